"""Contexts of a served model: a request for each distribution that is not known yet.

Distributions are remembered by prompt. The prior of a guided line mostly passes through what its candidates
were sampled from, so that its own distributions, and those of agents that say the same, cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.lm.base import Logprobs, Tokenizer
from engine.lm.openai.answers import cached_tokens, drawn, likely
from engine.lm.openai.client import TRIES, Client
from engine.lm.openai.tokens import LocalTokenizer, ServedTokenizer, TextTokenizer, dense, numbered
from engine.types import ModelError, Usage

REMEMBERED = 20_000
"""Distributions, of some 20 tokens each."""
UNKNOWN_LENGTH = 32_768
"""Context length where the server does not tell."""
TRUNCATED = "truncated distribution"

Tokens = tuple[int, ...]
Known = dict[int, float]


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a server takes."""

    ids: bool
    """Prompts as token ids."""
    top: int
    """How many tokens it is asked for."""
    numbers: bool = False
    """It is asked to name tokens by number (vLLM)."""


class RemoteContext:
    """A ``base.Context``. An ``extend`` that fails or is cancelled leaves it as it was."""

    def __init__(
        self, model: RemoteModel, usage: Usage, tokens: Tokens = (), logprobs: Logprobs | None = None
    ) -> None:
        self._model = model
        self._usage = usage
        self._tokens = tokens
        self._logprobs = logprobs
        self._closed = False
        self._turn = asyncio.Lock()

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far."""
        return self._tokens

    @property
    def logprobs(self) -> Logprobs:
        """``(vocabulary,)`` after the last token; minus infinity for what the server did not name."""
        self._check_open()
        if self._logprobs is None:
            raise ModelError("The context was truncated: extend it before asking what comes next.")
        return self._logprobs

    async def extend(self, tokens: Sequence[int], positions: int = 1) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Positions are asked for at the same time, a request each. Raises ``ModelError`` and ``ValueError``.
        """
        added = tuple(int(token) for token in tokens)
        self._check_new(added, positions)
        async with self._turn:
            self._check_open()
            whole = self._tokens + added
            self._check_length(len(whole))
            ends = range(len(whole) - positions + 1, len(whole) + 1)
            found = await self._model.distributions([whole[:end] for end in ends], self._usage)
            self._check_open()
            if len(added) > 1:
                self._usage.prompt_tokens += len(added)
            else:
                self._usage.generated_tokens += 1
            rows = np.stack([dense(known, self._model.tokenizer.vocabulary) for known in found])
            self._tokens, self._logprobs = whole, rows[-1]
            return rows

    async def draw(self, most: int, temperature: float, top_p: float, seed: int) -> list[int]:
        """See ``base.Drawing``: one request. Raises ``ModelError``."""
        async with self._turn:
            self._check_open()
            most = min(most, self._model.context_length - len(self._tokens))
            self._check_length(len(self._tokens) + max(1, most))
            sampling = {"max_tokens": most, "temperature": temperature, "top_p": top_p, "seed": seed}
            self._usage.forward_passes += 1
            tokens = await self._model.drawn(self._tokens, sampling, self._usage)
            self._check_open()
            self._usage.generated_tokens += len(tokens)
            kept = [token for token in tokens if token not in self._model.tokenizer.end_tokens]
            self._tokens, self._logprobs = (*self._tokens, *kept), None
            return tokens

    async def fork(self) -> RemoteContext:
        """An independent continuation."""
        async with self._turn:
            self._check_open()
            return RemoteContext(self._model, self._usage, self._tokens, self._logprobs)

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is being extended.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        if length < len(self._tokens):
            self._tokens, self._logprobs = self._tokens[:length], None

    def close(self) -> None:
        """Nothing more can be asked."""
        self._closed, self._logprobs = True, None

    def _check_open(self) -> None:
        if self._closed:
            raise ModelError("The context is closed.")

    def _check_new(self, tokens: Tokens, positions: int) -> None:
        self._check_open()
        if not tokens:
            raise ValueError("A context can only be extended by at least one token.")
        if not 1 <= positions <= len(tokens):
            raise ValueError(f"{positions} positions were asked for, of {len(tokens)} new tokens.")
        if min(tokens) < 0 or max(tokens) >= self._model.tokenizer.vocabulary:
            raise ValueError(f"The vocabulary ends at {self._model.tokenizer.vocabulary - 1}: {tokens}")

    def _check_length(self, length: int) -> None:
        if length > self._model.context_length:
            raise ModelError(
                f"{length} tokens do not fit: the model's context ends at {self._model.context_length}."
            )


