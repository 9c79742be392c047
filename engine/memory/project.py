"""The functions of a project as a source of memory: found by words, and used by a call."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from keyword import iskeyword
from math import inf
from typing import ClassVar

from engine.core.task import INDENT
from engine.decoding.executable import parse
from engine.memory.project_code.mentions import EFFECTS, EFFECTS_AT_IMPORT, Mentions, followed
from engine.memory.project_code.read_module import ReadFunction, ReadModule
from engine.memory.project_code.told_by_text import ToldByText
from engine.memory.ranking import Ranking
from engine.memory.types import REUSED, Order, Request
from engine.support.renaming import bound_by

_Import = ast.Import | ast.ImportFrom


@dataclass(frozen=True)
class Caller:
    """The file in which a known function is to be called."""

    module: str
    """Its dotted name; empty if nothing can import it."""
    text: str
    """What it holds now."""
    key: object = None
    """Under which the project's functions know it."""
    is_package: bool = False
    """It is the ``__init__.py`` of ``module``."""

    @cached_property
    def imports(self) -> tuple[str, ...]:
        """The imports at its left margin, each in one line; where it does not parse, those that are."""
        if self._tree is None:
            return tuple(filter(_is_import, self.text.split("\n")))
        return tuple(ast.unparse(node) for node in self._tree.body if isinstance(node, _Import))

    @property
    def is_relative(self) -> bool:
        """Whether its imports begin with a dot."""
        return any(line.startswith("from .") for line in self.imports)

    @cached_property
    def is_also_a_script(self) -> bool:
        """Whether it imports the same with dots and without, as files do that are run as scripts, too."""
        nodes = [node for node in ast.walk(self._tree or ast.Module([], [])) if isinstance(node, _Import)]
        dotted = {each for node in nodes if _is_dotted(node) for each in _imported(node)}
        return any(each in dotted for node in nodes if not _is_dotted(node) for each in _imported(node))

    @cached_property
    def _tree(self) -> ast.Module | None:
        return parse(self.text)


@dataclass(frozen=True)
class ProjectFunction(ToldByText):
    """A function of the project, to be called from another one."""

    module: str
    function: ReadFunction
    caller: Caller
    is_neighbour: bool
    """It stands in the same file."""
    imports_caller: Callable[[str], bool] = field(default=lambda module: False, compare=False, repr=False)
    """Whether importing a module imports the caller's file, too."""

    how: ClassVar[str] = REUSED

    @property
    def where(self) -> str:
        return f"{self.module}.{self.function.name}" if self.module else self.function.name

    @property
    def hoists(self) -> bool:
        return not self.is_neighbour and not self.imports_caller(self.module)

    def body(self, request: Request, order: Order) -> str | None:
        """``return to_cents(amount)``, after the import that the file's layout needs.

        None where no single import works, or where the function's name means something else.
        """
        given = ", ".join(request.given[number].name for number in order)
        taken = {request.name, *(each.name for each in request.parameters)}
        outer, _, rest = self.function.name.partition(".")
        if self.is_neighbour:
            return None if outer in taken else f"{INDENT}return {self.function.name}({given})\n"
        line, name = self._import(outer, taken)
        if line and self.caller.is_also_a_script:
            return None
        call = f"{INDENT}return {name}{'.' if rest else ''}{rest}({given})\n"
        return f"{INDENT}{line}\n\n{call}" if line else call

    def _import(self, name: str, taken: set[str]) -> tuple[str, str]:
        """The import line, which is empty if the file has it already, and the name that it binds."""
        for line in self.caller.imports:
            if name in bound_by(line) - taken and _imports_from(line, self.module, name, self.caller):
                return "", name
        there = _relative(self.module, self.caller) if self.caller.is_relative else self.module
        if name in taken:
            other = f"{_last(self.module)}_{name}"
            while other in taken:
                other += "_"
            return f"from {there} import {name} as {other}", other
        return f"from {there} import {name}", name


