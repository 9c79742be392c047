"""QualityFlow's quality checkers: of programs, and of designed tests (QualityFlow, section 3.4)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass

from engine.core.transcript import DesignedTest
from engine.strategies.roles import Desk, Written, form_values
from engine.strategies.roles.masked_tests import MaskedTest, masked
from engine.strategies.roles.role import QUALITY_CHECKER, TEST_CHECKER, YES_NO_CHECKER
from engine.support.async_tasks import together
from sandbox import TestCase


@dataclass(frozen=True)
class Imagined:
    """The value that the model expects from a test."""

    test: MaskedTest
    value: str | None
    """None where no answer could be read."""

    @property
    def agrees(self) -> bool:
        return self.value is not None and self.test.holds(self.value)


@dataclass(frozen=True)
class QualityVerdict:
    """Whether a program is accepted; ``agreed`` counts the tests that support it."""

    accepted: bool
    agreed: int = 0
    imagined: tuple[Imagined, ...] = ()


class CodeChecker:
    """Judges each program once: by imagined execution, by the interpreter, by yes or no, or not at all."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tests = [test for each in desk.task.tests if (test := masked(each)) is not None]
        """Those of the visible tests that can be asked about without telling what they expect."""
        self._known: dict[str, QualityVerdict] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def check(self, written: Written) -> QualityVerdict:
        """Returns the verdict on a program; repeated programs, even concurrent ones, are judged once."""
        async with self._locks[written.code]:
            if written.code not in self._known:
                self._known[written.code] = await self._judged(written)
            return self._known[written.code]

    async def _judged(self, written: Written) -> QualityVerdict:
        if self._desk.has("no-checker"):
            return QualityVerdict(False)
        if not written.code.strip():
            return QualityVerdict(False)
        if self._desk.has("relaxed") and self._desk.task.tests:
            return QualityVerdict(written.passed, written.result.passed)
        if not self._tests or self._desk.has("yes-no-checker"):
            return await self._yes_or_no(written)
        return await self._imagines(written)

    async def _yes_or_no(self, written: Written) -> QualityVerdict:
        told = {
            **form_values.problem(self._desk.task),
            "program": form_values.program(self._desk.task, written.code),
        }
        says = await self._desk.ask(YES_NO_CHECKER, told)
        return QualityVerdict(says, int(says))

    async def _imagines(self, written: Written) -> QualityVerdict:
        """Asks for every visible test at once; all must give the expected value."""
        program = form_values.problem(self._desk.task)
        program["program"] = form_values.whole(self._desk.task, written.code)
        imagined = await together(self._one(program, test) for test in self._tests)
        agreed = sum(each.agrees for each in imagined)
        return QualityVerdict(agreed == len(imagined), agreed, tuple(imagined))

    async def _one(self, program: dict[str, str], test: MaskedTest) -> Imagined:
        told = {**program, "call": test.question}
        return Imagined(test, await self._desk.ask(QUALITY_CHECKER, told))


class CheckedTests:
    """Puts each designed test to the test checker once, when a program fails it; only the task decides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: dict[str, bool | None] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def good(self, designed: DesignedTest) -> bool:
        """Returns whether the checker finds the value that the test claims, and records that."""
        designed.triggered = True
        if self._desk.has("no-test-checker"):
            return True
        designed.kept = await self._agrees(designed.test)
        return designed.kept

    async def _agrees(self, test: TestCase) -> bool:
        async with self._locks[test.source]:
            if test.source not in self._known:
                self._known[test.source] = await self._judged(test)
            return bool(self._known[test.source])

    def accounts(self) -> list[str]:
        """Describes the tests for which the checker found another value."""
        doubted = [f"- {source}" for source, good in self._known.items() if good is False]
        return ["\n".join(["Designed tests that seem wrong for the task:", *doubted])] if doubted else []

    async def _judged(self, test: TestCase) -> bool | None:
        """None where nothing could be read."""
        asked = masked(test)
        if asked is None:
            return None
        told = {**form_values.problem(self._desk.task), "call": asked.question}
        value = await self._desk.ask(TEST_CHECKER, told)
        return None if value is None else asked.holds(value)
