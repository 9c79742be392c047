"""Makes items without a teacher: programs of the grammar of constraints."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from engine.core.execution import Sandbox
from engine.train.data.collection import Attempt, Collection
from engine.train.data.journal import Journal, beside
from engine.train.tasks.constrained.programs import USUAL, Recipe
from engine.train.whitebox import items
from engine.train.whitebox.execution import Execution
from engine.train.whitebox.items import TrainingItem

NO_QUESTION = "nothing to ask about"


@dataclass(frozen=True)
class Maker:
    """Makes items of one kind from programs under constraints, run in ``sandbox``."""

    sandbox: Sandbox
    kind: str
    seed: int = 0
    recipe: Recipe = USUAL

    def collection(self, journal: Journal) -> Collection:
        """Its items, to be drawn."""
        r = Random(f"{self.kind} {self.seed}")
        draws: list[float] = []

        async def attempt(number: int) -> Attempt:
            draws.extend(r.random() for _ in range(number + 1 - len(draws)))
            return await self.attempt(Random(draws[number]))

        return Collection(attempt, journal)

    def collected(self, path: Path, part: str = "") -> Collection:
        """Its items, with a journal beside ``path``. Raises ``SettingsError`` for one of other settings."""
        settings = {name: getattr(self, name) for name in ("kind", "seed")}
        return self.collection(Journal(beside(path, part), {**settings, **asdict(self.recipe)}))

    async def items(self, count: int) -> AsyncIterator[TrainingItem]:
        """``count`` different items, always the same for the same seed."""
        async for item in self.collection(Journal(None, {})).items(count):
            yield item

    async def attempt(self, r: Random) -> Attempt:
        """One item, or why there is none."""
        key, execution = await items.constrained(self.sandbox, r, self.recipe)
        return of_execution(self.kind, key, execution, r)


def of_execution(kind: str, key: str, execution: Execution | None, r: Random, bare: bool = False) -> Attempt:
    """A reasoning item, unless the execution filter refuses it, or, without ``bare``, it has no question."""
    if refusal := items.refusal(execution):
        return Attempt(refused=(refusal,))
    assert execution is not None
    item = items.reasoning_item(kind, key, execution, r, bare)
    return Attempt((item,)) if item else Attempt(refused=(NO_QUESTION,))
