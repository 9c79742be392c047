"""A Python file as the user has it now, finished or not: its lines, its functions and where they stand."""

from __future__ import annotations

import ast
import difflib
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from tree_sitter import Node

from egcfg_lsp.discovery.names import Statement, is_valid, statement, trees
from engine.support.python_tree import parsed
from sandbox.syntax import steady

TAB = 8


class Position(NamedTuple):
    line: int
    column: int


class Lines:
    """A text cut at ``\\n``, ``\\r\\n`` and ``\\r``, and at nothing else (as editors and Python do)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = _line_starts(text)

    def __len__(self) -> int:
        """At least 1; a text that ends with a line end has an empty last line."""
        return len(self.starts)

    def __getitem__(self, line: int) -> str:
        """The line without its end."""
        stop = self.starts[line + 1] if line + 1 < len(self.starts) else len(self.text)
        content = self.text[self.starts[line] : stop]
        return content.rstrip("\r\n") if line + 1 < len(self.starts) else content

    @cached_property
    def newline(self) -> str:
        """The commonest line end; ``\\n`` if there is none."""
        ends = Counter(
            self.text[self.starts[line] + len(self[line]) : self.starts[line + 1]]
            for line in range(len(self) - 1)
        )
        return ends.most_common(1)[0][0] if ends else "\n"

    def offset(self, position: Position) -> int:
        """Index into the text; a column past the line's end is its end."""
        line = min(position.line, len(self) - 1)
        return self.starts[line] + min(position.column, len(self[line]))

    def end(self, line: int) -> Position:
        """Where the line's text ends."""
        return Position(line, len(self[line]))

    def after(self, line: int) -> Position:
        """The start of the next line, or the end of the text where there is none."""
        return Position(line + 1, 0) if line + 1 < len(self) else self.end(line)

    def slice(self, start: Position, end: Position) -> str:
        return self.text[self.offset(start) : self.offset(end)]


def line_feeds(text: str) -> str:
    """The text, as long as before, without lone carriage returns, which the grammar does not know."""
    return "\r\n".join(part.replace("\r", "\n") for part in text.split("\r\n"))


def _line_starts(text: str) -> list[int]:
    starts = [0]
    for line in text.replace("\r\n", " \n").replace("\r", "\n").split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    return starts[:-1]


def in_code_points(line: str, column: int) -> int:
    """The column of a line in code points, from one in UTF-8 bytes."""
    if line.isascii():
        return column
    return sum(byte & 0xC0 != 0x80 for byte in encode(line)[:column])


def encode(text: str) -> bytes:
    """UTF-8, also of the lone surrogates that an editor may send."""
    return text.encode("utf-8", "surrogatepass")


def leading(line: str) -> str:
    """The white space before a line's text."""
    return line[: len(line) - len(line.lstrip(" \t\f"))]


def width(whitespace: str) -> int:
    """Columns that white space takes by Python's rule: tabs stop at multiples of eight."""
    column = 0
    for character in whitespace:
        if character == "\f":
            column = 0
        else:
            column += TAB - column % TAB if character == "\t" else 1
    return column


TODO = ("todo", "fixme", "xxx", "your code here", "write your code here", "implement me")
DECLARATIONS = frozenset({"overload", "abstractmethod", "abstractproperty"})


class ItemKind(Enum):
    """What a statement or comment of a body is good for."""

    DOCSTRING = auto()
    PLACEHOLDER = auto()
    TODO = auto()
    COMMENT = auto()
    CODE = auto()


@dataclass(frozen=True)
class BodyItem:
    """A direct statement or comment of a body, from ``start`` to ``end`` (exclusive)."""

    kind: ItemKind
    start: Position
    end: Position
    inert: bool = False
    """A placeholder that does nothing when it runs: ``pass`` or ``...``."""
    ellipsis: bool = False


