"""Many coroutines, one forward pass: requests that wait at the same moment are batched.

The scheduler lives in the event loop and never blocks it; the backend lives in the owner thread. A
sequence's state is its cached positions only: each row says how many of them stay, so a pass that was
cancelled, failed or split can be run again without harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Protocol

from engine.lm.base import Logprobs
from engine.lm.owner import Owner
from engine.types import ModelError, Usage

SHORT_ROW = 48
"""Rows with at most this many new tokens (decoding, verifying drafts) never wait for a prefill to end."""
PASS_TOKENS = 2048
"""A pass takes no further row once it has so many new tokens: bounds memory, and the wait of the others."""
QUIET_TURNS = 4
"""Turns of the event loop without a new request after which a pass starts. A result travels through
about three turns (future, task, gather) before it can become the next request."""


@dataclass(frozen=True, slots=True)
class Row:
    """One sequence's share of a forward pass."""

    sequence: int
    start: int
    """Cached positions that stay; what was cached behind them is forgotten. 0 for a new sequence."""
    tokens: tuple[int, ...]
    """New tokens, at positions ``start``, ``start + 1``, ..."""
    positions: int
    """How many of the last new tokens need a distribution."""


class Backend(Protocol):
    """A model's arithmetic and cache. Only the owner thread calls it."""

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        """``(positions, vocabulary)`` for each row. Rows have distinct sequences.

        Raises ``MemoryError`` when the batch is too large. After any error the cached ``start`` positions
        of every row are still intact.
        """

    def copy(self, source: int, length: int, target: int) -> None:
        """Makes ``target`` a sequence that begins with the first ``length`` positions of ``source``.

        Bookkeeping only: memory that has to be copied is copied in ``forward``. It must not fail.
        """

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""

    def close(self) -> None:
        """Frees everything."""


@dataclass(eq=False, slots=True)
class Request:
    """A row and the coroutine that waits for it."""

    row: Row
    usage: Usage
    future: asyncio.Future[Logprobs]

    @property
    def short(self) -> bool:
        return len(self.row.tokens) <= SHORT_ROW


class Scheduler:
    """Batches requests for one backend. Serves one event loop at a time, and several one after another."""

    def __init__(self, backend: Backend, owner: Owner) -> None:
        self._backend = backend
        self._owner = owner
        self._names = count()
        self._waiting: list[Request] = []
        self._running: list[Request] = []
        self._arrivals = 0
        self._last_was_short = False
        self._serving: asyncio.Task[None] | None = None
        self.closed = False

    def new_sequence(self) -> int:
        return next(self._names)

    def copy(self, source: int, length: int, target: int) -> None:
        """Queues a copy: it happens before any pass that is requested later."""
        self._owner.post(partial(self._backend.copy, source, length, target))

    def free(self, sequence: int) -> None:
        """Queues the end of a sequence, from any thread; what still waits for it gets a ``ModelError``."""
        for request in [*self._waiting, *self._running]:
            if request.row.sequence == sequence:
                _fail(request, ModelError("The context was closed while it was being extended."))
        self._owner.post(partial(self._backend.free, sequence))

    async def forward(self, row: Row, usage: Usage) -> Logprobs:
        """The distributions of ``row``, from a pass shared with whoever else waits. Raises ``ModelError``.

        When the caller is cancelled before its pass starts, the row is not computed.
        """
        if self.closed:
            raise ModelError("The model is closed.")
        loop = asyncio.get_running_loop()
        request = Request(row, usage, loop.create_future())
        self._waiting.append(request)
        self._arrivals += 1
        if self._serving is None or self._serving.done() or self._serving.get_loop() is not loop:
            self._serving = loop.create_task(self._serve(), name="model passes")
        return await request.future

    async def close(self) -> None:
        """Cancels what waits, frees the backend and ends its thread."""
        if self.closed:
            return
        self.closed = True
        self._cancel_requests()
        try:
            await self._owner.run(self._backend.close)
        finally:
            await self._owner.end()

    async def _serve(self) -> None:
        try:
            while self._waiting:
                await self._settle()
                self._running = self._next_batch()
                for request in self._running:
                    _count_tokens(request)
                await self._pass(self._running)
                self._running = []
        except BaseException:  # the event loop ends; nobody may wait for passes that will not come
            self._cancel_requests()
            raise

    def _cancel_requests(self) -> None:
        for request in [*self._waiting, *self._running]:
            request.future.cancel()
        self._waiting, self._running = [], []

    async def _settle(self) -> None:
        """Lets every coroutine that can run come to its next request."""
        quiet = 0
        while quiet < QUIET_TURNS:
            arrivals = self._arrivals
            await asyncio.sleep(0)
            quiet = quiet + 1 if arrivals == self._arrivals else 0

    def _next_batch(self) -> list[Request]:
        """Takes out rows of similar length; short and long rows have turns when both wait."""
        self._waiting = [request for request in self._waiting if not request.future.done()]
        kinds = {request.short for request in self._waiting}
        short = not self._last_was_short if len(kinds) == 2 else kinds == {True}
        batch: list[Request] = []
        tokens = 0
        for request in self._waiting:
            size = len(request.row.tokens)
            if request.short is short and (not batch or tokens + size <= PASS_TOKENS):
                batch.append(request)
                tokens += size
        taken = set(map(id, batch))
        self._waiting = [request for request in self._waiting if id(request) not in taken]
        self._last_was_short = short
        return batch

    async def _pass(self, batch: list[Request]) -> None:
        """Runs one pass, or several smaller ones when memory does not suffice, and answers everybody."""
        batch = [request for request in batch if not request.future.done()]
        if not batch:
            return
        for usage in {id(request.usage): request.usage for request in batch}.values():
            usage.forward_passes += 1
        rows = [request.row for request in batch]
        try:
            results = await self._owner.run(partial(self._backend.forward, rows))
        except MemoryError:
            await self._pass_in_halves(batch)
        except Exception as error:
            for request in batch:
                _fail(request, error)
        else:
            for request, result in zip(batch, results, strict=True):
                if not request.future.done():
                    request.future.set_result(result)

    async def _pass_in_halves(self, batch: list[Request]) -> None:
        middle = len(batch) // 2
        if middle:
            await self._pass(batch[:middle])
            await self._pass(batch[middle:])
        else:
            length = batch[0].row.start + len(batch[0].row.tokens)
            _fail(
                batch[0],
                ModelError(
                    f"Out of memory: no room for a context of {length} tokens. "
                    "Use fewer agents or candidates, a shorter prompt, or a smaller model."
                ),
            )


def _count_tokens(request: Request) -> None:
    size = len(request.row.tokens)
    if size > 1:
        request.usage.prompt_tokens += size
    else:
        request.usage.generated_tokens += 1


def _fail(request: Request, error: Exception) -> None:
    """Gives each requester an error of its own: a shared one would collect all their tracebacks."""
    if request.future.done():
        return
    own = ModelError(str(error) if isinstance(error, ModelError) else f"The model failed: {error!r}")
    own.__cause__ = error
    request.future.set_exception(own)
