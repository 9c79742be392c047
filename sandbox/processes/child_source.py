"""Creates children: forks of a warm interpreter, or a fresh interpreter for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from .child_process import Child

if TYPE_CHECKING:
    from .collected_suite import CollectedSuite

Kind = Literal["", "examples", "pytest"]
"""What a child needs to have imported: doctest, or that and pytest."""


class ChildSource(Protocol):
    """Gives children that are confined, until it is unfit."""

    layers: tuple[str, ...]
    """What confines the children."""
    version: tuple[int, ...]
    """The interpreter's."""
    scratch: Path
    """Where the children's folders lie."""
    alive: bool

    def fork(self, kind: Kind = "") -> Child:
        """A new child. Raises ZygoteDied or SandboxError."""

    async def suite(self, wishes: dict[str, object]) -> CollectedSuite | None:
        """Has tests collected for many children; None where each has to do that. Raises ZygoteDied."""

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""

    def condemn(self, flaw: str) -> None:
        """Ends it and its children now, because it cannot be trusted."""

    def retire(self) -> None:
        """Ends it as soon as it has no children."""

    async def close(self) -> None:
        """Ends it and its children now."""
