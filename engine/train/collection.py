"""Collects items from numbered attempts, counts what is refused and why, and goes on after a kill."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.support.async_tasks import ahead
from engine.support.errors import SettingsError
from engine.support.files import append
from engine.train.execution import Execution, refusal
from engine.train.items import TrainingItem, reasoning_item

KEPT, SEEN = "kept", "seen before"


class Journal:
    """The parts of one piece of work, by number; kept in a file unless ``path`` is None.

    The first line holds the settings of the work. A last line that a kill cut off is dropped. Raises
    ``SettingsError`` when the file was written with other settings, naming the first that differs.
    """

    def __init__(self, path: Path | None = None, settings: Mapping[str, Any] = {}) -> None:
        self.path = path
        self.done: dict[int, dict[str, Any]] = {}
        if path is None:
            return
        lines = whole_lines(path)
        if lines:
            self._check(path, lines[0].get("settings"), json.loads(json.dumps(settings)))
            self.done = {record["number"]: record for record in lines[1:]}
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            append(path, json.dumps({"settings": dict(settings)}))

    def add(self, number: int, record: Mapping[str, Any]) -> None:
        """Keeps what came of part ``number``."""
        self.done[number] = {"number": number, **record}
        if self.path is not None:
            append(self.path, json.dumps(self.done[number]))

    @staticmethod
    def _check(path: Path, before: Any, now: Mapping[str, Any]) -> None:
        if not isinstance(before, dict):
            raise SettingsError(f"{path} is not what such a command kept; remove it.")
        for name in sorted(before.keys() | now.keys()):
            if before.get(name) != now.get(name):
                raise SettingsError(
                    f"{path} was begun with {name} = {before.get(name)!r}, not {now.get(name)!r}; remove it "
                    "to begin anew, or go back to what it was."
                )


def beside(path: Path, part: str = "") -> Path:
    """Where the journal of a file is kept: ``items.jsonl.journal``."""
    return path.with_name(f"{path.name}{part and '.' + part}.journal")


def digest(texts: Iterable[str]) -> str:
    """Tells apart what work is done on, among the settings of its journal."""
    return hashlib.sha256("\n".join(texts).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def whole_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a journal; what a kill cut off at its end is removed from the file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise SettingsError(f"{path} cannot be read; remove it to begin anew.") from None


@dataclass(frozen=True)
class Attempt:
    """What one attempt gave: items, and in few words what was wrong with the rest."""

    items: tuple[TrainingItem, ...] = ()
    refused: tuple[str, ...] = ()

    @classmethod
    def of_data(cls, data: Mapping[str, Any]) -> Attempt:
        """What a journal keeps of one."""
        return cls(tuple(map(TrainingItem.from_json, data["items"])), tuple(data["refused"]))

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"items": [item.as_json() for item in self.items], "refused": list(self.refused)}


def refused(why: str) -> Attempt:
    """An attempt that gave nothing."""
    return Attempt(refused=(why,))


def of_execution(kind: str, key: str, execution: Execution | None, r: Random) -> Attempt:
    """A reasoning item, unless the execution filter refuses it."""
    if why := refusal(execution):
        return refused(why)
    assert execution is not None
    return Attempt((reasoning_item(kind, key, execution, r),))


@dataclass
class Collection:
    """Items of numbered attempts, the same whether or not the work was killed meanwhile."""

    attempt: Callable[[int], Awaitable[Attempt]]
    """Makes an attempt; its number decides all that is drawn."""
    journal: Journal = field(default_factory=Journal)
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
            return Attempt.of_data(self.journal.done[number])
        attempt = await self.attempt(number)
        self.journal.add(number, attempt.as_data())
        return attempt

    def _is_new(self, item: TrainingItem) -> bool:
        identity = item.as_json() if item.task is not None else f"{item.kind}\n{item.program}\n{item.call}"
        known = identity in self._seen
        self._seen.add(identity)
        self.counts[SEEN] += known
        return not known


def attempts_in(journal: Path) -> Counter[str]:
    """What became of the attempts of a journal: items that were kept, and refusals by reason (Figure 10)."""
    counts: Counter[str] = Counter()
    for record in whole_lines(journal)[1:]:
        if "items" in record:
            attempt = Attempt.of_data(record)
            counts[KEPT] += len(attempt.items)
            counts.update(attempt.refused)
    return counts
