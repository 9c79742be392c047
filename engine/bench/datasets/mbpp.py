"""MBPP and its extensions: a sentence, and asserts that are shown.

MBPP has no signatures. As is usual, the task gives the reference's own (name, parameters, defaults), and
those classes and functions of the reference that the tests speak of. In MBPP itself the asserts that judge
are the asserts that are shown; the extensions judge by more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.problems import evalplus, scripts
from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import (
    FUNCTION_LIMITS,
    LONG_LIMITS,
    PLUS_LIMITS,
    Hidden,
    HiddenTest,
    Problem,
)
from engine.bench.problems.prompt_sources import entry_point, from_reference
from engine.decoding.executable import parse
from sandbox import Limits, TestCase

SHOWN = 3
"""Asserts of MBPP itself, the first ones of MBPP-ET."""


@dataclass(frozen=True)
class _Told:
    """What all forms of a record have in common."""

    record: DatasetRecord
    code: str
    text: str
    shown: list[str]
    setup: str

    @classmethod
    def of(cls, record: DatasetRecord, text: str, setup: str) -> _Told:
        code = record.text("code").replace("\r\n", "\n").expandtabs(4)
        shown = record.texts("test_list")
        if not shown:
            raise ValueError("it has no tests")
        if parse(code) is None:
            code = record.text("code").replace("\r\n", "\n")
        return cls(record, code, record.text(text).strip(), shown, setup)

    def problem(self, hidden: Sequence[HiddenTest], limits: Limits, shown: int | None = None) -> Problem:
        number = self.record.identifier("task_id")
        tests = tuple(
            TestCase(f"assert:{place}", source, setup=self.setup)
            for place, source in enumerate(self.shown[:shown], 1)
        )
        name = entry_point(self.code, self.shown[0])
        used = "\n".join([self.setup, *self.shown[:shown]])
        return Problem(
            id=number,
            task=from_reference(self.code, name, self.text, tests, used),
            hidden=Hidden(hidden),
            gold=self.code + "\n",
            limits=limits,
        )

    def asserts(self) -> list[HiddenTest]:
        return scripts.from_asserts(self.shown, self.setup)


def plain(record: DatasetRecord) -> Problem:
    """MBPP (Austin et al., 2021)."""
    told = _Told.of(record, "text", record.text("test_setup_code").replace("\r\n", "\n"))
    return told.problem(told.asserts(), FUNCTION_LIMITS)


def sanitized(record: DatasetRecord) -> Problem:
    """The hand-checked part of MBPP."""
    told = _Told.of(record, "prompt", "\n".join(record.texts("test_imports")))
    return told.problem(told.asserts(), FUNCTION_LIMITS)


def extended(record: DatasetRecord) -> Problem:
    """MBPP-ET (Dong et al., 2023): the asserts of MBPP are shown, all are hidden tests."""
    told = _Told.of(record, "text", record.text("test_setup_code").replace("\r\n", "\n"))
    return told.problem(told.asserts(), LONG_LIMITS, SHOWN)


def plus(record: DatasetRecord) -> Problem:
    """MBPP+ (EvalPlus), in the file's ``OriginFmt`` form."""
    if "plus_input" in record:
        raise ValueError("its inputs lost their types in JSON; use MbppPlus-OriginFmt.jsonl.gz instead")
    told = _Told.of(record, "prompt", "\n".join(record.texts("test_imports")))
    name = entry_point(told.code, told.shown[0])
    return told.problem(evalplus.from_script(record.text("test"), name), PLUS_LIMITS)
