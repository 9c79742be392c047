"""Many coroutines, one forward pass: jobs that wait at the same moment are batched.

Coroutines submit jobs from the event loop. The owner thread works on them in steps (schedule, forward, take)
until they are done; the event loop hears of lines, ends and errors. A sequence's state is its tokens and how
many of them are cached: each row says what stays, so a pass that failed or was split can be run again.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import SimpleQueue
from time import perf_counter
from typing import Protocol, TypeVar, cast

from engine.core.task import Usage
from engine.lm.base import Choice, Guidance, Hear, Propose, Sampling, Speed
from engine.lm.sampling import (
    Answer,
    Ask,
    Backend,
    Decide,
    Distributions,
    Draw,
    Read,
    Row,
    Step,
    uniform,
)
from engine.lm.tokens import LineTracker, TokenLines
from engine.support.errors import ModelError

Result = TypeVar("Result")


class Owner:
    """One daemon thread and its queue. ``post`` may be called from any thread, finalizers included."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def post(self, job: Callable[[], None]) -> None:
        """Runs ``job`` after all earlier ones. Nobody hears of its errors: it should have none."""
        self._jobs.put(job)

    async def run(self, job: Callable[[], Result]) -> Result:
        """What ``job`` returns or raises. If the caller is cancelled the job runs all the same."""
        future: concurrent.futures.Future[Result] = concurrent.futures.Future()

        def work() -> None:
            try:
                result = job()
            except BaseException as error:
                future.set_exception(error if isinstance(error, Exception) else RuntimeError(repr(error)))
            else:
                future.set_result(result)

        self.post(work)
        return await asyncio.wrap_future(future)

    def stop(self) -> None:
        """Ends the thread after the jobs that were posted so far. Harmless when it has ended."""
        self._jobs.put(None)

    async def end(self) -> None:
        """Ends the thread and waits for it: one that still frees memory while Python ends would abort it."""
        self.stop()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            with suppress(Exception):
                job()
            del job  # what it holds is freed now, not when the next one comes


SHORT_ROW = 48
"""Rows with at most this many new tokens (decoding, verifying drafts) never wait for a prefill to end."""


@dataclass(slots=True)
class CachedTokens:
    """The tokens of one sequence, and how many of them are cached."""

    number: int
    tokens: list[int]
    cached: int = 0

    @property
    def pending(self) -> int:
        """Tokens that are not cached yet."""
        return len(self.tokens) - self.cached

    def row(self, positions: int, draft: Sequence[int] = ()) -> Row:
        """All pending tokens and ``draft``, with logits at the last ``positions``."""
        return Row(self.number, self.cached, (*self.tokens[self.cached :], *draft), positions)

    def piece(self, size: int) -> Row:
        """The next ``size`` pending tokens, without logits."""
        return Row(self.number, self.cached, tuple(self.tokens[self.cached : self.cached + size]), 0)


class Job:
    """One request. The scheduler calls ``begin`` once, then ``step`` and ``take`` in turn until ``done``."""

    future: asyncio.Future[None]
    """Resolved in the event loop that waits for the job."""
    last = 1
    """How many of a sequence's last tokens are computed in the pass that asks."""
    hear: Hear | None = None
    """Takes tokens in the event loop as they are drawn."""

    def __init__(self, usage: Usage, *sequences: CachedTokens) -> None:
        self.usage = usage
        self.sequences = sequences
        self.wanted = True
        """False once nobody waits for it any more."""
        self.done = False
        self.paused = False
        """It goes on when the event loop has heard of its last tokens and wants more."""

    def begin(self, backend: Backend) -> None:
        """Takes over what the cache has of its sequences."""
        for sequence in self.sequences:
            cached = backend.begin(sequence.number, tuple(sequence.tokens))
            sequence.cached = min(cached, len(sequence.tokens) - self.last)

    def step(self, chunk: int) -> Step:
        """The next pass's share: at most ``chunk`` tokens of what is to be read first, or what is asked."""
        for sequence in self.sequences:
            unread = sequence.pending - self.last
            if unread > 0 and sequence.pending > SHORT_ROW:
                return Step((sequence.piece(min(chunk, unread)),), Read())
        return self.asks()

    def take(self, step: Step, answer: Answer) -> Sequence[int]:
        """Goes on from the answer to ``step``; returns tokens that are to be heard now."""
        if isinstance(step.ask, Read):
            for row in step.rows:
                sequence = next(each for each in self.sequences if each.number == row.sequence)
                sequence.cached += len(row.tokens)
            return ()
        return self.hears(answer)

    def asks(self) -> Step:
        """What it asks once all is read."""
        raise NotImplementedError

    def hears(self, answer: Answer) -> Sequence[int]:
        """Goes on from the answer to what it asked; returns tokens that are to be heard now."""
        raise NotImplementedError


