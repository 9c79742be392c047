"""Models behind OpenAI-compatible servers: guided decoding through completions with log-probabilities.

A context is its tokens; the server keeps the cache. Distributions are remembered by prompt: the prior of a
guided line mostly passes through what its candidates were sampled from, so that its own cost nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Protocol

import numpy as np

from engine.core.task import Usage
from engine.lm.base import (
    Choice,
    Context,
    Guidance,
    Hear,
    Logprobs,
    Propose,
    Revision,
    Sampling,
    Speed,
    Tokenizer,
    Turn,
    WholeAnswer,
)
from engine.lm.cached import SHORTEST, TokenSequence, spelled
from engine.lm.chat_server import (
    STREAMED,
    TRIES,
    BrokenOff,
    ChatModel,
    ChatTokenizer,
    Client,
    Refusal,
    TextTokenizer,
    WholeAnswers,
    cached_tokens,
    reserved,
)
from engine.lm.sampling import Decide, decide_truncated, seed_of
from engine.lm.scheduler import Bounds, CachedTokens, DecideJob
from engine.lm.tokens import LineTracker, TokenLines, fitting_form
from engine.lm.transformers.tokenizer import TransformersTokenizer, auto_tokenizer
from engine.support.errors import ModelError, SettingsError

APIS = ("auto", "completions", "chat")
UNKNOWN_LENGTH = 32_768
"""Context length where the server does not tell."""
DRAWN_AT_ONCE = 48
"""Tokens of one request: some four lines."""
REMEMBERED = 20_000
"""Distributions, of some 20 tokens each."""
TRUNCATED = "truncated distribution"
ALMOST_CERTAIN = float(np.log1p(-1e-6))
_ABSENT = (404, 405)
_MOST_NAMES = 8
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


class ServedTokenizer(Tokenizer, Protocol):
    """A tokenizer that also knows how the server names tokens."""

    @property
    def has_turns(self) -> bool:
        """Whether there is a chat template."""

    def spelled(self, tokens: Sequence[int]) -> str:
        """The prompt that stands for ``tokens``, control tokens included, but for what the server adds."""

    def number(self, text: str) -> int | None:
        """The token that the server calls ``text``, or None."""


class LocalTokenizer(TransformersTokenizer):
    """The served model's own tokenizer."""

    def __init__(self, tokenizer: Any, vocabulary: int) -> None:
        super().__init__(tokenizer, vocabulary)
        self._has_prefix = self.decode(self.opening("a")) == " a"
        self._numbers: dict[str, int] = {"": min(self.end_tokens)} if self.end_tokens else {}
        """Nothing is how some servers spell special tokens; in code it is mostly the end."""
        for token in range(vocabulary):
            text = self.decode([token])
            if text and "\ufffd" not in text:
                self._numbers.setdefault(text, token)
        self._numbers |= {str(added): token for token, added in tokenizer.added_tokens_decoder.items()}
        never = set(self.forbidden)
        self._numbers = {text: token for text, token in self._numbers.items() if token not in never}

    def spelled(self, tokens: Sequence[int]) -> str:
        if list(tokens[: len(self._first)]) == self._first:
            tokens = tokens[len(self._first) :]
        text, between = "", list[int]()
        for token in tokens:
            if token in self._controls:
                text += self.decode(between) + self._controls[token]
                between = []
            else:
                between.append(token)
        text += self.decode(between)
        return text.removeprefix(" ") if self._has_prefix else text

    def number(self, text: str) -> int | None:
        """See ``ServedTokenizer``. Parts of characters have no text of their own, and so no number; nor have
        control tokens that end nothing."""
        return self._numbers.get(text)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Tokens that a server drew, by number where it tells and otherwise by text, each with the distribution
    that it came from."""

    tokens: tuple[tuple[int | str, Named], ...]
    ended: bool
    """The model ended the text itself."""


def drawn(answer: Any) -> Drawn:
    """Reads a completion, or a streamed piece of one, in the forms of several servers.

    Raises ``ModelError`` for one without log-probabilities.
    """
    if isinstance(answer, Mapping) and answer.get("choices") == [] and "usage" in answer:
        return Drawn((), ended=False)  # the last piece of a stream
    try:
        choice = answer["choices"][0]
    except (TypeError, KeyError, IndexError):
        choice = None
    if not isinstance(choice, dict):
        raise ModelError(f"The server's answer is no completion: {str(answer)[:80]!r}")
    ended = choice.get("finish_reason") == "stop"
    logprobs = choice.get("logprobs")
    if isinstance(logprobs, dict) and isinstance(entries := logprobs.get("content"), list):
        return Drawn(tuple((_name(entry), _from_entry(entry)) for entry in entries), ended)
    if isinstance(logprobs, dict) and isinstance(names := logprobs.get("tokens"), list):
        tops = (logprobs.get("top_logprobs") or [])[: len(names)]
        pairs = zip_longest(names, tops)
        return Drawn(tuple((_number(name), _finite(top or {})) for name, top in pairs), ended)
    if not choice.get("text") and choice.get("finish_reason"):
        return Drawn((), ended)
    raise NoProbabilities(_NO_PROBABILITIES)


def _number(text: Any) -> int | str:
    found = _NUMBERED.fullmatch(str(text))
    return int(found[1]) if found else str(text)


def _name(entry: Mapping[str, Any]) -> int | str:
    """Of an entry of chat completions, with a number where the server adds one (llama.cpp's own)."""
    return entry["id"] if type(entry.get("id")) is int else str(entry.get("token"))


def _from_entry(entry: Mapping[str, Any]) -> Named:
    return _finite({_name(each): each.get("logprob") for each in [entry, *entry.get("top_logprobs", ())]})


def _finite(top: Mapping[Any, Any]) -> Named:
    """What is a log-probability, by numbers of vLLM where names are such."""
    return {
        _number(name) if isinstance(name, str) else name: float(value)
        for name, value in top.items()
        if isinstance(value, int | float) and math.isfinite(value)
    }


def numbered(tokenizer: ServedTokenizer, found: Named) -> Known:
    """Log-probabilities by number; what cannot be numbered is left out."""
    known: Known = {}
    for name, value in found.items():
        token = name if isinstance(name, int) else tokenizer.number(name)
        if token is not None and token < tokenizer.vocabulary:
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


def request(name: str, tokenizer: ServedTokenizer, dialect: Dialect, prompt: Sequence[int]) -> dict[str, Any]:
    """Asks for the likeliest token after ``prompt``, and for the others' log-probabilities."""
    body: dict[str, Any] = {
        "model": name,
        "prompt": list(prompt) if dialect.ids else tokenizer.spelled(prompt),
        "max_tokens": 1,
        "temperature": 0,
        "logprobs": dialect.top,
    }
    return body | ({"return_tokens_as_token_ids": True} if dialect.numbers else {})


async def find_dialect(client: Client, name: str, tokenizer: ServedTokenizer, has_ids: bool) -> Dialect:
    """The richest way of asking that the server answers; raises what it says to the plainest.

    A refusal of the others may have any status: some servers answer 500 to token ids.
    """
    prompt = tokenizer.encode("def f(x):\n")

    async def answered(way: Dialect, tries: int) -> Dialect:
        answer = await client.post("/completions", request(name, tokenizer, way, prompt), tries=tries)
        likely(tokenizer, answer)
        return way

    plainest = await answered(Dialect(ids=False, top=5), TRIES)
    ways = [Dialect(True, 20, numbers=True), Dialect(True, 20), Dialect(True, 5)] if has_ids else []
    for way in [*ways, Dialect(False, 20)]:
        with suppress(ModelError):
            return await answered(way, 1)
    return plainest


@dataclass(eq=False, slots=True)
class _Asked:
    """A request for a distribution; the last who waits for it to leave cancels it."""

    task: asyncio.Task[Known]
    waiting: int = 0


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
        self.served = tokenizer
        self.token_lines = TokenLines(tokenizer.decode)
        self.client = client
        self.streams = True
        """Whether it streams log-probabilities, as far as is known."""
        self._answers = WholeAnswers(client, "/completions")
        self._known: OrderedDict[bytes, Known] = OrderedDict()
        self._asked: dict[bytes, _Asked] = {}

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self.client.under_way)

    async def open(self, tokens: Sequence[int], usage: Usage) -> RemoteContext:
        """A context holding ``tokens``. ``usage.forward_passes`` counts rounds of requests."""
        context = RemoteContext(self, usage)
        await context.extend(tokens)
        return context

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``: one request, without distributions."""
        prompt, stops = spelled(turn, self.tokenizer)
        tokens = self.tokenizer.opening(prompt)
        room = self.context_length - len(tokens) - 1
        if room < SHORTEST:
            return None
        asked = request(self.name, self.served, self.dialect, tokens)
        async with reserved(self.client, usage, min(most, room)) as limit:
            options = _options(limit, sampling, len(tokens))
            body = {"model": self.name, "prompt": asked["prompt"], **options}
            heard = await self._answers.ask(body, stops)
            written = heard.completion_tokens or heard.pieces or len(self.tokenizer.encode(heard.text))
            usage.generated_tokens += written
        usage.forward_passes += 1
        usage.prompt_tokens += len(tokens)
        usage.cached_tokens += heard.cached_tokens
        return WholeAnswer(turn.opening + heard.text, written, len(tokens), heard.finish == "length")

    async def distributions(self, prompts: Sequence[Tokens], usage: Usage) -> list[Known]:
        """What may follow each of ``prompts``; asks once for what is not known, whoever else waits for it."""
        keys = [_key(prompt) for prompt in prompts]
        if any(key not in self._known and key not in self._asked for key in keys):
            usage.forward_passes += 1
        asked: dict[bytes, _Asked] = {}
        for key, prompt in zip(keys, prompts, strict=True):
            if key not in self._known and key not in asked:
                if key not in self._asked:
                    self._asked[key] = _Asked(self.client.begin(self._ask(prompt, key, usage)))
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
                    self.client.drop(each.task)
                    if self._asked.get(key) is each:
                        del self._asked[key]
        for key in keys:
            if key in self._known:
                self._known.move_to_end(key)
        return [known[key] for key in keys]

    async def draw(self, draft: _Draft, options: Mapping[str, Any], usage: Usage, stream: bool) -> None:
        """Has ``draft`` take the tokens of one request.

        ``streams`` becomes False for good where the server streams no log-probabilities, or ends a stream too
        early, as some do when another request comes; what is left is then drawn at once.
        """
        body = {**request(self.name, self.served, self.dialect, draft.tokens), **options}
        before, cached, stopped = draft.taken, 0, False

        def listen(event: Any) -> bool:
            nonlocal cached, stopped
            cached = max(cached, cached_tokens(event))
            stopped = not draft.take(event) and not draft.ended
            return not stopped  # after an end token the server ends the stream, and tells the usage

        try:
            sent = body | STREAMED if stream else body
            await self.client.run(self.client.stream("/completions", sent, listen))
            whole = stopped or draft.ended or draft.taken - before >= options["max_tokens"]
            self.streams = self.streams and (whole or not stream)
        except (NoProbabilities, Refusal, BrokenOff):
            if not stream:
                raise
            self.streams = False
        usage.cached_tokens += cached

    def remember(self, prompt: Tokens, known: Known) -> None:
        """Keeps what may follow ``prompt``."""
        self._known[_key(prompt)] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def close(self) -> None:
        """Cancels what waits, and drops the connections."""
        await self.client.close()

    async def _ask(self, prompt: Tokens, key: bytes, usage: Usage) -> Known:
        body = request(self.name, self.served, self.dialect, prompt)
        answer = await self.client.post("/completions", body)
        usage.cached_tokens += cached_tokens(answer)
        known = likely(self.served, answer)
        self.remember(prompt, known)
        return known


class RemoteContext(TokenSequence):
    """A ``base.Context``: a request for each distribution that is not known yet."""

    def __init__(self, model: RemoteModel, usage: Usage, tokens: Tokens = ()) -> None:
        super().__init__(model.tokenizer.vocabulary, model.context_length, tokens)
        self._model = model
        self._usage = usage

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Minus infinity stands for what the server did not name. Positions are asked for at the same time, a
        request each; without any nothing is sent. Raises ``ModelError`` and ``ValueError``.
        """
        added = self.checked(tokens, positions)
        async with self.turn():
            whole = self._tokens + added
            self.check_length(len(whole))
            rows = await self._rows(whole, positions, counted=len(added) == positions == 1)
            if len(added) > 1:
                self._usage.prompt_tokens += len(added)
            self._tokens = whole
        return rows

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """See ``base.Context``: the server draws, some lines a request. Raises ``ModelError``.

        Where ``lines`` bounds nothing it draws all in one request, which ends when ``hear`` has enough.
        """
        async with self.turn():
            draft = _Draft(self._model, self._tokens, self.room(most), hear, lines)
            whole = not 0 < lines < most
            while draft.goes_on:
                stream = whole and self._model.streams
                wanted = draft.left if stream else min(draft.left, DRAWN_AT_ONCE)
                before = draft.taken
                async with reserved(self._model.client, self._usage, wanted) as limit:
                    self._usage.forward_passes += 1
                    options = _options(limit, sampling, len(draft.tokens))
                    await self._model.draw(draft, options, self._usage, stream)
                    self.check_open()
                    self._usage.generated_tokens += draft.taken - before
                if draft.taken == before and (not stream or self._model.streams):
                    draft.end()  # not a word: that is the end
            self._tokens = draft.tokens

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """See ``base.Context``: by the distributions of both sides. Raises ``ModelError``."""
        async with self.guided_turn(conditional, guidance) as (both, contexts):
            bounds = Bounds(min(context.room(most) for context in both), 0, self._model.tokenizer.end_tokens)
            sequences = [CachedTokens(number, [*each._tokens]) for number, each in enumerate(contexts)]
            job = DecideJob(self._usage, sequences, guidance, bounds, self._model.token_lines, propose)
            while bounds.most and not job.done:
                job.hears(await self._decided(job))
            decided = tuple(each.token for each in job.result if each.token not in bounds.end_tokens)
            for context in both:
                context.check_open()
            if contexts != both and len(decided) > 1:
                self._usage.prompt_tokens += len(decided)
            for context in both:
                context._tokens += decided
        return job.result

    async def _decided(self, job: DecideJob) -> list[Choice]:
        """Answers what ``job`` asks next, by the distributions of each side."""
        step = job.asks()
        asked = []
        for row, sequence in zip(step.rows, job.sequences, strict=True):
            whole = (*sequence.tokens[: row.start], *row.tokens)
            asked.append(self._rows(whole, row.positions, counted=row.positions == 1))
            if row.positions > 1:
                self._usage.prompt_tokens += row.positions
        sides = await asyncio.gather(*asked)
        assert isinstance(step.ask, Decide)
        return decide_truncated(sides[0], sides[1] if len(sides) > 1 else None, step.ask)

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """See ``base.Context``; not more than the server names. Raises ``ModelError``."""
        async with self.turn():
            [known] = await self._distributions([self._tokens], counted=True)
        return sorted(known.items(), key=lambda each: -each[1])[:count]

    async def fork(self) -> RemoteContext:
        """An independent continuation."""
        async with self.turn():
            return RemoteContext(self._model, self._usage, self._tokens)

    def close(self) -> None:
        """Nothing more can be asked."""
        self._closed = True

    async def _rows(self, tokens: Tokens, positions: int, *, counted: bool) -> Logprobs:
        """``(positions, vocabulary)`` after each of the last ``positions``."""
        ends = range(len(tokens) - positions + 1, len(tokens) + 1)
        found = await self._distributions([tokens[:end] for end in ends], counted=counted)
        rows = np.full((len(found), self._vocabulary), -np.inf, np.float32)
        for row, known in zip(rows, found, strict=True):
            row[list(known)] = list(known.values())
        return rows

    async def _distributions(self, prompts: Sequence[Tokens], *, counted: bool) -> list[Known]:
        """What may follow each of ``prompts``; ``counted`` as one generated token."""
        if not prompts:
            return []
        async with reserved(self._model.client, self._usage, int(counted)) as cost:
            found = await self._model.distributions(prompts, self._usage)
            self.check_open()
            self._usage.generated_tokens += cost
        return found


