"""Collects different items from attempts, counts what is refused and why, and goes on after a kill."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any

from engine.support.async_tasks import ahead
from engine.train.data.journal import Journal
from engine.train.whitebox.items import CODE, TrainingItem

KEPT, SEEN = "kept", "seen before"


@dataclass(frozen=True)
class Attempt:
    """What one attempt gave: items, and in few words what was wrong with the rest."""

    items: tuple[TrainingItem, ...] = ()
    refused: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"items": [item.as_json() for item in self.items], "refused": list(self.refused)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Attempt:
        """What ``as_data`` wrote."""
        return cls(tuple(map(TrainingItem.from_json, data["items"])), tuple(data["refused"]))


@dataclass
class Collection:
    """Items of numbered attempts, the same whether or not the work was killed meanwhile."""

    attempt: Callable[[int], Awaitable[Attempt]]
    """Makes an attempt; its number decides all that is drawn."""
    journal: Journal = field(default_factory=lambda: Journal(None, {}))
    at_once: int = 8
    patience: int = 1000
    """Attempts in a row without an item, after which no more are made."""
    counts: Counter[str] = field(default_factory=Counter)
    """Items kept, repetitions, and refusals by reason."""
    _seen: set[str] = field(default_factory=set)

    async def items(self, count: int, attempts: int | None = None) -> AsyncIterator[TrainingItem]:
        """At most ``count`` different items; of the first ``attempts``, where there are no more of them."""
        in_vain = 0
        async with aclosing(ahead(self._done, self.at_once, attempts)) as results:
            async for attempt in results:
                self.counts.update(attempt.refused)
                new = [item for item in attempt.items if self._is_new(item)]
                in_vain = 0 if new else in_vain + 1
                for item in new[: count - self.counts[KEPT]]:
                    self.counts[KEPT] += 1
                    yield item
                if self.counts[KEPT] >= count or in_vain >= self.patience:
                    return

    async def _done(self, number: int) -> Attempt:
        if number in self.journal.done:
            return Attempt.from_data(self.journal.done[number])
        attempt = await self.attempt(number)
        self.journal.add(number, attempt.as_data())
        return attempt

    def _is_new(self, item: TrainingItem) -> bool:
        identity = item.as_json() if item.kind == CODE else f"{item.kind}\n{item.program}\n{item.call}"
        known = identity in self._seen
        self._seen.add(identity)
        self.counts[SEEN] += known
        return not known
