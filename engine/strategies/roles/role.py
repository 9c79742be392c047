"""A role: a form, a reader of its answers, and what counts where an answer cannot be read twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.strategies.roles import answers
from engine.strategies.roles.answers import Score, Verification

T = TypeVar("T")


@dataclass(frozen=True)
class Role(Generic[T]):
    """``name`` is that of its form."""

    name: str
    read: Callable[[str], T]
    """Raises ``answers.Unreadable``."""
    default: T


REASONER: Role[str] = Role("reasoner", answers.text, "")
REFLECTOR: Role[str] = Role("reflector", answers.text, "")
SELF_DEBUGGER: Role[str] = Role("self-debugger", answers.text, "")
CLARIFIER: Role[str] = Role("clarifier", answers.text, "")
QUALITY_CHECKER: Role[str | None] = Role("quality-checker", answers.value, None)
YES_NO_CHECKER: Role[bool] = Role("yes-no-checker", answers.yes_no, False)
TEST_CHECKER: Role[str | None] = Role("test-checker", answers.value, None)
THINKER: Role[tuple[str, ...]] = Role("thinker", answers.listed, ())
THINKER_REFLECTIONS: Role[tuple[str, ...]] = Role("thinker-reflections", answers.listed, ())
CRITIC_OUTPUTS: Role[Score] = Role("critic-outputs", answers.score, Score(0.5))
CRITIC_IMPLEMENTATION: Role[Score] = Role("critic-implementation", answers.score, Score(0.5))
CRITIC_ACTION: Role[bool] = Role("critic-action", answers.refines, True)
CRITIC_VERIFICATION: Role[Verification] = Role(
    "critic-verification", answers.verification, Verification(True)
)


def designer_of(name: str) -> Role[tuple[str, ...]]:
    """Writes assertions about the function ``name``."""
    return Role("test-designer", lambda answer: answers.asserts(answer, name), ())
