"""Random numbers that depend on a seed and a position alone, whatever else is drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


def seed_of(*parts: int) -> int:
    """Derives one 64-bit seed from several numbers."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def uniform(seed: int, position: int) -> float:
    """Returns a number from [0, 1): splitmix64 of ``seed``, ``position`` steps on."""
    mixed = (seed + (position + 1) * _STEP) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) >> 11) * 2.0**-53


def more_uniforms(first: float, count: int) -> Iterator[float]:
    """Yields ``first`` and ``count - 1`` further numbers from [0, 1) that depend on it alone."""
    yield first
    seed = int(first * 2.0**53)
    for number in range(count - 1):
        yield uniform(seed, number)


def uniform_table(firsts: Sequence[float], count: int) -> npt.NDArray[np.float64]:
    """Returns ``more_uniforms`` of each of ``firsts``, all at once: ``(firsts, count)``."""
    first = np.array(firsts)[:, None]
    steps = np.arange(1, count, dtype=np.uint64) * np.uint64(_STEP)
    mixed = (first * 2.0**53).astype(np.uint64) + steps
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    further = ((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(11)) * 2.0**-53
    return np.concatenate((first, further), 1)
