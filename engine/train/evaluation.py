"""Measures whether models can follow execution: asks about runs, verifies the answers, compares models."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.bench.report import is_solved, paired
from engine.bench.store import BenchRun
from engine.core.execution import Sandbox
from engine.core.task import Usage
from engine.lm.base import LanguageModel, Sampling
from engine.lm.cached import drawn_reply
from engine.support.async_tasks import ahead
from engine.support.errors import DataError
from engine.support.files import content
from engine.train.collection import Journal
from engine.train.prompts import QuestionForm

INPUT = "cruxeval-i"
_AT_ONCE = 16
_LARGEST = 64 << 20
"""Bytes of a file."""


@dataclass(frozen=True)
class Asked:
    """One question about a run, and how an answer is verified."""

    measure: str
    key: str
    """The program or the record."""
    program: str
    call: str
    """For ``cruxeval-i``, the function's name."""
    question: str
    answer: str
    """One that is right; for ``cruxeval-i``, the output to be reached."""
    holds: Callable[[Sandbox, str], Awaitable[bool]] = field(repr=False)
    """Whether an answer, as it stands in a reply, is right."""
    lines: int = 1
    """How many lines of a reply are the answer; 0: all of them."""

    @property
    def identity(self) -> str:
        """Measure and key, and a hash of all that is asked: equal for the same question only."""
        text = "\0".join((self.program, self.call, self.question, self.answer))
        return f"{self.measure} {self.key} {hashlib.sha256(text.encode()).hexdigest()[:8]}"

    def text(self, form: QuestionForm) -> str:
        """The question in words."""
        if self.measure == INPUT:
            return form.input_question(self.program, self.call, self.answer)
        return form.single_question(self.program, self.call, self.question)


Marked = Sequence[tuple[Asked, bool | None]]
"""Questions, and whether each was answered right; None: the reply says nothing that can be read."""


@dataclass(frozen=True)
class Examiner:
    """Asks a model and verifies what it says in ``sandbox``."""

    model: LanguageModel
    sandbox: Sandbox
    form: QuestionForm
    most: int = 256
    """Tokens of a reply."""
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    """Prompts are read one after the other: what each shares with the one before is then cached."""

    async def marked(
        self, asked: Sequence[Asked], journal: Journal, tell: Callable[[], None] = lambda: None
    ) -> Marked:
        """All questions with their marks; what ``journal`` knows is not asked again."""

        async def one(number: int) -> tuple[Asked, bool | None]:
            question = asked[number]
            if number not in journal.done:
                right = await self.is_right(question, await self._reply(question))
                journal.add(number, {"right": right})
            return question, journal.done[number]["right"]

        found = []
        async with aclosing(ahead(one, _AT_ONCE, len(asked))) as marks:
            async for mark in marks:
                found.append(mark)
                tell()
        return found

    async def _reply(self, asked: Asked) -> str:
        """The likeliest reply; empty where the question leaves no room."""
        tokenizer = self.model.tokenizer
        tokens = tokenizer.opening(self.form.prompt(asked.text(self.form), tokenizer))
        room = min(self.most, self.model.context_length - len(tokens) - 1)
        if room < 1:
            return ""
        async with self._opening:
            opened = await self.model.open(tokens, Usage())
        with closing(opened) as context:
            stops = (self.form.end,) if self.form.end else ()
            return await drawn_reply(context, tokenizer, room, Sampling(temperature=0), stops)

    async def is_right(self, asked: Asked, reply: str) -> bool | None:
        """None if the reply says nothing that can be read."""
        answers = self.form.answers(reply)
        return await asked.holds(self.sandbox, "\n".join(answers[: asked.lines or None])) if answers else None


def results(marked: Marked) -> list[dict[str, Any]]:
    """One result for each measure, in the order of their first questions, as plain data.

    ``unread`` are replies in which no answer could be found, and count as wrong; ``guess`` is the share that
    the same answer to every question would get right, where that is worth knowing.
    """
    found = []
    for measure in dict.fromkeys(asked.measure for asked, _ in marked):
        marks = [right for asked, right in marked if asked.measure == measure]
        count, right = len(marks), marks.count(True)
        yes = sum(asked.measure == measure and asked.answer == "yes" for asked, _ in marked)
        guess = round(max(yes, count - yes) / count, 4) if measure.endswith("coverage") else None
        found.append(
            {
                "measure": measure,
                "asked": count,
                "right": right,
                "rate": round(right / count, 4),
                "interval": [round(end, 4) for end in wilson(right, count)],
                "unread": marks.count(None),
                "guess": guess,
            }
        )
    return found


def wilson(passed: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of ``passed / count``, which lies in it; all is possible when ``count`` is 0."""
    if not count:
        return 0.0, 1.0
    p = passed / count
    middle, spread = p + z * z / (2 * count), z * math.sqrt(p * (1 - p) / count + z * z / (4 * count**2))
    low, high = (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)
    return max(0.0, min(p, low)), min(1.0, max(p, high))


def compared(first: Path, second: Path) -> list[dict[str, Any]]:
    """Every measure, the second model against the first, as plain data.

    Of files that ``egcfg eval reasoning --out`` wrote, or of folders of ``egcfg bench``. Raises
    ``DataError`` for different questions.
    """
    before, after = _marks(first), _marks(second)
    found = []
    for measure in dict.fromkeys((*before, *after)):
        one, other = before.get(measure, {}), after.get(measure, {})
        for path, lacking in ((second, one.keys() - other.keys()), (first, other.keys() - one.keys())):
            if lacking:
                raise DataError(
                    f"{first} and {second} are about different questions: {path} lacks {len(lacking)} of "
                    f"{measure}, such as {min(lacking)}."
                )
        pair = paired(one, other)
        found.append(
            {
                "measure": measure,
                "questions": pair.tasks,
                "first": sum(one.values()),
                "second": sum(other.values()),
                "only_first": pair.only_first,
                "only_second": pair.only_second,
                "difference": round(pair.difference.value, 4),
                "interval": [round(pair.difference.low, 4), round(pair.difference.high, 4)],
                "p": float(f"{pair.p:.4g}"),
            }
        )
    return found


def _marks(path: Path) -> dict[str, dict[str, bool]]:
    """By measure, whether each question was answered right."""
    if path.is_dir():
        run = BenchRun.read(path)
        data = run.about.data_sha256[:8]
        return {run.about.dataset: {f"{task} {data}": solved for task, solved in is_solved(run).items()}}
    found: dict[str, dict[str, bool]] = {}
    for identity, right in _questions(path).items():
        found.setdefault(identity.split(" ", 1)[0], {})[identity] = right is True
    return found


def _questions(path: Path) -> Mapping[str, bool | None]:
    try:
        questions = json.loads(content(path, _LARGEST))["questions"]
    except OSError as error:
        raise DataError(f"{path} cannot be read: {error.strerror or error}.") from None
    except (ValueError, KeyError, TypeError):
        questions = None
    if not isinstance(questions, dict) or not questions:
        raise DataError(f"{path} has no questions; write it with `egcfg eval reasoning --out`.")
    return questions
