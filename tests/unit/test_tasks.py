"""Cancelled tasks leave nothing for the search for garbage."""

import asyncio
import gc
import weakref
from functools import partial

import pytest

from engine.support import async_tasks
from engine.support.async_tasks import together


class Held:
    """Something that work holds while it waits."""


@pytest.fixture
def no_search():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def waiting(seen):
    held = Held()
    seen.append(weakref.ref(held))
    await asyncio.Event().wait()


@pytest.mark.usefixtures("no_search")
@pytest.mark.parametrize("count", [1, 5])
async def test_what_cancelled_tasks_held_is_free_at_once(count):
    seen = []
    work = waiting(seen) if count == 1 else together(waiting(seen) for _ in range(count))
    task = async_tasks.begin(work)
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert [held() for held in seen] == [None] * count


async def test_results_arrive_and_the_first_error_ends_the_others_and_is_raised_itself():
    async def fails():
        await asyncio.sleep(0)
        raise KeyError("a")

    assert await async_tasks.begin(asyncio.sleep(0, 3)) == 3
    seen = []
    for work in (fails(), together([waiting(seen), fails(), waiting(seen)])):
        with pytest.raises(KeyError):
            await async_tasks.begin(work)
    gc.collect()
    assert [held() for held in seen] == [None, None]
    assert await together([]) == []


async def test_the_end_is_waited_for():
    ended = []

    async def slow_to_go():
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append(True)

    running = [async_tasks.begin(slow_to_go()) for _ in range(3)]
    await asyncio.sleep(0)
    await async_tasks.end(running)
    assert ended == [True] * 3


async def test_a_race_of_many_ends_at_the_first_that_ends_it_or_goes_through_in_turn():
    done: list[int] = []

    async def work(number):
        await asyncio.sleep(0 if number == 1 else 0.01 * number)
        done.append(number)
        return number

    def begun(numbers):
        return [partial(work, number) for number in numbers]

    assert await async_tasks.until(begun((2, 1, 90)), lambda number: number == 1, in_turn=False) == [1]
    assert await async_tasks.until(begun((2, 1, 3)), lambda number: number == 1, in_turn=True) == [2, 1]
    assert await async_tasks.until(begun((2, 1)), lambda number: False, in_turn=False) == [2, 1]
    assert 90 not in done
