"""A sandbox whose programs stand where the user's file stands, so that they can import its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from sandbox import Limits, Overlay, RunResult, TestCase

_LIMITS = Limits()


class Pool(Protocol):
    """What is needed of ``sandbox.SandboxPool``."""

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


class Located:
    """``pool`` with ``folder`` and ``overlay`` for every program; satisfies ``engine.services.Sandbox``."""

    def __init__(self, pool: Pool, folder: Path, overlay: Overlay | None = None) -> None:
        self._pool = pool
        self._folder = folder
        self._overlay = overlay

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = _LIMITS, *, trace: bool = True
    ) -> RunResult:
        """See ``sandbox.SandboxPool.run``."""
        return await self._pool.run(
            program, tests, limits, trace=trace, folder=self._folder, overlay=self._overlay
        )

    async def run_file(self, text: str, tests: Sequence[TestCase], limits: Limits = _LIMITS) -> RunResult:
        """Runs the whole file, which holds ``text``, as the module it is; traces the function alone."""
        shown = self._overlay and replace(self._overlay.holding(text), function_only=True)
        return await self._pool.run(text, tests, limits, folder=self._folder, overlay=shown)
