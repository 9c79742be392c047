"""Which statements of a module a piece of code needs, transitively."""

from __future__ import annotations

import ast
import builtins
import symtable
import sys
import warnings
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
BUILTINS = frozenset(dir(builtins))


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
    uses: frozenset[str]

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
        return bool(modules := imported_modules(self.tree)) and modules <= sys.stdlib_module_names


def statement(source: str, first: int, last: int) -> Statement | None:
    """One statement from its source; nothing where Python would refuse it."""
    module = parse(source)
    if module is None or len(module.body) != 1:
        return None
    tree = module.body[0]
    binds = frozenset(_bound(tree))
    return Statement(source, first, last, tree, binds, frozenset(_changed(tree)) - binds, free_names(source))


def parse(source: str) -> ast.Module | None:
    """The syntax tree, or nothing where Python would refuse the source."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source)
            compile(tree, "<module>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return tree


def free_names(source: str) -> frozenset[str]:
    """Global names that a piece of a module reads; empty if it is not valid Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table = symtable.symtable(source, "<module>", "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return frozenset()
    return frozenset(_global_reads(table))


def _global_reads(table: symtable.SymbolTable) -> Iterator[str]:
    top = table.get_type() == "module"
    for symbol in table.get_symbols():
        if symbol.is_referenced() and (top or symbol.is_global()):
            yield symbol.get_name()
    for child in table.get_children():
        yield from _global_reads(child)


def bound_names(trees: Iterable[ast.stmt]) -> set[str]:
    """Names that statements bind in their own scope."""
    return {name for tree in trees for name in _bound(tree)}


def _bound(tree: ast.AST) -> Iterator[str]:
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
        if not isinstance(node, SCOPES + COMPREHENSIONS):
            waiting.extend(ast.iter_child_nodes(node))


def _changed(tree: ast.stmt) -> Iterator[str]:
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


def imported_modules(tree: ast.stmt) -> set[str]:
    """First parts of the modules that an import statement names; nothing for a relative import."""
    if isinstance(tree, ast.Import):
        return {alias.name.partition(".")[0] for alias in tree.names}
    if isinstance(tree, ast.ImportFrom) and not tree.level and tree.module:
        return {tree.module.partition(".")[0]}
    return set()


class Module:
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


def needed(module: Iterable[Statement], names: Iterable[str]) -> list[Statement]:
    """The statements of ``module`` that ``names`` rest on, directly or not, in their order."""
    return Module(module).needed(names)


def _is_main_guard(tree: ast.stmt) -> bool:
    return isinstance(tree, ast.If) and "__name__" in {
        node.id for node in ast.walk(tree.test) if isinstance(node, ast.Name)
    }
