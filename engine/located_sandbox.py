"""Runs programs in the folder of the user's file, so that they can import its neighbors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from sandbox import DEFAULT_LIMITS, Limits, Overlay, RunResult, TestCase


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
    """``pool`` with ``folder`` and ``overlay`` for every program; satisfies ``engine.services.Sandbox``."""

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
