"""QualityFlow's quality checkers: of programs, and of designed tests (QualityFlow, section 3.4)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass

from engine.strategies.roles import Desk, Written, form_values, role_answers
from engine.strategies.roles.role import QUALITY_CHECKER, TEST_CHECKER, YES_NO_CHECKER
from engine.support.gather import together
from sandbox import TestCase


@dataclass(frozen=True)
class Imagined:
    """The value that the model expects from a test."""

    call: str
    expected: str
    value: str | None
    """None where no answer could be read."""

    @property
    def agrees(self) -> bool:
        return self.value is not None and role_answers.same(self.value, self.expected)


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
        if not self._desk.task.tests or self._desk.has("yes-no-checker"):
            return await self._yes_or_no(written)
        if self._desk.has("relaxed"):
            return QualityVerdict(written.passed, written.result.passed)
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
        imagined = await together(self._one(program, test) for test in self._desk.task.tests)
        agreed = sum(each.agrees for each in imagined)
        return QualityVerdict(agreed == len(imagined), agreed, tuple(imagined))

    async def _one(self, program: dict[str, str], test: TestCase) -> Imagined:
        call, expected = role_answers.question(test)
        return Imagined(call, expected, await self._desk.ask(QUALITY_CHECKER, {**program, "call": call}))


class CheckedTests:
    """Puts each designed test to the test checker once, when a program fails it; only the task decides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: dict[str, bool | None] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def good(self, test: TestCase) -> bool:
        """Returns whether the checker finds the value that the test claims."""
        if self._desk.has("no-test-checker"):
            return True
        async with self._locks[test.source]:
            if test.source not in self._known:
                self._known[test.source] = good = await self._judged(test)
                self._desk.workings.tests_kept += bool(good)
                self._desk.workings.tests_dropped += not good
            return bool(self._known[test.source])

    def accounts(self) -> list[str]:
        """Describes the tests for which the checker found another value."""
        doubted = [f"- {source}" for source, good in self._known.items() if good is False]
        return ["\n".join(["Designed tests that seem wrong for the task:", *doubted])] if doubted else []

    async def _judged(self, test: TestCase) -> bool | None:
        """None where nothing could be read."""
        call, claimed = role_answers.question(test)
        told = {**form_values.problem(self._desk.task), "call": call}
        value = await self._desk.ask(TEST_CHECKER, told)
        return None if value is None else role_answers.same(value, claimed)
