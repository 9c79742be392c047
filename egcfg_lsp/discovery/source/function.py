"""A function as written in a file: its name, its parts, and whether it is unfinished."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass, field
from enum import Enum, auto

from tree_sitter import Node

from egcfg_lsp.discovery.source.lines import Position

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
            value = ast.literal_eval(source.strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    return value if isinstance(value, str) else ""
