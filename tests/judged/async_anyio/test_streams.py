import anyio
import pytest

import streams

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair():
    send, receive = anyio.create_memory_object_stream(10)
    async with send, receive:
        yield send, receive


async def test_copy(pair):
    send, receive = pair

    async def source():
        for number in range(3):
            yield number

    await streams.copy(source(), send)
    assert [receive.receive_nowait() for _ in range(3)] == [0, 1, 2]


async def test_limited():
    assert await streams.limited(0)


async def test_together():
    async def one():
        return 1

    async def two():
        return 2

    assert await streams.together(two, one) == [1, 2]


class TestLate:
    async def test_late(self):
        assert await streams.late(1) == 2
