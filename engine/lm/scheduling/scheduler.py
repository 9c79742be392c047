"""Many coroutines, one forward pass: jobs that wait at the same moment are batched.

Coroutines submit jobs from the event loop. The owner thread works on them in steps (schedule, forward, take)
until they are done; the event loop hears of lines, ends and errors. A sequence's state is its tokens and how
many of them are cached: each row says what stays, so a pass that failed or was split can be run again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import perf_counter

from engine.core.errors import ModelError
from engine.lm.scheduling.jobs import SHORT_ROW, Job
from engine.lm.scheduling.owner_thread import Owner
from engine.lm.scheduling.passes import Answer, Backend, Distributions, Read, Step
from engine.lm.speed import Speed

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

    def copy(self, source: int, length: int, target: int) -> None:
        """Queues a copy: it happens before any pass of jobs that are submitted later."""
        self._owner.post(partial(self._backend.copy, source, length, target))

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
                self._starve(job)
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

    def _starve(self, job: Job) -> None:
        """Drops a job that would overdraw its allowance: it is never answered."""
        job.wanted = False
        self._starved.append(job)

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
