"""CRUXEval (Gu et al., 2024): predict a function's output, or an input that gives an output.

The prediction is the one statement of a function to complete. Nothing of it is run but literals, so that
``return f(3)`` is no answer to "what does f(3) return".
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

from engine.bench.problem import Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import docstring, is_literal
from engine.core.task import Task
from engine.decoding.executable import parse


def output(record: DatasetRecord) -> Problem:
    """CRUXEval-O."""
    call = f"f({record.text('input')})"
    return _problem(record, "result", f"What {call} returns, written as a literal.", call, _literal_answer)


def input_(record: DatasetRecord) -> Problem:
    """CRUXEval-I."""
    text = f"Call f with literals such that it returns {record.text('output')}"
    return _problem(record, "called", text, f"f({record.text('input')})", _call_answer)


def _problem(
    record: DatasetRecord, name: str, text: str, answer: str, assemble: Callable[[Task, str], str]
) -> Problem:
    code = record.text("code").rstrip() + "\n\n\n"
    if parse(code) is None:
        raise ValueError("its code is not Python")
    task = Task(name, f"def {name}():\n", docstring(text), preamble=code, description=text)
    return Problem(
        id=record.identifier("id"),
        task=task,
        hidden=Hidden([HiddenTest("answer", f"assert {name}() == {record.text('output')}")]),
        gold=f"{task.preamble}{task.signature}    return {answer}\n",
        assemble=assemble,
    )


def _literal_answer(task: Task, code: str) -> str:
    """Only the literal that is returned. Raises ``ValueError`` if it is none."""
    value = _answer(task, code)
    _check_literals([value])
    return f"{task.signature}    return {ast.unparse(value)}\n"


def _call_answer(task: Task, code: str) -> str:
    """The function and a call of it with literals. Raises ``ValueError`` if it is none."""
    match _answer(task, code):
        case ast.Call(ast.Name("f"), arguments, keywords) as call:
            _check_literals([*arguments, *(keyword.value for keyword in keywords)])
            return f"{task.preamble}{task.signature}    return {ast.unparse(call)}\n"
    raise ValueError("the answer is no call of f")


def _answer(task: Task, code: str) -> ast.expr:
    match parse(task.function(code)):
        case ast.Module([ast.FunctionDef(body=[_, ast.Return(ast.expr() as value)]), *_]):
            return value
    raise ValueError("the answer is not one return statement")


def _check_literals(values: Sequence[ast.expr]) -> None:
    if not all(map(is_literal, values)):
        raise ValueError("the answer is not made of literals")
