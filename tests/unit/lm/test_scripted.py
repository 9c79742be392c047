"""The scripted model follows its script, ends where it ends, and keeps a diary."""

from __future__ import annotations

import pytest

from engine.core.task import Usage
from engine.lm.base import LanguageModel, Sampling
from engine.lm.scripted import Scripted
from engine.support.errors import SettingsError


async def greedy(model: LanguageModel, prompt: str) -> str:
    context = await model.open(model.tokenizer.encode(prompt), Usage())
    start = len(context.tokens)
    await context.draw(200, Sampling(temperature=0), lambda tokens: True)
    assert len(context.tokens) < start + 200, "the script goes round in circles"
    text = model.tokenizer.decode(context.tokens[start:])
    context.close()
    return text


async def test_keys_chain_and_the_last_one_counts():
    model = Scripted({"x\n": {"y\n": 1.0}, "y\n": {"z\n": 1.0}})
    assert await greedy(model, "x\n") == "y\nz\n"
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
