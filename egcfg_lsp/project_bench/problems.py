"""A project of the user's as a benchmark: every function with tests, its body removed.

Every second test is hidden, beginning with the second. Strategies see the project's files without hidden
tests and without the function's body.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import hashlib
import os
import re
import warnings
from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from egcfg_lsp.completer.completer import overlay, without_body
from egcfg_lsp.discovery.collection import FUNCTIONS
from egcfg_lsp.discovery.doctests import deciding, parsed_examples
from egcfg_lsp.discovery.document import Document, Function, Lines, Position, in_code_points, leading
from egcfg_lsp.discovery.names import bound_names, free_names, parse
from egcfg_lsp.discovery.project import PytestSettings, project_root, python_files, without_dots
from egcfg_lsp.discovery.task import task_for
from egcfg_lsp.discovery.tests_of import TestIndex, doctests
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.source_file import FileError, encoded, read
from engine.bench.datasets import Dataset
from engine.bench.excerpt import Excerpt
from engine.bench.problem import FUNCTION_LIMITS, Hidden, HiddenTest, Problem
from sandbox import SandboxError, TestCase, project_copy

_TELLING = 200
"""Bytes of a function that stands elsewhere only as a copy; shorter ones are alike by chance."""


def load(folder: Path) -> Dataset:
    """Every function that is written and has tests. Every second test is hidden; all of them judge.

    Programs of strategies run in an excerpt, in which neither hidden tests nor the function's body stand.

    Raises ``UsageError`` when there is none.
    """
    folder, index = without_dots(folder), TestIndex()
    problems: dict[str, Problem] = {}
    digest = hashlib.sha256()
    settings = PytestSettings.of(project_root(folder / "__init__.py"))
    for path in sorted(python_files(folder)):
        if settings.is_test_file(path) and not settings.is_anywhere:
            continue
        try:
            document = Document(read(path).text, path)
        except FileError:
            continue
        found = list(_problems(folder, document, index))
        if found:
            digest.update(document.text.encode())
            digest.update(repr([[test.id for test in problem.task.tests] for problem in found]).encode())
            problems |= {problem.id: problem for problem in found}
    for copied in {problem.excerpt.project for problem in problems.values() if problem.excerpt}:
        try:
            project_copy.check(copied)
        except SandboxError as error:
            raise UsageError(str(error)) from None
    if not problems:
        raise UsageError(f"No written function with tests was found in {folder}.")
    return Dataset(folder.resolve().name, tuple(problems.values()), digest.hexdigest())


def _problems(folder: Path, document: Document, index: TestIndex) -> Iterator[Problem]:
    for function in document.functions:
        if not (function.is_unfinished or function.is_declaration or function.is_nested):
            problem = _problem(folder, document, function, index)
            if problem is not None:
                yield problem


def _problem(folder: Path, document: Document, function: Function, index: TestIndex) -> Problem | None:
    assert document.path is not None
    root = project_root(document.path.absolute())
    cases = index.find(document, function, root).cases
    if not cases:
        return None
    known = withheld(document, function, cases, root)
    return Problem(
        id=f"{document.path.relative_to(folder).as_posix()}::{function.target_name}",
        task=task_for(known.document, known.function, known.visible),
        hidden=Hidden([HiddenTest(**vars(case)) for case in cases]),
        gold=document.text,
        limits=FUNCTION_LIMITS,
        folder=document.path.absolute().parent,
        overlay=overlay(document, function, root),
        excerpt=_excerpt(folder, document, function, known, root),
    )


def _excerpt(folder: Path, document: Document, function: Function, known: Withheld, root: Path) -> Excerpt:
    assert document.path is not None
    lines = document.lines
    definition = lines[function.def_line].strip().partition("(")[0] + "("
    start = Position(function.def_line, 0)
    reference = lines.slice(start, lines.end(function.last)).encode()
    head = lines.slice(start, function.colon).encode()
    return Excerpt(
        project=Path(os.path.realpath(root if folder.absolute().is_relative_to(root) else folder)),
        root=Path(os.path.realpath(root)),
        file=Path(os.path.realpath(document.path.parent), document.path.name),
        replaced=known.files,
        elsewhere=((reference, head + b" pass"),) if len(reference) >= _TELLING else (),
        definition=definition,
        overlay=overlay(known.document, known.function, root),
    )


# Which tests are hidden


@dataclass(frozen=True)
class Withheld:
    """A function to be written, as strategies may know it."""

    document: Document
    """Without hidden tests; with the body."""
    function: Function
    """In that document."""
    visible: tuple[TestCase, ...]
    files: tuple[tuple[Path, bytes | None], ...]
    """Files without what is hidden and without the body, by real path; ``None`` for those left out."""


def withheld(document: Document, function: Function, cases: Sequence[TestCase], root: Path) -> Withheld:
    """Hides every second test, beginning with the second.

    Tests are what a file can do without one by one: examples, and test functions with all their parameters. A
    test that others need to run, or that cannot be cut out of its file, is not hidden.
    """
    hiding = _Hiding(document, function, cases, root)
    hidden = list(hiding.groups)[1::2]
    while hidden:
        try:
            return hiding.made(hiding.still_hidden(hidden))
        except (CannotCut, FileError):
            hidden = [key for key in hidden if hiding.can_hide(key)][: len(hidden) - 1]
    return hiding.made([])


class _Hiding:
    """The tests of one function in groups, of which each is hidden as a whole or not at all.

    A group is an example of a docstring, or a test function with all its rows.
    """

    def __init__(self, document: Document, function: Function, cases: Sequence[TestCase], root: Path) -> None:
        assert document.path is not None
        self._document = document
        self._function = function
        self._path = document.path.absolute()
        self._cases = tuple(dict.fromkeys(cases))
        self._root = root
        self.groups: dict[object, list[TestCase]] = {}
        for case in self._cases:
            self.groups.setdefault((self._file(case), _name(case) or case.id), []).append(case)

    def still_hidden(self, keys: Iterable[object]) -> list[object]:
        """``keys`` without the examples on which later ones rest that are shown."""
        hidden = list(keys)
        for key in reversed(hidden):
            visible, _ = self._parted(hidden)
            if any(_rests(visible, case) for case in self.groups[key]):
                hidden.remove(key)
        return hidden

    def can_hide(self, key: object) -> bool:
        try:
            self.made([key])
        except (CannotCut, FileError):
            return False
        return True

    def made(self, hidden: Sequence[object]) -> Withheld:
        """Raises ``CannotCut``, ``FileError``."""
        visible, secret = self._parted(hidden)
        if any(case.item is not None and not case.item.line for case in secret):
            raise CannotCut("a test does not stand in its file")
        text = self._own_text(secret)
        same = text == self._document.text
        document = self._document if same else Document(text, self._document.path)
        function = self._found(document)
        own = encoded(read(self._path), without_body(document, function))
        if not same:
            visible = list(self._again(visible, document, function))
        files: dict[Path, bytes | None] = {Path(os.path.realpath(self._path)): own}
        for file in dict.fromkeys(map(self._file, secret)):
            if file != self._path:
                files[Path(os.path.realpath(file))] = self._without(file, secret, visible)
        shown = tuple(
            # without its line, if what stands above it may have been cut out
            replace(case, item=replace(case.item, line=0))
            if case.item is not None and Path(os.path.realpath(case.item.file)) in files
            else case
            for case in visible
        )
        return Withheld(document, function, shown, tuple(files.items()))

    def _file(self, case: TestCase) -> Path:
        """Where a test stands; an example stands in the function's own file."""
        return Path(case.item.file) if case.item is not None else self._path

    def _parted(self, hidden: Iterable[object]) -> tuple[list[TestCase], list[TestCase]]:
        """Visible and hidden tests, in the order in which they were found."""
        secret = {case for key in hidden for case in self.groups[key]}
        visible = [case for case in self._cases if case not in secret]
        return visible, [case for case in self._cases if case in secret]

    def _again(
        self, visible: Iterable[TestCase], document: Document, function: Function
    ) -> Iterator[TestCase]:
        """Visible tests, as they are where hidden examples are gone. Raises ``CannotCut``."""
        left = list(doctests(document, function, PytestSettings.of(self._root), self._root).cases)
        for case in visible:
            if case.docstring is None:
                yield case
                continue
            while left and _shown(left[0]) != _shown(case):
                left.pop(0)
            if not left:
                raise CannotCut("an example is not what it was")
            yield replace(left.pop(0), id=case.id)

    def _moved(self, case: TestCase, cut: Collection[Path]) -> TestCase:
        """The test without its line, if what stands above it may have been cut out."""
        if case.item is None or Path(os.path.realpath(case.item.file)) not in cut:
            return case
        return replace(case, item=replace(case.item, line=0))

    def _own_text(self, secret: Iterable[TestCase]) -> str:
        """The function's file without tests that are hidden."""
        text = self._document.text
        own = [case for case in secret if self._file(case) == self._path]
        ids = {case.id for case in own if not _name(case)}
        text = without_examples(text, ids, self._path.stem) if ids else text
        return self._without_functions(text, own, self._path)

    def _without_functions(self, text: str, cases: Iterable[TestCase], file: Path) -> str:
        names = {_name(case) for case in cases if self._file(case) == file} - {""}
        if not names:
            return text
        if self._function.simple_name in names:
            raise CannotCut("a test has the function's name")
        return without_functions(text, names)

    def _without(self, file: Path, secret: Sequence[TestCase], visible: Sequence[TestCase]) -> bytes | None:
        """A test file without hidden tests; ``None`` if no visible test needs it."""
        running = {case.item.file for case in visible if case.item is not None}
        if str(file) not in running and not any(file.stem in read(Path(each)).text for each in running):
            return None
        source = read(file)
        left = self._without_functions(source.text, secret, file)
        return encoded(source, without_unused(left, source.text))

    def _found(self, document: Document) -> Function:
        """The function in a text that has lost tests. Raises ``CannotCut``."""
        same = [each for each in self._document.functions if each.name == self._function.name]
        left = [each for each in document.functions if each.name == self._function.name]
        if len(left) != len(same):
            raise CannotCut("the function is not what it was")
        return left[same.index(self._function)]


