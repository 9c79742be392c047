"""Which tests of a function are hidden, and the project's files without them and without its body."""

from __future__ import annotations

import ast
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from egcfg_lsp.completer.completer import without_body
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.examples import parsed_examples
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import bound_names, free_names, parse
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.doctests import doctests
from egcfg_lsp.files.source_file import FileError, encoded, read
from egcfg_lsp.project_bench.remove_tests import (
    CannotCut,
    has_function,
    without_examples,
    without_functions,
    without_unused,
)
from sandbox import TestCase


class _Place(NamedTuple):
    """Where a test stands: in a function of a test file, or in a docstring of the function's own file."""

    file: Path
    function: str
    """Its simple name; nothing for an example."""


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
    assert document.path is not None
    places = {case: _place(case, document.path.absolute()) for case in cases}
    hiding = _Hiding(document, function, places, root)
    hidden = list(hiding.groups)[1::2]
    while hidden:
        try:
            return hiding.made(hiding.still_hidden(hidden))
        except (CannotCut, FileError):
            hidden = [key for key in hidden if hiding.can_hide(key)][: len(hidden) - 1]
    return hiding.made([])


def _place(case: TestCase, file: Path) -> _Place:
    if case.item is None:
        return _Place(file, "")
    return _Place(Path(case.item.file), case.item.name.rpartition("::")[2])


class _Hiding:
    """The tests of one function in groups, of which each is hidden as a whole or not at all."""

    def __init__(
        self, document: Document, function: Function, places: Mapping[TestCase, _Place], root: Path
    ) -> None:
        assert document.path is not None
        self._document = document
        self._function = function
        self._path = document.path.absolute()
        self._places = places
        self._root = root
        self.groups: dict[object, list[TestCase]] = {}
        for case, place in places.items():
            self.groups.setdefault(place if case.item is not None else case.id, []).append(case)

    def still_hidden(self, keys: Iterable[object]) -> list[object]:
        """``keys`` without the examples on which later ones rest that are shown."""
        hidden = list(keys)
        for key in reversed(hidden):
            visible = self._cases(each for each in self.groups if each not in hidden)
            if any(map(partial(_rests, visible), self.groups[key])):
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
        visible = self._cases(self._others(hidden))
        secret = self._cases(hidden)
        if any(case.item is not None and not case.item.line for case in secret):
            raise CannotCut("a test does not stand in its file")
        text = self._own_text(secret)
        same = text == self._document.text
        document = self._document if same else Document(text, self._document.path)
        function = self._found(document)
        own = encoded(read(self._path), without_body(document, function))
        if not same:
            visible = tuple(self._again(visible, document, function))
        files: dict[Path, bytes | None] = {Path(os.path.realpath(self._path)): own}
        for file in dict.fromkeys(self._places[case].file for case in secret):
            if file != self._path:
                files[Path(os.path.realpath(file))] = self._without(file, secret, visible)
        shown = tuple(self._moved(case, files) for case in visible)
        return Withheld(document, function, shown, tuple(files.items()))

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

    def _others(self, keys: Sequence[object]) -> list[object]:
        return [key for key in self.groups if key not in keys]

    def _cases(self, keys: Iterable[object]) -> tuple[TestCase, ...]:
        """In the order in which they were found."""
        wanted = {case for key in keys for case in self.groups[key]}
        return tuple(case for case in self._places if case in wanted)

    def _own_text(self, secret: Iterable[TestCase]) -> str:
        """The function's file without tests that are hidden."""
        text = self._document.text
        own = [case for case in secret if self._places[case].file == self._path]
        ids = {case.id for case in own if not self._places[case].function}
        text = without_examples(text, ids, self._path.stem) if ids else text
        return self._without_functions(text, own, self._path)

    def _without_functions(self, text: str, cases: Iterable[TestCase], file: Path) -> str:
        names = {place.function for place in map(self._places.__getitem__, cases) if place.file == file}
        names.discard("")
        if not names:
            return text
        if self._function.simple_name in names or not all(has_function(text, name) for name in names):
            raise CannotCut("a test is not a function of its file")
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
