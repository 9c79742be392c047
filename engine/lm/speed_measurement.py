"""Measures how fast a model reads and writes on this machine, in about a second."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from itertools import cycle, islice

from engine.lm.base import Context, LanguageModel, Sampling
from engine.lm.speed import Speed
from engine.types import Usage

SECONDS = 1.0
"""A measurement takes no longer, but for its first two passes, which a large model may need more for."""
_ROWS = {1: 0.4, 12: 0.55, 96: 1.0}
"""Contexts that write together (one, the candidates of an agent, those of eight), and the share of the time
that is over when they have been measured."""
_READS = {16: 0.3, 64: 0.3, 256: 0.3}
"""The same for tokens of prompts."""
_REPEATS = 3
"""Of these the fastest counts: what else the machine does makes a pass slower, never faster."""
_MOST_DRAWN = 16
_MOST_WAITING = 20
"""Of a pass at most all but a part of so many: clocks of processor time may be coarse."""
_TEXT = "def total(prices, discount):\n    return sum(prices) * (1 - discount)\n\n\n"


async def measure(
    model: LanguageModel,
    seconds: float = SECONDS,
    rows: Sequence[int] = tuple(_ROWS),
    clock: Callable[[], float] = time.perf_counter,
    used: Callable[[], float] = time.process_time,
) -> Speed:
    """The speed of a model that nobody else uses meanwhile.

    Begins with a short prompt and one token, and goes on with what is expected to end within ``seconds``.
    What is not measured, and what is not among ``rows``, is estimated: each new token of a pass adds to it
    what it added between the shortest and the longest pass. Raises ``ModelError``.

    On a CPU a pass counts with no more than the processor time that was ``used`` by this process: waiting
    for cores that other programs have at the moment says nothing of the model.
    """
    return await _Measurement(model, seconds, _Stopwatch(clock, used, model.device)).run(rows)


class _Stopwatch:
    """Times passes without what they waited for a processor, and knows how much that was."""

    def __init__(self, clock: Callable[[], float], used: Callable[[], float], device: str) -> None:
        self._clock = clock
        self._used = used if device.startswith("cpu") else clock
        self._began = clock()
        self.waiting = 1.0
        """Seconds that the last pass took for each of its own."""

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return self._clock() - self._began

    def start(self) -> tuple[float, float]:
        """What ``stop`` wants."""
        return self._clock(), self._used()

    def stop(self, started: tuple[float, float], passes: int = 1) -> float:
        """Seconds of each of ``passes`` since ``start``."""
        elapsed = max(self._clock() - started[0], 1e-9)
        own = min(elapsed, max(self._used() - started[1], elapsed / _MOST_WAITING))
        self.waiting = elapsed / own
        return own / passes


class _Measurement:
    """The shortest times of passes with one long row (reading), and with rows of one token (writing)."""

    def __init__(self, model: LanguageModel, seconds: float, watch: _Stopwatch) -> None:
        self._model = model
        self._seconds = seconds
        self._watch = watch
        self._read: dict[int, float] = {}
        """From tokens of a prompt to seconds."""
        self._written: dict[int, float] = {}
        """From rows to seconds of a pass."""

    async def run(self, rows: Sequence[int]) -> Speed:
        """See ``measure``."""
        with closing(await self._open(min(_READS))) as prompt:
            await self._write(prompt, 1, 1)
            for length, share in _READS.items():
                for _ in range(_REPEATS):
                    if length < self._model.context_length and self._fits(self._expected(length), share):
                        (await self._open(length)).close()
            for number in rows:
                if self._fits(self._expected(number), _ROWS[number]):
                    await self._draw(prompt, number, 1)  # memory grows once
                for _ in range(_REPEATS):
                    if self._fits(self._expected(number), _ROWS[number]):
                        await self._write(prompt, number, self._tokens(number))
        longest = max(self._read)
        return Speed(
            longest / self._read[longest],
            rows_1=1 / self._expected(1),
            rows_12=12 / self._expected(12),
            rows_96=96 / self._expected(96),
        )

    def _fits(self, seconds: float, share: float) -> bool:
        """Whether ``seconds`` from now on no more than ``share`` of the time is over."""
        return self._watch.seconds + seconds * self._watch.waiting <= share * self._seconds

    def _expected(self, tokens: int) -> float:
        """Seconds of a pass with so many new tokens."""
        if tokens in self._written:
            return self._written[tokens]
        timed = {**self._read, **self._written}
        fewest, most = min(timed), max(timed)
        slope = max(0.0, timed[most] - timed[fewest]) / (most - fewest)
        nearest = max(rows for rows in self._written if rows < tokens)
        return self._written[nearest] + slope * (tokens - nearest)

    def _tokens(self, rows: int) -> int:
        """How many tokens each of ``rows`` contexts draws at a time."""
        left = _ROWS[rows] * self._seconds - self._watch.seconds
        return max(1, min(_MOST_DRAWN, int(left / _REPEATS / (self._expected(rows) * self._watch.waiting))))

    async def _open(self, length: int) -> Context:
        """Reads a prompt that begins like no other, for a cache that knows it would be measured.

        It has a token more, which is computed together with what is written behind it.
        """
        length = min(length, self._model.context_length // 2)
        text = self._model.tokenizer.encode(f"{random.getrandbits(64):x}\n{_TEXT}")
        tokens = list(islice(cycle(text), length + 1))
        started = self._watch.start()
        context = await self._model.open(tokens, Usage())
        took = self._watch.stop(started)
        self._read[length] = min(took, self._read.get(length, took))
        return context

    async def _write(self, prompt: Context, rows: int, tokens: int) -> None:
        """Keeps the seconds of a pass with ``rows`` forks of ``prompt``."""
        took = await self._draw(prompt, rows, tokens)
        self._written[rows] = min(took, self._written.get(rows, took))

    async def _draw(self, prompt: Context, rows: int, tokens: int) -> float:
        """Seconds of a pass in which ``rows`` forks of ``prompt`` draw ``tokens`` each, or to their ends."""
        with ExitStack() as forks:
            contexts = [forks.enter_context(closing(await prompt.fork())) for _ in range(rows)]
            started = self._watch.start()
            drawn = await asyncio.gather(*(_drawn(each, tokens, seed) for seed, each in enumerate(contexts)))
            return self._watch.stop(started, max(1, *drawn))


async def _drawn(context: Context, most: int, seed: int) -> int:
    """How many tokens came, the one that ends the completion among them."""
    heard = 0

    def hear(tokens: Sequence[int]) -> bool:
        nonlocal heard
        heard += len(tokens)
        return True

    await context.draw(most, Sampling(temperature=1.0, seed=seed), hear)
    return heard
