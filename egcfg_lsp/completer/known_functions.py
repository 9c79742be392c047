"""Sources of functions to reuse, by the settings: the project, and named places."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from egcfg_lsp.completer.named_places import NamedPlaces, named_places
from egcfg_lsp.discovery.function_under_test import FunctionUnderTest
from egcfg_lsp.discovery.project_index import PATIENCE_S, ProjectIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.memory_setting import OFF, places
from engine.memory.memory import Memory, Source
from engine.memory.project import Caller
from sandbox import Overlay


@dataclass(frozen=True)
class KnownFunctions:
    """The sources of memory for the functions of one project."""

    project: ProjectIndex | None
    patience_s: float | None = PATIENCE_S
    """How long a completion waits for files to be read; None: until they are."""
    named: NamedPlaces = field(default_factory=NamedPlaces)

    async def memory(
        self, found: FunctionUnderTest, shown: Overlay | None, open_texts: Mapping[Path, str]
    ) -> Memory:
        """What a function may reuse; its file is read as ``shown``, without the body being written."""
        sources: list[Source] = []
        caller = _caller(found, shown)
        if self.project is not None:
            name = found.site.task.name
            sources.append(await self.project.source(caller, name, open_texts, self.patience_s))
        sources += await self.named.sources(caller, self.patience_s)
        return Memory(tuple(sources))

    async def close(self) -> None:
        """Gives up what is still being read."""
        await asyncio.gather(*(each.close() for each in (self.project, self.named) if each is not None))


def known_functions(
    wanted: str, root: Path, python: str, *, patience_s: float | None = PATIENCE_S
) -> KnownFunctions | None:
    """The sources that the setting ``memory`` names, for a project whose interpreter is ``python``.

    Raises ``UsageError`` for a folder or a package that there is not.
    """
    if wanted == OFF:
        return None
    try:
        named = places(wanted)
    except ValueError as error:
        raise UsageError(f"memory {error}.") from None
    index = ProjectIndex(root) if named.project else None
    return KnownFunctions(index, patience_s, named_places(named, root, python))


def _caller(found: FunctionUnderTest, shown: Overlay | None) -> Caller:
    if shown is None:
        return Caller("", found.document.text)
    file = Path(shown.file)
    return Caller(shown.module, shown.text, file, file.name == "__init__.py")
