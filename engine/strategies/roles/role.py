"""Roles: how each one's answer is read, its default; and the desk where a strategy asks them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from engine.core.events import Executed, RoleAnswered, RoleWrote
from engine.core.options import SOLVERS, Agent
from engine.core.task import Task
from engine.decoding import dynamic_signal
from engine.decoding.executable import executable, identity, parses
from engine.decoding.judge import Judge
from engine.decoding.loop import Loop
from engine.decoding.services import Plan
from engine.decoding.whole_programs import Page, author, opened, page_of
from engine.lm.base import Sampling, Turn
from engine.lm.sampling import seed_of
from engine.prompts.template import load as load_template
from engine.prompts.template import parts
from engine.strategies.roles import answers
from engine.strategies.roles.forms import RoleForm, check_folder, load
from engine.support.errors import SettingsError
from sandbox import Outcome, RunResult, TestResult

T = TypeVar("T")
_MOST_FAILURES = 5
_WARM = 0.8
"""A second answer is drawn at no lower temperature where the first said nothing new."""
_REPEATED = "Your last answer was the same program again, which fails. Write another one."


def problem(task: Task) -> dict[str, str]:
    """``problem``, ``tests`` and ``name``, as forms use them."""
    given = parts(task)
    code = "".join(given[part] for part in ("imports", "preamble", "signature", "docstring"))
    return {
        "problem": code.rstrip("\n"),
        "tests": given["tests"].rstrip("\n") or "(none)",
        "name": task.name.rpartition(".")[2],
    }


def function_text(task: Task, code: str) -> str:
    """The function without its docstring."""
    return (task.signature + task.body + code + task.after).rstrip("\n")


def tried(task: Task, code: str, result: RunResult) -> dict[str, str]:
    """``program`` and ``feedback``: what was written, and what it did on the visible tests."""
    return {"program": function_text(task, code), "feedback": feedback(result.tests, result.exception)}


def feedback(results: Iterable[TestResult], exception: str | None = None) -> str:
    """A line for each test that failed, the first few; what was expected and what came instead."""
    if exception is not None:
        return f"The program cannot even be loaded: {exception}"
    failed = [result for result in results if result.outcome is not Outcome.PASS]
    lines = [f"- {_failure(result)}" for result in failed[:_MOST_FAILURES]]
    if len(failed) > _MOST_FAILURES:
        lines.append(f"- and {len(failed) - _MOST_FAILURES} more tests fail")
    return "\n".join(lines) or "All of these tests pass."


def _failure(result: TestResult) -> str:
    wanted = f" should give {result.expected}" if result.expected is not None else " should hold"
    if result.exception not in (None, "AssertionError"):
        came = f"raised {result.exception}"
    elif result.outcome is not Outcome.FAIL:
        came = f"ended with: {result.outcome}"
    else:
        came = f"gave {result.actual}" if result.actual is not None else "does not"
    return f"{' '.join(result.call.split())}{wanted}, but {came}"


def traces(task: Task, code: str, result: RunResult, fits: Callable[[str], bool]) -> str:
    """What each line of a program did on the tests, as far as it ``fits``."""
    executed = Executed(task.body + code, result)
    return dynamic_signal.render(task, [executed], load_template("few-shot").signal, fits).strip()


@dataclass(frozen=True)
class Role(Generic[T]):
    """``name`` is that of its form; ``read`` raises ``UnreadableAnswer``."""

    name: str
    read: Callable[[str], T]
    default: T


REASONER = Role("reasoner", answers.text, "")
REFLECTOR = Role("reflector", answers.text, "")
SELF_DEBUGGER = Role("self-debugger", answers.text, "")
CLARIFIER = Role("clarifier", answers.text, "")
QUALITY_CHECKER: Role[str | None] = Role("quality-checker", answers.value, None)
YES_NO_CHECKER = Role("yes-no-checker", answers.yes_no, False)
TEST_CHECKER: Role[str | None] = Role("test-checker", answers.value, None)
THINKER: Role[tuple[str, ...]] = Role("thinker", answers.listed, ())
THINKER_REFLECTIONS: Role[tuple[str, ...]] = Role("thinker-reflections", answers.listed, ())
CRITIC_OUTPUTS = Role("critic-outputs", answers.score, answers.CriticScore(0.5))
CRITIC_IMPLEMENTATION = Role("critic-implementation", answers.score, answers.CriticScore(0.5))
CRITIC_ACTION = Role("critic-action", answers.refines, True)
CRITIC_VERIFICATION = Role("critic-verification", answers.verification, answers.Verification(True))
RETRIEVER = Role("retriever", answers.recalled, answers.RecalledProblems())
PLANNER = Role("planner", answers.text, "")
PLAN_CONFIDENCE = Role("plan-confidence", answers.confidence, 0.5)


def designer_of(name: str) -> Role[tuple[str, ...]]:
    """The role that writes assertions about the function ``name``."""
    return Role("test-designer", lambda answer: answers.asserts(answer, name), ())


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
        """The body as shown in a dynamic signal."""
        return Executed(task.body + self.code, self.result)


class Desk:
    """Asks the roles of one task, and has them write programs in the template of the plan's first agent.

    Raises ``TemplateError`` for forms that cannot be used, ``SettingsError`` for an unknown solver.
    """

    def __init__(self, judge: Judge, plan: Plan) -> None:
        self.judge = judge
        self.task = judge.task
        self.workings = judge.workings
        self.services = judge.services
        self.plan = plan
        self.in_turn = plan.decoding.in_turn
        """Independent work runs one after the other, for repeatable results."""
        self._agent = plan.agents[0]
        self._template = load_template(self._agent.template).for_tokenizer(judge.services.model.tokenizer)
        self._forms: dict[str, RoleForm] = {}
        self._streams = 0
        check_folder(plan.workflow.roles)
        solver = plan.workflow.solver
        if solver not in SOLVERS:
            raise SettingsError(f"There is no solver {solver!r}. There are {', '.join(SOLVERS)}.")
        self.agent = self._agent if solver == "eg-cfg" else None
        """Writes the programs; None if the plain model does."""

    def has(self, variant: str) -> bool:
        """Whether a switch is set."""
        return variant in self.plan.workflow.variants

    def form(self, name: str) -> RoleForm:
        """The form of a role, the user's own if there is one."""
        if name not in self._forms:
            self._forms[name] = load(name, self.plan.workflow.roles)
        return self._forms[name]

    def fits(self, text: str) -> bool:
        """Whether a trace is short enough for a prompt."""
        return len(self.services.model.tokenizer.encode(text)) <= self.plan.decoding.signal_tokens

    def leaves_room(self, text: str) -> bool:
        """Whether ``text`` leaves half of the model's context for the rest."""
        return len(self.services.model.tokenizer.encode(text)) <= self.services.model.context_length // 2

    @property
    def tells(self) -> bool:
        """Whether the model takes instructions: both the template and the tokenizer have chat turns."""
        if not self._template.chat:
            return False
        try:
            self.services.model.tokenizer.chat("")
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
        return await self.ask(role, values, stream=stream, angle=angle)

    async def ask(self, role: Role[T], values: Mapping[str, str], *, stream: int = 0, angle: int = 0) -> T:
        """Asks ``role`` and reads the answer; asks once more if unreadable, then returns the default."""
        form = self.form(role.name)
        count = self.workings.count(role.name)
        count.asked += 1
        question = form.question(values, angle)
        for told in (question, f"{question}\n\n{form.again}"):
            count.asked_again += told != question
            answer = await self._answer(form, told, stream)
            if answer is None:
                break
            try:
                found = role.read(answer)
            except answers.UnreadableAnswer:
                self.services.listen(RoleAnswered(role.name, told, answer, readable=False))
            else:
                self.services.listen(RoleAnswered(role.name, told, answer, readable=True))
                return found
        count.defaulted += 1
        return role.default

    async def _answer(self, form: RoleForm, question: str, stream: int) -> str | None:
        """The answer with its opening; ``None`` if the question does not fit the model's context.

        The seed depends on role, question and stream, not on concurrent work.
        """
        model, decoding = self.services.model, self.plan.decoding
        asked = zlib.crc32(form.name.encode()), zlib.crc32(question.encode())
        sampling = Sampling(form.temperature, decoding.nucleus, seed_of(decoding.seed, stream, *asked))
        stops = form.stop if model.gives_distributions else ()  # a chat server ends by itself
        turn = Turn(question, form.system, form.answer, stops)
        answer = await model.reply(turn, form.max_new_tokens, sampling, self.judge.usage)
        if answer is None:
            return None
        self.workings.count(form.name).add(answer.tokens, answer.read)
        return answer.text

    async def write(self, order: Order) -> Written:
        """Has a program written and runs it on the visible tests.

        Asks once more if the answer does not parse, or is the program that was to be changed.
        """
        self._streams += 1
        stream, again = self._streams, self.form(order.role).again
        count = self.workings.count(order.role)
        count.asked += 1
        code = await self._draft(order, stream)
        repeated = self._repeats(order, code)
        if code is None or repeated:
            count.asked_again += 1
            code = await self._draft(order, stream, again if code is None else _REPEATED)
            repeated = self._repeats(order, code)
        if code is None:
            count.defaulted += 1
            code = order.kept
        self.judge.count_program(code)
        passed = await self.judge.attempt(code, self.agent)
        result = await self.judge.run(code, self.agent, whole=True)
        return Written(code, result, passed, repeated)

    def _repeats(self, order: Order, code: str | None) -> bool:
        """Whether an answer is the program that was to be mended; counted, where it is a program."""
        if code is None or not order.failed:
            return False
        is_same = identity(self.task, code) == identity(self.task, order.failed)
        self.workings.repeats.count(is_same)
        return is_same

    async def _draft(self, order: Order, stream: int, again: str = "") -> str | None:
        """Returns a body, ``None`` if it does not parse; the second time, the part that parses.

        ``again`` says what was wrong with the first.
        """
        page, temperature, told = self._told_page(order, again)
        try:
            text = await self._text(page, temperature, order.role, (stream, int(bool(again))))
        except SettingsError:
            plain = Page(self.task, self._template)
            if page == plain:
                raise
            text = await self._text(plain, temperature, order.role, (stream, int(bool(again))))
        readable = bool(text.strip()) and parses(self.task.function(text))
        self.services.listen(RoleWrote(order.role, told, text, readable))
        if readable:
            return text
        return executable(self.task, text) if again else None

    def page(self, order: Order, agent: Agent | None = None) -> Page:
        """The order as a prompt in an agent's template, for decoding elsewhere."""
        if agent is None or agent == self._agent:
            return self._told_page(order)[0]
        return Desk(self.judge, replace(self.plan, agents=(agent,))).page(order)

    def repairing(self, code: str, result: RunResult, form: str) -> Page | None:
        """The page on which ``code``, which did not pass, is shown in a form of ``FEEDBACK`` to be repaired.

        None for a signal of which nothing fits. A turn is for models that take instructions (``tells``).
        """
        if form == "repair":
            values = {**problem(self.task), **tried(self.task, code, result), "analysis": ""}
            return self.page(Order("repair", values))
        page = page_of(self.task, self.services, self._agent, self.plan.decoding)
        shown = [Executed(self.task.body + code, result)]
        signal = dynamic_signal.render(self.task, shown, page.template.signal, self.fits)
        shared = page.template.shared + _braced(signal)
        return replace(page, template=replace(page.template, shared=shared)) if signal else None

    def _told_page(self, order: Order, again: str = "") -> tuple[Page, float, str]:
        """The prompt, its temperature, and what the model is told besides the task.

        The order is a chat turn if the model takes instructions, else it stands in the file itself.
        """
        form, task, template = self.form(order.role), self.task, self._template
        if self.tells:
            question = form.question(order.values, order.angle)
            told = f"{question}\n\n{again}" if again else question
            warmth = max(form.temperature, _WARM) if again == _REPEATED else form.temperature
            shared = _braced(self.services.model.tokenizer.literal(f"{told}\n"))
            return Page(task, replace(template, shared=shared, task="")), warmth, told
        warmth = form.untold[min(order.angle, len(form.untold) - 1)]
        if order.advice and template.advised:
            task = replace(task, description=f"{task.description}\n\n{order.advice}".strip())
        if signal := dynamic_signal.render(task, order.shown, template.signal, self.fits):
            template = replace(template, shared=template.shared + _braced(signal))
        told = order.advice if template.advised else ""
        return Page(task, template), max(warmth, _WARM) if again else warmth, told

    async def _text(self, page: Page, temperature: float, role: str, stream: tuple[int, int]) -> str:
        """The text of a program, by the plain model or guided."""
        services, decoding, usage = self.services, self.plan.decoding, self.judge.usage
        if self.agent and services.model.gives_distributions:
            async with opened(page, services, usage) as prompt:
                number = 2 * stream[0] + stream[1]
                loop = Loop(self.judge, self.agent, decoding, page.template, number)
                return (await loop.run(prompt)).code
        agent = replace(self._agent, temperature=temperature)
        unthinking = replace(decoding, think_tokens=0)
        async with author(page, self.judge, unthinking, self.form(role).system) as writes:
            seed, count = (decoding.seed, *stream), self.workings.count(role)
            return (await writes.write(agent, seed, count=count)).text


def _braced(text: str) -> str:
    """Escapes braces for a template."""
    return text.replace("{", "{{").replace("}", "}}")
