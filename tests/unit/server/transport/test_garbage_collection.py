"""Old objects are searched for garbage while nobody waits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from egcfg_lsp.transport import garbage_collection
from egcfg_lsp.transport.garbage_collection import collected_when_idle

QUIET = 3


class Collector:
    """In place of ``gc``, where so many generations grew old; ends the waiting at its first search."""

    def __init__(self, old: int, enabled: bool = True) -> None:
        self.searched = asyncio.Event()
        self._old, self._enabled = old, enabled

    def module(self) -> SimpleNamespace:
        return SimpleNamespace(
            get_count=lambda: (0, 0, self._old),
            get_threshold=lambda: garbage_collection._THRESHOLDS,
            isenabled=lambda: self._enabled,
            collect=self.searched.set,
        )


async def looks(
    monkeypatch: pytest.MonkeyPatch, collector: Collector, answers: list[bool]
) -> tuple[bool, int]:
    """Whether there was a search by the time of the last of ``answers`` to whether all is idle, and how many
    were asked for until then."""
    asked: list[bool] = []
    over = asyncio.Event()

    def idle() -> bool:
        if collector.searched.is_set() or len(asked) == len(answers):
            over.set()
            return False
        asked.append(answers[len(asked)])
        return asked[-1]

    monkeypatch.setattr(garbage_collection, "gc", collector.module())
    monkeypatch.setattr(garbage_collection, "_EVERY_S", 0)
    monkeypatch.setattr(garbage_collection, "_QUIET", QUIET)
    working = asyncio.create_task(collected_when_idle(idle))
    await over.wait()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    return collector.searched.is_set(), len(asked)


async def test_after_some_quiet_looks_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [True, True, False, True, True, True, True]
    assert await looks(monkeypatch, Collector(old=9), answers) == (True, 6)


@pytest.mark.parametrize(("old", "enabled"), [(0, True), (9, False)])
async def test_never_where_little_grew_old_or_something_is_loaded(
    monkeypatch: pytest.MonkeyPatch, old: int, enabled: bool
) -> None:
    assert await looks(monkeypatch, Collector(old, enabled), [True] * 9) == (False, 9)


async def test_never_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await looks(monkeypatch, Collector(old=9), [True, True, False] * 3) == (False, 9)
