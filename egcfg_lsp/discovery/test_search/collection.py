"""The tests of one file, and which of them can reach a function of the module under test."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.lines import leading
from egcfg_lsp.discovery.source.names import Statement, first_line
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.imports import (
    IMPORTS,
    Meaning,
    Own,
    Project,
    bound_by,
    dotted,
    imports_of,
)
from egcfg_lsp.discovery.test_search.neighbours import conftests
from egcfg_lsp.discovery.test_search.scopes import FUNCTIONS, Defined, Scopes, TestClass
from egcfg_lsp.discovery.test_search.subject import OWN, PROCESS, Subject, plain_tokens, tokens_of
from sandbox import Item, TestCase

_PROCESSES = {
    **dict.fromkeys(("run", "call", "Popen", "check_call", "check_output", "getoutput"), "subprocess"),
    **dict.fromkeys(("Process", "Pool", "Manager"), "multiprocessing"),
    **dict.fromkeys(("system", "popen", "fork"), "os"),
    "ProcessPoolExecutor": "concurrent.futures",
}
"""What starts a process, and the module that has it."""
_PREPARES = ("setUpModule", "setup_module", "setup_function", "pytestmark")


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


class Collected:
    """The tests of a file, made once for all functions of the module under test."""

    def __init__(
        self, project: Project, file: Path, document: Document, label: str, settings: PytestSettings
    ) -> None:
        """``document`` is what ``file`` holds; of a text, its examples."""
        self._project = project
        self._file = file
        self.document = document
        self._label = label
        self._is_text = file.suffix != ".py" and file != project.module
        self._scope = Scopes(project).of(file, document)
        tests = () if self._is_text else _tests(self._scope, settings, (), ())
        only = settings.is_unittest_file(file) and file != project.module
        self.tests = tuple(each for each in tests if not only or each.is_unittest)
        self._helpers = {} if file == project.module else dict(_helpers(project, file, document))
        self._closures: dict[str, frozenset[str]] = {}
        self._own_chains: dict[str, Own] = {}
        """Dotted names in the file itself that mean something of the module under test."""

    @property
    def read(self) -> dict[Path, Document | None]:
        """The files that tell what the tests are about."""
        return self._project.read

    def about(self, subject: Subject) -> Iterator[tuple[TestCase, frozenset[str]]]:
        """The tests that can reach ``subject``, with the tokens of each by itself."""
        if self._is_text and subject.reached_by(self._text_tokens):
            item = Item(str(self._file), self._file.name)
            case = TestCase(f"{self._label}::{item.name}", self.document.text.rstrip("\n"), item=item)
            yield case, self._text_tokens
        chosen = [
            (test, own)
            for test, (own, reached) in zip(self.tests, self._tokens, strict=True)
            if subject.reached_by(reached)
        ]
        calls = self._calls(subject) if chosen else ()
        yield from ((self._case(test, calls), own) for test, own in chosen)

    def _case(self, test: Test, calls: tuple[str, ...]) -> TestCase:
        at = test.defined
        first, source = _source(at)
        line = first + 1 if at.file == self._file else 0
        item = Item(str(self._file), test.name, line, calls)
        return TestCase(f"{self._label}::{test.name}", source, item=item)

    @cached_property
    def _text_tokens(self) -> frozenset[str]:
        """Those of a text's examples, to which a ``conftest.py`` may give names."""
        trees = [each.tree for each in self.document.statements]
        given = any("doctest_namespace" in each.text for each in self._helpers.values())
        of_each = (tokens_of(tree) if given else self._tokens_in(self._file, tree) for tree in trees)
        return frozenset().union(*of_each)

    # What a test reaches

    @cached_property
    def _tokens(self) -> list[tuple[frozenset[str], frozenset[str]]]:
        """Of every test: its own tokens, and all that these lead to."""
        always = {token for name in self._always() for token in self._reached_from(name)}
        around = {id(each): each for test in self.tests for each in test.classes}
        of_class = {key: self._tokens_around(each) for key, each in around.items()}
        found = []
        for test in self.tests:
            own = self._tokens_in(test.defined.file, test.defined.node)
            if any(PROCESS in self._reached_from(name) for name in own):
                own |= {PROCESS}
            near = own.union(*(of_class[id(each)] for each in test.classes))
            found.append((own, near.union(always, *map(self._reached_from, near))))
        return found

    def _always(self) -> Iterator[str]:
        """Names of what runs for every test of the file."""
        for name, each in self._scope.items():
            node = each.node if isinstance(each, Defined) else None
            decorators = map(ast.dump, node.decorator_list) if isinstance(node, FUNCTIONS) else ()
            if name in _PREPARES or any("autouse" in each for each in decorators):
                yield name

    def _tokens_around(self, of: TestClass) -> frozenset[str]:
        """Those of what a class holds beside its tests, and of its decorators and bases."""
        found = [self._tokens_in(*each) for each in of.around]
        for name, each in of.members.items():
            if isinstance(each, TestClass):
                found.append(self._tokens_around(each))
            elif not (isinstance(each.node, FUNCTIONS) and name.startswith("test")):
                found.append(self._tokens_in(each.file, each.node))
        return frozenset().union(*found)

    def _reached_from(self, name: str) -> frozenset[str]:
        """The tokens of all statements that a name rests on."""
        if name not in self._closures:
            found, waiting = {name}, [name]
            while waiting:
                for tokens in self._bound.get(waiting.pop(), ()):
                    waiting.extend(tokens - found)
                    found |= tokens
            self._closures[name] = frozenset(found)
        return self._closures[name]

    @cached_property
    def _bound(self) -> dict[str, list[frozenset[str]]]:
        """For every name at the top of the file and its helpers, the tokens of what binds or changes it."""
        found: dict[str, list[frozenset[str]]] = defaultdict(list)
        for file, document in {self._file: self.document, **self._helpers}.items():
            for each in document.statements:
                names = {*each.binds, *each.changes, *_fixture_names(each.tree)}
                if names and (file != self._project.module or _helps(each)):
                    tokens = self._tokens_in(file, each.tree)
                    for name in names:
                        found[name].append(tokens)
        return found

    def _tokens_in(self, file: Path, tree: ast.AST) -> frozenset[str]:
        inside: dict[str, list[Meaning]] = defaultdict(list)
        for statement, alias in imports_of(tree):
            inside[bound_by(alias)].append(self._project.imported(statement, alias, file))
        found: set[str] = set()
        waiting: list[ast.AST] = [tree]
        while waiting:
            node = waiting.pop()
            found.update(plain_tokens(node))
            if chain := dotted(node):
                found |= self._tokens_of(file, chain, inside)
            if isinstance(node, ast.Call) and self._starts_process(dotted(node.func), tree):
                found.add(PROCESS)
            if isinstance(node, IMPORTS):
                found.update(
                    alias.name.rpartition(".")[2] for alias in node.names if self._helped(node, file)
                )
            elif isinstance(node, ast.ClassDef):
                body = (each for each in node.body if not getattr(each, "name", "").startswith("test"))
                waiting += [*node.decorator_list, *node.bases, *node.keywords, *body]
            else:
                waiting += ast.iter_child_nodes(node)
        return frozenset(found)

    def _starts_process(self, called: str, tree: ast.AST) -> bool:
        owner, _, name = called.rpartition(".")
        if name not in _PROCESSES or owner:
            return bool(owner) and _PROCESSES.get(name) == owner
        trees = [tree, *(each.tree for each in self.document.statements if each.is_import)]
        return any(
            isinstance(node, ast.ImportFrom) and node.module == _PROCESSES[name] and alias.name == name
            for each in trees
            for node, alias in imports_of(each)
        )

    def _tokens_of(self, file: Path, chain: str, inside: dict[str, list[Meaning]]) -> set[str]:
        meaning, _ = self._project.chain(file, chain, inside)
        if isinstance(meaning, Own):
            if file == self._file:
                self._own_chains[chain] = meaning
            return {OWN + meaning.name}
        if meaning is not None and meaning == self._project.module:
            return {OWN}
        first, _, rest = chain.partition(".")
        helper = self._project.chain(file, first, inside)[0] if rest else None
        return (
            set(rest.split(".")) if isinstance(helper, Path) and self._project.is_of_tests(helper) else set()
        )

    def _helped(self, node: ast.Import | ast.ImportFrom, file: Path) -> bool:
        source = self._project.source_of(node, file) if isinstance(node, ast.ImportFrom) else None
        return source is not None and self._project.is_of_tests(source)

    # By which names it is called

    def _calls(self, subject: Subject) -> tuple[str, ...]:
        """Dotted names that mean the function wherever they stand in the file, and nothing else."""
        if not subject.path or subject.path.count(".") > 1:
            return ()
        if subject.path.rpartition(".")[2] in self._named_elsewhere:
            return ()
        if self._file == self._project.module:
            only = self._times_bound.get(subject.name) == 1
            return (subject.path,) if only else ()
        _, _, method = subject.path.partition(".")
        wanted = "." + method if method else ""
        found = set()
        for chain, own in self._own_chains.items():
            if own.certain and own.name == subject.name and self._is_only_imported(chain.partition(".")[0]):
                parts = chain.split(".")
                for count in range(1, len(parts) + 1):
                    name = ".".join(parts[:count])
                    meaning, used = self._project.chain(self._file, name.removesuffix(wanted), {})
                    exact = isinstance(meaning, Own) and used == name.removesuffix(wanted).count(".") + 1
                    if exact and (not wanted or name.endswith(wanted)):
                        found.add(name)
                        break
        return tuple(sorted(found))

    def _is_only_imported(self, name: str) -> bool:
        """Whether all that binds a name in the file are imports that lead to the module under test."""
        meanings = [self._project.imported(*each, self._file) for each in self._imports.get(name, ())]
        stars = sum(each.is_star for each in self.document.statements)
        module = self._project.module
        leads = all(
            isinstance(each, Own) or (each is not None and module is not None and _leads(each, module))
            for each in meanings
        )
        return leads and (bool(meanings) or stars == 1) and not self._times_bound.get(name)

    @cached_property
    def _imports(self) -> dict[str, list[tuple[ast.Import | ast.ImportFrom, ast.alias]]]:
        """The imports that bind each name, at whatever depth."""
        found: dict[str, list[tuple[ast.Import | ast.ImportFrom, ast.alias]]] = defaultdict(list)
        for each in self.document.statements:
            for node, alias in imports_of(each.tree):
                found[bound_by(alias)].append((node, alias))
        return found

    @cached_property
    def _named_elsewhere(self) -> frozenset[str]:
        """Names of attributes that the file changes, and those at the end of its strings."""
        found = set()
        for node in (node for each in self.document.statements for node in ast.walk(each.tree)):
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.rpartition(".")[2])
        return frozenset(found)

    @cached_property
    def _times_bound(self) -> dict[str, int]:
        """How often each name is bound by something else than an import, at whatever depth."""
        found: dict[str, int] = defaultdict(int)
        for node in (node for each in self.document.statements for node in ast.walk(each.tree)):
            names = [getattr(node, "name", None), getattr(node, "arg", None), getattr(node, "rest", None)]
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                names.append(node.id)
            for name in names if not isinstance(node, ast.alias | ast.keyword) else ():
                if isinstance(name, str):
                    found[name] += 1
        return found


