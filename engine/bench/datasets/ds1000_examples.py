"""The one example that a prompt of DS-1000 shows: the prompt's code gives its inputs, the text its result.

Results have many forms, and most prompts show more than one table: inputs, what was tried, what came of it.
A result counts where the words before it say that it is wanted. Nothing but the prompt is read.
"""

from __future__ import annotations

import ast
import inspect
import math
import operator
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from engine.bench import printed
from engine.bench.sources import names_of
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import TestCase

_WANTED = re.compile(
    r"\b(desired|expect\w*|should|shall|want\w*|would like|i'd like|wish|intend\w*|goal|final|resulting|"
    r"looking for|looking to|trying to|output like|will return|please (?:return|output)|"
    r"new (?:data\w*|df|array)|convert|transform|turn \w+ into|achieve|accomplish|need\w*|aim|"
    r"end up with|so that|must return|required|hope|"
    r"what i'm after|how (?:can|do|could|to)\b.*\b(?:like|following|into|below))\b",
    re.IGNORECASE,
)
_UNWANTED = re.compile(
    r"\b(errors?|wrong|incorrect|instead|actual|actually|current|currently|tried|attempt\w*|input|original|have|"
    r"not|so far|looked|as of now|i get|i got|gives me|suppose|assume|given|yields an?|would just|"
    r"index to)\b|n't\b|\bif\b(?![^,]*=)",
    re.IGNORECASE,
)
_RESULT = re.compile(
    r"\b(desired|expect\w*|results?|outputs?|get|return|become|like this|looks? like|answer|end up)\b",
    re.IGNORECASE,
)
_NAMED = (
    "desired expected wanted output result desired_output expected_output test_data desired_result "
    "expected_result out final desire"
).split()
_RANDOM = re.compile(r"\brandom\b|\brand\w*\(|\bsample\(")


@dataclass(frozen=True)
class SnippetPrompt:
    """The parts of a prompt."""

    text: str
    """What is asked, in words, with results as they are shown."""
    code: str
    """Python that stands before the snippet, with the inputs."""
    task: Task
    """The function whose body the snippet is; its tests are not yet there."""
    call: str
    """What gives the result of that function; nothing where the prompt does not say where it is put."""
    result: tuple[str, ...] = ()
    """Names of the variables in which the result is put."""
    inside: bool = False


class NoExample(Exception):
    """Why a prompt has no example that can be used."""


def example(prompt: SnippetPrompt) -> TestCase:
    """The test of the prompt's own example. Raises ``NoExample``."""
    if not prompt.code.strip():
        raise NoExample("its prompt gives no inputs")
    if "load_data" in prompt.code:
        raise NoExample("its inputs are not in the prompt")
    if _RANDOM.search(prompt.code):
        raise NoExample("its inputs are drawn at random")
    if not prompt.call:
        raise NoExample("its prompt names no variable for the result")
    given = _assigned(prompt.code)
    if prompt.inside and not _can_call(prompt, given):
        raise NoExample("its inputs are not in the prompt")
    shown = _chosen(list(blocks(prompt.text)), prompt, given)
    return shown.test("example:1", prompt.call)


def _can_call(prompt: SnippetPrompt, given: dict[str, ast.expr]) -> bool:
    names = names_of(prompt.call)
    return parse(prompt.call) is not None and names <= {*given, prompt.task.name, "np", "pd"}


def _chosen(blocks: Sequence[_Block], prompt: SnippetPrompt, given: dict[str, ast.expr]) -> _Result:
    """The last of the results that are most plainly wanted, and shown for the inputs of the code."""
    strengths = [_strength(blocks, place, prompt, given) for place in range(len(blocks))]
    if not any(strengths):
        raise NoExample("its prompt shows no result")
    known = _Inputs(given, prompt.code)
    wanted: list[int] = []
    start = 0
    for place, strength in enumerate(strengths):
        if strength == max(strengths):
            if known.fits(blocks[start:place]) and known.agrees(blocks[: place + 1]):
                wanted.append(place)
            start = place + 1
    if not wanted:
        raise NoExample("its result is shown for other inputs")
    shown = blocks[wanted[-1]].shown
    assert shown is not None
    return shown


def _strength(blocks: Sequence[_Block], place: int, prompt: SnippetPrompt, given: dict[str, ast.expr]) -> int:
    """How plainly a block is the wanted result: 0 is not at all."""
    block = blocks[place]
    if block.shown is None or (block.name in given and block.name not in prompt.result):
        return 0
    if len(prompt.result) > 1 and block.shown.form != "shown_values":
        return 0
    if (
        block.name
        and block.name not in given
        and (block.name.lower() in _NAMED or block.name in prompt.result)
    ):
        return 2
    words = blocks[place - 1].text.strip() if place else ""
    if words.rstrip(":") in prompt.result:
        return 2
    clause = _last_clause(words)
    if _UNWANTED.search(clause) or (block.name and not _RESULT.search(clause)):
        return 0
    return 2 if _WANTED.search(clause) else int(bool(_PLAINLY.match(clause)))


