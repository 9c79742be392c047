"""Requests to a server: retried with growing pauses, within its rate limits, and never for ever."""

from __future__ import annotations

import asyncio
import random
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Any, TypeVar

import httpx

from engine.core.errors import ModelError
from engine.lm.openai.event_stream import events

_T = TypeVar("_T")

AT_ONCE = 16
"""Requests under way at the same time."""
TRIES = 6
FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 60.0
TIMEOUT = httpx.Timeout(120.0, connect=10.0)
_TRANSIENT = {408, 409, 425, 429, 500, 502, 503, 504}
_SHOWN = 300


@cache
def _tls() -> ssl.SSLContext:
    """Read once: it takes 20 ms, also where no server is asked over TLS."""
    return httpx.create_ssl_context()


class Client:
    """One server. The key goes into a header and into nothing else.

    Raises ``ModelError`` for a key that no header can hold.
    """

    def __init__(self, base_url: str, key: str = "", *, timeout: httpx.Timeout | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self._key = _sendable(key.strip())
        headers = {"Authorization": f"Bearer {self._key}"} if self._key else {}
        self._http = httpx.AsyncClient(headers=headers, timeout=timeout or TIMEOUT, verify=_tls())
        self._places = asyncio.Semaphore(AT_ONCE)
        self._not_before = 0.0
        self.requests = 0
        """How many were sent so far, repetitions included."""

    @property
    def has_key(self) -> bool:
        return bool(self._key)

    async def get(self, path: str) -> Any:
        """JSON from the server; once, without patience. Raises ``ModelError``."""
        return await self._once("GET", path, None)

    async def post(self, path: str, body: Mapping[str, Any], *, tries: int = TRIES) -> Any:
        """The answer to ``body``. What may pass is tried again. Raises ``ModelError``."""
        return await self._tried(lambda: self._once("POST", path, body), tries)

    async def stream(
        self, path: str, body: Mapping[str, Any], hear: Callable[[Any], bool], *, tries: int = TRIES
    ) -> None:
        """Gives the events of the answer to ``body`` to ``hear``, until that returns False.

        An answer that is not streamed is one event. Tried again up to the first event. Raises ``ModelError``;
        ``BrokenOff`` where the connection ends after that.
        """
        await self._tried(lambda: self._streamed(path, body, hear), tries)

    async def _tried(self, attempt: Callable[[], Awaitable[_T]], tries: int) -> _T:
        for number in range(tries):
            async with self._places:
                await asyncio.sleep(max(0.0, self._not_before - time.monotonic()))
                try:
                    return await attempt()
                except _MayPass as trouble:
                    error = trouble
            if number + 1 < tries:
                await self._pause(number, error)
        tried = f" (after {tries} tries)" if tries > 1 else ""
        raise ModelError(self._said(error.reason) + tried) from None

    async def close(self) -> None:
        """Drops all connections."""
        await self._http.aclose()

    async def _once(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        self.requests += 1
        with _transport_errors():
            response = await self._http.request(method, f"{self.base_url}{path}", json=body)
        return self._json(response)

    async def _streamed(self, path: str, body: Mapping[str, Any], hear: Callable[[Any], bool]) -> None:
        self.requests += 1
        heard = False
        try:
            with _transport_errors():
                async with self._http.stream("POST", f"{self.base_url}{path}", json=body) as response:
                    if not _is_stream(response):
                        await response.aread()
                        hear(self._json(response))
                        return
                    async for event in events(response.aiter_lines()):
                        heard = True
                        if not hear(event):
                            return
        except _MayPass as trouble:
            if heard:
                raise BrokenOff(self._said(f"broke off in the middle of an answer: {trouble}")) from None
            raise

    def _json(self, response: httpx.Response) -> Any:
        """The JSON of an answer. Raises ``Refusal``, or ``_MayPass`` for what may be otherwise next time."""
        if response.status_code in _TRANSIENT:
            raise _MayPass(f"answers {response.status_code}: {_message(response)}", _wait(response))
        if response.status_code >= 400:
            text = self._said(f"refuses with {response.status_code}: {_message(response)}")
            raise Refusal(text.removesuffix(": "), response.status_code)
        try:
            return response.json()
        except ValueError:
            raise _MayPass(f"answers what is not JSON: {response.text[:80]!r}") from None

    async def _pause(self, number: int, error: _MayPass) -> None:
        """Waits; for everybody when the server said how long."""
        if error.wait_s is not None:
            self._not_before = max(self._not_before, time.monotonic() + min(error.wait_s, LONGEST_PAUSE_S))
        else:
            pause = min(FIRST_PAUSE_S * 2**number, LONGEST_PAUSE_S)
            await asyncio.sleep(pause * (0.5 + random.random() / 2))

    def _said(self, text: str) -> str:
        """A sentence about the server, without the key, which some repeat in their errors."""
        sentence = f"The server at {self.base_url} {text}"
        return sentence.replace(self._key, "***") if self._key else sentence


@contextmanager
def _transport_errors() -> Iterator[None]:
    """Raises ``_MayPass`` for what went wrong on the way."""
    try:
        yield
    except httpx.TimeoutException:
        raise _MayPass("takes too long to answer") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise _MayPass(f"cannot be reached ({type(error).__name__}: {error})") from None


def _is_stream(response: httpx.Response) -> bool:
    kind = response.headers.get("Content-Type", "")
    return response.status_code == 200 and "text/event-stream" in kind


def _sendable(key: str) -> str:
    if key.isascii() and key.isprintable() and " " not in key:
        return key
    raise ModelError("The key holds spaces or characters other than printable ASCII; look at its variable.")


class Refusal(ModelError):
    """The server answered that it will not."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


class BrokenOff(ModelError):
    """A streamed answer ended before its end."""


class _MayPass(ModelError):
    def __init__(self, reason: str, wait_s: float | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.wait_s = wait_s


def _wait(response: httpx.Response) -> float | None:
    """``Retry-After`` in seconds: a number, or a date."""
    said = response.headers.get("Retry-After")
    if said is None:
        return None
    try:
        return max(0.0, float(said))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(said).timestamp() - time.time())
    except ValueError:
        return None


def _message(response: httpx.Response) -> str:
    """What an error says, from its JSON if it has some, in one line."""
    try:
        found = response.json()
        found = found.get("error", found.get("detail", found))
        text = found.get("message", found) if isinstance(found, dict) else found
    except (ValueError, AttributeError):
        text = response.text
    return " ".join(str(text).split())[:_SHOWN]
