"""The three tasks of MBPP that its authors set aside for prompts (Austin et al., 2021), as examples."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bench.problems.problem import Problem
from engine.core.errors import DataError
from engine.core.options import Shot
from engine.prompts.template import statement

SHOT_IDS = ("2", "3", "4")


def shots(problems: Sequence[Problem], source: str) -> tuple[Shot, ...]:
    """The examples among ``problems``. Raises ``DataError`` naming ``source`` if one is missing."""
    known = {problem.id: problem for problem in problems}
    if absent := [name for name in SHOT_IDS if name not in known]:
        raise DataError(f"{source} has no task {', '.join(absent)}, which examples of prompts are made of.")
    return tuple(_shot(known[name]) for name in SHOT_IDS)


def _shot(problem: Problem) -> Shot:
    tests = tuple(statement(test) for test in problem.task.tests)
    return Shot(problem.task.description, problem.task.signature, tests, problem.gold.rstrip() + "\n")
