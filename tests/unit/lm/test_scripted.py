"""The scripted model follows its script, ends where it ends, and keeps a diary."""

from __future__ import annotations

import asyncio
import math

import pytest

from engine.core.errors import SettingsError
from engine.core.task import Usage
from engine.lm.base import LanguageModel, Sampling
from engine.lm.scripted import Scripted


async def greedy(model: LanguageModel, prompt: str) -> str:
    context = await model.open(model.tokenizer.encode(prompt), Usage())
    start = len(context.tokens)
    await context.draw(200, Sampling(temperature=0), lambda tokens: True)
    assert len(context.tokens) < start + 200, "the script goes round in circles"
    text = model.tokenizer.decode(context.tokens[start:])
    context.close()
    return text


async def test_it_follows_the_heaviest_continuation_and_ends():
    model = Scripted({"def one():\n": {"    return 1\n": 0.9, "    pass\n": 0.1}})
    assert await greedy(model, "def one():\n") == "    return 1\n"
    assert await greedy(model, "something else") == ""
    await model.close()


async def test_weights_become_probabilities_where_continuations_part():
    model = Scripted({">": {"ab": 3.0, "ac": 1.0}})
    context = await model.open(model.tokenizer.encode(">a"), Usage())
    b, c = model.tokenizer.encode("bc")
    found = dict(await context.likeliest(2))
    assert math.exp(found[b]) == pytest.approx(0.75, abs=1e-4)
    assert math.exp(found[c]) == pytest.approx(0.25, abs=1e-4)
    await model.close()


async def test_prior_and_conditional_can_differ():
    def script(text: str) -> dict[str, float]:
        if text.endswith("\n"):
            return {"B": 1.0} if "# passed" in text else {"A": 1.0}
        return {}

    model = Scripted(script)
    answers = await asyncio.gather(greedy(model, "f\n"), greedy(model, "f\n# passed\n"))
    assert answers == ["A", "B"]
    assert model.pass_sizes == [2, 2, 2]  # both prompts, then a letter and the end of each
    await model.close()


async def test_keys_chain_and_the_last_one_counts():
    model = Scripted({"x\n": {"y\n": 1.0}, "y\n": {"z\n": 1.0}})
    assert await greedy(model, "x\n") == "y\nz\n"
    await model.close()


async def test_texts_with_tokens_of_their_own():
    model = Scripted({":\n": {"    return 1\n": 1.0}}, tokens=["    ", "return"])
    assert len(model.tokenizer.encode("    return 1\n")) == 5
    assert await greedy(model, ":\n") == "    return 1\n"
    await model.close()


def test_the_tokenizer_keeps_text_and_knows_the_end():
    tokenizer = Scripted({}).tokenizer
    text = "def f(x):\n    return x\n"
    assert tokenizer.decode(tokenizer.encode(text)) == text
    assert tokenizer.encode("<|end|>") == list(tokenizer.end_tokens)
    assert tokenizer.decode(tokenizer.encode("a<|end|>b")) == "ab"
    assert tokenizer.decode(tokenizer.encode("é")) == "?"
    with pytest.raises(SettingsError):
        tokenizer.chat("hello")
