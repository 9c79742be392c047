"""Reads what roles answer. Pure; every reader raises ``UnreadableAnswer`` where it can make nothing of it."""

from __future__ import annotations

import ast
import contextlib
import math
import re
import warnings
from dataclasses import dataclass

from engine.decoding.executable import parse
from sandbox import TestCase

_VALUE = re.compile(
    r"^[ \t>*_`#-]*(?:output|result|answer)[ \t*_`]*:[ \t*]*(.*)$", re.IGNORECASE | re.MULTILINE
)
_SCORE = re.compile(
    r"score[ \t*_`]*:?[ \t*_`]*(\d+(?:\.\d+)?)(?:[ \t]*/[ \t]*10)?(?![\d.]*\d)", re.IGNORECASE
)
_ITEM = re.compile(r"^[ \t]*(?:\d{1,2}[.)]|[-*])[ \t]+(\S.*)$")
_NO = {"no", "false", "incorrect", "wrong", "reject"}
_YES = {"yes", "true", "correct", "right", "accept"}


class UnreadableAnswer(ValueError):
    """The answer does not have the requested form."""


def text(answer: str) -> str:
    """Returns the answer as prose; it must contain words."""
    found = answer.strip()
    if not re.search(r"[A-Za-z]{2,}\s+[A-Za-z]", found):
        raise UnreadableAnswer("there are no words in it")
    return found


def listed(answer: str) -> tuple[str, ...]:
    """Returns the items of a numbered or dashed list, each with its continuation lines."""
    items: list[list[str]] = []
    for line in answer.splitlines():
        if match := _ITEM.match(line):
            items.append([match[1].strip()])
        elif items and line.strip():
            items[-1].append(line.strip())
    found = tuple(dict.fromkeys(" ".join(item) for item in items))
    readable = tuple(item for item in found if re.search(r"[A-Za-z]{2,}", item))
    if not readable:
        raise UnreadableAnswer("there is no list in it")
    return readable


def value(answer: str) -> str:
    """Returns what follows the last ``Output:``, as a Python expression in normal form, or as text."""
    found = [match.strip().strip("`").strip() for match in _VALUE.findall(answer)]
    if not found or not found[-1]:
        raise UnreadableAnswer("there is no line that begins with Output:")
    return normal(found[-1])


def normal(expression: str) -> str:
    """Normalizes the layout of an expression."""
    tree = parse(expression)
    match tree:
        case ast.Module([ast.Expr(value)]):
            with contextlib.suppress(RecursionError, ValueError):
                return ast.unparse(value)
    return " ".join(expression.split())


def same(imagined: str, expected: str) -> bool:
    """Returns whether two written values are equal; float literals within 1e-6."""
    try:
        return _equal(_literal(imagined), _literal(expected))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return normal(imagined) == normal(expected)


def _literal(written: str) -> object:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.literal_eval(written.strip())


def _equal(one: object, other: object) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, rel_tol=1e-6, abs_tol=1e-9) or one == other
    if type(one) is type(other) and isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(_equal, one, other))
    return bool(one == other)


@dataclass(frozen=True)
class CriticScore:
    """A critic's score of a program, 0 to 1, and its reason; ``None`` if the answer was unreadable."""

    value: float
    reason: str | None = None


def score(answer: str) -> CriticScore:
    """Reads ``Score: 7`` (out of 10), and the reason before it."""
    found = list(_SCORE.finditer(answer))
    if not found or not 0 <= (points := float(found[-1][1])) <= 10:
        raise UnreadableAnswer("there is no Score: from 0 to 10")
    return CriticScore(points / 10, _reason(answer[: found[-1].start()]))


def _reason(said: str) -> str:
    """In one line; nothing if there are no words in it."""
    line = " ".join(said.split()).rstrip(" *_-:")
    return line if re.search(r"[A-Za-z]{2,}", line) else ""


def yes_no(answer: str) -> bool:
    """Reads the first word that says yes or no."""
    for word in re.findall(r"[a-z]+", answer.lower()):
        if word in _YES | _NO:
            return word in _YES
    raise UnreadableAnswer("it says neither yes nor no")


def refines(answer: str) -> bool:
    """Returns whether the last decision named is to refine rather than to abort."""
    found = re.findall(r"\b(refine|abort)\b", answer.lower())
    if not found:
        raise UnreadableAnswer("it says neither refine nor abort")
    return bool(found[-1] == "refine")


@dataclass(frozen=True)
class Verification:
    """Whether a program that passes the visible tests is general, and what to improve if it is not."""

    general: bool
    remark: str = ""


def verification(answer: str) -> Verification:
    """Reads ``Accept``, or ``Improve`` with what to improve."""
    match = re.search(r"\b(accept|improve)\b[\s:.,*-]*", answer, re.IGNORECASE)
    if match is None:
        raise UnreadableAnswer("it says neither accept nor improve")
    if match[1].lower() == "accept":
        return Verification(True)
    return Verification(False, answer[match.end() :].strip())


def asserts(answer: str, name: str) -> tuple[str, ...]:
    """Returns the distinct one-line assertions that call ``name``, in normal form."""
    found = []
    for line in answer.splitlines():
        written = line.strip().strip("`")
        written = re.sub(r"^(?:\d{1,2}[.)]|[-*])\s+", "", written)
        tree = parse(written) if written.startswith("assert ") else None
        with contextlib.suppress(RecursionError, ValueError):  # nested too deep to be written again
            if tree is not None and len(tree.body) == 1 and _asserts_about(tree.body[0], name):
                found.append(ast.unparse(tree.body[0]))
    if not found:
        raise UnreadableAnswer(f"there is no assertion about {name} in it")
    return tuple(dict.fromkeys(found))


def _asserts_about(statement: ast.stmt, name: str) -> bool:
    if not isinstance(statement, ast.Assert) or claim(statement.test) is None:
        return False
    called = (node.func for node in ast.walk(statement.test) if isinstance(node, ast.Call))
    return any(
        (isinstance(func, ast.Name) and func.id == name)
        or (isinstance(func, ast.Attribute) and func.attr == name)
        for func in called
    )


def claim(condition: ast.expr) -> tuple[str, str] | None:
    """Returns ``(question, expected)`` of ``question == expected``."""
    match condition:
        case ast.Compare(left, [ast.Eq()], [right]):
            return ast.unparse(left), ast.unparse(right)
    return None


def question(test: TestCase) -> tuple[str, str]:
    """Returns a test's expression and its expected value; ``True`` if it is no plain comparison."""
    if test.expected is not None:
        return test.source.strip(), test.expected.strip() or "None"
    source = test.source.strip()
    tree = parse(source)
    match tree:
        case ast.Module([ast.Assert(condition) | ast.Expr(condition)]):
            return claim(condition) or (ast.unparse(condition), "True")
    return source, "True"
