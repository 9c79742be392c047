"""Small errors in the body of a function: another operator or constant, a statement dropped, and the like.

A mutant is the text of the file with one place of it replaced; all else stays as it is written.
"""

from __future__ import annotations

import ast
import random
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

OPERATOR, CONSTANT = "operator", "constant"
"""Kinds of changes that leave a statement as it is built."""
_OPERATOR = re.compile(r"\b(?:is\s+not|is|not\s+in|in|and|or)\b|[^\s\w()\\]+")
_SWAPPED = {
    "+": "-", "-": "+", "*": "+", "/": "*", "//": "*", "%": "+", "&": "|", "|": "&", "^": "|",
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "is": "is not", "is not": "is", "in": "not in", "not in": "in", "and": "or", "or": "and",
}  # fmt: skip
_DROPPED = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Raise, ast.If, ast.For, ast.While, ast.Assert,
)  # fmt: skip
_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Change = tuple[str, int, int, str]
"""Kind, start, end, new text."""


@dataclass(frozen=True)
class Mutant:
    """A change of a text that can be parsed, perhaps into another program."""

    original: str = field(repr=False)
    start: int
    end: int
    now: str
    """What stands between ``start`` and ``end``."""
    kind: str
    """``OPERATOR``, ``CONSTANT``, ``statement``, ``arguments`` or ``return``."""

    @property
    def text(self) -> str:
        """The changed text."""
        return self.original[: self.start] + self.now + self.original[self.end :]

    @property
    def is_another(self) -> bool:
        """Whether the changed text can be compiled, and is another program than the original."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                compile(self.text, "mutant", "exec", dont_inherit=True)
                return ast.dump(ast.parse(self.text)) != ast.dump(ast.parse(self.original))
        except (SyntaxError, ValueError, RecursionError):
            return False

    def __str__(self) -> str:
        line = self.original.count("\n", 0, self.start) + 1
        return f"line {line}, {self.kind}: {self.original[self.start : self.end]!r} -> {self.now!r}"


class _Source:
    """A text, and where the places of its syntax tree are in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        """In characters; ``column`` counts bytes."""
        before = self.lines[line - 1].encode()[:column].decode() if line <= len(self.lines) else ""
        return self.starts[line - 1] + len(before)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)


def mutants(text: str, line: int) -> list[Mutant]:
    """Changes of the function whose first decorator or ``def`` is at ``line`` (1-based) of ``text``.

    A text with other line ends than ``\\n`` has none.
    """
    function = _function(text, line)
    if function is None or len(text.splitlines()) != text.count("\n") + (text[-1:] != "\n"):
        return []
    body = function.body[ast.get_docstring(function, clean=False) is not None :]
    changes = _changes(_Source(text), body)
    return list(dict.fromkeys(Mutant(text, start, end, now, kind) for kind, start, end, now in changes))


def sample(groups: Sequence[Sequence[Mutant]], count: int, seed: str) -> list[tuple[int, Mutant]]:
    """``count`` mutants that are other programs, with the numbers of their groups; by the seed.

    Groups, which are functions, get the same chance whatever their size, and kinds do in a group.
    """
    chance = random.Random(seed)
    left = {number: list(group) for number, group in enumerate(groups) if group}
    taken: list[tuple[int, Mutant]] = []
    while left and len(taken) < count:
        for number in chance.sample(sorted(left), len(left)):
            mutant = _drawn(left[number], chance)
            if mutant is None:
                del left[number]
            else:
                taken.append((number, mutant))
    return taken[:count]


def _drawn(group: list[Mutant], chance: random.Random) -> Mutant | None:
    while group:
        kind = chance.choice(sorted({each.kind for each in group}))
        mutant = chance.choice([each for each in group if each.kind == kind])
        group.remove(mutant)
        if mutant.is_another:
            return mutant
    return None


def _function(text: str, line: int) -> _Function | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return None
    for node in ast.walk(tree):
        if isinstance(node, _Function):
            decorators = [decorator.lineno for decorator in node.decorator_list]
            if min([node.lineno, *decorators]) == line:
                return node
    return None


def _changes(source: _Source, body: Sequence[ast.stmt]) -> Iterator[_Change]:
    """Every place that is changed."""
    waiting: list[ast.AST] = list(reversed(body))
    while waiting:
        node = waiting.pop()
        yield from _of_node(source, node)
        if not isinstance(node, ast.JoinedStr):  # whose places older versions of Python do not know
            waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def _of_node(source: _Source, node: ast.AST) -> Iterator[_Change]:
    if isinstance(node, ast.BinOp):
        yield from _operator(source, node.left, node.right)
    elif isinstance(node, ast.BoolOp | ast.Compare):
        values = node.values if isinstance(node, ast.BoolOp) else [node.left, *node.comparators]
        for left, right in pairwise(values):
            yield from _operator(source, left, right)
    elif isinstance(node, ast.Constant):
        if (now := _constant(node.value)) is not None:
            yield CONSTANT, *source.span(node), now
    elif isinstance(node, ast.Call):
        yield from _arguments(source, node)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield "return", *source.span(node), "return None"
    elif isinstance(node, _DROPPED):
        yield "statement", *source.span(node), "pass"


def _operator(source: _Source, left: ast.expr, right: ast.expr) -> Iterator[_Change]:
    """Another operator between two operands, if no comment stands there."""
    start, end = source.span(left)[1], source.span(right)[0]
    between = source.text[start:end]
    match = None if "#" in between else _OPERATOR.search(between)
    if match is not None and (now := _SWAPPED.get(" ".join(match[0].split()))) is not None:
        yield OPERATOR, start + match.start(), start + match.end(), now


def _constant(value: object) -> str | None:
    if isinstance(value, bool):
        return repr(not value)
    if isinstance(value, int | float):
        return repr(value + 1)
    if isinstance(value, str | bytes):
        return repr(value[:0] if value else value + (b"x" if isinstance(value, bytes) else "x"))  # type: ignore[operator]
    return "0" if value is None else None


def _arguments(source: _Source, node: ast.Call) -> Iterator[_Change]:
    for one, other in pairwise(node.args):
        if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
            continue
        (start, stop), (begin, end) = source.span(one), source.span(other)
        between = source.text[stop:begin]
        if between.strip() == ",":
            yield "arguments", start, end, source.text[begin:end] + between + source.text[start:stop]
