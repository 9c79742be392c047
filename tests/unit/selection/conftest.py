"""A real sandbox, and results of visible tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.pool import SandboxPool


@pytest.fixture
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool() as opened:
        yield opened
