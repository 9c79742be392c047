"""Four questions as REval asks them, about held-out programs of our own."""

from __future__ import annotations

from random import Random

from engine.services import Sandbox
from engine.train.data.synth import held_samples
from engine.train.tasks.catalog import Catalog
from engine.train.whitebox.items import executed
from engine.train.whitebox.reasoning import REVAL, Asked, about

_DRAWS = 8
"""Programs that are drawn for one that has a loop or a branch."""


async def about_own_programs(everything: Catalog, sandbox: Sandbox, count: int, seed: int) -> list[Asked]:
    """The four questions about at most ``count`` held-out programs, half of them whole entries.

    Only programs with something to ask of each kind, once a program, so that answers are independent.
    """
    halves = ((count + 1) // 2, count // 2)
    found: list[Asked] = []
    for what, wanted in zip(("entries", "combinations"), halves, strict=True):
        made = 0
        for number, sample in enumerate(held_samples(everything, what, _DRAWS * wanted, seed)):
            if made == wanted:
                break
            r = Random(f"{what} {seed} {number}")
            execution = await executed(sample, sandbox, r)
            asked = list(about(execution, f"{what} {number} {sample.key}", r)) if execution else []
            if len(asked) == len(REVAL):
                made += 1
                found += asked
    return found
