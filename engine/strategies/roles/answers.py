"""Reads what roles answer. Pure; every reader raises ``UnreadableAnswer`` where it can make nothing of it."""

from __future__ import annotations

import ast
import contextlib
import math
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.decoding.answered_body import code_blocks, prose
from engine.decoding.executable import parse
from sandbox.judge import is_literal

_VALUE = re.compile(
    r"^[ \t>*_`#-]*(?:the |so |final |expected |predicted )*(?:output|result|answer)[ \t*_`]*:[ \t*]*(.*)$",
    re.IGNORECASE | re.MULTILINE,
)
_SCORE = re.compile(
    r"score[ \t*_`]*(?:\([^)\n]*\))?[ \t*_`]*:?[\s*_`]*(\d+(?:\.\d+)?)(?:[ \t]*/[ \t]*10)?(?![\d.]*\d)",
    re.IGNORECASE,
)
_NUMBERED = re.compile(
    r"^[#>*_ \t]*(?:(?:strategy|approach|option|reflection)[ \t]+)?(\d{1,2})[.):][*_]*[ \t]+(\S.*)$",
    re.IGNORECASE,
)
_DASHED = re.compile(r"^([ \t]*)[-*\N{BULLET}][ \t]+(\S.*)$")
_VERDICT = re.compile(
    r"^[\s>*_`#-]*(?:(?:final |so,? )?(?:my |the )?(?:answer|verdict|decision|conclusion|action)(?: is)?"
    r"[\s:*_`]*)?"
    r"([a-z]+)[\s.!*_`]*$",
    re.IGNORECASE | re.MULTILINE,
)
_ACCEPT_IMPROVE = r"\b(accept|improve)\b[\s:.,*_-]*"
_DECIDED = re.compile(
    rf"^[ \t>*_`#-]*(?:(?:verdict|decision|answer|conclusion)[ \t:*_]*)?{_ACCEPT_IMPROVE}",
    re.IGNORECASE | re.MULTILINE,
)
_CONFIDENCE = re.compile(r"confidence[ \t*_`]*:?[ \t*_`]*(\d+(?:\.\d+)?)[ \t]*%?", re.IGNORECASE)
_PROBLEM = re.compile(
    r"^[ \t>*_`#-]*problem[ \t]*\d{1,2}[ \t*_`]*[:.)-]*[ \t*_`]*", re.IGNORECASE | re.MULTILINE
)
_ALGORITHM = re.compile(r"^[ \t>*_`#-]*algorithms?[ \t*_`]*:[ \t*_`]*", re.IGNORECASE | re.MULTILINE)
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
    """Returns the items of a list, each with its continuation lines and what is listed below it.

    Of an answer with numbers, those are the items; otherwise its dashes. An item may be a heading, with a
    paragraph below it.
    """
    lines = prose(answer).splitlines()
    numbered = [match[2] if (match := _NUMBERED.match(line)) else None for line in lines]
    marks = numbered if any(numbered) else _dashed(lines)
    items: list[list[str]] = []
    ended = headed = False
    for line, mark in zip(lines, marks, strict=True):
        if mark is not None:
            items.append([mark.strip()])
            headed = line.lstrip().startswith(("#", "**")) or mark.rstrip().endswith((":", "**"))
        elif items and line.strip() and not (ended and not line[0].isspace() and not headed):
            items[-1].append(line.strip(" \t-*"))
            if headed:
                items[-1][0] = f"{items[-1][0].rstrip(' *:')}:"
            headed = False
        ended = not line.strip()
    found = tuple(dict.fromkeys(" ".join(item).replace("**", "").strip("# ") for item in items))
    readable = tuple(item for item in found if re.search(r"[A-Za-z]{2,}", item))
    if not readable:
        raise UnreadableAnswer("there is no list in it")
    return readable


def _dashed(lines: Sequence[str]) -> list[str | None]:
    """What follows the dashes that are indented least; None for other lines."""
    matches = [_DASHED.match(line) for line in lines]
    least = min((len(match[1]) for match in matches if match), default=0)
    return [match[2] if match and len(match[1]) == least else None for match in matches]


def value(answer: str) -> str:
    """Returns what follows the last ``Output:``, as a Python expression in normal form, or as text.

    It may stand in the same line, in the next one, or in a block of code.
    """
    found = list(_VALUE.finditer(answer))
    if not found:
        raise UnreadableAnswer("there is no line that begins with Output:")
    said = found[-1][1].strip() or _next_value(answer[found[-1].end() :])
    quoted = re.match(r"(`+)(.+?)\1[.,;]?\s*$", said)
    if not (plain := (quoted[2] if quoted else said).strip("`").strip()):
        raise UnreadableAnswer("there is nothing behind Output:")
    return normal(plain)


def _next_value(rest: str) -> str:
    """The block of code, or else the line, that comes next."""
    lines = rest.strip().splitlines()
    if not lines:
        return ""
    blocks = code_blocks(rest) if lines[0].lstrip().startswith(("```", "~~~")) else []
    return blocks[0].text.strip() if blocks else lines[0].strip(" *_")


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
        return _equal(literal(imagined), literal(expected))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return normal(imagined) == normal(expected)


