"""Verifies programs of others by running them, and makes items of what holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.execution import Sandbox
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse
from engine.train.data.collection import Attempt
from engine.train.data.foreign_records import Foreign, ForeignExecution, ForeignTask
from engine.train.data.item_maker import of_execution
from engine.train.data.repeated_runs import run_twice
from engine.train.whitebox import items
from engine.train.whitebox.items import CODE, TrainingItem
from engine.train.whitebox.literals import same
from sandbox import DEFAULT_LIMITS, TestCase


@dataclass(frozen=True)
class Importer:
    """Makes items of one kind from records."""

    sandboxes: tuple[Sandbox, Sandbox]
    records: Sequence[Foreign]
    kind: str
    seed: int = 0

    async def attempt(self, number: int) -> Attempt:
        """The item of one record, or why there is none."""
        record = self.records[number]
        if isinstance(record, ForeignTask):
            return (
                await self._task(record) if self.kind == CODE else Attempt(refused=("has no call to follow",))
            )
        if self.kind == CODE:
            return Attempt(refused=("has no description to write code from",))
        return await self._execution(record, Random(f"import {self.seed} {number}"))

    async def _execution(self, record: ForeignExecution, r: Random) -> Attempt:
        if parse(record.program) is None:
            return Attempt(refused=("does not load",))
        execution, steady = await run_twice(self.sandboxes, record.program, record.call)
        if not steady:
            return Attempt(refused=("differs from run to run",))
        if refusal := items.refusal(execution):
            return Attempt(refused=(refusal,))
        if record.output and execution and not same(record.output, execution.output or ""):
            return Attempt(refused=("gives another output",))
        return of_execution(self.kind, record.key, execution, r, bare=True)

    async def _task(self, record: ForeignTask) -> Attempt:
        """The tests must fail for an empty function; a solution, where there is one, must pass them."""
        if record.refusal:
            return Attempt(refused=(record.refusal,))
        tests = tuple(TestCase(f"{record.key}:{n}", test) for n, test in enumerate(record.tests, 1))
        task = as_task(record)
        if refusal := await self._refused(task, record, tests):
            return Attempt(refused=(refusal,))
        item = TrainingItem(CODE, record.key, task=task, tests=tests)
        return Attempt((item,))

    async def _refused(self, task: Task, record: ForeignTask, tests: Sequence[TestCase]) -> str:
        sandbox = self.sandboxes[0]
        if any(parse(test.source) is None for test in tests):
            return "a test that does not parse"
        if contradictory(record.tests):
            return "tests that contradict each other"
        empty = await sandbox.run(task.program(f"{INDENT}return None\n"), tests, DEFAULT_LIMITS, trace=False)
        if empty.passed:
            return "a test that an empty function passes"
        if record.solution:
            solved = await sandbox.run(record.solution, tests, DEFAULT_LIMITS, trace=False)
            return "" if solved.passed == len(tests) else "its solution fails"
        return ""


def contradictory(tests: Sequence[str]) -> bool:
    """Whether the same left side is said to equal different things."""
    sides = [test.partition(" == ")[0] for test in dict.fromkeys(tests)]
    return len(sides) != len(set(sides))


def as_task(record: ForeignTask) -> Task:
    """The function that is wanted, with the description as its docstring."""
    written = re.search(
        rf"^[ \t]*(def {re.escape(record.function)}\((?!self).*\).*:)", record.description, re.M
    )
    names = ", ".join("abcdefghijklmnop"[: record.arguments]) or "*arguments"
    signature = written[1] if written and parse(f"{written[1]} pass") else f"def {record.function}({names}):"
    return Task(
        name=record.function,
        signature=signature + "\n",
        docstring=f"{INDENT}{record.description!r}\n",
        description=record.description,
    )
