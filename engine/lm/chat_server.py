"""Requests to OpenAI-compatible servers, and chat servers as language models that give whole answers.

Requests are retried with growing pauses, within the server's rate limits, and never for ever. What a server
says is bounded in bytes, depth, length and time, whatever it is.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import ssl
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from email.utils import parsedate_to_datetime
from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Protocol, TypeVar

import httpx

from engine.core.task import Usage
from engine.lm.base import Context, Revision, Sampling, Speed, Tokenizer, Turn, WholeAnswer
from engine.lm.cached import SHORTEST, ended_by
from engine.lm.sampling import seed_of
from engine.lm.tokens import Marks
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.support.errors import ModelError, SettingsError

_T = TypeVar("_T")

AT_ONCE = 16
"""Requests under way at the same time."""
TRIES = 6
FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 60.0
TIMEOUT = httpx.Timeout(120.0, connect=10.0)
ANSWER_S = 600.0
"""The longest answer, however many bytes still come."""
MOST_BYTES, MOST_EVENTS, MOST_TEXT, MOST_TOLD = 16 << 20, 50_000, 1 << 20, 1_000
"""Of an answer: bytes, events, characters of its text, and of it as an error."""
MOST_DEPTH, MOST_VALUES = 32, 1 << 19
"""Of JSON. Small values take thirty times the memory of their text, and as long to make."""
LONGEST_TOKEN, MOST_TOKENS = 32, 1 << 31
"""Characters of the text for each token that was asked for, and tokens that a server may say it read."""
PROSE = 4
"""Chat models explain what they answer: they may write so many times the tokens that are asked for."""
ESTIMATED = "estimated token counts"
CAPACITY = 65_536
"""Different texts that a model without tokenizer can have."""
STREAMED = {"stream": True, "stream_options": {"include_usage": True}}
_TRANSIENT = {408, 409, 425, 429, 500, 502, 503, 504}
_NEWER_LIMIT = "max_completion_tokens"
_SPARED = ("stream_options", "temperature", "top_p", "seed", "stop", "stream")
"""Parameters without which there is an answer, too."""
_LEAST_OF_KEY = 8
"""Characters from its beginning on: fewer tell little."""
_OVERHEAD = 8
"""Tokens of a message besides its text, about."""
_THOUGHTS = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)
"""What some servers leave in the answers of models that reason."""
_PIECES = re.compile(r"\n|[^\S\n]+|\w{1,6}|[^\w\s]")


class Refusal(ModelError):
    """The server answered that it will not."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


class BrokenOff(ModelError):
    """A streamed answer ended before its end."""


class _TransientError(Exception):
    """What may be otherwise next time. ``wait_s``: how long the server asks to wait."""

    def __init__(self, reason: str, wait_s: float | None = None) -> None:
        super().__init__(reason)
        self.wait_s = wait_s


