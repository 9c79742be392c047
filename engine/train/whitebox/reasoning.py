"""Can a model follow execution? CRUXEval, and four questions as REval asks them, from traces of our own.

The four are asked about held-out programs with something to ask of each kind, once a program, so that
answers are independent:
``coverage`` (does this line run?), ``state`` (a variable's value and type after a line), ``path`` (which
line runs next) and ``output`` (what the call returns).
"""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.bench.problems.dataset_records import DatasetRecord
from engine.decoding.executable import parse
from engine.lm.base import LanguageModel
from engine.prompts import Template
from engine.services import Sandbox
from engine.support.confidence import wilson
from engine.train.data.synth import held_samples
from engine.train.evaluation.trace_reading import greedy
from engine.train.tasks.catalog import Catalog
from engine.train.whitebox import forms, rewards
from engine.train.whitebox.execution import Execution
from engine.train.whitebox.forms import QuestionForm
from engine.train.whitebox.items import INPUT as INPUT_ITEM
from engine.train.whitebox.items import QUESTION, TrainingItem, executed
from engine.train.whitebox.literals import is_literal, literal, same
from engine.train.whitebox.questions import FLOW, STATE, Question, questions
from engine.types import Task

OUTPUT, INPUT = CRUXEVAL = ("cruxeval-o", "cruxeval-i")
REVAL = ("coverage", "state", "path", "output")
_AT_ONCE = 16
_DRAWS = 8
"""Programs that are drawn for one that has a loop or a branch."""
_OUTPUT = "What does the call return?"


@dataclass(frozen=True)
class Asked:
    """One question and its answer, whatever the form."""

    measure: str
    key: str
    """The program or the record."""
    program: str
    call: str
    """For ``cruxeval-i``, the function's name."""
    question: str
    answer: str
    """A literal, ``value; type``, a line, ``yes`` or ``no``; for ``cruxeval-i``, the output to be reached."""
    point: Question | None = None

    @property
    def value(self) -> str:
        """The answer as one literal, for models that can only complete functions."""
        if self.measure == "coverage":
            return str(self.answer == "yes")
        if self.measure == "state":
            return self.answer.rpartition(";")[0]
        return repr(self.answer.strip()) if self.measure == "path" else self.answer

    def has_value(self, given: str) -> bool:
        """Whether ``given`` is ``value``; a line's indentation is not asked for."""
        if self.measure == "path" and is_literal(given):
            line = literal(given)
            given = repr(line.strip()) if isinstance(line, str) else given
        return same(given, self.value)


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


def cruxeval(records: Sequence[DatasetRecord]) -> Iterator[Asked]:
    """Both directions of every record. Raises ``DataError`` for a record that is none of CRUXEval."""
    for record in records:
        program, key = record.text("code").rstrip() + "\n", record.identifier("id")
        given, output = record.text("input"), record.text("output")
        yield Asked(OUTPUT, key, program, f"f({given})", _OUTPUT, output)
        yield Asked(INPUT, key, program, "f", "", output)


async def reval(everything: Catalog, sandbox: Sandbox, count: int, seed: int) -> list[Asked]:
    """The four questions about at most ``count`` held-out programs, half of them whole entries."""
    halves = ((count + 1) // 2, count // 2)
    found: list[Asked] = []
    for what, wanted in zip(("entries", "combinations"), halves, strict=True):
        made = 0
        for number, sample in enumerate(held_samples(everything, what, _DRAWS * wanted, seed)):
            if made == wanted:
                break
            r = Random(f"{what} {seed} {number}")
            execution = await executed(sample, sandbox, r)
            asked = list(about(execution, f"{what} {number} {sample.key}", r)) if execution else []
            if len(asked) == len(REVAL):
                made += 1
                found += asked
    return found


def about(execution: Execution, key: str, r: Random) -> Iterator[Asked]:
    """At most one question of each of the four kinds."""
    program, call = execution.program, execution.call
    line = _line_to_cover(execution, r)
    ran = "yes" if line in execution.covered else "no"
    code = execution.source(line).strip()
    text = f"Does line {line} (`{code}`) run? Answer yes or no."
    yield Asked("coverage", key, program, call, text, ran)
    everything = questions(execution)
    for measure, kind in (("state", STATE), ("path", FLOW)):
        if points := [point for point in everything if point.kind == kind]:
            point = r.choice(points)
            yield Asked(measure, key, program, call, point.text, point.answer, point)
    yield Asked("output", key, program, call, _OUTPUT, execution.output or "")


def _line_to_cover(execution: Execution, r: Random) -> int:
    """A line of a statement inside a function; one that did not run in half of the programs that have one."""
    tree = ast.parse(execution.program)
    inside = {
        node.lineno
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef)
        for node in ast.walk(outer)
        if isinstance(node, ast.stmt) and node is not outer
    }
    ran, idle = sorted(inside & execution.covered), sorted(inside - execution.covered)
    return r.choice(idle if idle and r.random() < 0.5 else ran)


