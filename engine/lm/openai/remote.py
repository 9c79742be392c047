"""A served model: asks for distributions, and remembers them by prompt.

Distributions are remembered by prompt. The prior of a guided line mostly passes through what its candidates
were sampled from, so that its own distributions, and those of agents that say the same, cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.lm.base import Tokenizer
from engine.lm.openai.answers import cached_tokens, drawn, likely
from engine.lm.openai.client import Client, Refusal
from engine.lm.openai.context import RemoteContext
from engine.lm.openai.dialect import Dialect, Known, Tokens, context_length, find_dialect, request
from engine.lm.openai.refusals import explained
from engine.lm.openai.tokens import LocalTokenizer, ServedTokenizer, TextTokenizer, numbered
from engine.lm.speed import Speed
from engine.lm.token_lines import TokenLines
from engine.types import ModelError, Usage

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
        self.template = tokenizer.template
        self.device = client.base_url
        self.note = TRUNCATED
        self.speed: Speed | None = None
        self.dialect = dialect
        self.token_lines = TokenLines(tokenizer.decode)
        self._served = tokenizer
        self._forbidden = frozenset(tokenizer.forbidden)
        self._client = client
        self._known: OrderedDict[bytes, Known] = OrderedDict()
        self._asked: dict[bytes, _Asked] = {}
        self._drawing: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self._asked) + len(self._drawing)

    async def answered(self) -> None:
        """Waits until one of the requests under way has ended."""
        tasks = {*self._drawing, *(asked.task for asked in self._asked.values())}
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

    async def drawn(self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage) -> list[int]:
        """Tokens after ``prompt`` to the first end token; one without a number or forbidden counts as one.

        The distributions that they came from are remembered.
        """
        if self._closed:
            raise ModelError("The model is closed.")
        body = request(self.name, self._served, self.dialect, prompt) | dict(sampling)
        task = asyncio.create_task(self._client.post("/completions", body))
        self._drawing.add(task)
        try:
            answer = await task
            usage.cached_tokens += cached_tokens(answer)
            found = drawn(answer)
        finally:
            task.cancel()
            self._drawing.discard(task)
        end = min(self.tokenizer.end_tokens)
        names = [*found.tokens, *([""] if found.ended else [])]
        tokens: list[int] = []
        for place, name in enumerate(names):
            if place < len(found.distributions):
                self._remember(_key((*prompt, *tokens)), numbered(self._served, found.distributions[place]))
            token = name if isinstance(name, int) else self._served.number(name)
            tokens.append(end if token is None or token in self._forbidden else token)
            if tokens[-1] in self.tokenizer.end_tokens:
                break
        return tokens or [end]

    async def close(self) -> None:
        """Cancels what waits, and drops the connections."""
        if not self._closed:
            self._closed = True
            tasks = [*(asked.task for asked in self._asked.values()), *self._drawing]
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


async def opened(client: Client, name: str, tokenizer: str) -> RemoteModel:
    """A model whose server has answered. Raises ``ModelError``, and then leaves nothing open."""
    try:
        known = await asyncio.to_thread(_local, tokenizer) if tokenizer else TextTokenizer()
        try:
            dialect = await find_dialect(client, name, known, bool(tokenizer))
        except Refusal as refusal:
            raise await explained(refusal, client, name) from None
        return RemoteModel(client, name, known, dialect, await context_length(client, name))
    except BaseException:
        await client.close()
        raise


def _local(path_or_id: str) -> LocalTokenizer:
    from engine.lm.transformers.tokenizer import auto_tokenizer

    tokenizer = auto_tokenizer(path_or_id)
    return LocalTokenizer(tokenizer, len(tokenizer))