def _name(case: TestCase) -> str:
    """The simple name of a test function; nothing for an example."""
    return case.item.name.rpartition("::")[2] if case.item is not None else ""


def _shown(case: TestCase) -> tuple[str, str, str | None]:
    return case.docstring.name if case.docstring is not None else "", case.source, case.expected


def _rests(visible: Iterable[TestCase], case: TestCase) -> bool:
    """Whether a later example that is shown may need what a hidden one does to their names."""
    run = case.docstring
    shown = (each.docstring for each in visible if each.docstring is not None)
    if run is None or not any(each.text == run.text and each.first > run.first for each in shown):
        return False
    examples = parsed_examples(run.text)
    earlier = [tree for each in examples[: run.last] if (tree := parse(each.source)) is not None]
    local = {name for tree in earlier for name in bound_names(tree.body)}
    tree = parse(case.source)
    if tree is None or bound_names(tree.body):
        return True
    calls = any(isinstance(node, ast.Call) for node in ast.walk(tree))
    return calls and bool(free_names(case.source) & local)


# Tests removed from texts

_OPENING = re.compile(r"[a-zA-Z]*(\"\"\"|'''|\"|')")
_KEPT = ("test", "Test", "pytest", "__")
"""How names begin that mean something to pytest or Python."""


class CannotCut(Exception):
    """The text cannot be taken apart, or would not be what it should."""


