"""Ties tests to functions: finds the tests of a function without running anything, by what they call.

``TestIndex.find`` takes the examples of docstrings (``doctests``) and the tests of files near the function
(``Collected.about``). Code is read as a set of tokens: the names, attributes and kinds of syntax in it and in
all that it rests on, in its file and in the files that help it. A test counts where its tokens reach the
function (``Subject.reached_by``): they name it, by whatever import, or its class and a method of that name.
"""

from __future__ import annotations

import ast
import contextlib
import os
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from egcfg_lsp.discovery.collection import (
    FUNCTIONS,
    Defined,
    Scopes,
    Test,
    TestClass,
    fixture_names,
    is_fixture,
    source_of,
    tests_in,
)
from egcfg_lsp.discovery.doctests import DocumentExamples, FoundTests, assigned_docstrings, examples_of
from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.imports import IMPORTS, Meaning, Own, Project, bound_by, dotted, imports_of
from egcfg_lsp.discovery.names import Statement, parse
from egcfg_lsp.discovery.project import PytestSettings, conftests, files_near, project_root
from egcfg_lsp.files.source_file import FileError, read
from sandbox import Item, TestCase

_SHOWN = 8
"""Open documents that are kept parsed."""
_IGNORE = frozenset(("collect_ignore", "collect_ignore_glob"))
_IMPORTS = re.compile(r"^[ \t>.]*(?:from|import)[ \t]+(.*(?:\([^)]*\))?)", re.MULTILINE)


@dataclass(frozen=True)
class _Near:
    """What is near a file: how its project sets pytest, and files with tests or for them."""

    settings: PytestSettings = field(default_factory=PytestSettings)
    files: tuple[Path, ...] = ()
    ignored: tuple[str, ...] = ()
    """Patterns of paths that pytest does not look into."""

    def has_tests(self, file: Path) -> bool:
        """Whether the project's tests may stand in a file, by its name."""
        kinds = (self.settings.is_test_file, self.settings.is_unittest_file, self.settings.is_text_file)
        return any(is_one(file) for is_one in kinds) and not self.ignores(file)

    def ignores(self, file: Path) -> bool:
        paths = [str(each) for each in (file, *file.parents)]
        return any(fnmatchcase(path, pattern) for path in paths for pattern in self.ignored)


