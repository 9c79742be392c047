"""Server-sent events, as completions servers stream their answers."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from engine.core.errors import ModelError

_END = "[DONE]"


async def events(lines: AsyncIterator[str]) -> AsyncIterator[Any]:
    """The JSON of each event. Raises ``ModelError`` for an error among them, and for what is no JSON."""
    async for line in lines:
        name, _, data = line.partition(":")
        data = data.strip()
        if name != "data" or not data:
            continue
        if data == _END:
            return
        yield _event(data)


def _event(data: str) -> Any:
    try:
        found = json.loads(data)
    except ValueError:
        raise ModelError(f"The server streams what is not JSON: {data[:80]!r}") from None
    if isinstance(found, dict) and (error := found.get("error")):
        said = error.get("message", error) if isinstance(error, dict) else error
        raise ModelError(f"The server broke off its answer: {' '.join(str(said).split())[:300]}")
    return found
