"""What servers answer, in their several ways, as one: the likeliest next tokens."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.types import ModelError

_NUMBERED = re.compile(r"token_id:(\d+)")
"""How vLLM writes a token when it is asked for numbers."""


@dataclass(frozen=True, slots=True)
class Likely:
    """Natural-log probabilities of the likeliest next tokens, each known by number or by text."""

    numbered: Mapping[int, float]
    named: Mapping[str, float]
    ended: bool = False
    """The server ended the text here, and said nothing of probabilities: the end is as good as certain."""


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
    raise ModelError(
        "The server gives no log-probabilities with its completions, which guided decoding needs "
        "(llama-cpp-python: start it with --logits_all true)."
    )


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
        if match := _NUMBERED.fullmatch(text):
            numbered[int(match[1])] = float(logprob)
        else:
            named[text] = float(logprob)
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
