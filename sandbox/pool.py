"""The sandbox's public interface: ``await pool.run(program, tests)``."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from .confinement import escape_trial, layers
from .judging import results
from .judging.observation import Observation
from .judging.verdicts import JudgingPlan, Verdict, as_written, plan
from .processes import volumes
from .processes.child_process import Unconfined, ZygoteDied
from .processes.child_source import ChildSource, Kind
from .processes.launch import Setup, checked
from .processes.run import Ending, ProgramRun
from .processes.suite_store import SuiteStore
from .types import DEFAULT_LIMITS, Limits, Outcome, Overlay, RunResult, SandboxError, TestCase, Trace

log = logging.getLogger(__name__)

_SECOND_LOOK_S = 0.2
"""At least this much time is left for a second child, whatever the first one took."""


class SandboxPool:
    """Runs programs in confined children of one warm interpreter, at most ``parallel`` at once.

    ``python`` is the user's interpreter (CPython 3.9 to 3.13). ``project`` is a folder whose modules programs
    may import, without its hidden files, keys and credentials. ``preload`` names modules that are imported
    once instead of by every program. Programs can read nothing of the folders ``instead_of``; paths of the
    interpreter into the first of them, as after an editable installation, are redirected to the same place in
    ``project``. ``environment`` has variables that programs find in ``os.environ``; ValueError for those that
    the sandbox sets itself. Starts at the first run. Belongs to one event loop.
    """

    def __init__(
        self,
        python: str = sys.executable,
        project: Path | None = None,
        parallel: int | None = None,
        *,
        preload: Sequence[str] = (),
        instead_of: Sequence[Path] = (),
        environment: Mapping[str, str] = {},
    ) -> None:
        folders = _readable(project.resolve()) if project is not None else []
        at_once = parallel or os.cpu_count() or 1
        self._setup = Setup(
            python=os.path.abspath(shutil.which(python) or python),
            projects=tuple(map(str, folders[:1])),
            path=tuple(str(folder) for folder in folders if folder.is_dir()),
            preload=tuple(preload),
            closed=tuple(str(folder.resolve()) for folder in instead_of),
            named=(str(project.absolute()),) if project is not None else (),
            variables=checked(environment),
            volumes=volumes.wished(at_once),
        )
        self._slots = asyncio.Semaphore(at_once)
        self._starting = asyncio.Lock()
        self._source: ChildSource | None = None
        self._retired: list[ChildSource] = []
        self._suites = SuiteStore()
        self._closed = False

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers that confine the programs; empty before the start."""
        return self._source.layers if self._source is not None else ()

    @property
    def version(self) -> tuple[int, ...]:
        """The interpreter's version; empty before the start."""
        return self._source.version if self._source is not None else ()

    async def start(self) -> None:
        """Starts the interpreter, so that the first run is not slower. Raises Refused or InterpreterError."""
        await self._ready()

    async def run(
        self,
        program: str,
        tests: Sequence[TestCase],
        limits: Limits = DEFAULT_LIMITS,
        *,
        trace: bool = True,
        folder: Path | None = None,
        overlay: Overlay | None = None,
    ) -> RunResult:
        """Runs a program on tests in one child and judges it.

        ``folder`` holds the program's file in the project: modules beside it can be imported. ``overlay``
        names the file's module, and replaces files for imports and for tests with an ``item``. Waiting for a
        free slot counts toward no limit. Cancelling kills the child. Raises Refused or InterpreterError if
        nothing can be executed.
        """
        began = time.perf_counter()
        job = ProgramRun(program, limits, trace, _import_path(folder, overlay), overlay)
        observation, ending, plans = await self._observe(job, [plan(test) for test in tests])
        verdicts = await _verdicts(job, observation, ending, plans)
        judged = await self._compare_inside(job, plans, verdicts, observation)
        return results.result(observation, ending, plans, judged, 1000 * (time.perf_counter() - began))

    async def _compare_inside(
        self,
        job: ProgramRun,
        plans: Sequence[JudgingPlan],
        verdicts: Sequence[Verdict | None],
        first: Observation,
    ) -> list[Verdict]:
        """Has the child judge tests whose values cannot be rebuilt here, in the remaining time.

        If only the comparison calls the program, ``first`` gets its trace.
        """
        late = [number for number, verdict in enumerate(verdicts) if verdict is None]
        whole = [as_written(plans[number].test) for number in late]
        judged = [verdict for verdict in verdicts if verdict is not None]
        if not whole:
            return judged
        left = max(job.limits.wall_s - first.wall_s, min(job.limits.wall_s, _SECOND_LOOK_S))
        limits = dataclasses.replace(job.limits, wall_s=left)
        untraced = [
            number for number in late if number not in first.traces or not first.traces[number].events
        ]
        again = dataclasses.replace(job, trace=job.trace and bool(untraced), limits=limits)
        observation, ending, _ = await self._observe(again, whole)
        for number in untraced:
            first.traces[number] = observation.traces.get(late.index(number), Trace())
        decided = (
            results.verdict(job, observation, ending, plan, number) for number, plan in enumerate(whole)
        )
        return [verdict or _decided(next(decided)) for verdict in verdicts]

    async def _observe(
        self, job: ProgramRun, plans: Sequence[JudgingPlan]
    ) -> tuple[Observation, Ending | None, Sequence[JudgingPlan]]:
        """Runs one child; tries once more if the interpreter dies meanwhile. Tests of several rows are one
        each in the plans that are returned."""
        flaw = ""
        for _ in range(2):
            async with self._slots:
                source = await self._ready()
                try:
                    return await self._run_child(source, job, plans)
                except ZygoteDied as death:
                    flaw = str(death)
                except Unconfined as claim:
                    flaw = await _examined(source) or ""
                    if not flaw:
                        ending = Ending(Outcome.CRASH, f"it said: {claim}")
                        return Observation(job.limits, len(plans)), ending, plans
        raise SandboxError(
            f"The sandbox's interpreter fails again and again: {flaw}. `doctor` shows what works here."
        )

    async def _run_child(
        self, source: ChildSource, job: ProgramRun, plans: Sequence[JudgingPlan]
    ) -> tuple[Observation, Ending | None, Sequence[JudgingPlan]]:
        """In a child for which tests were collected already, if that is the same as collecting them anew."""
        overlay, early = job.overlay, False
        if overlay is not None:
            suite = await self._suites.get(source, job.program, plans, overlay, job.path)
            early = suite is not None and suite.entered
            if suite is not None and not suite.entered:
                known = {each.test: each for each in plans}  # a test as it is written stays so
                tests = suite.expanded([each.test for each in plans])
                rows = [known.get(test) or plan(test) for test in tests]
                observation, ending = await job.execute(suite.fork(), rows)
                if not observation.stale:
                    return observation, ending, rows
                plans = rows
        observation, ending = await job.execute(source.fork(_kind(plans)), plans)
        observation.called_early = early
        return observation, ending, plans

    async def _ready(self) -> ChildSource:
        async with self._starting:
            if self._closed:
                raise SandboxError("The sandbox is closed.")
            flaw = self._source.unfit() if self._source is not None else None
            if self._source is not None and flaw is not None:
                level = logging.INFO if self._source.alive else logging.WARNING
                log.log(level, "restarting the sandbox's interpreter: %s", flaw)
                self._source.retire()
                self._retired = [source for source in (*self._retired, self._source) if source.alive]
                self._source = None
            if self._source is None:
                self._source = await layers.start(self._setup)
            return self._source

    async def close(self) -> None:
        """Kills everything that runs."""
        self._closed = True
        async with self._starting:
            await self._end()

    async def _end(self) -> None:
        self._suites.close()
        for source in (*self._retired, self._source):
            if source is not None:
                await source.close()
        self._source = None

    async def __aenter__(self) -> SandboxPool:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()


