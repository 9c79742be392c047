"""Which statements of a module a piece of code needs, transitively."""

from __future__ import annotations

import ast
import builtins
import itertools
import symtable
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from engine.decoding.executable import lowered
from sandbox.syntax import steady

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_CLOSED = (*SCOPES, *COMPREHENSIONS, ast.Name, ast.Constant, ast.expr_context, ast.operator, ast.alias)
"""Nodes under which nothing is bound for the scope around them."""
BUILTINS = frozenset(dir(builtins))
_UNNAMED = frozenset({"lambda", "genexpr", "listcomp", "setcomp", "dictcomp"})
"""What scopes without a name are called."""
_Result = TypeVar("_Result")
_PORTION = 4096
"""Characters."""


@dataclass(frozen=True, eq=False)
class Statement:
    """A statement at the top of a module."""

    source: str
    """With ``\\n`` line ends, without a final one."""
    first: int
    last: int
    tree: ast.stmt
    binds: frozenset[str]
    changes: frozenset[str]
    """Names whose values it changes in place: ``X[1] = 2``, ``X.append(2)``."""

    @cached_property
    def uses(self) -> frozenset[str]:
        """Global names that it reads."""
        return free_names(self.source)

    @cached_property
    def assigned(self) -> frozenset[str]:
        """Names in the value that it assigns."""
        value = self.tree.value if isinstance(self.tree, ast.Assign | ast.AnnAssign) else None
        return _read_in([value] if value is not None else [])

    @cached_property
    def given(self) -> frozenset[str]:
        """Names in what it assigns, or in what its function gives; of a class, also in its bases."""
        if not isinstance(self.tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return self.assigned
        roots = [node.value for node in ast.walk(self.tree) if isinstance(node, _GIVE) and node.value]
        if isinstance(self.tree, ast.ClassDef):
            roots += [*self.tree.bases, *(each.value for each in self.tree.keywords)]
        return _read_in(roots)

    def moved(self, first: int, last: int) -> Statement:
        """The same at other lines, with what was found out."""
        if (self.first, self.last) == (first, last):
            return self
        twin = replace(self, first=first, last=last)
        twin.__dict__.update(vars(self) | vars(twin))
        return twin

    def line_of(self, node: ast.stmt) -> int:
        """Where a statement inside this one begins in the file, with its decorators, from 0."""
        return self.first + first_line(node) - first_line(self.tree)

    @property
    def is_import(self) -> bool:
        return isinstance(self.tree, ast.Import | ast.ImportFrom)

    @property
    def is_future(self) -> bool:
        return isinstance(self.tree, ast.ImportFrom) and self.tree.module == "__future__"

    @property
    def is_star(self) -> bool:
        return isinstance(self.tree, ast.ImportFrom) and self.tree.names[0].name == "*"

    @property
    def is_standard(self) -> bool:
        """Imports from the standard library only."""
        modules = set()
        if isinstance(self.tree, ast.Import):
            modules = {alias.name.partition(".")[0] for alias in self.tree.names}
        elif isinstance(self.tree, ast.ImportFrom) and not self.tree.level and self.tree.module:
            modules = {self.tree.module.partition(".")[0]}
        return bool(modules) and modules <= sys.stdlib_module_names


_GIVE = (ast.Return, ast.Yield, ast.Assign, ast.AnnAssign)


def _read_in(roots: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(node.id for root in roots for node in ast.walk(root) if isinstance(node, ast.Name))


def statement(source: str, first: int, last: int, tree: ast.stmt) -> Statement:
    """What is known of a statement from its syntax tree."""
    binds = frozenset(_bound(tree, ":=" in source))
    return Statement(source, first, last, tree, binds, frozenset(_changed(tree)) - binds)


def trees(sources: Sequence[str]) -> list[ast.stmt | None]:
    """The tree of each source that is one statement; nothing where Python would refuse it.

    Many are parsed at once, which is cheaper. Other threads get their turn between two portions.
    """
    found: list[ast.stmt | None] = []
    portion: list[str] = []
    size = 0
    for source in sources:
        portion.append(source)
        size += len(source)
        if size >= _PORTION:
            found += _trees(portion)
            portion, size = [], 0
    return found + _trees(portion)


def _trees(sources: list[str]) -> list[ast.stmt | None]:
    """The same for one portion. Where one statement is refused, the two halves are tried by themselves."""
    module = parse("\n".join(sources))
    body = list(module.body) if module is not None else []
    if len(sources) < 2:
        return [body[0] if len(body) == 1 else None for _ in sources]
    lines = itertools.accumulate((source.count("\n") + 1 for source in sources[:-1]), initial=1)
    if list(map(first_line, body)) == list(lines):
        return list(body)
    half = len(sources) // 2
    return _trees(sources[:half]) + _trees(sources[half:])


def first_line(tree: ast.stmt) -> int:
    """The line of a statement's first decorator, or of itself."""
    decorators = getattr(tree, "decorator_list", ())
    return decorators[0].lineno if decorators else tree.lineno


def parse(source: str) -> ast.Module | None:
    """The syntax tree, or nothing where Python would refuse the source.

    Of syntax that is newer than our Python it has the names and the lines, not the text.
    """
    return _compiled(source, _tree)


def _tree(source: str) -> ast.Module:
    tree = ast.parse(source)
    compile(tree, "<module>", "exec", dont_inherit=True)
    return tree


def _compiled(source: str, how: Callable[[str], _Result]) -> _Result | None:
    """What ``how`` makes of the source, or of what our Python can read of it; nothing where none would."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return steady(how, source)
    except SyntaxError:
        older = lowered(source)
        return _compiled(older, how) if older is not None and older != source else None
    except (ValueError, RecursionError, MemoryError):
        return None


def is_valid(source: str) -> bool:
    """Whether Python would take the source; cheaper than its syntax tree."""
    return _compiled(source, lambda text: compile(text, "<module>", "exec", dont_inherit=True)) is not None


def free_names(source: str) -> frozenset[str]:
    """Global names that a piece of a module reads; empty if it is not valid Python."""
    table = _compiled(source, lambda text: symtable.symtable(text, "<module>", "exec"))
    return frozenset(_global_reads(table)) if table is not None else frozenset()


def _global_reads(table: symtable.SymbolTable) -> Iterator[str]:
    top = table.get_type() == "module"
    children = table.get_children()
    own = set() if top else {child.get_name() for child in children} - _UNNAMED
    for name in table.get_identifiers():
        if name not in own:  # to look one up takes as long as the scope has children
            symbol = table.lookup(name)
            read = symbol.is_referenced() or symbol.is_declared_global()
            if read and (top or symbol.is_global()):
                yield name
    for child in children:
        yield from _global_reads(child)


def bound_names(trees: Iterable[ast.stmt]) -> set[str]:
    """Names that statements bind in their own scope."""
    return {name for tree in trees for name in _bound(tree)}


def _bound(tree: ast.AST, walrus: bool = True) -> Iterator[str]:
    """Without a ``walrus``, no expression binds anything, so that only targets are looked into."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            yield node.name
        if not isinstance(node, _CLOSED):
            inner = ast.iter_child_nodes(node)
            waiting.extend(inner if walrus else filter(_may_bind, inner))


def _may_bind(node: ast.AST) -> bool:
    return not isinstance(node, ast.expr) or isinstance(getattr(node, "ctx", None), ast.Store)


def _changed(tree: ast.stmt) -> Iterator[str]:
    if isinstance(tree, ast.For | ast.While | ast.If | ast.With | ast.Try):
        for inner in ast.iter_child_nodes(tree):
            if isinstance(inner, ast.stmt):
                yield from _changed(inner)
    if isinstance(tree, ast.Assign):
        targets = list(tree.targets)
    elif isinstance(tree, ast.AugAssign | ast.AnnAssign):
        targets = [tree.target]
    elif isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Call):
        targets = [tree.value.func] if isinstance(tree.value.func, ast.Attribute) else []
    else:
        return
    for target in targets:
        root: ast.expr = target
        while isinstance(root, ast.Attribute | ast.Subscript):
            root = root.value
        if isinstance(root, ast.Name):
            yield root.id


class ModuleNames:
    """Statements of a module, found by the names that they bind or change."""

    def __init__(self, statements: Iterable[Statement]) -> None:
        self._statements = [each for each in statements if not _is_main_guard(each.tree)]
        self._stars = [at for at, each in enumerate(self._statements) if each.is_star]
        self._futures = [at for at, each in enumerate(self._statements) if each.is_future]

    @cached_property
    def _providers(self) -> dict[str, list[int]]:
        """The places of the statements that give a name its value.

        One that merely changes what an import binds changes something of another module, and is not needed.
        """
        imported = {name for each in self._statements if each.is_import for name in each.binds}
        found: dict[str, list[int]] = defaultdict(list)
        for at, each in enumerate(self._statements):
            if not each.is_future:
                for name in each.binds | (each.changes - imported):
                    found[name].append(at)
        return found

    def needed(self, names: Iterable[str]) -> list[Statement]:
        """The statements that ``names`` rest on, directly or not, in the order of the module."""
        wanted, chosen = set(names), set(self._futures)
        waiting = list(wanted)
        while waiting:
            for at in self._providers.get(waiting.pop(), ()):
                if at not in chosen:
                    chosen.add(at)
                    more = self._statements[at].uses - wanted
                    wanted |= more
                    waiting.extend(more)
        unknown = wanted - BUILTINS
        if self._stars and unknown.difference(*(self._statements[at].binds for at in chosen)):
            chosen.update(self._stars)
        return [self._statements[at] for at in sorted(chosen)]


def _is_main_guard(tree: ast.stmt) -> bool:
    return isinstance(tree, ast.If) and "__name__" in {
        node.id for node in ast.walk(tree.test) if isinstance(node, ast.Name)
    }
