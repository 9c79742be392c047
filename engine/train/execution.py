"""One call of a program, as its trace tells it: which line ran when, and what it changed; values as literals.

A trace names functions, not calls of them. A function that is called again before it has returned
(recursion), or that yields, cannot be told apart from itself, so that its steps are left out.
"""

from __future__ import annotations

import ast
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from types import CodeType
from typing import Any

from engine.core.execution import Sandbox
from engine.support.async_tasks import together
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult, TraceEvent

LIMITS = Limits(wall_s=2.0, cpu_s=2.0, events=400, value_chars=300)
_PAUSES = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR
_CUT = "…"
"""Stands in a trace where a value was too long."""
_LONGEST = 4000
"""Characters of a value."""
_LONGEST_OUTPUT = 120


@dataclass
class ExecutedStep:
    """One execution of a line in one call of a function."""

    line: int
    changes: Mapping[str, tuple[str, str]]
    """Variables that changed: value and type, as text."""
    occurrence: int
    """The how-manieth execution of the line this is; from 1."""
    alone: bool
    """No other function of the program ran meanwhile."""
    next_line: int | None = None
    """The line that ran next in the same call; None at its end."""


@dataclass(frozen=True)
class Execution:
    """``call`` of ``program`` gave ``output``."""

    program: str
    call: str
    output: str | None
    """A literal; None if the call raised, or its value has no literal."""
    steps: tuple[ExecutedStep, ...]
    truncated: bool
    """More happened than was recorded."""
    failure: str = ""
    """Why there is no output, in few words."""

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The program's source lines."""
        return tuple(self.program.split("\n"))

    def source(self, line: int) -> str:
        """The text of a line, 1-based."""
        return self.lines[line - 1].rstrip()


def refusal(execution: Execution | None) -> str:
    """The execution filter: why a run is of no use, in few words; empty if it ended with a short literal."""
    if execution is None:
        return "does not load"
    if execution.output is None:
        return execution.failure
    if execution.truncated:
        return "too many steps"
    return "output too long" if len(execution.output) > _LONGEST_OUTPUT else ""


async def run_twice(
    sandboxes: tuple[Sandbox, Sandbox], program: str, call: str
) -> tuple[Execution | None, bool]:
    """Runs ``call`` in two interpreters; the execution, and whether both runs were alike."""
    first, second = await together(execute(sandbox, program, call) for sandbox in sandboxes)
    return first, first == second


async def execute(
    sandbox: Sandbox, program: str, call: str, limits: Limits = LIMITS, setup: str = ""
) -> Execution | None:
    """Runs ``call`` in the sandbox and reads its trace; None if the program does not load."""
    result = await sandbox.run(program, [TestCase("call", f"assert {call} == ...", setup=setup)], limits)
    return None if result.exception is not None else read(program, call, result)


def read(program: str, call: str, result: RunResult) -> Execution:
    """The first test of ``result`` as the execution of ``call``."""
    [test, *_] = result.tests
    ended = test.outcome is Outcome.FAIL and test.actual is not None and is_literal(test.actual)
    return Execution(
        program=program,
        call=call,
        output=test.actual if ended else None,
        steps=_steps(program, test.trace.events),
        truncated=test.trace.truncated,
        failure="" if ended else _failure(test),
    )


def _failure(test: TestResult) -> str:
    if test.outcome in (Outcome.PASS, Outcome.FAIL):
        return "output without a literal"
    slow = test.outcome is Outcome.TIMEOUT
    return "too slow" if slow else "raises" if test.outcome is Outcome.ERROR else "crashes"


@dataclass
class _Call:
    """A call of a function under way."""

    function: str
    steps: list[ExecutedStep]
    disturbed: bool = False


