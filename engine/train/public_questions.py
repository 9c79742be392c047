"""Questions of published data sets, whose answers are verified by running the program, and of our own items.

Of BigCodeBench, the statements of the first example that calls a task's function are the input, and what
running them on the task's own solution prints is the answer (ExecVerify, E.4). Tasks that draw at random, or
touch files and other resources, are left out by words, as the paper does; so are those that cannot be run
here.
"""

from __future__ import annotations

import ast
import doctest
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from engine.bench.records import DatasetRecord, read
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.support.errors import DataError
from engine.train import importing, reval
from engine.train.evaluation import INPUT, Asked
from engine.train.execution import is_literal
from engine.train.importing import ForeignExecution
from engine.train.items import OUTPUT, TrainingItem
from engine.train.questions import Question
from engine.train.reval import LIMITS, equals, output_question
from engine.train.rewards import input_reward
from sandbox import Outcome, TestCase

_PRINTED = "What does it print?"
_LONGEST = 400
"""Characters from which on a verdict does not show the whole of what was printed."""
_OUTSIDE = (
    ("draws at random", r"\brandom\b|torch\.randn?\b|\bsecrets\b|\bshuffle\(|\brandint\(|\bchoices?\("),
    ("touches files", r"\bopen\s*\(|\.(read|write)\w*\(|\b(fileinput|pathlib|shutil|glob|tempfile)\b|\bos\."),
    ("packs files", r"\b(zipfile|tarfile|gzip|bz2|lzma)\b"),
    ("reads or writes tables", r"\bcsv\b|\bread_\w+\(|\bto_(csv|excel)\b|\bopenpyxl\b"),
    ("stores objects", r"\b(pickle|joblib|yaml|sqlite3)\b|\bjson\.load\(|\b(np|numpy|torch)\.(load|save)"),
    ("reaches out", r"\b(requests|urllib|socket|smtplib|ftplib|subprocess)\b"),
    ("reads the clock", r"\.(now|today|time)\(\)"),
)  # fmt: skip
"""After the paper's table 9; the last two rows are ours."""


class QuestionFile(NamedTuple):
    """The questions of a file, and the records that none can be asked about."""

    questions: list[Asked]
    left_out: list[str]
    """Their names, and why."""


Reader = Callable[[list[DatasetRecord], Sandbox], Awaitable[QuestionFile]]


async def questions_in(path: Path, limit: int | None, sandbox: Sandbox) -> QuestionFile:
    """The questions of the first ``limit`` records of a file; the fields of the first tell what it is.

    Raises ``DataError`` for a file without records, and naming a record that has not the fields of its kind.
    """
    records = list(read(str(path)).records)
    if not records:
        raise DataError(f"{path} holds no records.")
    shape, reader = _kind(records[0])
    for record in records:
        if missing := sorted(shape - record.data.keys()):
            raise record.bad(f"{', '.join(missing)} is missing, which the first record has")
    if reader is None:
        return QuestionFile(*await reval.questions(path, limit, sandbox))
    return await reader(records[:limit], sandbox)


def _kind(record: DatasetRecord) -> tuple[frozenset[str], Reader | None]:
    """What a record of the kind has, and who reads it."""
    for shape, reader in _KINDS:
        if shape <= record.data.keys():
            return shape, reader
    if "test" in record or "test_list" in record:
        raise record.bad(
            "this is a task to complete, not a question about a run; measure it with `egcfg bench`"
        )
    raise record.bad(
        f"it has the fields {', '.join(sorted(record.data)) or 'of nothing'}, which are those of none of "
        "CRUXEval, LiveCodeBench (execution), REval, BigCodeBench, and items of `egcfg train`"
    )


