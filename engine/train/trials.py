"""What a model does with items: explain them (ExecVerify, 2.2.1), or show which of them are hard (2.1.2)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import aclosing, closing
from dataclasses import dataclass, field, replace

from engine.core.execution import Sandbox
from engine.core.options import between
from engine.core.task import Usage
from engine.lm.base import Context, LanguageModel, Sampling, Turn
from engine.lm.cached import drawn_reply
from engine.lm.sampling import seed_of
from engine.support.async_tasks import ahead
from engine.support.errors import DataError
from engine.train.collection import Attempt, Journal, refused
from engine.train.items import INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker, QuestionForm
from engine.train.rewards import input_reward, output_reward, question_reward, score

NO_ROOM = "no room for a reply"
"""Why nothing came of a question that fills the model's context."""
UNANSWERED, WRONG = "no answer in any try", "wrong in every try"
_TAG = re.compile(r"</?(?:reasoning|think)>")
_AT_ONCE = 4


@dataclass(frozen=True)
class Teacher:
    """A model that is asked one question at a time; a chat server is sent one request for each."""

    model: LanguageModel
    temperature: float = 0.6
    most: int = 4096
    """Tokens of a reply."""
    usage: Usage = field(default_factory=Usage)
    """What all replies cost."""

    async def reply(self, question: str, *seed: int) -> str | None:
        """The whole reply; None if the question leaves no room for one."""
        sampling = Sampling(self.temperature, seed=seed_of(*seed))
        answer = await self.model.reply(Turn(question), self.most, sampling, self.usage)
        return None if answer is None else answer.text


def explaining(
    teacher: Teacher,
    sandbox: Sandbox,
    items: Sequence[TrainingItem],
    form: QuestionForm,
    tries: int,
    seed: int,
    questions: bool = False,
) -> Callable[[int], Awaitable[Attempt]]:
    """Rejection sampling: each item is put up to ``tries`` times, until a reply ends in the right answer.

    With ``questions`` the white-box questions are asked, too, and all of them must be answered right.
    Raises ``DataError`` for what cannot be explained.
    """
    if not (form.steps and form.begin):
        raise DataError("The form has no place for an explanation; use the form chat, or one with steps.")
    if any(item.kind not in (OUTPUT, INPUT) for item in items):
        raise DataError("Items of code have no execution to explain; name items of output or input.")

    async def attempt(number: int) -> Attempt:
        item = items[number] if questions else replace(items[number], questions=())
        answered = False
        for trial in range(tries):
            reply = await teacher.reply(form.question(item), seed, number, trial)
            if reply is None:
                return refused(NO_ROOM)
            if answers := form.answers(reply):
                answered = True
                if await _is_right(sandbox, item, answers):
                    return Attempt((_explained(item, form, reply),))
        return refused(WRONG if answered else UNANSWERED)

    return attempt


async def _is_right(sandbox: Sandbox, item: TrainingItem, answers: Sequence[str]) -> bool:
    if item.kind == INPUT:
        return await input_reward(sandbox, item.program, item.function, item.output, answers[0]) > 0
    white = question_reward(item.questions, answers[1:])
    return output_reward(item.output, answers[0]) == 1 and white in (None, 1)


def _explained(item: TrainingItem, form: QuestionForm, reply: str) -> TrainingItem:
    """``item`` with the thoughts of a right reply and, for an input, the call that the reply came to."""
    thoughts = reply.rpartition(form.begin.strip("\n"))[0]
    call = form.answers(reply)[0].strip() if item.kind == INPUT else item.call
    return replace(item, call=call, explanation=_TAG.sub("", thoughts).strip())


@dataclass(frozen=True)
class Difficulty:
    """The difficulty filter; without tries, there is none."""

    tries: int = field(default=0, metadata=between(0, 1000))
    """How often an item is tried."""
    at_most: int = field(default=3, metadata=between(0, 1000))
    """Items that are solved more often are left out."""
    at_least: int = field(default=0, metadata=between(0, 1000))
    """Items that are solved less often are left out."""
    temperature: float = field(default=1.0, metadata=between(0, 10))
    max_tokens: int = field(default=1024, metadata=between(1, 100_000))
    """Of a try."""

    def keeps(self, solved: int) -> bool:
        """Whether an item is kept that was solved so often."""
        return self.at_least <= solved <= self.at_most

    def wrong(self) -> str:
        """What does not go together; nothing if it is fine."""
        fine = self.tries > 0 and self.at_least <= self.at_most <= self.tries
        return "" if fine else "it should be at_least <= at_most <= tries, with tries above 0"


async def solved(
    model: LanguageModel,
    asker: Asker,
    sandbox: Sandbox,
    items: Sequence[TrainingItem],
    chosen: Difficulty,
    seed: int,
    journal: Journal,
    tell: Callable[[], object] = lambda: None,
) -> list[int]:
    """How often a model solves each item, 0 to ``tries``; what ``journal`` knows is not asked again.

    White-box questions beside an output are left out, as in the paper.
    """

    async def one(number: int) -> int:
        if number not in journal.done:
            item = replace(items[number], questions=())
            replies = await _replies(model, asker.prompt(item), chosen, seed + number)
            scores = [await score(sandbox, asker, item, reply) for reply in replies]
            journal.add(number, {"solved": sum(each.is_right for each in scores)})
        return int(journal.done[number]["solved"])

    found: list[int] = []
    async with aclosing(ahead(one, _AT_ONCE, len(items))) as counts:
        async for count in counts:
            found.append(count)
            tell()
    return found


async def _replies(model: LanguageModel, prompt: str, chosen: Difficulty, seed: int) -> list[str]:
    """Samples that share a prompt; none where it leaves no room."""
    tokens = model.tokenizer.opening(prompt)
    room = min(chosen.max_tokens, model.context_length - len(tokens) - 1)
    if room < 1:
        return []

    async def reply(context: Context, number: int) -> str:
        sampling = Sampling(chosen.temperature, seed=seed_of(seed, number))
        with closing(context):
            return await drawn_reply(context, model.tokenizer, room, sampling)

    with closing(await model.open(tokens, Usage())) as opened:
        contexts = [await opened.fork() for _ in range(chosen.tries)]
        return await asyncio.gather(*(reply(context, number) for number, context in enumerate(contexts)))
