"""Renders items for a model, and parses replies for a reward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.execution import Sandbox
from engine.core.task import INDENT, Task
from engine.lm.base import Tokenizer
from engine.prompts import Template
from engine.train.whitebox import forms, reasoning, rewards
from engine.train.whitebox.execution import LIMITS
from engine.train.whitebox.forms import QuestionForm
from engine.train.whitebox.items import CODE, INPUT, QUESTION, TrainingItem
from sandbox import Limits


@dataclass(frozen=True)
class Asker:
    """Puts items in a form (reasoning) or in a template (code), for one tokenizer."""

    form: QuestionForm | None
    """None: a question is a function to complete, in ``template``; then items should ask one thing each."""
    template: Template
    tokenizer: Tokenizer

    def prompt(self, item: TrainingItem) -> str:
        """The whole prompt, chat markup included."""
        if item.kind == CODE or self.form is None:
            task = _task(item) if item.kind == CODE else reasoning.as_task(reasoning.of_item(item))
            prompt = self.template.prompt(task, self.tokenizer)
            return prompt.shared + prompt.opening
        return self.form.prompt(question_text(self.form, item), self.tokenizer)

    def right(self, item: TrainingItem) -> str:
        """A right reply."""
        if item.kind == CODE:
            return item.body + self.template.end
        if self.form is None:
            value = item.call if item.kind == INPUT else reasoning.of_item(item).value
            return f"{INDENT}return {value}\n{self.template.end}"
        thoughts = (item.explanation,) if item.explanation else ()
        if item.kind == INPUT:
            return self.form.reply([item.call], thoughts)
        if item.kind == QUESTION:
            return self.form.reply([item.questions[0].answer])
        answers = [item.output, *(one.answer for one in item.questions)]
        return self.form.reply(answers, thoughts or item.steps)

    def answers(self, reply: str) -> list[str]:
        """What a reply to a reasoning item says."""
        if self.form is not None:
            return self.form.answers(reply)
        value = reasoning.returned(reply.partition(self.template.end)[0] if self.template.end else reply)
        return [] if value is None else [value]

    def knows(self, item: TrainingItem, answer: str) -> bool:
        """Whether ``answer`` is right for a ``question`` item; a function to complete returns no type."""
        if self.form is None:
            return reasoning.of_item(item).has_value(answer)
        return item.questions[0].is_right(answer)

    def body(self, item: TrainingItem, reply: str) -> str:
        """The lines of a function in a reply to a ``code`` item: up to the end text, or to column 0."""
        if self.template.end:
            reply = reply.partition(self.template.end)[0]
        kept: list[str] = []
        for line in reply.rstrip().split("\n"):
            if line and not line[0].isspace():
                break
            kept.append(line)
        return "\n".join(kept).rstrip() + "\n"


def question_text(form: QuestionForm, item: TrainingItem) -> str:
    """A reasoning item in words, without chat markup."""
    if item.kind == INPUT:
        return forms.input_prompt(form, item.program, item.function, item.output)
    if item.kind == QUESTION:
        [question] = item.questions
        return forms.single_prompt(form, item.program, item.call, question.text)
    return forms.output_prompt(form, item.program, item.call, item.questions)


@dataclass(frozen=True)
class Scores:
    """The parts of a reward, for the log."""

    reward: float
    io: float | None = None
    white: float | None = None
    tests: float | None = None


@dataclass(frozen=True)
class Rewarder:
    """Verifies replies: R of stage I for reasoning, the unit tests' share for ``code``."""

    asker: Asker
    sandbox: Sandbox
    alpha: float = rewards.ALPHA
    scored: str = rewards.BOTH
    limits: Limits = LIMITS

    async def reward(self, item: TrainingItem, reply: str) -> Scores:
        """In 0 to 2 for reasoning, in 0 to 1 for code."""
        if item.kind == CODE:
            program = _task(item).program(self.asker.body(item, reply))
            share = await rewards.unit_test_reward(self.sandbox, program, item.tests, self.limits)
            return Scores(share, tests=share)
        answers = self.asker.answers(reply)
        if item.kind == INPUT:
            return await self._input(item, answers)
        if item.kind == QUESTION:
            right = float(bool(answers) and self.asker.knows(item, answers[0]))
            return Scores(2 * right, white=right)
        io = rewards.output_reward(item.output, answers[0]) if answers else 0.0
        white = rewards.question_reward(item.questions, answers[1:], self.scored)
        return Scores(rewards.white_box_reward(io, white, self.alpha), io=io, white=white)

    async def _input(self, item: TrainingItem, answers: Sequence[str]) -> Scores:
        given = answers[0] if answers else ""
        reward = await rewards.input_reward(
            self.sandbox, item.program, item.function, item.output, given, self.limits
        )
        return Scores(reward, io=reward / 2)


def _task(item: TrainingItem) -> Task:
    if item.task is None:
        raise ValueError("a code item without a task")
    return item.task
