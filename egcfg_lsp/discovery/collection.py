"""The tests of a file, as pytest collects them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.discovery.document import Document, leading
from egcfg_lsp.discovery.imports import IMPORTS, Project, bound_by, dotted
from egcfg_lsp.discovery.names import Statement, first_line
from egcfg_lsp.discovery.project import PytestSettings

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Defined:
    """A function, or another statement that gives a name its value."""

    file: Path
    document: Document
    statement: Statement
    """The one at the top of the file that it stands in."""
    node: ast.stmt


@dataclass(frozen=True)
class TestClass:
    """A class, with its own members and those of its bases that are known."""

    __test__ = False

    members: Mapping[str, Defined | TestClass]
    is_unittest: bool
    around: tuple[tuple[Path, ast.expr], ...] = ()
    """Its decorators and bases and those of its bases, and the files that these stand in."""


Scope = dict[str, Defined | TestClass]


class Scopes:
    """The scopes of a project's test files, each made once."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._made: dict[Path, Scope] = {}
        self._derived: dict[Path, frozenset[str]] = {}
        """For each file the names that its classes are derived from."""

    def of(self, file: Path, document: Document) -> Scope:
        """What is at the top of ``file`` in the end; nothing while that is still being made."""
        if file not in self._made:
            scope = self._made[file] = {}
            self._derived[file] = frozenset(_bases(each.tree for each in document.statements))
            for each in document.statements:
                self._run([each.tree], Defined(file, document, each, each.tree), scope, {})
        return self._made[file]

    def _run(self, trees: Iterable[ast.stmt], at: Defined, scope: Scope, around: Scope) -> None:
        for tree, certain in _flat(trees):
            if isinstance(tree, ast.Delete):
                for target in tree.targets if certain else ():
                    scope.pop(dotted(target), None)
                continue
            for name, value in self._bound(tree, replace(at, node=tree), {**around, **scope}):
                if value is None:
                    scope.pop(name, None)
                elif certain or name not in scope:
                    scope[name] = value

    def _bound(
        self, tree: ast.stmt, at: Defined, known: Scope
    ) -> Iterator[tuple[str, Defined | TestClass | None]]:
        if isinstance(tree, FUNCTIONS):
            yield tree.name, at
        elif isinstance(tree, ast.ClassDef):
            yield tree.name, self._class(tree, at, known)
        elif isinstance(tree, IMPORTS):
            for alias in tree.names:
                yield from self._imported(tree, alias, at.file)
        elif isinstance(tree, ast.Assign | ast.AnnAssign):
            for target in tree.targets if isinstance(tree, ast.Assign) else [tree.target]:
                owner, _, name = dotted(target).rpartition(".")
                of = known.get(owner)
                if not owner:
                    yield name, known.get(dotted(tree.value), at)
                elif isinstance(of, TestClass):
                    yield owner, replace(of, members={**of.members, name: at})

    def _class(self, tree: ast.ClassDef, at: Defined, known: Scope) -> TestClass:
        members: Scope = {}
        bases = [self._base(base, at.file, known) for base in tree.bases]
        for base in reversed(bases):
            members |= base.members if base is not None else {}
        self._run(tree.body, at, members, known)
        outside = (dotted(base) for base, found in zip(tree.bases, bases, strict=True) if found is None)
        is_unittest = any(name.endswith("TestCase") for name in outside)
        inherited = [each for base in bases if base is not None for each in base.around]
        return TestClass(
            members,
            is_unittest or any(base is not None and base.is_unittest for base in bases),
            (*((at.file, each) for each in (*tree.decorator_list, *tree.bases)), *inherited),
        )

    def _base(self, base: ast.expr, file: Path, known: Scope) -> TestClass | None:
        name = dotted(base)
        found = known.get(name)
        owner, _, inner = name.rpartition(".")
        if found is None and owner:
            of = known.get(owner)
            module = self._project.chain(file, owner, {})[0] if of is None else None
            found = of.members.get(inner) if isinstance(of, TestClass) else self._in_module(module, inner)
        return found if isinstance(found, TestClass) else None

    def _imported(
        self, tree: ast.Import | ast.ImportFrom, alias: ast.alias, file: Path
    ) -> Iterator[tuple[str, Defined | TestClass | None]]:
        source = self._project.source_of(tree, file) if isinstance(tree, ast.ImportFrom) else None
        if alias.name == "*":
            document = self._project.document(source) if source and self._helps(source) else None
            yield from (self.of(source, document) if source and document else {}).items()
        else:
            name = bound_by(alias)
            wanted = name in self._derived[file] or name.lower().startswith("test")
            helps = source is not None and self._project.is_of_tests(source)
            yield name, self._in_module(source, alias.name) if wanted or helps else None

    def _in_module(self, source: object, name: str) -> Defined | TestClass | None:
        if not isinstance(source, Path) or not self._helps(source):
            return None
        document = self._project.document(source)
        return self.of(source, document).get(name) if document is not None else None

    def _helps(self, file: Path) -> bool:
        return file.suffix == ".py" and file != self._project.module


