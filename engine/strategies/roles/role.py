"""Roles: a form, a reader of answers, and the default for answers that cannot be read twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.strategies.roles import role_answers
from engine.strategies.roles.role_answers import CriticScore, RecalledProblems, Verification

T = TypeVar("T")


@dataclass(frozen=True)
class Role(Generic[T]):
    """``name`` is that of its form."""

    name: str
    read: Callable[[str], T]
    """Raises ``answers.Unreadable``."""
    default: T


REASONER: Role[str] = Role("reasoner", role_answers.text, "")
REFLECTOR: Role[str] = Role("reflector", role_answers.text, "")
SELF_DEBUGGER: Role[str] = Role("self-debugger", role_answers.text, "")
CLARIFIER: Role[str] = Role("clarifier", role_answers.text, "")
QUALITY_CHECKER: Role[str | None] = Role("quality-checker", role_answers.value, None)
YES_NO_CHECKER: Role[bool] = Role("yes-no-checker", role_answers.yes_no, False)
TEST_CHECKER: Role[str | None] = Role("test-checker", role_answers.value, None)
THINKER: Role[tuple[str, ...]] = Role("thinker", role_answers.listed, ())
THINKER_REFLECTIONS: Role[tuple[str, ...]] = Role("thinker-reflections", role_answers.listed, ())
CRITIC_OUTPUTS: Role[CriticScore] = Role("critic-outputs", role_answers.score, CriticScore(0.5))
CRITIC_IMPLEMENTATION: Role[CriticScore] = Role("critic-implementation", role_answers.score, CriticScore(0.5))
CRITIC_ACTION: Role[bool] = Role("critic-action", role_answers.refines, True)
CRITIC_VERIFICATION: Role[Verification] = Role(
    "critic-verification", role_answers.verification, Verification(True)
)
RETRIEVER: Role[RecalledProblems] = Role("retriever", role_answers.recalled, RecalledProblems())
PLANNER: Role[str] = Role("planner", role_answers.text, "")
PLAN_CONFIDENCE: Role[float] = Role("plan-confidence", role_answers.confidence, 0.5)


def designer_of(name: str) -> Role[tuple[str, ...]]:
    """Returns the role that writes assertions about the function ``name``."""
    return Role("test-designer", lambda answer: role_answers.asserts(answer, name), ())
