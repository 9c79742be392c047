"""Questions about an execution, one at a time: CRUXEval's two directions, and four as REval asks them.

The four are ``coverage`` (does this line run?), ``state`` (a variable's value and type after a line),
``path`` (which line runs next) and ``output`` (what the call returns).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.core.task import Task
from engine.decoding.executable import parse
from engine.train.whitebox.execution import Execution
from engine.train.whitebox.items import INPUT as INPUT_ITEM
from engine.train.whitebox.items import QUESTION, TrainingItem
from engine.train.whitebox.literals import is_literal, literal, same
from engine.train.whitebox.questions import FLOW, STATE, Question, questions

OUTPUT, INPUT = CRUXEVAL = ("cruxeval-o", "cruxeval-i")
REVAL = ("coverage", "state", "path", "output")
RETURNED = "What does the call return?"


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

    def is_right(self, given: str) -> bool:
        """Whether ``given`` is the answer, as it stands in a reply; ``cruxeval-i`` has to be run instead."""
        if self.point is not None:
            return self.point.is_right(given)
        if self.measure == "coverage":
            return given.strip().lower().rstrip(".") == self.answer
        return same(given, self.answer)


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
    yield Asked("output", key, program, call, RETURNED, execution.output or "")


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


def of_item(item: TrainingItem) -> Asked:
    """An item of one question."""
    if item.kind == INPUT_ITEM:
        return Asked(INPUT, item.key, item.program, item.function, "", item.output)
    if item.kind != QUESTION:
        return Asked("output", item.key, item.program, item.call, RETURNED, item.output)
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
    elif asked.question == RETURNED:
        text = f"What {asked.call} returns, written as a literal."
    else:
        text = f"{asked.question} The call is {asked.call}. The answer is a literal."
    name = "called" if asked.measure == INPUT else "result"
    return Task(name=name, signature=f"def {name}():\n", preamble=asked.program + "\n\n", description=text)