class _Draft:
    """Tokens as a server draws them, up to ``left``, the end of line ``lines`` (0: any), or an end token.

    The distributions that they came from are remembered.
    """

    def __init__(self, model: RemoteModel, tokens: Tokens, left: int, hear: Hear, lines: int) -> None:
        self.tokens = tokens
        """Of the context so far, without an end token."""
        self.left = left
        self.taken = 0
        """That the server sent."""
        self.ended = False
        """The model ended the text."""
        self._model = model
        self._ends = model.tokenizer.end_tokens
        self._forbidden = frozenset(model.tokenizer.forbidden)
        self._tracker = LineTracker(model.token_lines, tokens[-1])
        self._hear = hear
        self._lines = lines
        self._wants_more = True

    @property
    def goes_on(self) -> bool:
        """Whether more tokens are wanted, and there is room."""
        return self._wants_more and self.left > 0

    def take(self, answer: Any) -> bool:
        """Takes an answer, or the next piece of one; False where no more are wanted.

        A token without a number, or forbidden, counts as an end. Raises ``ModelError`` where there are no
        log-probabilities.
        """
        found, prompt = drawn(answer), self.tokens
        taken: list[int] = []
        for name, distribution in found.tokens:
            if self.ended:
                break
            if distribution:
                self._model.remember(prompt, numbered(self._model.served, distribution))
            token = name if isinstance(name, int) else self._model.served.number(name)
            if token is None or token in self._forbidden:
                token = min(self._ends)
            self.ended = token in self._ends
            taken.append(token)
            prompt = (*prompt, token)
        if found.ended and not self.ended:
            self.ended = True
            taken.append(min(self._ends))
        return self._deliver(taken)

    def end(self) -> None:
        """Takes an end token."""
        self.ended = True
        self._deliver([min(self._ends)])

    def _deliver(self, taken: list[int]) -> bool:
        """Has ``hear`` hear of tokens, up to the end of the last line."""
        self.taken += len(taken)
        kept: list[int] = []
        for token in taken[: self.left]:
            self._tracker.add(token)
            kept.append(token)
            if 0 < self._lines <= self._tracker.ends:
                break
        if kept:
            self.left -= len(kept)
            self.tokens += tuple(token for token in kept if token not in self._ends)
            complete = 0 < self._lines <= self._tracker.ends
            self._wants_more = self._hear(kept) and kept[-1] not in self._ends and not complete
        return self._wants_more


