"""MBPP and its extensions: a sentence, and asserts that are shown.

MBPP has no signatures. As is usual, the task gives the reference's own (name, parameters, defaults), and
those classes and functions of the reference that the tests speak of. In MBPP itself the asserts that judge
are the asserts that are shown; the extensions judge by more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bench.problem import FUNCTION_LIMITS, LONG_LIMITS, PLUS_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import entry_point, from_reference
from engine.bench.test_scripts import from_asserts, from_evalplus
from engine.core.options import Shot
from engine.decoding.executable import parse
from engine.prompts.template import statement
from engine.support.errors import DataError
from sandbox import Limits, TestCase

_SHOWN = 3
"""Asserts of MBPP itself, the first ones of MBPP-ET."""
_SHOTS = ("2", "3", "4")
"""The tasks that the authors set aside for prompts."""


def plain(record: DatasetRecord) -> Problem:
    """MBPP (Austin et al., 2021)."""
    return _problem(record, "text", _setup_code(record), FUNCTION_LIMITS)


def sanitized(record: DatasetRecord) -> Problem:
    """The hand-checked part of MBPP."""
    return _problem(record, "prompt", _imports(record), FUNCTION_LIMITS)


def extended(record: DatasetRecord) -> Problem:
    """MBPP-ET (Dong et al., 2023): the asserts of MBPP are shown, all are hidden tests."""
    return _problem(record, "text", _setup_code(record), LONG_LIMITS, shown=_SHOWN)


def plus(record: DatasetRecord) -> Problem:
    """MBPP+ (EvalPlus), in the file's ``OriginFmt`` form."""
    if "plus_input" in record:
        raise ValueError("its inputs lost their types in JSON; use MbppPlus-OriginFmt.jsonl.gz instead")

    def hidden(name: str) -> Sequence[HiddenTest]:
        return from_evalplus(record.text("test"), name)

    return _problem(record, "prompt", _imports(record), PLUS_LIMITS, hidden)


def _setup_code(record: DatasetRecord) -> str:
    return record.text("test_setup_code").replace("\r\n", "\n")


def _imports(record: DatasetRecord) -> str:
    return "\n".join(record.texts("test_imports"))


def _problem(
    record: DatasetRecord,
    words: str,
    setup: str,
    limits: Limits,
    hidden: Callable[[str], Sequence[HiddenTest]] | None = None,
    shown: int | None = None,
) -> Problem:
    """``words`` is the field of the task's text; ``hidden`` gives other hidden tests than the asserts."""
    written = record.text("code").replace("\r\n", "\n")
    code = written.expandtabs(4)
    code = code if parse(code) is not None else written
    asserts, text = record.texts("test_list"), record.text(words).strip()
    if not asserts:
        raise ValueError("it has no tests")
    name = entry_point(code, asserts[0])
    tests = [
        TestCase(f"assert:{place}", source, setup=setup) for place, source in enumerate(asserts[:shown], 1)
    ]
    used = "\n".join([setup, *asserts[:shown]])
    return Problem(
        id=record.identifier("task_id"),
        task=from_reference(code, name, text, tests, used),
        hidden=Hidden(hidden(name) if hidden is not None else from_asserts(asserts, setup)),
        gold=code + "\n",
        limits=limits,
    )


def shots(problems: Sequence[Problem], source: str) -> tuple[Shot, ...]:
    """Examples for prompts among ``problems``. Raises ``DataError`` naming ``source`` if one is missing."""
    known = {problem.id: problem for problem in problems}
    if absent := [name for name in _SHOTS if name not in known]:
        raise DataError(f"{source} has no task {', '.join(absent)}, which examples of prompts are made of.")
    return tuple(
        Shot(
            one.task.description,
            one.task.signature,
            tuple(map(statement, one.task.tests)),
            one.gold.rstrip() + "\n",
        )
        for one in map(known.__getitem__, _SHOTS)
    )
