"""Which pages hold which sequence: the bookkeeping of a paged key-value cache, without tensors.

A sequence is a list of pages, and sequences with the same beginning share them. What somebody else reads is
never written: whoever goes on behind a page that is partly full and shared gets a copy of it (copy-on-write).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from engine.lm.sampling import Row

SCRATCH = 0
"""The page into which padding is written. No sequence has it."""


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