def _steps(program: str, events: Sequence[TraceEvent]) -> tuple[ExecutedStep, ...]:
    """All steps that can be told for certain, in their order."""
    generators = _generators(program)
    left_out = generators | _recursive(events, generators)
    counts: Counter[int] = Counter()
    found: list[ExecutedStep] = []
    stack: list[_Call] = []
    for event in _without(events, left_out, stack):
        _unwind(stack, event)
        if event.kind == "call":
            stack.append(_Call(event.function, []))
        elif not stack:
            continue
        elif event.kind == "line":
            counts[event.line] += 1
            found.append(_step(event, counts[event.line], stack[-1]))
        elif event.kind == "return":
            stack.pop()
            _disturb(stack)
    return tuple(found)


def _without(
    events: Iterable[TraceEvent], left_out: frozenset[str], stack: Sequence[_Call]
) -> Iterator[TraceEvent]:
    """Only the events of other functions; whoever called one of these was not alone."""
    for event in events:
        if event.function in left_out:
            _disturb(stack)
        else:
            yield event


def _unwind(stack: list[_Call], event: TraceEvent) -> None:
    """Takes calls off the stack that ended by an exception, which no event tells."""
    if event.kind != "call":
        while stack and stack[-1].function != event.function:
            stack.pop()
            _disturb(stack)


def _disturb(stack: Sequence[_Call]) -> None:
    if stack:
        stack[-1].disturbed = True


def _step(event: TraceEvent, occurrence: int, call: _Call) -> ExecutedStep:
    changes = {name: (value, event.types.get(name, "")) for name, value in event.values.items()}
    step = ExecutedStep(event.line, changes, occurrence, alone=not call.disturbed)
    if call.steps:
        call.steps[-1].next_line = event.line
    call.steps.append(step)
    call.disturbed = False
    return step


def _recursive(events: Iterable[TraceEvent], generators: frozenset[str]) -> frozenset[str]:
    """Functions that may have been called while a call of theirs was under way."""
    under_way: Counter[str] = Counter()
    found: set[str] = set()
    for event in events:
        if event.function in generators:
            continue
        if event.kind == "call":
            under_way[event.function] += 1
            if under_way[event.function] > 1:
                found.add(event.function)
        elif event.kind == "return":
            under_way[event.function] -= 1
    return frozenset(found)


def _generators(program: str) -> frozenset[str]:
    """Names of functions that yield or await."""
    found: set[str] = set()
    codes = [compile(program, "<program>", "exec", dont_inherit=True)]
    for code in codes:
        codes += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
        if code.co_flags & _PAUSES and code.co_name != "<genexpr>":
            found |= {code.co_name, code.co_qualname.replace("<locals>.", "")}
    return frozenset(found)


class NotComparable(ValueError):
    """The text is no Python literal, or not the whole of one."""


def literal(text: str) -> Any:
    """The value that ``text`` writes down. Raises ``NotComparable``; runs nothing."""
    text = text.strip()
    if len(text) > _LONGEST or _CUT in text:
        raise NotComparable("too long, or not whole")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            value = ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise NotComparable("not a literal") from None
    if "..." in text and _has_ellipsis(value):
        raise NotComparable("not whole")
    return value


def is_literal(text: str) -> bool:
    """Whether ``text`` writes down a value completely."""
    try:
        literal(text)
    except NotComparable:
        return False
    return True


def same(first: str, second: str) -> bool:
    """Whether two texts write down the same value of the same types; false for what is no literal."""
    try:
        return bool(_exact(literal(first)) == _exact(literal(second)))
    except (NotComparable, RecursionError):
        return False


def _exact(value: Any) -> Any:
    """A form that differs wherever types differ, whatever Python's ``==`` says."""
    kind = type(value).__name__
    if isinstance(value, list | tuple):
        return kind, [_exact(item) for item in value]
    if isinstance(value, set | frozenset):
        return kind, frozenset(map(repr, map(_exact, value)))
    if isinstance(value, dict):
        return kind, {repr(_exact(key)): _exact(item) for key, item in value.items()}
    return kind, repr(value)


def _has_ellipsis(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_ellipsis, (*value.keys(), *value.values())))
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(_has_ellipsis, value))
    return value is ...
