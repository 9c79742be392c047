"""Writes programs of the three levels: one call; calls and one shallow block; blocks up to three deep."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.train.tasks.constrained.table import METHODS, BuiltinMethod
from engine.train.tasks.constrained.values import literal, value

SHARES = {1: 0.209, 2: 0.142, 3: 0.649}
"""Of the levels, as in the paper's Table 5."""
DEEPEST = 3
_INDENT = "    "
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
class ConstrainedProgram:
    """A function of one parameter, around one method of a built-in type."""

    name: str
    source: str
    method: BuiltinMethod
    level: int

    def input(self, r: Random) -> Any:
        """An argument."""
        return value(self.method.receiver, r)


def program(r: Random) -> ConstrainedProgram:
    """A program of a level drawn by ``SHARES``."""
    level = r.choices(list(SHARES), list(SHARES.values()))[0]
    return written(r.choice(METHODS), level, r)


def written(method: BuiltinMethod, level: int, r: Random) -> ConstrainedProgram:
    """A program of ``level`` that begins with ``method``."""
    name = f"{method.receiver}_{method.name}_{r.randint(1, 99)}"
    writer = _Writer(r, {"value": method.receiver})
    writer.call(method, "value", 1)
    if level == 2:
        writer.calls(r.randint(1, 2), 1)
        writer.block(1, 1)
    elif level == 3:
        writer.calls(r.randint(0, 1), 1)
        writer.block(1, r.randint(2, DEEPEST))
        writer.calls(r.randint(0, 1), 1)
    last = [name for name in writer.kinds if name != "value"][-2:]
    writer.line(1, f"return {', '.join(last or ['value'])}")
    return ConstrainedProgram(name, f"def {name}(value):\n" + "".join(writer.lines), method, level)


@dataclass
class _Writer:
    """Lines so far, and the kinds of the variables that they are sure to have given."""

    r: Random
    kinds: dict[str, str]
    lines: list[str] = field(default_factory=list)
    loops: int = 0

    def line(self, depth: int, text: str) -> None:
        self.lines.append(_INDENT * depth + text + "\n")

    def calls(self, count: int, depth: int) -> None:
        """Some calls of methods on variables that there are."""
        for _ in range(count):
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
        same = [known for known, kind in self.kinds.items() if kind == method.result and known != "value"]
        target = self.r.choice(same) if same and self.r.random() < 0.5 else self._fresh()
        self.line(depth, f"{target} = {text}")
        self.kinds[target] = method.result

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
