"""How fast a model is here, and how much memory there is: for ``egcfg doctor``."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel

PROMPT = "def total(prices, discount):\n    return sum(prices) * (1 - discount)\n" * 16
GENERATED = 24
"""Tokens that are generated, one after the other."""


async def speed(model: LanguageModel) -> dict[str, float]:
    """Tokens read and generated a second, in one context; a server's include the way to it and back.

    Raises ``ModelError``.
    """
    from engine.types import Usage

    tokens = model.tokenizer.encode(PROMPT)[: model.context_length - GENERATED - 1]
    (await model.open(tokens[:8], Usage())).close()  # what happens once only, happens now
    began = time.perf_counter()
    context = await model.open(tokens, Usage())
    between = time.perf_counter()
    for _ in range(GENERATED):
        await context.extend([int(context.logprobs.argmax())])
    ended = time.perf_counter()
    context.close()
    return {
        "read_per_s": round(len(tokens) / (between - began), 1),
        "generated_per_s": round(GENERATED / (ended - between), 1),
    }


def memory() -> dict[str, float | None]:
    """Gigabytes of this machine, and what this process took at most so far; None where nobody tells."""
    try:
        machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    except (AttributeError, ValueError, OSError):
        machine = None
    try:
        import resource

        unit = 1 if sys.platform == "darwin" else 1024
        process = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e9
    except ImportError:
        process = None
    return {
        "machine_gb": None if machine is None else round(machine, 1),
        "process_gb": None if process is None else round(process, 2),
    }