class ProjectFunctions:
    """The functions of many files, each under a key, ranked by their words. Files may come, go and change."""

    def __init__(self) -> None:
        self._ranking = Ranking()
        self._functions: dict[int, tuple[object, ReadFunction]] = {}
        self._numbers: dict[object, list[int]] = {}
        self._modules: dict[object, tuple[str, ReadModule]] = {}
        self._definitions: dict[str, dict[object, Mentions]] = {}
        """By name and file, what it stands for."""
        self._keys: dict[str, set[object]] = {}
        """By a module's dotted name."""
        self._fresh = count()

    def __len__(self) -> int:
        return len(self._functions)

    def put(self, key: object, module: str, read: ReadModule) -> None:
        """Takes the functions of a file in place of those known under ``key``."""
        self.drop(key)
        self._modules[key] = module, read
        self._keys.setdefault(module, set()).add(key)
        self._numbers[key] = numbers = []
        for name, meant in read.definitions.items():
            self._definitions.setdefault(name, {})[key] = meant
        for function in read.functions:
            number = next(self._fresh)
            numbers.append(number)
            self._functions[number] = key, function
            self._ranking.add(number, function.words)

    def drop(self, key: object) -> None:
        """Forgets a file's functions."""
        if key not in self._modules:
            return
        module, read = self._modules.pop(key)
        _discard(self._keys, module, key)
        for name in read.definitions:
            del self._definitions[name][key]
            if not self._definitions[name]:
                del self._definitions[name]
        for number in self._numbers.pop(key):
            _, function = self._functions.pop(number)
            self._ranking.remove(number, function.words)

    def for_caller(
        self, caller: Caller, task: str, importable: Container[object] | None = None
    ) -> ProjectSource:
        """What may be called from the function ``task`` of a file, which can import those ``importable``.

        They are keys; None: all.
        """
        return ProjectSource(self, caller, task.rpartition(".")[2], importable)

    def likeness(self, words: Sequence[str]) -> dict[int, float]:
        """See ``Source.likeness``."""
        return self._ranking.likeness(words)

    def named(self, number: int) -> tuple[object, str, ReadFunction]:
        """A function by its number, with its file's key and its module's name."""
        key, function = self._functions[number]
        return key, self._modules[key][0], function

    def name(self, key: object) -> str | None:
        """The dotted name of a file; None for one that is not known."""
        return self._modules[key][0] if key in self._modules else None

    def module(self, key: object) -> ReadModule:
        """What a file defines."""
        return self._modules[key][1]

    def modules(self) -> Collection[str]:
        """Dotted names of all files."""
        return self._keys

    def stands_for(self, mention: str) -> Iterator[Mentions]:
        """All that the definitions speak of that ``mention`` may mean."""
        yield from self._definitions.get(followed(mention), {}).values()

    def loaded_with(self, module: str) -> Iterator[tuple[str, ReadModule]]:
        """The files of a module and of the packages that it is in."""
        for name in _around(module):
            for key in self._keys.get(name, ()):
                yield self._modules[key]


@dataclass(frozen=True)
class ProjectSource:
    """The functions of a project that a certain function may call."""

    functions: ProjectFunctions
    caller: Caller
    task: str
    importable: Container[object] | None = None
    """Keys of files that the caller can import; None: all."""
    _harmless: set[str] = field(default_factory=set, compare=False)
    """Mentions that were followed to their ends, and do not lead astray."""
    _harmless_at_import: set[str] = field(default_factory=set, compare=False)
    """The same of what runs when a module is imported."""
    _quiet: set[str] = field(default_factory=set, compare=False)
    """Modules that only define, and import none that does more."""

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """See ``Source.likeness``."""
        return self.functions.likeness(words)

    def function(self, number: int) -> ProjectFunction | None:
        """See ``Source.function``; None unless it can be imported, leaves all as it was, and is not the task
        itself nor leads to it."""
        key, module, function = self.functions.named(number)
        neighbor = key == self.caller.key
        usable = self._is_there(function) if neighbor else self._can_import(key, module, function.name)
        if not usable or self.leads_astray(function.mentions):
            return None
        return ProjectFunction(module, function, self.caller, neighbor, self._imports_caller)

    def _is_there(self, function: ReadFunction) -> bool:
        """Whether a neighbor is another function, and defined when the task is first called."""
        return _last(function.name) != self.task and function.line < self._first_use

    @cached_property
    def _first_use(self) -> float:
        """The line of the caller's file that first uses the task when it is imported; infinity for none."""
        if self.functions.name(self.caller.key) is None:
            return inf
        start = self.functions.module(self.caller.key).start
        if not self._speaks_of_task(start):
            return inf
        return min(line for name, line in start.items() if self._speaks_of_task([name]))

    def _can_import(self, key: object, module: str, name: str) -> bool:
        """Whether the task can import ``name`` of another file, which does nothing but define."""
        if self.importable is not None and key not in self.importable:
            return False
        if module == self.caller.module or not _has_name(module) or _is_private(module, name, self.caller):
            return False
        return not self._acts(module) and (self._first_use == inf or not self._imports_caller(module))

    def leads_astray(self, mentions: Iterable[str]) -> bool:
        """Whether ``mentions``, or what they stand for, speak of the task or have effects."""
        return self._reaches(mentions, EFFECTS, self._harmless)

    def _reaches(self, mentions: Iterable[str], effects: frozenset[str], harmless: set[str]) -> bool:
        """Whether ``mentions``, or what they stand for, speak of the task or of ``effects``; else they are
        added to the ``harmless`` ones, which are not followed again."""
        seen: set[str] = set()
        for found in self._meant(mentions, harmless):
            if not found.isdisjoint((self.task, f".{self.task}")) or not found.isdisjoint(effects):
                return True
            seen |= found
        harmless.update(seen)
        return False

    def _speaks_of_task(self, mentions: Iterable[str]) -> bool:
        """Whether ``mentions``, or what they stand for, speak of the task."""
        every = self._meant(mentions, ())
        return any(not found.isdisjoint((self.task, f".{self.task}")) for found in every)

    def _meant(self, mentions: Iterable[str], known: Collection[str]) -> Iterator[set[str]]:
        """``mentions``, then what they stand for, but for those ``known``, and so on to the ends."""
        seen: set[str] = set()
        waiting = set(mentions)
        while waiting:
            yield waiting
            seen |= waiting
            meant = (each for name in waiting.difference(known) for each in self.functions.stands_for(name))
            waiting = set().union(*meant) - seen

    def _acts(self, module: str) -> bool:
        """Whether importing a module, and with it others of the project, does more than define."""
        loaded = list(self._loaded(module, self._quiet | {self.caller.module}))
        for _, read in loaded:
            if read.acts or self._reaches(read.start, EFFECTS_AT_IMPORT, self._harmless_at_import):
                return True
        self._quiet.update(name for name, _ in loaded)
        return False

    def _imports_caller(self, module: str) -> bool:
        """Whether importing a module imports the caller's file."""
        return any(name == self.caller.module for name, _ in self._loaded(module, {""}))

    def _loaded(self, module: str, known: Container[str]) -> Iterator[tuple[str, ReadModule]]:
        """The files that are loaded with a module, and by what they import, but for those of ``known``."""
        seen = {module}
        waiting = [module]
        while waiting:
            for name, read in self.functions.loaded_with(waiting.pop()):
                if name in known:
                    continue
                yield name, read
                found = {each for line in read.imports for each in absolute(line, name)} - seen
                seen |= found
                waiting += found


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _is_import(line: str) -> bool:
    """Whether a line is an import at the left margin."""
    try:
        return line.startswith(("from ", "import ")) and bool(ast.parse(line).body)
    except (SyntaxError, ValueError):
        return False


