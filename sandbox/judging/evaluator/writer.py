"""First round: writes a test's questions to the program, before any answer is known."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from ..assertions import Check
from . import operations
from .answers import (
    UNKNOWN,
    Alias,
    Held,
    Helper,
    Outside,
    arguments,
    asked_of,
    changes_collections,
    identities,
    kept_or_replaced,
    loaded,
    may_be_given,
    prints,
    spelled,
    stored,
)
from .bindings import checks_of, give, imported
from .operations import BUILTINS, TYPES, UnsupportedOperation
from .script import Script
from .state import Kind, Place
from .statements import Interpreter

_MOST_STEPS = 2_000
_ABSENT = object()
_JUDGING = (ast.Assert, ast.Raise, ast.With)


def write(
    setup: Sequence[ast.stmt],
    body: Sequence[ast.stmt],
    final: ast.expr | None = None,
    example: bool = False,
) -> Script | None:
    """The script of a test; None where it cannot be judged here. An ``example`` is judged by its text."""
    try:
        return _Writer().script(setup, body, final, example)
    except (UnsupportedOperation, ArithmeticError, LookupError, TypeError, ValueError, RecursionError):
        return None


class _Writer(Interpreter):
    """The first time: nothing is known of answers."""

    def __init__(self) -> None:
        super().__init__()
        self._preparing = True
        self._before: list[str] = []
        self._steps: list[tuple[Kind, str]] = []
        self._places: dict[Place, int] = {}
        self._outside: set[Place] = set()
        self._given: dict[Place, tuple[tuple[str, str], ...]] = {}
        self._asserted: dict[Place, tuple[Check, ...] | None] = {}
        self._roots: set[tuple[str, bool]] = set()
        self._sent: dict[str, Any] = {}
        self._speculative = False
        self._decided = False
        self._agreement = False
        self._passed: list[Helper] = []

    def script(
        self, setup: Sequence[ast.stmt], body: Sequence[ast.stmt], final: ast.expr | None, example: bool
    ) -> Script:
        for each in setup:
            self.perform(each)
        self._preparing = False
        for each in body:
            self.perform(each)
        if final is not None:
            self._show(final)
        self._decided |= example
        if not self._places:
            raise UnsupportedOperation
        used = tuple(sorted(self.builtins - self.names.keys()))
        if used:
            self._steps.append(("ask", f"[name for name in {used!r} if name in globals()]"))
        return Script(
            tuple(setup),
            tuple(body),
            final,
            "\n".join(self._before),
            tuple(self._steps),
            self._places,
            frozenset(self._outside),
            self._given,
            self._asserted,
            frozenset(self._roots),
            used,
            self._speculative,
            self._decided and not self._agreement,
        )

    def _show(self, node: ast.expr) -> None:
        if self.is_question(node):
            self.ask(node, "show")
        else:
            self.evaluate(node)

    def perform(self, node: ast.stmt) -> None:
        """Here if that can be; else outside, if it judges nothing."""
        names, sent, changes = dict(self.names), dict(self._sent), self.changes
        before, steps, places = len(self._before), len(self._steps), len(self._places)
        try:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self._import(node)
            elif self._preparing and (isinstance(node, ast.Assert) or prints(node)):
                raise UnsupportedOperation
            else:
                self.statement(node)
        except (UnsupportedOperation, ArithmeticError, LookupError, TypeError, ValueError):
            judges = any(isinstance(each, _JUDGING) for each in ast.walk(node))
            nested = bool(self.helping or self.where)
            if nested or (judges and not self._preparing) or self.changes > changes:
                raise UnsupportedOperation from None
            del self._before[before:], self._steps[steps:]
            while len(self._places) > places:
                self._places.popitem()
            self.names, self._sent = names, sent
            self._leave_outside(node)

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        if self.helping:
            raise UnsupportedOperation
        self._write("do", ast.unparse(node))
        found = imported(node)
        self.names |= found
        self._sent |= found

    def _leave_outside(self, node: ast.stmt) -> None:
        mentioned = loaded(node) | kept_or_replaced(node)
        own = stored(node)
        if any(self.names.get(name) is UNKNOWN for name in mentioned):
            raise UnsupportedOperation
        inert = all(may_be_given(name, self.names) for name in mentioned - own)
        for name in sorted(mentioned):
            self._supply(name)
        self._outside.add(self.place(node))
        self._write("do", ast.unparse(node))
        changed = {name for name in mentioned if self._may_change(name)}
        stale = {other for name in changed for other in self._sharing(name)}
        for name in own | changed | stale:
            before = self.names.get(name)
            if isinstance(before, Held) and isinstance(node, ast.Expr):
                continue  # still there, and what came out is nobody's
            kept = inert and not (isinstance(before, Outside) and not before.inert)
            there = name not in stale or name in own | changed
            self.names[name] = Outside(kept and there, there)
            self._sent.pop(name, None)

    def _may_change(self, name: str) -> bool:
        value = self.names.get(name)
        if isinstance(value, (Outside, Held)):
            return True
        return _may_have_changed(value)

    def _sharing(self, name: str) -> set[str]:
        """Other names under which a part of the value can be reached."""
        parts = set(identities(self.names[name]))
        if not parts:
            return set()
        return {
            other
            for other, value in self.names.items()
            if other != name and not parts.isdisjoint(identities(value))
        }

    def _supply(self, name: str) -> None:
        """Gives the program's side a name that a question mentions. Raises Unsupported if it cannot."""
        value = self.names.get(name, _ABSENT)
        if isinstance(value, Outside) and not value.there:
            raise UnsupportedOperation
        if value is _ABSENT or isinstance(value, (Held, Outside)):
            return  # the program's side has it
        if isinstance(value, Helper):
            if not isinstance(value.node, ast.FunctionDef):
                raise UnsupportedOperation
            if self._sent.get(name) is not value:
                self._sent[name] = value
                for each in sorted(loaded(value.node) - stored(value.node)):
                    self._supply(each)
                self._write("do", ast.unparse(value.node))
        elif self._sent.get(name, _ABSENT) is not value or _may_have_changed(value):
            self._sent[name] = value
            self._write("do", f"{name} = {value.name if isinstance(value, Alias) else spelled(value)}")

    def _write(self, kind: Kind, text: str) -> None:
        if len(self._steps) > _MOST_STEPS:
            raise UnsupportedOperation
        if self._preparing:
            self._before.append(text)
        else:
            self._steps.append((kind, text))

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        if self._preparing:
            raise UnsupportedOperation
        call = node
        if isinstance(node, ast.Call) and asked_of(node, self.names) is None:  # asyncio.run(f(3))
            call = node.args[0]
        self._offer(node, call, discarded=False)
        place = self.place(node)
        if place in self._places:
            raise UnsupportedOperation
        self._places[place] = sum(kind != "do" for kind, _ in self._steps)
        self._write(kind, ast.unparse(node))
        return UNKNOWN

    def send(self, node: ast.stmt, name: str | None) -> None:
        if isinstance(node, ast.Assign) and name is None:  # of an attribute
            for each in sorted(loaded(node.value)):
                if not may_be_given(each, self.names):
                    raise UnsupportedOperation
                self._supply(each)
            self._write("do", ast.unparse(node))
            return
        call = node.value  # type: ignore[attr-defined]
        self._offer(node, call, discarded=name is None)
        self._write("do", ast.unparse(call) if name is None else f"{name} = {ast.unparse(call)}")
        self._sent.pop(name or "", None)

    def _offer(self, place: ast.AST, call: ast.expr, discarded: bool) -> None:
        """Sees to it that a call can be made there, and notes what it gives away."""
        for name in sorted(loaded(call)):
            if isinstance(self.names.get(name), Alias):
                self._supply(name)
        if isinstance(call, ast.Attribute):
            return
        if isinstance(call, ast.Name):
            if call.id not in self.names:
                self._roots.add((call.id, False))
            elif self.helping:
                raise UnsupportedOperation
            return
        assert isinstance(call, ast.Call)
        root = asked_of(call, self.names)
        assert root is not None
        self._roots.add((root, isinstance(call.func, ast.Attribute)))
        given: list[tuple[str, str]] = []
        for name in sorted(loaded(*arguments(call), inner=self.names.keys())):
            value = self.names.get(name)
            if isinstance(value, Held) and (value.by == root or discarded):
                continue
            if not may_be_given(name, self.names) or self._is_hidden(name):
                raise UnsupportedOperation
            self._supply(name)
            if operations.is_plain(value) and operations.is_mutable(value):
                parts = identities(value)
                if len(parts) != len(set(parts)):
                    raise UnsupportedOperation
                given += [(other, "") for other in sorted(self._sharing(name))] + [(name, root)]
        self._given[self.place(place)] = tuple(given)
        give(self, given)

    def _is_hidden(self, name: str) -> bool:
        """Whether a function of the test has a name of its own that the test has, too."""
        if not self.helping:
            return False
        return name in self.outermost and self.outermost[name] is not self.names.get(name)

    def check(self, node: ast.Assert) -> None:
        found = checks_of(node.test, self)
        place = self.place(node)
        if place in self._asserted:
            raise UnsupportedOperation
        self._asserted[place] = found
        parts: list[tuple[ast.expr, Check | None]] = [(each.node, each) for each in found or ()]
        for condition, check in parts or [(node.test, None)]:
            value = self.evaluate(condition)
            if value is UNKNOWN:
                self._decided = True
                self._agreement |= check is not None and check.several
            elif not (self.truth(value) if check is None else check.holds(value)):
                raise UnsupportedOperation

    def agrees(self) -> None:
        self._agreement = True

    def asked(self) -> int:
        return len(self._places)

    def speculate(self, count: int) -> None:
        self._speculative |= len(self._places) > count

    def changed(self, name: str, value: Any) -> None:
        parts = set(identities(value)) if value is not UNKNOWN else set()
        for other, its in self.names.items():
            if other == name or not parts.isdisjoint(identities(its)):
                self.names[other] = UNKNOWN

    def skip(self, *nodes: ast.AST) -> None:
        for node in nodes:
            leaves = (ast.Return,) if isinstance(node, ast.For) else (ast.Return, ast.Break, ast.Continue)
            local = isinstance(node, (ast.FunctionDef, ast.Lambda))
            if not local and any(isinstance(each, leaves) for each in ast.walk(node)):
                raise UnsupportedOperation
            own = stored(node)
            for name in loaded(node):
                if name in self.names and not (local and name in own):
                    self._pass_over(name, self.names[name], changes_collections(node))
                elif name not in own:
                    self._pass_over_unbound(name)
            if not local:
                self.names |= dict.fromkeys(own, UNKNOWN)
            self._decided |= any(isinstance(each, ast.Assert) for each in ast.walk(node))

    def _pass_over(self, name: str, value: Any, changes: bool) -> None:
        """A name of the test that something depends on which is passed over."""
        if isinstance(value, (Held, Outside, Alias)):
            raise UnsupportedOperation
        if isinstance(value, Helper):
            if value in self._passed:
                return
            self._passed.append(value)
            self.skip(value.node)
            self._passed.pop()
        elif changes and operations.is_plain(value) and operations.is_mutable(value):
            self.changed(name, value)

    def _pass_over_unbound(self, name: str) -> None:
        """Nothing may be asked there."""
        if name not in BUILTINS | TYPES | {"print"}:
            raise UnsupportedOperation
        self.builtins.add(name)


def _may_have_changed(value: Any) -> bool:
    return operations.is_plain(value) and operations.is_mutable(value)
