"""Lines while they grow and are decided: their ends, drafts, and what guidance moved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.task import Task, Usage
from engine.decoding.candidates import Growth
from engine.decoding.loop import Drafts, decode_line, shifts
from engine.lm.base import Context, Guidance
from tests.scripted import Scripted, ScriptedTokenizer
from tests.thorough import examples

TASK = Task("f", "def f(x):\n")
TOKENIZER = ScriptedTokenizer(["\r", "\r\n", ":\r"])


def grown(text: str) -> Growth:
    growth = Growth(TASK, TOKENIZER, "")
    for token in TOKENIZER.encode(text):
        growth.add(token)
    return growth


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_counts_once(end: str) -> None:
    growth = grown(f"    y = x{end}    z = 2{end}    return y + z{end}")
    assert growth.text == "    y = x\n    z = 2\n    return y + z\n"
    assert growth.new_lines == 3


def test_a_line_end_may_come_in_two_tokens() -> None:
    first, second = TOKENIZER.encode("\r"), TOKENIZER.encode("\n")
    growth = Growth(TASK, TOKENIZER, "", [*TOKENIZER.encode("    y = x"), *first])
    assert growth.text == "    y = x\n"
    growth.add(*second)
    assert (growth.text, growth.new_lines) == ("    y = x\n", 0)


def test_a_function_ends_behind_a_lone_carriage_return_too() -> None:
    growth = grown("    return x\rp")
    assert (growth.ended, growth.text) == (True, "    return x\n")


WORDS = ("    ", "return", " x", " + ", "1", "y", "\n", "y\n", "(", ")")


def opinionated(seed: int):
    """A model that has an opinion on everything, another one after every text."""

    def script(text: str) -> dict[str, float]:
        random = Random(f"{seed} {text}")
        return {word: random.random() ** 4 for word in WORDS}

    return script


@asynccontextmanager
async def contexts(model: Scripted, other: str) -> AsyncIterator[tuple[Context, Context]]:
    opened = [await model.open(model.tokenizer.encode(text), Usage()) for text in ("a", other)]
    yield opened[0], opened[1]
    for context in opened:
        context.close()
    assert model.open_contexts == 0


async def lines(model: Scripted, gamma: float, candidates: list[list[int]] | None, budget: int) -> list[str]:
    """Three lines, decoded under guidance; afterwards both contexts must hold exactly what was decoded."""
    growth = Growth(TASK, model.tokenizer, "")
    drafts = Drafts(model.tokenizer, candidates) if candidates is not None else None
    texts = []
    async with contexts(model, "bb") as (prior, conditional):
        for _ in range(3):
            await decode_line(prior, conditional, Guidance(gamma), growth, budget, drafts)
            texts.append(growth.text)
            if growth.ended:
                break
            assert list(prior.tokens)[1:] == list(conditional.tokens)[2:] == growth.tokens
    return texts


@given(
    seed=st.integers(0, 10**6),
    gamma=st.sampled_from([0.0, 0.5, 1.0, 3.0]),
    budget=st.integers(1, 12),
    invented=st.lists(st.lists(st.integers(1, 100), max_size=12), max_size=3),
    cut=st.integers(0, 20),
)
@settings(max_examples=examples(60))
def test_drafts_change_nothing(seed, gamma, budget, invented, cut):
    async def check() -> None:
        model = Scripted(opinionated(seed), tokens=WORDS)
        plain = await lines(model, gamma, None, budget)
        right = model.tokenizer.encode(plain[-1])
        half_right = [*right[:cut], *model.tokenizer.encode("return y\n")]
        drafted = await lines(model, gamma, [right, half_right, *invented], budget)
        assert drafted == plain
        await model.close()

    asyncio.run(check())


def test_the_most_frequent_fitting_candidate_is_proposed_up_to_its_line_end():
    tokenizer = Scripted({}).tokenizer
    first, second = tokenizer.encode("ab\ncd\n"), tokenizer.encode("ax\n")
    drafts = Drafts(tokenizer, [second, first, first])
    asked = [("a", 9), ("ax", 9), ("ab\n", 1), ("b", 9), ("a", 0)]
    found = [tokenizer.decode(drafts.after(tokenizer.encode(text), most)) for text, most in asked]
    assert found == ["b\n", "\n", "c", "", ""]


def script(text):
    """Without traces it would write y, with traces x."""
    ending = text[1:]
    if ending.endswith("return"):
        return {" x": 0.2, " y": 0.8} if text.startswith("a") else {" x": 0.9, " y": 0.1}
    return {"    return": 1.0} if not ending else {"\n": 1.0}


@pytest.mark.parametrize("drafted", [True, False])
@pytest.mark.parametrize("gamma", [0.5, 1.0, 2.0])
async def test_shifts_say_what_both_contexts_said_whatever_saves_passes(gamma, drafted):
    model = Scripted(script, tokens=("    return", " x", " y", "\n"))
    growth = Growth(TASK, model.tokenizer, "")
    drafts = Drafts(model.tokenizer, [model.tokenizer.encode("    return x\n")]) if drafted else None
    async with contexts(model, "b") as (prior, conditional):
        choices = await decode_line(prior, conditional, Guidance(gamma, explain=True), growth, 8, drafts)
    await model.close()
    found = shifts(choices, model.tokenizer.decode)
    assert "".join(shift.text for shift in found) == growth.text
    mixed = np.array([0.2, 0.8]) ** (1 - gamma) * np.array([0.9, 0.1]) ** gamma
    expected = mixed / mixed.sum()
    turned = found[1]
    if expected[0] > expected[1]:
        assert (growth.text, turned.instead) == ("    return x\n", " y")
        assert (turned.prior, turned.conditional) == pytest.approx((0.2, 0.9), abs=1e-3)
    else:
        assert turned.instead == ""
    assert turned.guided == pytest.approx(expected.max(), abs=1e-2)
