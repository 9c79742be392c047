"""Keeps the suites that were collected last, so that all programs for one function share one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from ..judging.literals import Side
from ..judging.verdicts import JudgingPlan
from ..types import Overlay, SandboxError
from .child_process import ZygoteDied
from .child_source import ChildSource
from .collected_suite import CollectedSuite
from .run import told

log = logging.getLogger(__name__)
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
                known = await _collected(source, key)
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


async def _collected(source: ChildSource, wishes: _Wishes) -> CollectedSuite | None:
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
        sides = tuple((file, tuple(lines.items())) for file, lines in told(plans).items())
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
