"""Micro-copy: tiny tasks that can only be solved by copying from the context.

A model that cannot copy an arbitrary name cannot follow a candidate, whatever its trace says. So
from the first step on it sees senseless code in the docstring or in a candidate marked as passing,
and has to write just that. Nothing is executed: the verdicts are made up, the format is the real one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.decoding.dynamic_signal import Executed
from engine.train.examples.material import Example, example
from engine.train.tasks import draw, identifiers, wording
from engine.types import INDENT, Task
from sandbox import Outcome, RunResult, TestCase, TestResult

_ERRORS = (
    "NameError: name '{}' is not defined",
    "TypeError: unsupported operand type(s)",
    "IndexError: list index out of range",
    "ZeroDivisionError: division by zero",
    "KeyError: '{}'",
    "ValueError: {}",
)
_VAGUE = (*wording.VAGUE, "Return the right value.", "Work out the answer.")


def copying(r: Random) -> Example:
    """An answer that stands in the docstring, or in one of one to three candidates."""
    return from_docstring(r) if r.random() < 0.25 else from_candidates(r)


def from_docstring(r: Random) -> Example:
    """The docstring quotes the code."""
    name, parameter = _name(r), _name(r)
    code = snippet(r, parameter)
    told = r.choice(("Return {}.", "{}", "Compute {} and return it.", "Gives {}", "The result is {}."))
    task = _task(name, parameter, told.format(code), _literal(r), r)
    return example(task, f"{INDENT}return {code}\n", kind="copy")


def from_candidates(r: Random) -> Example:
    """One of the candidates passes: that one is the answer."""
    name, parameter = _name(r), _name(r)
    expected = _literal(r)
    task = _task(name, parameter, r.choice(_VAGUE), expected, r)
    count = r.choice((1, 1, 2, 2, 3))
    bodies = list(dict.fromkeys(_body(r, parameter) for _ in range(count)))
    chosen = r.randrange(len(bodies))
    executed = [Executed(body, _result(r, task, index == chosen)) for index, body in enumerate(bodies)]
    return example(task, bodies[chosen], executed, kind="copy")


def _task(name: str, parameter: str, description: str, expected: str, r: Random) -> Task:
    calls = dict.fromkeys(f"{name}({_literal(r)})" for _ in range(r.choice((1, 1, 2))))
    return Task(
        name=name,
        signature=f"def {name}({parameter}):\n",
        description=description,
        docstring=f'{INDENT}"""{description}"""\n' if description else "",
        tests=tuple(TestCase(f"{name}:{i}", f"assert {call} == {expected}") for i, call in enumerate(calls)),
    )


def _result(r: Random, task: Task, passes: bool) -> RunResult:
    tests = tuple(_verdict(r, test, passes) for test in task.tests)
    return RunResult(Outcome.PASS if passes else Outcome.FAIL, tests)


def _verdict(r: Random, test: TestCase, passes: bool) -> TestResult:
    call, _, expected = test.source.removeprefix("assert ").partition(" == ")
    if passes:
        return TestResult(test, Outcome.PASS, True, call, actual=expected, expected=expected)
    if r.random() < 0.5:
        error = r.choice(_ERRORS).format(_name(r))
        return TestResult(test, Outcome.ERROR, True, call, expected=expected, exception=error)
    actual = _literal(r)
    wrong = actual if actual != expected else "None"
    return TestResult(test, Outcome.FAIL, True, call, actual=wrong, expected=expected)


def _body(r: Random, parameter: str) -> str:
    """One to three senseless lines."""
    local = _name(r)
    code = snippet(r, parameter)
    lines = r.choice(
        (
            [f"return {code}"],
            [f"return {code}"],
            [f"{local} = {code}", f"return {local}"],
            [f"if {parameter}:", f"    return {code}", f"return {snippet(r, parameter)}"],
            [
                f"for {local} in {parameter}:",
                f"    {_name(r)}({local}, {r.randint(0, 999)})",
                f"return {code}",
            ],
        )
    )
    return "".join(f"{INDENT}{line}\n" for line in lines)


_FORMS: tuple[Callable[[Random, str], str], ...] = (
    lambda r, p: f"{_name(r)}({p})",
    lambda r, p: f"{_name(r)}({p}, {r.randint(0, 999)})",
    lambda r, p: f"{p}.{_name(r)}({_literal(r)})",
    lambda r, p: f"{_name(r)} {r.choice('+-*/%')} {r.randint(0, 999)}",
    lambda r, p: f"{p} {r.choice('+-*/%')} {r.randint(0, 999)} {r.choice('+-*')} {_name(r)}",
    lambda r, p: f"{_name(r)}[{p}] {r.choice('+-*')} {_name(r)}",
    lambda r, p: f"[{_name(r)}({p}) for {p} in {_name(r)}]",
    lambda r, p: f"{_name(r)}.{_name(r)}({p})",
    lambda r, p: f"{p} + '{_name(r)}'",
    lambda r, p: f"{_literal(r)}",
    lambda r, p: f"{_name(r)}({_name(r)}, {_name(r)})",
)


def snippet(r: Random, parameter: str) -> str:
    """An expression without sense."""
    return r.choice(_FORMS)(r, parameter)


def _name(r: Random) -> str:
    for _ in range(9):
        name = identifiers.scrambled(r) if r.random() < 0.8 else r.choice(draw.WORDS)
        if identifiers.usable(name, ()):
            return name
    return "value"


def _literal(r: Random) -> str:
    style = r.random()
    if style < 0.5:
        return str(r.randint(-9, 999))
    return repr(draw.word(r)) if style < 0.8 else repr(draw.ints(r, 0, 3))
