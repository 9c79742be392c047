"""Training items: what is asked, and all that verifying a reply needs. Plain data, one JSON line each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.services import Sandbox
from engine.support.files import write_text
from engine.train.examples.material import training_sample
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.constrained import programs, values
from engine.train.tasks.synthesis import Sample
from engine.train.whitebox.execution import Execution, execute
from engine.train.whitebox.questions import FLOW, STATE, Question, sampled
from engine.types import DataError, Task
from sandbox import TestCase

OUTPUT, INPUT, CODE = "output", "input", "code"
KINDS = (OUTPUT, INPUT, CODE)
"""Kinds that are synthesised."""
QUESTION = "question"
"""One white-box question by itself, taken out of an ``output`` item."""
_LONGEST_OUTPUT = 120
_AT_ONCE = 8


@dataclass(frozen=True)
class TrainingItem:
    """One thing to ask. ``code`` has a task, the other kinds have a program that ran."""

    kind: str
    key: str
    """What it was made from."""
    program: str = ""
    function: str = ""
    call: str = ""
    output: str = ""
    questions: tuple[Question, ...] = ()
    steps: tuple[str, ...] = ()
    """The run in short, for right replies that think first."""
    task: Task | None = None
    body: str = ""
    """``code``: a right body."""
    tests: tuple[TestCase, ...] = ()
    """``code``: the unit tests of the reward; those of ``task`` are shown, the others are not."""

    def as_json(self) -> str:
        """One line."""
        return json.dumps({key: value for key, value in asdict(self).items() if value})

    @classmethod
    def from_json(cls, line: str) -> TrainingItem:
        """What ``as_json`` wrote. Raises ``DataError``."""
        try:
            data: dict[str, Any] = json.loads(line)
            data["questions"] = tuple(_made(Question, one) for one in data.get("questions", ()))
            data["steps"] = tuple(data.get("steps", ()))
            data["tests"] = _tests(data.get("tests", ()))
            if "task" in data:
                data["task"] = replace(_made(Task, data["task"]), tests=_tests(data["task"]["tests"]))
            return cls(**data)
        except (ValueError, TypeError, KeyError) as error:
            raise DataError(f"This is no training item ({error}): {line[:80]}") from None


def _tests(data: Iterable[Any]) -> tuple[TestCase, ...]:
    return tuple(_made(TestCase, one) for one in data)


def _made(kind: type[Any], data: dict[str, Any]) -> Any:
    """JSON has lists only; all that is held in these types are tuples."""
    known = {one.name: data[one.name] for one in fields(kind) if one.name in data}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in known.items()})


@dataclass(frozen=True)
class Maker:
    """Makes items of one kind from programs of the catalog, run in ``sandbox``."""

    everything: Catalog
    sandbox: Sandbox
    kind: str
    seed: int = 0
    constrained: float = 0.5
    """Share of the reasoning items that are programs under constraints; the others are of the library."""
    _seen: set[str] = field(default_factory=set)

    async def items(self, count: int) -> AsyncIterator[TrainingItem]:
        """``count`` different items, always the same for the same seed."""
        r = Random(f"{self.kind} {self.seed}")
        made = 0
        while made < count:
            drawn = [Random(r.random()) for _ in range(_AT_ONCE)]
            for item in await asyncio.gather(*map(self._item, drawn)):
                if item is not None and made < count and self._is_new(item):
                    made += 1
                    yield item

    async def _item(self, r: Random) -> TrainingItem | None:
        if self.kind == CODE:
            return code_item(training_sample(self.everything, r))
        if r.random() < self.constrained:
            key, execution = await constrained(self.sandbox, r)
        else:
            sample = training_sample(self.everything, r)
            key, execution = sample.key, await executed(sample, self.sandbox, r)
        return None if execution is None else reasoning_item(self.kind, key, execution, r)

    def _is_new(self, item: TrainingItem) -> bool:
        identity = item.as_json()
        known = identity in self._seen
        self._seen.add(identity)
        return not known


async def executed(sample: Sample, sandbox: Sandbox, r: Random) -> Execution | None:
    """One call of a sample's program, whole and with a short literal as its output; or None."""
    call = _call(r.choice((*sample.task.tests, *sample.hidden)))
    program = bare(sample.task).program(sample.body)
    return usable(await execute(sandbox, program, call)) if call else None


async def constrained(sandbox: Sandbox, r: Random) -> tuple[str, Execution | None]:
    """One call of a program under constraints, its input sometimes changed by its type; and its key."""
    drawn = programs.program(r)
    given = drawn.input(r)
    given = values.mutated(given, r) if r.random() < 0.5 else given
    key = f"constrained.{drawn.level}.{drawn.method.receiver}.{drawn.method.name}"
    return key, usable(await execute(sandbox, drawn.source, f"{drawn.name}({given!r})"))


def usable(execution: Execution | None) -> Execution | None:
    """The execution filter: what ended without an exception, in time, with a short literal; or None."""
    if execution is None or execution.output is None or execution.truncated:
        return None
    return execution if len(execution.output) <= _LONGEST_OUTPUT else None


def bare(task: Task) -> Task:
    """``task`` without its docstring, so that what happens has to be read from the code."""
    return replace(task, docstring="")


def reasoning_item(kind: str, key: str, execution: Execution, r: Random) -> TrainingItem | None:
    """I→O with white-box questions, or O→I; None where there is nothing to ask about."""
    questions = sampled(execution, r) if kind == OUTPUT else ()
    if kind == OUTPUT and not questions:
        return None
    return TrainingItem(
        kind=kind,
        key=key,
        program=execution.program,
        function=execution.call.partition("(")[0],
        call=execution.call,
        output=execution.output or "",
        questions=questions,
        steps=tuple(told(execution)),
    )


def code_item(sample: Sample) -> TrainingItem:
    """A task with its unit tests."""
    tests = (*sample.task.tests, *sample.hidden)
    return TrainingItem(CODE, sample.key, task=sample.task, body=sample.body, tests=tests)


def apart(item: TrainingItem, r: Random) -> Iterator[TrainingItem]:
    """An ``output`` item as the output alone and one question of each kind alone, others as they are."""
    if item.kind != OUTPUT:
        yield item
        return
    yield replace(item, questions=())
    for kind in (STATE, FLOW):
        if asked := [question for question in item.questions if question.kind == kind]:
            yield replace(item, kind=QUESTION, questions=(r.choice(asked),))


def told(execution: Execution, most: int = 40) -> Iterator[str]:
    """The run line by line: ``6: i = 1``; what the model is to imagine."""
    for step in execution.steps[:most]:
        changes = ", ".join(f"{name} = {value}" for name, (value, _) in step.changes.items())
        yield f"{step.line}: {changes or execution.source(step.line).strip()}"
    if len(execution.steps) > most:
        yield f"and so on, {len(execution.steps) - most} more"


def _call(test: TestCase) -> str:
    """The call of ``assert call == value``; nothing for methods, whose object is made in the test."""
    left, equals, _ = test.source.removeprefix("assert ").partition(" == ")
    return left if equals and ")." not in left else ""


def read(path: Path) -> list[TrainingItem]:
    """The items of a file. Raises ``DataError`` naming the file."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise DataError(f"There is no {path}; write it with `egcfg train synth`.") from None
    try:
        return [TrainingItem.from_json(line) for line in lines if line.strip()]
    except DataError as error:
        raise DataError(f"{path}: {error}") from None


def write(path: Path, items: Iterable[TrainingItem]) -> None:
    """Writes items, one a line, in the place of what is there; the file is there only when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(item.as_json() + "\n" for item in items))
