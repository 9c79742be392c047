"""The interface to llama.cpp's cache slots: what a pass may hold, and which operations slots support."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

Logits = npt.NDArray[np.float32]

PASS_TOKENS = 2048
"""New tokens of one pass at most; a longer request takes several."""
PASS_POSITIONS = 256
"""Positions with logits in one pass at most: llama.cpp keeps the logits of all of them in memory."""


class Full(Exception):
    """No cell is free; nothing has changed. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Piece:
    """New tokens of one cache slot in a pass."""

    slot: int
    start: int
    """Position of the first token; everything before it is cached."""
    tokens: tuple[int, ...]
    positions: int
    """How many of the last tokens need logits."""


class Contexts(Protocol):
    """Cache slots, each of which holds one sequence. Only the owner thread calls it."""

    slots: int

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        """Logits ``(positions of all pieces, vocabulary)``, which may be overwritten by the next call.

        At most ``PASS_TOKENS`` tokens and ``PASS_POSITIONS`` positions. Raises ``Full``, after which nothing
        has changed, and ``RuntimeError``, after which the slots of ``pieces`` are in an unknown state.
        """

    def copy(self, source: int, length: int, target: int) -> int:
        """Lets the empty slot ``target`` begin with the first ``length`` positions of ``source``.

        Returns how many it then has: ``length``, or 0 where they cannot be shared.
        """

    def cut(self, slot: int, length: int) -> int:
        """Forgets all positions of a slot from ``length`` on.

        Returns how many are left: ``length``, or 0 where a part cannot be kept without the rest.
        """
