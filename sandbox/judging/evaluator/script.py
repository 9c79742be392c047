"""Tests that are judged here: written down as questions to the program, and judged from its answers.

Whatever decides is evaluated here, from answers that were told as values of builtin types. The program gets
calls of its own functions with arguments that hold none of its answers, and nothing else. So a pass means
that a program which returns these values, and nothing cleverer, passes too.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any

from ..assertions import Check
from .state import Kind, Place


@dataclass(frozen=True)
class Script:
    """A test as it will be judged, and what is to be asked for it."""

    setup: tuple[ast.stmt, ...]
    body: tuple[ast.stmt, ...]
    final: ast.expr | None
    """Of an example: the expression whose value is shown."""
    before: str
    """What the program's side runs before the steps."""
    steps: tuple[tuple[Kind, str], ...]
    places: dict[Place, int]
    """Of each question the number of its answer."""
    outside: frozenset[Place]
    """Statements that run in the program's process alone."""
    given: dict[Place, tuple[tuple[str, str], ...]]
    """Names that a question gives away, each with the function that gets them; none for what goes stale."""
    asserted: dict[Place, tuple[Check, ...] | None]
    roots: frozenset[tuple[str, bool]]
    """Names that the program must define itself, and whether as classes."""
    builtins: tuple[str, ...]
    """Names of Python that must mean there what they mean here."""
    speculative: bool
    """Some questions might not have come up."""
    telling: bool
    """The answers decide, each beside something that the program is not asked for."""

    @property
    def expected(self) -> str | None:
        """What the last assertion expects, for people."""
        last = next(reversed(self.asserted.values()), None)
        return last[-1].expected if last else None


@dataclass(frozen=True)
class Judgement:
    """How a test came out here."""

    value: Any = None
    """What an example shows."""
    printed: str = ""
    failed: bool = False
    actual: str | None = None
    expected: str | None = None
    error: str | None = None
    """``Type: message``, raised by the test itself."""


class ProgramFailed(Exception):
    """The program raised something in place of an answer, or gave none."""
