"""Completes a function against its tests, for the editor and the command line.

Callers find the function, open its sandbox and the model, and deliver the result. This module does what lies
between: overlay files, preflight of the tests, warnings, the plan, and the call of the engine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from egcfg_lsp.completer.preflight import probe, too_slow, usable
from egcfg_lsp.completer.unsaved_files import overlay
from egcfg_lsp.discovery.function_under_test import FunctionUnderTest
from egcfg_lsp.reports.verdict_text import left_out
from engine.completion import Engaged, complete_with
from engine.core.events import Progress
from engine.core.execution import Located, Pool, Sandbox
from engine.core.options import Method
from engine.core.task import Completion, Task
from sandbox import Limits, Overlay, RunResult


@dataclass(frozen=True)
class Prepared:
    """A task whose tests can run, with the model and sandbox that run them."""

    task: Task
    sandbox: Sandbox
    limits: Limits
    unverified: bool
    """Tests were found, and none of them can run."""

    async def complete(
        self,
        method: Method,
        engage: Callable[[], Awaitable[Engaged]],
        listen: Callable[[Progress], None],
        *stops: asyncio.Event,
    ) -> Completion:
        """Completes the task with what ``engage`` gives, which is not called when one of ``stops`` is set.

        Ends with the best so far when one of ``stops`` is set.
        """
        limits, strategy = self.limits, method.strategy
        return await complete_with(engage, self.task, limits, strategy, listen, *stops)


@dataclass(frozen=True)
class Completer:
    """Prepares and traces functions of the project at ``root``, in its sandbox."""

    pool: Pool
    root: Path
    limits: Limits
    warn: Callable[[str], None]
    """Called with a sentence for each test that is left out or slow."""
    longer: str
    """Names the setting that gives tests more time."""
    open_texts: Mapping[Path, str] = field(default_factory=dict)
    """Texts that count instead of what is on disk, by absolute path."""

    async def prepare(self, found: FunctionUnderTest) -> Prepared:
        """Runs the tests with an empty body, and leaves out those that cannot run.

        Raises ``UsageError`` when the file's own imports fail, ``SandboxError`` when nothing can run.
        """
        shown = self._shown(found)
        sandbox = Located(self.pool, found.path.parent, shown)
        probed = await probe(found.site.task, sandbox, self.limits)
        left_out = (*found.skipped, *probed.unusable)
        self.warn_left_out(left_out)
        if probed.slow:
            self.warn(too_slow(probed.slow, self.limits, self.longer))
        unverified = bool(left_out and not probed.task.tests)
        return Prepared(probed.task, sandbox, self.limits, unverified)

    async def trace(self, found: FunctionUnderTest) -> RunResult:
        """Runs the document as it stands, traced, on those of the function's tests that can run."""
        sandbox = Located(self.pool, found.path.parent, self._shown(found))
        result = await sandbox.run_file(found.document.text, found.site.task.tests, self.limits)
        result, unusable = usable(result)
        self.warn_left_out(unusable)
        return result

    def warn_left_out(self, tests: tuple[tuple[str, str], ...]) -> None:
        """Warns of each of ``tests``: (id, reason)."""
        for name, reason in tests:
            self.warn(left_out(name, reason))

    def _shown(self, found: FunctionUnderTest) -> Overlay | None:
        return overlay(found.document, found.function, self.root, self.open_texts)