def _leads(place: Path, module: Path) -> bool:
    """Whether a module is the one under test, or a package around it."""
    return place == module or module.is_relative_to(place.parent if place.name == "__init__.py" else place)


def _tests(
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
                yield from _tests(dict(each.members), settings, (*outer, name), (*classes, each))
        elif isinstance(each.node, FUNCTIONS):
            is_test = name.startswith("test") if of_unittest else settings.is_test_function(name)
            if is_test and not _is_fixture(each.node):
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


def _source(at: Defined) -> tuple[int, str]:
    """The first line of a definition, from 0, and its text without the indentation of that line."""
    first = at.statement.line_of(at.node)
    begin = at.statement.line_of(at.statement.tree)
    last = begin + (at.node.end_lineno or 0) - first_line(at.statement.tree)
    margin = leading(at.document.lines[first])
    lines = (at.document.lines[line].removeprefix(margin) for line in range(first, last + 1))
    return first, "\n".join(lines)


def _helpers(project: Project, file: Path, document: Document) -> Iterator[tuple[Path, Document]]:
    """The conftest files of a test file, and the files that help tests, which it and they import."""
    waiting = [(file, document)]
    for conftest in conftests(file, project.root):
        if (found := project.document(conftest)) is not None:
            waiting.append((conftest, found))
            yield conftest, found
    seen = {path for path, _ in waiting}
    while waiting:
        path, each = waiting.pop()
        for source in _imported_by(project, path, each):
            if source not in seen and project.is_of_tests(source) and source.suffix == ".py":
                seen.add(source)
                if (found := project.document(source)) is not None:
                    waiting.append((source, found))
                    yield source, found


def _imported_by(project: Project, path: Path, document: Document) -> Iterator[Path]:
    for each in document.statements:
        for node, alias in imports_of(each.tree):
            source = project.source_of(node, path) if isinstance(node, ast.ImportFrom) else None
            for meaning in (source, project.imported(node, alias, path)):
                if isinstance(meaning, Path):
                    yield meaning


def _helps(statement: Statement) -> bool:
    """Whether a statement of the module under test itself is there for its tests."""
    tree = statement.tree
    if not isinstance(tree, (*FUNCTIONS, ast.ClassDef)):
        return True
    return _is_fixture(tree) or any(isinstance(node, ast.Assert) for node in ast.walk(tree))


def _is_fixture(tree: ast.AST) -> bool:
    decorators: Collection[ast.expr] = getattr(tree, "decorator_list", ())
    names = (dotted(each.func if isinstance(each, ast.Call) else each) for each in decorators)
    return any(name.rpartition(".")[2] in ("fixture", "yield_fixture") for name in names)


def _fixture_names(tree: ast.stmt) -> Iterator[str]:
    """Other names that tests ask for a fixture by."""
    for decorator in getattr(tree, "decorator_list", ()) if _is_fixture(tree) else ():
        for keyword in decorator.keywords if isinstance(decorator, ast.Call) else ():
            if keyword.arg == "name" and isinstance(keyword.value, ast.Constant):
                yield str(keyword.value.value)
