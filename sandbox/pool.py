"""The sandbox's public interface: ``await pool.run(program, tests)``."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from . import confinement
from .host.launch import Setup, check_variables
from .host.run import ProgramRun
from .host.scratch import wished_volumes
from .host.zygote import ChildSource, CollectedSuite, Kind, Unconfined, ZygoteDied
from .judge import (
    Ending,
    JudgingPlan,
    Observation,
    Side,
    Verdict,
    plan,
    result_of,
    sides_by_file,
    verdicts,
)
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
            variables=check_variables(environment),
            volumes=wished_volumes(at_once),
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
        observation, plans = await self._observe(job, [plan(test) for test in tests])
        found = await _judge(job, plans, observation)
        if None in found:
            await self._compare_inside(job, plans, found, observation)
        decided = [verdict for verdict in found if verdict is not None]
        return result_of(plans, decided, observation, 1000 * (time.perf_counter() - began))

    async def _compare_inside(
        self,
        job: ProgramRun,
        plans: Sequence[JudgingPlan],
        found: list[Verdict | None],
        first: Observation,
    ) -> None:
        """Has the child judge tests whose values cannot be rebuilt here, in the remaining time.

        If only the comparison calls the program, ``first`` gets its trace.
        """
        late = [number for number, verdict in enumerate(found) if verdict is None]
        whole = [JudgingPlan(plans[number].test) for number in late]  # which ask for no values
        left = max(job.limits.wall_s - first.wall_s, min(job.limits.wall_s, _SECOND_LOOK_S))
        untraced = [n for n in late if n not in first.traces or not first.traces[n].events]
        again = replace(job, trace=job.trace and bool(untraced), limits=replace(job.limits, wall_s=left))
        observation, _ = await self._observe(again, whole)
        for number in untraced:
            first.traces[number] = observation.traces.get(late.index(number), Trace())
        for number, verdict in zip(late, await _judge(job, whole, observation), strict=True):
            found[number] = verdict

    async def _observe(
        self, job: ProgramRun, plans: Sequence[JudgingPlan]
    ) -> tuple[Observation, Sequence[JudgingPlan]]:
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
                    flaw = await _examine(source) or ""
                    if not flaw:
                        ending = Ending(Outcome.CRASH, f"it said: {claim}")
                        return Observation(len(plans), ending=ending), plans
        raise SandboxError(
            f"The sandbox's interpreter fails again and again: {flaw}. `doctor` shows what works here."
        )

    async def _run_child(
        self, source: ChildSource, job: ProgramRun, plans: Sequence[JudgingPlan]
    ) -> tuple[Observation, Sequence[JudgingPlan]]:
        """In a child for which tests were collected already, if that is the same as collecting them anew."""
        early = False
        if job.overlay is not None:
            suite = await self._suites.get(source, job.program, plans, job.overlay, job.path)
            early = suite is not None and suite.entered
            if suite is not None and not suite.entered:
                known = {each.test: each for each in plans}  # a test as it is written stays so
                tests = suite.expand([each.test for each in plans])
                rows = [known.get(test) or plan(test) for test in tests]
                observation = await job.execute(suite.fork(), rows)
                if not observation.stale:
                    return observation, rows
                plans = rows
        observation = await job.execute(source.fork(_kind(plans)), plans)
        observation.called_early = early
        return observation, plans

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
                self._source = await confinement.start(self._setup)
            return self._source

    async def close(self) -> None:
        """Kills everything that runs."""
        self._closed = True
        async with self._starting:
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


async def _judge(
    job: ProgramRun, plans: Sequence[JudgingPlan], observation: Observation
) -> list[Verdict | None]:
    """The verdicts; in a thread, where judging may take long."""
    if observation.large:
        return await asyncio.to_thread(verdicts, plans, observation, job.program, job.overlay)
    return verdicts(plans, observation, job.program, job.overlay)


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


def _import_path(folder: Path | None, overlay: Overlay | None) -> tuple[str, ...]:
    if overlay is not None and overlay.path:
        return overlay.path
    return () if folder is None else (str(folder.absolute()),)


async def _examine(source: ChildSource) -> str | None:
    """Repeats the escape trial for a child that claims to be unconfined; returns what escaped."""
    try:
        reason = await confinement.trial_failure(source)
    except ZygoteDied as death:
        return str(death)
    if reason is None:
        return None
    source.condemn(f"a probe failed ({reason})")
    return reason


_KEPT = 3


class SuiteStore:
    """Suites of one pool, by what they were collected with."""

    def __init__(self) -> None:
        self._suites: dict[_Wishes, CollectedSuite] = {}
        self._alone: set[_Wishes] = set()
        """What no suite can be collected for."""
        self._source: ChildSource | None = None
        self._collecting = asyncio.Lock()

    async def get(
        self,
        source: ChildSource,
        program: str,
        plans: Sequence[JudgingPlan],
        overlay: Overlay,
        path: Sequence[str],
    ) -> CollectedSuite | None:
        """The suite in which programs for ``plans`` run; None if each child has to collect for itself.

        That is so for a program that is the whole file, and where nothing is warm. Raises ZygoteDied.
        """
        if program == overlay.text:
            return None
        key = _Wishes.of(plans, overlay, path)
        async with self._collecting:
            if source is not self._source:
                self.close()
                self._source = source
            key = next((each for each in self._suites if each.covers(key)), key)
            known = self._suites.pop(key, None)
            if known is not None and not known.is_current:
                known.retire()
                known = None
            if known is None and key not in self._alone:
                known = await _collect(source, key)
            if known is None:
                self._alone.add(key)
                return None
            self._suites[key] = known
            while len(self._suites) > _KEPT:
                self._suites.pop(next(iter(self._suites))).retire()
        return known

    def close(self) -> None:
        """Ends all of them now."""
        for suite in self._suites.values():
            suite.close()
        self._suites.clear()
        self._alone.clear()


async def _collect(source: ChildSource, wishes: _Wishes) -> CollectedSuite | None:
    """A new suite; None where collecting ends the process, so that a child had better do it, with limits."""
    try:
        return await source.suite(wishes.said())
    except ZygoteDied:
        if not source.alive:
            raise
        return None
    except SandboxError as error:
        log.info("%s", error)
        return None


@dataclass(frozen=True)
class _Wishes:
    """What a suite is collected with: without ``files`` for pytest, the module alone. Cheap to compare."""

    overlay: Overlay
    files: tuple[str, ...]
    docstrings: bool
    told: tuple[tuple[str, tuple[tuple[int, Side], ...]], ...]
    path: tuple[str, ...]

    @classmethod
    def of(cls, plans: Sequence[JudgingPlan], overlay: Overlay, path: Sequence[str]) -> _Wishes:
        tests = [plan.test for plan in plans]
        examples = [test.docstring.by_pytest for test in tests if test.docstring and test.docstring.by_pytest]
        files = [test.item.file for test in tests if test.item is not None] + examples
        sides = tuple((file, tuple(lines.items())) for file, lines in sides_by_file(plans).items())
        return cls(overlay, tuple(dict.fromkeys(files)), bool(examples), sides, tuple(path))

    def covers(self, other: _Wishes) -> bool:
        """Whether what was collected for these has all that others need."""
        told = dict(self.told)
        return (
            (self.overlay, self.path) == (other.overlay, other.path)
            and {*self.files} >= {*other.files}
            and self.docstrings >= other.docstrings
            and all({*told.get(file, ())} >= {*lines} for file, lines in other.told)
        )

    def said(self) -> dict[str, object]:
        """The same as JSON can say it."""
        told = {file: dict(lines) for file, lines in self.told}
        return {**vars(self), "overlay": vars(self.overlay), "told": told}
