"""Drafts change the number of passes and nothing else."""

from __future__ import annotations

import asyncio
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.task import Task, Usage
from engine.decoding.candidates import Growth
from engine.decoding.loop import Drafts, decode_line
from engine.lm.base import Guidance
from engine.lm.scripted import Scripted
from tests.thorough import examples

TASK = Task(name="f", signature="def f(x):\n")
WORDS = ("    ", "return", " x", " + ", "1", "y", "\n", "y\n", "(", ")")


def opinionated(seed: int):
    """A model that has an opinion on everything, another one after every text."""

    def script(text: str) -> dict[str, float]:
        random = Random(f"{seed} {text}")
        return {word: random.random() ** 4 for word in WORDS}

    return script


async def lines(model: Scripted, gamma: float, candidates: list[list[int]] | None, budget: int) -> list[str]:
    """Three lines, decoded under guidance; afterwards both contexts must hold exactly what was decoded."""
    prior = await model.open(model.tokenizer.encode("a"), Usage())
    conditional = await model.open(model.tokenizer.encode("bb"), Usage())
    growth = Growth(TASK, model.tokenizer, "")
    drafts = Drafts(model.tokenizer, candidates) if candidates is not None else None
    texts = []
    for _ in range(3):
        await decode_line(prior, conditional, Guidance(gamma), growth, budget, drafts)
        texts.append(growth.text)
        if growth.ended:
            break
        assert list(prior.tokens)[1:] == growth.tokens
        assert list(conditional.tokens)[2:] == growth.tokens
    prior.close()
    conditional.close()
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
        assert model.open_contexts == 0
        await model.close()

    asyncio.run(check())


def test_the_most_frequent_fitting_candidate_is_proposed_up_to_its_line_end():
    tokenizer = Scripted({}).tokenizer
    first, second = tokenizer.encode("ab\ncd\n"), tokenizer.encode("ax\n")
    drafts = Drafts(tokenizer, [second, first, first])
    assert drafts.after(tokenizer.encode("a"), 9) == tokenizer.encode("b\n")
    assert drafts.after(tokenizer.encode("ax"), 9) == tokenizer.encode("\n")
    assert drafts.after(tokenizer.encode("ab\n"), 1) == tokenizer.encode("c")
    assert drafts.after(tokenizer.encode("b"), 9) == []
    assert drafts.after(tokenizer.encode("a"), 0) == []
