"""REval's own files (Chen et al., 2024): one with programs and inputs, one with what is asked about them.

What a line did is found by running the program in the sandbox. As in REval, a line that runs several times
has several right answers; unlike there, a variable is looked up in the frame of its line, and a value that
no literal writes is not asked for.
"""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.bench.records import DatasetRecord, read
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.support.errors import DataError
from engine.train.evaluation.published import reval_questions, run_probes
from engine.train.evaluation.published.public_question import PublicQuestion, QuestionFile
from engine.train.evaluation.published.run_probes import ProbedRun, SeenRun


@dataclass(frozen=True)
class RevalInput:
    """One input of one program, with what is to be asked about it."""

    key: str
    run: ProbedRun
    set_up: str
    """What runs before the test."""
    asked: str
    """The call or the test, with ``??`` where answers go."""
    original: str
    """The test with its expected values; empty for a call."""

    @property
    def shown(self) -> str:
        """The call or the test, for the model to read."""
        return self.run.call or f"{self.set_up}{self.original}".strip()


async def reval(path: Path, limit: int | None, sandbox: Sandbox) -> QuestionFile:
    """What is asked in the first ``limit`` records of the tasks. Raises ``DataError``."""
    data, tasks = both_files(path)
    programs = {record.identifier("task_id"): record for record in read(str(data)).records}
    found: list[PublicQuestion] = []
    left_out: list[str] = []
    for record in read(str(tasks)).records[:limit]:
        program = programs.get(record.identifier("task_id"))
        if program is None:
            raise record.bad(f"{data.name} has no such program")
        for one in _inputs(program, record):
            seen = await run_probes.observed(sandbox, one.run)
            asked = [] if seen.error else [question async for question in _questions(one, seen, sandbox)]
            found += asked
            left_out += [f"{one.key}: {seen.error or 'none of its values can be asked for'}"] * (not asked)
    return QuestionFile(found, left_out)


def both_files(path: Path) -> tuple[Path, Path]:
    """The files of data and of tasks, by the name of either. Raises ``DataError``."""
    data = path.with_name(path.name.replace("_tasks.", "_data."))
    tasks = path.with_name(path.name.replace("_data.", "_tasks."))
    if data == tasks:
        raise DataError(f"{path.name}: REval's files are called NAME_data.jsonl and NAME_tasks.jsonl.")
    for one in (data, tasks):
        if not one.is_file():
            raise DataError(f"{path.name} needs {one.name} beside it.")
    return data, tasks


def _inputs(program: DatasetRecord, record: DatasetRecord) -> Iterator[RevalInput]:
    given, tests = program.texts("inputs"), str(program.data.get("test") or "")
    code, entry = program.text("code"), program.text("entry_point")
    for pair in record.data.get("tasks") or ():
        try:
            index, asked = int(pair["input_idx"]), str(pair["output_pred"])
            probes = tuple(dict.fromkeys((int(one["lineno"]), str(one["var"])) for one in pair["task"]))
            text = given[index]
        except (TypeError, KeyError, ValueError, IndexError):
            raise record.bad("one of its tasks has not the fields of REval's") from None
        if not all(0 < line <= code.count("\n") + 1 for line, _ in probes):
            raise record.bad("one of its tasks asks for a line that the program does not have")
        call = "" if tests else f"{entry}({_arguments(program, text)})"
        run = ProbedRun(code, tests, entry, index, call, probes)
        key = f"{record.identifier('task_id')}/{index}"
        yield RevalInput(key, run, _set_up(tests, entry, index), asked, text if tests else "")


async def _questions(one: RevalInput, seen: SeenRun, sandbox: Sandbox) -> AsyncIterator[PublicQuestion]:
    for number, ((line, variable), probe) in enumerate((seen.probes or {}).items()):
        key = f"{one.key}/{number}"
        for question in reval_questions.about_line(key, one.run.program, one.shown, line, variable, probe):
            yield question
    output: PublicQuestion | None
    if one.run.call:
        output = reval_questions.about_call(one.key, one.run.program, one.run.call, seen.output)
    else:
        output = reval_questions.about_test(one.key, one.run, one.set_up, one.asked, one.original)
    if output is not None and await output.holds(sandbox, output.answer):
        yield output


def _arguments(record: DatasetRecord, text: str) -> str:
    """``1, 2`` for the tuple ``(1, 2,)``."""
    match parse(text.strip()):
        case ast.Module([ast.Expr(ast.Tuple(elements))]):
            return ", ".join(map(ast.unparse, elements))
    raise record.bad("an input should be a tuple of arguments")


def _set_up(tests: str, entry: str, index: int) -> str:
    """The body of the ``setUp`` of the class of tests with that number."""
    tree = parse(tests)
    classes = [
        node
        for node in (tree.body if tree else ())
        if isinstance(node, ast.ClassDef) and node.name.startswith(f"{entry}Test")
    ]
    if index < len(classes):
        for node in classes[index].body:
            if isinstance(node, ast.FunctionDef) and node.name == "setUp":
                return "".join(ast.unparse(statement) + "\n" for statement in node.body)
    return ""