class ReadJob(Job):
    """Reads a sequence into the cache, all but its last token, which is computed with what comes next."""

    def begin(self, backend: Backend) -> None:
        super().begin(backend)
        self.done = self.sequences[0].pending <= 1

    def step(self, chunk: int) -> Step:
        [sequence] = self.sequences
        return Step((sequence.piece(min(chunk, sequence.pending - 1)),), Read())

    def take(self, step: Step, answer: Answer) -> Sequence[int]:
        super().take(step, answer)
        self.done = self.sequences[0].pending <= 1
        return ()


class AskJob(Job):
    """Reads a sequence; ``result`` answers ``ask`` after each of its last ``positions``."""

    result: Answer

    def __init__(self, usage: Usage, sequence: CachedTokens, ask: Ask, positions: int = 1) -> None:
        super().__init__(usage, sequence)
        self.ask = ask
        self.last = positions

    def asks(self) -> Step:
        return Step((self.sequences[0].row(self.last),), self.ask)

    def hears(self, answer: Answer) -> Sequence[int]:
        self.result = answer
        self.done = True
        return ()


@dataclass(frozen=True, slots=True)
class Bounds:
    """Where drawing and deciding end."""

    most: int
    """Tokens."""
    lines: int
    """Line ends; 0: any number."""
    end_tokens: frozenset[int]


class DrawJob(Job):
    """Draws token after token; what ends a line or begins one at column 0 is heard at once.

    Where a line begins at column 0, a function may end: it pauses there until that is known.
    """

    def __init__(
        self,
        usage: Usage,
        sequence: CachedTokens,
        sampling: Sampling,
        bounds: Bounds,
        lines: TokenLines,
        hear: Hear,
    ) -> None:
        super().__init__(usage, sequence)
        self.hear = hear
        self.sampling = sampling
        self.bounds = bounds
        self._tracker = LineTracker(lines, sequence.tokens[-1])
        self.drawn = 0
        self._unheard: list[int] = []

    def asks(self) -> Step:
        [sequence] = self.sequences
        sampling = self.sampling
        drawn = Draw(sampling.temperature, sampling.top_p, uniform(sampling.seed, len(sequence.tokens)))
        return Step((sequence.row(1),), drawn)

    def hears(self, answer: Answer) -> Sequence[int]:
        [sequence] = self.sequences
        bounds, token = self.bounds, cast(int, answer)
        sequence.cached = len(sequence.tokens)
        sequence.tokens.append(token)
        self.drawn += 1
        self._unheard.append(token)
        notable = self._tracker.add(token)
        self.done = (
            token in bounds.end_tokens
            or self.drawn == bounds.most
            or (bounds.lines > 0 and self._tracker.ends >= bounds.lines)
        )
        self.paused = self._tracker.begins and not self.done
        if not (notable or self.done):
            return ()
        heard, self._unheard = self._unheard, []
        return heard


class DecideJob(Job):
    """Decides the tokens of one line greedily, from the prior alone or guided by a conditional sequence."""

    def __init__(
        self,
        usage: Usage,
        sequences: Sequence[CachedTokens],
        guidance: Guidance,
        bounds: Bounds,
        lines: TokenLines,
        propose: Propose | None,
    ) -> None:
        super().__init__(usage, *sequences)
        self.result: list[Choice] = []
        self._guidance = guidance
        self._bounds = bounds
        self._tracker = LineTracker(lines, sequences[0].tokens[-1])
        self._propose = propose
        self._draft: tuple[int, ...] = ()

    def asks(self) -> Step:
        left = self._bounds.most - len(self.result) - 1
        if self._propose is not None and left > 0:
            self._draft = tuple(self._propose([choice.token for choice in self.result], left))[:left]
        else:
            self._draft = ()
        positions = len(self._draft) + 1
        rows = tuple(sequence.row(positions, self._draft) for sequence in self.sequences)
        guidance = self._guidance
        return Step(rows, Decide(guidance.gamma, guidance.alpha, guidance.explain))

    def hears(self, answer: Answer) -> Sequence[int]:
        choices = cast("list[Choice]", answer)
        for choice, drafted in zip(choices, (*self._draft, None), strict=True):
            self._decided(choice)
            if self.done or choice.token != drafted:
                break
        return ()

    def _decided(self, choice: Choice) -> None:
        for sequence in self.sequences:
            sequence.cached = len(sequence.tokens)
            sequence.tokens.append(choice.token)
        self.result.append(choice)
        self.done = (
            choice.token in self._bounds.end_tokens
            or self._tracker.add(choice.token)
            or len(self.result) == self._bounds.most
        )


