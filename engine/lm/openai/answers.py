"""Converts the answers of different servers to one form: the likeliest next tokens."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.errors import ModelError

_NUMBERED = re.compile(r"token_id:(\d+)")
"""How vLLM writes a token when it is asked for numbers."""
_NO_PROBABILITIES = (
    "The server gives no log-probabilities with its completions, which guided decoding needs "
    "(llama-cpp-python: start it with --logits_all true)."
)


@dataclass(frozen=True, slots=True)
class Likely:
    """Natural-log probabilities of the likeliest next tokens, each known by number or by text."""

    numbered: Mapping[int, float]
    named: Mapping[str, float]
    ended: bool = False
    """The server ended the text here, and said nothing of probabilities: the end is as good as certain."""


class NoProbabilities(ModelError):
    """The server answers without log-probabilities."""


def likely(answer: Any) -> Likely:
    """The distribution behind a completion of one token. Raises ``ModelError`` for what has none."""
    choice = _choice(answer)
    logprobs = choice.get("logprobs")
    if isinstance(logprobs, dict):
        if content := logprobs.get("content"):
            return _from_content(content[0])
        if tops := logprobs.get("top_logprobs"):
            return _from_texts(tops[0] or {})
    if choice.get("finish_reason") == "stop" and not choice.get("text"):
        return Likely({}, {}, ended=True)
    raise NoProbabilities(_NO_PROBABILITIES)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Tokens that a server drew, each with the distribution that it came from."""

    tokens: tuple[int | str, ...]
    """By number where the server tells, otherwise by text."""
    distributions: tuple[Likely, ...]
    ended: bool
    """The model ended the text itself."""


def drawn(answer: Any) -> Drawn:
    """A completion, or a streamed piece of one, token by token.

    Raises ``ModelError`` for one without log-probabilities.
    """
    if isinstance(answer, Mapping) and answer.get("choices") == [] and "usage" in answer:
        return Drawn((), (), ended=False)  # the last piece of a stream
    choice = _choice(answer)
    ended = choice.get("finish_reason") == "stop"
    logprobs = choice.get("logprobs")
    if isinstance(logprobs, dict) and isinstance(logprobs.get("content"), list):
        entries = logprobs["content"]
        return Drawn(tuple(map(_own_name, entries)), tuple(map(_from_content, entries)), ended)
    if isinstance(logprobs, dict) and isinstance(logprobs.get("tokens"), list):
        tops = (logprobs.get("top_logprobs") or ()) if logprobs["tokens"] else ()
        names = tuple(_numbered(text) for text in logprobs["tokens"])
        return Drawn(names, tuple(_from_texts(top or {}) for top in tops), ended)
    if not choice.get("text") and choice.get("finish_reason"):
        return Drawn((), (), ended)
    raise NoProbabilities(_NO_PROBABILITIES)


def cached_tokens(answer: Any) -> int:
    """Prompt tokens that the server says it did not compute again; 0 where it says nothing."""
    return token_count(answer, "prompt_tokens_details", "cached_tokens") or 0


def token_count(answer: Any, *names: str) -> int | None:
    """What the server's usage says under ``names``; None where it says nothing."""
    found: Any = answer
    for name in ("usage", *names):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found if type(found) is int and found > 0 else None


def _own_name(entry: Mapping[str, Any]) -> int | str:
    return entry["id"] if type(entry.get("id")) is int else str(entry.get("token"))


def _numbered(text: str) -> int | str:
    match = _NUMBERED.fullmatch(text)
    return int(match[1]) if match else text


def _choice(answer: Any) -> dict[str, Any]:
    try:
        choice = answer["choices"][0]
    except (TypeError, KeyError, IndexError):
        choice = None
    if not isinstance(choice, dict):
        raise ModelError(f"The server's answer is no completion: {str(answer)[:80]!r}")
    return choice


def _from_texts(top: Mapping[str, Any]) -> Likely:
    """OpenAI's completions: texts, or vLLM's numbers in their place."""
    numbered: dict[int, float] = {}
    named: dict[str, float] = {}
    for text, logprob in top.items():
        if not _finite(logprob):
            continue
        name = _numbered(text)
        if isinstance(name, int):
            numbered[name] = float(logprob)
        else:
            named[name] = float(logprob)
    return Likely(numbered, named)


def _from_content(entry: Mapping[str, Any]) -> Likely:
    """The form of chat completions, with numbers where the server adds them (llama.cpp's own)."""
    numbered: dict[int, float] = {}
    named: dict[str, float] = {}
    for each in [entry, *entry.get("top_logprobs", ())]:
        logprob = each.get("logprob")
        if not _finite(logprob):
            continue
        if type(each.get("id")) is int:
            numbered[each["id"]] = float(logprob)
        elif isinstance(each.get("token"), str):
            named[each["token"]] = float(logprob)
    return Likely(numbered, named)


def _finite(logprob: Any) -> bool:
    return isinstance(logprob, int | float) and math.isfinite(logprob)
