"""Opens prompts, and writes whole programs that nothing guides: the likeliest, and samples until one passes.

A server that gives answers only is asked for them.
"""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace

from engine.core.events import AgentEnded, CandidatesRan, LineDecided, RoleCount, StepTaken
from engine.core.options import Agent, Decoding
from engine.core.task import Task, Usage
from engine.decoding.answered_body import answered_body
from engine.decoding.candidates import Growth, distinct, execute, passing, sample_whole
from engine.decoding.executable import can_end
from engine.decoding.judge import Judge
from engine.decoding.services import Services
from engine.lm.base import Context, Sampling, Tokenizer, Turn
from engine.lm.sampling import seed_of
from engine.prompts.template import FENCE, EncodedPrompt, Template, fitting, fitting_context, shortened
from engine.support.async_tasks import begin, end, first
from engine.support.errors import SettingsError
from engine.support.text import counted

LIKELIEST = 64
"""Tokens that are looked through for one that begins with what is typed."""
_BLOCK = re.compile(rf"^[ \t]*{FENCE}", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """The parts of a prompt: a task, perhaps worded differently from the judge's, and a template."""

    task: Task
    template: Template


def page_of(task: Task, services: Services, agent: Agent, decoding: Decoding) -> Page:
    """Puts ``task`` into the agent's template, with as much context as ``Decoding.prompt_tokens`` allows."""
    tokenizer = services.model.tokenizer
    template = fitting(agent.template, task, tokenizer)
    template = replace(template, shots=decoding.shots or template.shots)
    task = task if template.fills else replace(task, ending="")
    return Page(shortened(task, template, tokenizer, decoding.prompt_tokens), template)


async def read_ahead(task: Task, services: Services, agent: Agent, decoding: Decoding) -> None:
    """Has the model read what prompts of ``task`` begin with, and keep it in its cache."""
    model, page = services.model, page_of(task, services, agent, decoding)
    prompt = fitting_context(page.task, page.template, model.tokenizer, model.context_length)
    (await model.open(prompt.shared, Usage())).close()


@dataclass(frozen=True)
class Opened:
    """Contexts of a prompt: ``shared`` ends where signals go; ``prior`` adds ``opening`` and then grows."""

    shared: Context
    prior: Context
    opening: tuple[int, ...]
    task: Task
    """The page's; ``begun`` is all that ``opening`` has of the lines to be written."""


@asynccontextmanager
async def opened(
    page: Page, services: Services, usage: Usage, think_tokens: int = 0
) -> AsyncIterator[Opened]:
    """Opens both contexts, and closes them on leaving.

    The model may write ``think_tokens`` tokens before the code, where the template has a place for them.

    What makes the prompt too long is left out. Raises ``SettingsError`` when it does not fit into the
    context.
    """
    length = services.model.context_length
    prompt = fitting_context(page.task, page.template, services.model.tokenizer, length)
    with ExitStack() as contexts:
        shared = contexts.enter_context(closing(await services.model.open(prompt.shared, usage)))
        prior = contexts.enter_context(closing(await shared.fork()))
        most = min(think_tokens, length // 2 - prompt.count) if page.template.thinks else 0
        opening = await _answering(prior, prompt, services, most) if most > 0 else prompt.opening
        if opening and most <= 0:
            await prior.extend(opening)
        begun = await _begun(prior, page.task, services.model.tokenizer)
        text = page.task.prompted + services.model.tokenizer.decode(begun)
        yield Opened(shared, prior, (*opening, *begun), replace(page.task, begun=text))


async def _begun(prior: Context, task: Task, tokenizer: Tokenizer) -> list[int]:
    """Extends ``prior`` by the likeliest tokens that begin with what is typed but not prompted."""
    left, chosen = task.begun.removeprefix(task.prompted), list[int]()
    while left:
        known = ((token, tokenizer.decode([token])) for token, _ in await prior.likeliest(LIKELIEST))
        fits = (each for each in known if each[1] and left.startswith(each[1][: len(left)]))
        token, text = next(fits, (None, left))
        tokens = [token] if token is not None else tokenizer.encode(tokenizer.literal(left))
        await prior.extend(tokens)
        chosen += tokens
        left = left[len(text) :]
    return chosen


async def _answering(prior: Context, prompt: EncodedPrompt, services: Services, most: int) -> list[int]:
    """Lets the model think at the end of the question; returns what stands behind the shared part then."""
    tokenizer = services.model.tokenizer
    question = tokenizer.encode(prompt.question)
    if question:
        await prior.extend(question)
    answer = await _think(prior, tokenizer, prompt.answer, most)
    services.listen(StepTaken("thinking", f"{counted(len(answer), 'token')} to the function's head"))
    return [*question, *answer]


async def _think(prior: Context, tokenizer: Tokenizer, answer: str, most: int) -> list[int]:
    """Extends ``prior`` greedily to the first code block (EG-CFG, equations 4 and 5), and by ``answer``.

    ``answer`` opens the code block. Returns the new tokens, those of ``answer`` among them. Text that has no
    code block after ``most`` tokens stays, and the block is opened behind it.
    """
    begun = len(prior.tokens)
    drawn: list[int] = []

    def hear(tokens: Sequence[int]) -> bool:
        drawn.extend(token for token in tokens if token not in tokenizer.end_tokens)
        return _BLOCK.search(tokenizer.decode(drawn)) is None

    await prior.draw(most, Sampling(temperature=0.0), hear)
    text = tokenizer.decode(drawn)
    block = _BLOCK.search(text)
    if block is None:
        kept, rest = len(drawn), "" if text.endswith("\n") or not text else "\n"
    else:
        kept, rest = _before(drawn, text[: block.start()], tokenizer)
    prior.truncate(begun + kept)
    opening = tokenizer.encode(tokenizer.literal(rest) + answer)
    await prior.extend(opening)
    return [*drawn[:kept], *opening]


def _before(drawn: Sequence[int], text: str, tokenizer: Tokenizer) -> tuple[int, str]:
    """How many tokens hold nothing but a beginning of ``text``, and what is left of it then."""
    for count in range(len(drawn), 0, -1):
        beginning = tokenizer.decode(drawn[:count])
        if text.startswith(beginning):
            return count, text[len(beginning) :]
    return 0, text


WHOLE = 1_000
"""Lines of a candidate that nothing guides: one that is cut off can pass no test."""
WARMER, HOTTEST = 0.2, 1.6
"""What each round adds to the temperature, and to what end."""
SYSTEM = "You are an experienced Python developer. Answer with one complete function in a Python code block."
_GIVEN = """

The function already has these lines; keep them as they are, in their places:
```python
{lines}```"""


@dataclass(frozen=True)
class WholeProgram:
    """A body that is not executed yet."""

    text: str
    ended: bool
    """The model ended the function."""


class Author:
    """Writes whole programs on one page, as many at the same time as are asked for."""

    def __init__(
        self,
        page: Page,
        judge: Judge,
        decoding: Decoding,
        prompt: Opened | None,
        system: str = SYSTEM,
    ) -> None:
        """``prompt`` is the page, read by the model; None where a server gives answers only."""
        self.page = page
        self.prompt = prompt
        self._model = judge.services.model
        self._usage = judge.usage
        self._decoding = decoding
        self._system = system

    async def write(
        self,
        agent: Agent,
        seed: Sequence[int],
        most: int | None = None,
        hear: Callable[[str], None] = lambda lines: None,
        count: RoleCount | None = None,
    ) -> WholeProgram:
        """A program at the temperature of ``agent``, of at most ``most`` tokens; the page stays unchanged.

        ``hear`` gets its whole lines so far after each of them, but not from a server of whole answers.
        ``count`` gets its tokens, also when it is cancelled.
        """
        if self.prompt is None:
            return await self._answered(agent.temperature, seed, count or RoleCount())
        page, model = self.page, self._model
        growth = Growth(self.prompt.task, model.tokenizer, page.template.end, hear=hear)
        prior, length = self.prompt.prior, model.context_length
        try:
            await sample_whole(prior, [growth], agent, self._decoding, length, seed, most)
        finally:
            if count is not None:
                count.add(growth.taken, len(prior.tokens))
        return WholeProgram(growth.text, growth.ended)

    async def _answered(self, temperature: float, seed: Sequence[int], count: RoleCount) -> WholeProgram:
        """The program of a chat model's answer; empty if there is none in it.

        Raises ``SettingsError`` when the question does not fit into the model's context, ``TemplateError``
        for a template without turns.
        """
        page, model, decoding = self.page, self._model, self._decoding
        turn = Turn(page.template.question(page.task) + _given(page.task), self._system)
        sampling = Sampling(temperature, decoding.nucleus, seed_of(*seed))
        answer = await model.reply(turn, decoding.max_new_tokens, sampling, self._usage)
        if answer is None:
            raise SettingsError(
                f"The question for {page.task.name} leaves no room for an answer: the model's context ends "
                f"at {model.context_length} tokens. Use a model with a longer context, or shorten the "
                "docstring, tests and helpers."
            )
        count.add(answer.tokens, answer.read)
        body = answered_body(page.task, answer.text)
        return WholeProgram(body.text, body.whole) if body is not None else WholeProgram("", ended=False)


@asynccontextmanager
async def author(page: Page, judge: Judge, decoding: Decoding, system: str = SYSTEM) -> AsyncIterator[Author]:
    """Has the model read ``page``; raises what :func:`opened` raises.

    ``system`` is for a server of whole answers.
    """
    if not judge.services.model.gives_distributions:
        yield Author(page, judge, decoding, None, system)
        return
    async with opened(page, judge.services, judge.usage, decoding.think_tokens) as prompt:
        yield Author(page, judge, decoding, prompt)


def _given(task: Task) -> str:
    """The lines of the body that stand before and after the cursor, as part of a question."""
    lines = task.body + ("    ...\n" + task.after if task.after else "")
    return _GIVEN.format(lines=task.signature + lines) if lines.strip() else ""


def likeliest(agent: Agent) -> Agent:
    """The agent without anything that is drawn by chance."""
    return replace(agent, num_candidates=1, horizon=WHOLE, temperature=0.0, gamma=0.0)


def warmer(agent: Agent, round: int) -> Agent:
    """The agent of a later ``round`` (from 0 on): what it is sure of has failed, so samples spread."""
    return replace(agent, temperature=min(agent.temperature + WARMER * round, HOTTEST))


async def write_likeliest(judge: Judge, author: Author, agent: Agent, decoding: Decoding, most: int) -> bool:
    """Writes and judges the likeliest program, of at most ``most`` tokens; whether a whole one passes.

    With a deadline each line is run and told as soon as it is there: what exists at its end was executed.
    """
    lines = _Lines(judge, agent)
    hear = lines.hear if decoding.deadline_s is not None else lambda text: None
    try:
        program = await author.write(agent, (decoding.seed,), most, hear)
    finally:
        await lines.close()
    if program.ended or not judge.task.tests:
        passed = await judge.attempt(program.text, agent)
    else:
        await execute(await distinct(judge.task, [program]), judge, agent)
        passed = False
    judge.services.listen(AgentEnded(agent, "passed" if passed else "failed"))
    return passed


class _Lines:
    """Runs and tells the lines of a program while the model goes on with it."""

    def __init__(self, judge: Judge, agent: Agent) -> None:
        self._judge = judge
        self._services = judge.services
        self._agent = agent
        self._heard = self._told = ""
        self._number = 0
        self._telling: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        """Takes the lines so far; those that come while others run wait for their turn."""
        self._heard = _to_last_code(text)
        if self._telling is None or self._telling.done():
            self._telling = begin(self._tell())

    async def _tell(self) -> None:
        while self._told != self._heard:
            text, before = self._heard, self._told
            if not can_end(self._judge.task, text):
                return
            self._told = text
            line = text.removeprefix(before)
            self._number += 1
            growing = WholeProgram(text, ended=False)
            ran = await execute(await distinct(self._judge.task, [growing]), self._judge, self._agent)
            self._services.listen(CandidatesRan(self._agent, self._number, tuple(ran)))
            self._services.listen(LineDecided(self._agent, self._number, line, text))

    async def close(self) -> None:
        """Ends what still runs."""
        if self._telling is not None:
            await end([self._telling])


def _to_last_code(text: str) -> str:
    """Without blank lines and comments at the end, which change nothing that can be run."""
    lines = text.splitlines(keepends=True)
    while lines and lines[-1].strip()[:1] in ("", "#"):
        lines.pop()
    return "".join(lines)


async def sample_until_one_passes(
    judge: Judge,
    author: Author,
    agent: Agent,
    decoding: Decoding,
    stream: int,
    learn: Callable[[WholeProgram], None] = lambda program: None,
) -> bool:
    """Samples ``agent.num_candidates`` programs; whether a complete one passes all visible tests.

    The first that does ends the others. ``stream`` separates the random numbers from those of other rounds.
    ``learn`` gets each program before it is judged.
    """
    begun = defaultdict[str, asyncio.Lock](asyncio.Lock)

    async def write(number: int) -> bool | None:
        program = await author.write(agent, (decoding.seed, stream, number))
        learn(program)
        programs = await distinct(judge.task, [program])
        known = program.text in begun
        async with begun[program.text]:  # of equal ones the first runs, and the others learn what it did
            ran = await execute(programs, judge, agent)
        if not known:
            judge.services.listen(CandidatesRan(agent, 1, tuple(ran), whole=True))
        return True if passing(programs, ran) else None

    found = await first(write(number) for number in range(agent.num_candidates))
    judge.services.listen(AgentEnded(agent, "harvested" if found else "failed"))
    return bool(found)
