"""Where in a file a completion goes, and what of the file stays around it."""

from __future__ import annotations

from dataclasses import dataclass

from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.layout import Indents
from egcfg_lsp.discovery.source.lines import Position
from engine.core.task import Task


@dataclass(frozen=True)
class Site:
    """A place to complete: the task in normal form, and how to bring its result back into the file.

    The completed lines replace the text from ``start`` to ``end``; ``lead`` stands before them.
    """

    task: Task
    function: Function
    indents: Indents
    """White space of the file per level of the normal form; level 0 is the ``def``."""
    newline: str
    start: Position
    end: Position
    lead: str = ""
    final_newline: bool = True
    """The last line written gets a line end."""
    cursor: Position | None = None
    """Set where a completion may be shown inline: at the cursor, without deleting anything."""
    typed: str = ""
    """What stands on the cursor's line before it."""
    suffix: str = ""
    """What stands on that line behind the cursor."""

    @property
    def partial(self) -> str:
        """What is typed on the cursor's line, without its indentation."""
        return self.typed.lstrip(" \t\f")

    @property
    def indent_unit(self) -> str:
        return self.indents.unit

    @property
    def base_indent(self) -> str:
        return self.indents[0]


def is_one_line(function: Function) -> bool:
    """Whether the body begins on the line of the colon."""
    return any(item.start.line == function.colon.line for item in function.items)


def body_start(function: Function) -> int:
    """The first line that belongs neither to the signature nor to the docstring."""
    docstring = function.docstring_item
    last = docstring.end.line if docstring is not None else function.colon.line
    return last + 1
