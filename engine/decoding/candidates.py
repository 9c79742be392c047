"""Samples candidates (EG-CFG, section 3.1), makes them executable, and runs them on the tests."""

from __future__ import annotations

import asyncio
import copy
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Protocol

from engine.core.events import Executed
from engine.core.options import Agent, Decoding
from engine.core.task import Task
from engine.decoding.executable import executable, identity, parse, parses
from engine.decoding.judge import Judge
from engine.lm.base import Context, Sampling, Tokenizer
from engine.lm.sampling import seed_of
from engine.support.async_tasks import together


class Growth:
    """New tokens of a body, after what is typed of it and ``base`` (tokens that are decided already).

    Finds the ends of lines and of the function. Text is never tokenized again, and a token that holds a line
    end and more is kept whole.
    """

    def __init__(
        self,
        task: Task,
        tokenizer: Tokenizer,
        end: str,
        base: Sequence[int] = (),
        hear: Callable[[str], None] = lambda lines: None,
    ) -> None:
        """``hear`` gets the whole lines so far when ``extend`` has added some."""
        self._hear = hear
        self._task = task
        self._tokenizer = tokenizer
        self._end = end
        self.tokens: list[int] = list(base)
        self._base_length = len(self.tokens)
        self.ended = False
        self.taken = 0
        """Tokens since ``base``, the model's end token among them."""
        self.text = self._decoded()
        self._base_lines = self.text.count("\n")

    def copy(self) -> Growth:
        """Returns a copy at the same position."""
        twin = copy.copy(self)
        twin.tokens = list(self.tokens)
        return twin

    @property
    def new_tokens(self) -> list[int]:
        return self.tokens[self._base_length :]

    @property
    def new_lines(self) -> int:
        """The number of line ends since ``base``."""
        return self.text.count("\n") - self._base_lines

    def add(self, token: int) -> None:
        """Adds the next token; sets ``ended`` if it, or the text it completes, ends the function."""
        self.taken += 1
        if token in self._tokenizer.end_tokens:
            self._finish(self.text)
            return
        self.tokens.append(token)
        self.text = self._decoded()
        if self._end and self._end in self.text:
            self._finish(self.text.partition(self._end)[0])
        elif (length := self._length_of_function()) is not None:
            self._finish(self.text[:length])

    def extend(self, tokens: Sequence[int]) -> None:
        """Adds ``tokens`` up to the one that ends the function."""
        before = self.new_lines
        for token in tokens:
            if self.ended:
                break
            self.add(token)
        if self.new_lines > before:
            self._hear(self.text[: self.text.rfind("\n") + 1])

    def _decoded(self) -> str:
        """Decodes the tokens, with ``\\n`` for every line end, so that lines are counted consistently."""
        new = self._tokenizer.decode(self.tokens).replace("\r\n", "\n").replace("\r", "\n")
        return self._task.begun + new

    def _finish(self, text: str) -> None:
        self.ended = True
        stripped = text.rstrip()
        whole = f"{stripped}{self._task.ending}\n" if stripped else ""
        self.text = without_repetition(whole, self._task.after)

    def _length_of_function(self) -> int | None:
        """Returns the start of a line at column 0 that follows a complete function."""
        start = self.text.rfind("\n") + 1
        if start == 0 or not self.text[start:] or self.text[start].isspace():
            return None
        whole = parses(self._task.signature + self._task.docstring + self._task.body + self.text[:start])
        return start if whole else None


def without_repetition(code: str, after: str) -> str:
    """Returns ``code`` without last lines that already follow it as ``after``."""
    written, standing = code.rstrip("\n").split("\n"), after.rstrip("\n").split("\n")
    for count in range(min(len(written), len(standing)), 0, -1):
        if written[-count:] == standing[:count] and any(map(str.strip, standing[:count])):
            return "".join(f"{line}\n" for line in written[:-count])
    return code


async def sample(
    prior: Context, growths: Sequence[Growth], agent: Agent, top_p: float, budget: int, seed: Sequence[int]
) -> None:
    """Extends each of ``growths`` from ``prior`` by ``agent.horizon`` lines or to the function's end.

    All are sampled at the same time; none takes more than ``budget`` tokens.
    """
    await together(
        _grow(prior, growth, agent, Sampling(agent.temperature, top_p, seed_of(*seed, number)), budget)
        for number, growth in enumerate(growths)
    )


async def sample_whole(
    prior: Context,
    growths: Sequence[Growth],
    agent: Agent,
    decoding: Decoding,
    context_length: int,
    seed: Sequence[int],
    most: int | None = None,
) -> None:
    """Extends each of ``growths`` to the function's end, or to ``most`` tokens if that is less."""
    room = context_length - len(prior.tokens) - 1
    budget = min(decoding.max_new_tokens, room, most or room)
    whole = replace(agent, gamma=0.0, horizon=decoding.max_new_tokens)
    await sample(prior, growths, whole, decoding.nucleus, budget, seed)


async def _grow(prior: Context, growth: Growth, agent: Agent, sampling: Sampling, budget: int) -> None:
    """Extends ``growth`` on a fork of ``prior``, at most to the context's end."""
    first = len(growth.tokens)

    def hear(tokens: Sequence[int]) -> bool:
        growth.extend(tokens)
        return not growth.ended and growth.new_lines < agent.horizon

    with closing(await prior.fork()) as context:
        while not growth.ended and (lines := agent.horizon - growth.new_lines) > 0:
            left = budget - (len(growth.tokens) - first)
            before = growth.taken
            if left > 0:
                await context.draw(left, sampling, hear, lines)
            if growth.taken == before:
                break


