"""A journal goes on after a kill, and is refused where the work is another; attempts stay in order."""

from __future__ import annotations

import asyncio
import resource
from contextlib import aclosing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.support.async_tasks import ahead
from engine.support.errors import SettingsError
from engine.train.data.collection import KEPT, SEEN, Attempt, Collection
from engine.train.data.journal import Journal, beside, records
from engine.train.whitebox.items import OUTPUT, TrainingItem


def item(number: int) -> TrainingItem:
    return TrainingItem(OUTPUT, "k", f"def f():\n    return {number}\n", "f", "f()", str(number))


def test_parts_are_kept(tmp_path: Path) -> None:
    path = beside(tmp_path / "new" / "items.jsonl")
    assert path.name == "items.jsonl.journal"
    Journal(path, {"seed": 1}).add(4, {"solved": 2})
    again = Journal(path, {"seed": 1})
    assert again.done == {4: {"number": 4, "solved": 2}}
    assert records(path) == [{"number": 4, "solved": 2}]


@given(st.integers(1, 60))
def test_what_a_kill_cut_off_is_dropped(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    path = tmp_path_factory.mktemp("cut") / "j"
    journal = Journal(path, {})
    for number in range(3):
        journal.add(number, {"solved": number})
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    resumed = Journal(path, {})
    assert resumed.done == {
        number: journal.done[number] for number in range(3) if number < whole[:-cut].count(b"\n") - 1
    }
    for number in range(3):
        if number not in resumed.done:
            resumed.add(number, {"solved": number})
    assert Journal(path, {}).done == journal.done


def test_other_settings_are_named(tmp_path: Path) -> None:
    path = tmp_path / "j"
    Journal(path, {"tries": 10, "model": "a"})
    with pytest.raises(SettingsError, match=r"begun with tries = 10, not 4; remove it"):
        Journal(path, {"tries": 4, "model": "a"})
    path.write_text('{"loss": 1}\n')
    with pytest.raises(SettingsError, match="remove it"):
        Journal(path, {})
    path.write_text("not json\n")
    with pytest.raises(SettingsError, match="cannot be read"):
        Journal(path, {})


async def test_work_ahead_comes_in_order_and_is_cancelled() -> None:
    begun: list[int] = []
    ended: list[int] = []
    gates = [asyncio.Event() for _ in range(9)]

    async def work(number: int) -> int:
        begun.append(number)
        await gates[number].wait()
        ended.append(number)
        return number

    async with aclosing(ahead(work, 3)) as results:
        first = asyncio.ensure_future(anext(results))
        for gate in (gates[1], gates[2], gates[0]):
            gate.set()
            await asyncio.sleep(0)
        assert await first == 0
        assert sorted(begun) == [0, 1, 2]
        assert [await anext(results), await anext(results)] == [1, 2]
    assert sorted(ended) == [0, 1, 2]
    gates[3].set()
    await asyncio.sleep(0)
    assert 3 not in ended


async def test_work_ahead_has_an_end() -> None:
    async def work(number: int) -> int:
        return number

    assert [number async for number in ahead(work, 4, 6)] == list(range(6))
    assert [number async for number in ahead(work, 4, 0)] == []


async def test_a_collection_goes_on_and_counts_the_same(tmp_path: Path) -> None:
    asked: list[int] = []

    async def attempt(number: int) -> Attempt:
        asked.append(number)
        if number % 3 == 2:
            return Attempt(refused=("raises",))
        return Attempt((item(number % 4), item(number + 100)))

    async def collected(journal: Journal, count: int) -> tuple[list[TrainingItem], Collection]:
        collection = Collection(attempt, journal, at_once=2)
        return [one async for one in collection.items(count)], collection

    whole, before = await collected(Journal(None, {}), 12)
    assert before.counts == {KEPT: 12, SEEN: 4, "raises": 3}
    path = tmp_path / "j"
    half, _ = await collected(Journal(path, {}), 5)
    asked.clear()
    resumed, after = await collected(Journal(path, {}), 12)
    assert (half, resumed) == (whole[:5], whole)
    assert after.counts == before.counts
    assert min(asked) >= 3


async def test_a_collection_gives_up() -> None:
    async def attempt(number: int) -> Attempt:
        return Attempt((item(0),))

    collection = Collection(attempt, patience=5)
    assert len([one async for one in collection.items(3)]) == 1
    assert collection.counts[SEEN] == 5


def test_a_full_disk_is_named_with_the_file_and_nothing_before_it_is_lost(tmp_path: Path) -> None:
    """A limit of the size of files stands for a disk that is full."""
    path = tmp_path / "items.jsonl.journal"
    journal = Journal(path, {"seed": 1})
    journal.add(0, {"text": "short"})
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 100, limits[1]))
    try:
        with pytest.raises(OSError, match=r"items\.jsonl\.journal"):
            journal.add(1, {"text": "long" * 100})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [record["text"] for record in Journal(path, {"seed": 1}).done.values()] == ["short"]