@dataclass
class TestIndex:
    """Finds tests; keeps test files parsed until they change. Several threads may use it."""

    __test__ = False

    open_texts: Mapping[Path, str] = field(default_factory=dict)
    """Texts of files open in an editor, by absolute path; they count instead of what is on disk."""
    named: tuple[Path, ...] = ()
    """Files that are searched first, wherever they lie."""
    _parsed: dict[Path, tuple[object, Document]] = field(default_factory=dict)
    _shown: dict[str, Document] = field(default_factory=dict)
    _near: dict[tuple[Path, Path], _Near] = field(default_factory=dict)
    _collected: tuple[Document, dict[Path, Collected]] | None = None
    """The tests of files, for a document; kept while all that tells what they are about is the same."""

    def find(self, document: Document, function: Function, root: Path | None = None) -> FoundTests:
        """All test cases of ``function``: doctests, then those of its file, then of test files near it.

        ``root`` is the project's folder, from which test ids are written; found from markers by default.
        """
        path = document.path.absolute() if document.path is not None else None
        top = root if root is not None or path is None else project_root(path)
        near = self._near_of(path, top.absolute()) if path is not None and top is not None else _Near()
        found = doctests(document, function, near.settings, top)
        skipped = list(found.skipped)
        cases = [(case, example_tokens(case)) for case in found.cases]
        subject = Subject.of(function, document)
        for file in self._files(document, subject, near):
            if isinstance(tests := self._tests(document, file, top, near), Collected):
                cases += tests.about(subject)
            else:
                skipped.append(tests)
        kept = []
        others = [(other.name, Subject.of(other)) for other in _unwritten(document, function)]
        for case, tokens in cases:
            used = next((name for name, other in others if other.reached_by(tokens)), None)
            if PROCESS in tokens:
                skipped.append((case.id, "it starts another process, which the sandbox refuses"))
            elif used is not None:
                skipped.append((case.id, f"it uses {used}, which is not written yet"))
            else:
                kept.append(case)
        return FoundTests(tuple(kept), tuple(skipped))

    def _near_of(self, path: Path, top: Path) -> _Near:
        near = self._near  # another thread may look again meanwhile
        if (path, top) not in near:
            settings = PytestSettings.of(top)
            files = dict.fromkeys(files_near(path, top, settings))
            for file in [each for each in files if each.suffix == ".py"]:
                words = document.once(_imported) if (document := self.read(file)) is not None else ()
                beside = (file.with_name(f"{word}.py") for word in sorted(words))
                files |= dict.fromkeys(each for each in beside if each != path and os.path.isfile(each))
            near[path, top] = _Near(settings, tuple(files), tuple(self._ignored(top, settings, files)))
        return near[path, top]

    def _ignored(self, top: Path, settings: PytestSettings, files: Iterable[Path]) -> Iterator[str]:
        """Patterns of the settings, and those that a ``conftest.py`` writes out."""
        yield from (str(top / each) for each in settings.ignored())
        for file in files:
            document = self.read(file) if file.name == "conftest.py" else None
            for each in document.statements if document is not None else ():
                if isinstance(each.tree, ast.Assign) and not each.binds.isdisjoint(_IGNORE):
                    with contextlib.suppress(ValueError, TypeError):
                        yield from (str(file.parent / name) for name in ast.literal_eval(each.tree.value))

    def look_again(self, open_texts: Mapping[Path, str]) -> None:
        """Files may have come and gone, and these are open with these texts now."""
        self.open_texts = open_texts
        self._near = {}

    def document(self, name: str, text: str, path: Path | None) -> Document:
        """What an editor shows as ``name``; what is known of an earlier text of it is used."""
        earlier = self._shown.pop(name, None)
        same = earlier is not None and (earlier.text, earlier.path) == (text, path)
        self._shown[name] = shown = earlier if same and earlier else Document(text, path, earlier)
        for oldest in list(self._shown)[:-_SHOWN]:
            self._shown.pop(oldest, None)
        return shown

    def _files(self, document: Document, subject: Subject, near: _Near) -> Iterator[Path]:
        """Its own file, and those with tests that may be of the function by the words in them."""
        own = path_of(document)
        if not near.ignores(own):
            yield own
        named = dict.fromkeys(file.absolute() for file in self.named)
        files = [file for file in dict.fromkeys([*named, *near.files]) if file != own]
        reaching = self._reaching(files, {subject.method or subject.name, *subject.names})
        for file in files:
            if file in reaching and (file in named or near.has_tests(file)):
                yield file

    def _reaching(self, files: Iterable[Path], names: Collection[str]) -> set[Path]:
        """The files that say one of ``names``, import one that does, or whose ``conftest.py`` does."""
        documents = {file: self.read(file) for file in files}
        found = {
            file for file, each in documents.items()
            if each is None or any(name in each.text for name in names)
        }  # fmt: skip
        new = set(found)
        while new:
            stems = {file.parent.name if file.stem == "__init__" else file.stem for file in new}
            folders = {file.parent for file in new if file.name == "conftest.py"}
            new = {
                file for file, each in documents.items()
                if file not in found and each is not None
                and (not stems.isdisjoint(each.once(_imported)) or not folders.isdisjoint(file.parents))
            }  # fmt: skip
            found |= new
        return found

    def _tests(
        self, document: Document, file: Path, top: Path | None, near: _Near
    ) -> Collected | tuple[str, str]:
        """The tests of a file, made once for all functions of a document; or its label, and why not."""
        own = file == path_of(document)
        label = _label(file, top) if document.path is not None and top is not None else "module"
        try:
            test = document if own else self._document(file)
        except FileError as error:
            return label, str(error)
        if not own and (test.dense or not test.is_valid):
            return label, test.dense or "it has syntax errors"
        if self._collected is None or self._collected[0] is not document:
            self._collected = (document, {})
        known = self._collected[1]
        if file not in known or known[file].document is not test or not self._is_same(known[file].read):
            project = Project(path_of(document), document.defined, top, self.read)
            known[file] = Collected(project, file, test, label, near.settings)
        return known[file]

    def _is_same(self, read: Mapping[Path, Document | None]) -> bool:
        return all(self.read(file) is document for file, document in read.items())

    def read(self, file: Path) -> Document | None:
        """A file as an editor has it, or as it is on disk; None if it cannot be read."""
        try:
            return self._document(file)
        except FileError:
            return None

    def _document(self, file: Path) -> Document:
        """Parsed once per version of the file; of a text, its examples. Raises ``FileError``."""
        text = self.open_texts.get(file)
        try:
            status = file.stat()
        except OSError:
            status = None
        version = text if text is not None else status and (status.st_mtime_ns, status.st_size)
        known = self._parsed.get(file)
        if known is None or known[0] != version or version is None:
            text = text if text is not None else read(file).text
            text = text if file.suffix == ".py" else examples_of(text)
            known = self._parsed[file] = (version, Document(text, file))
        return known[1]


