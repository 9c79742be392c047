"""Writes programs of the three levels: one call; calls and one shallow block; blocks up to three deep."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.train.tasks.constrained.constraints import DEEPEST, SHARES
from engine.train.tasks.constrained.library_calls import LIBRARY_CALLS, SINGLE_CALLS, LibraryCall
from engine.train.tasks.constrained.table import METHODS, BuiltinMethod
from engine.train.tasks.constrained.values import literal, mutated, value

_INDENT = "    "
_OF_LIBRARY = 0.5
"""Share of the further calls, in programs about the library."""
_ITEMS = {"str": "str", "bytes": "int", "list": "int", "tuple": "int", "set": "int", "frozenset": "int",
          "dict": "str", "words": "str"}  # fmt: skip
"""What a loop over a kind gives."""
_NAMES = (
    "first",
    "second",
    "part",
    "found",
    "text",
    "number",
    "state",
    "other",
    "mark",
    "copy",
    "rest",
    "flag",
)


@dataclass(frozen=True)
class Recipe:
    """Which programs are drawn, and which inputs."""

    levels: tuple[int, ...] = tuple(SHARES)
    library: float = 0.0
    """Share of the programs that begin with a call of the standard library, and make more of them."""
    mutated: float = 0.5
    """Share of the inputs that are changed by their type."""
    simple: bool = False
    """Inputs are short."""


USUAL = Recipe()


@dataclass(frozen=True)
class ConstrainedProgram:
    """A function of one parameter, around one method of a built-in type or one call of the library."""

    name: str
    source: str
    receiver: str
    """The kind of its parameter."""
    target: str
    """What it is about, such as ``str.upper``."""
    level: int

    def input(self, r: Random, recipe: Recipe = USUAL) -> Any:
        """An argument."""
        given = value(self.receiver, r, 2 if recipe.simple else 6)
        return mutated(given, r) if r.random() < recipe.mutated else given


def program(r: Random, recipe: Recipe = USUAL) -> ConstrainedProgram:
    """A program of a level drawn by ``SHARES``."""
    level = r.choices(recipe.levels, [SHARES[level] for level in recipe.levels])[0]
    if recipe.library and r.random() < recipe.library:
        return written(r.choice(SINGLE_CALLS if level == 1 else LIBRARY_CALLS), level, r)
    return written(r.choice(METHODS), level, r)


def written(first: BuiltinMethod | LibraryCall, level: int, r: Random) -> ConstrainedProgram:
    """A program of ``level`` that begins with ``first``."""
    owner = first.module if isinstance(first, LibraryCall) else first.receiver
    name = f"{owner}_{first.name}_{r.randint(1, 99)}"
    writer = _Writer(r, {"value": first.receiver}, library=isinstance(first, LibraryCall))
    if isinstance(first, LibraryCall):
        writer.library_call(first, 1, {first.receiver: "value"})
    else:
        writer.call(first, "value", 1)
    if level == 2:
        writer.calls(r.randint(1, 2), 1)
        writer.block(1, 1)
    elif level == 3:
        writer.calls(r.randint(0, 1), 1)
        writer.block(1, r.randint(2, DEEPEST))
        writer.calls(r.randint(0, 1), 1)
    last = [name for name in writer.kinds if name != "value"][-2:]
    writer.line(1, f"return {', '.join(last or ['value'])}")
    source = writer.imports + f"def {name}(value):\n" + "".join(writer.lines)
    return ConstrainedProgram(name, source, first.receiver, f"{owner}.{first.name}", level)


@dataclass
class _Writer:
    """Lines so far, and the kinds of the variables that they are sure to have given."""

    r: Random
    kinds: dict[str, str]
    lines: list[str] = field(default_factory=list)
    loops: int = 0
    library: bool = False
    """Calls of the standard library stand among the others."""
    modules: set[str] = field(default_factory=set)

    @property
    def imports(self) -> str:
        """The lines above the function."""
        return "".join(f"import {module}\n" for module in sorted(self.modules)) + "\n\n" * bool(self.modules)

    def line(self, depth: int, text: str) -> None:
        self.lines.append(_INDENT * depth + text + "\n")

    def calls(self, count: int, depth: int) -> None:
        """Some calls of methods on variables that there are."""
        for _ in range(count):
            if self.library and self.r.random() < _OF_LIBRARY:
                self.library_call(self.r.choice(LIBRARY_CALLS), depth, {})
                continue
            known = [(name, m) for name, kind in self.kinds.items() for m in METHODS if m.receiver == kind]
            name, method = self.r.choice(known)
            self.call(method, name, depth)

    def call(self, method: BuiltinMethod, name: str, depth: int) -> None:
        """One call; what it gives goes to a new variable, or to one of the same kind."""
        arguments = ", ".join(literal(kind, self.r) for kind in method.arguments)
        text = f"{name}.{method.name}({arguments})"
        if method.result == "None":
            self.line(depth, text)
            return
        self._assign(depth, text, method.result)

    def library_call(self, call: LibraryCall, depth: int, given: dict[str, str]) -> None:
        """One call of the library, of variables of the right kinds where there are any; ``given`` first."""
        self.modules.add(call.module)
        text = call.filled([given.get(kind) or self._argument(kind) for kind in call.arguments])
        self._assign(depth, text, call.result)

    def _argument(self, kind: str) -> str:
        known = [name for name, of in self.kinds.items() if of == kind]
        return self.r.choice(known) if known else literal(kind, self.r)

    def _assign(self, depth: int, text: str, result: str) -> None:
        same = [known for known, kind in self.kinds.items() if kind == result and known != "value"]
        target = self.r.choice(same) if same and self.r.random() < 0.5 else self._fresh()
        self.line(depth, f"{target} = {text}")
        self.kinds[target] = result

    def _fresh(self) -> str:
        free = [name for name in _NAMES if name not in self.kinds]
        return self.r.choice(free) if free else f"extra{len(self.kinds)}"

    def block(self, depth: int, deep: int) -> None:
        """``if``, ``for`` or ``while``, with blocks inside until ``deep`` are nested."""
        kinds = ["if", "for", *(["while"] if deep > 1 or depth > 1 else [])]
        kind = self.r.choice(kinds)
        if kind == "while":
            self._while(depth, deep)
        elif kind == "for":
            self._for(depth, deep)
        else:
            self.line(depth, f"if {self._condition()}:")
            self._inside(depth + 1, deep)
            if self.r.random() < 0.5:
                self.line(depth, "else:")
                self._inside(depth + 1, 1)

    def _while(self, depth: int, deep: int) -> None:
        self.loops += 1
        counter = f"left{self.loops}"
        self.line(depth, f"{counter} = {self.r.randint(1, 3)}")
        self.line(depth, f"while {counter} > 0:")
        self._inside(depth + 1, deep)
        self.line(depth + 1, f"{counter} -= 1")

    def _for(self, depth: int, deep: int) -> None:
        looped = [(name, kind) for name, kind in self.kinds.items() if kind in _ITEMS]
        self.loops += 1
        item = f"item{self.loops}"
        before = dict(self.kinds)
        if looped:
            name, kind = self.r.choice(looped)
            steady = f"sorted({name})" if kind in ("set", "frozenset", "dict") else f"{name}[:6]"
            self.line(depth, f"for {item} in {steady}:")
            self.kinds[item] = _ITEMS[kind]
        else:
            self.line(depth, f"for {item} in range({self.r.randint(2, 4)}):")
            self.kinds[item] = "int"
        self._inside(depth + 1, deep)
        self.kinds = before

    def _inside(self, depth: int, deep: int) -> None:
        """The inner block: a call or two, and the next block. What is new in it is not sure afterwards."""
        before = dict(self.kinds)
        self.calls(self.r.randint(1, 2), depth)
        if deep > 1:
            self.block(depth, deep - 1)
        self.kinds = before

    def _condition(self) -> str:
        name, kind = self.r.choice(list(self.kinds.items()))
        if kind in ("int", "float"):
            return self.r.choice((f"{name} > {self.r.randint(-2, 9)}", f"{name} % 2 == 0"))
        if kind == "bool":
            return name
        if kind == "str":
            return self.r.choice(
                (f"{name}.isalpha()", f"len({name}) > {self.r.randint(1, 6)}", f"'a' in {name}")
            )
        return f"len({name}) > {self.r.randint(1, 4)}"
