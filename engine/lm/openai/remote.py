"""Contexts of a served model: a request for each distribution that is not known yet.

Distributions are remembered by prompt. The prior of a guided line mostly passes through what its candidates
were sampled from, so that its own distributions, and those of agents that say the same, cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.lm.base import Choice, Context, Guidance, Hear, Logprobs, Propose, Sampling, Tokenizer
from engine.lm.by_distributions import decide
from engine.lm.openai.answers import cached_tokens, drawn, likely
from engine.lm.openai.client import TRIES, Client, Refusal
from engine.lm.openai.refusals import explained
from engine.lm.openai.tokens import LocalTokenizer, ServedTokenizer, TextTokenizer, dense, numbered
from engine.lm.scheduling.randomness import seed_of
from engine.lm.speed import Speed
from engine.lm.token_lines import LineTracker, TokenLines
from engine.types import ModelError, Usage

REMEMBERED = 20_000
"""Distributions, of some 20 tokens each."""
DRAWN_AT_ONCE = 48
"""Tokens of one request: some four lines."""
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
    """A ``base.Context``. A call that fails or is cancelled leaves it as it was."""

    def __init__(self, model: RemoteModel, usage: Usage, tokens: Tokens = ()) -> None:
        self._model = model
        self._usage = usage
        self._tokens = tokens
        self._closed = False
        self._turn = asyncio.Lock()

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far."""
        return self._tokens

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Minus infinity stands for what the server did not name. Positions are asked for at the same time, a
        request each; without any nothing is sent. Raises ``ModelError`` and ``ValueError``.
        """
        added = tuple(int(token) for token in tokens)
        self._check_new(added, positions)
        async with self._turn:
            self._check_open()
            whole = self._tokens + added
            self._check_length(len(whole))
            ends = range(len(whole) - positions + 1, len(whole) + 1)
            alone = len(added) == positions == 1
            found = await self._distributions([whole[:end] for end in ends], counted=alone)
            if len(added) > 1:
                self._usage.prompt_tokens += len(added)
            self._tokens = whole
            vocabulary = self._model.tokenizer.vocabulary
            if not found:
                return np.empty((0, vocabulary), np.float32)
            return np.stack([dense(known, vocabulary) for known in found])

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """See ``base.Context``: the server draws, some lines a request. Raises ``ModelError``."""
        ends = self._model.tokenizer.end_tokens
        async with self._turn:
            self._check_open()
            tokens, left = self._tokens, self._left(most, self._tokens)
            tracker = LineTracker(self._model.token_lines, tokens[-1])
            goes_on = True
            while goes_on and left > 0 and not (lines and tracker.ends >= lines):
                drawn = await self._drawn(tokens, min(left, DRAWN_AT_ONCE), sampling)
                kept = _to_line(drawn, tracker, lines)
                left -= len(kept)
                tokens += tuple(token for token in kept if token not in ends)
                goes_on = hear(kept) and kept[-1] not in ends
            self._tokens = tokens

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """See ``base.Context``: by the distributions of both sides. Raises ``ModelError``."""
        assert conditional is None or isinstance(conditional, RemoteContext)
        contexts = [self] if conditional is None else [self, conditional]
        lines, ends = self._model.token_lines, self._model.tokenizer.end_tokens
        async with AsyncExitStack() as stack:
            for context in contexts:
                await stack.enter_async_context(context._turn)
                context._check_open()
            left = self._left(most, max((context._tokens for context in contexts), key=len))
            prior, *others = [RemoteContext(self._model, self._usage, each._tokens) for each in contexts]
            choices = await decide(prior, others[0] if others else None, guidance, left, lines, ends, propose)
            decided = tuple(each.token for each in choices if each.token not in ends)
            for context in contexts:
                context._check_open()
            for context in contexts:
                context._tokens += decided
        return choices

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """See ``base.Context``; not more than the server names. Raises ``ModelError``."""
        async with self._turn:
            [known] = await self._distributions([self._tokens], counted=True)
        return sorted(known.items(), key=lambda each: -each[1])[:count]

    async def _distributions(self, prompts: Sequence[Tokens], *, counted: bool) -> list[Known]:
        """What may follow each of ``prompts``; ``counted`` as one generated token."""
        self._check_open()
        if not prompts:
            return []
        with self._reserved(await self._afforded(int(counted))) as cost:
            found = await self._model.distributions(prompts, self._usage)
            self._check_open()
            self._usage.generated_tokens += cost
        return found

    async def _drawn(self, tokens: Tokens, most: int, sampling: Sampling) -> list[int]:
        """At most ``most`` tokens after ``tokens``, of one request."""
        with self._reserved(await self._afforded(most)) as afforded:
            options = {
                "max_tokens": afforded,
                "temperature": sampling.temperature,
                "top_p": sampling.top_p,
                "seed": seed_of(sampling.seed, len(tokens)) % 2**31,
            }
            self._usage.forward_passes += 1
            drawn = await self._model.drawn(tokens, options, self._usage)
            self._check_open()
            self._usage.generated_tokens += len(drawn)
        return drawn

    async def _afforded(self, most: int) -> int:
        """``most``, or what is left of the task's allowance; waits for ever if nothing is.

        What requests under way may still use up is not left, but may be when they are answered.
        """
        while most and (left := self._usage.tokens_left) is not None:
            allowance = self._usage.allowance
            assert allowance is not None
            if left:
                return min(most, left)
            if not allowance.reserved:
                allowance.spent()
                await asyncio.Event().wait()
            await self._model.answered()
        return most

    @contextmanager
    def _reserved(self, tokens: int) -> Iterator[int]:
        """Keeps ``tokens`` of the task's allowance for a request that is under way meanwhile."""
        allowance = self._usage.allowance
        if allowance is None:
            yield tokens
            return
        allowance.reserved += tokens
        try:
            yield tokens
        finally:
            allowance.reserved -= tokens

    async def fork(self) -> RemoteContext:
        """An independent continuation."""
        async with self._turn:
            self._check_open()
            return RemoteContext(self._model, self._usage, self._tokens)

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is being extended.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        if length < len(self._tokens):
            self._tokens = self._tokens[:length]

    def close(self) -> None:
        """Nothing more can be asked."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise ModelError("The context is closed.")

    def _check_new(self, tokens: Tokens, positions: int) -> None:
        self._check_open()
        if not tokens:
            raise ValueError("A context can only be extended by at least one token.")
        if not 0 <= positions <= len(tokens):
            raise ValueError(f"{positions} positions were asked for, of {len(tokens)} new tokens.")
        if min(tokens) < 0 or max(tokens) >= self._model.tokenizer.vocabulary:
            raise ValueError(f"The vocabulary ends at {self._model.tokenizer.vocabulary - 1}: {tokens}")

    def _left(self, most: int, tokens: Tokens) -> int:
        """How many of ``most`` tokens fit behind ``tokens``. Raises ``ModelError`` if none does."""
        self._check_length(len(tokens) + min(1, most))
        return min(most, self._model.context_length - len(tokens))

    def _check_length(self, length: int) -> None:
        if length > self._model.context_length:
            raise ModelError(
                f"{length} tokens do not fit: the model's context ends at {self._model.context_length}."
            )


def _to_line(tokens: list[int], tracker: LineTracker, lines: int) -> list[int]:
    """``tokens`` up to the end of line ``lines`` (0: all of them)."""
    for number, token in enumerate(tokens, 1):
        tracker.add(token)
        if lines and tracker.ends >= lines:
            return tokens[:number]
    return tokens


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
        try:
            dialect = await _dialect(client, name, known, bool(tokenizer))
        except Refusal as refusal:
            raise await explained(refusal, client, name) from None
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
