"""Training items: what is asked, and all that verifying a reply needs. Plain data, one JSON line each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.task import Task
from engine.support.errors import DataError
from engine.support.files import write_text
from engine.train.execution import Execution
from engine.train.questions import Question, sampled
from sandbox import TestCase

OUTPUT, INPUT, CODE, REPAIR = "output", "input", "code", "repair"
"""Kinds of items: the first two are synthesized, code is imported, and repairs are the model's own."""
CONSTRAINED, TAUGHT, FOREIGN = "constrained", "taught", "foreign"
"""First parts of keys: programs of the grammar, of a teacher, and of others."""
_MOST_STEPS = 40


@dataclass(frozen=True)
class TrainingItem:
    """One thing to ask. ``code`` and ``repair`` have a task, the other kinds have a program that ran."""

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
    explanation: str = ""
    """A teacher's thoughts that end in the right answer; they stand in the place of ``steps``."""
    task: Task | None = None
    body: str = ""
    """``code``: a right body."""
    tests: tuple[TestCase, ...] = ()
    """``code``: the unit tests of the reward; those of ``task`` are shown, the others are not."""
    failed: str = ""
    """``repair``: a body that fails."""
    prompt: str = ""
    """``repair``: what the engine shows of it, chat markup included; empty: the task alone."""

    def as_json(self) -> str:
        """One line."""
        return json.dumps({key: value for key, value in asdict(self).items() if value})

    @classmethod
    def from_json(cls, line: str) -> TrainingItem:
        """What ``as_json`` wrote. Raises ``DataError``."""
        try:
            data = _object(line, {one.name for one in fields(cls)})
            data["questions"] = tuple(_made(Question, one) for one in data.get("questions", ()))
            data["steps"] = tuple(data.get("steps", ()))
            data["tests"] = _tests(data.get("tests", ()))
            if "task" in data:
                data["task"] = replace(_made(Task, data["task"]), tests=_tests(data["task"]["tests"]))
            return cls(**data)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise DataError(f"This is no training item ({error}): {line[:80]}") from None


def _object(line: str, known: set[str]) -> dict[str, Any]:
    """The fields of an item. Raises ``ValueError``."""
    try:
        data = json.loads(line)
    except ValueError:
        raise ValueError("no JSON") from None
    if not isinstance(data, dict) or not {"kind", "key"} <= data.keys() <= known:
        raise ValueError("it has other fields than items of `egcfg train` have")
    return data


def _tests(data: Iterable[Any]) -> tuple[TestCase, ...]:
    return tuple(_made(TestCase, one) for one in data)


def _made(kind: type[Any], data: dict[str, Any]) -> Any:
    """JSON has lists only; all that is held in these types are tuples."""
    known = {one.name: data[one.name] for one in fields(kind) if one.name in data}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in known.items()})


def reasoning_item(kind: str, key: str, execution: Execution, r: Random) -> TrainingItem:
    """I→O with white-box questions, or O→I."""
    return TrainingItem(
        kind=kind,
        key=key,
        program=execution.program,
        function=execution.call.partition("(")[0],
        call=execution.call,
        output=execution.output or "",
        questions=sampled(execution, r) if kind == OUTPUT else (),
        steps=tuple(_steps(execution)),
    )


def _steps(execution: Execution) -> Iterator[str]:
    """The run line by line: ``6: i = 1``; what the model is to imagine."""
    for step in execution.steps[:_MOST_STEPS]:
        changes = ", ".join(f"{name} = {value}" for name, (value, _) in step.changes.items())
        yield f"{step.line}: {changes or execution.source(step.line).strip()}"
    if len(execution.steps) > _MOST_STEPS:
        yield f"and so on, {len(execution.steps) - _MOST_STEPS} more"


def read(path: Path) -> list[TrainingItem]:
    """The items of a file. Raises ``DataError`` naming the file, and the line that is none."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        raise DataError(f"There is no {path}; write it with `egcfg train synth`.") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DataError(f"{path} cannot be read: {reason}; name a file of items.") from None
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found += [TrainingItem.from_json(line)] if line.strip() else []
        except DataError as error:
            raise DataError(f"{path}:{number}: {error}") from None
    if not found:
        raise DataError(f"{path} holds no items; write some with `egcfg train synth` or `import`.")
    return found


def write(path: Path, items: Iterable[TrainingItem]) -> None:
    """Writes items, one a line, in the place of what is there; the file is there only when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(item.as_json() + "\n" for item in items))
