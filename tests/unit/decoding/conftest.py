"""A real sandbox, and scripts for a model that is told what to say."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.pool import SandboxPool


@pytest.fixture
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool() as opened:
        yield opened
