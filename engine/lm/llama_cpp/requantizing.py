"""Writes a model's file anew with all numbers as Q8_0, and compares the two; a process of its own.

``main`` prints the fields of ``models.catalog.Compared``.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import llama_cpp
import numpy as np

from engine.core.task import Usage
from engine.lm.base import LanguageModel, Logprobs, Speed, measure
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.loading import physical_cores

Found = TypeVar("Found")

_Q8_0 = 7
"""llama.cpp's number of files whose matrices are Q8_0."""
TEXT = Path(__file__).read_text(encoding="utf-8")
READ, POSITIONS = 96, 96
"""Tokens: enough to tell formats apart, since the person waits."""
REPEATS = 2
"""Of these the fastest counts: what else the machine does makes it slower, never faster."""


async def compare(published: str, copy: str) -> dict[str, float]:
    """The fields of ``engine.models.catalog.Compared``.

    The two are measured by turns, so that what else the machine does meanwhile is in the way of both.
    """
    rounds = [[await _with(path, _speed) for path in (published, copy)] for _ in range(REPEATS)]
    before, after = map(_fastest, zip(*rounds, strict=True))
    said, says = [await _with(path, _distributions) for path in (published, copy)]
    kl = (np.exp(said) * (said - says)).sum(axis=1).mean()
    assert before.read is not None
    assert after.read is not None
    return {
        "read": after.read / before.read,
        "written": before.seconds[12] / after.seconds[12],
        "kl": float(kl),
    }


async def _with(path: str, use: Callable[[LanguageModel], Awaitable[Found]]) -> Found:
    model = await load(path)
    try:
        return await use(model)
    finally:
        await model.close()


async def _speed(model: LanguageModel) -> Speed:
    await measure(model, (), READ)  # its file comes into memory
    return await measure(model, (12,), READ)


def _fastest(measured: Sequence[Speed]) -> Speed:
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
