"""Converts the indentation of a file's code to another unit and back.

Three sorts of lines need three rules. A line that starts a statement (or a comment) is indented by its
level. A line inside brackets, or after a backslash, keeps its distance to the statement, or its alignment
with the bracket. A line that starts inside a string is part of a value and stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from tree_sitter import Node

from egcfg_lsp.discovery.document import Document, Position, leading, width

NORMAL_UNIT = "    "


class LineKind(Enum):
    STATEMENT = auto()
    COMMENT = auto()
    CONTINUED = auto()
    STRING = auto()
    BLANK = auto()


@dataclass(frozen=True)
class LayoutLine:
    text: str
    kind: LineKind
    level: int = 0
    """Blocks around a statement or comment."""
    anchor: Position | None = None
    """Where the text after the innermost open bracket begins, if it follows on the bracket's line."""
    start: int = 0
    """Index of the line that starts the statement of a continued line."""


@dataclass(frozen=True)
class Indents:
    """White space per level: as it stands in the file where known, then ``unit`` per further level."""

    known: tuple[str, ...] = ("",)
    unit: str = NORMAL_UNIT

    def __getitem__(self, level: int) -> str:
        if level < len(self.known):
            return self.known[level]
        return self.known[-1] + self.unit * (level - len(self.known) + 1)


NORMAL = Indents()


def analyse(document: Document, node: Node, last: int = 0) -> tuple[int, list[LayoutLine]]:
    """The first line of ``node``, and its lines, at least to ``last``, classified."""
    first, last = document.start(node).line, max(document.end(node).line, last)
    kinds = [LineKind.STATEMENT] * (last - first + 1)
    anchors: dict[int, Position | None] = {}
    _mark(document, node, first, kinds, anchors)
    texts = [document.lines[line] for line in range(first, last + 1)]
    for index, text in enumerate(texts):
        if kinds[index] is LineKind.STATEMENT and not text.strip():
            kinds[index] = LineKind.BLANK
        elif kinds[index] is LineKind.STATEMENT and text.lstrip().startswith("#"):
            kinds[index] = LineKind.COMMENT
    levels = _levels(texts, kinds)
    lines, start = [], 0
    for index, text in enumerate(texts):
        start = index if kinds[index] is LineKind.STATEMENT else start
        lines.append(LayoutLine(text, kinds[index], levels[index], anchors.get(index), start))
    return first, lines


def _mark(
    document: Document, root: Node, first: int, kinds: list[LineKind], anchors: dict[int, Position | None]
) -> None:
    """Finds the lines that begin inside strings and brackets; ``anchors`` gets the latter's brackets."""
    brackets: list[tuple[int, Position | None]] = []
    for node in _leaves(root):
        if node.type in ("string", "line_continuation"):
            kind = LineKind.STRING if node.type == "string" else LineKind.CONTINUED
            start, end = node.start_point, node.end_point
            for line in range(start[0] + 1, end[0] + 1):
                kinds[line - first] = kind
        elif node.type in ("(", "[", "{") and not node.is_missing:
            brackets.append(_opened(document, document.end(node), first))
        elif node.type in (")", "]", "}") and brackets and not node.is_missing:
            opened, anchor = brackets.pop()
            for line in range(opened + 1, node.start_point[0] - first + 1):
                if kinds[line] is LineKind.STATEMENT:
                    kinds[line] = LineKind.CONTINUED
                    anchors[line] = anchor


def _opened(document: Document, at: Position, first: int) -> tuple[int, Position | None]:
    """Line of an opening bracket that ends at ``at``, and its anchor if text follows."""
    rest = document.lines[at.line][at.column :].strip()
    follows = bool(rest) and not rest.startswith("#")
    return at.line - first, Position(at.line - first, at.column) if follows else None


def _leaves(root: Node) -> Sequence[Node]:
    """Tokens in the order of the text; a string counts as one.

    What is whole and stands on one line is left out: nothing in it concerns another line.
    """
    found, waiting = [], [root]
    while waiting:
        node = waiting.pop()
        if node.type == "string" or not node.child_count:
            found.append(node)
        elif node.start_point[0] < node.end_point[0] or node.has_error:
            waiting.extend(reversed(node.children))
    return found


def _levels(texts: Sequence[str], kinds: Sequence[LineKind]) -> list[int]:
    """Levels by the rule of Python's tokenizer; comments take the level of their own width."""
    levels = [0] * len(texts)
    stack: list[int] = []
    comments: list[int] = []
    opened = False
    for index, text in enumerate([*texts, ""]):
        columns = width(leading(text))
        if index < len(texts) and kinds[index] is LineKind.COMMENT:
            comments.append(index)
        if index < len(texts) and kinds[index] is not LineKind.STATEMENT:
            opened = ends_in_colon(text) if kinds[index] is LineKind.CONTINUED else opened
            continue
        before = list(stack)
        while len(stack) > 1 and columns < stack[-1]:
            stack.pop()
        if not stack or columns > stack[-1]:
            stack.append(columns)
        for comment in comments:
            known = before if len(before) >= len(stack) else stack
            levels[comment] = _comment_level(width(leading(texts[comment])), known, opened)
        comments = []
        levels[index : index + 1] = [len(stack) - 1] if index < len(texts) else []
        opened = ends_in_colon(text)
    return levels


def ends_in_colon(line: str) -> bool:
    """Whether a line may be the last one of what opens a block."""
    return line.partition("#")[0].rstrip().endswith(":")


def _comment_level(columns: int, known: Sequence[int], opened: bool) -> int:
    """The deepest block, of those around the comment, that is not indented further than it.

    If the statement before it ``opened`` a block, the comment may be all that stands in there.
    """
    if opened and columns > known[-1]:
        return len(known)
    fitting = [level for level, at in enumerate(known) if at <= columns]
    return fitting[-1] if fitting else 0


def reindent(
    lines: Sequence[LayoutLine], old: Indents, new: Indents, shift: int = 0, pad: str = ""
) -> list[str]:
    """The lines with other indentation; ``shift`` is added to levels, ``pad`` stands before string lines."""
    result: list[str] = []
    for line in lines:
        text = line.text.lstrip(" \t\f")
        if line.kind is LineKind.STRING:
            result.append(pad + line.text if line.text.strip() else line.text)
        elif not text:
            result.append("")
        elif line.kind is LineKind.CONTINUED:
            result.append(_continued(line, lines, result, old, new) + text)
        else:
            result.append(new[max(line.level + shift, 0)] + text)
    return result


def _continued(
    line: LayoutLine, lines: Sequence[LayoutLine], done: Sequence[str], old: Indents, new: Indents
) -> str:
    """Indentation of a line inside brackets, or after a backslash."""
    space = leading(line.text)
    if line.anchor is not None:
        before = leading(lines[line.anchor.line].text)
        aligned = before + " " * (line.anchor.column - len(before))
        if space == aligned:
            return leading(done[line.anchor.line]) + " " * (line.anchor.column - len(before))
    base, placed = leading(lines[line.start].text), leading(done[line.start])
    if not space.startswith(base):
        base, placed = "", ""
    units, rest = 0, space[len(base) :]
    while rest.startswith(old.unit):
        units, rest = units + 1, rest[len(old.unit) :]
    return placed + new.unit * units + rest
