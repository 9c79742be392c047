"""Recognizes tests that fail because the sandbox refuses what they do, by what their exceptions say."""

from __future__ import annotations

import re

NO_THREAD = "can't start new thread"
NO_NETWORK = "it needs the network, which the sandbox does not have"
_OFFLINE = re.compile(
    r"\[Errno -\d+\]|name resolution|Name or service not known|getaddrinfo failed|nodename nor servname"
    r"|Network is unreachable|(URL|Connect\w*)Error: .*Operation not permitted"
)
_NOT_SHOWN = re.compile(r"FileNotFoundError: \[Errno 2\] [^']*'/(etc|proc|sys|dev|var|run|boot)/")


def refusal(exception: str | None) -> str:
    """Returns what the sandbox refused, as a reason; nothing for any other exception."""
    text = exception or ""
    if _OFFLINE.search(text):
        return NO_NETWORK
    if text.startswith("PermissionError") or _NOT_SHOWN.match(text) or NO_THREAD in text:
        return f"the sandbox refuses what it does ({text})"
    return ""
