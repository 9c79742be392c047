"""Results of comparing passing programs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Group:
    """Passing programs that behave alike on all further inputs."""

    bodies: tuple[str, ...]
    """The preferred one first."""
    votes: int
    """Samples that were one of them."""
    unlike: str = ""
    """What the answer does and this group does not: ``f([3]): 1, not 0``; nothing for the answer's own."""


@dataclass(frozen=True)
class Selection:
    """Groups of passing programs; the answer is the first body of the first group."""

    groups: tuple[Group, ...]
    inputs: int
    """On which they were compared."""
    first: str
    """The body that passed first."""

    @property
    def body(self) -> str:
        """The answer."""
        return self.groups[0].bodies[0]

    @property
    def bodies(self) -> tuple[str, ...]:
        """All bodies that were compared."""
        return tuple(body for group in self.groups for body in group.bodies)

    @property
    def passing(self) -> int:
        """The number of different programs that pass all visible tests."""
        return len(self.bodies)

    @property
    def alike(self) -> int:
        """The number of programs that behave like the answer, itself included."""
        return len(self.groups[0].bodies)

    def __str__(self) -> str:
        if self.alike == 1:
            return f"one of {self.passing} passing programs, which behave differently"
        return f"{self.alike} of {self.passing} passing programs behave alike"
