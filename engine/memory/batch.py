"""Runs several bodies of a task in one child, each as a function of its own: less than a third of the time.

Only for bodies of the bundled library, which are ours and change nothing that others see.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.decoding.executable import parse
from engine.types import Task
from sandbox import Outcome, RunResult, TestCase, TestResult

_CLOCK = """
import functools as _functools, signal as _signal

class _OutOfTime(BaseException):
    pass

def _out_of_time(number, frame):
    raise _OutOfTime

def _timed(function):
    @_functools.wraps(function)
    def call(*arguments, **named):
        _signal.setitimer(_signal.ITIMER_VIRTUAL, {seconds}, {seconds})
        try:
            return function(*arguments, **named)
        finally:
            _signal.setitimer(_signal.ITIMER_VIRTUAL, 0)
    return call

_signal.signal(_signal.SIGVTALRM, _out_of_time)
"""
"""Ends a call by its processor time, so that those behind it are not lost."""
CALL_S = 0.05
"""Processor time of one call."""
_OUT_OF_TIME = "_OutOfTime"
_ENDED = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
"""Outcomes of what was asked after the child's end, too."""


@dataclass(frozen=True)
class Batch:
    """How bodies of ``task`` share a program."""

    task: Task

    @classmethod
    def of(cls, task: Task) -> Batch | None:
        """None for a method, and where tests speak of the function without calling it by its name."""
        alone = task.depth or task.body.strip() or task.after.strip()
        return None if alone or not all(_calls_only(test, task.name) for test in task.tests) else cls(task)

    def takes(self, body: str) -> bool:
        """Whether ``body`` may stand under another name: it is Python, and does not call itself."""
        return not _mentions(body, self.task.name) and parse(self._function(0, body)) is not None

    def program(self, bodies: Sequence[str]) -> str:
        """The functions, one after the other, in the place of the task's."""
        functions = "".join(self._function(number, body) for number, body in enumerate(bodies))
        early, late = self.task.rest(functions) if self.task.rest is not None else ("", "")
        clock = _CLOCK.format(seconds=CALL_S)
        before = self.task.imports + self.task.preamble + clock
        return before + functions + early + self.task.epilogue + late

    def tests(self, count: int) -> list[TestCase]:
        """Those of the task for each of ``count`` functions."""
        return [
            replace(test, source=_renamed(test.source, self.task.name, self._alias(number)))
            for number in range(count)
            for test in self.task.tests
        ]

    def results(self, result: RunResult, count: int) -> list[RunResult | None]:
        """What each function did; None for those that were not run, as behind one that ended the child."""
        if result.exception is not None:
            return [None] * count
        size = len(self.task.tests)
        found: list[RunResult | None] = []
        for number in range(count):
            own = result.tests[number * size : (number + 1) * size]
            rest = result.tests[(number + 1) * size :]
            found.append(self._result(number, own))
            if own[-1].outcome in _ENDED and all(each.outcome is own[-1].outcome for each in rest):
                return found + [None] * (count - number - 1)
        return found

    def _function(self, number: int, body: str) -> str:
        name = self._alias(number)
        head = re.sub(rf"\bdef\s+{self.task.name}\b", f"def {name}", self.task.signature, count=1)
        return f"{head}{body}\n{name} = _timed({name})\n"

    def _alias(self, number: int) -> str:
        return f"{self.task.name}__{number}"

    def _result(self, number: int, own: Sequence[TestResult]) -> RunResult:
        told = zip(self.task.tests, own, strict=True)
        tests = tuple(replace(self._named(each, self._alias(number)), test=test) for test, each in told)
        outcome = next((each.outcome for each in tests if each.outcome is not Outcome.PASS), Outcome.PASS)
        return RunResult(outcome, tests)

    def _named(self, result: TestResult, alias: str) -> TestResult:
        """``result`` as if the function had its own name."""
        if result.exception is not None and result.exception.startswith(_OUT_OF_TIME):
            return replace(
                result,
                outcome=Outcome.TIMEOUT,
                call=result.call.replace(alias, self.task.name),
                exception=f"not done after {CALL_S:g} s of processor time",
            )
        return replace(
            result,
            call=result.call.replace(alias, self.task.name),
            actual=result.actual and result.actual.replace(alias, self.task.name),
            exception=result.exception and result.exception.replace(alias, self.task.name),
        )


def _calls_only(test: TestCase, name: str) -> bool:
    """Whether all that ``test`` says of ``name`` is in calls by that name."""
    if test.item is not None or _mentions(test.setup + (test.expected or ""), name):
        return False
    tree = parse(test.source)
    if tree is None:
        return False
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = sum(isinstance(each, ast.Name) and each.id == name for each in calls)
    return called == len(_word(name).findall(test.source)) > 0


def _renamed(source: str, old: str, new: str) -> str:
    return _word(old).sub(new, source)


def _mentions(text: str, name: str) -> bool:
    return bool(_word(name).search(text))


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b")
