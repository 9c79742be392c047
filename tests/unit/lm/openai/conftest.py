"""A server on loopback, and models that are served by it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from engine.lm import chat_server
from engine.lm.openai import load
from tests.unit.lm.openai.served import Served, serving


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_server, "FIRST_PAUSE_S", 0.001)


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as server:
        yield server


@pytest.fixture
async def connect(served: Served) -> AsyncIterator[Callable[..., Awaitable[Any]]]:
    """Loads the served model; it is closed behind the test."""
    models = []

    async def connected(**options: str) -> Any:
        models.append(await load(served.url, "scripted", **options))
        return models[-1]

    yield connected
    for model in models:
        await model.close()


@pytest.fixture
def talking(served, connect):
    """A model by chat that says ``said``."""

    def talk(said):
        served.says = lambda body: said
        return connect(api="chat")

    return talk
