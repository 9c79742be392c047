"""A prompt's room in the model's context."""

from __future__ import annotations

import pytest

from engine.core.errors import SettingsError
from engine.core.task import Task, Usage
from engine.decoding.prior_context import Page, opened
from engine.decoding.services import Services
from engine.lm.scripted import Scripted
from engine.prompts import load

TASK = Task("f", "def f(x):\n", outline="def helper(x):\n    ...\n" * 40)


async def told(task: Task, length: int) -> str:
    model = Scripted({"x": {}})
    model.context_length = length
    try:
        async with opened(Page(task, load("base-file")), Services(model, None), Usage()) as prompt:
            return model.tokenizer.decode(prompt.prior.tokens)
    finally:
        await model.close()


@pytest.mark.parametrize(("length", "there"), [(4096, True), (1000, False)])
async def test_an_outline_gives_way_where_room_is_scarce(length: int, there: bool) -> None:
    assert ("def helper" in await told(TASK, length)) == there


async def test_a_prompt_that_does_not_fit_is_named() -> None:
    with pytest.raises(SettingsError, match="The prompt for f has"):
        await told(TASK, 70)
