"""Requests whole answers from a server, one request each, without parameters that it refuses."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.errors import ModelError
from engine.lm.openai.answers import cached_tokens, token_count
from engine.lm.openai.client import TRIES, BrokenOff, Client, Refusal
from engine.lm.reply import ended_by

_REFUSING = (400, 422)
_NEWER_LIMIT = "max_completion_tokens"
_SPARED = ("stream_options", "temperature", "top_p", "seed", "stop", "stream")
"""Parameters without which there is an answer, too."""
STREAMED = {"stream": True, "stream_options": {"include_usage": True}}


@dataclass
class HeardAnswer:
    """An answer as it is streamed, or at once. ``stops`` end it, if the server does not."""

    stops: Sequence[str] = ()
    text: str = ""
    finish: str | None = None
    pieces: int = 0
    """Streamed pieces with text: mostly a token each."""
    prompt_tokens: int | None = None
    """As the server counts; None: it does not tell."""
    completion_tokens: int | None = None
    cached_tokens: int = 0

    def hear(self, event: Any) -> bool:
        """Takes an event; False at the end. Raises ``ModelError`` for what is no part of an answer."""
        self._count(event)
        choices = event.get("choices") if isinstance(event, dict) else None
        if choices is None or (choices and not isinstance(choices[0], dict)):
            raise ModelError(f"The server's answer is no completion: {str(event)[:80]!r}")
        for choice in choices[:1]:
            said = _said(choice)
            self.pieces += bool(said)
            self.text += said
            self.finish = choice.get("finish_reason") or self.finish
        if (ended := ended_by(self.text, self.stops)) is not None:
            self.text, self.finish = ended, "stop"
            return False
        return True

    def _count(self, event: Any) -> None:
        self.cached_tokens = cached_tokens(event) or self.cached_tokens
        self.prompt_tokens = token_count(event, "prompt_tokens") or self.prompt_tokens
        self.completion_tokens = token_count(event, "completion_tokens") or self.completion_tokens


class WholeAnswers:
    """The endpoint ``path`` of a server. Parameters that it refuses by name are left out from then on."""

    def __init__(self, client: Client, path: str) -> None:
        self._client = client
        self._path = path
        self._under_way: set[asyncio.Task[Any]] = set()
        self.left_out: set[str] = set()
        """Parameters that the server refused."""
        self._limit = "max_tokens"

    @property
    def under_way(self) -> frozenset[asyncio.Task[Any]]:
        """Requests that are not answered yet."""
        return frozenset(self._under_way)

    async def ask(
        self, body: Mapping[str, Any], stops: Sequence[str] = (), tries: int = TRIES
    ) -> HeardAnswer:
        """The answer to ``body``, which has ``max_tokens``. Raises ``ModelError``."""
        task = asyncio.create_task(self._asked(dict(body), stops, tries))
        self._under_way.add(task)
        try:
            return await task
        finally:
            task.cancel()
            self._under_way.discard(task)

    async def close(self) -> None:
        """Cancels what is under way."""
        tasks = self.under_way
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _asked(self, body: dict[str, Any], stops: Sequence[str], tries: int) -> HeardAnswer:
        while True:
            try:
                return await self._unbroken(body, stops, tries)
            except Refusal as refusal:
                if refusal.status not in _REFUSING or not self._learns(str(refusal)):
                    raise

    async def _unbroken(self, body: dict[str, Any], stops: Sequence[str], tries: int) -> HeardAnswer:
        """An answer that breaks off, or has no end, is asked for anew, and from then on all are unstreamed.

        Some servers end a stream when another request comes.
        """
        for number in range(tries):
            answer = HeardAnswer(stops)
            try:
                taken = self._taken(body, stops)
                await self._client.stream(self._path, taken, answer.hear, tries=tries)
            except BrokenOff:
                if number + 1 == tries:
                    raise
            else:
                if answer.finish is not None or number + 1 == tries:
                    return answer
            self.left_out.update(STREAMED)
        raise AssertionError("there is at least one try")

    def _taken(self, body: dict[str, Any], stops: Sequence[str]) -> dict[str, Any]:
        """``body`` as the server takes it."""
        whole = body | STREAMED | ({"stop": list(stops)} if stops else {})
        whole[self._limit] = whole.pop("max_tokens")
        return {name: value for name, value in whole.items() if name not in self.left_out}

    def _learns(self, said: str) -> bool:
        """Whether a refusal names a parameter that can be left out, or written in another way."""
        if self._limit != _NEWER_LIMIT and _NEWER_LIMIT in said:
            self._limit = _NEWER_LIMIT
            return True
        named = [name for name in _SPARED if name not in self.left_out and re.search(rf"\b{name}\b", said)]
        self.left_out.update(named[:1])
        return bool(named)


def _said(choice: Mapping[str, Any]) -> str:
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
