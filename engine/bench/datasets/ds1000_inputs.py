"""The inputs of a DS-1000 prompt: what its code assigns, and whether the text shows the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from engine.bench.shown.shown_blocks import ShownBlock, last_clause
from engine.bench.shown.shown_results import from_expression
from engine.decoding.executable import parse

_INLINE = re.compile(r"\b(\w+)\s*(?:=|is)\s*(-?\d+(?:\.\d+)?)\b")
_PIECE = re.compile(r"\d+\.\d*|\w+")
_MOST_MISSING = 0.2
"""Share of a table's words that may be absent from the code."""


class GivenInputs:
    """What the code of a prompt says of the inputs."""

    def __init__(self, given: dict[str, ast.expr], code: str) -> None:
        self._given = given
        self._words = set(_pieces(code))
        lists = (node for value in given.values() for node in ast.walk(value) if isinstance(node, ast.List))
        self._lengths = {len(node.elts) for node in lists}

    def fits(self, before: Sequence[ShownBlock]) -> bool:
        """Whether what is shown before a result can be the inputs of the code, as far as can be told."""
        above = [ShownBlock(), *before]
        tables = [
            block
            for words, block in zip(above, before, strict=False)
            if block.is_table and not _came_out(words)
        ]
        return not any(map(self._is_other, before)) and (not tables or any(map(self._holds, tables)))

    def agrees(self, before: Sequence[ShownBlock]) -> bool:
        """Whether a number of the inputs is what the words last say that it is."""
        said = dict(_INLINE.findall("\n".join(block.text for block in before if not block.is_table)))
        numbers = {
            name: ast.unparse(node) for name, node in self._given.items() if isinstance(node, ast.Constant)
        }
        return all(said[name] == number for name, number in numbers.items() if name in said)

    def _is_other(self, block: ShownBlock) -> bool:
        """Whether a variable of the code has another value in the text."""
        own = self._given.get(block.name)
        if block.node is None or own is None:
            return False
        values = [from_expression(node, "") for node in (block.node, own)]
        return None not in values and values[0] != values[1]

    def _holds(self, block: ShownBlock) -> bool:
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


def _came_out(words: ShownBlock) -> bool:
    """Whether the words call what they introduce an output, not an input."""
    return bool(re.search(r"\b(?:output|result|returns|gives)\b", last_clause(words.text), re.IGNORECASE))


def _pieces(text: str) -> list[str]:
    """Words and numbers, a whole number as such."""
    return [re.sub(r"\.0*$", "", piece.lower()) for piece in _PIECE.findall(text)]


def assigned(code: str) -> dict[str, ast.expr]:
    """The variables of the prompt's code; ``example_df`` is ``df`` too."""
    found: dict[str, ast.expr] = {}
    tree = parse(code)
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            for known in (name, name.removeprefix("example_")):
                found.setdefault(known, node.value)
    return found
