"""Folders and installed packages that the user names as memory, read when first needed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.project_index import ProjectIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.memory_setting import MemoryPlaces
from egcfg_lsp.resources.package_search import find_package
from engine.memory.memory import Source
from engine.memory.named.copied_functions import FolderSource
from engine.memory.named.installed_package import InstalledPackage
from engine.memory.project import Caller
from engine.support.async_tasks import begin, end


@dataclass(frozen=True)
class NamedFolder:
    """A folder of functions to be copied."""

    name: str
    path: Path
    index: ProjectIndex


@dataclass
class NamedPackage:
    """A package of functions to be called."""

    name: str
    path: Path
    reading: asyncio.Future[InstalledPackage] | None = None

    async def read(self, patience_s: float | None) -> InstalledPackage | None:
        """The package; None where reading it takes longer. Raises ``UsageError`` where it cannot be read."""
        if self.reading is None:
            self.reading = begin(asyncio.to_thread(InstalledPackage, self.path))
        try:
            return await asyncio.wait_for(asyncio.shield(self.reading), patience_s)
        except TimeoutError:
            return None
        except ValueError as error:
            raise UsageError(f"memory names package:{self.name}: {error}.") from None


@dataclass(frozen=True)
class NamedPlaces:
    """What a setting names beside the project and the library."""

    folders: Sequence[NamedFolder] = ()
    packages: Sequence[NamedPackage] = ()

    async def sources(self, caller: Caller, patience_s: float | None) -> list[Source]:
        """What a file may use, itself left out. Raises ``UsageError`` for what cannot be read."""
        found: list[Source] = []
        for folder in self.folders:
            read = await folder.index.source(Caller("", ""), "", {}, patience_s)
            found.append(FolderSource(folder.name, read, caller.key))
        for named in self.packages:
            package = await named.read(patience_s)
            if package is not None:
                found.append(package.for_caller(caller.text))
        return found

    async def close(self) -> None:
        """Gives up what is still being read."""
        for folder in self.folders:
            await folder.index.close()
        await end([named.reading for named in self.packages if named.reading is not None])


def named_places(wanted: MemoryPlaces, base: Path, python: str) -> NamedPlaces:
    """The folders, of which relative ones are in ``base``, and the packages of the interpreter ``python``.

    Raises ``UsageError`` for one that there is not.
    """
    folders = []
    for text in wanted.folders:
        path = (base / Path(text).expanduser()).resolve()
        if not path.is_dir():
            raise UsageError(
                f"memory names folder:{text}, and there is no folder {path}; make it, or mend the path."
            )
        folders.append(NamedFolder(path.name, path, ProjectIndex(path)))
    packages = [NamedPackage(name, find_package(name, python)) for name in wanted.packages]
    return NamedPlaces(tuple(folders), tuple(packages))