_Cut = tuple[int, int, str]
"""Two offsets of a text, and what is to stand between them."""


def without_examples(text: str, ids: Container[str], module: str) -> str:
    """``text`` without doctest examples by their ids; ``module`` is in those of the module's docstring.

    Raises ``CannotCut``.
    """
    cuts: list[_Cut] = []
    kept: list[tuple[str, str]] = []
    for name, node, parsed in _docstrings(text, module):
        places = [at for where, at in deciding(parsed, name) if where in ids]
        cuts += [_cut_of(text, node, parsed[at]) for at in places]
        kept += [(each.source, each.want) for at, each in enumerate(parsed) if at not in places]
    cut = _applied(text, cuts)
    if [(each.source, each.want) for _, _, parsed in _docstrings(cut, module) for each in parsed] != kept:
        raise CannotCut("other examples would change")
    return cut


def without_functions(text: str, names: Set[str]) -> str:
    """``text`` without the functions of these simple names, at its top and in classes. Raises ``CannotCut``.

    Each leaves a ``pass``, so that what is around it stays whole. Comments above it go too.
    """
    found = [each for each in _in_module_and_classes(_parsed(text)) if isinstance(each, FUNCTIONS)]
    found = [each for each in found if each.name in names]
    if {each.name for each in found} != names:
        raise CannotCut("a test is not a function of its file")
    cut = _applied(text, [_cut_whole(text, each) for each in found])
    left = _parsed(cut)
    functions = (each for each in _in_module_and_classes(left) if isinstance(each, FUNCTIONS))
    if any(each.name in names for each in functions) or any(word in names for word in _words(left)):
        raise CannotCut("a function is still there, or still spoken of")
    return cut


def without_unused(text: str, before: str) -> str:
    """``text`` without data and helpers that something in ``before`` spoke of, and now nothing does.

    Raises ``CannotCut``.
    """
    once = Counter(_words(_parsed(before)))
    while True:
        tree = _parsed(text)
        now = Counter(_words(tree))
        unused = [each for each in _definitions(tree) if _is_left_over(each, once, now)]
        if not unused:
            return text
        text = _applied(text, [_cut_whole(text, each) for each in unused])


