import asyncio

import pytest

import tasks


@pytest.fixture
async def queue():
    queue = tasks.Queue()
    yield queue
    assert queue.queue.empty()


async def test_gather():
    assert await tasks.gather(1, 2) == [1, 2]


async def test_count():
    assert [number async for number in tasks.count(3)] == [0, 1, 2]


async def test_fail():
    with pytest.raises(LookupError, match="no such"):
        await tasks.fail()


async def test_opened():
    log = []
    async with tasks.opened(log):
        assert log == ["open"]
    assert log == ["open", "close"]


async def test_queue(queue):
    getting = asyncio.create_task(queue.get())
    await queue.put("a")
    assert await getting == "a"


@pytest.mark.parametrize("value", [1, 2])
async def test_wrong(value):
    assert await tasks.wrong(value) == 1
