"""A served model: requests distributions, and caches them by prompt.

Distributions are remembered by prompt. The prior of a guided line mostly passes through what its candidates
were sampled from, so that its own distributions, and those of agents that say the same, cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from engine.core.errors import ModelError
from engine.core.task import Usage
from engine.lm.base import Sampling, Tokenizer
from engine.lm.openai.allowance import afforded, reserved
from engine.lm.openai.answers import NoProbabilities, cached_tokens, likely
from engine.lm.openai.client import BrokenOff, Client, Refusal
from engine.lm.openai.context import RemoteContext
from engine.lm.openai.dialect import Dialect, Known, Tokens, request
from engine.lm.openai.drawing import Drawing
from engine.lm.openai.tokens import ServedTokenizer, numbered
from engine.lm.openai.whole_answers import STREAMED, WholeAnswers
from engine.lm.prompt_form import fitting_form
from engine.lm.reply import SHORTEST, spelled
from engine.lm.revision import Revision
from engine.lm.scheduling.randomness import seed_of
from engine.lm.speed import Speed
from engine.lm.token_lines import TokenLines
from engine.lm.turn import Turn, WholeAnswer

_T = TypeVar("_T")
REMEMBERED = 20_000
"""Distributions, of some 20 tokens each."""
TRUNCATED = "truncated distribution"


class RemoteModel:
    """A ``base.LanguageModel`` on a server."""

    def __init__(
        self, client: Client, name: str, tokenizer: ServedTokenizer, dialect: Dialect, context_length: int
    ) -> None:
        self.name = name
        self.tokenizer: Tokenizer = tokenizer
        self.context_length = context_length
        self.template = fitting_form(name, tokenizer.has_turns)
        self.device = client.base_url
        self.note = TRUNCATED
        self.speed = Speed()
        self.revision = Revision()
        self.gives_distributions = True
        self.dialect = dialect
        self.token_lines = TokenLines(tokenizer.decode)
        self._served = tokenizer
        self._client = client
        self._known: OrderedDict[bytes, Known] = OrderedDict()
        self._asked: dict[bytes, _Asked] = {}
        self._requests: set[asyncio.Task[Any]] = set()
        self.streams = True
        """Whether it streams log-probabilities, as far as is known."""
        self._answers = WholeAnswers(client, "/completions")
        self._closed = False

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self._asked) + len(self._requests) + len(self._answers.under_way)

    async def answered(self) -> None:
        """Waits until one of the requests under way has ended."""
        tasks = {*self._requests, *self._answers.under_way, *(asked.task for asked in self._asked.values())}
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)

    @property
    def requests(self) -> int:
        """Sent so far, repetitions included."""
        return self._client.requests

    async def open(self, tokens: Sequence[int], usage: Usage) -> RemoteContext:
        """A context holding ``tokens``. ``usage.forward_passes`` counts rounds of requests."""
        context = RemoteContext(self, usage)
        await context.extend(tokens)
        return context

    async def distributions(self, prompts: Sequence[Tokens], usage: Usage) -> list[Known]:
        """What may follow each of ``prompts``; asks once for what is not known, whoever else waits for it."""
        if self._closed:
            raise ModelError("The model is closed.")
        keys = [_key(prompt) for prompt in prompts]
        if any(key not in self._known and key not in self._asked for key in keys):
            usage.forward_passes += 1
        asked = [self._asking(prompt, key, usage) for prompt, key in zip(prompts, keys, strict=True)]
        try:
            return [each if isinstance(each, dict) else await asyncio.shield(each.task) for each in asked]
        finally:
            for key, each in zip(keys, asked, strict=True):
                if isinstance(each, _Asked):
                    self._leave(key, each)

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``: one request, without distributions."""
        prompt, stops = spelled(turn, self.tokenizer)
        tokens = self.tokenizer.opening(prompt)
        room = self.context_length - len(tokens) - 1
        if room < SHORTEST:
            return None
        body = {
            "model": self.name,
            "prompt": tokens if self.dialect.ids else self._served.spelled(tokens),
            "temperature": sampling.temperature,
            "top_p": sampling.top_p,
            "seed": seed_of(sampling.seed, len(tokens)) % 2**31,
        }
        with reserved(usage, await afforded(usage, min(most, room), self.answered)) as limit:
            heard = await self._answers.ask(body | {"max_tokens": limit}, stops)
            written = heard.completion_tokens or heard.pieces or len(self.tokenizer.encode(heard.text))
            usage.generated_tokens += written
        usage.forward_passes += 1
        usage.prompt_tokens += len(tokens)
        usage.cached_tokens += heard.cached_tokens
        return WholeAnswer(turn.opening + heard.text, written, len(tokens), heard.finish == "length")

    async def drawn(self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage) -> list[int]:
        """Tokens after ``prompt`` to the first end token; one without a number or forbidden counts as one.

        The distributions that they came from are remembered.
        """
        answer = await self._sent(lambda body: self._client.post("/completions", body), prompt, sampling)
        usage.cached_tokens += cached_tokens(answer)
        return self._drawing(prompt).take(answer) or [min(self.tokenizer.end_tokens)]

    async def streamed(
        self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage, hear: Callable[[list[int]], bool]
    ) -> None:
        """As ``drawn``, but ``hear`` gets the tokens as they come, and ends the request by False.

        ``streams`` becomes False for good where the server streams no log-probabilities, or ends a stream too
        early, as some do when another request comes; what is left is then drawn at once.
        """
        drawing, cached, stopped = self._drawing(prompt), 0, False

        def listen(event: Any) -> bool:
            nonlocal cached, stopped
            cached = max(cached, cached_tokens(event))
            taken = drawing.take(event)
            stopped = bool(taken) and not hear(taken) and not drawing.ended
            return not stopped  # after an end token the server ends the stream, and tells the usage

        try:
            await self._sent(
                lambda body: self._client.stream("/completions", body | STREAMED, listen), prompt, sampling
            )
            whole = stopped or drawing.ended or drawing.count >= sampling["max_tokens"]
            self.streams = self.streams and whole
        except (NoProbabilities, Refusal, BrokenOff):
            self.streams = False
        usage.cached_tokens += cached

    async def _sent(
        self,
        send: Callable[[dict[str, Any]], Coroutine[Any, Any, _T]],
        prompt: Tokens,
        sampling: Mapping[str, Any],
    ) -> _T:
        """What ``send`` makes of the request for tokens after ``prompt``."""
        if self._closed:
            raise ModelError("The model is closed.")
        body = request(self.name, self._served, self.dialect, prompt) | dict(sampling)
        task = asyncio.create_task(send(body))
        self._requests.add(task)
        try:
            return await task
        finally:
            task.cancel()
            self._requests.discard(task)

    def _drawing(self, prompt: Tokens) -> Drawing:
        return Drawing(self._served, prompt, lambda tokens, known: self._remember(_key(tokens), known))

    async def close(self) -> None:
        """Cancels what waits, and drops the connections."""
        if not self._closed:
            self._closed = True
            tasks = [*(asked.task for asked in self._asked.values()), *self._requests]
            await self._answers.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._client.close()

    def _asking(self, prompt: Tokens, key: bytes, usage: Usage) -> Known | _Asked:
        """What is known, or the request for it, begun if nobody has; several may wait for one."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._asked:
            task = asyncio.create_task(self._ask(prompt, key, usage))
            task.add_done_callback(_heard)
            self._asked[key] = _Asked(task)
        self._asked[key].waiting += 1
        return self._asked[key]

    def _leave(self, key: bytes, asked: _Asked) -> None:
        """The last one to leave cancels the request, if it is still under way."""
        asked.waiting -= 1
        if not asked.waiting:
            asked.task.cancel()
            if self._asked.get(key) is asked:
                del self._asked[key]

    async def _ask(self, prompt: Tokens, key: bytes, usage: Usage) -> Known:
        body = request(self.name, self._served, self.dialect, prompt)
        answer = await self._client.post("/completions", body)
        usage.cached_tokens += cached_tokens(answer)
        known = numbered(self._served, likely(answer))
        self._remember(key, known)
        return known

    def _remember(self, key: bytes, known: Known) -> None:
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


@dataclass(eq=False, slots=True)
class _Asked:
    """A request under way."""

    task: asyncio.Task[Known]
    waiting: int = 0


def _heard(task: asyncio.Task[Any]) -> None:
    """Who failed after everybody had left told nobody; asyncio would complain about it on stderr."""
    if not task.cancelled():
        task.exception()


def _key(prompt: Tokens) -> bytes:
    """Stands for a prompt in sixteen bytes."""
    return hashlib.blake2b(np.array(prompt, np.int32).tobytes(), digest_size=16).digest()
