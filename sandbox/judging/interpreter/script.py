"""Tests that are judged here: written down as questions to the program, and judged from its answers.

Whatever decides is evaluated here, from answers that were told as values of builtin types. The program gets
calls of its own functions with arguments that hold none of its answers, and nothing else. So a pass means
that a program which returns these values, and nothing cleverer, passes too.
"""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..assertions import Check, checks
from ..wire_format import Opaque
from . import operations
from .answers import (
    UNKNOWN,
    Alias,
    Held,
    Helper,
    Module,
    Outside,
    arguments,
    asked_of,
    identities,
    loaded,
    may_be_given,
    spelled,
    stored,
)
from .bounded_repr import show
from .operations import BUILTINS, CHANGING_NAMES, MODULES, TYPES, Unsupported
from .statements import Interpreter, Kind, Place

_MOST_STEPS = 2_000
_FOREIGN = frozenset("numpy np pandas pd pytest torch hypothesis".split())
_JUDGING = (ast.Assert, ast.Raise, ast.With)


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


class _Failed(Exception):
    pass


def write(
    setup: Sequence[ast.stmt],
    body: Sequence[ast.stmt],
    final: ast.expr | None = None,
    example: bool = False,
) -> Script | None:
    """The script of a test; None where it cannot be judged here. An ``example`` is judged by its text."""
    try:
        return _Writer().script(setup, body, final, example)
    except (Unsupported, ArithmeticError, LookupError, TypeError, ValueError, RecursionError):
        return None


def judge(script: Script, values: Sequence[Any], failed: bool) -> Judgement:
    """What the answers make of the test. Raises Unsupported, and ProgramFailed if the program ``failed``."""
    return _Reader(script, values, failed).judgement()


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
            raise Unsupported
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
        names, steps, places, changes = dict(self.names), len(self._steps), len(self._places), self.changes
        try:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self._import(node)
            elif self._preparing and (isinstance(node, ast.Assert) or _prints(node)):
                raise Unsupported
            else:
                self.statement(node)
        except (Unsupported, ArithmeticError, LookupError, TypeError, ValueError):
            judges = any(isinstance(each, _JUDGING) for each in ast.walk(node))
            nested = bool(self.helping or self.where)
            if nested or (judges and not self._preparing) or self.changes > changes:
                raise Unsupported from None
            del self._steps[steps:]
            while len(self._places) > places:
                self._places.popitem()
            self.names = names
            self._leave_outside(node)

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        if self.helping:
            raise Unsupported
        self._write("do", ast.unparse(node))
        self.names |= _imported(node)

    def _leave_outside(self, node: ast.stmt) -> None:
        mentioned = loaded(node)
        own = stored(node)
        if any(self.names.get(name) is UNKNOWN for name in mentioned):
            raise Unsupported
        inert = all(may_be_given(name, self.names) for name in mentioned - own)
        for name in sorted(mentioned - own):
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
            self.names[name] = Outside(kept)

    def _may_change(self, name: str) -> bool:
        value = self.names.get(name)
        if isinstance(value, (Outside, Held)):
            return True
        return operations.is_plain(value) and operations.is_mutable(value)

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
        """Gives the program's side a name that a question mentions."""
        value = self.names.get(name)
        if isinstance(value, Helper):
            if not isinstance(value.node, ast.FunctionDef):
                raise Unsupported
            if self._sent.get(name) is not value:
                self._sent[name] = value
                for each in sorted(loaded(value.node)):
                    self._supply(each)
                self._write("do", ast.unparse(value.node))
        elif (
            operations.is_plain(value)
            and name in self.names
            and (name not in self._sent or self._sent[name] is not value or operations.is_mutable(value))
        ):
            self._sent[name] = value
            self._write("do", f"{name} = {spelled(value)}")

    def _write(self, kind: Kind, text: str) -> None:
        if len(self._steps) > _MOST_STEPS:
            raise Unsupported
        if self._preparing:
            self._before.append(text)
        else:
            self._steps.append((kind, text))

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        if self._preparing:
            raise Unsupported
        call = node
        if isinstance(node, ast.Call) and asked_of(node, self.names) is None:  # asyncio.run(f(3))
            call = node.args[0]
        self._offer(node, call, discarded=False)
        place = self.place(node)
        if place in self._places:
            raise Unsupported
        self._places[place] = sum(kind != "do" for kind, _ in self._steps)
        self._write(kind, self._text(node))
        return UNKNOWN

    def send(self, node: ast.stmt, name: str | None) -> None:
        if isinstance(node, ast.Assign) and name is None:  # of an attribute
            for each in sorted(loaded(node.value)):
                if not may_be_given(each, self.names):
                    raise Unsupported
                self._supply(each)
            self._write("do", ast.unparse(node))
            return
        call = node.value  # type: ignore[attr-defined]
        self._offer(node, call, discarded=name is None)
        self._write("do", self._text(call) if name is None else f"{name} = {self._text(call)}")
        self._sent.pop(name or "", None)

    def _text(self, node: ast.expr) -> str:
        aliases = {name: value.name for name, value in self.names.items() if isinstance(value, Alias)}
        return ast.unparse(_Renamed(aliases).visit(copy.deepcopy(node)) if aliases else node)

    def _offer(self, place: ast.AST, call: ast.expr, discarded: bool) -> None:
        """Sees to it that a call can be made there, and notes what it gives away."""
        if isinstance(call, ast.Attribute):
            return
        if isinstance(call, ast.Name):
            if call.id not in self.names:
                self._roots.add((call.id, False))
            elif self.helping:
                raise Unsupported
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
                raise Unsupported
            self._supply(name)
            if operations.is_plain(value) and operations.is_mutable(value):
                parts = identities(value)
                if len(parts) != len(set(parts)):
                    raise Unsupported
                given += [(other, "") for other in sorted(self._sharing(name))] + [(name, root)]
        self._given[self.place(place)] = tuple(given)
        give(self, given)

    def _is_hidden(self, name: str) -> bool:
        """Whether a function of the test has a name of its own that the test has, too."""
        if not self.helping:
            return False
        return name in self.outermost and self.outermost[name] is not self.names.get(name)

    def check(self, node: ast.Assert) -> None:
        found = _checks(node.test, self)
        place = self.place(node)
        if place in self._asserted:
            raise Unsupported
        self._asserted[place] = found
        parts: list[tuple[ast.expr, Check | None]] = [(each.node, each) for each in found or ()]
        for condition, check in parts or [(node.test, None)]:
            value = self.evaluate(condition)
            if value is UNKNOWN:
                self._decided = True
                self._agreement |= check is not None and check.several
            elif not (self.truth(value) if check is None else check.holds(value)):
                raise Unsupported

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
                raise Unsupported
            own = stored(node)
            for name in loaded(node):
                if name in self.names and not (local and name in own):
                    self._pass_over(name, self.names[name], _changes(node))
                elif name not in own:
                    self._pass_over_unbound(name)
            if not local:
                self.names |= dict.fromkeys(own, UNKNOWN)
            self._decided |= any(isinstance(each, ast.Assert) for each in ast.walk(node))

    def _pass_over(self, name: str, value: Any, changes: bool) -> None:
        """A name of the test that something depends on which is passed over."""
        if isinstance(value, (Held, Outside, Alias)):
            raise Unsupported
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
            raise Unsupported
        self.builtins.add(name)


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
            raise Unsupported
        if script.builtins and not self._program_failed and (not self._values or self._values[-1] != []):
            raise Unsupported
        try:
            for each in (*script.setup, *script.body):
                self.perform(each)
            if script.final is not None:
                value = self._shown(script.final)
        except _Failed:
            return Judgement(failed=True, actual=self._last[0], expected=self._last[1])
        except (Unsupported, ProgramFailed):
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
            self.names |= _imported(node)
        else:
            self.statement(node)

    def ask(self, node: ast.expr, kind: Kind = "ask") -> Any:
        number = self._script.places.get(self.place(node))
        if number is None:
            raise Unsupported
        if number >= len(self._values):
            raise ProgramFailed
        give(self, self._script.given.get(self.place(node), ()))
        value = self._values[number]
        if isinstance(value, Opaque) and node is not self._script.final:
            raise Unsupported
        return value

    def send(self, node: ast.stmt, name: str | None) -> None:
        give(self, self._script.given.get(self.place(node), ()))

    def check(self, node: ast.Assert) -> None:
        place = self.place(node)
        found = self._script.asserted.get(place, ()) or ()
        if place not in self._script.asserted:
            found = _checks(node.test, self) or ()
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


