"""What code costs, counted in pieces of fixed work, so that a bound holds on a machine of any speed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from typing import TypeVar

_Result = TypeVar("_Result")
_ATTEMPTS = 3
"""What a virtual machine's host takes counts as processor time too, so one measurement shows nothing."""


def cheap(work: Callable[[], _Result], pieces: float) -> _Result:
    """What ``work`` gives; fails if this thread's processor time for it is that of more ``pieces`` each time.

    A piece is a tenth of a second or two on a machine of 2025.
    """
    for _ in range(_ATTEMPTS):
        result, seconds = _timed(work)
        spent = seconds / _usual_piece_s()
        if spent <= pieces:
            return result
    raise AssertionError(f"it cost {spent:.0f} pieces of work, and {pieces:g} are allowed")


def piece_s() -> float:
    """Processor time of a piece, with the machine as it is now, in seconds."""
    return min(_timed(_piece)[1] for _ in range(_ATTEMPTS))


_usual_piece_s = cache(piece_s)


def _piece() -> int:
    return len(json.dumps({str(number): [number, number + 1] for number in range(100_000)}))


def _timed(work: Callable[[], _Result]) -> tuple[_Result, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began
