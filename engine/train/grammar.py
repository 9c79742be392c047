"""A grammar of programs of the three levels: one call; calls and one shallow block; blocks up to three deep.

Programs are about a method of one of ten built-in types, or a call of the standard library (ExecVerify,
2.1). Methods are left out that are called on the type (``fromhex``), that are attributes or give a view, that
mostly raise with arguments drawn blindly (``index``, ``remove``), that depend on an unknown order
(``set.pop``), and that need what :mod:`engine.train.values` does not draw.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.core.options import between
from engine.train.structure import DEEPEST, SHARES, structure
from engine.train.values import argument, mutated, value

_STR = """
capitalize() str|casefold() str
center(width, char) str|count(char) int|encode() bytes|endswith(char) bool
expandtabs(width) str|find(char) int|isalnum() bool|isalpha() bool|isascii() bool|isdecimal() bool
isdigit() bool|isidentifier() bool|islower() bool|isnumeric() bool|isprintable() bool|isspace() bool
istitle() bool|isupper() bool|join(words) str|ljust(width, char) str|lower() str|lstrip(char) str
partition(char) words|removeprefix(char) str|removesuffix(char) str|replace(char, char) str|rfind(char) int
rjust(width, char) str|rpartition(char) words|rsplit(char) words|rstrip(char) str|split(char) words
splitlines() words|startswith(char) bool|strip(char) str|swapcase() str|title() str|upper() str
zfill(width) str
"""
_BYTES = """
capitalize() bytes|center(width, byte) bytes|count(byte) int|endswith(byte) bool|expandtabs(width) bytes
find(byte) int|hex() str|isalnum() bool|isalpha() bool|isascii() bool|isdigit() bool|islower() bool
isspace() bool|istitle() bool|isupper() bool|ljust(width, byte) bytes|lower() bytes|lstrip(byte) bytes
removeprefix(byte) bytes|removesuffix(byte) bytes|replace(byte, byte) bytes|rfind(byte) int
rjust(width, byte) bytes|rstrip(byte) bytes|startswith(byte) bool|strip(byte) bytes|swapcase() bytes
title() bytes|upper() bytes|zfill(width) bytes|decode() str
"""
_SET = """
copy() {0}|difference(set) {0}|intersection(set) {0}|isdisjoint(set) bool|issubset(set) bool
issuperset(set) bool|symmetric_difference(set) {0}|union(set) {0}
"""
_TABLE = {
    "str": _STR,
    "bytes": _BYTES,
    "int": "as_integer_ratio() tuple|bit_count() int|bit_length() int|conjugate() int",
    "float": "as_integer_ratio() tuple|conjugate() float|hex() str|is_integer() bool",
    "bool": "bit_length() int|conjugate() int",
    "list": """
append(int) None|clear() None|copy() list
count(int) int|extend(list) None|insert(index, int) None
pop() int|reverse() None|sort() None
""",
    "tuple": "count(int) int",
    "dict": """
