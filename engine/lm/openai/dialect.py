"""Finds the richest request format that a server answers."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.core.errors import ModelError
from engine.lm.openai.answers import likely
from engine.lm.openai.client import TRIES, Client
from engine.lm.openai.tokens import ServedTokenizer, numbered

UNKNOWN_LENGTH = 32_768
"""Context length where the server does not tell."""

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


async def find_dialect(client: Client, name: str, tokenizer: ServedTokenizer, has_ids: bool) -> Dialect:
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


async def model_names(client: Client) -> list[str]:
    """What the server calls its models; nothing if it does not tell."""
    try:
        return [str(each["id"]) for each in (await client.get("/models"))["data"]]
    except (ModelError, TypeError, KeyError):
        return []


async def context_length(client: Client, name: str) -> int:
    """The model's context length, if the server tells."""
    try:
        entries = (await client.get("/models"))["data"]
        [entry] = [each for each in entries if each.get("id") == name] or entries[:1]
        length = entry.get("max_model_len") or (entry.get("meta") or {}).get("n_ctx_train")
    except (ModelError, TypeError, KeyError, ValueError, AttributeError):
        length = None
    return length if type(length) is int and length > 0 else UNKNOWN_LENGTH
