"""Asks roles: sends questions to the model, reads the answers, and counts both."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import TypeVar

from engine.judge import Judge
from engine.lm.base import Context, Sampling
from engine.lm.reply import Reply
from engine.lm.scheduling.randomness import seed_of
from engine.progress import RoleAnswered
from engine.services import Plan, Services
from engine.strategies.roles import form
from engine.strategies.roles.form import RoleForm
from engine.strategies.roles.role import Role
from engine.strategies.roles.role_answers import UnreadableAnswer
from engine.types import SettingsError, Task

T = TypeVar("T")

_SHORTEST = 16
"""Tokens of the context that a question must leave for the answer."""
_BASE = "{question}\n\n### Answer\n"
_BASE_STOP = "\n### "


def page(question: str) -> str:
    """Formats a question for a model without chat turns: a document with an answer to fill in."""
    return _BASE.format_map({"question": question})


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
        model = self.services.model
        prompt, stops = self._prompt(question)
        tokens = model.tokenizer.opening(prompt + used.answer)
        room = model.context_length - len(tokens) - 1
        if room < _SHORTEST:
            return None
        sampling = Sampling(
            used.temperature, self.plan.decoding.nucleus, self._seed(used.name, question, stream)
        )
        with closing(await model.open(tokens, self.judge.usage)) as context:
            written = await self._reply(context, used, (*used.stop, *stops), room, sampling)
        return used.answer + written

    async def _reply(
        self, context: Context, used: RoleForm, stops: Sequence[str], room: int, sampling: Sampling
    ) -> str:
        """Generates up to an end token or the first of ``stops``, which is left out."""
        reply = Reply(self.services.model.tokenizer, stops)
        await context.draw(min(used.max_new_tokens, room), sampling, reply.hear)
        self.workings.count(used.name).tokens += reply.taken
        return reply.text

    def _prompt(self, question: str) -> tuple[str, tuple[str, ...]]:
        """Formats a chat turn, or a document with an answer to fill in; returns also its stop texts."""
        tokenizer = self.services.model.tokenizer
        text = tokenizer.literal(question)
        try:
            return tokenizer.chat(text), ()
        except SettingsError:
            return page(text), (_BASE_STOP,)

    def _seed(self, role: str, question: str, stream: int) -> int:
        """Derives a seed from role, question and stream, independent of concurrent work."""
        return seed_of(
            self.plan.decoding.seed, stream, zlib.crc32(role.encode()), zlib.crc32(question.encode())
        )
