"""Runs the schedule of the EG-CFG authors' program, as far as it is described, in our loop.

The same prompts, candidates, formula and seeds as ours; what differs is when what is computed. A context with
a dynamic signal has no cache: the whole prompt goes through the model for every token. For every candidate
and test a fresh interpreter is started. Their stepping debugger is left out, in their favour, and what the
fresh interpreters run is our own reference solution: what the model wrote runs in our sandbox, whose time is
kept apart, but for the time limit that a program without an end uses up in either schedule.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from engine.candidate_timeouts import stopped
from engine.lm.base import Choice, Context, Guidance, LanguageModel, Logprobs, Propose
from engine.lm.delegation import WrappedContext, WrappedModel
from engine.lm.distribution_decoding import decide
from engine.lm.token_lines import TokenLines
from engine.services import Sandbox
from engine.types import Usage
from sandbox import DEFAULT_LIMITS, Limits, RunResult, TestCase


class UncachedContext:
    """Knows its tokens and nothing else; every extension is a forward pass over all of them."""

    def __init__(self, network: Any, tokens: Sequence[int]) -> None:
        self._network = network
        self.tokens = list(tokens)

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        self.tokens += tokens
        return await asyncio.to_thread(self._forward, positions)

    def _forward(self, positions: int) -> Logprobs:
        if not positions:
            return np.empty((0, 0), np.float32)
        with torch.inference_mode():
            logits = self._network(input_ids=torch.tensor([self.tokens]), use_cache=False).logits[0]
            rows: Logprobs = torch.log_softmax(logits[-positions:].float(), -1).numpy()
        return rows

    def truncate(self, length: int) -> None:
        del self.tokens[length:]


class ScheduledContext(WrappedContext):
    """Cached until a signal is put into it; from then on only its tokens are kept."""

    def __init__(self, model: ScheduledModel, context: Context) -> None:
        super().__init__(context)
        self._model = model
        self._signalled: UncachedContext | None = None

    @property
    def tokens(self) -> Sequence[int]:
        return self._signalled.tokens if self._signalled else super().tokens

    @property
    def uncached(self) -> UncachedContext:
        """What the whole prompt goes through the model for, without a cache."""
        return self._signalled or UncachedContext(self._model.network, self.tokens)

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        if self._model.signal in tokens:
            self._signalled = self.uncached
        return await (self._signalled or self.context).extend(tokens, positions)

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        if conditional is None:
            return await super().decide(None, guidance, most, propose)
        assert isinstance(conditional, ScheduledContext)
        lines, ends = TokenLines(self._model.tokenizer.decode), self._model.tokenizer.end_tokens
        return await decide(self, conditional.uncached, guidance, most, lines, ends, propose)

    async def fork(self) -> ScheduledContext:
        return ScheduledContext(self._model, await self.context.fork())

    def truncate(self, length: int) -> None:
        (self._signalled or self.context).truncate(length)


class ScheduledModel(WrappedModel):
    """A language model whose conditional contexts have no cache."""

    def __init__(self, cached: LanguageModel, network: Any) -> None:
        super().__init__(cached)
        self.network = network
        (self.signal,) = cached.tokenizer.encode("<|signal|>")

    async def open(self, tokens: Sequence[int], usage: Usage) -> ScheduledContext:
        return ScheduledContext(self, await self._model.open(tokens, usage))


class FreshInterpreters:
    """Starts an interpreter for every program and test, one after the other; results come from ``pool``."""

    def __init__(self, pool: Sandbox, reference: str) -> None:
        self._pool = pool
        self._reference = reference
        """A program of ours that passes: the interpreters run it in place of what the model wrote."""
        self._turn = asyncio.Lock()
        self.ours_s = 0.0
        """Seconds that our sandbox took, which are not theirs; a program that never ends holds up both."""

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS, *, trace: bool = True
    ) -> RunResult:
        async with self._turn:
            began = time.perf_counter()
            result = await self._pool.run(program, tests, limits, trace=trace)
            if not stopped(result):
                self.ours_s += time.perf_counter() - began
            for test in tests:
                await self._fresh(f"{self._reference}\n{test.source}\n")
        return result

    @staticmethod
    async def _fresh(source: str) -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-I", "-c", source)
        if await process.wait():
            raise RuntimeError("the reference solution fails in a fresh interpreter")
