"""Has a teacher explain executions, and keeps what execution does not refute (ExecVerify, 2.2.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.execution import Sandbox
from engine.support.errors import DataError
from engine.train.data.collection import Attempt
from engine.train.teaching.teacher import NO_ROOM, Teacher
from engine.train.whitebox import rewards
from engine.train.whitebox.forms import QuestionForm
from engine.train.whitebox.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.whitebox.prompts import question_text

_TAG = re.compile(r"</?(?:reasoning|think)>")
UNANSWERED, WRONG = "no answer in any try", "wrong in every try"


@dataclass(frozen=True)
class ExplanationTask:
    """Rejection sampling: each item is put up to ``tries`` times, until a reply ends in the right answer."""

    teacher: Teacher
    sandbox: Sandbox
    items: Sequence[TrainingItem]
    form: QuestionForm
    tries: int = 4
    questions: bool = False
    """White-box questions are asked, too, and all of them must be right; otherwise the output alone."""
    seed: int = 0

    async def attempt(self, number: int) -> Attempt:
        """The item with the first explanation that holds, or why there is none."""
        item = self._asked(self.items[number])
        question = question_text(self.form, item)
        answered = False
        for trial in range(self.tries):
            reply = await self.teacher.reply(question, self.seed, number, trial)
            if reply is None:
                return Attempt(refused=(NO_ROOM,))
            answers = self.form.answers(reply)
            answered = answered or bool(answers)
            if answers and await self._is_right(item, reply):
                return Attempt((explained(item, self.form, reply),))
        return Attempt(refused=(WRONG if answered else UNANSWERED,))

    def _asked(self, item: TrainingItem) -> TrainingItem:
        return item if self.questions or item.kind != OUTPUT else replace(item, questions=())

    async def _is_right(self, item: TrainingItem, reply: str) -> bool:
        answers = self.form.answers(reply)
        if item.kind == INPUT:
            reward = rewards.input_reward(self.sandbox, item.program, item.function, item.output, answers[0])
            return await reward > 0
        white = rewards.question_reward(item.questions, answers[1:])
        return rewards.output_reward(item.output, answers[0]) == 1 and white in (None, 1)


def explained(item: TrainingItem, form: QuestionForm, reply: str) -> TrainingItem:
    """``item`` with the thoughts of a right reply and, for an input, the call that the reply came to."""
    thoughts = reply.rpartition(form.begin.strip("\n"))[0]
    call = form.answers(reply)[0].strip() if item.kind == INPUT else item.call
    return replace(item, call=call, explanation=_TAG.sub("", thoughts).strip())


def check(items: Sequence[TrainingItem], form: QuestionForm | None) -> QuestionForm:
    """The form, if explanations have a place in it. Raises ``DataError`` for what cannot be explained."""
    if form is None or not (form.steps and form.begin):
        raise DataError("The form has no place for an explanation; use --form chat, or a form with steps.")
    if any(item.kind not in (OUTPUT, INPUT) for item in items):
        raise DataError(
            f"Items of the kind {CODE} have no execution to explain; name items of output or input."
        )
    return form
