"""Records of a program, a call and its output: CRUXEval, and LiveCodeBench's code execution."""

from __future__ import annotations

import ast
import builtins
import importlib
from collections.abc import Iterator

from engine.bench.records import DatasetRecord
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.train.evaluation.published.public_question import OutputQuestion, QuestionFile, equals
from engine.train.whitebox import reasoning
from engine.train.whitebox.literals import is_literal
from engine.train.whitebox.reasoning import RETURNED, Asked

LIVE = "livecodebench-o"
_SUPPLIED = (
    "collections",
    "typing",
    "itertools",
    "functools",
    "math",
    "heapq",
    "bisect",
    "copy",
    "string",
    "operator",
)
"""Modules whose names contest programs use without importing them; the first that has a name gives it."""


async def cruxeval(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """Both directions of every record of CRUXEval."""
    return await _verified([(record, _crux(record)) for record in records], sandbox)


async def livecodebench(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """The output of every record of LiveCodeBench's code execution."""
    return await _verified([(record, [_live(record)]) for record in records], sandbox)


async def _verified(rows: list[tuple[DatasetRecord, list[Asked]]], sandbox: Sandbox) -> QuestionFile:
    """Leaves out records whose program does not give what the file says: the answer to the first question."""
    found: list[Asked] = []
    left_out: list[str] = []
    for record, asked in rows:
        first = asked[0]
        if await equals(sandbox, first.program, first.call, first.answer):
            found += asked
        else:
            left_out.append(f"{record.where}: running {first.call[:60]} does not give {first.answer[:60]}")
    return QuestionFile(found, left_out)


def _crux(record: DatasetRecord) -> list[Asked]:
    """Raises ``DataError`` for a record that is none of CRUXEval."""
    program, given = _program(record), record.text("input")
    called = _called(given)
    if "f" not in _defined(program):
        raise record.bad("its code does not define f, as CRUXEval's does; see --as")
    if called in _defined(program):
        raise record.bad(f"its input is a call of {called}, not arguments of f as in CRUXEval; see --as")
    call = _call(record, f"f({given})")
    output, key = _output(record), record.identifier("id")
    question = OutputQuestion(reasoning.OUTPUT, key, program, call, RETURNED, output)
    return [question, Asked(reasoning.INPUT, key, program, "f", "", output)]


def _live(record: DatasetRecord) -> OutputQuestion:
    """Raises ``DataError`` for a record that is none of LiveCodeBench's code execution."""
    program, name = _program(record), record.text("function_name")
    if name not in _defined(program):
        raise record.bad(f"its code does not define {name}")
    if _called(record.text("input")) != name:
        raise record.bad(f"its input should be a call of {name}, as in LiveCodeBench; see --as")
    call = _call(record, record.text("input"))
    key = record.identifier("id" if "id" in record else "question_id")
    return OutputQuestion(LIVE, key, _supplied(program) + program, call, RETURNED, _output(record))


def _program(record: DatasetRecord) -> str:
    program = record.text("code").rstrip() + "\n"
    if parse(program) is None:
        raise record.bad("its code is not Python")
    return program


def _output(record: DatasetRecord) -> str:
    output = record.text("output").strip()
    if not is_literal(output):
        raise record.bad(f"its output should be a literal, not {output[:40]}")
    return output


def _call(record: DatasetRecord, call: str) -> str:
    call = call.strip()
    tree = parse(call)
    if tree is None or len(tree.body) != 1 or _called(call) is None:
        raise record.bad("its input does not make a call")
    return call


def _called(text: str) -> str | None:
    """The function's name, where ``text`` is a call of one."""
    match parse(text.strip()):
        case ast.Module([ast.Expr(ast.Call(ast.Name(name)))]):
            return name
    return None


def _defined(program: str) -> set[str]:
    return {node.name for node in ast.parse(program).body if isinstance(node, ast.FunctionDef)}


def _supplied(program: str) -> str:
    """Imports of what the program uses and binds nowhere."""
    return "".join(f"from {module} import {name}\n" for name, module in sorted(_lacking(program)))


def _lacking(program: str) -> Iterator[tuple[str, str]]:
    nodes = list(ast.walk(ast.parse(program)))
    read = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    bound = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    bound |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    bound |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    bound |= {
        alias.asname or alias.name.partition(".")[0]
        for node in nodes
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    for name in read - bound - set(dir(builtins)):
        for module in _SUPPLIED:
            if hasattr(importlib.import_module(module), name):
                yield name, module
                break
