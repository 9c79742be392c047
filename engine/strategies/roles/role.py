"""Roles: a form, a reader of answers, and a default; and the desk that asks them and counts."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.events import RoleAnswered
from engine.core.task import Task
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.lm.base import Sampling, Turn
from engine.lm.sampling import seed_of
from engine.strategies.roles import form, role_answers
from engine.strategies.roles.form import RoleForm
from engine.strategies.roles.role_answers import (
    CriticScore,
    RecalledProblems,
    UnreadableAnswer,
    Verification,
)

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


class Desk:
    """Asks the roles of one task. Raises ``TemplateError`` for forms that cannot be used."""

    def __init__(self, judge: Judge, services: Services, plan: Plan) -> None:
        self.judge = judge
        self.services = services
        self.plan = plan
        self.workings = judge.workings
        self._forms: dict[str, RoleForm] = {}
        form.check_folder(plan.workflow.roles)

    @property
    def task(self) -> Task:
        return self.judge.task

    @property
    def in_turn(self) -> bool:
        """Whether independent work runs one after the other, for repeatable results."""
        return self.plan.decoding.in_turn

    def has(self, variant: str) -> bool:
        """Returns whether a switch is set."""
        return variant in self.plan.workflow.variants

    def form(self, name: str) -> RoleForm:
        """Returns the form of a role, the user's own if there is one."""
        if name not in self._forms:
            self._forms[name] = form.load(name, self.plan.workflow.roles)
        return self._forms[name]

    def fits(self, text: str) -> bool:
        """Returns whether a trace is short enough for a prompt."""
        return len(self.services.model.tokenizer.encode(text)) <= self.plan.decoding.signal_tokens

    def leaves_room(self, text: str) -> bool:
        """Returns whether ``text`` leaves half of the model's context for the rest."""
        return len(self.services.model.tokenizer.encode(text)) <= self.services.model.context_length // 2

    async def ask(self, role: Role[T], values: Mapping[str, str], *, stream: int = 0, angle: int = 0) -> T:
        """Asks ``role`` and reads the answer; asks once more if unreadable, then returns the default."""
        used = self.form(role.name)
        count = self.workings.count(role.name)
        count.asked += 1
        question = used.question(values, angle)
        for told in (question, f"{question}\n\n{used.again}"):
            count.asked_again += told != question
            answer = await self._answer(used, told, stream)
            if answer is None:
                break
            try:
                found = role.read(answer)
            except UnreadableAnswer:
                self.services.listen(RoleAnswered(role.name, told, answer, readable=False))
            else:
                self.services.listen(RoleAnswered(role.name, told, answer, readable=True))
                return found
        count.defaulted += 1
        return role.default

    async def _answer(self, used: RoleForm, question: str, stream: int) -> str | None:
        """Returns the answer with its opening; ``None`` if the question does not fit the model's context."""
        sampling = Sampling(
            used.temperature, self.plan.decoding.nucleus, self._seed(used.name, question, stream)
        )
        model = self.services.model
        stops = used.stop if model.gives_distributions else ()  # a chat server ends by itself
        turn = Turn(question, used.system, used.answer, stops)
        answer = await model.reply(turn, used.max_new_tokens, sampling, self.judge.usage)
        if answer is None:
            return None
        self.workings.count(used.name).add(answer.tokens, answer.read)
        return answer.text

    def _seed(self, role: str, question: str, stream: int) -> int:
        """Derives a seed from role, question and stream, independent of concurrent work."""
        return seed_of(
            self.plan.decoding.seed, stream, zlib.crc32(role.encode()), zlib.crc32(question.encode())
        )