def path_of(document: Document) -> Path:
    """Where a document is stored, or would be."""
    return (document.path or Path("untitled.py")).absolute()


def _label(path: Path, root: Path) -> str:
    """A file's path as pytest writes it: relative to the project, with slashes."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def _imported(document: Document) -> frozenset[str]:
    """The words of a file's imports."""
    return frozenset(word for line in _IMPORTS.findall(document.text) for word in re.findall(r"\w+", line))


def _unwritten(document: Document, function: Function) -> Iterator[Function]:
    """Other functions of the file that wait to be written, and that a test calls by name."""
    for other in document.unwritten:
        special = other.simple_name.startswith("__") and other.simple_name != "__init__"
        if other.target_name != function.target_name and not other.is_nested and not special:
            yield other


_PROCESSES = {
    **dict.fromkeys(("run", "call", "Popen", "check_call", "check_output", "getoutput"), "subprocess"),
    **dict.fromkeys(("Process", "Pool", "Manager"), "multiprocessing"),
    **dict.fromkeys(("system", "popen", "fork"), "os"),
    "ProcessPoolExecutor": "concurrent.futures",
}
"""What starts a process, and the module that has it."""
_PREPARES = ("setUpModule", "setup_module", "setup_function", "pytestmark")


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
        tests = () if self._is_text else tests_in(self._scope, settings, (), ())
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
        first, source = source_of(at)
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
                names = {*each.binds, *each.changes, *fixture_names(each.tree)}
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
        helps = isinstance(helper, Path) and self._project.is_of_tests(helper)
        return set(rest.split(".")) if helps else set()

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
    return is_fixture(tree) or any(isinstance(node, ast.Assert) for node in ast.walk(tree))


