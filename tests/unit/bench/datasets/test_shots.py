"""MBPP's prompt tasks as the examples of a prompt."""

from __future__ import annotations

import pytest

from engine.bench.datasets import load
from engine.bench.problems.shots import shots
from engine.core.errors import DataError
from engine.core.options import Agent, Decoding, Shot
from engine.decoding.prior_context import page_of
from engine.decoding.services import Services
from engine.lm.scripted import Scripted
from tests.unit.bench import samples as data


def records(*numbers: int) -> list[dict[str, object]]:
    return [
        {**data.AREA, "task_id": number, "code": f"def area{number}(a):\n    return a * a\n",
         "text": f"Area {number}.", "test_list": [f"assert area{number}(2) == 4"]}
        for number in numbers
    ]  # fmt: skip


def test_the_prompt_tasks_of_mbpp_are_its_examples(write):
    problems = load("mbpp", write(records(2, 3, 4, 11)), "all").problems
    found = shots(problems, "data")
    assert found[0] == Shot(
        "Area 2.", "def area2(a):\n", ("area2(2) == 4",), "def area2(a):\n    return a * a\n"
    )
    agent, decoding = Agent(template="few-shot"), Decoding(shots=found)
    services = Services(Scripted({}), None)  # type: ignore[arg-type]
    page = page_of(problems[3].task, services, agent, decoding)
    shared = page.template.prompt(page.task).shared
    assert [f"Area {number}." in shared for number in (2, 3, 4, 11)] == [True, True, True, False]
    assert "longest_word" not in shared
    itself = page_of(problems[0].task, services, agent, decoding)
    assert "Area 2." not in itself.template.prompt(itself.task).shared, "no task is its own example"


def test_examples_that_are_missing_are_named(write):
    with pytest.raises(DataError, match="data has no task 3, 4"):
        shots(load("mbpp", write(records(2, 11)), "all").problems, "data")