@dataclass(frozen=True)
class Examiner:
    """Asks a model and verifies what it says; inputs are run in ``sandbox``."""

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
        """All questions, greedily; one result for each measure, in the order of their first questions."""
        slots = asyncio.Semaphore(_AT_ONCE)

        async def one(question: Asked) -> bool | None:
            async with slots:
                right = await self.is_right(question, await self._reply(question))
                tell()
                return right

        marks = await asyncio.gather(*map(one, asked))
        return [
            _result(measure, [pair for pair in zip(asked, marks, strict=True) if pair[0].measure == measure])
            for measure in dict.fromkeys(question.measure for question in asked)
        ]

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
        given = self._given(reply)
        if given is None:
            return None
        if asked.measure == INPUT:
            reward = await rewards.input_reward(self.sandbox, asked.program, asked.call, asked.answer, given)
            return reward > 0
        if self.form is None:
            return asked.has_value(given)
        if asked.point is not None:
            return asked.point.is_right(given)
        if asked.measure == "coverage":
            return given.strip().lower().rstrip(".") == asked.answer
        return same(given, asked.answer)

    def _given(self, reply: str) -> str | None:
        if self.form is None:
            return returned(reply)
        answers = self.form.answers(reply)
        return answers[0] if answers else None


def _result(measure: str, marked: Sequence[tuple[Asked, bool | None]]) -> ReasoningResult:
    yes = sum(asked.answer == "yes" for asked, _ in marked)
    guess = max(yes, len(marked) - yes) / len(marked) if measure == "coverage" else None
    right = sum(mark is True for _, mark in marked)
    return ReasoningResult(measure, len(marked), right, sum(mark is None for _, mark in marked), guess)


def of_item(item: TrainingItem) -> Asked:
    """An item of one question."""
    if item.kind == INPUT_ITEM:
        return Asked(INPUT, item.key, item.program, item.function, "", item.output)
    if item.kind != QUESTION:
        return Asked("output", item.key, item.program, item.call, _OUTPUT, item.output)
    [point] = item.questions
    measure = "state" if point.kind == STATE else "path"
    return Asked(measure, item.key, item.program, item.call, point.text, point.answer, point)


def returned(reply: str) -> str | None:
    """What a body that is one ``return`` returns, as it is written; None for any other reply."""
    source = f"def result():\n{reply}\n"
    match parse(source):
        case ast.Module([ast.FunctionDef(body=[ast.Return(ast.expr() as value)])]):
            return ast.get_source_segment(source, value)
    return None


def as_task(asked: Asked) -> Task:
    """The question as a function that returns the answer."""
    if asked.measure == INPUT:
        text = f"Call {asked.call} with literals such that it returns {asked.answer}"
    elif asked.question == _OUTPUT:
        text = f"What {asked.call} returns, written as a literal."
    else:
        text = f"{asked.question} The call is {asked.call}. The answer is a literal."
    name = "called" if asked.measure == INPUT else "result"
    return Task(name=name, signature=f"def {name}():\n", preamble=asked.program + "\n\n", description=text)