PASS_TOKENS = 2048
"""A pass takes no further step once it has so many new tokens: bounds memory, and the wait of the others."""
QUIET_TURNS = 4
"""Turns of the event loop without a new job after which those that wait are handed over, so that jobs which
coroutines submit at the same time share their passes."""
FIRST_CHUNK, LEAST_CHUNK = 64, 32
"""Tokens of a prompt that are read in one pass, before its speed is known and at least."""
CHUNK_S = 0.25
"""Seconds that reading a chunk may take: so long others wait, and a prompt that nobody wants goes on."""


class Chunk:
    """How much of a prompt is read in one pass: a power of two that follows the measured speed."""

    def __init__(self, size: int = FIRST_CHUNK) -> None:
        self.size = size

    def learn(self, tokens: int, seconds: float) -> None:
        """Takes over the speed of a pass that read ``tokens``; grows to four times the size at most."""
        if tokens < self.size // 2:
            return
        wanted = int(CHUNK_S * tokens / max(seconds, 1e-6))
        power = 1 << (max(1, wanted).bit_length() - 1)
        self.size = min(max(power, LEAST_CHUNK), 4 * self.size, PASS_TOKENS)


class Runner(Protocol):
    """What contexts submit jobs to: the scheduler, or a server."""

    def new_sequence(self) -> int:
        """A number that no sequence had before."""

    def copy(self, source: int, length: int, target: int) -> int:
        """Lets ``target`` begin like ``source``; returns how many positions are not computed again."""

    def free(self, sequence: int) -> None:
        """Ends a sequence."""

    async def run(self, job: Job) -> None:
        """Waits until ``job`` is done. Raises ``ModelError``."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What the event loop hears of a job after a pass."""

    job: Job
    tokens: Sequence[int] = ()
    done: bool = False
    """As the job was after that pass; it may have gone on since."""
    paused: bool = False
    error: Exception | None = None


