"""When Python looks for garbage: never while libraries are loaded, and afterwards in small portions.

A search through everything that torch and transformers bring takes 0.2 s, in which nothing else moves. So what
is there once they are loaded is not looked at again, and the rest is looked at before it has become much.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_THRESHOLDS = (5_000, 3, 10)
"""See ``gc.set_threshold``."""
_EVERY_S = 0.5


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


async def collected_in_portions() -> None:
    """Goes on for ever, once something large was loaded: what cancelled completions leave is found soon."""
    while True:
        await asyncio.sleep(_EVERY_S)
        busy = any(gc.get_count()[1:])  # thousands of objects came since the last search
        if busy and gc.isenabled() and gc.get_threshold() == _THRESHOLDS:
            gc.collect()
