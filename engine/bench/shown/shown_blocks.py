"""Texts in pieces: words, and the arrays, assignments and tables that they show."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from engine.bench.shown.shown_results import ShownResult, from_expression, literal, table, without_remark
from engine.bench.shown.shown_words import shown_words
from engine.decoding.executable import parse

ECHO = re.compile(r"^\s*(?:>>>|>|In ?\[\d*\]:|Out ?\[\d*\]:|#(?=\s?\S)(?! {2})|\.{3,}:|\.{3}(?= *[a-z]))\s?")
"""What a prompt of an interpreter, or a comment, begins with."""
_OPENING = re.compile(r"(?:(\w+)\s*=\s*)?((?:\w+\.)?(?:array|tensor|Series|constant|matrix)\(|\[|\(|\{)")
_LEAD = re.compile(
    r"(?:[:=]|\b(?:is|be|are|get|gets|return|returns|to|like|give|gives|produce|output|want|as|namely))\s*$"
)
_COMMON = frozenset(
    "the to a i of is and that this in for with it my as so not but can have from you are be how what or if "
    "on".split()
)
PLAINLY = re.compile(
    r"^\W*(the )?(output|result|outcome|answer|returns?|out|gives?|yields?)( is)?\W*$", re.IGNORECASE
)
"""Words that call what they introduce a result, and say no more."""
_CLAUSE = re.compile(r"[.!?;]\s+|\bbut\b|\bhowever\b", re.IGNORECASE)
_SHORT = 3
"""Words of a line that means little without the line before it."""
_LONGEST = 60
"""Lines of anything shown."""
_MOST_LINES = 3_000
"""Lines of a text that are read."""
_WIDEST = 2_000
"""Characters of a line in which something is looked for."""
_FEWEST_ROWS = 2


@dataclass(frozen=True)
class ShownBlock:
    """A piece of a text: words, or something shown."""

    text: str = ""
    name: str = ""
    """The variable to which it is assigned."""
    node: ast.expr | None = None
    """What is assigned."""
    shown: ShownResult | None = None
    is_table: bool = False


def blocks(text: str) -> Iterator[ShownBlock]:
    """The text in pieces: lines of words that follow each other are one, and so is whatever is shown."""
    lines = text.expandtabs().split("\n")[:_MOST_LINES]
    words: list[str] = []
    place = 0
    while place < len(lines):
        found = _shown_at(lines, place)
        if found is None:
            words = _with_line(words, lines[place])
            place += 1
            continue
        lead, block, place = found
        said = [*([] if lead and words and not words[-1] else words), lead]
        if any(said):
            yield ShownBlock("\n".join(filter(None, said)))
        words = []
        yield block


def _with_line(words: list[str], line: str) -> list[str]:
    """The words so far with a line more; a new paragraph begins again."""
    bare = ECHO.sub("", line).strip()
    if not bare:
        return [*words, ""] if words and words[-1] else words
    begins = bool(words) and not words[-1] and not ECHO.match(line)
    return [bare] if begins else [*words, bare]


def _shown_at(lines: Sequence[str], place: int) -> tuple[str, ShownBlock, int] | None:
    """What is shown at a line: the words before it there, itself, and the number of the line after it."""
    if len(lines[place]) > _WIDEST:
        return None
    line = ECHO.sub("", lines[place])
    return (
        _literal_at(lines, place, line) or _assignment_at(lines, place, line) or _table_at(lines, place, line)
    )


def _literal_at(lines: Sequence[str], place: int, line: str) -> tuple[str, ShownBlock, int] | None:
    """A list, array or dictionary, perhaps behind the words that introduce it."""
    for opening in _OPENING.finditer(line):
        lead, rest = line[: opening.start()].strip(), line[opening.start(2) :]
        if lead and not (_LEAD.search(lead) and _is_balanced(lead)):
            continue
        source, after = _balanced(lines, place, rest)
        if not lead and after == place + 1 and len(rest.strip()) > len(source) + 1:
            continue
        shown = literal(source) if source and "..." not in source else None
        if shown is not None and isinstance(shown.value, list | dict):
            name = opening[1] or ""
            return lead, ShownBlock(name=name, node=_expression(source) if name else None, shown=shown), after
    return None


def _assignment_at(lines: Sequence[str], place: int, line: str) -> tuple[str, ShownBlock, int] | None:
    """``name = expression`` over as many lines as it takes."""
    if not re.match(r"\w+\s*=[^=]", line):
        return None
    source, after = _balanced(lines, place, line)
    match parse(source):
        case ast.Module(body=[ast.Assign([ast.Name(name)], value)]):
            return "", ShownBlock(name=name, node=value, shown=from_expression(value, source)), after
    return None


def _table_at(lines: Sequence[str], place: int, line: str) -> tuple[str, ShownBlock, int] | None:
    """Lines of columns, up to a blank line or a sentence."""
    rows = [*takewhile(_is_row, lines[place : place + _LONGEST])]
    if len(rows) < _FEWEST_ROWS or not _is_tabular(rows):
        return None
    return "", ShownBlock("\n".join(rows), shown=table(rows), is_table=True), place + len(rows)


def _is_row(line: str) -> bool:
    return bool(line.strip()) and not _is_prose(line)


def _is_tabular(rows: Sequence[str]) -> bool:
    """Columns that stand below each other, or numbers throughout."""
    wide = sum(bool(re.search(r"\S {2,}\S|\|", row)) for row in rows)
    counts = {len(row.split()) for row in rows[1:]}
    numbers = sum(isinstance(word, float) for row in rows for word in shown_words(row))
    return 2 * wide >= len(rows) or (
        len(counts) == 1 and 2 * numbers >= sum(len(row.split()) for row in rows[1:])
    )


def _is_prose(line: str) -> bool:
    """A sentence, or a line of code."""
    bare = without_remark(ECHO.sub("", line)).strip()
    words = bare.lower().split()
    titled = bool(PLAINLY.match(bare)) and not line[0].isspace()
    if titled or ECHO.match(line) or bare.endswith((":", "?", "!")):
        return True
    if sum(word.strip(".,'") in _COMMON for word in words) >= 2 or re.search(r"\w\s*=\s*\S|\w\(", bare):
        return True
    return bare.endswith(".") and not re.search(r"\d\.$|\.\.\.$", bare)


def _balanced(lines: Sequence[str], place: int, first: str) -> tuple[str, int]:
    """The text from ``first`` up to where its brackets close, and the line after it."""
    text, depth = "", 0
    for after in range(place, min(len(lines), place + _LONGEST)):
        line = first if after == place else ECHO.sub("", lines[after])
        if len(line) > _WIDEST:
            break
        for at, sign in enumerate(line):
            depth += (sign in "([{") - (sign in ")]}")
            if depth == 0 and sign in ")]}":
                return text + line[: at + 1], after + 1
        text += line + "\n"
        if depth <= 0:
            return text.strip(), after + 1
    return "", place


def _is_balanced(text: str) -> bool:
    return all(text.count(opening) == text.count(closing) for opening, closing in ("()", "[]", "{}"))


def _expression(source: str) -> ast.expr | None:
    match parse(source):
        case ast.Module(body=[ast.Expr(node)]):
            return node
    return None


def last_clause(words: str) -> str:
    """The clause right before something shown; with the line before it where it is as short as: like this."""
    *_, before, last = ["", *words.split("\n")]
    lines = f"{before} {last}" if len(last.split()) <= _SHORT and not PLAINLY.match(last) else last
    return _CLAUSE.split(lines.rstrip(".?! "))[-1]
