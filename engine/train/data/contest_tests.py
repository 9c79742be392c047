"""Tests of contest problems as PrimeCode has them: inputs and outputs of a function, or of a program."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

SOLVE = "solve"
"""Stands for a program that reads and prints: a function from what is read to what is printed."""
_MOST = 16
_LONGEST = 2000
"""Characters of a test."""


class Untestable(Exception):
    """A record without tests that can be used; the text says why in few words."""


@dataclass(frozen=True)
class ContestTests:
    """Asserts about ``function``, which takes ``arguments`` arguments."""

    function: str
    arguments: int
    sources: tuple[str, ...]
    named: bool
    """The problem names the function."""


def contest_tests(truth: Mapping[str, Any]) -> ContestTests:
    """The asserts of a record, the short ones first. Raises ``Untestable`` where there are none."""
    if len(truth["inputs"]) != len(truth["outputs"]):
        raise Untestable("not as many outputs as inputs")
    name, pairs = truth.get("fn_name") or "", list(zip(truth["inputs"], truth["outputs"], strict=True))
    calls = [_call(given, output) for given, output in pairs] if name else []
    made = list(_of_function(name, calls) if name else _of_program(pairs))
    short = sorted((test for test in dict.fromkeys(made) if len(test) <= _LONGEST), key=len)[:_MOST]
    if not short:
        raise Untestable("no test of a usable length")
    return ContestTests(name or SOLVE, len(calls[0][0]) if name else 1, tuple(short), bool(name))


def _call(given: Any, output: Any) -> tuple[list[Any], Any]:
    """Arguments and what they give: lists with the output in one of its own, or JSON text, a value a line."""
    if isinstance(given, list):
        return given, output[0] if isinstance(output, list) and len(output) == 1 else output
    try:
        return [json.loads(line) for line in given.split("\n")], json.loads(output)
    except (AttributeError, TypeError, ValueError):
        raise Untestable("inputs or outputs that cannot be read") from None


def _of_function(name: str, calls: list[tuple[list[Any], Any]]) -> Iterator[str]:
    for given, output in calls:
        yield f"assert {name}({', '.join(map(repr, given))}) == {output!r}"


def _of_program(pairs: list[tuple[Any, Any]]) -> Iterator[str]:
    """What is printed is compared word by word: blanks and ends of lines do not count."""
    for given, output in pairs:
        yield f"assert {SOLVE}({_text(given)!r}).split() == {_text(output).split()!r}"


def _text(lines: Any) -> str:
    return "\n".join(map(str, lines)) if isinstance(lines, list) else str(lines)
