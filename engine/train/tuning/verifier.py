"""Wraps verified rewards as a plain function for trl, with its own sandbox and event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from types import TracebackType
from typing import Any

from engine.train.tuning import ranks
from engine.train.whitebox.items import TrainingItem
from engine.train.whitebox.prompts import Asker, Rewarder, Scores
from sandbox import SandboxPool


class Verifier:
    """Verifies replies to ``items`` in the sandbox; to be used in a ``with``, in one thread.

    Raises ``Refused`` on a machine that cannot confine programs: nothing is executed elsewhere.
    """

    def __init__(self, items: Sequence[TrainingItem], asker: Asker, alpha: float, scored: str) -> None:
        self._items = items
        self._pool = SandboxPool(parallel=2)
        self._rewarder = Rewarder(asker, self._pool, alpha, scored)
        self._runner = asyncio.Runner()
        self._scores: list[Scores] = []

    def __enter__(self) -> Verifier:
        self._runner.__enter__()
        self._runner.run(self._pool.start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._runner.run(self._pool.close())
        self._runner.__exit__(kind, error, traceback)

    def verified(self, completions: Sequence[str], item: Sequence[int], **_: Any) -> list[float]:
        """trl's reward function; ``item`` is the column that numbers the items."""
        scores = self._runner.run(self._all(completions, item))
        self._scores.extend(scores)
        return [score.reward for score in scores]

    async def _all(self, completions: Sequence[str], numbers: Sequence[int]) -> list[Scores]:
        asked = zip(numbers, completions, strict=True)
        return list(
            await asyncio.gather(
                *(self._rewarder.reward(self._items[number], reply) for number, reply in asked)
            )
        )

    def means(self) -> dict[str, float]:
        """Mean of each part of the rewards since the last time this was asked, of all processes."""
        scores, self._scores = ranks.gathered(self._scores), []
        found: dict[str, float] = {}
        for name in ("io", "white", "tests"):
            values = [value for score in scores if (value := asdict(score)[name]) is not None]
            if values:
                found[name] = round(sum(values) / len(values), 4)
        return found
