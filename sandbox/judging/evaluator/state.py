"""The state of a test that is being carried out, and what its two rounds do differently."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Iterator
from typing import Any, Literal

from .answers import Names
from .operations import UnsupportedOperation

Place = tuple[int, tuple[int, ...]]
Kind = Literal["do", "ask", "each", "show"]
_FUEL = 200_000
"""What a test may cost, in looks at a value."""


class EvaluationState:
    """The state of a test that is being carried out: names, where it stands, what was printed."""

    def __init__(self) -> None:
        self.names: Names = {}
        self.where: tuple[int, ...] = ()
        self.printed: list[str] = []
        self.builtins: set[str] = set()
        """Those that were used: a program may have others of these names."""
        self.helping = 0
        """How many functions of the test are at work."""
        self.outermost: Names = {}
        """While they are, the names of the test itself."""
        self.changes = 0
        """How often a collection of the test was changed."""
        self._fuel = _FUEL

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        """The program's answer."""
        raise NotImplementedError

    def send(self, node: ast.stmt, name: str | None) -> None:
        """Leaves a call of the program to the program, with its value under ``name``."""
        raise NotImplementedError

    def check(self, node: ast.Assert) -> None:
        """Judges an assertion."""
        raise NotImplementedError

    def perform(self, node: ast.stmt) -> None:
        """Carries out one statement, here or outside."""
        raise NotImplementedError

    def skip(self, *nodes: ast.AST) -> None:
        """Passes over what depends on answers that are not known."""
        raise NotImplementedError

    def changed(self, name: str, value: Any) -> None:
        """A collection was changed by something that is not known."""
        raise NotImplementedError

    def speculate(self, count: int) -> None:
        """More was asked after ``count`` questions, which Python might not have asked."""

    def asked(self) -> int:
        """How many questions there are so far."""
        return 0

    def place(self, node: ast.AST) -> Place:
        return id(node), self.where

    def spend(self, cost: int) -> None:
        """Raises Unsupported when the test costs too much."""
        self._fuel -= cost
        if self._fuel < 0:
            raise UnsupportedOperation

    @contextlib.contextmanager
    def _within(self, number: int) -> Iterator[None]:
        outer = self.where
        self.where = (*outer, number)
        try:
            yield
        finally:
            self.where = outer
