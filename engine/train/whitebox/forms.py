"""How questions are put to a model, and how its answers are read. The words are data: ``*.toml``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.lm.base import Tokenizer
from engine.support import data_file
from engine.support.errors import TemplateError
from engine.train.whitebox.questions import Question

FOLDER = Path(__file__).parent
COMPLETION = "completion"
"""Not a form: every question is put as a function to complete."""


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

    def prompt(self, text: str, tokenizer: Tokenizer | None = None) -> str:
        """``text`` as it is given to the model."""
        return tokenizer.chat(text) if self.chat and tokenizer is not None else text

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


def output_prompt(form: QuestionForm, program: str, call: str, questions: Sequence[Question]) -> str:
    """I→O: the output is the first answer, those of ``questions`` follow."""
    listed = "".join(f"{number}. {question.text}\n" for number, question in enumerate(questions, 2))
    return form.output.format(program=numbered(program), call=call, questions=listed)


def input_prompt(form: QuestionForm, program: str, function: str, output: str) -> str:
    """O→I."""
    return form.input.format(program=numbered(program), function=function, output=output)


def single_prompt(form: QuestionForm, program: str, call: str, question: str) -> str:
    """One question."""
    return form.single.format(program=numbered(program), call=call, question=question)


def chosen(name: str) -> QuestionForm | None:
    """A form by its name or from a file; None for ``completion``. Raises ``TemplateError``."""
    return None if name == COMPLETION else load(name)


def names() -> list[str]:
    """The forms that there are, beside ``completion``."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def load(name: str) -> QuestionForm:
    """A form by its name, or from a user's ``.toml`` file. Raises ``TemplateError``."""
    path = Path(name) if name.endswith(".toml") else FOLDER / f"{name}.toml"
    unknown = f"There is no form {name!r}. There are {', '.join(names())}, or name a .toml file."
    data = data_file.read(path, unknown, TemplateError)
    return data_file.table(path, QuestionForm, data, error=TemplateError, given={"name": path.stem})
