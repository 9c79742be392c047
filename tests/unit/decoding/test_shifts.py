"""How guidance moved a line's tokens is what the two contexts say, whatever saves passes."""

import asyncio

import numpy as np
import pytest

from engine.core.task import Task, Usage
from engine.decoding.candidates import Growth
from engine.decoding.loop import Drafts, decode_line, shifts
from engine.lm.base import Guidance
from engine.lm.scripted import Scripted

TASK = Task(name="f", signature="def f(x):\n")
WORDS = ("    return", " x", " y", "\n")


def script(text):
    """Without traces it would write y, with traces x."""
    ending = text[1:]
    if ending.endswith("return"):
        return {" x": 0.2, " y": 0.8} if text.startswith("a") else {" x": 0.9, " y": 0.1}
    return {"    return": 1.0} if not ending else {"\n": 1.0}


async def decided(gamma, drafted):
    model = Scripted(script, tokens=WORDS)
    prior = await model.open(model.tokenizer.encode("a"), Usage())
    conditional = await model.open(model.tokenizer.encode("b"), Usage())
    growth = Growth(TASK, model.tokenizer, "")
    drafts = Drafts(model.tokenizer, [model.tokenizer.encode("    return x\n")]) if drafted else None
    choices = await decode_line(prior, conditional, Guidance(gamma, explain=True), growth, 8, drafts)
    text = growth.text
    prior.close()
    conditional.close()
    await model.close()
    return text, shifts(choices, model.tokenizer.decode)


@pytest.mark.parametrize("drafted", [True, False])
@pytest.mark.parametrize("gamma", [0.5, 1.0, 2.0])
def test_shifts_say_what_both_contexts_said(gamma, drafted):
    text, found = asyncio.run(decided(gamma, drafted))
    assert "".join(shift.text for shift in found) == text
    turned = found[1]
    mixed = np.array([0.2, 0.8]) ** (1 - gamma) * np.array([0.9, 0.1]) ** gamma
    expected = mixed / mixed.sum()
    if expected[0] > expected[1]:
        assert text == "    return x\n"
        assert turned.instead == " y"
        assert (turned.prior, turned.conditional) == pytest.approx((0.2, 0.9), abs=1e-3)
        assert turned.guided == pytest.approx(expected[0], abs=1e-2)
    else:
        assert turned.instead == ""
        assert turned.guided == pytest.approx(expected[1], abs=1e-2)
