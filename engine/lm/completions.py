"""Models behind OpenAI-compatible servers: guided decoding through completions with log-probabilities.

A context is its tokens; the server keeps the cache. Distributions are remembered by prompt: the prior of a
guided line mostly passes through what its candidates were sampled from, so that its own cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, zip_longest
from typing import Any

import numpy as np

from engine.core.task import Usage
from engine.lm.base import Choice, Logprobs, Sampling, Turn, WholeAnswer
from engine.lm.cached import CachedContext, spelled
from engine.lm.chat_server import (
    STREAMED,
    BrokenOff,
    Client,
    HeardAnswer,
    Refusal,
    ServedModel,
    ServedTokenizer,
    cached_tokens,
    drawing_options,
    no_completion,
    reserved,
)
from engine.lm.sampling import Decide, Likeliest, decide_truncated
from engine.lm.scheduler import AskJob, DecideJob, DrawJob, Job
from engine.lm.tokens import TokenLines, fitting_form
from engine.support.errors import ModelError

DRAWN_AT_ONCE = 48
"""Tokens of one request: some four lines."""
REMEMBERED = 20_000
"""Distributions, of some 20 tokens each."""
MOST_NAMED, LONGEST_NAME = 200, 1_000
"""Tokens of a distribution, and characters of a token, that a server may name."""
_LEAST, _MOST = -1e30, 1e-3
"""Of log-probabilities, with what rounding may add."""
ALMOST_CERTAIN = float(np.log1p(-1e-6))
_NUMBERED = re.compile(r"token_id:(\d+)")
"""How vLLM writes a token when it is asked for numbers."""
_NO_PROBABILITIES = (
    "The server gives no log-probabilities with its completions, which guided decoding needs "
    "(llama-cpp-python: start it with --logits_all true)."
)

Tokens = tuple[int, ...]
Known = dict[int, float]
"""Natural-log probabilities of the likeliest next tokens."""
Named = dict[int | str, float]
"""The same as a server says it: tokens by number or by text."""


class NoProbabilities(ModelError):
    """The server answers without log-probabilities."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Tokens that a server drew, by number or by text, each with the distribution that it came from."""

    tokens: tuple[tuple[int | str, Named], ...]
    ended: bool
    """The model ended the text itself."""


def drawn(answer: Any) -> Drawn:
    """Reads a completion, or a streamed piece of one, in the forms of several servers.

    Raises ``ModelError`` for one that has another form or no log-probabilities.
    """
    try:
        return _drawn(answer)
    except (TypeError, ValueError, AttributeError, LookupError):
        raise no_completion(answer) from None


def _drawn(answer: Any) -> Drawn:
    if answer["choices"] == [] and "usage" in answer:
        return Drawn((), ended=False)  # the last piece of a stream
    choice = answer["choices"][0]
    ended = choice.get("finish_reason") == "stop"
    logprobs = choice.get("logprobs")
    if isinstance(logprobs, dict) and isinstance(entries := logprobs.get("content"), list):
        tops = [[entry, *entry.get("top_logprobs", ())] for entry in entries]
        named = [_probable({_name(each): each.get("logprob") for each in top}) for top in tops]
        return Drawn(tuple(zip(map(_name, entries), named, strict=True)), ended)
    if isinstance(logprobs, dict) and isinstance(names := logprobs.get("tokens"), list):
        tops = (logprobs.get("top_logprobs") or [])[: len(names)]
        pairs = zip_longest(names, tops)
        return Drawn(tuple((_number(name), _probable(top or {})) for name, top in pairs), ended)
    if not choice.get("text") and choice.get("finish_reason"):
        return Drawn((), ended)
    raise NoProbabilities(_NO_PROBABILITIES)


def _number(name: Any) -> int | str:
    text = str(name)
    if len(text) > LONGEST_NAME:
        raise ValueError
    found = _NUMBERED.fullmatch(text)
    return int(found[1]) if found else text


