"""What a completion may reuse: the project's functions and the bundled library, as the settings have it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.function_under_test import FunctionUnderTest
from egcfg_lsp.discovery.project_index import PATIENCE_S, ProjectIndex
from engine.memory.library import bundled
from engine.memory.memory import Memory, Source
from engine.memory.project import Caller
from sandbox import Overlay


@dataclass(frozen=True)
class KnownFunctions:
    """The sources of memory for the functions of one project."""

    project: ProjectIndex | None
    library: bool
    patience_s: float | None = PATIENCE_S
    """How long a completion waits for the project's files to be read; None: until they are."""

    async def memory(
        self, found: FunctionUnderTest, shown: Overlay | None, open_texts: Mapping[Path, str]
    ) -> Memory:
        """What a function may reuse; its file is read as ``shown``, without the body that is being written.

        Raises ``DataError`` where the library's file is damaged.
        """
        sources: list[Source] = []
        if self.project is not None:
            caller = _caller(found, shown)
            name = found.site.task.name
            sources.append(await self.project.source(caller, name, open_texts, self.patience_s))
        if self.library:
            sources.append(bundled())
        return Memory(tuple(sources))

    async def close(self) -> None:
        """Gives up what is still being read."""
        if self.project is not None:
            await self.project.close()


def known_functions(
    wanted: str, root: Path, *, patience_s: float | None = PATIENCE_S
) -> KnownFunctions | None:
    """The sources that the setting ``memory`` names."""
    if wanted == "off":
        return None
    names = wanted.split(",")
    return KnownFunctions(ProjectIndex(root) if "project" in names else None, "library" in names, patience_s)


def _caller(found: FunctionUnderTest, shown: Overlay | None) -> Caller:
    if shown is None:
        return Caller("", found.document.text)
    file = Path(shown.file)
    return Caller(shown.module, shown.text, file, file.name == "__init__.py")
