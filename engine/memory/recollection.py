"""Known functions found for a task, with the results of each on the visible tests."""

from __future__ import annotations

from dataclasses import dataclass

from engine.memory.types import Known, Order
from engine.memory.words import share
from engine.support.renaming import leading_imports
from sandbox import RunResult

MEANT = 0.5
"""A function is meant if the task speaks of so much of the words of its name."""


@dataclass(frozen=True)
class Tried:
    """A known function as the task's body, and what it did on the visible tests."""

    known: Known
    order: Order
    body: str
    likeness: float
    result: RunResult
    meant: bool
    """Whether the task speaks of it: a function that passes a few tests may do something else."""

    @property
    def passes(self) -> bool:
        """All visible tests."""
        return self.result.all_pass

    @property
    def imports(self) -> tuple[str, ...]:
        """First lines of its body that may as well stand at the top of the file."""
        return leading_imports(self.body) if self.known.hoists else ()

    @property
    def told(self) -> str:
        """``reused text.remove_punctuation``."""
        return f"{self.known.how} {self.known.where}"


def is_meant(known: Known, told: str) -> bool:
    """Whether ``told``, a task's name and description, speaks of ``known``."""
    return share(known.where.rpartition(".")[2], told) >= MEANT


@dataclass(frozen=True)
class Recollection:
    """What memory found for a task and what each did, the likest first."""

    tried: tuple[Tried, ...] = ()
    wall_s: float = 0.0
    executions: int = 0

    @property
    def answer(self) -> Tried | None:
        """The likest function that passes all visible tests and is meant."""
        return next((each for each in self.tried if each.passes and each.meant), None)


NOTHING = Recollection()
