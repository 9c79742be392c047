"""Rewards that execution verifies (ExecVerify, section 2.2). Nothing here trusts a model's word.

Output and questions are compared with what a trace proved; predicted inputs and programs run in the sandbox.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.execution import Sandbox
from engine.decoding.executable import identity
from engine.train.execution import LIMITS, is_literal, same
from engine.train.items import CODE, INPUT, REPAIR, TrainingItem
from engine.train.prompts import Asker, task_of
from engine.train.questions import FLOW, STATE, Question
from sandbox import Outcome, TestCase

ALPHA = 0.5
BOTH = "both"
SCORED = (BOTH, STATE, FLOW)
"""Which questions are scored: all of them, or those of one kind alone, as in the paper's ablations."""


@dataclass(frozen=True)
class Score:
    """A reward and what it is made of; None: not asked for."""

    reward: float
    io: float | None = None
    white: float | None = None
    tests: float | None = None
    same: float | None = None

    @property
    def is_right(self) -> bool:
        """The output or the input is right, or all unit tests pass; white-box questions aside."""
        return (self.io if self.tests is None else self.tests) == 1


async def score(
    sandbox: Sandbox, asker: Asker, item: TrainingItem, reply: str, alpha: float = ALPHA, scored: str = BOTH
) -> Score:
    """The reward of a reply: in 0 to 2 for reasoning (stage I), in 0 to 1 for code (stage II).

    Of a repair: 1 if it passes all tests, -1 if it is the program that failed, else 0.
    """
    if item.kind in (CODE, REPAIR):
        task, body = task_of(item), asker.body(reply)
        share = await unit_test_reward(sandbox, task.program(body), item.tests)
        if item.kind == CODE:
            return Score(share, tests=share)
        same = identity(task, body) == identity(task, item.failed)
        return Score(float(share == 1) - same, tests=share, same=float(same))
    answers = asker.form.answers(reply) or [""]
    if item.kind == INPUT:
        reward = await input_reward(sandbox, item.program, item.function, item.output, answers[0])
        return Score(reward, io=reward / 2)
    io = output_reward(item.output, answers[0])
    white = question_reward(item.questions, answers[1:], scored)
    return Score(white_box_reward(io, white, alpha), io=io, white=white)


def output_reward(output: str, given: str) -> float:
    """I→O: 1 if ``given`` is the literal that the call returned, else 0."""
    return float(same(output, given))


def question_reward(questions: Sequence[Question], given: Sequence[str], scored: str = BOTH) -> float | None:
    """The share of ``questions`` answered right; a missing answer is wrong. None: nothing is scored."""
    answers = [*given, *[""] * len(questions)]
    marks = [
        question.is_right(answer)
        for question, answer in zip(questions, answers, strict=False)
        if scored in (BOTH, question.kind)
    ]
    return sum(marks) / len(marks) if marks else None


def white_box_reward(io: float, white: float | None, alpha: float = ALPHA) -> float:
    """``2 ((1 - alpha) io + alpha white)``, in 0 to 2; where nothing is scored, the output alone counts."""
    if not 0 <= alpha <= 1:
        raise ValueError(f"alpha should lie between 0 and 1, not at {alpha}")
    return 2 * io if white is None else 2 * ((1 - alpha) * io + alpha * white)


async def input_reward(sandbox: Sandbox, program: str, function: str, output: str, given: str) -> float:
    """O→I: 2 if ``given`` is a call of ``function`` with literals that returns ``output``, else 0."""
    if not is_literal_call(given, function):
        return 0.0
    call = ast.unparse(ast.parse(given.strip(), mode="eval"))  # a comment would hide what follows
    test = TestCase("input", f"assert {call} == {output}")
    result = await sandbox.run(program, [test], LIMITS, trace=False)
    [verdict] = result.tests
    right = verdict.outcome is Outcome.PASS and verdict.trusted
    return 2.0 * (right and verdict.actual is not None and same(verdict.actual, output))


def is_literal_call(text: str, function: str) -> bool:
    """Whether ``text`` is ``function(...)`` with nothing but literals inside: it cannot smuggle in code."""
    try:
        node = ast.parse(text.strip(), mode="eval").body
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != function or "\n" in text.strip():
            return False
        values = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg)]
        whole = len(values) == len(node.args) + len(node.keywords)
        return whole and all(is_literal(ast.unparse(value)) for value in values)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return False


async def unit_test_reward(sandbox: Sandbox, program: str, tests: Sequence[TestCase]) -> float:
    """The share of ``tests`` that ``program`` passes, in 0 to 1; a pass that may be forged counts nothing."""
    if not tests:
        raise ValueError("without tests there is nothing to verify")
    result = await sandbox.run(program, tests, LIMITS, trace=False)
    passed = [test.outcome is Outcome.PASS and test.trusted for test in result.tests]
    return sum(passed) / len(tests)
