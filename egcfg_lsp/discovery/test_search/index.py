"""The test cases of a function, found without running anything."""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.examples import examples_of
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.collection import Collected
from egcfg_lsp.discovery.test_search.doctests import doctests, example_tokens
from egcfg_lsp.discovery.test_search.found import FoundTests
from egcfg_lsp.discovery.test_search.imports import Project
from egcfg_lsp.discovery.test_search.neighbours import files_near
from egcfg_lsp.discovery.test_search.subject import PROCESS, Subject
from egcfg_lsp.files.project_root import root as project_root
from egcfg_lsp.files.source_file import FileError, read

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
                words = _imported(document.text) if (document := self.read(file)) is not None else ()
                beside = (file.with_name(f"{word}.py") for word in sorted(words))
                files |= dict.fromkeys(each for each in beside if each != path and each.is_file())
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
        own = _path(document)
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
        texts = {file: each.text if each else None for file in files for each in [self.read(file)]}
        found = {file for file, text in texts.items() if text is None or any(name in text for name in names)}
        new = set(found)
        while new:
            stems = {file.parent.name if file.stem == "__init__" else file.stem for file in new}
            folders = {file.parent for file in new if file.name == "conftest.py"}
            new = {
                file for file, text in texts.items()
                if file not in found and text is not None
                and (not stems.isdisjoint(_imported(text)) or not folders.isdisjoint(file.parents))
            }  # fmt: skip
            found |= new
        return found

    def _tests(
        self, document: Document, file: Path, top: Path | None, near: _Near
    ) -> Collected | tuple[str, str]:
        """The tests of a file, made once for all functions of a document; or its label, and why not."""
        own = file == _path(document)
        label = _label(file, top) if document.path is not None and top is not None else "module"
        try:
            test = document if own else self._document(file)
        except FileError as error:
            return label, str(error)
        if not own and not test.is_valid:
            return label, "it has syntax errors"
        if self._collected is None or self._collected[0] is not document:
            self._collected = (document, {})
        known = self._collected[1]
        if file not in known or known[file].document is not test or not self._is_same(known[file].read):
            project = Project(_path(document), document.defined, top, self.read)
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


def find_tests(document: Document, function: Function, root: Path | None = None) -> FoundTests:
    """All test cases of ``function``; see ``TestIndex.find``."""
    return TestIndex().find(document, function, root)


def _path(document: Document) -> Path:
    """Where a document is stored, or would be."""
    return (document.path or Path("untitled.py")).absolute()


def _label(path: Path, root: Path) -> str:
    """A file's path as pytest writes it: relative to the project, with slashes."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


@lru_cache(maxsize=4096)
def _imported(text: str) -> frozenset[str]:
    """The words of a file's imports."""
    return frozenset(word for line in _IMPORTS.findall(text) for word in re.findall(r"\w+", line))


def _unwritten(document: Document, function: Function) -> Iterator[Function]:
    """Other functions of the file that wait to be written, and that a test calls by name."""
    for other in document.unwritten:
        special = other.simple_name.startswith("__") and other.simple_name != "__init__"
        if other.target_name != function.target_name and not other.is_nested and not special:
            yield other
