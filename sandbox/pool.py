"""The sandbox as the rest of the project sees it: ``await pool.run(program, tests)``."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import os
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from .observation import Observation
from .referee import Plan, Verdict, inside, invocation, judge, plan
from .types import Limits, Outcome, Refused, RunResult, SandboxError, TestCase, TestResult, Trace
from .wire import Malformed, Unpacker, pack
from .zygote import Child, Exit, Setup, Zygote, ZygoteDied

log = logging.getLogger(__name__)

_REAP_S = 5.0
_SIGKILL, _SIGXCPU = 9, 24


class SandboxPool:
    """Confined children of one warm interpreter, at most ``parallel`` at once.

    ``python`` is the user's interpreter (CPython 3.9 to 3.13), ``project`` a folder whose modules the programs
    may import (not its hidden files, keys and credentials), ``preload`` modules that are imported once instead of
    by every program. Starts by itself at the first run. Belongs to the event loop it is first used in.
    """

    def __init__(
        self,
        python: str = sys.executable,
        project: Path | None = None,
        parallel: int | None = None,
        *,
        preload: Sequence[str] = (),
    ) -> None:
        folders = [project.resolve(), project.resolve() / "src"] if project is not None else []
        self._setup = Setup(
            python=str(python),
            projects=tuple(map(str, folders[:1])),
            path=tuple(str(folder) for folder in folders if folder.is_dir()),
            preload=tuple(preload),
        )
        self._slots = asyncio.Semaphore(parallel or os.cpu_count() or 1)
        self._starting = asyncio.Lock()
        self._zygote: Zygote | None = None
        self._retired: list[Zygote] = []
        self._closed = False

    @property
    def layers(self) -> tuple[str, ...]:
        """What confines the programs, once started."""
        return self._zygote.layers if self._zygote is not None else ()

    @property
    def version(self) -> tuple[int, ...]:
        """The interpreter's version, once started."""
        return self._zygote.version if self._zygote is not None else ()

    async def start(self) -> None:
        """Starts the interpreter, so that the first run is not slower. Raises Refused or InterpreterError."""
        await self._ready()

    async def run(
        self,
        program: str,
        tests: Sequence[TestCase],
        limits: Limits = Limits(),
        *,
        trace: bool = True,
        folder: Path | None = None,
    ) -> RunResult:
        """Runs a program on tests in one child and judges it.

        ``folder`` is where the program's file lies in the project: modules beside it can be imported. Waits for
        a free slot first, which counts to no limit. Cancelling kills the child. Raises Refused or
        InterpreterError if nothing can be executed.
        """
        began = time.perf_counter()
        plans = [plan(test) for test in tests]
        async with self._slots:
            job = _Job(program, limits, trace, (str(folder.resolve()),) if folder is not None else ())
            observation, exit = await self._observe(job, plans)
            verdicts = [_verdict(observation, exit, plan, number) for number, plan in enumerate(plans)]
            await self._compare_inside(job, plans, verdicts)
        results = [
            _result(plan.test, verdict, observation.traces.get(number, Trace()))
            for number, (plan, verdict) in enumerate(zip(plans, verdicts, strict=True))
            if verdict is not None
        ]
        return _run_result(observation, exit, results, limits, 1000 * (time.perf_counter() - began))

    async def _compare_inside(self, job: _Job, plans: list[Plan], verdicts: list[Verdict | None]) -> None:
        """Tests whose values the parent cannot rebuild are judged by themselves, in another child."""
        open_ones = [number for number, verdict in enumerate(verdicts) if verdict is None]
        if not open_ones:
            return
        whole = [inside(plans[number].test) for number in open_ones]
        observation, exit = await self._observe(dataclasses.replace(job, trace=False), whole)
        for position, number in enumerate(open_ones):
            verdict = _verdict(observation, exit, whole[position], position)
            verdicts[number] = verdict

    async def _observe(self, job: _Job, plans: Sequence[Plan]) -> tuple[Observation, Exit | None]:
        """One child's life. Exit is None if it had to be killed for time."""
        for _ in range(2):
            zygote = await self._ready()
            try:
                return await job.execute(zygote, plans)
            except ZygoteDied:
                log.warning("the sandbox's interpreter died; starting another")
        raise SandboxError("The sandbox's interpreter dies again and again. `doctor` shows what it can do here.")

    async def _ready(self) -> Zygote:
        async with self._starting:
            if self._closed:
                raise SandboxError("The sandbox is closed.")
            if self._zygote is not None and self._zygote.alive and self._zygote.stale:
                log.info("files appeared in the project; renewing the sandbox's interpreter")
                self._zygote.retire()
                self._retired = [zygote for zygote in (*self._retired, self._zygote) if zygote.alive]
                self._zygote = None
            if self._zygote is None or not self._zygote.alive:
                self._zygote = await _start(self._setup)
            return self._zygote

    async def close(self) -> None:
        """Kills everything that runs."""
        self._closed = True
        for zygote in (*self._retired, self._zygote):
            if zygote is not None:
                await zygote.close()
        self._zygote = None

    async def __aenter__(self) -> SandboxPool:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()


