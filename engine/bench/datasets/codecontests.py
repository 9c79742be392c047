"""CodeContests (Li et al., 2022) in both shapes: functions with asserts, and programs on stdin and stdout."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.bench.problems import scripts
from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import LONG_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.problems.prompt_sources import docstring, from_prompt
from engine.decoding.executable import parse
from engine.types import Task
from sandbox import TestCase

_TYPING = "from typing import Any, Dict, List, Optional, Set, Tuple, Union\n"
_PARTS = re.compile(r'(def \w+\([^\n]*\)[^\n:]*).*?"""(.*)"""', re.DOTALL)
_MAIN = "main"
_PYTHON_3 = 3
"""The number of Python 3 among the languages of DeepMind's records."""
STDIN = """\
def printed(main, text):
    import io, sys
    before = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\\n")
    try:
        try:
            main()
        except SystemExit:
            pass
        sys.stdout.flush()
        return sys.stdout.buffer.getvalue().decode("utf-8", "replace").split()
    finally:
        sys.stdin, sys.stdout = before
"""
"""Runs a program on a text and gives the words that it prints; the expected ones never come here."""


def problem(record: DatasetRecord) -> Problem:
    """A record of either shape."""
    return _function(record) if "entry_point" in record else _program(record)


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
        TestCase(f"public:{number}", _asserted(pair), setup=STDIN)
        for number, pair in enumerate(_pairs(record, "public_tests"), 1)
    ]
    hidden = [
        HiddenTest(f"{kind}:{number}", _asserted(pair), STDIN)
        for kind in ("public", "private", "generated")
        for number, pair in enumerate(_pairs(record, f"{kind}_tests"), 1)
    ]
    if not hidden:
        raise ValueError("it has no tests")
    return Problem(
        id=record.identifier("name"),
        task=Task(_MAIN, f"def {_MAIN}():\n", docstring(text), description=text, tests=tuple(shown)),
        hidden=Hidden(hidden),
        gold=_wrapped(_reference(record)),
        limits=LONG_LIMITS,
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


def _asserted(pair: tuple[str, str]) -> str:
    given, wanted = pair
    return f"assert printed({_MAIN}, {given!r}) == {wanted.split()!r}"


def _reference(record: DatasetRecord) -> str:
    """The first solution in Python 3 that parses."""
    if "solutions" not in record:
        return ""
    solutions = record.object("solutions")
    texts, languages = solutions.get("solution", []), solutions.get("language", [])
    for text, language in zip(texts, languages, strict=False):
        if language in (_PYTHON_3, "PYTHON3") and parse(str(text)) is not None:
            return str(text)
    return ""


def _wrapped(program: str) -> str:
    """A whole program as the function that tests call."""
    if not program:
        return ""
    run = "    exec(compile(PROGRAM, 'solution.py', 'exec'), {'__name__': '__main__'})\n"
    return f"PROGRAM = {program!r}\n\n\ndef {_MAIN}():\n{run}"
