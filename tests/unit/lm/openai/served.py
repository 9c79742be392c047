"""A completions server on loopback, as small as can be, that also fails in every way it is told to."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.scripted import END, Script, ScriptedBackend, ScriptedTokenizer

Answer = tuple[int, dict[str, str], bytes | None]
"""Status, headers and body; None hangs up without a word."""


def ripple(text: str) -> dict[str, float]:
    """A script that depends on all of the text, so that a wrong cache is noticed."""
    digest = sum((place + 1) * ord(letter) for place, letter in enumerate(text))
    return {chr(97 + digest % 26): 2.0, chr(97 + digest * 7 % 26): 1.0, "x": 0.5}


class NamedTokenizer(ScriptedTokenizer):
    """Also knows how a server names tokens."""

    has_turns = False

    def spelled(self, tokens: list[int]) -> str:
        return self.decode(tokens)

    def number(self, text: str) -> int | None:
        return self._numbers.get(text)


@dataclass
class Served:
    """What the server saw, and what it does instead of answering."""

    url: str
    script: Script
    bodies: list[dict[str, Any]] = field(default_factory=list)
    headers: list[str] = field(default_factory=list)
    troubles: list[Answer] = field(default_factory=list)
    """Taken one after the other, in place of answers."""
    instead: dict[str, tuple[int, Any]] = field(default_factory=dict)
    """Status and value, by the endpoint."""
    refuses: Callable[[dict[str, Any]], bool] = lambda body: False
    numbers: bool = True
    """It can name tokens by number."""
    delay_s: float = 0.0
    cached: int | None = None
    """Prompt tokens that it says it had cached."""
    length: int = 256
    """Of the model's context."""
    streams: bool = True
    """It streams answers where it is asked to."""
    says: Callable[[dict[str, Any]], str] | None = None
    """What it answers to messages; None: it has no chat."""
    counts: bool = True
    """It tells how many tokens an answer to messages had."""

    def answer(self, path: str, body: dict[str, Any]) -> Answer:
        if path.removeprefix("/v1/") in self.instead:
            return _json(*self.instead[path.removeprefix("/v1/")])
        if path == "/v1/models":
            return _json(200, {"data": [{"id": "scripted", "max_model_len": self.length}]})
        self.bodies.append(body)
        if self.troubles:
            return self.troubles.pop(0)
        if self.refuses(body):
            return _json(400, {"error": {"message": "not in these words"}})
        if path.endswith("/chat/completions"):
            return self.chat(body)
        usage = {"prompt_tokens_details": {"cached_tokens": self.cached}} if self.cached is not None else None
        if body.get("stream") and self.streams:
            return _stream(*_pieces(self.choice(body)), {"choices": [], "usage": usage})
        return _json(200, {"choices": [self.choice(body)], "usage": usage})

    def chat(self, body: dict[str, Any]) -> Answer:
        """An answer to messages, kept to the protocol in both directions."""
        if self.says is None:
            return _json(404, {"detail": "Not Found"})
        roles = [message["role"] for message in body["messages"]]
        assert roles in (["user"], ["system", "user"])
        assert all(set(message) == {"role", "content"} for message in body["messages"])
        limit = body.get("max_tokens") or body["max_completion_tokens"]
        pieces = [*re.findall(r"\w+|\s+|[^\w\s]", self.says(body))]
        said, finish = pieces[:limit], "length" if len(pieces) > limit else "stop"
        usage = {"prompt_tokens": 11, "completion_tokens": len(said)} if self.counts else None
        if not (body.get("stream") and self.streams):
            choice = {"message": {"role": "assistant", "content": "".join(said)}, "finish_reason": finish}
            return _json(200, {"choices": [choice], "usage": usage})
        deltas = [{"role": "assistant", "content": ""}, *({"content": piece} for piece in said)]
        chunks = [{"choices": [{"delta": delta, "finish_reason": None}]} for delta in deltas]
        told = body.get("stream_options", {}).get("include_usage") and usage
        end = {"choices": [{"delta": {}, "finish_reason": finish}]}
        return _stream(*chunks, end, *([{"choices": [], "usage": usage}] if told else []))

    def choice(self, body: dict[str, Any]) -> dict[str, Any]:
        """The likeliest tokens one after the other. The end has no token of its own, as with many servers."""
        tokenizer = ScriptedTokenizer()
        backend = ScriptedBackend(tokenizer, self.script)
        numbers = self.numbers and body.get("return_tokens_as_token_ids")
        names = [f"token_id:{token}" if numbers else text for token, text in enumerate(tokenizer._texts)]
        prompt = body["prompt"]
        if not isinstance(prompt, str):
            prompt = tokenizer.decode([token % tokenizer.vocabulary for token in prompt])
        text, tops = "", []
        while len(tops) < body["max_tokens"]:
            row = backend._distribution(prompt + text)
            best = np.argsort(-row, kind="stable")[: body.get("logprobs", 5)]
            if body["max_tokens"] > 1 and tokenizer._texts[best[0]] == END:
                break
            tops.append({names[token]: float(row[token]) for token in best})
            text += tokenizer._texts[best[0]]
        text, ended, _ = text.partition(body.get("stop", ["\0"])[0])
        finish = "stop" if ended or len(tops) < body["max_tokens"] else "length"
        logprobs = {"tokens": [next(iter(top)) for top in tops], "top_logprobs": tops}
        return {"text": text, "finish_reason": finish, "logprobs": logprobs}


def _pieces(choice: dict[str, Any]) -> list[dict[str, Any]]:
    """A choice as a server streams it: a token at a time."""
    logprobs = choice["logprobs"]
    found = [
        {"text": token, "finish_reason": None, "logprobs": {"tokens": [token], "top_logprobs": [top]}}
        for token, top in zip(logprobs["tokens"], logprobs["top_logprobs"], strict=True)
    ]
    return [
        {"choices": [each]}
        for each in [*found, {"text": "", "finish_reason": choice["finish_reason"], "logprobs": None}]
    ]


def _stream(*events: dict[str, Any]) -> Answer:
    told = "".join(f"data: {json.dumps(event)}\n\n" for event in events)
    return 200, {"Content-Type": "text/event-stream"}, f"{told}data: [DONE]\n\n".encode()


def _json(status: int, value: Any) -> Answer:
    return status, {"Content-Type": "application/json"}, json.dumps(value).encode()


@asynccontextmanager
async def serving(script: Script = ripple) -> AsyncIterator[Served]:
    """A server that follows ``script``."""

    handling: list[asyncio.Task[None] | None] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handling.append(asyncio.current_task())
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                lines = head.decode().split("\r\n")
                fields = {
                    name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])
                }
                content = await reader.readexactly(int(fields.get("content-length", "0")))
                served.headers.append(head.decode())
                await asyncio.sleep(served.delay_s)
                path = lines[0].split()[1]
                status, headers, body = served.answer(path, json.loads(content or b"{}"))
                if body is None:
                    break
                told = {**headers, "Content-Length": str(len(body))}
                named = "".join(f"{name}: {value}\r\n" for name, value in told.items())
                writer.write(f"HTTP/1.1 {status} Said\r\n{named}\r\n".encode() + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    served = Served(f"http://127.0.0.1:{port}/v1", script)
    async with server:
        yield served
        for each in handling:
            if each is not None:
                each.cancel()
        await asyncio.gather(*filter(None, handling), return_exceptions=True)
