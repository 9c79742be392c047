"""CodeContests (Li et al., 2022) in both shapes: functions with asserts, and programs on stdin and stdout."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.bench.problems import programs, scripts
from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.problems.prompt_sources import docstring, from_prompt
from engine.decoding.executable import parse
from sandbox import TestCase

_TYPING = "from typing import Any, Dict, List, Optional, Set, Tuple, Union\n"
_PARTS = re.compile(r'(def \w+\([^\n]*\)[^\n:]*).*?"""(.*)"""', re.DOTALL)
_PYTHON_3 = 3
"""The number of Python 3 among the languages of DeepMind's records."""


def shape(record: DatasetRecord) -> str:
    """Which of the two a record is."""
    return "functions" if "entry_point" in record else "programs"


def problem(record: DatasetRecord) -> Problem:
    """A record of either shape."""
    return _function(record) if shape(record) == "functions" else _program(record)


def _function(record: DatasetRecord) -> Problem:
    """The 150 tasks that LPW remade as functions. Their reference solutions are C++: there is no gold."""
    name = record.text("entry_point")
    given = [TestCase(f"given:{n}", source) for n, source in enumerate(record.texts("given_tests"), 1)]
    return Problem(
        id=record.identifier("task_id"),
        task=from_prompt(_mended(record.text("prompt")), name, given, _TYPING),
        hidden=Hidden(scripts.from_check(record.text("test"), name)),
        limits=LONG_LIMITS,
    )


def _mended(prompt: str) -> str:
    """Three prompts are not Python: a bad escape, a colon forgotten, a stray line above the docstring."""
    parts = _PARTS.match(prompt)
    if parts is None or parse(prompt) is not None:
        return prompt
    return f"{parts[1]}:\n{docstring(inspect.cleandoc(parts[2]))}"


def _program(record: DatasetRecord) -> Problem:
    """DeepMind's own records: public tests are shown, private and generated ones hidden."""
    text = record.text("description").strip()
    shown = [
        TestCase(f"public:{number}", programs.exactly(*pair), setup=programs.SETUP)
        for number, pair in enumerate(_pairs(record, "public_tests"), 1)
    ]
    hidden = [
        HiddenTest(f"{kind}:{number}", programs.exactly(*pair), programs.SETUP)
        for kind in ("public", "private", "generated")
        for number, pair in enumerate(_pairs(record, f"{kind}_tests"), 1)
    ]
    if not hidden:
        raise ValueError("it has no tests")
    return Problem(
        id=record.identifier("name"),
        task=programs.program_task(text, tuple(shown)),
        hidden=Hidden(hidden),
        gold=programs.wrapped(_reference(record)),
        limits=LONG_LIMITS,
        unguided="" if shown else "it has no public tests",
    )


def _pairs(record: DatasetRecord, name: str) -> Iterator[tuple[str, str]]:
    """Inputs and outputs; absent lists are empty."""
    if name not in record:
        return
    tests: Mapping[str, Any] = record.object(name)
    inputs, outputs = tests.get("input"), tests.get("output")
    if not isinstance(inputs, list) or not isinstance(outputs, list) or len(inputs) != len(outputs):
        raise ValueError(f"{name} should hold as many outputs as inputs")
    yield from zip(map(str, inputs), map(str, outputs), strict=True)


def _reference(record: DatasetRecord) -> str:
    """The first solution in Python 3 that parses."""
    if "solutions" not in record:
        return ""
    solutions = record.object("solutions")
    texts, languages = solutions.get("solution", []), solutions.get("language", [])
    if not isinstance(texts, list) or not isinstance(languages, list):
        raise ValueError("solutions should hold lists of solution and language")
    for text, language in zip(texts, languages, strict=False):
        if language in (_PYTHON_3, "PYTHON3") and parse(str(text)) is not None:
            return str(text)
    return ""