def _is_dotted(node: _Import) -> bool:
    return isinstance(node, ast.ImportFrom) and node.level > 0


def _imported(node: _Import) -> Iterator[tuple[str, str]]:
    """Dotted names of what an import binds, without leading dots, and the names that it binds them to."""
    module = f"{node.module}." if isinstance(node, ast.ImportFrom) and node.module else ""
    return ((f"{module}{alias.name}", alias.asname or alias.name) for alias in node.names)


def _imports_from(line: str, module: str, name: str, caller: Caller) -> bool:
    """Whether ``line`` of ``caller`` gets ``name``, under that name, from ``module``."""
    statement = ast.parse(line).body[0]
    if not isinstance(statement, ast.ImportFrom):
        return False
    there = absolute("." * statement.level + (statement.module or ""), caller.module)
    same = module == there[caller.is_package if statement.level else 0]
    return same and any(alias.name == name and alias.asname is None for alias in statement.names)


def absolute(name: str, module: str) -> tuple[str, str]:
    """The dotted name of what ``module`` imports as ``name``, if it is no package, and if it is one."""
    rest = name.lstrip(".")
    if rest == name:
        return name, name
    parts = module.split(".")
    inner, outer = len(name) - len(rest) - 1, len(name) - len(rest)
    return (
        ".".join([*parts[: max(0, len(parts) - outer)], *filter(None, [rest])]),
        ".".join([*parts[: max(0, len(parts) - inner)], *filter(None, [rest])]),
    )


def _relative(module: str, caller: Caller) -> str:
    """``module`` as ``caller`` imports it with dots; as it is where they share no package."""
    there, here = module.split("."), caller.module.split(".")
    if not caller.is_package:
        here.pop()
    shared = 0
    while shared < min(len(here), len(there) - 1) and there[shared] == here[shared]:
        shared += 1
    if not shared:
        return module
    return "." * (len(here) - shared + 1) + ".".join(there[shared:])


def _has_name(module: str) -> bool:
    """Whether an import statement can name ``module``."""
    return all(part.isidentifier() and not iskeyword(part) for part in module.split("."))


def _is_private(module: str, name: str, caller: Caller) -> bool:
    """Whether ``name``, or a package or module that has it, is not meant for ``caller``.

    A module that begins with ``_`` is meant for those of its package.
    """
    parts, here = module.split("."), caller.module.split(".")
    outside = (part for depth, part in enumerate(parts) if parts[:depth] != here[:depth])
    return any(part.startswith("_") for part in (*outside, *name.split(".")))


def _around(module: str) -> Iterator[str]:
    """``a``, ``a.b`` and ``a.b.c`` of ``a.b.c``."""
    parts = module.split(".")
    return (".".join(parts[: number + 1]) for number in range(len(parts)))


def _discard(groups: dict[str, set[object]], name: str, key: object) -> None:
    """Takes ``key`` from its group, and the group away if nothing is left."""
    groups[name].discard(key)
    if not groups[name]:
        del groups[name]
