"""When Python looks for garbage: never while libraries are loaded, and afterwards in small portions.

A search through everything that torch and transformers bring takes 0.2 s, in which nothing else moves. So what
is there once they are loaded is not looked at again, and younger objects are looked at before they are many.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_YOUNG = (5_000, 3, 10)
"""See ``gc.set_threshold``: what a cancelled completion leaves should be found before it counts as old."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """No search while the body loads something large, which is here to stay."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_YOUNG)
        gc.enable()
