"""Which pages hold which sequence, and what a pass tells the device of it, in one tensor.

A sequence is a list of pages, and sequences with the same beginning share them. What somebody else reads is
never written: whoever goes on behind a page that is partly full and shared gets a copy of it (copy-on-write).
A pass has one transfer to the device, and a captured graph one buffer that is filled anew.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
import torch

from engine.lm.sampling import Row

SCRATCH = 0
"""The page into which padding is written. No sequence has it."""
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 384)
"""Rows and tokens of padded passes. As long as a pass waits for weights to be read, padding costs nothing."""


@dataclass(slots=True)
class Table:
    """The pages of one sequence, in order, and how many positions of them are written."""

    pages: list[int] = field(default_factory=list)
    length: int = 0


@dataclass(frozen=True, slots=True)
class Reservation:
    """Where the rows of one pass lie."""

    tables: list[list[int]]
    """For each row the pages of all its positions, the new ones included."""
    copies: list[tuple[int, int]]
    """Pages to be copied before anything is written: (from, to)."""


class Pages:
    """The tables of all sequences, over ``count`` pages of ``size`` positions, numbered from 1."""

    def __init__(self, count: int, size: int) -> None:
        self.count = count
        self.size = size
        self._free = list(range(count, SCRATCH, -1))
        self._readers = [0] * (count + 1)
        """How many tables refer to each page."""
        self._tables: dict[int, Table] = {}

    def __len__(self) -> int:
        """How many sequences there are."""
        return len(self._tables)

    @property
    def used(self) -> int:
        """Pages that some sequence refers to."""
        return self.count - len(self._free)

    def fork(self, source: int, length: int, target: int) -> None:
        """Makes ``target`` refer to the first ``length`` positions of ``source``."""
        pages = self._tables[source].pages[: self.spanned(length)]
        for page in pages:
            self._readers[page] += 1
        self.free(target)
        self._tables[target] = Table(pages, length)

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""
        table = self._tables.pop(sequence, None)
        if table is not None:
            self._release(table.pages)

    def spanned(self, length: int) -> int:
        """Pages that ``length`` positions take."""
        return -(-length // self.size)

    @contextmanager
    def reserve(self, rows: Sequence[Row]) -> Iterator[Reservation]:
        """Pages for the new tokens of ``rows``, which belong to the rows once the block is left.

        After an error inside, or without memory, every row is cut to its ``start``, and else as it was.
        Raises ``MemoryError`` when too few pages are free, and ``RuntimeError`` when fewer positions are
        cached than a row begins with, which would be a mistake of the caller's.
        """
        tables = [self._cut(row) for row in rows]
        shared = self._written_and_shared(rows, tables)
        lacking = [
            self.spanned(row.start + len(row.tokens)) - len(table.pages)
            for row, table in zip(rows, tables, strict=True)
        ]
        fresh = self._take(sum(lacking) + len(shared))
        unused = iter(fresh)
        copies = {index: (tables[index].pages[-1], next(unused)) for index in shared}
        reserved = []
        for index, (table, count) in enumerate(zip(tables, lacking, strict=True)):
            pages = [*table.pages, *(next(unused) for _ in range(count))]
            if index in copies:
                pages[len(table.pages) - 1] = copies[index][1]
            reserved.append(pages)
        try:
            yield Reservation(reserved, list(copies.values()))
        except BaseException:
            self._free.extend(fresh)
            raise
        for page in fresh:
            self._readers[page] = 1
        self._release([source for source, _ in copies.values()])
        for row, pages in zip(rows, reserved, strict=True):
            self._tables[row.sequence] = Table(pages, row.start + len(row.tokens))

    def _cut(self, row: Row) -> Table:
        """The table of the row's sequence, cut to the positions that stay."""
        table = self._tables.get(row.sequence, Table())
        if row.start > table.length:
            raise RuntimeError(f"sequence {row.sequence} has {table.length} positions, not {row.start}")
        kept = self.spanned(row.start)
        self._release(table.pages[kept:])
        del table.pages[kept:]
        table.length = row.start
        return table

    def _written_and_shared(self, rows: Sequence[Row], tables: Sequence[Table]) -> list[int]:
        """Indices of the rows that need a copy of their last page, in which they write while others read.

        When all who share a page write in this pass, the last of them keeps it; unless it writes where
        another one begins later, who would miss it if the pass failed.
        """
        left: dict[int, tuple[int, int]] = {}
        shared = []
        for index, (row, table) in enumerate(zip(rows, tables, strict=True)):
            if row.start % self.size:
                page = table.pages[-1]
                readers, latest = left.get(page, (self._readers[page], 0))
                if readers > 1 or latest > row.start:
                    shared.append(index)
                    left[page] = readers - 1, max(latest, row.start)
        return shared

    def _take(self, count: int) -> list[int]:
        if count > len(self._free):
            raise MemoryError(
                f"{count} pages of {self.size} positions are needed, and {len(self._free)} are free."
            )
        return [self._free.pop() for _ in range(count)]

    def _release(self, pages: Sequence[int]) -> None:
        for page in pages:
            self._readers[page] -= 1
            if not self._readers[page]:
                self._free.append(page)


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
