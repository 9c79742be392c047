"""A real sandbox that many tests share."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox.pool import SandboxPool


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A sandbox belongs to one event loop: tests that share it run in the session's, others in their own."""
    for item in items:
        if inspect.iscoroutinefunction(getattr(item, "function", None)) and _shares_pool(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def _shares_pool(item: pytest.Item) -> bool:
    """Whether the fixture ``pool`` of a test is the one below, and not one of its own folder or file."""
    known = getattr(item, "_fixtureinfo", None)
    definitions = known.name2fixturedefs.get("pool", ()) if known is not None else ()
    return bool(definitions) and definitions[-1].baseid == "tests/unit"


@pytest.fixture(autouse=True)
def no_installed_model(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on what is installed on this machine, but for those that ask for it."""
    if request.node.get_closest_marker("weights") is None:
        monkeypatch.setenv("EGCFG_MODELS", "/nowhere/models")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pool() -> AsyncIterator[SandboxPool]:
    """Starting one is the slow part of a short test."""
    async with SandboxPool(parallel=2) as opened:
        yield opened