clear() None|copy() dict|get(char, int) int|pop(char, int) int|setdefault(char, int) int|update(dict) None
""",
    "set": _SET.format("set") + "|add(int) None|clear() None|difference_update(set) None|discard(int) None"
    "|intersection_update(set) None"
    "|symmetric_difference_update(set) None|update(set) None",
    "frozenset": _SET.format("frozenset"),
}


@dataclass(frozen=True)
class BuiltinMethod:
    """``receiver.name(arguments)`` gives ``result``; kinds of values, see ``engine.train.values``."""

    receiver: str
    name: str
    arguments: tuple[str, ...]
    result: str
    """``None``: it changes its receiver."""


def _method(receiver: str, line: str) -> BuiltinMethod:
    call, _, result = line.strip().rpartition(" ")
    name, _, arguments = call.removesuffix(")").partition("(")
    return BuiltinMethod(
        receiver, name, tuple(part.strip() for part in arguments.split(",") if part.strip()), result
    )


METHODS = tuple(
    _method(receiver, line)
    for receiver, text in _TABLE.items()
    for line in text.replace("\n", "|").split("|")
    if line.strip()
)
KINDS = tuple(_TABLE)
"""Types whose methods are walked."""


_LIBRARY = """
collections: dict(collections.Counter({str})) dict|dict(collections.Counter({str}).most_common({index})) dict
collections: list(collections.deque({list}, maxlen={width})) list
collections: sum(collections.Counter({list}).values()) int|dict(collections.OrderedDict({dict})) dict
collections: dict(collections.ChainMap({dict}, {dict})) dict
datetime: (datetime.date(2024, 2, 1) + datetime.timedelta(days={int})).isoformat() str
datetime: (datetime.date(2024, 2, 1) + datetime.timedelta(days={int})).weekday() int
datetime: datetime.timedelta(minutes={int}).days int|str(datetime.timedelta(seconds={int})) str
itertools: list(itertools.accumulate({list})) list|list(itertools.chain({list}, {list})) list
itertools: list(itertools.islice({list}, {width})) list|list(itertools.repeat({int}, {index})) list
itertools: list(itertools.takewhile(bool, {list})) list|list(itertools.compress({list}, {list})) list
itertools: "".join(itertools.chain({str}, {str})) str|len(list(itertools.groupby({str}))) int
itertools: len(list(itertools.pairwise({list}))) int|len(list(itertools.combinations({list}, 2))) int
math: math.gcd({int}, {int}) int|math.lcm({int}, {int}) int|math.floor({float}) int|math.ceil({float}) int
math: math.trunc({float}) int|math.prod({list}) int|math.comb({int} ** 2, {index}) int
math: math.isqrt({int} ** 2) int
re: re.sub("[aeiou]", {char}, {str}) str|re.findall("[a-z]+", {str}) words|re.split("[^a-z]", {str}) words
re: len(re.findall({char}, {str})) int|re.sub("[0-9]+", "", {str}) str|re.escape({str}) str
"""
_SLOT = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class LibraryCall:
    """``text`` with its slots filled gives ``result``; kinds of values, see ``engine.train.values``."""

    module: str
    text: str
    result: str

    @property
    def name(self) -> str:
        """The function or type of the module that it is about."""
        found = re.search(rf"\b{self.module}\.(\w+)", self.text)
        return found[1] if found else ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The kinds of its slots, in order."""
        return tuple(_SLOT.findall(self.text))

    @property
    def receiver(self) -> str:
        """The kind of the first slot that a variable can fill."""
        return next(kind for kind in self.arguments if kind not in ("char", "width", "index"))

    def filled(self, arguments: list[str]) -> str:
        """The call with ``arguments`` in its slots."""
        given = iter(arguments)
        return _SLOT.sub(lambda slot: next(given), self.text)


def _parsed(line: str) -> list[LibraryCall]:
    module, _, calls = line.partition(": ")
    return [LibraryCall(module, *call.rsplit(" ", 1)) for call in calls.split("|")]


LIBRARY_CALLS = tuple(call for line in _LIBRARY.strip().splitlines() for call in _parsed(line))
SINGLE_CALLS = tuple(call for call in LIBRARY_CALLS if structure(_SLOT.sub("x", call.text)).calls == 1)
"""Those that programs of level 1 are made of."""

_INDENT = "    "
_OF_LIBRARY = 0.5
"""Share of the further calls, in programs about the library."""
_ITEMS = {"str": "str", "bytes": "int", "list": "int", "tuple": "int", "set": "int", "frozenset": "int",
          "dict": "str", "words": "str"}  # fmt: skip
"""What a loop over a kind gives."""
_NAMES = "first second part found text number state other mark copy rest flag".split()


@dataclass(frozen=True)
class Recipe:
    """Which programs are written, and with which inputs they run."""

    level: int = field(default=0, metadata=between(0, DEEPEST))
    """The only level of programs under constraints; 0: all three, by the paper's shares."""
    library_calls: float = field(default=0.0, metadata=between(0, 1))
    """Share of the programs that are about the standard library, and make more calls of it."""
    mutated: float = field(default=0.5, metadata=between(0, 1))
    """Share of the inputs that are changed by their types. Of a teacher's programs, every input gets a
    changed companion, unless this is 0."""
    simple: bool = False
    """One short input a program, as it was written."""
    weak: bool = False
    """A teacher is told the method, and no structure (the paper's ablation)."""

    def drawn_level(self, r: Random) -> int:
        """A level."""
        levels = (self.level,) if self.level else tuple(SHARES)
        return r.choices(levels, [SHARES[level] for level in levels])[0]


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

    def input(self, r: Random, recipe: Recipe) -> Any:
        """An argument."""
        given = value(self.receiver, r, 2 if recipe.simple else 6)
        return mutated(given, r) if r.random() < recipe.mutated and not recipe.simple else given


def program(r: Random, recipe: Recipe = Recipe()) -> ConstrainedProgram:
    """A program."""
    level = recipe.drawn_level(r)
    if recipe.library_calls and r.random() < recipe.library_calls:
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
        arguments = ", ".join(argument(kind, self.r) for kind in method.arguments)
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
        return self.r.choice(known) if known else argument(kind, self.r)

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