def give(run: Interpreter, given: Sequence[tuple[str, str]]) -> None:
    """From now on these names are the program's, or stale."""
    for name, root in given:
        run.names[name] = Held(root) if root else Outside(inert=False)


class _Renamed(ast.NodeTransformer):
    """Names by others."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._names.get(node.id, node.id), node.ctx)


def _imported(node: ast.Import | ast.ImportFrom) -> dict[str, Any]:
    """What an import binds: a module of ours, one of Python's of which objects can be made, or another."""
    found: dict[str, Any] = {}
    for alias in node.names:
        if alias.name == "*":
            raise Unsupported
        module = alias.name if isinstance(node, ast.Import) else node.module or ""
        top = module.partition(".")[0]
        relative = isinstance(node, ast.ImportFrom) and node.level > 0
        value: Any = Outside((top in sys.stdlib_module_names or top in _FOREIGN) and not relative)
        if isinstance(node, ast.Import) and module in MODULES:
            value = Module(MODULES[module])
        elif isinstance(node, ast.ImportFrom) and not relative:
            value = MODULES.get(module, {}).get(alias.name, value)
        found[alias.asname or alias.name.partition(".")[0]] = value
    return found


def _checks(condition: ast.expr, run: Interpreter) -> tuple[Check, ...] | None:
    """An assertion's condition taken apart for people; None where it is evaluated as it is."""
    known = {}
    given = {
        name
        for call in ast.walk(condition)
        if isinstance(call, ast.Call) and asked_of(call, run.names) is not None
        for name in loaded(call)
    }
    for name in loaded(condition):
        value = run.names.get(name)
        if isinstance(value, (Outside, Alias, Helper)) or (callable(value) and name not in _CLOSE):
            return None
        changes = name in given and operations.is_mutable(value)
        if name in run.names and operations.is_plain(value) and not changes:
            known[name] = value
    found = checks(condition, known)
    return None if found is None else tuple(found)


_CLOSE = ("isclose", "approx")


def _prints(node: ast.AST) -> bool:
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "print"
        for each in ast.walk(node)
    )


def _changes(node: ast.AST) -> bool:
    """Whether collections may be changed."""
    return any(
        (isinstance(each, ast.Attribute) and each.attr in CHANGING_NAMES)
        or (isinstance(each, ast.Subscript) and not isinstance(each.ctx, ast.Load))
        for each in ast.walk(node)
    )