@dataclass(frozen=True, slots=True)
class _Beam:
    """A continuation, its log-probability, and the context that holds it."""

    growth: Growth
    context: Context
    total: float = 0.0
    """Log-probability of its new tokens."""

    @property
    def mean(self) -> float:
        """The mean log-probability per token, so that long beams are not at a disadvantage."""
        return self.total / max(1, len(self.growth.new_tokens))


async def beam_search(prior: Context, start: Growth, width: int, horizon: int, budget: int) -> list[Growth]:
    """Finds the best ``width`` continuations of ``start`` by ``horizon`` lines or to the function's end.

    Returns them by descending mean log-probability per token. None takes more than ``budget`` tokens.
    """
    beams = [_Beam(start.copy(), await prior.fork())]
    done: list[_Beam] = []
    cut: list[_Beam] = []  # by the budget, in the middle of a line
    try:
        for _ in range(budget):
            proposals = await together(beam.context.likeliest(2 * width) for beam in beams)
            kept, ended = _best(beams, proposals, width, horizon)
            done = _ranked([*done, *ended])[:width]
            if not kept or (len(done) == width and kept[0].mean <= done[-1].mean):
                break
            beams = await _moved(beams, kept)
            await together(beam.context.extend(beam.growth.tokens[-1:]) for beam in beams)
        else:
            cut = beams
    finally:
        for beam in beams:
            beam.context.close()
    return [beam.growth for beam in [*done, *_ranked(cut)][:width]]


def _best(
    beams: Sequence[_Beam], proposals: Sequence[list[tuple[int, float]]], width: int, horizon: int
) -> tuple[list[_Beam], list[_Beam]]:
    """The best ``width`` beams that go on, and those that ended before the last of them."""
    totals = [
        (beam.total + logprob, beam, token)
        for beam, likeliest in zip(beams, proposals, strict=True)
        for token, logprob in likeliest
    ]
    kept: list[_Beam] = []
    ended: list[_Beam] = []
    for total, parent, token in sorted(totals, key=lambda each: -each[0]):
        growth = parent.growth.copy()
        growth.add(token)
        over = growth.ended or growth.new_lines >= horizon
        (ended if over else kept).append(_Beam(growth, parent.context, total))
        if len(kept) == width:
            break
    return kept, ended


async def _moved(before: Sequence[_Beam], kept: Sequence[_Beam]) -> list[_Beam]:
    """``kept`` with a context for each: the first child takes its parent's, the others fork it."""
    taken: set[int] = set()
    moved = []
    for beam in kept:
        first = id(beam.context) not in taken
        taken.add(id(beam.context))
        moved.append(beam if first else replace(beam, context=await beam.context.fork()))
    for beam in before:
        if id(beam.context) not in taken:
            beam.context.close()
    return moved


def _ranked(beams: Sequence[_Beam]) -> list[_Beam]:
    return sorted(beams, key=lambda beam: -beam.mean)


@dataclass(frozen=True)
class Candidate:
    """An executable continuation: the decided lines and the sampled ones."""

    code: str
    identity: str
    """Equal for candidates that are the same program."""
    complete: bool
    """The model ended the function here, and nothing had to be cut or added."""
    votes: int = 1
    """How many of the samples were this program."""


class DrawnBody(Protocol):
    """A body as a model wrote it."""

    @property
    def text(self) -> str: ...

    @property
    def ended(self) -> bool:
        """The model ended the function."""


async def distinct(task: Task, growths: Sequence[DrawnBody]) -> list[Candidate]:
    """Returns the different executable programs among ``growths``, by votes, then by first appearance.

    Making one executable takes some milliseconds, so the event loop gets control after each.
    """
    found: dict[str, Candidate] = {}
    votes: Counter[str] = Counter()
    for (text, ended), times in Counter((growth.text, growth.ended) for growth in growths).items():
        await asyncio.sleep(0)
        code = executable(task, text)
        if code is None:
            continue
        key = identity(task, code)
        complete = ended and parse(task.function(text)) is not None
        votes[key] += times
        if key not in found or (complete and not found[key].complete):
            found[key] = Candidate(text if complete else code, key, complete)
    ordered = sorted(found, key=lambda key: -votes[key])
    return [replace(found[key], votes=votes[key]) for key in ordered]


async def execute(
    candidates: Sequence[Candidate], judge: Judge, agent: Agent, *, may_answer: bool = True
) -> list[Executed]:
    """Runs every candidate on every visible test, all at the same time, under the limits for candidates.

    Without ``may_answer`` none of them can become the answer of the task.
    """
    limits = judge.patience.limits
    results = await together(
        judge.run(
            candidate.code,
            agent,
            whole=candidate.complete,
            limits=limits,
            may_answer=may_answer,
        )
        for candidate in candidates
    )
    judge.patience.learn(results)
    return [
        Executed(judge.task.body + candidate.code, result)
        for candidate, result in zip(candidates, results, strict=True)
    ]


def passing(candidates: Sequence[Candidate], executed: Sequence[Executed]) -> Candidate | None:
    """Returns the first complete candidate that passes all visible tests, if there is one."""
    pairs = zip(candidates, executed, strict=True)
    return next((one for one, run in pairs if one.complete and run.result.all_pass), None)
