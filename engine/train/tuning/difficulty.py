"""The difficulty filter: what the current model solves too often teaches it nothing (ExecVerify, 2.1.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from engine.lm.base import Context, LanguageModel, Sampling
from engine.lm.reply import drawn_reply
from engine.lm.scheduling.randomness import seed_of
from engine.train.whitebox.items import CODE, QUESTION, TrainingItem
from engine.train.whitebox.prompts import Rewarder, Scores
from engine.types import Usage

_AT_ONCE = 4


@dataclass(frozen=True)
class Trial:
    """Lets a model try items, and counts how often it solves each."""

    model: LanguageModel
    rewarder: Rewarder
    tries: int = 10
    temperature: float = 1.0
    most: int = 256
    """Tokens of a try."""

    async def all(
        self, items: Sequence[TrainingItem], seed: int, tell: Callable[[float], None] = lambda share: None
    ) -> list[int]:
        """How often each item was solved, 0 to ``tries``."""
        slots = asyncio.Semaphore(_AT_ONCE)
        done = 0

        async def one(number: int, item: TrainingItem) -> int:
            nonlocal done
            async with slots:
                solved = await self.solved(item, seed + number)
                done += 1
                tell(done / len(items))
                return solved

        return list(await asyncio.gather(*(one(number, item) for number, item in enumerate(items))))

    async def solved(self, item: TrainingItem, seed: int) -> int:
        """How many tries at ``item`` are right: the output, the input, one question, or all unit tests."""
        prompt = self.model.tokenizer.opening(self.rewarder.asker.prompt(item))
        if len(prompt) + 1 >= self.model.context_length:
            return 0
        usage = Usage()
        with closing(await self.model.open(prompt, usage)) as opened:
            contexts = [await opened.fork() for _ in range(self.tries)]
            replies = await asyncio.gather(
                *(self._reply(context, (seed, number)) for number, context in enumerate(contexts))
            )
        scores = [await self.rewarder.reward(item, reply) for reply in replies]
        return sum(_is_right(item, score) for score in scores)

    async def _reply(self, context: Context, seed: Sequence[int]) -> str:
        """One sample, up to an end token, the form's end, or ``most`` tokens."""
        room = min(self.most, self.model.context_length - len(context.tokens) - 1)
        sampling = Sampling(self.temperature, seed=seed_of(*seed))
        with closing(context):
            return await drawn_reply(context, self.model.tokenizer, room, sampling)


def _is_right(item: TrainingItem, score: Scores) -> bool:
    if item.kind == CODE:
        return score.tests == 1
    return (score.white if item.kind == QUESTION else score.io) == 1
