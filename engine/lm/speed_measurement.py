"""Measures how fast a model reads and writes on this machine, in some seconds."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import cycle, islice

from engine.core.task import Usage
from engine.lm.base import Context, LanguageModel, Sampling
from engine.lm.speed import Speed

ROWS = (1, 12, 48)
"""Contexts that write together."""
_READ, _WRITTEN = 256, 8
"""Tokens."""
_TEXT = "def total(prices, discount):\n    return sum(prices) * (1 - discount)\n\n\n"


async def measure(model: LanguageModel, rows: Sequence[int] = ROWS) -> Speed:
    """The speed of a model that nobody else uses meanwhile; raises ``ModelError``.

    Of a server the way to it and back is included.
    """
    speed = Speed()
    text = model.tokenizer.encode(
        f"{random.getrandbits(64):x}\n{_TEXT}"
    )  # of which no cache knows a beginning
    tokens = list(islice(cycle(text), min(_READ, model.context_length // 2)))
    began = time.perf_counter()
    with closing(await model.open(tokens, Usage())) as prompt:
        speed.learn_read(len(tokens), time.perf_counter() - began)
        for count in rows:
            with ExitStack() as forks:
                contexts = [forks.enter_context(closing(await prompt.fork())) for _ in range(count)]
                await asyncio.gather(*(_drawn(each, 1, 0) for each in contexts))  # memory grows once
                began = time.perf_counter()
                drawn = await asyncio.gather(
                    *(_drawn(each, _WRITTEN, seed) for seed, each in enumerate(contexts))
                )
                speed.learn_written(count, (time.perf_counter() - began) / max(1, *drawn))
    return speed


async def _drawn(context: Context, most: int, seed: int) -> int:
    """How many tokens came, the one that ends the completion among them."""
    heard = 0

    def hear(tokens: Sequence[int]) -> bool:
        nonlocal heard
        heard += len(tokens)
        return True

    await context.draw(most, Sampling(temperature=1.0, seed=seed), hear)
    return heard