class RemoteModel:
    """A ``base.LanguageModel`` on a server."""

    def __init__(
        self, client: Client, name: str, tokenizer: ServedTokenizer, dialect: Dialect, context_length: int
    ) -> None:
        self.name = name
        self.tokenizer: Tokenizer = tokenizer
        self.context_length = context_length
        self.template = "native" if getattr(tokenizer, "native", False) else "few-shot"
        self.device = client.base_url
        self.note = TRUNCATED
        self.dialect = dialect
        self._served = tokenizer
        self._client = client
        self._known: OrderedDict[bytes, Known] = OrderedDict()
        self._asked: dict[bytes, _Asked] = {}
        self._drawing: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self._asked) + len(self._drawing)

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
        """Tokens after ``prompt`` to the first end token, and not beyond a token that has no number here.

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
            tokens.append(end if token is None else token)
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


def request(name: str, tokenizer: ServedTokenizer, dialect: Dialect, prompt: Tokens) -> dict[str, Any]:
    """Asks for the likeliest token after ``prompt``, and for the others' log-probabilities."""
    body: dict[str, Any] = {
        "model": name,
        "prompt": list(prompt) if dialect.ids else tokenizer.spelled(prompt),
        "max_tokens": 1,
        "temperature": 0,
        "logprobs": dialect.top,
    }
    return body | ({"return_tokens_as_token_ids": True} if dialect.numbers else {})


async def opened(client: Client, name: str, tokenizer: str) -> RemoteModel:
    """A model whose server has answered. Raises ``ModelError``, and then leaves nothing open."""
    try:
        known = await asyncio.to_thread(_local, tokenizer) if tokenizer else TextTokenizer()
        dialect = await _dialect(client, name, known, bool(tokenizer))
        return RemoteModel(client, name, known, dialect, await _length(client, name))
    except BaseException:
        await client.close()
        raise


def _local(path_or_id: str) -> LocalTokenizer:
    from engine.lm.transformers.tokenizer import auto_tokenizer

    tokenizer = auto_tokenizer(path_or_id)
    return LocalTokenizer(tokenizer, len(tokenizer))


async def _dialect(client: Client, name: str, tokenizer: ServedTokenizer, has_ids: bool) -> Dialect:
    """The richest way of asking that the server answers; raises what it says to the plainest.

    A refusal of the others may have any status: some servers answer 500 to token ids.
    """
    prompt = tuple(tokenizer.encode("def f(x):\n"))

    async def answered(way: Dialect, tries: int) -> Dialect:
        answer = await client.post("/completions", request(name, tokenizer, way, prompt), tries=tries)
        numbered(tokenizer, likely(answer))
        return way

    plainest = await answered(Dialect(ids=False, top=5), TRIES)
    ways = [Dialect(True, 20, numbers=True), Dialect(True, 20), Dialect(True, 5)] if has_ids else []
    for way in [*ways, Dialect(False, 20)]:
        with suppress(ModelError):
            return await answered(way, 1)
    return plainest


async def _length(client: Client, name: str) -> int:
    """The model's context length, if the server tells."""
    try:
        entries = (await client.get("/models"))["data"]
        [entry] = [each for each in entries if each.get("id") == name] or entries[:1]
        length = entry.get("max_model_len") or (entry.get("meta") or {}).get("n_ctx_train")
    except (ModelError, TypeError, KeyError, ValueError, AttributeError):
        length = None
    return length if type(length) is int and length > 0 else UNKNOWN_LENGTH
