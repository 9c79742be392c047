"""CRUXEval (Gu et al., 2024): predict a function's output, or an input that gives an output.

The prediction is the one statement of a function to complete. Nothing of it is run but literals, so that
``return f(3)`` is no answer to "what does f(3) return".
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.bench.problems.prompt_sources import docstring
from engine.core.task import Task
from engine.decoding.executable import parse


def produced(record: DatasetRecord) -> Problem:
    """CRUXEval-O."""
    call = f"f({record.text('input')})"
    task = _task(record, "result", f"What {call} returns, written as a literal.")
    gold = f"{task.preamble}{task.signature}    return {call}\n"
    return _problem(record, task, gold, "result()", answered)


def given(record: DatasetRecord) -> Problem:
    """CRUXEval-I."""
    text = f"Call f with literals such that it returns {record.text('output')}"
    task = _task(record, "called", text)
    gold = f"{task.preamble}{task.signature}    return f({record.text('input')})\n"
    return _problem(record, task, gold, "called()", calling)


def _task(record: DatasetRecord, name: str, text: str) -> Task:
    code = record.text("code").rstrip() + "\n\n\n"
    if parse(code) is None:
        raise ValueError("its code is not Python")
    signature = f"def {name}():\n"
    return Task(name=name, signature=signature, docstring=docstring(text), preamble=code, description=text)


def _problem(
    record: DatasetRecord, task: Task, gold: str, call: str, assemble: Callable[[Task, str], str]
) -> Problem:
    test = HiddenTest("answer", f"assert {call} == {record.text('output')}")
    return Problem(record.identifier("id"), task, Hidden([test]), gold, assemble=assemble)


def answered(task: Task, code: str) -> str:
    """Only the literal that is returned. Raises ``ValueError`` if it is none."""
    value = _returned(task, code)
    _check_literals([value])
    return f"{task.signature}    return {ast.unparse(value)}\n"


def calling(task: Task, code: str) -> str:
    """The function and a call of it with literals. Raises ``ValueError`` if it is none."""
    match _returned(task, code):
        case ast.Call(ast.Name("f"), arguments, keywords) as call:
            _check_literals([*arguments, *(keyword.value for keyword in keywords)])
            return f"{task.preamble}{task.signature}    return {ast.unparse(call)}\n"
    raise ValueError("the answer is no call of f")


def _returned(task: Task, code: str) -> ast.expr:
    tree = parse(task.function(code))
    function = tree.body[0] if tree is not None else None
    statements = function.body[1:] if isinstance(function, ast.FunctionDef) else []
    match statements:
        case [ast.Return(ast.expr() as value)]:
            return value
    raise ValueError("the answer is not one return statement")


def _check_literals(values: list[ast.expr]) -> None:
    for value in values:
        try:
            ast.literal_eval(value)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            raise ValueError("the answer is not made of literals") from None
