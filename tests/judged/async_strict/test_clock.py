import asyncio

import pytest
import pytest_asyncio

from clock import loop_name, run, stop, tick, unmarked


@pytest_asyncio.fixture
async def event():
    return asyncio.Event()


@pytest.mark.asyncio
async def test_tick():
    assert await tick(3) == 3


@pytest.mark.asyncio
async def test_stop(event):
    await stop(event)
    assert event.is_set()


@pytest.mark.asyncio(loop_scope="class")
class TestLoop:
    async def test_name(self):
        assert "EventLoop" in await loop_name()

    async def test_again(self):
        assert (await loop_name()).endswith("Loop")


async def test_unmarked():
    assert await unmarked() == 1


def test_run():
    async def give():
        return 4

    assert run(give()) == 4
