"""Tests of contest problems as PrimeCode has them: inputs and outputs of a function, or of a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

SOLVE = "solve"
"""Stands for a program that reads and prints: a function from what is read to what is printed."""
_MOST = 16
_LONGEST = 2000
"""Characters of a test."""


@dataclass(frozen=True)
class ContestTests:
    """Asserts about ``function``, which takes ``arguments`` arguments."""

    function: str
    arguments: int
    sources: tuple[str, ...]
    named: bool
    """The problem names the function."""


def contest_tests(truth: Mapping[str, Any]) -> ContestTests:
    """The asserts of a record, the short ones first. Raises ``ValueError`` where there are none."""
    pairs = list(zip(truth["inputs"], truth["outputs"], strict=True))
    name = truth.get("fn_name") or ""
    made = list(_of_function(name, pairs) if name else _of_program(pairs))
    short = sorted((test for test in dict.fromkeys(made) if len(test) <= _LONGEST), key=len)[:_MOST]
    if not short:
        raise ValueError("it has no test of a usable length")
    return ContestTests(name or SOLVE, len(pairs[0][0]) if name else 1, tuple(short), bool(name))


def _of_function(name: str, pairs: list[tuple[Any, Any]]) -> Iterator[str]:
    """The output stands in a list of its own."""
    for given, output in pairs:
        if not isinstance(given, list):
            raise ValueError("its inputs should be lists of arguments")
        value = output[0] if isinstance(output, list) and len(output) == 1 else output
        yield f"assert {name}({', '.join(map(repr, given))}) == {value!r}"


def _of_program(pairs: list[tuple[Any, Any]]) -> Iterator[str]:
    """What is printed is compared word by word: blanks and ends of lines do not count."""
    for given, output in pairs:
        yield f"assert {SOLVE}({_text(given)!r}).split() == {_text(output).split()!r}"


def _text(lines: Any) -> str:
    return "\n".join(map(str, lines)) if isinstance(lines, list) else str(lines)