OWN = "::"
"""Before a name of the module under test; alone, it is the module itself."""
PROCESS = "<process>"
"""Says that code starts another process."""
_ITERATES = (
    "all any dict enumerate filter frozenset iter list map max min next set sorted sum tuple zip "
    "<For> <comprehension> <Starred>"
)
_COMPARED = " <.assert>"
_TOKENS = {
    "__len__": "len", "__str__": "str format print <FormattedValue>", "__bytes__": "bytes",
    "__repr__": "repr str print <FormattedValue>", "__iter__": _ITERATES, "__next__": _ITERATES,
    "__hash__": "hash set dict", "__bool__": "bool <Not> <If> <Assert>" + _COMPARED, "__abs__": "abs",
    "__int__": "int", "__float__": "float", "__round__": "round", "__reversed__": "reversed",
    "__format__": "format .format <FormattedValue>", "__enter__": "<With>", "__exit__": "<With>",
    "__eq__": "<Eq>" + _COMPARED, "__ne__": "<NotEq>" + _COMPARED, "__lt__": "<Lt>" + _COMPARED,
    "__le__": "<LtE>" + _COMPARED, "__gt__": "<Gt>" + _COMPARED, "__ge__": "<GtE>" + _COMPARED,
    "__contains__": "<In> <NotIn>" + _COMPARED, "__add__": "<Add> sum", "__sub__": "<Sub>",
    "__mul__": "<Mult>", "__truediv__": "<Div>", "__mod__": "<Mod>", "__floordiv__": "<FloorDiv>",
    "__pow__": "<Pow>", "__matmul__": "<MatMult>", "__and__": "<BitAnd>", "__or__": "<BitOr>",
    "__xor__": "<BitXor>", "__neg__": "<USub>", "__invert__": "<Invert>", "__lshift__": "<LShift>",
    "__rshift__": "<RShift>", "__getitem__": "<Subscript>", "__setitem__": "<Subscript>",
    "__delitem__": "<Subscript>",
}  # fmt: skip
"""What calls special methods: built-in functions, and kinds of syntax."""


@dataclass(frozen=True)
class Subject:
    """A function at the top of a module, or a method of a class there."""

    name: str
    """The name at the top of the module: the function's, or the outermost class's."""
    method: str = ""
    known_as: frozenset[str] = frozenset()
    """Other names at the top of the module: of the function, of the class, of one derived from it, or of what
    gives its objects."""
    accessor: str = ""
    """``setter`` or ``deleter`` of a property."""
    path: str = ""
    """The qualified name, if nothing but it is needed to call the function."""

    @classmethod
    def of(cls, function: Function, document: Document | None = None) -> Subject:
        """Returns what tests can reach of ``function``; with its ``document``, by other names too."""
        first, _, rest = function.reachable_name.partition(".")
        static = not {"staticmethod", "classmethod"}.isdisjoint(function.decorators)
        return cls(
            name=first,
            method=rest.rpartition(".")[2],
            known_as=_other_names(first, document, bool(rest)) if document is not None else frozenset(),
            accessor=function.accessor,
            path=function.name if not function.is_nested and (static or not rest) else "",
        )

    @property
    def names(self) -> frozenset[str]:
        """All names at the top of the module that a test may reach it by."""
        return self.known_as | {self.name}

    @property
    def is_special(self) -> bool:
        """A method that Python calls without its name being written."""
        return self.method.startswith("__") and self.method.endswith("__")

    def reached_by(self, tokens: Collection[str]) -> bool:
        """Whether code, by its tokens, reaches the function, or its class and a method of that name."""
        simple = self.method or self.name
        by_module = OWN in tokens and any(
            "." + name in tokens or f'"{name}"' in tokens for name in (*self.names, simple)
        )
        named = by_module or any(OWN + name in tokens for name in self.names)
        return named and (not self.method or self.is_called(tokens))

    def is_called(self, tokens: Collection[str]) -> bool:
        """Whether a method is called, of whatever object; special ones are where syntax calls them."""
        if self.accessor:
            by_name = f'"{self.method}"' in tokens and self.accessor[:3] + "attr" in tokens
            return by_name or f".{self.method} {self.accessor}" in tokens
        if "." + self.method in tokens or f'"{self.method}"' in tokens:
            return True
        calls = _TOKENS.get(self.method)
        return any(each in tokens for each in calls.split()) if calls else self.is_special