class Client:
    """One server. The key goes into a header and into nothing else.

    Raises ``ModelError`` for a key that no header can hold.
    """

    def __init__(self, base_url: str, key: str = "", *, timeout: httpx.Timeout | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self._key = key.strip()
        if not self._key.isascii() or not self._key.isprintable() or " " in self._key:
            raise ModelError(
                "The key holds spaces or characters other than printable ASCII; look at its variable."
            )
        headers = {"Accept-Encoding": "identity"}
        headers |= {"Authorization": f"Bearer {self._key}"} if self._key else {}
        self._http = httpx.AsyncClient(
            headers=headers,
            timeout=timeout or TIMEOUT,
            verify=_tls(),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            event_hooks={"response": [_stay]},
        )
        self._places = asyncio.Semaphore(AT_ONCE)
        self._not_before = 0.0
        self._closed = False
        self.under_way: set[asyncio.Task[Any]] = set()
        """What was begun and has not ended."""

    @property
    def has_key(self) -> bool:
        return bool(self._key)

    def begin(self, request: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """The task of ``request``, which ends with the client. Raises ``ModelError`` if that is closed."""
        if self._closed:
            request.close()
            raise ModelError("The model is closed.")
        task = asyncio.create_task(self._discreetly(request))
        self.under_way.add(task)
        task.add_done_callback(self._ended)
        task.add_done_callback(lambda ended: request.close())  # one that was cancelled before it began
        return task

    def drop(self, task: asyncio.Task[Any]) -> None:
        """Cancels a task, if it has not ended."""
        task.cancel()
        self.under_way.discard(task)

    @contextmanager
    def discreet(self) -> Iterator[None]:
        """Around what may raise ``ModelError``: shortens it, without the key, which some servers repeat.

        What was said may have been cut in the middle of the key.
        """
        try:
            yield
        except ModelError as error:
            text = str(error)[:MOST_TOLD]
            for length in range(len(self._key), min(_LEAST_OF_KEY, len(self._key)) - 1, -1):
                text = text.replace(self._key[:length], "***") if length else text
            error.args = (text,)
            raise

    async def _discreetly(self, request: Coroutine[Any, Any, _T]) -> _T:
        with self.discreet():
            return await request

    async def run(self, request: Coroutine[Any, Any, _T]) -> _T:
        """The result of ``request``, which is cancelled with the caller or the client."""
        task = self.begin(request)
        try:
            return await task
        finally:
            self.drop(task)

    async def get(self, path: str) -> Any:
        """JSON from the server; once, without patience. Raises ``ModelError``."""
        return await self._whole("GET", path, None, 1)

    async def post(self, path: str, body: Mapping[str, Any], *, tries: int = TRIES) -> Any:
        """The answer to ``body``. What may pass is tried again. Raises ``ModelError``."""
        return await self._whole("POST", path, body, tries)

    async def stream(
        self,
        path: str,
        body: Mapping[str, Any] | None,
        hear: Callable[[Any], object],
        *,
        method: str = "POST",
        tries: int = TRIES,
    ) -> None:
        """Gives the events of the answer to ``body`` to ``hear``, until that returns False.

        An answer that is not streamed is one event. Tried again up to the first event. Raises ``ModelError``;
        ``BrokenOff`` where the connection ends after that.
        """
        for number in range(tries):
            async with self._places:
                await asyncio.sleep(max(0.0, self._not_before - time.monotonic()))
                try:
                    return await self._sent(method, path, body, hear)
                except _TransientError as trouble:
                    error = trouble
            if number + 1 < tries:
                await self._pause(number, error)
        tried = f" (after {tries} tries)" if tries > 1 else ""
        raise ModelError(self._sentence(f"{error}{tried}"))

    async def answered(self) -> None:
        """Waits until one of the requests under way has ended."""
        if self.under_way:
            await asyncio.wait(self.under_way, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Cancels what is under way, and drops all connections."""
        self._closed = True
        tasks = [*self.under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._http.aclose()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Fetches an error that nobody waits for any more: asyncio would complain about it on stderr."""
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def _whole(self, method: str, path: str, body: Mapping[str, Any] | None, tries: int) -> Any:
        found: list[Any] = []
        await self.stream(path, body, found.append, method=method, tries=tries)
        return found[0] if found else None

    async def _sent(
        self, method: str, path: str, body: Mapping[str, Any] | None, hear: Callable[[Any], object]
    ) -> None:
        """Sends a request once."""
        heard = 0

        def counted(event: Any) -> object:
            nonlocal heard
            heard += 1
            return hear(event)

        try:
            async with asyncio.timeout(ANSWER_S):
                with _transport_errors():
                    async with self._http.stream(method, f"{self.base_url}{path}", json=body) as response:
                        await self._hear(response, counted)
        except TimeoutError:
            raise ModelError(self._sentence(f"takes more than {ANSWER_S:g} s for an answer")) from None
        except _TransientError as trouble:
            if heard:
                raise BrokenOff(self._sentence(f"broke off in the middle of an answer: {trouble}")) from None
            raise

    async def _hear(self, response: httpx.Response, hear: Callable[[Any], object]) -> None:
        kind = response.headers.get("Content-Type", "")
        if response.status_code == 200 and "text/event-stream" in kind:
            async for event in _events(response):
                if not hear(event):
                    return
        else:
            hear(self._json(response, b"".join([part async for part in _bounded(response)])))

    def _json(self, response: httpx.Response, body: bytes) -> Any:
        """The JSON of an answer. Raises ``Refusal``, or ``_TransientError``."""
        status = response.status_code
        if status in _TRANSIENT:
            raise _TransientError(f"answers {status}: {_message(body)}", _wait(response))
        if 300 <= status < 400:  # following it would send source text to whoever it names
            advice = "redirects elsewhere, which is not followed. If that is meant, name it as base-url"
            raise Refusal(self._sentence(advice), status)
        if status >= 400:
            text = self._sentence(f"refuses with {status}: {_message(body)}")
            raise Refusal(text.removesuffix(": "), status)
        try:
            return _parsed(body)
        except ValueError:
            raise _TransientError(f"answers what is not JSON: {_shown(body)}") from None

    async def _pause(self, number: int, error: _TransientError) -> None:
        """Waits; for everybody when the server said how long."""
        if error.wait_s is not None:
            self._not_before = max(self._not_before, time.monotonic() + min(error.wait_s, LONGEST_PAUSE_S))
        else:
            pause = min(FIRST_PAUSE_S * 2**number, LONGEST_PAUSE_S)
            await asyncio.sleep(pause * (0.5 + random.random() / 2))

    def _sentence(self, text: str) -> str:
        return f"The server at {self.base_url} {text}"


@cache
def _tls() -> ssl.SSLContext:
    """Read once: it takes 20 ms, also where no server is asked over TLS."""
    return httpx.create_ssl_context()


async def _stay(response: httpx.Response) -> None:
    """Hides where a redirect leads before httpx reads it, which not all that servers say survives."""
    response.headers.pop("Location", None)


@contextmanager
def _transport_errors() -> Iterator[None]:
    try:
        yield
    except httpx.TimeoutException:
        raise _TransientError("takes too long to answer") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise _TransientError(f"cannot be reached ({type(error).__name__}: {error})") from None


async def _bounded(response: httpx.Response) -> AsyncIterator[bytes]:
    """The body as it comes. Raises ``ModelError`` for one that has no end, or is packed."""
    if response.headers.get("Content-Encoding", "identity") != "identity":
        raise ModelError("The server compresses its answers, though it was asked not to.")
    size = 0
    async for part in response.aiter_raw():
        size += len(part)
        if size > MOST_BYTES:
            raise ModelError(f"The server's answer has more than {MOST_BYTES >> 20} MiB.")
        yield part


async def _data(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The data of server-sent events, each on one line."""
    rest, number = bytearray(), 0
    async for part in parts:
        rest += part
        if b"\n" not in part:
            continue
        *lines, rest = rest.split(b"\n")
        for line in lines:
            if line.startswith(b"data:") and (data := bytes(line[5:].strip())):
                number += 1
                if number > MOST_EVENTS:
                    raise ModelError(f"The server's answer has more than {MOST_EVENTS:,} events.")
                yield data


def _parsed(text: bytes) -> Any:
    """The value of an answer's JSON; None in place of NaN and infinities.

    Raises ``ValueError``, also for what is nested too deeply for whoever reads or shows it, or too much.
    """
    if sum(map(text.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise ValueError("too many values")
    try:
        found = json.loads(text, parse_constant=lambda name: None)
    except RecursionError:
        raise ValueError from None
    level = [found]
    for _ in range(MOST_DEPTH):
        nested = [each for each in level if isinstance(each, dict | list)]
        level = [part for each in nested for part in (each.values() if isinstance(each, dict) else each)]
    if level:
        raise ValueError
    if b"\\ud" in text.lower():  # perhaps halves of characters, which can be neither sent nor written
        found = json.loads(json.dumps(found, ensure_ascii=False).encode("utf-8", "replace"))
    return found


def _shown(said: object) -> str:
    """The beginning of what a server said."""
    return repr(said.decode("utf-8", "replace")[:80] if isinstance(said, bytes) else str(said)[:80])


async def _events(response: httpx.Response) -> AsyncIterator[Any]:
    """The JSON of each server-sent event. Raises ``ModelError`` for an error, and for what is no JSON."""
    async for data in _data(_bounded(response)):
        if data == b"[DONE]":
            return
        try:
            found = _parsed(data)
        except ValueError:
            raise ModelError(f"The server streams what is not JSON: {_shown(data)}") from None
        if isinstance(found, dict) and (error := found.get("error")):
            text = error.get("message", error) if isinstance(error, dict) else error
            raise ModelError(f"The server broke off its answer: {' '.join(str(text).split())[:300]}")
        yield found


def _wait(response: httpx.Response) -> float | None:
    """``Retry-After`` in seconds: a number, or a date."""
    header = response.headers.get("Retry-After", "")
    for read in (float, lambda text: parsedate_to_datetime(text).timestamp() - time.time()):
        try:
            return max(0.0, read(header))
        except (ValueError, OverflowError):
            continue
    return None


def _message(body: bytes) -> str:
    """What an error says, from its JSON if it has some, in one line."""
    try:
        found = _parsed(body)
        found = found.get("error", found.get("detail", found))
        text = found.get("message", found) if isinstance(found, dict) else found
    except (ValueError, AttributeError):
        text = body[:MOST_TOLD].decode("utf-8", "replace")
    return " ".join(str(text).split())[:300]


def drawing_options(limit: int, sampling: Sampling, position: int) -> dict[str, Any]:
    """Parameters of a request for at most ``limit`` tokens from ``position`` on."""
    return {
        "max_tokens": limit,
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "seed": seed_of(sampling.seed, position) % 2**31,
    }


@asynccontextmanager
async def reserved(client: Client, usage: Usage, most: int) -> AsyncIterator[int]:
    """``most`` tokens, or what is left of the task's allowance, which are kept for a request meanwhile.

    Where nothing is left, waits for what requests under way may leave of theirs, or for ever.
    """
    allowance = usage.allowance
    if allowance is None:
        yield most
        return
    while most and usage.tokens_left == 0:
        if not allowance.reserved:
            allowance.spent()
            await asyncio.Event().wait()
        await client.answered()
    left = usage.tokens_left
    limit = most if left is None else min(most, left)
    allowance.reserved += limit
    try:
        yield limit
    finally:
        allowance.reserved -= limit


def token_count(answer: Any, *names: str) -> int:
    """What the server's usage says under ``names``; 0 where it says nothing."""
    found: Any = answer
    for name in ("usage", *names):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found if type(found) is int and 0 < found < MOST_TOKENS else 0


def cached_tokens(answer: Any) -> int:
    """Prompt tokens that the server says it did not compute again."""
    return token_count(answer, "prompt_tokens_details", "cached_tokens")


@dataclass
class HeardAnswer:
    """An answer as it is streamed, or at once. ``stops`` end it, if the server does not."""

    stops: Sequence[str] = ()
    most: int = MOST_TEXT
    """Characters: whoever takes in the text has no time for more."""
    text: str = ""
    finish: str | None = None
    pieces: int = 0
    """Streamed pieces with text: mostly a token each."""
    prompt_tokens: int = 0
    """As the server counts; 0: it does not tell."""
    completion_tokens: int = 0
    cached_tokens: int = 0

    def hear(self, event: Any) -> bool:
        """Takes an event; False at the end. Raises ``ModelError`` for what is no part of an answer."""
        self.cached_tokens = cached_tokens(event) or self.cached_tokens
        self.prompt_tokens = token_count(event, "prompt_tokens") or self.prompt_tokens
        self.completion_tokens = token_count(event, "completion_tokens") or self.completion_tokens
        choices = event.get("choices") if isinstance(event, dict) else None
        if not isinstance(choices, list) or not all(isinstance(each, dict) for each in choices[:1]):
            raise no_completion(event)
        for choice in choices[:1]:
            text = _choice_text(choice)
            self.pieces += bool(text)
            self.text += text
            self.finish = choice.get("finish_reason") or self.finish
        if (ended := ended_by(self.text, self.stops)) is not None:
            self.text, self.finish = ended, "stop"
            return False
        if len(self.text) > self.most:
            self.text, self.finish = self.text[: self.most], "length"
            return False
        return True


def no_completion(answer: Any) -> ModelError:
    """Says that ``answer`` is none."""
    return ModelError(f"The server's answer is no completion: {_shown(answer)}")


def _choice_text(choice: Mapping[str, Any]) -> str:
    """The text of a choice: of a completion, of a chat's message, or of a piece of one."""
    for name in ("delta", "message"):
        if isinstance(part := choice.get(name), dict):
            return _content(part.get("content")) or _content(part.get("refusal"))
    return _content(choice.get("text"))


def _content(content: Any) -> str:
    """Some servers send a list of parts."""
    if isinstance(content, list):
        return "".join(_content(part.get("text")) for part in content if isinstance(part, dict))
    return content if isinstance(content, str) else ""


class TextTokenizer:
    """Every text that occurs gets a number: what the server names, and pieces of words in prompts.

    Prompts are sent as text, so the server may split what it generated in another way when it reads it again,
    and it may read control tokens in a user's text. It adds what the model wants in front.
    """

    has_turns = False

    def __init__(self) -> None:
        self.vocabulary = CAPACITY
        self.end_tokens = frozenset({0})
        self.forbidden: Sequence[int] = ()
        self.infill: Marks | None = None
        self._texts = [""]
        self._numbers = {"": 0}

    def literal(self, text: str) -> str:
        """``text`` itself: how the server reads control tokens cannot be told."""
        return text

    def encode(self, text: str) -> list[int]:
        """Line ends, spaces, signs, and words cut into short parts."""
        return [self.number(piece) for piece in _PIECES.findall(text)]

    def opening(self, text: str) -> list[int]:
        """The same: the server adds what the model wants in front."""
        return self.encode(text)

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``."""
        return "".join([self._texts[token] for token in tokens])

    spelled = decode

    def chat(self, text: str) -> str:
        """Raises ``SettingsError``: a chat template comes with a tokenizer."""
        raise SettingsError(
            "The chat template of a served model comes with its tokenizer: name it with --set tokenizer, or "
            "choose the prompt template 'base-file'."
        )

    def number(self, text: str) -> int:
        """A number for ``text``, the same every time. Nothing means the end."""
        if text not in self._numbers:
            if len(self._texts) == CAPACITY:
                raise ModelError(
                    f"The server has named more than {CAPACITY} texts: name its tokenizer by --set tokenizer."
                )
            self._numbers[text] = len(self._texts)
            self._texts.append(text)
        return self._numbers[text]


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
        """See ``ServedTokenizer``."""
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


class ChatTokenizer(TextTokenizer):
    """Counts tokens, by the model's own tokenizer or by pieces of words. The server has the chat template."""

    has_turns = True

    def __init__(self, local: Tokenizer | None = None) -> None:
        super().__init__()
        self._local = local

    def encode(self, text: str) -> list[int]:
        """As many tokens as ``text`` has, about; they can't be decoded."""
        if self._local is not None:
            return self._local.encode(text)
        return [zlib.crc32(piece.encode()) % CAPACITY for piece in _PIECES.findall(text)]

    def chat(self, text: str) -> str:
        """``text`` itself, as the server wants it."""
        return text


class ServedModel:
    """What the models of servers have in common: whole answers, one request each."""

    def __init__(
        self, client: Client, name: str, tokenizer: Tokenizer, context_length: int, template: str, path: str
    ) -> None:
        """``path``: of the endpoint that gives whole answers."""
        self.name = name
        self.tokenizer = tokenizer
        self.context_length = context_length
        self.template = template
        self.device = client.base_url
        self.note = ""
        self.speed = Speed()
        self.revision = Revision()
        self._client = client
        self._path = path
        self._left_out: set[str] = set()
        """Parameters that the server refused by name."""
        self._limit = "max_tokens"

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self._client.under_way)

    async def close(self) -> None:
        """Cancels what waits, and drops the connections."""
        await self._client.close()

    async def _whole_answer(
        self, usage: Usage, most: int, read: int, ask: Callable[[int], Awaitable[HeardAnswer]]
    ) -> WholeAnswer | None:
        """The answer of ``ask``, which is told how many tokens it may have, to ``read`` tokens."""
        room = self.context_length - read - 1
        if room < SHORTEST:
            return None
        async with reserved(self._client, usage, min(most, room)) as limit:
            heard = await ask(limit)
            written = self._count(heard, limit)
            usage.generated_tokens += written
        read = self._read(heard) or read
        usage.forward_passes += 1
        usage.prompt_tokens += read
        usage.cached_tokens += heard.cached_tokens
        return WholeAnswer(heard.text, written, read, heard.finish == "length")

    async def _ask(
        self, body: Mapping[str, Any], stops: Sequence[str] = (), tries: int = TRIES
    ) -> HeardAnswer:
        """The answer to ``body``, which has ``max_tokens``. Raises ``ModelError``."""
        return await self._client.run(self._ask_with_less(body, stops, tries))

    async def _ask_with_less(self, body: Mapping[str, Any], stops: Sequence[str], tries: int) -> HeardAnswer:
        while True:
            try:
                return await self._unbroken(body, stops, tries)
            except Refusal as refusal:
                if refusal.status not in (400, 422) or not self._learns(str(refusal)):
                    raise

    async def _unbroken(self, body: Mapping[str, Any], stops: Sequence[str], tries: int) -> HeardAnswer:
        """An answer that breaks off, or has no end, is asked for anew, and from then on all are unstreamed.

        Some servers end a stream when another request comes.
        """
        for left in reversed(range(tries)):
            answer = HeardAnswer(stops, min(MOST_TEXT, LONGEST_TOKEN * body["max_tokens"]))
            whole = {**body, **STREAMED, **({"stop": list(stops)} if stops else {})}
            whole[self._limit] = whole.pop("max_tokens")
            sent = {name: value for name, value in whole.items() if name not in self._left_out}
            try:
                await self._client.stream(self._path, sent, answer.hear, tries=tries)
            except BrokenOff:
                if not left:
                    raise
            if answer.finish is not None or not left:
                break
            self._left_out.update(STREAMED)
        return answer

    def _learns(self, refusal: str) -> bool:
        """Whether a refusal names a parameter that can be left out, or written in another way."""
        if self._limit != _NEWER_LIMIT and _NEWER_LIMIT in refusal:
            self._limit = _NEWER_LIMIT
            return True
        for name in _SPARED:
            if name not in self._left_out and re.search(rf"\b{name}\b", refusal):
                self._left_out.add(name)
                return True
        return False

    def _read(self, heard: HeardAnswer) -> int:
        """Tokens of the question, as the server counts them; 0: it does not tell."""
        return heard.prompt_tokens

    def _count(self, heard: HeardAnswer, limit: int) -> int:
        """Tokens of an answer, by the server's usage if it tells."""
        return heard.completion_tokens or heard.pieces or len(self.tokenizer.encode(heard.text))


class ChatModel(ServedModel):
    """A ``base.LanguageModel`` on a server that takes messages."""

    gives_distributions = False

    def __init__(self, client: Client, name: str, tokenizer: ChatTokenizer, context_length: int) -> None:
        super().__init__(client, name, tokenizer, context_length, "chat", "/chat/completions")
        self._has_system = True

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """Raises ``ModelError``: there are no distributions to decode by."""
        raise ModelError(f"The chat server at {self.device} gives whole answers, and no distributions.")

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``. The answer may be longer than ``most`` by the factor ``PROSE``."""
        read = sum(len(self.tokenizer.encode(text)) + _OVERHEAD for text in (turn.system, turn.question))
        answer = await self._whole_answer(
            usage, PROSE * most, read, lambda limit: self._heard(turn, limit, sampling)
        )
        for name in sorted({"temperature", "seed"} & self._left_out):
            self._note(f"no {name}")
        return answer and replace(answer, text=_THOUGHTS.sub("", answer.text).strip("\n"))

    async def greet(self) -> None:
        """Has the server answer a word, so that what is wrong with it is known. Raises ``ModelError``."""
        turn = Turn("Answer with one word: ready", "You answer with one word.")
        await self._heard(turn, 16, Sampling(0), tries=2)

    async def _heard(self, turn: Turn, limit: int, sampling: Sampling, tries: int = TRIES) -> HeardAnswer:
        body = {"model": self.name, **drawing_options(limit, sampling, 0)}
        try:
            return await self._ask(body | {"messages": self._messages(turn)}, turn.stops, tries)
        except Refusal as refusal:
            if not (self._has_system and re.search(r"\bsystem\b", str(refusal), re.IGNORECASE)):
                raise
        self._has_system = False
        return await self._ask(body | {"messages": self._messages(turn)}, turn.stops, tries)

    def _messages(self, turn: Turn) -> list[dict[str, str]]:
        """For a server without system messages the user says it all."""
        if not (self._has_system and turn.system):
            return [{"role": "user", "content": f"{turn.system}\n\n{turn.question}".strip()}]
        return [{"role": "system", "content": turn.system}, {"role": "user", "content": turn.question}]

    def _count(self, heard: HeardAnswer, limit: int) -> int:
        """Tokens of an answer, by the server's usage if it tells."""
        if heard.completion_tokens:
            return heard.completion_tokens
        self._note(ESTIMATED)
        found = heard.pieces if heard.pieces > 1 else len(self.tokenizer.encode(heard.text))
        return min(found, limit)

    def _note(self, remark: str) -> None:
        """Adds to what readers of results must know of the server."""
        if remark not in self.note:
            self.note = f"{self.note}; {remark}" if self.note else remark
