"""Writes a model's file anew with all numbers as Q8_0, and compares the two; a process of its own.

``main`` prints the fields of ``models.catalog.Compared``.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
from pathlib import Path

import llama_cpp
import numpy as np

from engine.core.task import Usage
from engine.lm.base import LanguageModel, Logprobs, Speed, measure
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.loading import physical_cores

_Q8_0 = 7
"""llama.cpp's number of files whose matrices are Q8_0."""
TEXT = Path(__file__).read_text(encoding="utf-8")
POSITIONS = 200
REPEATS = 3
"""Of these the fastest counts: what else the machine does makes it slower, never faster."""


async def compare(published: str, copy: str) -> dict[str, float]:
    """The fields of ``engine.models.catalog.Compared``."""
    before, said = await _measured(published)
    after, says = await _measured(copy)
    kl = (np.exp(said) * (said - says)).sum(axis=1).mean()
    assert before.read is not None
    assert after.read is not None
    return {
        "read": after.read / before.read,
        "written": before.seconds[12] / after.seconds[12],
        "kl": float(kl),
    }


async def _measured(path: str) -> tuple[Speed, Logprobs]:
    model = await load(path)
    try:
        return await _fastest(model), await _distributions(model)
    finally:
        await model.close()


async def _fastest(model: LanguageModel) -> Speed:
    measured = [await measure(model, (12,)) for _ in range(REPEATS)]
    read = max(each.read or 0.0 for each in measured)
    return Speed({12: min(each.seconds[12] for each in measured)}, read)


async def _distributions(model: LanguageModel) -> Logprobs:
    """``(positions, vocabulary)`` after the text's first tokens."""
    first, *tokens = model.tokenizer.opening(TEXT)[: POSITIONS + 1]
    context = await model.open([first], Usage())
    return await context.extend(tokens, len(tokens))


def requantize(published: str, copy: str) -> None:
    """Raises ``RuntimeError`` if llama.cpp cannot."""
    options = llama_cpp.llama_model_quantize_default_params()
    options.ftype, options.allow_requantize, options.nthread = _Q8_0, True, physical_cores()
    if llama_cpp.llama_model_quantize(published.encode(), copy.encode(), ctypes.byref(options)):
        raise RuntimeError(f"llama.cpp cannot write {copy}")


def main(published: str, copy: str) -> None:
    """Writes the copy, and prints the comparison."""
    requantize(published, copy)
    print(json.dumps(asyncio.run(compare(published, copy))))
