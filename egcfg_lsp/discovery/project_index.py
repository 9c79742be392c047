"""The functions of a project that others may call, read without importing them and kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from egcfg_lsp.discovery.source.module_names import import_folders, module_name
from egcfg_lsp.discovery.test_search.neighbours import TEST_FOLDERS, is_test_file, python_files
from egcfg_lsp.files.source_file import LARGEST, FileError, read
from engine.memory.project import Caller, ProjectFunctions, ProjectSource
from engine.memory.project_code.read_module import ReadModule, read_module
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
    """What a look found of a file: its version and its functions, or None where it does not parse."""

    path: Path
    version: _Version
    module: str
    functions: ReadModule | None


class ProjectIndex:
    """The functions in the Python files of the project at ``root``; tests are left out."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._functions = ProjectFunctions()
        self._versions: dict[Path, _Version] = {}
        self._looked_at = -REFRESH_S
        self._looking: asyncio.Future[None] | None = None
        self._layout: object = None
        """What the files' names as modules depend on."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._functions)

    async def source(
        self, caller: Caller, task: str, open_texts: Mapping[Path, str], patience_s: float | None = PATIENCE_S
    ) -> ProjectSource:
        """What the function ``task`` of a file may call, as far as it is known after ``patience_s``."""
        await self.refreshed(open_texts, patience_s)
        now = read_module(caller.text)
        if now is not None and isinstance(caller.key, Path):
            self._functions.put(caller.key, caller.module, now)
            self._versions[caller.key] = object()  # without the task's body: the next look reads it again
        return self._functions.for_caller(caller, task)

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
        for number, each in enumerate(changed):
            self._versions[each.path] = each.version
            if each.functions is not None:  # else what it held before it broke still counts
                self._functions.put(each.path, each.module, each.functions)
            if number % _SLICE == 0:
                await asyncio.sleep(0)
        self._looked_at = time.monotonic()

    def _changes(
        self, open_texts: Mapping[Path, str], before: Mapping[Path, _Version]
    ) -> tuple[list[_FileRead], list[Path]]:
        """Files that are new or have another version than ``before``, read; and those that are gone."""
        folders = list(import_folders(self._root))
        there = dict.fromkeys(islice(_sources(self._root), MOST_FILES))
        layout = folders, [path for path in there if path.name == "__init__.py"]
        known = before if layout == self._layout else {}
        self._layout = layout
        changed = []
        for path in there:
            text = open_texts.get(path)
            version = text if text is not None else _version(path)
            if known.get(path, ...) != version and not self._closed:
                changed.append(self._read(path, text, version, folders))
        return changed, [path for path in before if path not in there]

    def _read(self, path: Path, text: str | None, version: _Version, folders: Sequence[Path]) -> _FileRead:
        try:
            text = text if text is not None else read(path).text
        except FileError:
            return _FileRead(path, version, "", _UNREAD)
        if len(text) > LARGEST:
            return _FileRead(path, version, "", _UNREAD)
        name = module_name(path, self._root, text, folders).name
        return _FileRead(path, version, name, read_module(text))


def _sources(root: Path) -> Iterable[Path]:
    """The project's Python files that are no tests, and no links to elsewhere."""
    top = root.resolve()
    for path in python_files(root):
        inner = path.relative_to(root).parts[:-1]
        if is_test_file(path.name) or path.name == "conftest.py" or {*inner} & {*TEST_FOLDERS}:
            continue
        if not path.is_symlink() or path.resolve().is_relative_to(top):
            yield path


def _version(path: Path) -> _Version:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