def _name(entry: Mapping[str, Any]) -> int | str:
    """Of an entry of chat completions, with a number where the server adds one (llama.cpp's own)."""
    return entry["id"] if type(entry.get("id")) is int else str(entry.get("token"))


def _probable(top: Mapping[Any, Any]) -> Named:
    """What is a log-probability, by numbers of vLLM where names are such."""
    if len(top) > MOST_NAMED:
        raise ValueError
    return {
        _number(name) if isinstance(name, str) else name: min(float(value), 0.0)
        for name, value in top.items()
        if isinstance(value, int | float) and not isinstance(value, bool) and _LEAST <= value <= _MOST
    }


def _token(tokenizer: ServedTokenizer, name: int | str) -> int | None:
    """The token that a server names; None where there is no such one."""
    token = name if isinstance(name, int) else tokenizer.number(name)
    return token if token is not None and 0 <= token < tokenizer.vocabulary else None


def numbered(tokenizer: ServedTokenizer, found: Named) -> Known:
    """Log-probabilities by number; what cannot be numbered is left out."""
    known: Known = {}
    for name, value in found.items():
        token = _token(tokenizer, name)
        if token is not None:
            known[token] = max(value, known.get(token, value))
    for token in known.keys() & set(tokenizer.forbidden):
        del known[token]
    if not known:
        raise ModelError(
            "The server names no token in a way that --set tokenizer knows. Is it this model's tokenizer?"
        )
    return known


def likely(tokenizer: ServedTokenizer, answer: Any) -> Known:
    """The distribution behind a completion of one token; where the server only says that the text ends, the
    end is as good as certain. Raises ``ModelError`` for what has none."""
    found = drawn(answer)
    if found.tokens and found.tokens[0][1]:
        return numbered(tokenizer, found.tokens[0][1])
    if found.ended:
        return dict.fromkeys(tokenizer.end_tokens, ALMOST_CERTAIN)
    raise NoProbabilities(_NO_PROBABILITIES)


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a server takes."""

    ids: bool
    """Prompts as token ids."""
    top: int
    """How many tokens it is asked for."""
    numbers: bool = False
    """It is asked to name tokens by number (vLLM)."""

    def request(self, name: str, tokenizer: ServedTokenizer, prompt: Sequence[int]) -> dict[str, Any]:
        """Asks for the likeliest token after ``prompt``, and for the others' log-probabilities."""
        body: dict[str, Any] = {
            "model": name,
            "prompt": list(prompt) if self.ids else tokenizer.spelled(prompt),
            "max_tokens": 1,
            "temperature": 0,
            "logprobs": self.top,
        }
        return body | ({"return_tokens_as_token_ids": True} if self.numbers else {})


@dataclass(eq=False, slots=True)
class _Asked:
    """A request for a distribution; the last who waits for it to leave cancels it."""

    task: asyncio.Task[Known]
    waiting: int = 0


