"""APPS (Hendrycks et al., 2021): programs and functions of three levels, from sites of contests.

The examples of the question's text are shown; all inputs and outputs are hidden tests. Decimal fractions are
compared within a millionth, all else word by word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.bench.problems import programs
from engine.bench.problems.dataset_records import DatasetRecord, parsed_text
from engine.bench.problems.examples import examples
from engine.bench.problems.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.problems.starter_code import called, gold, starter_task
from engine.bench.shown.sample_sections import called_samples, samples
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import TestCase

_NO_EXAMPLE = "its question shows no example"
LEVELS = ("introductory", "interview", "competition")


def level(record: DatasetRecord) -> str:
    """How difficult a record is. Raises ``DataError`` for a level that there is not."""
    found = record.text("difficulty")
    if found not in LEVELS:
        raise record.bad(f"difficulty should be one of {', '.join(LEVELS)}, not {found[:40]!r}")
    return found


def problem(record: DatasetRecord) -> Problem:
    """A record of either form."""
    tests = parsed_text(record, "input_output", dict)
    inputs, outputs = tests.get("inputs"), tests.get("outputs")
    if not isinstance(inputs, list) or not isinstance(outputs, list) or len(inputs) != len(outputs):
        raise ValueError("input_output should hold as many outputs as inputs")
    if not inputs:
        raise ValueError("it has no tests")
    name = tests.get("fn_name")
    if name is None:
        return replace(_program(record, inputs, outputs), level=level(record))
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError("input_output.fn_name should be the name of a function")
    return replace(_function(record, name, inputs, outputs), level=level(record))


def _program(record: DatasetRecord, inputs: Sequence[Any], outputs: Sequence[Any]) -> Problem:
    text = record.text("question").strip()
    shown = [
        TestCase(f"sample:{number}", programs.nearly(*pair), setup=programs.SETUP)
        for number, pair in enumerate(samples(text), 1)
    ]
    hidden = [
        HiddenTest(f"test:{number}", programs.nearly(_text(given), _text(wanted)), programs.SETUP)
        for number, (given, wanted) in enumerate(zip(inputs, outputs, strict=True), 1)
    ]
    return Problem(
        id=_identifier(record),
        task=programs.program_task(text, tuple(shown)),
        hidden=Hidden(hidden),
        gold=programs.wrapped(_solution(record)),
        limits=LONG_LIMITS,
        unguided="" if shown else _NO_EXAMPLE,
    )


def _function(record: DatasetRecord, name: str, inputs: Sequence[Any], outputs: Sequence[Any]) -> Problem:
    text = record.text("question").strip()
    if not all(isinstance(given, list) for given in inputs):
        raise ValueError("input_output.inputs should be lists of arguments")
    starter = record.text("starter_code") if "starter_code" in record else ""
    task = starter_task(starter, name, text, len(inputs[0]))
    shown = called_samples(task, text) or examples(text, name)
    hidden = [
        HiddenTest(f"test:{number}", _asserted(task, given, wanted))
        for number, (given, wanted) in enumerate(zip(inputs, outputs, strict=True), 1)
    ]
    return Problem(
        id=_identifier(record),
        task=replace(task, tests=shown),
        hidden=Hidden(hidden),
        gold=gold(task, _solution(record)),
        limits=LONG_LIMITS,
        unguided="" if shown else _NO_EXAMPLE,
    )


def _asserted(task: Task, given: Sequence[Any], wanted: Any) -> str:
    """Most results stand in a list of their own, but not all: either counts, as in the paper's harness."""
    call = called(task, given)
    if isinstance(wanted, list) and len(wanted) == 1:
        return f"assert {call} in [{wanted[0]!r}, {wanted!r}]"
    return f"assert {call} == {wanted!r}"


def _text(value: Any) -> str:
    """An input or output, which may be a list of lines."""
    return "\n".join(map(str, value)) if isinstance(value, list) else str(value)


def _identifier(record: DatasetRecord) -> str:
    return record.identifier("problem_id" if "problem_id" in record else "id")


def _solution(record: DatasetRecord) -> str:
    """The first solution that parses."""
    if not record.data.get("solutions"):
        return ""
    solutions = parsed_text(record, "solutions", list)
    return next((str(one) for one in solutions if parse(str(one)) is not None), "")