async def _start(setup: Setup) -> Zygote:
    """A confined interpreter: by itself with Landlock, else inside bubblewrap, else none."""
    if sys.platform != "linux":
        raise Refused("Programs are executed on Linux only for now; use Linux, WSL 2 or a container.")
    try:
        return await Zygote.start(setup)
    except Refused as refusal:
        bubblewrap = shutil.which("bwrap")
        if bubblewrap is None or "Landlock" not in str(refusal):
            raise Refused(f"Nothing is executed here: {refusal}. {_mend(str(refusal))}") from None
        log.info("no Landlock; using bubblewrap")
        raise Refused(f"Nothing is executed here: {refusal}.") from None


def _mend(reason: str) -> str:
    if "Landlock" in reason:
        return "Use Linux 5.13 or newer with Landlock enabled, or install bubblewrap."
    return "Use an x86_64 or aarch64 machine with seccomp."


@dataclasses.dataclass(frozen=True)
class _Job:
    """A program to run, whatever the tests."""

    program: str
    limits: Limits
    trace: bool
    path: tuple[str, ...]

    async def execute(self, zygote: Zygote, plans: Sequence[Plan]) -> tuple[Observation, Exit | None]:
        """Forks, listens until the child is done or its time is over, and makes sure that it is gone."""
        observation = Observation(self.limits, len(plans))
        child = zygote.fork()
        timely = True
        try:
            await child.started
            try:
                async with asyncio.timeout(self.limits.wall_s):
                    await self._converse(child, plans, observation)
            except TimeoutError:
                timely = False
            except Malformed as error:
                log.debug("a program spoiled its channel: %s", error)
            if not observation.complete:
                child.kill()
            exit = await asyncio.wait_for(asyncio.shield(child.ended), _REAP_S)
        finally:
            child.kill()
            child.channel.close()
        if observation.unconfined is not None:
            raise Refused(f"Nothing is executed here: {observation.unconfined}. Run `doctor` to see what is missing.")
        return observation, exit if timely else None

    async def _converse(self, child: Child, plans: Sequence[Plan], observation: Observation) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            await loop.sock_sendall(child.channel, pack(self._request(child.folder, plans)))
        unpacker = Unpacker()
        while not observation.complete:
            data = await _receive(loop, child)
            if not data:
                return
            for message in unpacker.feed(data):
                observation.take(message)

    def _request(self, folder: Path, plans: Sequence[Plan]) -> dict[str, object]:
        return {
            "program": self.program,
            "tests": [
                {"setup": plan.test.setup, "steps": [[step.kind, step.source] for step in plan.steps]}
                for plan in plans
            ],
            "limits": dataclasses.asdict(self.limits),
            "trace": self.trace,
            "path": self.path,
            "folder": str(folder),
        }


async def _receive(loop: asyncio.AbstractEventLoop, child: Child) -> bytes:
    try:
        return await loop.sock_recv(child.channel, 1 << 16)
    except ConnectionError:
        return b""


def _verdict(observation: Observation, exit: Exit | None, plan: Plan, number: int) -> Verdict | None:
    """The verdict on one test; None if it must be compared inside."""
    if observation.load_error is not None:
        outcome = Outcome.MEMORY if observation.load_error[0] == "MemoryError" else Outcome.ERROR
        return Verdict(outcome, False, exception=observation.load_error[1])
    answer = observation.answers.get(number)
    if answer is not None:
        return judge(plan, answer)
    return Verdict(*_ending(exit, observation.limits))


def _ending(exit: Exit | None, limits: Limits) -> tuple[Outcome, bool, None, None, str]:
    """What the end of the process says of a test that was not answered."""
    if exit is None:
        return Outcome.TIMEOUT, False, None, None, f"not done after {limits.wall_s:g} s"
    if exit.code in (-_SIGKILL, -_SIGXCPU) and exit.cpu_s >= 0.9 * limits.cpu_s:
        return Outcome.TIMEOUT, False, None, None, f"not done after {limits.cpu_s:g} s of processor time"
    if exit.code < 0:
        return Outcome.CRASH, False, None, None, f"the process was ended by signal {-exit.code}"
    return Outcome.CRASH, False, None, None, f"the process left early, with status {exit.code}"


def _result(test: TestCase, verdict: Verdict, trace: Trace) -> TestResult:
    return TestResult(
        test=test,
        outcome=verdict.outcome,
        trusted=verdict.trusted,
        call=invocation(test),
        actual=verdict.actual,
        expected=verdict.expected,
        exception=verdict.exception,
        trace=trace,
    )


def _run_result(
    observation: Observation, exit: Exit | None, results: list[TestResult], limits: Limits, wall_ms: float
) -> RunResult:
    outcome = next((result.outcome for result in results if result.outcome is not Outcome.PASS), Outcome.PASS)
    exception = observation.load_error[1] if observation.load_error is not None else None
    if exception is not None and not results:
        outcome = Outcome.ERROR
    if not observation.loaded:
        outcome, *_, exception = _ending(exit, limits)
    return RunResult(outcome, tuple(results), observation.stdout, exception, wall_ms, observation.stderr)