@dataclass(frozen=True)
class Function:
    """One ``def``. Lines are 0-based; ``last`` is the body's last line, inclusive."""

    name: str
    """Qualified: ``mean``, ``Stack.push``, ``outer.inner``."""
    first: int
    """Line of the first decorator, or of the ``def``."""
    def_line: int
    colon: Position
    """Just after the colon that ends the signature."""
    last: int
    items: tuple[BodyItem, ...]
    docstring: str = ""
    """The evaluated docstring, not dedented."""
    decorators: tuple[str, ...] = ()
    """Their source without ``@``."""
    parents: tuple[str, ...] = ()
    """``class`` or ``def`` for every part of the name but the last."""
    protocol: bool = False
    """Stands in a ``Protocol`` class."""
    node: Node | None = field(default=None, repr=False, compare=False)
    """The definition with its decorators."""

    @property
    def simple_name(self) -> str:
        return self.name.rpartition(".")[2]

    @property
    def accessor(self) -> str:
        """``setter`` or ``deleter`` of a property; nothing for its getter, and for any other function."""
        kinds = {decorator.rpartition(".")[2] for decorator in self.decorators if "." in decorator}
        return next((kind for kind in ("setter", "deleter") if kind in kinds), "")

    @property
    def target_name(self) -> str:
        """The qualified name; of a property's setter and deleter with what tells them from the getter."""
        return f"{self.name}.{self.accessor}" if self.accessor else self.name

    @property
    def is_nested(self) -> bool:
        """Stands inside another function, so that nothing outside can call it."""
        return "def" in self.parents

    @property
    def reachable_name(self) -> str:
        """The qualified name of what a test can call: the function, or the one around it."""
        parts = self.name.split(".")
        if self.is_nested:
            parts = parts[: self.parents.index("def") + 1]
        return ".".join(parts)

    @property
    def is_declaration(self) -> bool:
        """Left without a body on purpose: abstract, an overload, or part of a protocol."""
        names = {decorator.partition("(")[0].rpartition(".")[2] for decorator in self.decorators}
        return self.protocol or bool(names & DECLARATIONS)

    @property
    def is_unfinished(self) -> bool:
        """Nothing but a docstring, comments and placeholders, or code that ends with ``...``."""
        code = [item for item in self.items if item.kind in (ItemKind.CODE, ItemKind.PLACEHOLDER)]
        only_placeholders = all(item.kind is ItemKind.PLACEHOLDER for item in code)
        return only_placeholders or code[-1].ellipsis

    @property
    def lacks_body(self) -> bool:
        """Ends with its signature or docstring, and is no declaration."""
        return not self.items or (not self.body and not self.is_declaration)

    @property
    def is_one_line(self) -> bool:
        """Whether the body begins on the line of the colon."""
        return any(item.start.line == self.colon.line for item in self.items)

    @property
    def body_start(self) -> int:
        """The first line that belongs neither to the signature nor to the docstring."""
        docstring = self.docstring_item
        return (docstring.end if docstring is not None else self.colon).line + 1

    @property
    def docstring_item(self) -> BodyItem | None:
        """The docstring's place, if there is one."""
        return next((item for item in self.items if item.kind is ItemKind.DOCSTRING), None)

    @property
    def body(self) -> tuple[BodyItem, ...]:
        """Everything after the docstring."""
        return tuple(item for item in self.items if item.kind is not ItemKind.DOCSTRING)


def classify(node: Node, text: str, first: bool) -> tuple[ItemKind, bool, bool]:
    """(kind, inert, ellipsis) of a direct child of a function's block; ``first`` of its statements."""
    if node.type == "comment":
        return classify_comment(text), True, False
    if node.type == "pass_statement":
        return ItemKind.PLACEHOLDER, True, False
    only = node.named_children[0] if node.named_child_count == 1 else None
    if node.type == "expression_statement" and only is not None:
        if only.type == "ellipsis":
            return ItemKind.PLACEHOLDER, True, True
        if first and only.type in ("string", "concatenated_string") and is_plain_string(text):
            return ItemKind.DOCSTRING, True, False
    if node.type == "raise_statement" and _raises_not_implemented(node):
        return ItemKind.PLACEHOLDER, False, False
    return ItemKind.CODE, False, False


def classify_comment(text: str) -> ItemKind:
    """A note that something is to be done, or any other comment."""
    words = text.lstrip("#! \t").lower()
    return ItemKind.TODO if words.startswith(TODO) else ItemKind.COMMENT


def is_plain_string(text: str) -> bool:
    """Whether a string literal can be a docstring: neither bytes nor formatted."""
    quote = min(at for at in (text.find('"'), text.find("'"), len(text)) if at >= 0)
    return not set(text[:quote].lower()) & set("bft")


def _raises_not_implemented(node: Node) -> bool:
    raised = node.named_children[0] if node.named_children else None
    if raised is not None and raised.type == "call":
        raised = raised.child_by_field_name("function")
    return raised is not None and raised.type == "identifier" and raised.text == b"NotImplementedError"


