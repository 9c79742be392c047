from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox import SandboxPool


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[SandboxPool]:
    """One pool for a whole file: starting it is the slow part."""
    async with SandboxPool(parallel=2) as pool:
        yield pool