async def _of_items(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """The output of every item of that kind, and each of its white-box questions by itself."""
    found: list[Asked] = []
    for record in records:
        item = TrainingItem.from_json(json.dumps(record.data))
        if item.kind == OUTPUT:
            found.append(output_question("output", item.key, item.program, item.call, item.output))
        for one in item.questions:
            asked = (one.kind, item.key, item.program, item.call, one.text, one.answer)
            found.append(Asked(*asked, partial(_is_right, one)))
    return QuestionFile(found, [])


async def _is_right(question: Question, sandbox: Sandbox, given: str) -> bool:
    return question.is_right(given)


async def _executions(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """Both directions of records of CRUXEval, and the output of those of LiveCodeBench's code execution.

    Leaves out records whose program does not give what the file says.
    """
    found = QuestionFile([], [])
    for record in records:
        key = record.identifier("id" if "id" in record else "question_id")
        try:
            run = importing.execution_of(dict(record.data), key)
        except (TypeError, AttributeError) as error:
            raise record.bad(str(error)) from None
        if not is_literal(run.output) or not await equals(sandbox, run.program, run.call, run.output):
            why = f"running {run.call[:60]} does not give {run.output[:60]}"
            found.left_out.append(f"{record.where}: {why}")
        elif "function_name" in record:
            found.questions.append(output_question("livecodebench-o", key, run.program, run.call, run.output))
        else:
            found.questions.append(output_question("cruxeval-o", key, run.program, run.call, run.output))
            found.questions.append(_input_question(run))
    return found


def _input_question(run: ForeignExecution) -> Asked:
    async def holds(sandbox: Sandbox, given: str) -> bool:
        return await input_reward(sandbox, run.program, "f", run.output, given) > 0

    return Asked(INPUT, run.key, run.program, "f", "", run.output, holds)


async def _bigcodebench(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """One question for each record whose example can be run here and always prints the same."""
    found = QuestionFile([], [])
    for record in records:
        parts = (record.text("code_prompt"), record.text("canonical_solution"))
        program = "".join(part.rstrip() + "\n" for part in parts)
        *before, last = list(_example(record)) or [""]
        text = record.text("complete_prompt") + record.text("canonical_solution")
        why = next((why for why, pattern in _OUTSIDE if re.search(pattern, text)), "")
        why = why if last else "it has no example"
        printed = "" if why else await _printed(sandbox, program, "".join(before), last)
        if not printed:
            found.left_out.append(f"{record.where}: {why or 'its example cannot be run here'}")
            continue
        source, key = f"{program}\n\n{''.join(before)}", record.identifier("task_id")
        asked = ("library-output", key, source, last.strip(), _PRINTED, printed)
        found.questions.append(Asked(*asked, partial(_is_text, printed), lines=0))
    return found


async def _is_text(right: str, sandbox: Sandbox, given: str) -> bool:
    """Right is the exact text, blanks at line ends aside."""
    first, second = ([line.rstrip() for line in text.strip("\n").split("\n")] for text in (right, given))
    return first == second


def _example(record: DatasetRecord) -> Iterator[str]:
    """Statements up to the first that shows something once the function has been called; or nothing."""
    name, found = record.text("entry_point"), []
    try:
        examples = doctest.DocTestParser().get_examples(_docstring(record, name))
    except ValueError:
        return
    for example in examples:
        found.append(example.source)
        if example.want and re.search(rf"\b{re.escape(name)}\s*\(", "".join(found)):
            yield from found
            return


def _docstring(record: DatasetRecord, name: str) -> str:
    tree = parse(record.text("complete_prompt").rstrip() + "\n    pass\n")
    for node in tree.body if tree else ():
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    return ""


async def _printed(sandbox: Sandbox, program: str, before: str, last: str) -> str:
    """What the last statement prints, if it does so twice and alike; empty if it cannot be run."""
    test = TestCase("example", last, expected="\0", setup=before)
    texts = set()
    for _ in range(2):
        [one] = (await sandbox.run(program, [test], LIMITS, trace=False)).tests
        shows = one.outcome is Outcome.FAIL and one.exception is None
        texts.add(one.actual if shows and one.actual else "")
    text = texts.pop() if len(texts) == 1 else ""
    return text if len(text) < _LONGEST else ""


_KINDS: Sequence[tuple[frozenset[str], Reader | None]] = (
    (frozenset({"code", "function_name", "input", "output"}), _executions),
    (frozenset({"code", "id", "input", "output"}), _executions),
    (frozenset({"code", "entry_point", "inputs", "outputs", "task_id"}), None),
    (frozenset({"idx", "task_id", "tasks"}), None),
    (frozenset({"canonical_solution", "code_prompt", "complete_prompt", "entry_point"}), _bigcodebench),
    (frozenset({"kind", "key", "program", "call", "output"}), _of_items),
)
"""What a record of each kind has, in the order in which they are tried; None: REval's two files."""