class Scheduler:
    """Batches the jobs of coroutines for one backend. Serves one event loop at a time, one after another."""

    def __init__(self, backend: Backend, owner: Owner, chunk: Chunk | None = None) -> None:
        self.speed = Speed()
        self._backend = backend
        self._owner = owner
        self._chunk = chunk or Chunk()
        self._names = count()
        self._submitted: list[Job] = []
        """Not handed over yet."""
        self._active: set[Job] = set()
        """Somebody waits for them."""
        self._handing_over: asyncio.Task[None] | None = None
        self._jobs: list[Job] = []
        """In the owner thread, as are the next three."""
        self._starved: list[Job] = []
        """They would overdraw an allowance."""
        self._last_was_short = False
        self._posted = False
        self.closed = False

    def new_sequence(self) -> int:
        """A number that no sequence had before."""
        return next(self._names)

    def copy(self, source: int, length: int, target: int) -> int:
        """Queues a copy, which happens before any pass of jobs that are submitted later."""
        self._owner.post(partial(self._backend.copy, source, length, target))
        return length

    def free(self, sequence: int) -> None:
        """Queues the end of a sequence, from any thread; jobs on it get a ``ModelError``."""
        for job in [*self._active]:
            if any(each.number == sequence for each in job.sequences):
                _fail(job, ModelError("The context was closed while it was in use."))
        self._owner.post(partial(self._backend.free, sequence))

    async def run(self, job: Job) -> None:
        """Waits until ``job`` is done, in passes shared with all other jobs. Raises ``ModelError``.

        When the caller is cancelled, the job ends before the next pass.
        """
        if self.closed:
            raise ModelError("The model is closed.")
        loop = asyncio.get_running_loop()
        job.future = loop.create_future()
        self._active.add(job)
        self._submitted.append(job)
        waiting = self._handing_over
        if waiting is None or waiting.done() or waiting.get_loop() is not loop:
            self._handing_over = loop.create_task(self._hand_over(), name="jobs for the model")
        try:
            await job.future
        finally:
            job.wanted = False
            self._active.discard(job)

    async def close(self) -> None:
        """Cancels what waits, frees the backend and ends its thread."""
        if self.closed:
            return
        self.closed = True
        self._cancel(self._active)
        try:
            await self._owner.run(self._backend.close)
        finally:
            await self._owner.end()

    async def _hand_over(self) -> None:
        """Lets every coroutine that can run come to its next job, then gives all of them to the owner."""
        try:
            quiet = 0
            while quiet < QUIET_TURNS:
                before = len(self._submitted)
                await asyncio.sleep(0)
                quiet = quiet + 1 if before == len(self._submitted) else 0
        except BaseException:  # the event loop ends; nobody may wait for passes that will not come
            self._cancel(self._submitted)
            raise
        jobs, self._submitted = self._submitted, []
        self._owner.post(partial(self._admit, jobs))

    def _cancel(self, jobs: Sequence[Job] | set[Job]) -> None:
        for job in [*jobs]:
            job.wanted = False
            job.future.cancel()
        self._submitted = []

    def _admit(self, jobs: Sequence[Job]) -> None:
        """In the owner thread: takes over new jobs."""
        begun = [self._begun(job) for job in jobs if job.wanted]
        self._deliver(begun)
        self._work_on([each.job for each in begun if not each.job.done])

    def _begun(self, job: Job) -> Delivery:
        try:
            job.begin(self._backend)
        except Exception as error:
            return _ended(job, error)
        return Delivery(job, done=job.done)

    def _resume(self, jobs: Sequence[Job]) -> None:
        """In the owner thread: goes on with jobs that paused."""
        for job in jobs:
            job.paused = False
        self._work_on(jobs)

    def _work_on(self, jobs: Sequence[Job]) -> None:
        self._jobs += jobs
        if not self._posted:
            self._post_step()

    def _post_step(self) -> None:
        self._posted = bool(self._jobs)
        if self._posted:
            self._owner.post(self._step)

    def _step(self) -> None:
        """One pass: schedule, forward, take. What was queued meanwhile comes before the next one."""
        try:
            jobs, steps = self._schedule()
            self._deliver(self._pass(jobs, steps) if jobs else [])
            self._tell_spent()
        except Exception as error:  # a mistake of ours: nobody may wait for ever
            self._deliver([_ended(job, error) for job in self._jobs])
        self._jobs = [job for job in self._jobs if job.wanted and not (job.done or job.paused)]
        self._post_step()

    def _schedule(self) -> tuple[list[Job], list[Step]]:
        """The jobs of the next pass; short and long rows take turns when both wait."""
        waiting = list(self._waiting())
        kinds = {_is_short(step) for _, step in waiting}
        short = not self._last_was_short if len(kinds) == 2 else kinds == {True}
        self._last_was_short = short
        limit = PASS_TOKENS if short else self._chunk.size
        jobs: list[Job] = []
        steps: list[Step] = []
        size = 0
        planned: Counter[int] = Counter()
        for job, step in waiting:
            if _is_short(step) is not short or (jobs and size + step.size > limit):
                continue
            left, generated = job.usage.tokens_left, _generated(step)
            price = job.usage.price(generated, step.size - generated)
            if left is not None and price and planned[id(job.usage)] + price > left:
                job.wanted = False  # it is never answered
                self._starved.append(job)
                continue
            planned[id(job.usage)] += price
            jobs.append(job)
            steps.append(step)
            size += step.size
        return jobs, steps

    def _waiting(self) -> Iterator[tuple[Job, Step]]:
        """All jobs that somebody wants, with what they would compute next."""
        for job in self._jobs:
            if job.wanted and not job.done:
                try:
                    yield job, job.step(self._chunk.size)
                except Exception as error:
                    self._deliver([_ended(job, error)])

    def _tell_spent(self) -> None:
        """Ends the tasks of starved jobs, once what they could still afford was heard."""
        starved, self._starved = self._starved, []
        for job in starved:
            assert job.usage.allowance is not None
            with suppress(RuntimeError):  # the event loop is closed
                job.future.get_loop().call_soon_threadsafe(job.usage.allowance.spent)

    def _pass(self, jobs: Sequence[Job], steps: Sequence[Step]) -> list[Delivery]:
        """Runs one pass, or several smaller ones when memory does not suffice."""
        for usage in {id(job.usage): job.usage for job in jobs}.values():
            usage.forward_passes += 1
        began = perf_counter()
        try:
            answers = self._backend.forward(steps)
        except MemoryError:
            return self._pass_in_halves(jobs, steps)
        except Exception as error:
            return [_ended(job, error) for job in jobs]
        self._learn(steps, perf_counter() - began)
        return [_taken(*each) for each in zip(jobs, steps, answers, strict=True)]

    def _learn(self, steps: Sequence[Step], seconds: float) -> None:
        tokens, rows = sum(step.size for step in steps), sum(len(step.rows) for step in steps)
        if not _is_short(steps[0]):
            self._chunk.learn(tokens, seconds)
            self.speed.learn_read(tokens, seconds)
        elif tokens == rows:
            self.speed.learn_written(rows, seconds)

    def _pass_in_halves(self, jobs: Sequence[Job], steps: Sequence[Step]) -> list[Delivery]:
        middle = len(jobs) // 2
        if middle:
            first = self._pass(jobs[:middle], steps[:middle])
            return first + self._pass(jobs[middle:], steps[middle:])
        length = max(row.start + len(row.tokens) for row in steps[0].rows)
        message = (
            f"Out of memory: no room for a context of {length} tokens. "
            "Use fewer agents or candidates, a shorter prompt, or a smaller model."
        )
        return [_ended(jobs[0], ModelError(message))]

    def _deliver(self, deliveries: Sequence[Delivery]) -> None:
        """Tells each event loop once what came of its jobs."""
        told = [each for each in deliveries if each.tokens or each.error or each.done]
        for loop in {each.job.future.get_loop() for each in told}:
            of_loop = [each for each in told if each.job.future.get_loop() is loop]
            try:
                loop.call_soon_threadsafe(self._hear, of_loop)
            except RuntimeError:  # the event loop is closed: nobody waits any more
                for each in of_loop:
                    each.job.wanted = False

    def _hear(self, deliveries: Sequence[Delivery]) -> None:
        """In the event loop: hands over tokens, results and errors; what paused goes on."""
        _resolve(deliveries)
        if paused := [each.job for each in deliveries if each.paused and each.job.wanted]:
            self._owner.post(partial(self._resume, paused))


