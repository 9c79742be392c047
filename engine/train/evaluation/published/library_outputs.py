"""Programs that call libraries: what the example in a task of BigCodeBench prints (ExecVerify, E.4).

The statements of the first example that calls the function are the input, and what running them on the task's
own solution prints is the answer. Tasks that draw at random, or touch files and other resources, are left out
by words, as the paper does; so are those that cannot be run here.
"""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import dataclass

from engine.bench.records import DatasetRecord
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.train.evaluation.published.public_question import LIMITS, PublicQuestion, QuestionFile
from engine.train.whitebox.literals import NotComparable, literal
from sandbox import Outcome, TestCase

LIBRARY = "library-output"
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


@dataclass(frozen=True)
class PrintedText(PublicQuestion):
    """What does the example print? Right is the exact text, blanks at line ends aside."""

    @property
    def lines(self) -> int:
        return 0

    @property
    def value(self) -> str:
        return repr(self.answer)

    async def holds(self, sandbox: Sandbox, given: str) -> bool:
        return _bare(given) == _bare(self.answer)

    async def holds_value(self, sandbox: Sandbox, given: str) -> bool:
        try:
            text = literal(given)
        except NotComparable:
            return False
        return isinstance(text, str) and await self.holds(sandbox, text)


async def bigcodebench(records: list[DatasetRecord], sandbox: Sandbox) -> QuestionFile:
    """One question for each record whose example can be run here and always prints the same."""
    found: list[PrintedText] = []
    left_out: list[str] = []
    for record in records:
        program, statements = _program(record), _example(record)
        why = "it has no example" if not statements else _outside(record)
        printed = None if why else await _printed(sandbox, program, statements)
        if printed is None:
            left_out.append(f"{record.where}: {why or 'its example cannot be run here'}")
        else:
            *before, last = statements
            source = f"{program.rstrip()}\n\n\n{''.join(before)}"
            found.append(
                PrintedText(LIBRARY, record.identifier("task_id"), source, last.strip(), _PRINTED, printed)
            )
    return QuestionFile(found, left_out)


def _program(record: DatasetRecord) -> str:
    """The solution without the docstring. Raises ``DataError`` for a record that is none of BigCodeBench."""
    program = f"{record.text('code_prompt').rstrip()}\n{record.text('canonical_solution').rstrip()}\n"
    if parse(program) is None:
        raise record.bad("its code_prompt and canonical_solution do not make a program")
    record.text("complete_prompt")
    return program


def _example(record: DatasetRecord) -> list[str]:
    """Statements up to the first that shows something once the function has been called; or nothing."""
    name, called, found = record.text("entry_point"), False, []
    try:
        examples = doctest.DocTestParser().get_examples(_docstring(record))
    except ValueError:
        return []
    for example in examples:
        found.append(example.source)
        called = called or bool(re.search(rf"\b{re.escape(name)}\s*\(", example.source))
        if called and example.want:
            return found
    return []


def _docstring(record: DatasetRecord) -> str:
    tree = parse(record.text("complete_prompt").rstrip() + "\n    pass\n")
    for node in tree.body if tree else ():
        if isinstance(node, ast.FunctionDef) and node.name == record.text("entry_point"):
            return ast.get_docstring(node) or ""
    return ""


def _outside(record: DatasetRecord) -> str:
    """Why the task is not to be asked for, by words in its prompt and solution; or nothing."""
    text = record.text("complete_prompt") + record.text("canonical_solution")
    return next((why for why, pattern in _OUTSIDE if re.search(pattern, text)), "")


async def _printed(sandbox: Sandbox, program: str, statements: list[str]) -> str | None:
    """What the last statement prints, if it does so twice and alike; None if it cannot be run."""
    *before, last = statements
    test = TestCase("example", last, expected="\0", setup="".join(before))
    texts = []
    for _ in range(2):
        result = await sandbox.run(program, [test], LIMITS, trace=False)
        [one] = result.tests
        if one.outcome is not Outcome.FAIL or one.actual is None or one.exception is not None:
            return None
        texts.append(one.actual)
    [text] = set(texts) if len(set(texts)) == 1 else [""]
    return text if 0 < len(text) < _LONGEST else None


def _bare(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))