# Inputs

_INLINE = re.compile(r"\b(\w+)\s*(?:=|is)\s*(-?\d+(?:\.\d+)?)\b")
_PIECE = re.compile(r"\d+\.\d*|\w+")
_MOST_MISSING = 0.2
"""Share of a table's words that may be absent from the code."""


class _Inputs:
    """What the code of a prompt says of the inputs."""

    def __init__(self, given: dict[str, ast.expr], code: str) -> None:
        self._given = given
        self._words = set(_pieces(code))
        lists = (node for value in given.values() for node in ast.walk(value) if isinstance(node, ast.List))
        self._lengths = {len(node.elts) for node in lists}

    def fits(self, before: Sequence[_Block]) -> bool:
        """Whether what is shown before a result can be the inputs of the code, as far as can be told."""
        above = [_Block(), *before]
        tables = [
            block
            for words, block in zip(above, before, strict=False)
            if block.is_table and not _came_out(words)
        ]
        return not any(map(self._is_other, before)) and (not tables or any(map(self._holds, tables)))

    def agrees(self, before: Sequence[_Block]) -> bool:
        """Whether a number of the inputs is what the words last say that it is."""
        said = dict(_INLINE.findall("\n".join(block.text for block in before if not block.is_table)))
        numbers = {
            name: ast.unparse(node) for name, node in self._given.items() if isinstance(node, ast.Constant)
        }
        return all(said[name] == number for name, number in numbers.items() if name in said)

    def _is_other(self, block: _Block) -> bool:
        """Whether a variable of the code has another value in the text."""
        own = self._given.get(block.name)
        if block.node is None or own is None:
            return False
        values = [_from_expression(node, "") for node in (block.node, own)]
        return None not in values and values[0] != values[1]

    def _holds(self, block: _Block) -> bool:
        """Whether a table's words stand in the code, which has as many rows."""
        lines = block.text.split("\n")
        first, second = (line.split() for line in lines[:2])
        head = len(first) < len(second) or not first[0].isdecimal()
        rows = {len(lines) - 1, len(lines) - 2} if head else {len(lines)}
        words = {word for word in _pieces(block.text) if not (word.isdecimal() and int(word) <= len(lines))}
        missing = words - self._words
        return len(missing) <= _MOST_MISSING * len(words) and (
            not self._lengths or bool(rows & self._lengths)
        )


def _came_out(words: _Block) -> bool:
    """Whether the words call what they introduce an output, not an input."""
    return bool(re.search(r"\b(?:output|result|returns|gives)\b", _last_clause(words.text), re.IGNORECASE))


def _pieces(text: str) -> list[str]:
    """Words and numbers, a whole number as such."""
    return [re.sub(r"\.0*$", "", piece.lower()) for piece in _PIECE.findall(text)]


def _assigned(code: str) -> dict[str, ast.expr]:
    """The variables of the prompt's code; ``example_df`` is ``df`` too."""
    found: dict[str, ast.expr] = {}
    tree = parse(code)
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            for known in (name, name.removeprefix("example_")):
                found.setdefault(known, node.value)
    return found


# Pieces

