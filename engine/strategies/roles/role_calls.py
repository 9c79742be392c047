"""Asks roles: sends questions to the model, reads the answers, and counts both."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TypeVar

from engine.judge import Judge
from engine.lm.base import Sampling, Turn
from engine.lm.sampling import seed_of
from engine.progress import RoleAnswered
from engine.services import Plan, Services
from engine.strategies.roles import form
from engine.strategies.roles.form import RoleForm
from engine.strategies.roles.role import Role
from engine.strategies.roles.role_answers import UnreadableAnswer
from engine.types import Task

T = TypeVar("T")


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
        count = self.workings.count(used.name)
        count.tokens += answer.tokens
        count.prompt_tokens += answer.read
        return answer.text

    def _seed(self, role: str, question: str, stream: int) -> int:
        """Derives a seed from role, question and stream, independent of concurrent work."""
        return seed_of(
            self.plan.decoding.seed, stream, zlib.crc32(role.encode()), zlib.crc32(question.encode())
        )
