"""What memory found for a task, and what each of it did on the visible tests."""

from __future__ import annotations

from dataclasses import dataclass

from engine.memory.confidence import SURE
from engine.memory.types import Known, Order
from sandbox import RunResult


@dataclass(frozen=True)
class Tried:
    """A known function as the task's body, and what it did on the visible tests."""

    known: Known
    order: Order
    body: str
    likeness: float
    rank: int
    result: RunResult
    probability: float = 0.0
    """That it is what was asked for; 0 where it fails."""

    @property
    def passes(self) -> bool:
        """All visible tests."""
        return self.result.all_pass

    @property
    def told(self) -> str:
        """``recalled text.remove_punctuation``."""
        return f"{self.known.how} {self.known.where}"


@dataclass(frozen=True)
class Recollection:
    """What memory found for a task and what each did, the likest first."""

    tried: tuple[Tried, ...] = ()
    wall_s: float = 0.0

    @property
    def passing(self) -> tuple[Tried, ...]:
        """Those that pass all visible tests, the likeliest to be meant first."""
        return tuple(sorted((each for each in self.tried if each.passes), key=lambda each: -each.probability))

    @property
    def answer(self) -> Tried | None:
        """What passes and needs no second opinion."""
        best = self.passing[:1]
        return best[0] if best and best[0].probability >= SURE else None

    def told(self, body: str) -> str:
        """What a completion with ``body`` is called; nothing if it is not from memory."""
        return next((each.told for each in self.tried if each.body == body), "")


NOTHING = Recollection()
