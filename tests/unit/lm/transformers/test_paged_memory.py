"""Pages: every sequence reads what it wrote, whatever is shared, cut, freed or goes wrong."""

from __future__ import annotations

import random

import pytest

from engine.lm.sampling import Row
from engine.lm.transformers.paged import SCRATCH, Pages, Reservation


class Memory:
    """What lies in the pages: one token a position."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.held = [[None] * pages.size for _ in range(pages.count + 1)]

    def run(self, rows: list[Row], fail: bool = False) -> None:
        """A pass: copies pages, then writes all tokens; or fails when all is written."""
        with self.pages.reserve(rows) as reserved:
            for source, target in reserved.copies:
                self.held[target] = list(self.held[source])
            for row, table in zip(rows, reserved.tables, strict=True):
                for place, token in enumerate(row.tokens, row.start):
                    self.held[table[place // self.pages.size]][place % self.pages.size] = token
            if fail:
                raise ValueError("the device failed")

    def read(self, sequence: int) -> tuple[int, ...]:
        table = self.pages._tables[sequence]
        return tuple(token for page in table.pages for token in self.held[page])[: table.length]


def used(pages: Pages) -> set[int]:
    return {page for table in pages._tables.values() for page in table.pages}


@pytest.mark.parametrize("seed", range(40))
def test_sequences_hold_their_tokens_whatever_happens(seed: int):
    source = random.Random(seed)
    pages = Pages(source.choice([12, 40, 200]), source.choice([1, 2, 4, 7]))
    memory = Memory(pages)
    texts: dict[int, tuple[int, ...]] = {}
    exhausted = 0
    for step in range(200):
        action = source.random()
        if texts and action < 0.3 and len(texts) < 8:
            parent = source.choice(sorted(texts))
            length = source.randint(0, len(texts[parent]))
            pages.fork(parent, length, step)
            texts[step] = texts[parent][:length]
        elif texts and action < 0.45:
            gone = source.choice(sorted(texts))
            pages.free(gone)
            del texts[gone]
        names = source.sample(sorted(texts), source.randint(0, len(texts))) or [step]
        rows = []
        for name in names:
            text = texts.get(name, ())
            start = source.randint(0, len(text)) if source.random() < 0.4 else len(text)
            added = tuple(source.randrange(1000) for _ in range(source.randint(1, 6)))
            rows.append(Row(name, start, added, 1))
        fail = source.random() < 0.2
        try:
            memory.run(rows, fail)
        except MemoryError:
            exhausted += 1
        except ValueError:
            assert fail
        else:
            assert not fail
            texts |= {row.sequence: texts.get(row.sequence, ())[: row.start] + row.tokens for row in rows}
        for row in rows:  # cut, whatever came of the pass
            if row.sequence in texts and pages._tables[row.sequence].length == row.start:
                texts[row.sequence] = texts[row.sequence][: row.start]
        assert {name: memory.read(name) for name in texts} == texts
        assert len(pages) == len(texts)
        assert pages.used == len(used(pages)) <= pages.count
        assert SCRATCH not in used(pages)
        if exhausted and len(texts) > 4:
            gone = min(texts)
            pages.free(gone)
            del texts[gone]
    for name in texts:
        pages.free(name)
    assert (len(pages), pages.used) == (0, 0)


def reserved(pages: Pages, *rows: Row) -> Reservation:
    with pages.reserve(rows) as found:
        return found


def test_who_writes_early_in_a_page_takes_a_copy_even_as_the_last():
    """If the pass failed, those who begin later in that page would miss what was overwritten."""
    pages = Pages(10, 4)
    memory = Memory(pages)
    memory.run([Row(0, 0, (1, 2, 3), 1)])
    pages.fork(0, 3, 1)
    with pytest.raises(ValueError, match="the device failed"):
        memory.run([Row(0, 3, (4,), 1), Row(1, 1, (9, 9), 1)], fail=True)
    assert memory.read(0) == (1, 2, 3)
    assert memory.read(1) == (1,)
