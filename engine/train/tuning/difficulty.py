"""The difficulty filter: drops items that the current model solves too often (ExecVerify, 2.1.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import aclosing, closing
from dataclasses import dataclass, replace

from engine.core.task import Usage
from engine.lm.base import Context, LanguageModel, Sampling
from engine.lm.cached import drawn_reply
from engine.lm.sampling import seed_of
from engine.support.async_tasks import ahead
from engine.train.data.journal import Journal
from engine.train.whitebox.items import CODE, OUTPUT, QUESTION, TrainingItem
from engine.train.whitebox.prompts import Rewarder, Scores

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
        self,
        items: Sequence[TrainingItem],
        seed: int,
        journal: Journal,
        tell: Callable[[float], None] = lambda share: None,
    ) -> list[int]:
        """How often each item was solved, 0 to ``tries``; what ``journal`` knows is not asked again."""

        async def one(number: int) -> int:
            if number not in journal.done:
                journal.add(number, {"solved": await self.solved(items[number], seed + number)})
            return int(journal.done[number]["solved"])

        found: list[int] = []
        async with aclosing(ahead(one, _AT_ONCE, len(items))) as counts:
            async for solved in counts:
                found.append(solved)
                tell(len(found) / len(items))
        return found

    async def solved(self, item: TrainingItem, seed: int) -> int:
        """How many tries at ``item`` are right: the output, the input, one question, or all unit tests.

        White-box questions beside an output are left out, as in the paper.
        """
        item = replace(item, questions=()) if item.kind == OUTPUT else item
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