@lru_cache(maxsize=16)
def _parsed(text: str) -> ast.Module:
    """The tree, which nobody changes. Raises ``CannotCut``."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise CannotCut(f"the text is not valid Python: {error}") from None


def _applied(text: str, cuts: Iterable[_Cut]) -> str:
    for start, end, new in sorted(cuts, reverse=True):
        text = text[:start] + new + text[end:]
    return text


# Examples


def _docstrings(text: str, module: str) -> Iterator[tuple[str, ast.Constant, list[doctest.Example]]]:
    """The docstrings of the module and of all functions and classes: qualified name, literal, examples."""
    waiting: list[tuple[str, ast.AST]] = [("", _parsed(text))]
    while waiting:
        name, node = waiting.pop()
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                match node.body[:1]:
                    case [ast.Expr(ast.Constant(str(words)) as literal)]:
                        with contextlib.suppress(ValueError):
                            yield name or module, literal, parsed_examples(words)
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                inner = f"{name}.{child.name}".lstrip(".")
            waiting.append((inner, child))


def _cut_of(text: str, node: ast.Constant, example: doctest.Example) -> _Cut:
    """An example's lines; the literal's quotes stay. Raises ``CannotCut``."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = Lines(text)
    ends = ((node.lineno - 1, node.col_offset), (node.end_lineno - 1, node.end_col_offset))
    start, end = (lines.offset(Position(at, in_code_points(lines[at], column))) for at, column in ends)
    opening = _OPENING.match(text[start:end])
    first = node.lineno - 1 + example.lineno
    after = first + example.source.count("\n") + example.want.count("\n")
    if opening is None or after > len(lines) or ">>>" not in lines[first]:
        raise CannotCut("the lines of a docstring are not those of its literal")
    inside = start + opening.end(), end - len(opening[1])
    begin = max(lines.starts[first], inside[0])
    stop = min(lines.starts[after] if after < len(lines) else len(text), inside[1])
    closes = stop == inside[1] and begin == lines.starts[first]
    return begin, stop, leading(lines[first]) if closes else ""


# Functions, and what they leave unused


def _in_module_and_classes(tree: ast.Module) -> Iterator[ast.stmt]:
    """Statements that are not in functions, those inside ``if`` and the like too."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        for child in ast.iter_child_nodes(waiting.pop()):
            if isinstance(child, ast.stmt):
                yield child
            if not isinstance(child, (*FUNCTIONS, ast.expr)):
                waiting.append(child)


def _definitions(tree: ast.Module) -> list[ast.stmt]:
    """What gives names to data, functions and classes, each on lines of its own."""
    every = list(_in_module_and_classes(tree))
    starts = Counter(each.lineno for each in every)
    ends = Counter(each.end_lineno for each in every if isinstance(each, ast.Assign | ast.AnnAssign))
    kinds = (ast.Assign, ast.AnnAssign, ast.ClassDef, *FUNCTIONS)
    return [
        each
        for each in every
        if isinstance(each, kinds) and starts[each.lineno] == 1 >= ends[each.end_lineno]
    ]


def _is_left_over(each: ast.stmt, once: Counter[str], now: Counter[str]) -> bool:
    own, bound = Counter(_words(each)), _bound(each)
    kept = _KEPT if isinstance(each, (ast.ClassDef, *FUNCTIONS)) else ("pytest", "__")
    if not bound or any(name.startswith(kept) for name in bound):
        return False
    return all(now[name] == own[name] < once[name] for name in bound)


def _bound(each: ast.stmt) -> set[str]:
    """The names that a definition binds; none if it also does something else."""
    if isinstance(each, (ast.ClassDef, *FUNCTIONS)):
        return {each.name}
    targets: Sequence[ast.expr] = each.targets if isinstance(each, ast.Assign) else ()
    targets = [each.target] if isinstance(each, ast.AnnAssign) else targets
    parts = [part for target in targets for part in ast.walk(target)]
    plain = all(isinstance(part, (ast.Name, ast.Tuple, ast.List, ast.expr_context)) for part in parts)
    return {part.id for part in parts if isinstance(part, ast.Name)} if plain else set()


def _words(tree: ast.AST) -> Iterator[str]:
    """The identifiers that code speaks of, and its strings, which may be names for pytest."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _cut_whole(text: str, node: ast.stmt) -> _Cut:
    """A statement's lines, with decorators and comments above."""
    lines = Lines(text)
    decorators = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(each.lineno for each in decorators)]) - 1
    indent = leading(lines[first])
    while first > 0 and lines[first - 1].startswith(indent + "#"):
        first -= 1
    last = (node.end_lineno or node.lineno) - 1
    return lines.starts[first], lines.offset(lines.end(last)), indent + "pass"
