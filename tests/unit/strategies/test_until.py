"""Work at once and in turn."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from engine.strategies.common.race import until


async def wait(log, name, turns, value):
    try:
        for _ in range(turns):
            await asyncio.sleep(0)
        log.append(name)
        return value
    except asyncio.CancelledError:
        log.append(f"{name} cancelled")
        raise


async def test_at_once_the_first_that_ends_it_cancels_the_rest():
    log = []
    work = [partial(wait, log, "a", 50, 1), partial(wait, log, "b", 3, 2), partial(wait, log, "c", 1, 3)]
    assert await until(work, lambda value: value == 2, in_turn=False) == [2, 3]
    assert log == ["c", "b", "a cancelled"]


async def test_in_turn_what_comes_later_never_begins():
    log = []
    work = [partial(wait, log, "a", 5, 1), partial(wait, log, "b", 3, 2), partial(wait, log, "c", 1, 3)]
    assert await until(work, lambda value: value == 2, in_turn=True) == [1, 2]
    assert log == ["a", "b"]


@pytest.mark.parametrize("in_turn", [True, False])
async def test_when_nothing_ends_it_all_results_come_in_their_order(in_turn):
    work = [partial(wait, [], str(turns), turns, turns) for turns in (5, 1, 3)]
    assert await until(work, lambda value: False, in_turn=in_turn) == [5, 1, 3]
    assert await until([], lambda value: True, in_turn=in_turn) == []


async def test_an_error_cancels_the_others_and_is_raised():
    log = []

    async def fails():
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await until([partial(wait, log, "a", 50, 1), fails], lambda value: False, in_turn=False)
    assert log in ([], ["a cancelled"])
