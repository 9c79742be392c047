"""Random walks over a store of sequences, and what each sequence should hold."""

from __future__ import annotations

import random
from collections.abc import Iterator, MutableMapping
from typing import Protocol

from engine.lm.sampling import Row

Shadows = MutableMapping[int, tuple[int, ...]]
"""The tokens of every sequence that is alive."""


class Sequences(Protocol):
    """What a backend does with sequences, apart from passes."""

    def copy(self, source: int, length: int, target: int) -> None: ...
    def free(self, sequence: int) -> None: ...


def walk(
    source: random.Random, model: Sequences, shadows: Shadows, steps: int, words: int, longest: int = 15
) -> Iterator[list[Row]]:
    """Begins, copies, cuts and frees sequences; gives the rows of each step's pass.

    ``shadows`` holds them already. A sequence that has ``longest`` tokens begins anew; rows up to a third.
    """
    for step in range(steps):
        action = source.random()
        if not shadows or (action < 0.15 and len(shadows) < 12):
            shadows[step] = ()
        elif action < 0.35 and len(shadows) < 12:
            parent = source.choice(list(shadows))
            if shadows[parent]:
                length = source.randint(0, len(shadows[parent]))
                model.copy(parent, length, step)
                shadows[step] = shadows[parent][:length]
        elif action < 0.45:
            gone = source.choice(list(shadows))
            model.free(gone)
            del shadows[gone]
        rows = []
        for number in source.sample(list(shadows), min(len(shadows), source.randint(0, 3))):
            start = source.randint(0, len(shadows[number])) if len(shadows[number]) < longest else 0
            added = tuple(source.randrange(words) for _ in range(source.randint(1, longest // 3)))
            rows.append(Row(number, start, added, source.randint(1, len(added))))
            shadows[number] = shadows[number][:start] + added
        yield rows
    for number in list(shadows):
        model.free(number)
