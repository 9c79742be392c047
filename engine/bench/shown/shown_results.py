"""Results that a text shows, as arrays, lists, tables or numbers, and the tests that compare with them."""

from __future__ import annotations

import ast
import inspect
import math
import operator
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.bench.problems import close_values
from engine.bench.shown import shown_words
from engine.decoding.executable import parse
from sandbox import TestCase

_SETUP = inspect.getsource(close_values) + "\n\n" + inspect.getsource(shown_words)
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
class ShownResult:
    """A result as a text shows it."""

    form: str
    """The function of ``shown_words`` that brings a value into the same form."""
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


def literal(text: str) -> ShownResult | None:
    """A list, array, tensor or number as it is written or printed; None if ``text`` is nothing of that."""
    tree = parse(text.strip()) or parse(_GAP.sub(", ", text.strip()))
    match tree:
        case ast.Module(body=[ast.Expr(node)]):
            return from_expression(node, text)
    return None


def from_expression(node: ast.expr, text: str) -> ShownResult | None:
    """The same for an expression that is parsed already."""
    if (columns := _columns(node)) is not None:
        return _limited(ShownResult("shown_rows", columns, _decimals(text)))
    try:
        value = shown_words.shown_values(_plain(node))
    except (ArithmeticError, ValueError, TypeError, RecursionError):
        return None
    return _limited(ShownResult("shown_values", value, _decimals(text)))


def table(lines: list[str]) -> ShownResult | None:
    """A printed table or column; None if something is left out of it."""
    rows = [words for line in _bare(lines) if (words := shown_words.shown_words(line))]
    if len(rows) < _FEWEST_LINES or any(map(_ABRIDGED.search, lines)):
        return None
    if rows[0][0] in ("index", "Index"):
        rows[0] = rows[0][1:]
    if len(rows[0]) + 1 == len(rows[1]) and [row[0] for row in rows[1:]] == list(range(1, len(rows))):
        rows = [rows[0], *(row[1:] for row in rows[1:])]
    even = all(len(row) == len(rows[0]) for row in rows) and isinstance(rows[0][0], str)
    words = [word for row in rows for word in row]
    return _limited(ShownResult("shown_rows" if even else "shown_table", words, _decimals("\n".join(lines))))


def without_remark(line: str) -> str:
    """A row without a comment behind it."""
    return _REMARK.sub("", line)


def _bare(lines: list[str]) -> list[str]:
    """The lines without remarks behind a row, and without the name of the table above it."""
    bare = [without_remark(line) for line in lines]
    bare[0] = re.sub(r"^#(?= )", " ", bare[0])
    named = len(bare) > _FEWEST_LINES and bare[0].strip().isidentifier() and not bare[0][0].isspace()
    return bare[1:] if named and bare[1][0].isspace() else bare


def _limited(found: ShownResult) -> ShownResult | None:
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
    return shown_words.shown_words(" ".join(map(str, cells)))
