"""The test cases of a function, found without running anything."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.module_names import pytest_setting
from egcfg_lsp.discovery.test_search.cases import cases_of
from egcfg_lsp.discovery.test_search.collection import Collected
from egcfg_lsp.discovery.test_search.doctests import doctests
from egcfg_lsp.discovery.test_search.found import FoundTests
from egcfg_lsp.discovery.test_search.neighbours import files_near
from egcfg_lsp.discovery.test_search.subject import Subject
from egcfg_lsp.discovery.test_search.suites import label_of, own_suite, suite
from egcfg_lsp.discovery.test_search.unwritten import without_unwritten
from egcfg_lsp.files.project_root import root as project_root
from egcfg_lsp.files.source_file import FileError, read

_SHOWN = 8
"""Open documents that are kept parsed."""


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
    _files: dict[tuple[Path, Path], list[Path]] = field(default_factory=dict)
    _own: tuple[Document, str, Collected] | None = None
    _others: tuple[Document, dict[Path, tuple[list[Document], Collected | None]]] | None = None
    """What test files are to a document: kept while it, they and their conftests are the same."""

    def find(self, document: Document, function: Function, root: Path | None = None) -> FoundTests:
        """All test cases of ``function``: doctests, then those of its file, then of test files near it.

        ``root`` is the project's folder, from which test ids are written; found from markers by default.
        """
        found = self._everywhere(document, function, root)
        return without_unwritten(document, function, found)

    def _everywhere(self, document: Document, function: Function, root: Path | None) -> FoundTests:
        found = doctests(document, function)
        subject = Subject.of(function, document.statements)
        path = document.path.absolute() if document.path is not None else None
        top = root if root is not None or path is None else project_root(path)
        if found.cases and top is not None and (flags := tuple(pytest_setting(top, "doctest_optionflags"))):
            found = FoundTests(tuple(replace(case, flags=flags) for case in found.cases), found.skipped)
        label = label_of(path, top) if path is not None and top is not None else "module"
        found += _cases(self._beside(document, label), subject)
        if path is None or top is None:
            return found
        for file in dict.fromkeys([*(file.absolute() for file in self.named), *self._near(path, top)]):
            found += self._in_file(document, file, top, subject)
        return found

    def _beside(self, document: Document, label: str) -> Collected:
        """The tests in the function's own file, made once for all its functions."""
        own = self._own
        if own is None or own[0] is not document or own[1] != label:
            own = self._own = (document, label, Collected(own_suite(document, label)))
        return own[2]

    def _near(self, path: Path, top: Path) -> list[Path]:
        files = self._files  # another thread may look again meanwhile
        if (path, top) not in files:
            files[path, top] = files_near(path, top)
        return files[path, top]

    def look_again(self, open_texts: Mapping[Path, str]) -> None:
        """Files may have come and gone, and these are open with these texts now."""
        self.open_texts = open_texts
        self._files = {}

    def document(self, name: str, text: str, path: Path | None) -> Document:
        """What an editor shows as ``name``; what is known of an earlier text of it is used."""
        earlier = self._shown.pop(name, None)
        same = earlier is not None and (earlier.text, earlier.path) == (text, path)
        self._shown[name] = shown = earlier if same and earlier else Document(text, path, earlier)
        for oldest in list(self._shown)[:-_SHOWN]:
            self._shown.pop(oldest, None)
        return shown

    def _in_file(self, document: Document, file: Path, top: Path, subject: Subject) -> FoundTests:
        label = label_of(file, top)
        try:
            test = self._document(file)
        except FileError as error:
            return FoundTests(skipped=((label, str(error)),))
        if not any(name in test.text for name in (subject.method or subject.name, *subject.names)):
            return FoundTests()
        if not test.is_valid:
            return FoundTests(skipped=((label, "it has syntax errors"),))
        tests = self._elsewhere(document, test, label, file, top)
        return _cases(tests, subject) if tests is not None else FoundTests()

    def _elsewhere(
        self, document: Document, test: Document, label: str, file: Path, top: Path
    ) -> Collected | None:
        """The tests of another file, made once for all functions of a document."""
        conftests = list(self._conftests(file, top))
        others = self._others
        if others is None or others[0] is not document:
            others = self._others = (document, {})
        known = others[1].get(file)
        if known is None or not _are_same(known[0], [test, *conftests]):
            made = suite(document, test, label, conftests)
            known = others[1][file] = ([test, *conftests], Collected(made) if made is not None else None)
        return known[1]

    def _conftests(self, file: Path, top: Path) -> Iterator[Document]:
        """What pytest takes fixtures from, for the tests of a file."""
        for folder in file.parents:
            conftest = folder / "conftest.py"
            if conftest.is_file():
                with contextlib.suppress(FileError):
                    yield self._document(conftest)
            if folder == top:
                return

    def _document(self, file: Path) -> Document:
        """Parsed once per version of the file. Raises ``FileError``."""
        text = self.open_texts.get(file)
        try:
            status = file.stat()
        except OSError:
            status = None
        version = text if text is not None else status and (status.st_mtime_ns, status.st_size)
        known = self._parsed.get(file)
        if known is None or known[0] != version or version is None:
            text = text if text is not None else read(file).text
            known = self._parsed[file] = (version, Document(text, file))
        return known[1]


def find_tests(document: Document, function: Function, root: Path | None = None) -> FoundTests:
    """All test cases of ``function``; see ``TestIndex.find``."""
    return TestIndex().find(document, function, root)


def _cases(tests: Collected, subject: Subject) -> FoundTests:
    found = FoundTests()
    for test in tests.about(subject):
        found += cases_of(test, tests.suite, subject)
    return found


def _are_same(some: Sequence[Document], others: Sequence[Document]) -> bool:
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))
