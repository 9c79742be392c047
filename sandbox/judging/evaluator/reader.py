"""Second round: judges a test from the program's answers."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from ..wire_format import Opaque
from .answers import (
    Outside,
    stored,
)
from .bindings import checks_of, give, imported
from .bounded_repr import show
from .operations import UnsupportedOperation
from .script import Judgement, ProgramFailed, Script
from .state import Kind
from .statements import Interpreter


class _Failed(Exception):
    pass


def judge(script: Script, values: Sequence[Any], failed: bool) -> Judgement:
    """What the answers make of the test. Raises Unsupported, and ProgramFailed if the program ``failed``."""
    return _Reader(script, values, failed).judgement()


class _Reader(Interpreter):
    """The second time: the program has answered."""

    def __init__(self, script: Script, values: Sequence[Any], failed: bool) -> None:
        super().__init__()
        self._script = script
        self._values = values
        self._program_failed = failed
        self._last: tuple[str | None, str | None] = None, None

    def judgement(self) -> Judgement:
        script = self._script
        value = None
        if script.speculative and self._program_failed:
            raise UnsupportedOperation
        if script.builtins and not self._program_failed and (not self._values or self._values[-1] != []):
            raise UnsupportedOperation
        try:
            for each in (*script.setup, *script.body):
                self.perform(each)
            if script.final is not None:
                value = self._shown(script.final)
        except _Failed:
            return Judgement(failed=True, actual=self._last[0], expected=self._last[1])
        except (UnsupportedOperation, ProgramFailed):
            raise
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            return Judgement(actual=self._last[0], expected=self._last[1], error=text)
        if self._program_failed:
            raise ProgramFailed
        return Judgement(value, "".join(self.printed), actual=self._last[0], expected=self._last[1])

    def _shown(self, node: ast.expr) -> Any:
        return self.ask(node) if self.is_question(node) else self.evaluate(node)

    def perform(self, node: ast.stmt) -> None:
        if self.place(node) in self._script.outside:
            for name in stored(node):
                self.names[name] = Outside(inert=False)
            return
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            self.names |= imported(node)
        else:
            self.statement(node)

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        number = self._script.places.get(self.place(node))
        if number is None:
            raise UnsupportedOperation
        if number >= len(self._values):
            raise ProgramFailed
        give(self, self._script.given.get(self.place(node), ()))
        value = self._values[number]
        if isinstance(value, Opaque) and node is not self._script.final:
            raise UnsupportedOperation
        return value

    def send(self, node: ast.stmt, name: str | None) -> None:
        give(self, self._script.given.get(self.place(node), ()))

    def check(self, node: ast.Assert) -> None:
        place = self.place(node)
        found = self._script.asserted.get(place, ()) or ()
        if place not in self._script.asserted:
            found = checks_of(node.test, self) or ()
        for check in found:
            value = self.evaluate(check.node)
            self._last = show(value), check.expected
            if not check.holds(value):
                raise _Failed
        if not found:
            value = self.evaluate(node.test)
            self._last = show(value), "a true value"
            if not self.truth(value):
                raise _Failed
