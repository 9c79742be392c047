"""Compares doctest examples as the doctest module does: by the text that a Python prompt would show."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Sequence
from typing import Any, Literal

from ..types import TestCase
from .syntax import UNPRINTABLE, parse

DIRECTIVE = re.compile(r"#\s*doctest:\s*([^\n'\"]*)$", re.MULTILINE)
_PREFIX = re.compile(r"(\W|^)[uU]([rR]?['\"])")
_HEADER = re.compile(r"Traceback \((most recent call last|innermost last)\):\s*$", re.MULTILINE)


def steps(source: str) -> list[tuple[Literal["do", "type", "show"], str]]:
    """What the child runs: statements, and an expression at the end, whose value is shown."""
    tree = parse(source)
    if tree is None:
        return [("do", source)]
    body = tree.body
    if not body or not isinstance(body[-1], ast.Expr):
        return [("type", source.strip() + "\n")] if len(body) == 1 else [("do", source)]
    if len(body) == 1:
        return [("show", source.strip())]
    try:
        return [("do", "\n".join(map(ast.unparse, body[:-1]))), ("show", ast.unparse(body[-1]))]
    except UNPRINTABLE:
        return [("do", source)]


def flags(source: str, usual: Sequence[str] = ()) -> int:
    """The ``usual`` option flags, changed by the example's directives, such as ``# doctest: +ELLIPSIS``."""
    chosen = 0
    for name in usual:
        chosen |= doctest.OPTIONFLAGS_BY_NAME.get(name, 0)
    for match in DIRECTIVE.finditer(source):
        for option in match[1].replace(",", " ").split():
            flag = doctest.OPTIONFLAGS_BY_NAME.get(option[1:], 0)
            chosen = chosen | flag if option[0] == "+" else chosen & ~flag
    return chosen


def judge(test: TestCase, value: Any, got: str, error: tuple[str, str] | None) -> bool:
    """True if the example shows what it should. ``error`` is an exception's type and ``Type: message``."""
    want = test.expected or ""
    want = want + "\n" if want and not want.endswith("\n") else want
    options = flags(test.source, test.flags)
    if "ALLOW_UNICODE" in test.flags:  # pytest's own
        want, got = _PREFIX.sub(r"\1\2", want), _PREFIX.sub(r"\1\2", got)
    header = _HEADER.match(want)
    if header is not None:
        return error is not None and _same_exception(want[header.end() :], error, options)
    if error is not None:
        return False
    return doctest.OutputChecker().check_output(want, got, options) or _same_set(want, value)


def _same_exception(want: str, error: tuple[str, str], options: int) -> bool:
    """Compares from the first line that begins with a word: the stack above it never matters."""
    lines = want.lstrip("\n").splitlines(keepends=True)
    start = next((number for number, line in enumerate(lines) if re.match(r"\w", line)), None)
    if start is None:
        return False
    expected = "".join(lines[start:])
    name, colon, message = expected.partition(":")
    name = name.strip().rpartition(".")[2]  # the module is the program's own, whatever it was called
    if options & doctest.IGNORE_EXCEPTION_DETAIL:
        return name == error[0]
    return doctest.OutputChecker().check_output(
        f"{name}{colon}{message}".rstrip("\n") + "\n", error[1] + "\n", options
    )


def _same_set(want: str, value: Any) -> bool:
    """Sets have no order to show: equal ones count as shown alike."""
    if not isinstance(value, (set, frozenset)):
        return False
    try:
        expected = ast.literal_eval(want.strip().removeprefix("frozenset(").removesuffix(")"))
    except (ValueError, SyntaxError):
        return False
    frozen = want.strip().startswith("frozenset(")
    return expected == value and frozen == isinstance(value, frozenset)
