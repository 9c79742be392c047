"""Measures whether a model can follow execution: asks about runs, greedily, and verifies the answers."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from engine.bench.report import Rate
from engine.core.execution import Sandbox
from engine.core.task import Usage
from engine.lm.base import LanguageModel, Sampling
from engine.lm.cached import drawn_reply
from engine.prompts import Template
from engine.train.evaluation.published import reval_questions
from engine.train.evaluation.published.public_question import PublicQuestion
from engine.train.whitebox import forms, rewards
from engine.train.whitebox.forms import QuestionForm
from engine.train.whitebox.reasoning import INPUT, Asked, as_task, returned

_AT_ONCE = 16


@dataclass(frozen=True)
class ReasoningResult:
    """How many of ``asked`` questions were answered right."""

    measure: str
    asked: int
    right: int
    unread: int
    """Replies in which no answer could be found; they count as wrong."""
    guess: float | None = None
    """The share that the same answer to every question would get right, where that is worth knowing."""

    @property
    def rate(self) -> float:
        return self.right / self.asked if self.asked else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return wilson(self.right, self.asked)


@dataclass(frozen=True)
class MarkedQuestion:
    """A question and what became of it."""

    asked: Asked
    right: bool | None
    """None: the reply says nothing that can be read."""

    @property
    def identity(self) -> str:
        """Measure and key, and a hash of all that was asked: equal for the same question only."""
        asked = self.asked
        text = "\0".join((asked.program, asked.call, asked.question, asked.answer))
        return f"{asked.measure} {asked.key} {hashlib.sha256(text.encode()).hexdigest()[:8]}"


@dataclass(frozen=True)
class Examiner:
    """Asks a model and verifies what it says; inputs and outputs are run in ``sandbox``."""

    model: LanguageModel
    sandbox: Sandbox
    form: QuestionForm | None
    """None: every question is put as a function to complete, in ``template``."""
    template: Template
    most: int = 256
    """Tokens of a reply."""

    async def examine(
        self, asked: Sequence[Asked], tell: Callable[[], None] = lambda: None
    ) -> list[ReasoningResult]:
        """All questions; one result for each measure, in the order of their first questions."""
        return results(await self.marked(asked, tell))

    async def marked(
        self, asked: Sequence[Asked], tell: Callable[[], None] = lambda: None
    ) -> list[MarkedQuestion]:
        """All questions, each with its mark."""
        slots = asyncio.Semaphore(_AT_ONCE)

        async def one(question: Asked) -> MarkedQuestion:
            async with slots:
                right = await self.is_right(question, await self._reply(question))
                tell()
                return MarkedQuestion(question, right)

        return list(await asyncio.gather(*map(one, asked)))

    async def _reply(self, asked: Asked) -> str:
        end = self.form.end if self.form else self.template.end
        prompt = self.prompt(asked)
        room = self.model.context_length - len(self.model.tokenizer.opening(prompt)) - 1
        return await greedy(self.model, prompt, min(self.most, room), end) if room > 0 else ""

    def prompt(self, asked: Asked) -> str:
        """The question as the model reads it."""
        if self.form is None:
            texts = self.template.prompt(as_task(asked), self.model.tokenizer)
            return texts.shared + texts.opening
        if asked.measure == INPUT:
            text = forms.input_prompt(self.form, asked.program, asked.call, asked.answer)
        else:
            text = forms.single_prompt(self.form, asked.program, asked.call, asked.question)
        return self.form.prompt(text, self.model.tokenizer)

    async def is_right(self, asked: Asked, reply: str) -> bool | None:
        """None if the reply says nothing that can be read."""
        given = self._given(asked, reply)
        if given is None:
            return None
        if asked.measure == INPUT:
            reward = await rewards.input_reward(self.sandbox, asked.program, asked.call, asked.answer, given)
            return reward > 0
        if isinstance(asked, PublicQuestion):
            return await (asked.holds if self.form else asked.holds_value)(self.sandbox, given)
        return asked.is_right(given) if self.form else asked.has_value(given)

    def _given(self, asked: Asked, reply: str) -> str | None:
        if self.form is None:
            return returned(reply)
        answers = self.form.answers(reply)
        wanted = asked.lines if isinstance(asked, PublicQuestion) else 1
        return "\n".join(answers[: wanted or None]) if answers else None


def results(marked: Sequence[MarkedQuestion]) -> list[ReasoningResult]:
    """One result for each measure, in the order of their first questions."""
    measures = dict.fromkeys(one.asked.measure for one in marked)
    return [_result(measure, [one for one in marked if one.asked.measure == measure]) for measure in measures]


def consistency_of(marked: Sequence[MarkedQuestion]) -> Rate | None:
    """REval's consistency score; None where nothing of REval's files was asked."""
    return reval_questions.consistency(
        {(one.asked.measure, one.asked.key): one.right is True for one in marked}
    )


def _result(measure: str, marked: Sequence[MarkedQuestion]) -> ReasoningResult:
    yes = sum(one.asked.answer == "yes" for one in marked)
    guess = max(yes, len(marked) - yes) / len(marked) if measure.endswith("coverage") else None
    right = sum(one.right is True for one in marked)
    return ReasoningResult(measure, len(marked), right, sum(one.right is None for one in marked), guess)


async def greedy(model: LanguageModel, prompt: str, most: int, end: str = "") -> str:
    """The likeliest continuation, token by token, up to an end token, the text ``end`` or ``most`` tokens."""
    with closing(await model.open(model.tokenizer.opening(prompt), Usage())) as context:
        stops = (end,) if end else ()
        return await drawn_reply(context, model.tokenizer, most, Sampling(temperature=0), stops)


def wilson(passed: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of ``passed / count``, which lies in it; all is possible when ``count`` is 0."""
    if not count:
        return 0.0, 1.0
    p = passed / count
    middle, spread = p + z * z / (2 * count), z * math.sqrt(p * (1 - p) / count + z * z / (4 * count**2))
    low, high = (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)
    return max(0.0, min(p, low)), min(1.0, max(p, high))