def _readable(project: Path) -> list[Path]:
    """Returns the project's folders for the import path; none for the root of the file system."""
    own = [project, project / "src", *project.glob("__pypackages__/3.*/lib")]
    return own if project != project.parent else []


def _kind(plans: Sequence[JudgingPlan]) -> Kind:
    """What a child has to have imported for these tests."""
    tests = [plan.test for plan in plans]
    if any(test.item is not None or (test.docstring and test.docstring.by_pytest) for test in tests):
        return "pytest"
    return "examples" if any(test.expected is not None or test.docstring for test in tests) else ""


async def _verdicts(
    job: ProgramRun, observation: Observation, ending: Ending | None, plans: Sequence[JudgingPlan]
) -> list[Verdict | None]:
    """Returns the verdict on each test; judges large observations in a thread."""

    def judged() -> list[Verdict | None]:
        numbered = enumerate(plans)
        return [results.verdict(job, observation, ending, plan, number) for number, plan in numbered]

    return await asyncio.to_thread(judged) if observation.large else judged()


def _import_path(folder: Path | None, overlay: Overlay | None) -> tuple[str, ...]:
    if overlay is not None and overlay.path:
        return overlay.path
    return () if folder is None else (str(folder.absolute()),)


async def _examined(source: ChildSource) -> str | None:
    """Repeats the escape trial for a child that claims to be unconfined; returns what escaped."""
    try:
        reason = await escape_trial.failure(source)
    except ZygoteDied as death:
        return str(death)
    if reason is None:
        return None
    source.condemn(f"a probe failed ({reason})")
    return reason


def _decided(verdict: Verdict | None) -> Verdict:
    assert verdict is not None  # a test that runs inside asks for no values
    return verdict
