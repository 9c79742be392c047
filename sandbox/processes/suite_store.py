"""Keeps the suites that were collected last, so that all programs for one function share one."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

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
        self._suites: dict[str, CollectedSuite] = {}
        self._alone: set[str] = set()
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
        wishes = _wishes(plans, overlay, path)
        key = json.dumps(wishes, sort_keys=True)
        async with self._collecting:
            if source is not self._source:
                self.close()
                self._source = source
            known = self._suites.pop(key, None)
            if known is not None and not known.is_current:
                known.retire()
                known = None
            if known is None and key not in self._alone:
                known = await _collected(source, wishes)
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


async def _collected(source: ChildSource, wishes: dict[str, object]) -> CollectedSuite | None:
    """A new suite; None where collecting ends the process, so that a child had better do it, with limits."""
    try:
        return await source.suite(wishes)
    except ZygoteDied:
        if not source.alive:
            raise
        return None
    except SandboxError as error:
        log.info("%s", error)
        return None


def _wishes(plans: Sequence[JudgingPlan], overlay: Overlay, path: Sequence[str]) -> dict[str, object]:
    """What a suite for these tests is collected with: without any for pytest, the module alone."""
    tests = [plan.test for plan in plans]
    examples = [test.docstring.by_pytest for test in tests if test.docstring and test.docstring.by_pytest]
    files = [test.item.file for test in tests if test.item is not None] + examples
    shown = {**vars(overlay), "texts": [list(each) for each in overlay.texts], "path": list(overlay.path)}
    return {
        "overlay": shown,
        "files": list(dict.fromkeys(files)),
        "docstrings": bool(examples),
        "told": told(plans),
        "path": list(path),
    }