def _options(limit: int, sampling: Sampling, position: int) -> dict[str, Any]:
    """Of a request for at most ``limit`` tokens from ``position`` on."""
    return {
        "max_tokens": limit,
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "seed": seed_of(sampling.seed, position) % 2**31,
    }


def _key(prompt: Tokens) -> bytes:
    """Stands for a prompt in sixteen bytes."""
    return hashlib.blake2b(np.array(prompt, np.int32).tobytes(), digest_size=16).digest()


async def load(
    base_url: str, name: str, *, tokenizer: str = "", key: str = "", api: str = "auto"
) -> RemoteModel | ChatModel:
    """The model that the server at ``base_url`` (``http://host:port/v1``) calls ``name``.

    ``tokenizer``: a folder or hub name; without one the server's texts are the tokens. ``key`` is sent to the
    server and shown nowhere. ``api``: ``completions``, ``chat``, or ``auto`` for completions if the server
    has them, with log-probabilities, otherwise chat.

    By completions its distributions are truncated: tokens that the server leaves out are minus infinity, and
    guidance takes them for as likely as the least likely one that it names. By chat it has none. Raises
    ``ModelError``, and then leaves nothing open.
    """
    client = Client(base_url, key)
    try:
        if api not in APIS:
            raise SettingsError(f"There is no api {api!r}. There are {', '.join(APIS)}.")
        local = await asyncio.to_thread(_local, tokenizer) if tokenizer else None
        if api == "chat":
            return await _chat(client, name, local)
        try:
            known = local or TextTokenizer()
            dialect = await find_dialect(client, name, known, local is not None)
            return RemoteModel(client, name, known, dialect, await _context_length(client, name))
        except NoProbabilities as error:
            if api == "completions":
                roles = (
                    " For strategies that need none, such as quality-flow and code-tree, use --set api=chat."
                )
                raise ModelError(f"{error}{roles}") from None
            return await _chat_instead(client, name, local, error)
        except Refusal as refusal:
            if refusal.status not in _ABSENT:
                raise await _explained(refusal, client, name) from None
            if api == "completions":
                advice = " Use --set api=chat if the server has a chat only."
                raise await _explained(refusal, client, name, advice) from None
            return await _chat(client, name, local, refusal)
    except BaseException:
        await client.close()
        raise


