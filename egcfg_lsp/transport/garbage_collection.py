"""Schedules garbage collection: never while libraries are loaded, later only when nobody waits.

A search through everything that torch and transformers bring takes 0.2 s, in which nothing else moves. So
what is there once they are loaded is not looked at again; the rest is looked at while nothing is asked.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_THRESHOLDS = (1_000, 3, 1_000)
"""See ``gc.set_threshold``: a search looks at 4,000 new objects at most, which takes some milliseconds; old
ones are hardly ever looked at while something is being done."""
_OLD = 5
"""So many times objects grew old before all of them are looked at."""
_EVERY_S = 0.5
_QUIET = 20
"""So many looks in a row, ten seconds, find nobody waiting before old objects are searched: that takes some
20 ms with a large file open, and who pauses for so long does not notice."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """No search while the body loads something large, which is here to stay."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)
        gc.enable()


async def collected_when_idle(idle: Callable[[], bool]) -> None:
    """Goes on for ever, once something large was loaded: what completions left is found when all is quiet."""
    quiet = 0
    while True:
        await asyncio.sleep(_EVERY_S)
        quiet = quiet + 1 if idle() else 0
        due = gc.get_count()[2] >= _OLD and gc.get_threshold() == _THRESHOLDS and gc.isenabled()
        if due and quiet >= _QUIET:
            gc.collect()
            quiet = 0
