"""What a pass tells the device: tokens, where they lie, and who attends to what, in one tensor.

So a pass has one transfer to the device, and a captured graph one buffer that is filled anew.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
import torch

from engine.lm.sampling import Row
from engine.lm.transformers.paged.paged_memory import Reservation

SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 384)
"""Rows and tokens of padded passes. As long as a pass waits for weights to be read, padding costs nothing."""


@dataclass(frozen=True, slots=True)
class PassShape:
    """All that decides the shapes of a pass. Two passes of one shape differ in numbers only."""

    rows: int
    tokens: int
    wanted: int
    """Tokens whose logits are computed."""
    longest: int
    """Most tokens of a row."""
    pages: int
    """Most pages of a row."""
    copies: int
    """Pages that can be copied before the pass."""
    every: bool
    """The logits of all tokens are computed, in their order."""

    @staticmethod
    def of(rows: Sequence[Row], reserved: Reservation) -> PassShape:
        """The shape of a pass without any padding."""
        tokens, wanted = sum(len(row.tokens) for row in rows), sum(row.positions for row in rows)
        return PassShape(
            rows=len(rows),
            tokens=tokens,
            wanted=wanted,
            longest=max(len(row.tokens) for row in rows),
            pages=max(map(len, reserved.tables)),
            copies=len(reserved.copies),
            every=wanted == tokens,
        )

    def padded(self) -> PassShape | None:
        """The next larger of a few shapes; ``None`` for large passes, whose arithmetic is what takes time.

        Where each row has one token, there are as many tokens as rows also with padding: flash attention
        relies on it.
        """
        if self.tokens > SIZES[-1]:
            return None
        rows, tokens = _up(self.rows), _up(self.tokens)
        return PassShape(
            rows=rows,
            tokens=tokens,
            wanted=tokens if self.every else _up(max(self.rows, self.wanted)),
            longest=1 if self.longest == 1 else tokens,
            pages=1 << (self.pages - 1).bit_length(),
            copies=rows,
            every=self.every,
        )

    @property
    def longs(self) -> int:
        """Numbers of 64 bits: indices."""
        return 3 * self.tokens + self.wanted + 2 * self.copies

    @property
    def ints(self) -> int:
        """Numbers of 32 bits, as flash attention wants them."""
        return 3 * self.rows + 2 + self.rows * self.pages

    @property
    def size(self) -> int:
        """Numbers of 64 bits for all."""
        return self.longs + (self.ints + 1) // 2


def _up(count: int) -> int:
    return SIZES[bisect_left(SIZES, count)]


def pack(
    rows: Sequence[Row], reserved: Reservation, page: int, shape: PassShape, pinned: bool
) -> torch.Tensor:
    """``(shape.size,)`` on the host, for ``Inputs``. Pages have ``page`` positions.

    Padding writes to the scratch page and reads one position of it. Pinned memory that is still being read
    by the device is not given out again by torch.
    """
    packed = torch.zeros(shape.size, dtype=torch.int64, pin_memory=pinned)
    inputs = Inputs(packed, shape)
    counts = np.array([len(row.tokens) for row in rows])
    total = int(counts.sum())
    ends = counts.cumsum()
    owner = np.repeat(np.arange(len(rows)), counts)
    positions = np.arange(total) + np.repeat(np.array([row.start for row in rows]) - ends + counts, counts)
    tables = inputs.tables.numpy()
    for table, pages in zip(tables, reserved.tables, strict=False):
        table[: len(pages)] = pages
    inputs.tokens.numpy()[:total] = list(chain.from_iterable(row.tokens for row in rows))
    inputs.positions.numpy()[:total] = positions
    inputs.slots.numpy()[:total] = tables[owner, positions // page].astype(np.int64) * page + positions % page
    asked = np.array([row.positions for row in rows])
    if shape.every:
        inputs.wanted.numpy()[:] = np.arange(shape.tokens)
    else:
        wanted = np.flatnonzero(np.arange(total) >= np.repeat(ends - asked, counts))
        inputs.wanted.numpy()[: len(wanted)] = wanted
    starts = inputs.starts.numpy()
    starts[1 : len(rows) + 1] = ends
    starts[len(rows) + 1 :] = total + (np.arange(shape.rows - len(rows)) + 1) * (shape.longest == 1)
    inputs.key_starts.numpy()[:] = np.arange(shape.rows + 1) * shape.pages * page
    used = inputs.used.numpy()
    used[:] = 1
    used[: len(rows)] = [row.start + len(row.tokens) for row in rows]
    if reserved.copies:
        count = len(reserved.copies)
        inputs.copied.numpy()[:, :count] = np.array(reserved.copies).T
    return packed


class Inputs:
    """Views of the parts of one packed tensor, on the host or on the device."""

    def __init__(self, packed: torch.Tensor, shape: PassShape) -> None:
        self.packed = packed
        self.shape = shape
        parts = [shape.tokens] * 3 + [shape.wanted, 2 * shape.copies, shape.size - shape.longs]
        self.tokens, self.positions, self.slots, self.wanted, copied, rest = packed.split_with_sizes(parts)
        """``slots``: where in the pool each token's keys and values go."""
        self.copied = copied.view(2, shape.copies)
        """Pages to copy from, pages to copy to."""
        numbers = rest.view(torch.int32)[: shape.ints]
        parts = [shape.rows + 1, shape.rows + 1, shape.rows, shape.rows * shape.pages]
        self.starts, self.key_starts, self.used, tables = numbers.split_with_sizes(parts)
        """Where each row's tokens begin, and its keys if its pages lay one behind the other; its length."""
        self.tables = tables.view(shape.rows, shape.pages)
