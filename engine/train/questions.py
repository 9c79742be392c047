"""Questions about what happened inside a program, with answers that its trace proves (ExecVerify, B.3)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from engine.train.execution import ExecutedStep, Execution, is_literal, same

MOST = 10
"""Questions a program."""
STATE, FLOW = "state", "flow"


@dataclass(frozen=True)
class Question:
    """One question. ``answer`` is ``value; type`` for ``state``, and a source line for ``flow``."""

    kind: str
    line: int
    """1-based."""
    code: str
    """The text of that line, with its indentation."""
    occurrence: int
    """After the how-manieth execution of the line; from 1."""
    answer: str
    variable: str = ""

    @property
    def text(self) -> str:
        """The question in words."""
        when = f"line {self.line} (`{self.code.strip()}`) has run for the {ordinal(self.occurrence)} time"
        if self.kind == STATE:
            return f"After {when}, what are the value and the type of {self.variable}?"
        return f"After {when}, which line runs next?"

    def is_right(self, given: str) -> bool:
        """Whether ``given`` is the answer: the same value and type, or the same line with its indentation."""
        if self.kind == FLOW:
            return given.rstrip() == self.answer
        value, found, kind = given.rpartition(";")
        right, _, right_kind = self.answer.rpartition(";")
        return bool(found) and kind.strip() == right_kind.strip() and same(value, right)

    def as_data(self) -> dict[str, Any]:
        """Plain data, with the question in words."""
        return {**asdict(self), "text": self.text}


def ordinal(number: int) -> str:
    """``1st``, ``2nd``, ``11th``."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 % 10 != 1 else 0, "th")
    return f"{number}{ending}"


def sampled(execution: Execution, r: Random, most: int = MOST) -> tuple[Question, ...]:
    """At most ``most`` questions about ``execution``, drawn evenly, in the order of the run."""
    everything = questions(execution)
    chosen = r.sample(range(len(everything)), min(most, len(everything)))
    return tuple(everything[number] for number in sorted(chosen))


def questions(execution: Execution) -> tuple[Question, ...]:
    """All questions with one certain answer, in the order of the run."""
    simple = _simple_lines(execution.program)
    branching = _branching_lines(execution.program)
    found: list[Question] = []
    for step in execution.steps:
        if step.line in simple:
            found.extend(_states(execution, step))
            found.extend(_flow(execution, step, simple, branching))
    return tuple(found)


def _states(execution: Execution, step: ExecutedStep) -> Iterator[Question]:
    for variable, (value, kind) in step.changes.items():
        if is_literal(value):
            code = execution.source(step.line)
            yield Question(STATE, step.line, code, step.occurrence, f"{value}; {kind}", variable)


def _flow(
    execution: Execution, step: ExecutedStep, simple: frozenset[int], branching: frozenset[int]
) -> Iterator[Question]:
    """Asked at ``if``, ``while`` and ``for``, and where execution jumps back."""
    after = step.next_line
    if after is None or after not in simple or not step.alone:
        return
    if step.line in branching or after < step.line:
        code = execution.source(step.line)
        yield Question(FLOW, step.line, code, step.occurrence, execution.source(after))


def _simple_lines(program: str) -> frozenset[int]:
    """Lines that hold one statement, or one header, and the whole of it.

    ``with`` runs its line twice, and what a loop on a single line does is one step of many: no such lines.
    """
    lines = program.split("\n")
    taken: Counter[int] = Counter()
    for node in _statements(ast.parse(program)):
        whole = range(node.lineno, _header_end(node) + 1)
        clear = len(whole) == 1 and not lines[node.lineno - 1].encode()[: node.col_offset].strip()
        taken.update([*whole] if clear and not isinstance(node, ast.With | ast.AsyncWith) else [*whole] * 2)
    return frozenset(line for line, count in taken.items() if count == 1)


def _branching_lines(program: str) -> frozenset[int]:
    return frozenset(
        node.lineno
        for node in _statements(ast.parse(program))
        if isinstance(node, ast.If | ast.While | ast.For)
    )


def _statements(tree: ast.AST) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.stmt))


def _header_end(node: ast.stmt) -> int:
    """The last line of a statement, or of what stands before its body."""
    if isinstance(node, ast.If | ast.While):
        return node.test.end_lineno or node.lineno
    if isinstance(node, ast.For | ast.AsyncFor):
        return node.iter.end_lineno or node.lineno
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    return node.lineno if body else (node.end_lineno or node.lineno)