def _bases(trees: Iterable[ast.stmt]) -> Iterator[str]:
    """The names that classes are derived from."""
    for tree in trees:
        for node in ast.walk(tree) if isinstance(tree, ast.ClassDef) else ():
            if isinstance(node, ast.ClassDef):
                yield from map(dotted, node.bases)


def _flat(trees: Iterable[ast.stmt], certain: bool = True) -> Iterator[tuple[ast.stmt, bool]]:
    """Statements, with those in blocks in place of these; not ``certain`` after another branch."""
    for tree in trees:
        blocks = [block for name in ("body", "orelse", "finalbody") if (block := getattr(tree, name, None))]
        blocks += [each.body for each in (*getattr(tree, "handlers", ()), *getattr(tree, "cases", ()))]
        if isinstance(tree, (*FUNCTIONS, ast.ClassDef)) or not blocks:
            yield tree, certain
            continue
        for number, block in enumerate(blocks):
            yield from _flat(block, certain and not number)


@dataclass(frozen=True)
class Test:
    """A test as pytest names it, where it is defined, and the classes it is collected in."""

    __test__ = False

    name: str
    defined: Defined
    classes: tuple[TestClass, ...] = ()

    @property
    def is_unittest(self) -> bool:
        return any(each.is_unittest for each in self.classes)


def tests_in(
    scope: dict[str, Defined | TestClass] | object,
    settings: PytestSettings,
    outer: tuple[str, ...],
    classes: tuple[TestClass, ...],
) -> Iterator[Test]:
    """Test functions, and those in test classes, as pytest collects them."""
    members = scope if isinstance(scope, dict) else {}
    if _says_no(members):
        return
    of_unittest = bool(classes) and classes[-1].is_unittest
    for name, each in members.items():
        named = "::".join((*outer, name))
        if isinstance(each, TestClass):
            if each.is_unittest or (settings.is_test_class(name) and "__init__" not in each.members):
                yield from tests_in(dict(each.members), settings, (*outer, name), (*classes, each))
        elif isinstance(each.node, FUNCTIONS):
            is_test = name.startswith("test") if of_unittest else settings.is_test_function(name)
            if is_test and not is_fixture(each.node):
                yield Test(named, each, classes)
        elif isinstance(each.node, ast.Assign) and not isinstance(each.node.value, ast.Constant):
            if dotted(each.node.value).endswith(".TestCase"):
                yield Test(named + "::runTest", each, classes)
            elif settings.is_test_function(name) and isinstance(each.node.value, ast.Call | ast.Lambda):
                yield Test(named, each, classes)


def _says_no(members: dict[str, Defined | TestClass]) -> bool:
    """``__test__ = False``."""
    said = members.get("__test__")
    value = getattr(said.node, "value", None) if isinstance(said, Defined) else None
    return isinstance(value, ast.Constant) and not value.value


def source_of(at: Defined) -> tuple[int, str]:
    """The first line of a definition, from 0, and its text without the indentation of that line."""
    first = at.statement.line_of(at.node)
    begin = at.statement.line_of(at.statement.tree)
    last = begin + (at.node.end_lineno or 0) - first_line(at.statement.tree)
    margin = leading(at.document.lines[first])
    lines = (at.document.lines[line].removeprefix(margin) for line in range(first, last + 1))
    return first, "\n".join(lines)


def is_fixture(tree: ast.AST) -> bool:
    decorators: Collection[ast.expr] = getattr(tree, "decorator_list", ())
    names = (dotted(each.func if isinstance(each, ast.Call) else each) for each in decorators)
    return any(name.rpartition(".")[2] in ("fixture", "yield_fixture") for name in names)


def fixture_names(tree: ast.stmt) -> Iterator[str]:
    """Other names that tests ask for a fixture by."""
    for decorator in getattr(tree, "decorator_list", ()) if is_fixture(tree) else ():
        for keyword in decorator.keywords if isinstance(decorator, ast.Call) else ():
            if keyword.arg == "name" and isinstance(keyword.value, ast.Constant):
                yield str(keyword.value.value)