class RemoteModel(ServedModel):
    """A ``base.LanguageModel`` on a server, and the ``Runner`` of its contexts' jobs."""

    gives_distributions = True

    def __init__(
        self, client: Client, name: str, tokenizer: ServedTokenizer, dialect: Dialect, context_length: int
    ) -> None:
        template = fitting_form(name, tokenizer.has_turns)
        super().__init__(client, name, tokenizer, context_length, template, "/completions")
        self.note = "truncated distribution"
        self.dialect = dialect
        self.token_lines = TokenLines(tokenizer.decode)
        self.scheduler = self
        self.open_contexts = 0
        self._served = tokenizer
        self._streams = True
        """Whether it streams log-probabilities, as far as is known."""
        self._numbers = count()
        self._known: dict[bytes, Known] = {}
        self._asked: dict[bytes, _Asked] = {}

    async def open(self, tokens: Sequence[int], usage: Usage) -> CachedContext:
        """A context holding ``tokens``. ``usage.forward_passes`` counts rounds of requests.

        Minus infinity stands for what the server did not name. Nothing is sent until a distribution is
        needed; what is read counts as prompt tokens, but for single tokens.
        """
        context = CachedContext(self, usage)
        await context.extend(tokens)
        return context

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``: one request, without distributions."""
        prompt, stops = spelled(turn, self.tokenizer)
        tokens = self.tokenizer.opening(prompt)
        body = {"model": self.name, "prompt": self._request(tokens)["prompt"]}

        def ask(limit: int) -> Awaitable[HeardAnswer]:
            return self._ask(body | drawing_options(limit, sampling, len(tokens)), stops)

        answer = await self._whole_answer(usage, most, len(tokens), ask)
        return answer and replace(answer, text=turn.opening + answer.text)

    def _read(self, heard: HeardAnswer) -> int:
        """Prompts are counted here."""
        return 0

    def new_sequence(self) -> int:
        """See ``Runner``."""
        return next(self._numbers)

    def copy(self, source: int, length: int, target: int) -> int:
        """Nothing is cached here."""
        return 0

    def free(self, sequence: int) -> None:
        """Nothing is cached here."""

    async def run(self, job: Job) -> None:
        """Answers what ``job`` asks by requests. Raises ``ModelError``."""
        if isinstance(job, DrawJob):
            await self._draw(job)
        elif isinstance(job, DecideJob):
            while not job.done:
                job.hears(await self._decided(job))
        elif isinstance(job, AskJob) and isinstance(job.ask, Likeliest):
            [known] = await self._distributions([tuple(job.sequences[0].tokens)], job.usage, counted=True)
            job.result = sorted(known.items(), key=lambda each: -each[1])[: job.ask.count]
        else:
            [sequence] = job.sequences
            if isinstance(job, AskJob):
                counted = sequence.pending == job.last == 1
                job.result = await self._rows(tuple(sequence.tokens), job.last, job.usage, counted=counted)
            if sequence.pending > 1:
                job.usage.prompt_tokens += sequence.pending

    async def _draw(self, job: DrawJob) -> None:
        """The server draws, some lines a request; where no line ends it, all in one request.

        That is closed when its listener has enough.
        """
        bounds = job.bounds
        whole = not 0 < bounds.lines < bounds.most
        while not job.done:
            stream = whole and self._streams
            left = bounds.most - job.drawn
            wanted = left if stream else min(left, DRAWN_AT_ONCE)
            async with reserved(self._client, job.usage, wanted) as limit:
                job.usage.forward_passes += 1
                sent = await self._draw_once(job, limit, stream)
                job.usage.generated_tokens += sent
            if not sent and not job.done and (not stream or self._streams):
                self._take(job, min(bounds.end_tokens))  # not a word: that is the end

    async def _draw_once(self, job: DrawJob, limit: int, stream: bool) -> int:
        """Has ``job`` take the tokens of one request; returns how many the server sent.

        ``_streams`` becomes False for good where the server streams no log-probabilities, or ends a stream
        too early, as some do when another request comes; what is left is then drawn at once.
        """
        [sequence] = job.sequences
        body = self._request(sequence.tokens) | drawing_options(limit, job.sampling, len(sequence.tokens))
        ends, forbidden = job.bounds.end_tokens, frozenset(self.tokenizer.forbidden)
        sent, cached, stopped = 0, 0, False

        def listen(event: Any) -> bool:
            nonlocal sent, cached, stopped
            cached = max(cached, cached_tokens(event))
            found = drawn(event)
            prompt, ended, taken = tuple(sequence.tokens), sequence.tokens[-1] in ends, list[int]()
            for name, distribution in () if ended else found.tokens[: limit - sent]:
                if distribution:
                    self._remember(prompt, numbered(self._served, distribution))
                token = _token(self._served, name)
                if token is None or token in forbidden:
                    token = min(ends)
                taken.append(token)
                prompt = (*prompt, token)
                if ended := token in ends:
                    break
            if found.ended and not ended:
                ended = True
                taken.append(min(ends))
            sent += len(taken)
            for token in taken:
                if not job.done:
                    self._take(job, token)
            stopped = job.done and not ended
            return not stopped  # after an end token the server ends the stream, and tells the usage

        try:
            request = self._client.stream("/completions", body | STREAMED if stream else body, listen)
            await self._client.run(request)
            whole = job.done or sent >= limit
            self._streams = self._streams and (whole or not stream)
        except (NoProbabilities, Refusal, BrokenOff):
            if not stream:
                raise
            self._streams = False
        job.usage.cached_tokens += cached
        return sent

    @staticmethod
    def _take(job: DrawJob, token: int) -> None:
        """Takes a token; what is to be heard is heard now."""
        if (heard := job.hears(token)) and not (job.hear and job.hear(heard)):
            job.done = True

    async def _decided(self, job: DecideJob) -> list[Choice]:
        """Answers what ``job`` asks next, by the distributions of each side."""
        step = job.asks()
        asked = []
        for row, sequence in zip(step.rows, job.sequences, strict=True):
            whole = (*sequence.tokens[: row.start], *row.tokens)
            asked.append(self._rows(whole, row.positions, job.usage, counted=row.positions == 1))
            if row.positions > 1:
                job.usage.prompt_tokens += row.positions
        sides = await asyncio.gather(*asked)
        assert isinstance(step.ask, Decide)
        return decide_truncated(sides[0], sides[1] if len(sides) > 1 else None, step.ask)

    async def _rows(self, tokens: Tokens, positions: int, usage: Usage, *, counted: bool) -> Logprobs:
        """``(positions, vocabulary)`` after each of the last ``positions``."""
        ends = range(len(tokens) - positions + 1, len(tokens) + 1)
        found = await self._distributions([tokens[:end] for end in ends], usage, counted=counted)
        rows = np.full((len(found), self.tokenizer.vocabulary), -np.inf, np.float32)
        for row, known in zip(rows, found, strict=True):
            row[list(known)] = list(known.values())
        return rows

    async def _distributions(self, prompts: Sequence[Tokens], usage: Usage, *, counted: bool) -> list[Known]:
        """What may follow each of ``prompts``; ``counted`` as one generated token.

        Asks once for what is not known, whoever else waits for it.
        """
        async with reserved(self._client, usage, int(counted)) as cost:
            found = await self._find(prompts, usage)
            usage.generated_tokens += cost
        return found

    async def _find(self, prompts: Sequence[Tokens], usage: Usage) -> list[Known]:
        keys = [_key(prompt) for prompt in prompts]
        if any(key not in self._known and key not in self._asked for key in keys):
            usage.forward_passes += 1
        asked: dict[bytes, _Asked] = {}
        for key, prompt in zip(keys, prompts, strict=True):
            if key not in self._known and key not in asked:
                if key not in self._asked:
                    self._asked[key] = _Asked(self._client.begin(self._ask_for(prompt, usage)))
                asked[key] = self._asked[key]
                asked[key].waiting += 1
        known = {key: self._known[key] for key in keys if key not in asked}
        try:
            for key, each in asked.items():
                known[key] = await asyncio.shield(each.task)
        finally:
            for key, each in asked.items():
                each.waiting -= 1
                if not each.waiting:
                    self._client.drop(each.task)
                    if self._asked.get(key) is each:
                        del self._asked[key]
        return [known[key] for key in keys]

    async def _ask_for(self, prompt: Tokens, usage: Usage) -> Known:
        answer = await self._client.post("/completions", self._request(prompt))
        usage.cached_tokens += cached_tokens(answer)
        known = likely(self._served, answer)
        self._remember(prompt, known)
        return known

    def _request(self, prompt: Sequence[int]) -> dict[str, Any]:
        return self.dialect.request(self.name, self._served, prompt)

    def _remember(self, prompt: Tokens, known: Known) -> None:
        self._known[_key(prompt)] = known
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]


def _key(prompt: Tokens) -> bytes:
    """Stands for a prompt in sixteen bytes."""
    return hashlib.blake2b(np.array(prompt, np.int32).tobytes(), digest_size=16).digest()