async def _chat(
    client: Client, name: str, local: LocalTokenizer | None, before: Refusal | None = None
) -> ChatModel:
    """``before``: what the server said to a completion."""
    model = ChatModel(client, name, ChatTokenizer(local), await _context_length(client, name))
    try:
        await model.greet()
    except Refusal as refusal:
        if before is None or refusal.status not in _ABSENT:
            raise await _explained(refusal, client, name) from None
        if unknown := await _unknown(client, name):
            raise ModelError(f"{before}{unknown}") from None
        raise ModelError(
            f"{refusal if str(refusal).count(': ') else before}. It has neither /completions nor "
            f"/chat/completions at this address, or no model {name!r}: check base-url, which mostly ends "
            "in /v1, and --model."
        ) from None
    return model


async def _chat_instead(
    client: Client, name: str, local: LocalTokenizer | None, error: NoProbabilities
) -> ChatModel:
    """The chat of a server whose completions are of no use."""
    try:
        return await _chat(client, name, local)
    except ModelError as refusal:
        raise ModelError(f"{error} It has no chat, either: {refusal}") from None


async def _explained(refusal: Refusal, client: Client, name: str, advice: str = "") -> ModelError:
    """``refusal``, and what to do about it."""
    if refusal.status in (401, 403):
        known = "The key that was sent is not accepted" if client.has_key else "No key was sent"
        return ModelError(
            f"{refusal}. {known}: keys are read from the variable that --set key-variable names."
        )
    return ModelError(f"{refusal}{await _unknown(client, name)}{advice and '.' + advice}")


async def _models(client: Client) -> list[dict[str, Any]]:
    """What the server tells of its models; nothing if it does not."""
    try:
        return [each for each in (await client.get("/models"))["data"] if "id" in each]
    except (ModelError, TypeError, KeyError):
        return []


async def _unknown(client: Client, name: str) -> str:
    """The names of the server's models, if ``name`` is none of them."""
    names = [str(each["id"]) for each in await _models(client)]
    if not names or name in names:
        return ""
    more = ", ..." if len(names) > _MOST_NAMES else ""
    return f". It has no model {name!r}; it has {', '.join(names[:_MOST_NAMES])}{more}"


async def _context_length(client: Client, name: str) -> int:
    """The model's context length, if the server tells."""
    models = await _models(client)
    for entry in [each for each in models if each["id"] == name] or models[:1]:
        with suppress(AttributeError):
            length = entry.get("max_model_len") or (entry.get("meta") or {}).get("n_ctx_train")
            if type(length) is int and length > 0:
                return length
    return UNKNOWN_LENGTH


def _local(path_or_id: str) -> LocalTokenizer:
    tokenizer = auto_tokenizer(path_or_id)
    return LocalTokenizer(tokenizer, len(tokenizer))
