"""Runs programs of a task: what a sandbox does, in whose folder, and which tests call the function at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from engine.core.task import Task
from sandbox import DEFAULT_LIMITS, Limits, Outcome, Overlay, RunResult, TestCase, TestResult


class Sandbox(Protocol):
    """Runs one program on all its tests, confined; see ``sandbox.SandboxPool``."""

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = ..., *, trace: bool = True
    ) -> RunResult: ...


class Pool(Protocol):
    """Runs programs of any folder; ``sandbox.SandboxPool`` does."""

    async def run(
        self,
        program: str,
        tests: Sequence[TestCase],
        limits: Limits = ...,
        *,
        trace: bool = True,
        folder: Path | None = None,
        overlay: Overlay | None = None,
    ) -> RunResult: ...


@dataclass(frozen=True)
class Located:
    """``pool`` with ``folder`` and ``overlay`` for every program; satisfies
    ``engine.core.execution.Sandbox``."""

    pool: Pool
    folder: Path | None
    overlay: Overlay | None = None

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS, *, trace: bool = True
    ) -> RunResult:
        """See ``sandbox.SandboxPool.run``."""
        return await self.pool.run(
            program, tests, limits, trace=trace, folder=self.folder, overlay=self.overlay
        )

    async def run_file(
        self, text: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS
    ) -> RunResult:
        """Runs the whole file, which holds ``text``, as the module it is; traces the function alone."""
        shown = self.overlay and replace(self.overlay.holding(text), function_only=True)
        return await self.pool.run(text, tests, limits, folder=self.folder, overlay=shown)


_STOPPED = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
Run = Callable[[Sequence[TestCase]], Awaitable[RunResult]]


async def beside(task: Task, first: RunResult, run: Run) -> dict[str, str]:
    """Returns the ids of tests whose verdict no body of the function could change, with the reasons.

    ``first`` is a traced run of all tests with an empty body, and ``run`` does another. Until a test of
    pytest calls the function, all bodies do the same; one that never does is about something else. A test
    that found what an earlier one had prepared (by a shared fixture or in a cache) calls it when those that
    call it are left out. A coroutine is called without being entered, so nothing is said of those.
    Statements and docstrings are the function's anyway.
    """
    result = first
    while not result.called_early and not _is_async(task):
        others = [each for each in result.tests if _is_beside(each, task.name)]
        if len(others) == len(result.tests) or not others:
            return {each.test.id: _reason(each, task.name) for each in others}
        result = await run([each.test for each in others])
    return {}


def _is_async(task: Task) -> bool:
    return any(line.lstrip().startswith("async def ") for line in task.signature.splitlines())


def _is_beside(result: TestResult, function: str) -> bool:
    if result.test.item is None or result.outcome in _STOPPED or result.trace.truncated:
        return False
    return not any(event.function == function for event in result.trace.events)


def _reason(result: TestResult, function: str) -> str:
    if result.exception is None:
        return f"it does not call {function}"
    return f"it fails before it calls {function}: {result.exception}"
