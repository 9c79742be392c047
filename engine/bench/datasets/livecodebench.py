"""LiveCodeBench (Jain et al., 2024), code generation: programs on stdin, and methods of ``class Solution``.

Public test cases are shown; public and private ones judge. Private ones may be packed, see ``packed_text``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.bench.problems import programs
from engine.bench.problems.dataset_records import DatasetRecord, parsed_text
from engine.bench.problems.packed_text import unpacked
from engine.bench.problems.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.problems.starter_code import called, starter_task
from engine.core.task import Task
from sandbox import TestCase

LEVELS = ("easy", "medium", "hard")
_STDIN, _FUNCTION = "stdin", "functional"


def level(record: DatasetRecord) -> str:
    """How difficult a record is. Raises ``DataError`` for a level that there is not."""
    found = record.text("difficulty")
    if found not in LEVELS:
        raise record.bad(f"difficulty should be one of {', '.join(LEVELS)}, not {found[:40]!r}")
    return found


@dataclass(frozen=True)
class _Case:
    """One input and the output that belongs to it."""

    given: str
    wanted: str
    kind: str


def problem(record: DatasetRecord) -> Problem:
    """A record of either form."""
    public = _cases("public_test_cases", parsed_text(record, "public_test_cases", list))
    private = _cases("private_test_cases", _private(record))
    if not public + private:
        raise ValueError("it has no tests")
    kinds = {case.kind for case in public + private}
    if len(kinds) > 1:
        raise ValueError("its test cases are of two kinds")
    is_program = kinds == {_STDIN}
    task = _program(record) if is_program else _method(record, (public + private)[0])
    setup = programs.SETUP if is_program else ""
    shown = [(f"public:{n}", _asserted(task, case)) for n, case in enumerate(public, 1)]
    more = [(f"private:{n}", _asserted(task, case)) for n, case in enumerate(private, 1)]
    return Problem(
        id=record.identifier("question_id"),
        task=replace(task, tests=tuple(TestCase(name, source, setup=setup) for name, source in shown)),
        hidden=Hidden([HiddenTest(name, source, setup) for name, source in shown + more]),
        limits=LONG_LIMITS,
        unguided="" if shown else "it has no public test cases",
        level=level(record),
    )


def _private(record: DatasetRecord) -> list[Any]:
    """As text of JSON, or packed."""
    text = record.text("private_test_cases")
    found = parsed_text(
        record, "private_test_cases", list, text if text.lstrip()[:1] == "[" else unpacked(text)
    )
    return list(found)


def _cases(name: str, found: Sequence[Any]) -> list[_Case]:
    cases = []
    for number, one in enumerate(found, 1):
        case = one if isinstance(one, Mapping) else {}
        fields = [case.get(key) for key in ("input", "output", "testtype")]
        if not all(isinstance(value, str) for value in fields):
            raise ValueError(f"{name}, number {number}: input, output and testtype should be texts")
        if fields[2] not in (_STDIN, _FUNCTION):
            raise ValueError(f"{name}, number {number}: testtype should be {_STDIN} or {_FUNCTION}")
        cases.append(_Case(*map(str, fields)))
    return cases


def _program(record: DatasetRecord) -> Task:
    return programs.program_task(_text(record), ())


def _method(record: DatasetRecord, first: _Case) -> Task:
    name = parsed_text(record, "metadata", dict).get("func_name")
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError("metadata.func_name should be the name of a function")
    return starter_task(record.text("starter_code"), name, _text(record), len(_arguments(first)))


def _text(record: DatasetRecord) -> str:
    return record.text("question_content").strip()


def _asserted(task: Task, case: _Case) -> str:
    if case.kind == _STDIN:
        return programs.exactly(case.given, case.wanted)
    return f"assert {called(task, _arguments(case))} == {_value(case.wanted)!r}"


def _arguments(case: _Case) -> list[Any]:
    """One a line."""
    return [_value(line) for line in case.given.split("\n") if line.strip()]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"a test case holds {text[:40]!r}, which is not JSON") from None
