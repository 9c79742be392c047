"""Has roles write code, by the plain model or by execution-guided decoding, on the role's own prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from engine.core.events import RoleWrote
from engine.core.options import SOLVERS, Agent
from engine.core.task import Executed, Task
from engine.decoding import dynamic_signal
from engine.decoding.executable import executable, identity, parses
from engine.decoding.loop import Loop
from engine.decoding.prior_context import Page, opened
from engine.decoding.whole_programs import author
from engine.prompts import load
from engine.strategies.roles.form import RoleForm
from engine.strategies.roles.role import Desk, Role
from engine.support.errors import SettingsError
from sandbox import RunResult

T = TypeVar("T")
_WARM = 0.8
"""A second answer is drawn at no lower temperature where the first said nothing new."""
_REPEATED = "Your last answer was the same program again, which fails. Write another one."


@dataclass(frozen=True)
class Order:
    """A request for a program."""

    role: str
    """Name of a form; of its ``answer`` and ``stop`` the agent's template has its own."""
    values: Mapping[str, str] = field(default_factory=dict)
    advice: str = ""
    """For a model that takes no instructions: what is added to the function's description."""
    shown: Sequence[Executed] = ()
    """For the same: programs and what they did on the visible tests, as a dynamic signal."""
    angle: int = 0
    kept: str = ""
    """The program that stays where no answer has one: what was to be changed."""
    failed: str = ""
    """What is to be mended: an answer that repeats it is asked for once more, and drawn at a temperature."""


@dataclass(frozen=True)
class Written:
    """A body that parses, or nothing, and its result on the visible tests."""

    code: str
    result: RunResult
    passed: bool
    """All visible tests; false where there are none."""
    repeated: bool = False
    """The program that was to be changed came back, also when the model was told so."""

    def executed(self, task: Task) -> Executed:
        """Returns the body as shown in a dynamic signal."""
        return Executed(task.body + self.code, self.result)


@dataclass(frozen=True)
class _Warm(Page):
    """The prompt of a program, and its sampling temperature."""

    temperature: float


class Writer:
    """Writes and runs programs of one task, in the template of ``agent`` (the first of all)."""

    def __init__(self, desk: Desk, agent: Agent | None = None) -> None:
        self._desk = desk
        self._agent = agent or desk.plan.agents[0]
        self._template = load(self._agent.template).for_tokenizer(desk.services.model.tokenizer)
        self._guided = desk.plan.workflow.solver == "eg-cfg"
        self._streams = 0
        if desk.plan.workflow.solver not in SOLVERS:
            raise SettingsError(
                f"There is no solver {desk.plan.workflow.solver!r}. There are {', '.join(SOLVERS)}."
            )

    @property
    def agent(self) -> Agent | None:
        """The agent that writes; ``None`` if the plain model does."""
        return self._agent if self._guided else None

    @property
    def tells(self) -> bool:
        """Whether the model takes instructions: both the template and the tokenizer have chat turns."""
        if not self._template.chat:
            return False
        try:
            self._desk.services.model.tokenizer.chat("")
        except SettingsError:
            return False
        return True

    @property
    def takes_advice(self) -> bool:
        """Whether prose can reach the model, as instructions or in a description."""
        return self.tells or self._template.advised

    async def advice(self, role: Role[T], values: Mapping[str, str], *, stream: int = 0, angle: int = 0) -> T:
        """Asks a role for advice; returns its default without asking if the model takes no advice."""
        if not self.takes_advice:
            return role.default
        return await self._desk.ask(role, values, stream=stream, angle=angle)

    def page(self, order: Order) -> Page:
        """Returns the order as a prompt, for decoding elsewhere."""
        page, _ = self._page(order, self._desk.form(order.role))
        return Page(page.task, page.template)

    async def write(self, order: Order) -> Written:
        """Writes a program and runs it on the visible tests.

        Asks once more if the answer does not parse, or is the program that was to be changed.
        """
        self._streams += 1
        stream = self._streams
        used = self._desk.form(order.role)
        count = self._desk.workings.count(order.role)
        count.asked += 1
        code = await self._draft(order, used, stream)
        if code is None or self._repeats(order, code):
            count.asked_again += 1
            code = await self._draft(order, used, stream, used.again if code is None else _REPEATED)
        repeated = code is not None and self._repeats(order, code)
        if code is None:
            count.defaulted += 1
            code = order.kept
        judge = self._desk.judge
        judge.count_program(code)
        passed = await judge.attempt(code, self.agent)
        ran = await judge.run(code, self.agent, whole=True)
        return Written(code, ran, passed, repeated)

    def _repeats(self, order: Order, code: str) -> bool:
        task = self._desk.task
        return bool(order.failed) and identity(task, code) == identity(task, order.failed)

    async def _draft(self, order: Order, used: RoleForm, stream: int, again: str = "") -> str | None:
        """Returns a body, ``None`` if it does not parse; the second time, the part that parses.

        ``again`` says what was wrong with the first.
        """
        page, told = self._page(order, used, again)
        try:
            text = await self._grown(page, order.role, (stream, int(bool(again))))
        except SettingsError:
            if page.template is self._template and page.task is self._desk.task:
                raise
            plain = _Warm(self._desk.task, self._template, page.temperature)
            text = await self._grown(plain, order.role, (stream, int(bool(again))))
        task = self._desk.task
        readable = bool(text.strip()) and parses(task.function(text))
        code = text if readable else executable(task, text) if again else None
        self._desk.services.listen(RoleWrote(order.role, told, text, readable))
        return code

    def _page(self, order: Order, used: RoleForm, again: str = "") -> tuple[_Warm, str]:
        """Puts the order into a chat turn if the model takes instructions, else into the file itself."""
        if self.tells:
            question = used.question(order.values, order.angle)
            told = f"{question}\n\n{again}" if again else question
            warmth = max(used.temperature, _WARM) if again == _REPEATED else used.temperature
            shown = self._desk.services.model.tokenizer.literal(told)
            template = replace(self._template, shared=_braced(shown), task="\n")
            return _Warm(self._desk.task, template, warmth), told
        task, template = self._desk.task, self._template
        warmth = used.untold[min(order.angle, len(used.untold) - 1)]
        if order.advice and template.advised:
            described = f"{task.description}\n\n{order.advice}".strip()
            task = replace(task, description=described)
        if text := self._signal(order.shown):
            template = replace(template, shared=template.shared + _braced(text))
        told = order.advice if template.advised else ""
        return _Warm(task, template, max(warmth, _WARM) if again else warmth), told

    def _signal(self, shown: Sequence[Executed]) -> str:
        return dynamic_signal.render(self._desk.task, shown, self._template.signal, self._desk.fits)

    async def _grown(self, page: _Warm, role: str, stream: tuple[int, int]) -> str:
        """The text of a program, by the plain model or guided."""
        desk, decoding, usage = self._desk, self._desk.plan.decoding, self._desk.judge.usage
        if self._guided and desk.services.model.gives_distributions:
            async with opened(page, desk.services, usage) as prompt:
                number = 2 * stream[0] + stream[1]
                loop = Loop(desk.judge, desk.services, self._agent, decoding, page.template, number)
                return (await loop.run(prompt)).code
        agent = replace(self._agent, temperature=page.temperature)
        unthinking = replace(decoding, think_tokens=0)
        async with author(page, desk.services, usage, unthinking, desk.form(role).system) as writes:
            seed, count = (decoding.seed, *stream), desk.workings.count(role)
            return (await writes.write(agent, seed, count=count)).text


def _braced(text: str) -> str:
    """Escapes braces for a template."""
    return text.replace("{", "{{").replace("}", "}}")