def string_value(source: str) -> str:
    """The value of a string literal; nothing if it is not one."""
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            value = steady(ast.literal_eval, source.strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    return value if isinstance(value, str) else ""


_Made = TypeVar("_Made")
DEFINITIONS = ("function_definition", "class_definition")
HOLDS_STATEMENTS = frozenset(
    {
        "module", "block", "decorated_definition", "ERROR", "function_definition", "class_definition",
        "if_statement", "elif_clause", "else_clause", "for_statement", "while_statement", "with_statement",
        "try_statement", "except_clause", "except_group_clause", "finally_clause", "match_statement",
        "case_clause",
    }
)  # fmt: skip
_MOST_NODES = 1 << 18
"""Of a text whose tree is looked into; each takes a kilobyte or two then."""


class Document:
    """A text and its functions. Errors in the text are tolerated; nothing is executed.

    Everything is computed when first asked for, and never again: a changed text is a new document. It takes
    over what an ``earlier`` one knows of statements that are still the same.
    """

    def __init__(self, text: str, path: Path | None = None, earlier: Document | None = None) -> None:
        self.text = text
        self.path = path
        self.above = 0
        """Lines that stand above what an editor shows: those of other cells of a notebook."""
        self.lines = Lines(text)
        self._simple = text.isascii() and "\r" not in text
        """Bytes, code points and columns are the same, and ``\\n`` is the only line end."""
        self._known = earlier._taken_over() if earlier is not None else {}
        self._made: dict[object, Any] = {}
        self._dense = ""

    def once(self, make: Callable[[Document], _Made]) -> _Made:
        """What ``make`` gives for this document, kept from the first time on."""
        if make not in self._made:
            self._made[make] = make(self)
        made: _Made = self._made[make]
        return made

    @cached_property
    def root(self) -> Node:
        """Of a ``dense`` text, nothing."""
        root = parsed(encode(line_feeds(self.text)))
        if root is None:
            self._dense = "it has too many comments, or continued lines, in a row; split it"
        elif root.descendant_count > _MOST_NODES:
            self._dense = f"it holds more than {_MOST_NODES:,} names, signs and other parts; split it"
        else:
            return root
        nothing = parsed(b"")
        assert nothing is not None
        return nothing

    @property
    def dense(self) -> str:
        """Why nothing is known of a text that would take all memory or a day to read; else nothing."""
        return self._dense if self.root is not None else ""

    def start(self, node: Node) -> Position:
        return self._position(node.start_point)

    def end(self, node: Node) -> Position:
        return self._position(node.end_point)

    def _position(self, point: tuple[int, int]) -> Position:
        line, column = point
        if self._simple:
            return Position(line, column)
        return Position(line, in_code_points(self.lines[line], column))

    def source(self, node: Node) -> str:
        """A node's text with ``\\n`` line ends."""
        if self._simple:
            return self.text[node.start_byte : node.end_byte]
        text = self.lines.slice(self.start(node), self.end(node))
        return text.replace("\r\n", "\n").replace("\r", "\n")

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """Every function, in the order of the file; an outer one before those inside it."""
        return tuple(_functions(self))

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """The statements of the module that are valid Python; the others are left out."""
        nodes = [node for node in self.root.children if node.is_named and node.type != "comment"]
        good = [node for node in nodes if not node.has_error]
        sources = [self.source(node) for node in good]
        known, self._known = self._known, {}
        fresh = iter(trees([source for source in sources if source not in known]))
        found = (self._statement(*each, known, fresh) for each in zip(good, sources, strict=True))
        return tuple(each for each in found if each is not None)

    def _statement(
        self, node: Node, source: str, known: Mapping[str, Statement], fresh: Iterator[ast.stmt | None]
    ) -> Statement | None:
        first, last = self.start(node).line, self.end(node).line
        if source in known:
            return known[source].moved(first, last)
        tree = next(fresh)
        return statement(source, first, last, tree) if tree is not None else None

    def _taken_over(self) -> dict[str, Statement]:
        """Statements that a later text may still have."""
        if "statements" not in self.__dict__:
            return self._known
        return {each.source: each for each in self.statements}

    @cached_property
    def is_valid(self) -> bool:
        """Whether Python would take the whole text."""
        return is_valid(self.text)

    @cached_property
    def defined(self) -> frozenset[str]:
        """Names at the top of the module."""
        bound = {name for each in self.statements for name in each.binds}
        return frozenset(bound | {function.name.partition(".")[0] for function in self.functions})

    @cached_property
    def unwritten(self) -> tuple[Function, ...]:
        """Functions that wait to be written."""
        return tuple(each for each in self.functions if each.is_unfinished and not each.is_declaration)

    @cached_property
    def module_docstring(self) -> str:
        first = self.statements[0].source if self.statements else ""
        return string_value(first)

    def class_docstring(self, name: str) -> str:
        """The docstring of the class with this qualified name, or nothing."""
        return self._class_docstrings.get(name, "")

    @cached_property
    def _class_docstrings(self) -> dict[str, str]:
        found: dict[str, str] = {}
        waiting: list[tuple[Node, tuple[str, ...]]] = [(self.root, ())]
        while waiting:
            node, names = waiting.pop()
            if node.type in DEFINITIONS and (named := node.child_by_field_name("name")) is not None:
                names = (*names, self.source(named))
                body = node.child_by_field_name("body")
                if node.type == "class_definition" and body is not None and body.named_children:
                    first = body.named_children[0]
                    kind, _, _ = classify(first, self.source(first), True)
                    docstring = string_value(self.source(first)) if kind is ItemKind.DOCSTRING else ""
                    found.setdefault(".".join(names), docstring)
            waiting.extend((child, names) for child in node.named_children if child.type in HOLDS_STATEMENTS)
        return found

    @property
    def looks_like_python(self) -> bool:
        """For files whose name does not say it: a shebang, or no syntax error at all."""
        first = self.lines[0]
        return (first.startswith("#!") and "python" in first) or not self.root.has_error

    @property
    def first_error(self) -> int | None:
        """The line where the text stops being Python, if it does."""
        wrong = walk(self.root, lambda child: child.has_error or child.is_missing)
        return next((self.start(node).line for node in wrong if node.is_error or node.is_missing), None)

    def find(self, name: str) -> Function | None:
        """By qualified name; of several, the first that waits to be written, else the last.

        A property's setter is also found as ``Class.name.setter``; a getter goes before it.
        """
        named = [function for function in self.functions if name in (function.name, function.target_name)]
        waiting = [f for f in named if f.is_unfinished and not f.is_declaration]
        exact = [f for f in named if f.target_name == name] or named
        return waiting[0] if waiting else exact[-1] if exact else None

    def close_names(self, name: str) -> list[str]:
        """Names of functions that resemble ``name``, best first."""
        names = list(dict.fromkeys(function.name for function in self.functions))
        tails = [known for known in names if known.rpartition(".")[2] == name]
        return list(dict.fromkeys(tails + difflib.get_close_matches(name, names)))

    def function_at(self, line: int, column: int) -> Function | None:
        """The innermost function around a position; on an empty line, its indentation decides.

        An empty line below a function that lacks a body belongs to it, however it is indented.
        """
        line = min(line, len(self.lines) - 1)
        if not self.lines[line].strip():
            return self._function_at_blank(line, column)
        around = [f for f in self.functions if f.first <= line <= f.last]
        return around[-1] if around else None

    def _function_at_blank(self, line: int, column: int) -> Function | None:
        above = next((at for at in range(line - 1, -1, -1) if self.lines[at].strip()), None)
        if above is None:
            return None
        indent = width(self.lines[line][:column])
        for function in reversed([f for f in self.functions if f.first <= above]):
            inside = function.first <= line <= function.last
            continues = above <= function.last and indent > self.indent(function.def_line)
            if (inside and indent == 0) or continues or (function.lacks_body and above == function.last):
                return function
        return None

    def indent(self, line: int) -> int:
        """Width of a line's indentation, by Python's rule for tabs."""
        return width(leading(self.lines[line]))

    def in_text(self, line: int, column: int) -> bool:
        """Whether a position is inside a string or a comment."""
        offset = self._offset(Position(line, column))
        node = self.root.descendant_for_byte_range(max(offset - 1, 0), offset)
        while node is not None:
            if node.type in ("string", "comment") and node.start_byte < offset:
                return offset < node.end_byte or (node.type == "comment" and offset == node.end_byte)
            node = node.parent
        return bool(self.open_quotes(line, column))

    def open_quotes(self, line: int, column: int) -> str:
        """The quotes that a position is behind, and that are not closed anywhere; empty elsewhere."""
        offset = self._offset(Position(line, column))
        wrong = walk(self.root, lambda child: child.has_error or child.type == "string_start")
        starts = [each for each in wrong if each.type == "string_start" and each.end_byte <= offset]
        last = starts[-1] if starts else None
        if last is None or last.parent is None or last.parent.type != "ERROR" or last.text is None:
            return ""
        quotes = last.text.decode().lstrip("rRbBuUfFtT")
        return quotes if len(quotes) == 3 or last.start_point.row == line else ""

    def node_before(self, position: Position) -> Node | None:
        """The token whose last character is the last one, not white space, before a position."""
        offset = len(encode(self.text[: self.lines.offset(position)].rstrip(" \t")))
        return self.root.descendant_for_byte_range(max(offset - 1, 0), offset) if offset else None

    def _offset(self, position: Position) -> int:
        return len(encode(self.text[: self.lines.offset(position)]))

    @cached_property
    def block_unit(self) -> str:
        """The white space that the file's first block adds; nothing if it has none."""
        for node in walk(self.root, lambda child: child.type in HOLDS_STATEMENTS):
            if node.type == "block" and node.parent is not None:
                start = self.start(node)
                inner = leading(self.lines[start.line])[: start.column]
                outer = leading(self.lines[self.start(node.parent).line])
                if len(outer) < len(inner) == start.column and inner.startswith(outer) and node.child_count:
                    return inner[len(outer) :]
        return ""

    @property
    def indent_unit(self) -> str:
        return self.block_unit or "    "


def walk(root: Node, into: Callable[[Node], bool]) -> Iterator[Node]:
    """``root`` and the nodes in it, in the order of the text; of children only those to go ``into``."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(child for child in reversed(node.children) if into(child))


def _functions(document: Document) -> Iterator[Function]:
    waiting: list[tuple[Node, tuple[str, ...], tuple[str, ...], bool]] = [(document.root, (), (), False)]
    while waiting:
        node, names, parents, protocol = waiting.pop()
        if node.type in DEFINITIONS and (named := node.child_by_field_name("name")) is not None:
            names = (*names, document.source(named))
            if node.type == "function_definition":
                function = _function(document, node, names, parents, protocol)
                if function is None:
                    continue
                yield function
            bases = node.child_by_field_name("superclasses")
            protocol = bases is not None and "Protocol" in document.source(bases)
            parents = (*parents, "def" if node.type == "function_definition" else "class")
        inner = [child for child in node.named_children if child.type in HOLDS_STATEMENTS]
        waiting.extend((child, names, parents, protocol) for child in reversed(inner))


def _function(
    document: Document, node: Node, names: tuple[str, ...], parents: tuple[str, ...], protocol: bool
) -> Function | None:
    children = node.children
    colon = next((child for child in children if child.type == ":" and not child.is_missing), None)
    header = [child for child in children if colon is not None and child.end_byte <= colon.end_byte]
    if colon is None or any(child.has_error for child in header):
        return None
    outer = node.parent if node.parent is not None and node.parent.type == "decorated_definition" else node
    items = list(_items(document, node, colon))
    def_line = document.start(node).line
    last = max([document.end(colon).line, *(item.end.line for item in items)])
    items += _trailing_comments(document, last, document.indent(def_line))
    decorators = [child for child in outer.children if child.type == "decorator"]
    return Function(
        name=".".join(names),
        first=document.start(outer).line,
        def_line=def_line,
        colon=document.end(colon),
        last=max([last, *(item.end.line for item in items)]),
        items=tuple(items),
        docstring=_docstring(document, items),
        decorators=tuple(document.source(decorator).lstrip("@ ").strip() for decorator in decorators),
        parents=parents,
        protocol=protocol,
        node=outer,
    )


def _items(document: Document, node: Node, colon: Node) -> Iterator[BodyItem]:
    """The statements and comments after the colon; a comment on the signature's own line is not one."""
    first = True
    inner = [child for child in node.named_children if child.start_byte >= colon.end_byte]
    for child in [one for part in inner for one in (part.named_children if part.type == "block" else [part])]:
        start, end = document.start(child), document.end(child)
        on_signature = child.type == "comment" and start.line == document.end(colon).line
        if on_signature or start == end:
            continue
        kind, inert, ellipsis = classify(child, document.source(child), first)
        first = first and child.type == "comment"
        yield BodyItem(kind, start, end, inert, ellipsis)


def _trailing_comments(document: Document, last: int, indent: int) -> Iterator[BodyItem]:
    """Comments below the last statement that are still indented like the body."""
    for line in range(last + 1, len(document.lines)):
        text = document.lines[line]
        if not text.strip():
            continue
        if not text.lstrip().startswith("#") or document.indent(line) <= indent:
            return
        kind = classify_comment(text.strip())
        yield BodyItem(kind, Position(line, len(leading(text))), document.lines.end(line), inert=True)


def _docstring(document: Document, items: list[BodyItem]) -> str:
    item = next((item for item in items if item.kind is ItemKind.DOCSTRING), None)
    if item is None:
        return ""
    return string_value(document.lines.slice(item.start, item.end))
