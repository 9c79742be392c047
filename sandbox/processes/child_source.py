"""Creates children: forks of a warm interpreter, or a fresh interpreter for each."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from .child_process import Child


class ChildSource(Protocol):
    """Gives children that are confined, until it is unfit."""

    layers: tuple[str, ...]
    """What confines the children."""
    version: tuple[int, ...]
    """The interpreter's."""
    scratch: Path
    """Where the children's folders lie."""
    alive: bool

    def fork(self, pytest: bool = False) -> Child:
        """A new child, with pytest imported if wished. Raises ZygoteDied or SandboxError."""

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""

    def condemn(self, flaw: str) -> None:
        """Ends it and its children now, because it cannot be trusted."""

    def retire(self) -> None:
        """Ends it as soon as it has no children."""

    async def close(self) -> None:
        """Ends it and its children now."""