_ECHO = re.compile(r"^\s*(?:>>>|>|In ?\[\d*\]:|Out ?\[\d*\]:|#(?=\s?\S)(?! {2})|\.{3,}:|\.{3}(?= *[a-z]))\s?")
"""What a prompt of an interpreter, or a comment, begins with."""
_OPENING = re.compile(r"(?:(\w+)\s*=\s*)?((?:\w+\.)?(?:array|tensor|Series|constant|matrix)\(|\[|\(|\{)")
_LEAD = re.compile(
    r"(?:[:=]|\b(?:is|be|are|get|gets|return|returns|to|like|give|gives|produce|output|want|as|namely))\s*$"
)
_COMMON = frozenset(
    "the to a i of is and that this in for with it my as so not but can have from you are be how what or if "
    "on".split()
)
_PLAINLY = re.compile(
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
class _Block:
    """A piece of a text: words, or something shown."""

    text: str = ""
    name: str = ""
    """The variable to which it is assigned."""
    node: ast.expr | None = None
    """What is assigned."""
    shown: _Result | None = None
    is_table: bool = False


def blocks(text: str) -> Iterator[_Block]:
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
            yield _Block("\n".join(filter(None, said)))
        words = []
        yield block


def _with_line(words: list[str], line: str) -> list[str]:
    """The words so far with a line more; a new paragraph begins again."""
    bare = _ECHO.sub("", line).strip()
    if not bare:
        return [*words, ""] if words and words[-1] else words
    begins = bool(words) and not words[-1] and not _ECHO.match(line)
    return [bare] if begins else [*words, bare]


def _shown_at(lines: Sequence[str], place: int) -> tuple[str, _Block, int] | None:
    """What is shown at a line: the words before it there, itself, and the number of the line after it."""
    if len(lines[place]) > _WIDEST:
        return None
    line = _ECHO.sub("", lines[place])
    return (
        _literal_at(lines, place, line) or _assignment_at(lines, place, line) or _table_at(lines, place, line)
    )


def _literal_at(lines: Sequence[str], place: int, line: str) -> tuple[str, _Block, int] | None:
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
            return lead, _Block(name=name, node=_expression(source) if name else None, shown=shown), after
    return None


def _assignment_at(lines: Sequence[str], place: int, line: str) -> tuple[str, _Block, int] | None:
    """``name = expression`` over as many lines as it takes."""
    if not re.match(r"\w+\s*=[^=]", line):
        return None
    source, after = _balanced(lines, place, line)
    match parse(source):
        case ast.Module(body=[ast.Assign([ast.Name(name)], value)]):
            return "", _Block(name=name, node=value, shown=_from_expression(value, source)), after
    return None


def _table_at(lines: Sequence[str], place: int, line: str) -> tuple[str, _Block, int] | None:
    """Lines of columns, up to a blank line or a sentence."""
    rows = [*takewhile(_is_row, lines[place : place + _LONGEST])]
    if len(rows) < _FEWEST_ROWS or not _is_tabular(rows):
        return None
    return "", _Block("\n".join(rows), shown=table(rows), is_table=True), place + len(rows)


def _is_row(line: str) -> bool:
    return bool(line.strip()) and not _is_prose(line)


def _is_tabular(rows: Sequence[str]) -> bool:
    """Columns that stand below each other, or numbers throughout."""
    wide = sum(bool(re.search(r"\S {2,}\S|\|", row)) for row in rows)
    counts = {len(row.split()) for row in rows[1:]}
    numbers = sum(isinstance(word, float) for row in rows for word in printed.shown_words(row))
    return 2 * wide >= len(rows) or (
        len(counts) == 1 and 2 * numbers >= sum(len(row.split()) for row in rows[1:])
    )


def _is_prose(line: str) -> bool:
    """A sentence, or a line of code."""
    bare = _without_remark(_ECHO.sub("", line)).strip()
    words = bare.lower().split()
    titled = bool(_PLAINLY.match(bare)) and not line[0].isspace()
    if titled or _ECHO.match(line) or bare.endswith((":", "?", "!")):
        return True
    if sum(word.strip(".,'") in _COMMON for word in words) >= 2 or re.search(r"\w\s*=\s*\S|\w\(", bare):
        return True
    return bare.endswith(".") and not re.search(r"\d\.$|\.\.\.$", bare)


def _balanced(lines: Sequence[str], place: int, first: str) -> tuple[str, int]:
    """The text from ``first`` up to where its brackets close, and the line after it."""
    text, depth = "", 0
    for after in range(place, min(len(lines), place + _LONGEST)):
        line = first if after == place else _ECHO.sub("", lines[after])
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


def _last_clause(words: str) -> str:
    """The clause right before something shown; with the line before it where it is as short as: like this."""
    *_, before, last = ["", *words.split("\n")]
    lines = f"{before} {last}" if len(last.split()) <= _SHORT and not _PLAINLY.match(last) else last
    return _CLAUSE.split(lines.rstrip(".?! "))[-1]


# Results

_SETUP = inspect.getsource(printed)
_DECIMALS = re.compile(r"\d*\.(\d*)(?:[eE]([-+]?\d+))?")
_WRAPPERS = ("array", "asarray", "tensor", "constant", "Tensor", "Series", "matrix", "list", "tuple")
_GAP = re.compile(r"(?<=[\w.\])'\"])\s+(?=[\w.\[(+'\"-])")
_WORDS: Mapping[str, Any] = {
    "nan": math.nan, "NaN": math.nan, "NAN": math.nan, "NA": math.nan, "inf": math.inf, "Inf": math.inf,
    "true": True, "false": False,
}  # fmt: skip
_REMARK = re.compile(r"(?<=\S)\s*#\s?[A-Za-z].*$")
_ARITHMETIC: Mapping[type, Any] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip
_ABRIDGED = re.compile(r"\.\.\.|…|\bxxx\b")
_NUMBERS = int | float | complex
_MOST_WORDS = 2_000
_FEWEST_LINES = 2


@dataclass(frozen=True)
class _Result:
    """A result as a text shows it."""

    form: str
    """The function of ``printed`` that brings a value into the same form."""
    value: Any
    """Nested lists of numbers and words."""
    decimals: int
    """The most digits that a number of it has after the point: a value is as exact as that."""

    def test(self, name: str, call: str) -> TestCase:
        """A test that ``call`` gives this result, in the digits that are shown."""
        room = 0.51 * 10.0**-self.decimals if self.decimals else 1e-6
        count = "" if self.form == "shown_values" else f", {len(self.value)}"
        source = f"assert {self.form}({call}{count}) == approx({self.value!r}, abs={room:.2g})"
        return TestCase(name, source, setup=_SETUP)


def literal(text: str) -> _Result | None:
    """A list, array, tensor or number as it is written or printed; None if ``text`` is nothing of that."""
    tree = parse(text.strip()) or parse(_GAP.sub(", ", text.strip()))
    match tree:
        case ast.Module(body=[ast.Expr(node)]):
            return _from_expression(node, text)
    return None


def _from_expression(node: ast.expr, text: str) -> _Result | None:
    """The same for an expression that is parsed already."""
    if (columns := _columns(node)) is not None:
        return _limited(_Result("shown_rows", columns, _decimals(text)))
    try:
        value = printed.shown_values(_plain(node))
    except (ArithmeticError, ValueError, TypeError, RecursionError):
        return None
    return _limited(_Result("shown_values", value, _decimals(text)))


def table(lines: list[str]) -> _Result | None:
    """A printed table or column; None if something is left out of it."""
    rows = [words for line in _bare(lines) if (words := printed.shown_words(line))]
    if len(rows) < _FEWEST_LINES or any(map(_ABRIDGED.search, lines)):
        return None
    if rows[0][0] in ("index", "Index"):
        rows[0] = rows[0][1:]
    if len(rows[0]) + 1 == len(rows[1]) and [row[0] for row in rows[1:]] == list(range(1, len(rows))):
        rows = [rows[0], *(row[1:] for row in rows[1:])]
    even = all(len(row) == len(rows[0]) for row in rows) and isinstance(rows[0][0], str)
    words = [word for row in rows for word in row]
    return _limited(_Result("shown_rows" if even else "shown_table", words, _decimals("\n".join(lines))))


def _without_remark(line: str) -> str:
    """A row without a comment behind it."""
    return _REMARK.sub("", line)


def _bare(lines: list[str]) -> list[str]:
    """The lines without remarks behind a row, and without the name of the table above it."""
    bare = [_without_remark(line) for line in lines]
    bare[0] = re.sub(r"^#(?= )", " ", bare[0])
    named = len(bare) > _FEWEST_LINES and bare[0].strip().isidentifier() and not bare[0][0].isspace()
    return bare[1:] if named and bare[1][0].isspace() else bare


def _limited(found: _Result) -> _Result | None:
    """None for what is too large to be put into a test."""
    return found if len(repr(found.value)) <= 8 * _MOST_WORDS else None


def _decimals(text: str) -> int:
    return max(
        (len(digits) - int(power or 0) for digits, power in _DECIMALS.findall(text) if digits.strip("0")),
        default=0,
    )


def _plain(node: ast.expr) -> Any:
    """The value of a literal, without the calls that make arrays of it. Raises ``ValueError``."""
    match node:
        case ast.Constant(value):
            return value
        case ast.Name(name) | ast.Attribute(ast.Name("np" | "numpy" | "math" | "pd"), name) if name in _WORDS:
            return _WORDS[name]
        case ast.UnaryOp(ast.USub(), inner) if isinstance(number := _plain(inner), _NUMBERS):
            return -number
        case ast.BinOp(left, sign, right) if type(sign) in _ARITHMETIC:
            first, second = _plain(left), _plain(right)
            if isinstance(first, _NUMBERS) and isinstance(second, _NUMBERS):
                return _ARITHMETIC[type(sign)](first, second)
        case ast.List(items) | ast.Tuple(items):
            return [_plain(item) for item in items]
        case ast.Set(items):
            return {_plain(item) for item in items}
        case ast.Dict(keys, values) if None not in keys:
            return {_plain(key): _plain(value) for key, value in zip(keys, values, strict=True) if key}
        case ast.Call(ast.Name(name) | ast.Attribute(ast.Name(_), name), [first, *_]) if name in _WRAPPERS:
            return _plain(first)
    raise ValueError("no literal")


def _columns(node: ast.expr) -> list[Any] | None:
    """The words of ``DataFrame({...})`` in rows; None for any other expression."""
    match node:
        case ast.Call(ast.Name("DataFrame") | ast.Attribute(_, "DataFrame"), [ast.Dict() as held], []):
            pass
        case _:
            return None
    try:
        columns = _plain(held)
        rows = list(zip(*columns.values(), strict=True))
    except (ArithmeticError, ValueError, TypeError, RecursionError):
        return None
    cells = [*columns, *(cell for row in rows for cell in row)]
    return printed.shown_words(" ".join(map(str, cells)))