def plain_tokens(node: ast.AST) -> Iterable[str]:
    """What a node of code says by itself: names, kinds of syntax, attributes that it reads or changes."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        changes = {ast.Store: " setter", ast.Del: " deleter"}.get(type(node.ctx), "")
        yield f".{node.attr}{changes}"
        if node.attr.startswith("assert"):
            yield "<.assert>"
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute):
        yield "." + node.target.attr
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
        yield from (node.value, f'"{node.value}"')
    else:
        yield f"<{type(node).__name__}>"


def tokens_of(source: ast.AST) -> frozenset[str]:
    """The tokens of a piece of the module under test itself."""
    found = {token for node in ast.walk(source) for token in plain_tokens(node)}
    return frozenset(found | {OWN + token for token in found if token.isidentifier()})


def _other_names(name: str, document: Document, is_class: bool) -> frozenset[str]:
    """Other names of a function; or of classes derived from a class, of objects, and of what returns them."""
    binding = document.once(_classes_bound if is_class else _values_bound)
    found, left = {name}, [name]
    while left:
        more = binding.get(left.pop(), frozenset()) - found
        found |= more
        left += more
    return frozenset(found - {name})


def _values_bound(document: Document) -> Mapping[str, frozenset[str]]:
    return _binding((each, each.assigned) for each in document.statements)


def _classes_bound(document: Document) -> Mapping[str, frozenset[str]]:
    return _binding((each, each.given) for each in document.statements)


def _binding(statements: Iterable[tuple[Statement, frozenset[str]]]) -> Mapping[str, frozenset[str]]:
    """For each name, the names that statements bind to what it gives."""
    found: dict[str, frozenset[str]] = {}
    for each, names in statements:
        for name in () if each.is_import else names:
            found[name] = found.get(name, frozenset()) | each.binds
    return found


_MAKE = ("__init__", "__new__", "__post_init__")
"""Run where the class is called, and not where its objects are used."""


def doctests(
    document: Document,
    function: Function,
    settings: PytestSettings | None = None,
    root: Path | None = None,
) -> FoundTests:
    """Examples of the function's docstring, then those of its class and module that use it."""
    runs = DocumentExamples(document, settings or PytestSettings(), root)
    subject, name = Subject.of(function, document), function.reachable_name
    reachable = (each for each in document.functions if each.target_name == name)
    shown = function if function.target_name == name else next(reachable, None)
    assigned = document.once(assigned_docstrings).get(name, "")
    found = runs.examples(shown.docstring if shown is not None and shown.docstring else assigned, name, name)
    its_class = frozenset({OWN + subject.name})
    if function.accessor:
        found = _using(found, subject, its_class)
    if function.is_nested and ">>>" in function.docstring:
        reason = f"{function.name} stands inside another function, so its examples cannot reach it"
        found = FoundTests(skipped=((f"doctest {function.name}", reason),)) + found
    if owner := name.rpartition(".")[0]:
        found += _using(runs.examples(document.class_docstring(owner), owner, owner), subject, its_class)
    module = document.path.stem if document.path is not None else "module"
    of_module = runs.examples(document.module_docstring, "", module)
    told = {token for case in of_module.cases for token in example_tokens(case) if token.startswith(OWN)}
    if OWN + module in told:
        told.add(OWN)
    told = told if subject.method not in ("", *_MAKE) else told & {OWN}
    return found + FoundTests(_using(of_module, subject, frozenset(told)).cases)


def _using(found: FoundTests, subject: Subject, told: frozenset[str]) -> FoundTests:
    """The examples that call a function, where ``told`` is what other ones have said of the module."""

    def shows(case: TestCase) -> bool:
        return subject.method == "__repr__" and subject.name in (case.expected or "")

    cases = (case for case in found.cases if shows(case) or subject.reached_by(example_tokens(case) | told))
    return FoundTests(tuple(cases), found.skipped)


def example_tokens(case: TestCase) -> frozenset[str]:
    """The tokens of the examples that make up a case."""
    tree = parse(case.setup + case.source)
    return tokens_of(tree) if tree is not None else frozenset()
