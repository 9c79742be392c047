"""Runs several bodies of a task in one child, each as a function of its own: less than half of the time.

Only for bodies of the bundled library, which are ours and change nothing that others see, and for tests that
speak of nothing but the function and Python itself.
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.decoding.executable import parse
from engine.types import Task
from sandbox import Outcome, RunResult, TestCase, TestResult

_CLOCK = """
def _egcfg_clock():
    from functools import wraps
    from signal import ITIMER_VIRTUAL, SIGVTALRM, setitimer, signal

    class OutOfTime(BaseException):
        pass

    def ring(number, frame):
        raise OutOfTime

    def timed(function):
        @wraps(function)
        def call(*arguments, **named):
            setitimer(ITIMER_VIRTUAL, {seconds}, {seconds})
            try:
                return function(*arguments, **named)
            finally:
                setitimer(ITIMER_VIRTUAL, 0)
        return call

    signal(SIGVTALRM, ring)
    return timed

_egcfg_timed = _egcfg_clock()
"""
"""Ends a call by its processor time, so that those behind it are not lost."""
CALL_S = 0.05
"""Processor time of one call."""
_OUT_OF_TIME = "OutOfTime"
_ENDED = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
"""Outcomes of what was asked after the child's end, too."""
_KNOWN = frozenset(dir(builtins)) | sys.stdlib_module_names


@dataclass(frozen=True)
class Batch:
    """How bodies of ``task`` share a program."""

    task: Task

    @classmethod
    def of(cls, task: Task) -> Batch | None:
        """None where bodies could tell that they share: methods, decorators, tests that use other names."""
        alone = task.depth or task.body.strip() or task.after.strip() or "@" in task.signature
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
            replace(test, source=_word(self.task.name).sub(self._alias(number), test.source))
            for number in range(count)
            for test in self.task.tests
        ]

    def results(self, result: RunResult, count: int) -> list[RunResult | None]:
        """What each function did; None for those of which that is not known for certain.

        These are all behind one that ended the child, that one itself where others were before it, and those
        that failed by nothing but their time.
        """
        if result.exception is not None:
            return [None] * count
        size = len(self.task.tests)
        found: list[RunResult | None] = []
        for number in range(count):
            own = result.tests[number * size : (number + 1) * size]
            rest = result.tests[(number + 1) * size :]
            if own[-1].outcome in _ENDED and all(each.outcome is own[-1].outcome for each in rest):
                ended = None if number else self._result(number, own)
                return [*found, ended, *[None] * (count - number - 1)]
            found.append(self._result(number, own))
        return found

    def _function(self, number: int, body: str) -> str:
        name = self._alias(number)
        head = re.sub(rf"\bdef\s+{self.task.name}\b", f"def {name}", self.task.signature, count=1)
        return f"{head}{body}\n{name} = _egcfg_timed({name})\n"

    def _alias(self, number: int) -> str:
        return f"{self.task.name}__{number}"

    def _result(self, number: int, own: Sequence[TestResult]) -> RunResult | None:
        failed = next((each for each in own if each.outcome is not Outcome.PASS), None)
        if failed is not None and _is_late(failed):
            return None
        told = zip(self.task.tests, own, strict=True)
        tests = tuple(self._named(each, test, self._alias(number)) for test, each in told)
        return RunResult(failed.outcome if failed is not None else Outcome.PASS, tests)

    def _named(self, result: TestResult, test: TestCase, alias: str) -> TestResult:
        """``result`` as if the function had its own name."""

        def told(text: str | None) -> str | None:
            return text and text.replace(alias, self.task.name)

        expected = result.expected if test.expected is not None else told(result.expected)
        call = result.call.replace(alias, self.task.name)
        if _is_late(result):
            late = f"not done after {CALL_S:g} s of processor time"
            return replace(result, test=test, call=call, outcome=Outcome.TIMEOUT, exception=late)
        return replace(result, test=test, call=call, expected=expected, exception=told(result.exception))


def _is_late(result: TestResult) -> bool:
    return (result.exception or "").startswith(_OUT_OF_TIME)


def _calls_only(test: TestCase, name: str) -> bool:
    """Whether ``test`` calls ``name`` by its name, and uses nothing else but what Python has."""
    if test.item is not None or _mentions(test.setup + (test.expected or ""), name):
        return False
    tree, setup = parse(test.source), parse(test.setup)
    if tree is None or setup is None:
        return False
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = sum(isinstance(each, ast.Name) and each.id == name for each in calls)
    bound = {*_bound(tree), *_bound(setup)}
    used = {node.id for part in (tree, setup) for node in ast.walk(part) if isinstance(node, ast.Name)}
    own = used <= bound | _KNOWN | {name} and {*_imported(tree), *_imported(setup)} <= _KNOWN
    return own and called == len(_word(name).findall(test.source)) > 0


def _bound(tree: ast.Module) -> Iterator[str]:
    """The names that statements and expressions of ``tree`` bind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).partition(".")[0]


def _imported(tree: ast.Module) -> Iterator[str]:
    """The modules that ``tree`` imports; nothing of the standard library's is called ``.``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else (node.module or ".").partition(".")[0]


def _mentions(text: str, name: str) -> bool:
    return bool(_word(name).search(text))


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b")
