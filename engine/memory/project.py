"""The functions of a project as a source of memory: found by words, and used by a call."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from engine.memory.names import bound
from engine.memory.ranking import Ranking
from engine.memory.reading import ReadFunction, ReadModule
from engine.memory.types import Order, Parameter, Request
from engine.types import INDENT

_DEEPEST = 4
"""Calls of calls that are followed to see what a function does."""


@dataclass(frozen=True)
class Caller:
    """The file in which a known function is to be called."""

    module: str
    """Its dotted name; empty if nothing can import it."""
    text: str
    """What it holds now."""
    key: object = None
    """Under which the project's functions know it."""

    @property
    def is_relative(self) -> bool:
        """Whether its imports begin with a dot."""
        return any(line.lstrip().startswith("from .") for line in self.text.split("\n"))


@dataclass(frozen=True)
class ProjectFunction:
    """A function of the project, to be called from another one."""

    module: str
    function: ReadFunction
    caller: Caller
    is_neighbour: bool
    """It stands in the same file."""

    how: ClassVar[str] = "reused"

    @property
    def where(self) -> str:
        return f"{self.module}.{self.function.name}" if self.module else self.function.name

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.function.parameters

    @property
    def returns(self) -> str:
        return self.function.returns

    def body(self, request: Request, order: Order) -> str | None:
        """``return to_cents(amount)``, after the import that the file's layout needs."""
        given = ", ".join(request.parameters[number].name for number in order)
        taken = {request.name, *(each.name for each in request.parameters)}
        outer, _, rest = self.function.name.partition(".")
        if self.is_neighbour:
            return None if outer in taken else f"{INDENT}return {self.function.name}({given})\n"
        line, name = self._import(outer, taken)
        call = f"{INDENT}return {name}{'.' if rest else ''}{rest}({given})\n"
        return f"{INDENT}{line}\n\n{call}" if line else call

    def _import(self, name: str, taken: set[str]) -> tuple[str, str]:
        """The import line, which is empty if the file has it already, and the name that it binds."""
        for line in _import_lines(self.caller.text):
            if name in bound(line) - taken and _imports_from(line, self.module, name):
                return "", name
        there = _relative(self.module, self.caller.module) if self.caller.is_relative else self.module
        if name in taken:
            other = f"{self.module.rpartition('.')[2]}_{name}"
            return f"from {there} import {name} as {other}", other
        return f"from {there} import {name}", name


class ProjectFunctions:
    """The functions of many files, each under a key, ranked by their words. Files may come, go and change."""

    def __init__(self) -> None:
        self._ranking = Ranking()
        self._functions: dict[int, tuple[object, str, ReadFunction]] = {}
        self._acting: set[object] = set()
        self._numbers: dict[object, list[int]] = {}
        self._named: dict[str, set[int]] = {}
        """By a function's last name."""
        self._fresh = count()

    def __len__(self) -> int:
        return len(self._functions)

    def put(self, key: object, module: str, read: ReadModule) -> None:
        """Takes the functions of a file in place of those known under ``key``."""
        self.drop(key)
        self._numbers[key] = numbers = []
        if read.acts:
            self._acting.add(key)
        for function in read.functions:
            number = next(self._fresh)
            numbers.append(number)
            self._functions[number] = key, module, function
            self._named.setdefault(_last(function.name), set()).add(number)
            self._ranking.add(number, function.words)

    def drop(self, key: object) -> None:
        """Forgets a file's functions."""
        self._acting.discard(key)
        for number in self._numbers.pop(key, ()):
            _, _, function = self._functions.pop(number)
            self._named[_last(function.name)].discard(number)
            self._ranking.remove(number, function.words)

    def for_caller(self, caller: Caller, task: str) -> ProjectSource:
        """What may be called from the function ``task`` of a file."""
        return ProjectSource(self, caller, task.rpartition(".")[2])

    def likeness(self, words: Sequence[str]) -> dict[int, float]:
        """See ``Source.likeness``."""
        return self._ranking.likeness(words)

    def function(self, number: int, caller: Caller, task: str) -> ProjectFunction | None:
        """A function by its number, as ``task`` in ``caller`` would call it; None if it must not."""
        if not self._may_call(number, caller, task):
            return None
        key, module, function = self._functions[number]
        return ProjectFunction(module, function, caller, key == caller.key)

    def _may_call(self, number: int, caller: Caller, task: str) -> bool:
        """Whether it can be imported, is not the task itself nor leads to it, and leaves all as it was."""
        key, module, function = self._functions[number]
        if key == caller.key:
            return _last(function.name) != task and not self._leads_astray(function, task)
        importable = bool(module) and module != caller.module and key not in self._acting
        return importable and not self._leads_astray(function, task)

    def _leads_astray(self, function: ReadFunction, task: str) -> bool:
        """Whether the function, or one that it may call, mentions ``task`` or has effects."""
        seen: set[str] = set()
        level = [function]
        for _ in range(_DEEPEST):
            if any(task in each.mentions or each.has_effects for each in level):
                return True
            names = {name for each in level for name in each.mentions if name in self._named} - seen
            seen |= names
            level = [self._functions[number][2] for name in names for number in self._named[name]]
        return False


@dataclass(frozen=True)
class ProjectSource:
    """The functions of a project that a certain function may call."""

    functions: ProjectFunctions
    caller: Caller
    task: str

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """See ``Source.likeness``."""
        return self.functions.likeness(words)

    def function(self, number: int) -> ProjectFunction | None:
        """See ``Source.function``."""
        return self.functions.function(number, self.caller, self.task)


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _import_lines(text: str) -> Iterator[str]:
    """The one-line imports at the left margin of a text that need not parse."""
    for line in text.split("\n"):
        if line.startswith(("from ", "import ")) and _is_import(line):
            yield line.strip()


def _is_import(line: str) -> bool:
    try:
        return bool(ast.parse(line).body)
    except (SyntaxError, ValueError):
        return False


def _imports_from(line: str, module: str, name: str) -> bool:
    """Whether ``line`` gets ``name``, under that name, from ``module`` or the end of its dotted name."""
    statement = ast.parse(line).body[0]
    if not isinstance(statement, ast.ImportFrom) or not statement.module:
        return False
    same = module == statement.module if not statement.level else module.endswith(f".{statement.module}")
    return same and any(alias.name == name and alias.asname is None for alias in statement.names)


def _relative(module: str, caller: str) -> str:
    """``module`` as ``caller`` imports it with dots; as it is where they share no package."""
    there, here = module.split("."), caller.split(".")[:-1]
    shared = 0
    while shared < min(len(here), len(there) - 1) and there[shared] == here[shared]:
        shared += 1
    if not shared:
        return module
    return "." * (len(here) - shared + 1) + ".".join(there[shared:])