def literal(written: str) -> object:
    """Returns the value of a written literal. Raises what ``ast.literal_eval`` raises."""
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
    line = " ".join(said.split()).rstrip(" *_#-:")
    return line if re.search(r"[A-Za-z]{2,}", line) else ""


def confidence(answer: str) -> float:
    """Reads ``Confidence: 85`` (out of 100) as 0 to 1."""
    found = _CONFIDENCE.findall(answer)
    if not found or not 0 <= (points := float(found[-1])) <= 100:
        raise UnreadableAnswer("there is no Confidence: from 0 to 100")
    return points / 100


@dataclass(frozen=True)
class RecalledProblems:
    """Problems with their solutions in words, and the algorithm that fits the task."""

    problems: tuple[str, ...] = ()
    algorithm: str = ""


def recalled(answer: str) -> RecalledProblems:
    """Reads paragraphs that begin with ``Problem 1:`` and so on, and the last line ``Algorithm:``."""
    said, algorithm = answer, ""
    if found := list(_ALGORITHM.finditer(answer)):
        said, algorithm = answer[: found[-1].start()], " ".join(answer[found[-1].end() :].split())
    _, *problems = _PROBLEM.split(said)
    readable = [problem.strip() for problem in problems if re.search(r"[A-Za-z]{2,}", problem)]
    if not readable:
        raise UnreadableAnswer("there is no Problem 1: in it")
    return RecalledProblems(tuple(dict.fromkeys(readable)), algorithm)


def yes_no(answer: str) -> bool:
    """Reads the first word, or else the verdict that is given as such, or else the first word that is one."""
    words = re.findall(r"[a-z]+", prose(answer).lower())
    for word in [*words[:1], *_verdicts(answer), *words]:
        if word in _YES | _NO:
            return word in _YES
    raise UnreadableAnswer("it says neither yes nor no")


def refines(answer: str) -> bool:
    """Returns whether the verdict, or else the last decision named, is to refine rather than to abort."""
    named = re.findall(r"\b(refine|abort)\b", prose(answer).lower())
    found = [word for word in _verdicts(answer) if word in ("refine", "abort")] or named[-1:]
    if not found:
        raise UnreadableAnswer("it says neither refine nor abort")
    return found[0] == "refine"


def _verdicts(answer: str) -> list[str]:
    """Words that stand alone in a line, or behind ``Verdict:`` and the like, the last one first."""
    return [word.lower() for word in reversed(_VERDICT.findall(prose(answer)))]


@dataclass(frozen=True)
class Verification:
    """Whether a program that passes the visible tests is general, and what to improve if it is not."""

    general: bool
    remark: str = ""


def verification(answer: str) -> Verification:
    """Reads ``Accept``, or ``Improve`` with what to improve: at the head of a line, or else the first."""
    said = prose(answer)
    match = next(_DECIDED.finditer(said), None) or re.search(_ACCEPT_IMPROVE, said, re.IGNORECASE)
    if match is None:
        raise UnreadableAnswer("it says neither accept nor improve")
    if match[1].lower() == "accept":
        return Verification(True)
    return Verification(False, said[match.end() :].strip())


def asserts(answer: str, name: str) -> tuple[str, ...]:
    """Returns the distinct assertions that call ``name``, in normal form: of any line or block of code."""
    sources = [block.text for block in code_blocks(answer)]
    for line in answer.splitlines():
        written = re.sub(r"^(?:\d{1,2}[.)]|[-*])\s+", "", line.strip().strip("`"))
        if written.lstrip("`").startswith("assert "):
            sources.append(written.strip("`"))
    found = dict.fromkeys(each for source in sources for each in _asserted(source, name))
    if not found:
        raise UnreadableAnswer(f"there is no assertion about {name} in it")
    return tuple(found)


def _asserted(source: str, name: str) -> Iterator[str]:
    """The assertions about ``name`` in a program, also those in the functions of it."""
    tree = parse(source)
    for node in ast.walk(tree) if tree is not None else ():
        if isinstance(node, ast.Assert) and _asserts_about(node, name):
            with contextlib.suppress(RecursionError, ValueError):  # nested too deep to be written again
                yield ast.unparse(node)


def _asserts_about(statement: ast.Assert, name: str) -> bool:
    if claim(statement.test) is None:
        return False
    called = (node.func for node in ast.walk(statement.test) if isinstance(node, ast.Call))
    return any(
        (isinstance(func, ast.Name) and func.id == name)
        or (isinstance(func, ast.Attribute) and func.attr == name)
        for func in called
    )


def claim(condition: ast.expr) -> tuple[str, str] | None:
    """Returns ``(question, expected)`` of ``question == expected``, also the other way around."""
    match condition:
        case ast.Compare(left, [ast.Eq()], [right]):
            asked, wanted = (right, left) if is_literal(left) else (left, right)
            return ast.unparse(asked), ast.unparse(wanted)
    return None
