"""How items are put to a model, and how its answers are read. The words are data: ``*.toml``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core.task import Task
from engine.lm.base import Tokenizer
from engine.prompts import Template
from engine.support import data_file
from engine.support.errors import SettingsError, TemplateError
from engine.train.items import CODE, INPUT, REPAIR, TrainingItem

_FOLDER = Path(__file__).parent
FORMS = ("chat", "plain")


@dataclass(frozen=True)
class QuestionForm:
    """Texts may use ``{program}``, with its lines numbered, and ``{names}`` of what is asked about."""

    name: str
    chat: bool
    """The text is a user's turn, where the model knows turns."""
    output: str
    """What does the call give, and what happens on the way? (I→O with white-box questions)"""
    input: str
    """Which call gives this output? (O→I)"""
    single: str
    """One question, ``{question}``, about a call whose output is not asked for."""
    steps: str
    """What may stand before the answers of a right reply, with ``{steps}``; not read."""
    begin: str
    """Answers stand behind the last of these, one a line; empty: behind nothing."""
    end: str
    """Answers stand before this."""

    def question(self, item: TrainingItem) -> str:
        """A reasoning item in words, without chat markup."""
        if item.kind == INPUT:
            return self.input_question(item.program, item.function, item.output)
        listed = "".join(f"{number}. {question.text}\n" for number, question in enumerate(item.questions, 2))
        return self.output.format(program=numbered(item.program), call=item.call, questions=listed)

    def input_question(self, program: str, function: str, output: str) -> str:
        """O→I."""
        return self.input.format(program=numbered(program), function=function, output=output)

    def single_question(self, program: str, call: str, question: str) -> str:
        """One question by itself."""
        return self.single.format(program=numbered(program), call=call, question=question)

    def prompt(self, text: str, tokenizer: Tokenizer) -> str:
        """``text`` as it is given to the model. Raises ``SettingsError`` for one that knows no turns."""
        try:
            return tokenizer.chat(text) if self.chat else text
        except SettingsError:
            raise SettingsError(
                f"The model has no chat template, which form {self.name!r} needs; choose the form 'plain'."
            ) from None

    def reply(self, answers: Sequence[str], steps: Sequence[str] = ()) -> str:
        """A right reply."""
        thought = self.steps.format(steps="\n".join(steps)) if self.steps and steps else ""
        return f"{thought}{self.begin}" + "\n".join(answers) + f"\n{self.end}"

    def answers(self, reply: str) -> list[str]:
        """The answers in ``reply``, one a line, with their indentation; none if it has no such part."""
        if self.begin:
            _, found, reply = reply.rpartition(self.begin.strip("\n"))
            if not found:
                return []
        if self.end:
            reply = reply.partition(self.end)[0]
        return [line.rstrip() for line in reply.strip("\n").split("\n") if line.strip()]


def numbered(program: str) -> str:
    """``program`` with the number of every line before it."""
    lines = program.rstrip("\n").split("\n")
    width = len(str(len(lines)))
    return "".join(f"{number:>{width}}  {line}".rstrip() + "\n" for number, line in enumerate(lines, 1))


def load(name: str) -> QuestionForm:
    """A form by its name, or from a user's ``.toml`` file. Raises ``TemplateError``."""
    path = Path(name) if name.endswith(".toml") else _FOLDER / f"{name}.toml"
    unknown = f"There is no form {name!r}. There are {', '.join(FORMS)}, or name a .toml file."
    data = data_file.read(path, unknown, TemplateError)
    return data_file.table(path, QuestionForm, data, error=TemplateError, given={"name": path.stem})


@dataclass(frozen=True)
class Asker:
    """Puts items in a form (reasoning) or in a template (code), for one tokenizer."""

    form: QuestionForm
    template: Template
    tokenizer: Tokenizer

    def prompt(self, item: TrainingItem) -> str:
        """The whole prompt, chat markup included."""
        if item.prompt:
            return item.prompt
        if item.kind in (CODE, REPAIR):
            prompt = self.template.prompt(task_of(item), self.tokenizer)
            return prompt.shared + prompt.opening
        return self.form.prompt(self.form.question(item), self.tokenizer)

    def right(self, item: TrainingItem) -> str:
        """A right reply."""
        if item.kind in (CODE, REPAIR):
            return item.body + self.template.end
        thoughts = (item.explanation,) if item.explanation else ()
        if item.kind == INPUT:
            return self.form.reply([item.call], thoughts)
        answers = [item.output, *(one.answer for one in item.questions)]
        return self.form.reply(answers, thoughts or item.steps)

    def body(self, reply: str) -> str:
        """The body of a function in ``reply``: up to the end text, or to column 0."""
        if self.template.end:
            reply = reply.partition(self.template.end)[0]
        kept: list[str] = []
        for line in reply.rstrip().split("\n"):
            if line and not line[0].isspace():
                break
            kept.append(line)
        return "\n".join(kept).rstrip() + "\n"


def task_of(item: TrainingItem) -> Task:
    """The task of an item of ``code`` or ``repair``."""
    if item.task is None:
        raise ValueError("an item without a task")
    return item.task
