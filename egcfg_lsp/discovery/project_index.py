"""The functions of a project that others may call, read without importing them and kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from egcfg_lsp.discovery.project_layout import FileImports, ProjectLayout
from egcfg_lsp.discovery.source.module_names import import_folders, pythonpath
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.neighbours import TEST_FOLDERS, python_files
from egcfg_lsp.files.source_file import LARGEST, FileError, read
from engine.memory.project import Caller, ProjectFunctions, ProjectSource
from engine.memory.project_code.read_module import ReadModule, read_imports, read_module
from engine.support.async_tasks import begin, end

MOST_FILES = 10_000
REFRESH_S = 2.0
"""The files are looked at again when the last look is so many seconds old."""
PATIENCE_S = 0.2
"""A completion waits so long for a look at the files; then it goes by what is known."""
_SLICE = 20
"""Files that are taken in before others have their turn."""
_Version = object
_UNREAD = ReadModule(acts=True)
"""Nothing to call, and nobody knows what importing it does."""


@dataclass(frozen=True)
class _FileRead:
    """What a look found of a file: its version and what it holds, or None where it does not parse."""

    version: _Version
    module: ReadModule | None


class ProjectIndex:
    """The functions in the Python files of the project at ``root``; those of tests are left out."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._settings = PytestSettings.of(root)
        self._functions = ProjectFunctions()
        self._versions: dict[Path, _Version] = {}
        self._looked_at = -REFRESH_S
        self._looking: asyncio.Future[None] | None = None
        self._imports: dict[Path, FileImports] = {}
        """Of all files, tests too: those tell how modules are imported."""
        self._layout: ProjectLayout | None = None
        self._layout_of: object = None
        """What the layout was told."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._functions)

    async def source(
        self, caller: Caller, task: str, open_texts: Mapping[Path, str], patience_s: float | None = PATIENCE_S
    ) -> ProjectSource:
        """What the function ``task`` of a file may call, as far as it is known after ``patience_s``."""
        await self.refreshed(open_texts, patience_s)
        file, now = caller.key, read_module(caller.text)
        if not isinstance(file, Path):
            return self._functions.for_caller(caller, task)
        importable = None
        if self._layout is not None and file.is_relative_to(self._root):
            caller = replace(caller, module=self._layout.place(file).name)
            importable = self._layout.importable(file, now.imports if now is not None else ())
        if now is not None:
            self._functions.put(file, caller.module, now)
            self._versions[file] = object()  # without the task's body: the next look reads it again
        return self._functions.for_caller(caller, task, importable)

    async def close(self) -> None:
        """Gives up a look at the files that is under way."""
        self._closed = True
        if self._looking is not None:
            await end((self._looking,))

    async def refreshed(self, open_texts: Mapping[Path, str], patience_s: float | None = None) -> None:
        """Looks at the files again, if it is time; waits for that at most ``patience_s``."""
        if self._looking is None or self._looking.done():
            if time.monotonic() - self._looked_at < REFRESH_S:
                return
            self._looking = begin(self.look(dict(open_texts)))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._looking), patience_s)

    async def look(self, open_texts: Mapping[Path, str]) -> None:
        """Looks at all files, and takes in what changed."""
        changed, gone = await asyncio.to_thread(self._changes, open_texts, dict(self._versions))
        for path in gone:
            self._functions.drop(path)
            self._versions.pop(path, None)
            self._imports.pop(path, None)
        for path, found in changed.items():
            self._versions[path] = found.version
            if found.module is not None or path not in self._imports:
                self._imports[path] = _imports(found.module or _UNREAD, self._is_test(path))
            if self._imports[path].is_test:
                self._functions.drop(path)  # a file of tests knows its own functions while it is worked on
        layout = self._layout = await asyncio.to_thread(self._laid_out, dict(self._imports))
        await self._take_in({path: found.module for path, found in changed.items()}, layout)
        self._looked_at = time.monotonic()

    async def _take_in(self, changed: Mapping[Path, ReadModule | None], layout: ProjectLayout) -> None:
        """Puts the functions of files that changed, or whose names did, in place of those before."""
        taken = 0
        for path in [each for each, imports in self._imports.items() if not imports.is_test]:
            before = self._functions.name(path)
            name = layout.place(path).name
            read = changed.get(path)  # None where it is broken, too: what it held before still counts
            if read is None and before not in (None, name):
                read = self._functions.module(path)
            if read is not None:
                self._functions.put(path, name, read)
                taken += 1
                if taken % _SLICE == 0:
                    await asyncio.sleep(0)

    def _changes(
        self, open_texts: Mapping[Path, str], before: Mapping[Path, _Version]
    ) -> tuple[dict[Path, _FileRead], list[Path]]:
        """Files that are new or have another version than ``before``, read; and those that are gone."""
        self._settings = PytestSettings.of(self._root)
        there = dict.fromkeys(islice(_files(self._root), MOST_FILES))
        changed = {}
        for path in there:
            text = open_texts.get(path)
            version = text if text is not None else _version(path)
            if before.get(path, ...) != version and not self._closed:
                changed[path] = _FileRead(version, self._read(path, text))
        return changed, [path for path in before if path not in there]

    def _read(self, path: Path, text: str | None) -> ReadModule | None:
        try:
            text = text if text is not None else read(path).text
        except FileError:
            return _UNREAD
        if len(text) > LARGEST:
            return _UNREAD
        return read_imports(text) if self._is_test(path) else read_module(text)

    def _is_test(self, path: Path) -> bool:
        folders = path.relative_to(self._root).parts[:-1]
        return (
            self._settings.is_test_file(path)
            or path.name == "conftest.py"
            or any(name.lower() in TEST_FOLDERS for name in folders)
        )

    def _laid_out(self, imports: Mapping[Path, FileImports]) -> ProjectLayout:
        on_path = [self._root / name for name in pythonpath(self._root)]
        told = [*import_folders(self._root)], on_path, imports
        if self._layout is None or told != self._layout_of:
            self._layout_of = told
            return ProjectLayout(*told)
        return self._layout


def _imports(module: ReadModule, is_test: bool) -> FileImports:
    return FileImports(module.imports, {"sys", ".path"} <= module.start.keys(), is_test)


def _files(root: Path) -> Iterator[Path]:
    """The project's Python files that are no links to elsewhere."""
    top = root.resolve()
    for path in python_files(root):
        if not path.is_symlink() or path.resolve().is_relative_to(top):
            yield path


def _version(path: Path) -> _Version:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