def _is_short(step: Step) -> bool:
    return all(len(row.tokens) <= SHORT_ROW for row in step.rows)


def _generated(step: Step) -> int:
    """Tokens that are computed one by one to draw or decide the next."""
    if isinstance(step.ask, Read | Distributions):
        return 0
    return sum(len(row.tokens) == 1 for row in step.rows)


def _taken(job: Job, step: Step, answer: Answer) -> Delivery:
    generated = _generated(step)
    job.usage.generated_tokens += generated
    job.usage.prompt_tokens += step.size - generated
    return Delivery(job, job.take(step, answer), job.done, job.paused)


def _ended(job: Job, error: Exception) -> Delivery:
    job.done = True
    return Delivery(job, error=error)


def _resolve(deliveries: Sequence[Delivery]) -> None:
    """In the event loop: hands over tokens, results and errors."""
    for each in deliveries:
        job, future = each.job, each.job.future
        if future.done():
            continue
        if each.error is not None:
            _fail(job, each.error)
            continue
        try:
            goes_on = not each.tokens or job.hear is None or job.hear(each.tokens)
        except Exception as error:
            job.wanted = False
            future.set_exception(error)
            continue
        if each.done or not goes_on:
            job.wanted = False
            future.set_result(None)


def _fail(job: Job, error: Exception) -> None:
    """Gives each job an error of its own: a shared one would collect all their tracebacks."""
    job.wanted = False
    if job.future.done():
        return
    own = ModelError(str(error) if isinstance(error, ModelError) else f"The model failed: {error!r}")
    own.__cause__ = error
    job.future.set_exception(own)
