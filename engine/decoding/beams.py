"""Candidates by beam search (EG-CFG, section 3.1): the likeliest continuations instead of samples."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decoding.growing_code import Growth
from engine.lm.base import Context
from engine.support.gather import together


@dataclass(frozen=True, slots=True)
class Beam:
    """A continuation, its log-probability, and the context that holds it."""

    growth: Growth
    context: Context
    total: float = 0.0
    """Log-probability of its new tokens."""

    @property
    def mean(self) -> float:
        """The mean log-probability per token, so that long beams are not at a disadvantage."""
        return self.total / max(1, len(self.growth.new_tokens))


async def search(prior: Context, start: Growth, width: int, horizon: int, budget: int) -> list[Growth]:
    """Finds the best ``width`` continuations of ``start`` by ``horizon`` lines or to the function's end.

    Returns them by descending mean log-probability per token. None takes more than ``budget`` tokens.
    """
    beams = [Beam(start.copy(), await prior.fork())]
    done: list[Beam] = []
    cut: list[Beam] = []  # by the budget, in the middle of a line
    try:
        for _ in range(budget):
            proposals = await together(beam.context.likeliest(2 * width) for beam in beams)
            kept, ended = _best(beams, proposals, width, horizon)
            done = _ranked([*done, *ended])[:width]
            if not kept or (len(done) == width and kept[0].mean <= done[-1].mean):
                break
            beams = await _moved(beams, kept)
            await together(beam.context.extend(beam.growth.tokens[-1:]) for beam in beams)
        else:
            cut = beams
    finally:
        for beam in beams:
            beam.context.close()
    return [beam.growth for beam in [*done, *_ranked(cut)][:width]]


def _best(
    beams: Sequence[Beam], proposals: Sequence[list[tuple[int, float]]], width: int, horizon: int
) -> tuple[list[Beam], list[Beam]]:
    """The best ``width`` beams that go on, and those that ended before the last of them."""
    totals = [
        (beam.total + logprob, number, token)
        for number, (beam, likeliest) in enumerate(zip(beams, proposals, strict=True))
        for token, logprob in likeliest
    ]
    kept: list[Beam] = []
    ended: list[Beam] = []
    for total, number, token in sorted(totals, key=lambda each: -each[0]):
        parent = beams[number]
        growth = parent.growth.copy()
        growth.add(token)
        over = growth.ended or growth.new_lines >= horizon
        (ended if over else kept).append(Beam(growth, parent.context, total))
        if len(kept) == width:
            break
    return kept, ended


async def _moved(before: Sequence[Beam], kept: Sequence[Beam]) -> list[Beam]:
    """``kept`` with a context for each: the first child takes its parent's, the others fork it."""
    taken: set[int] = set()
    moved = []
    for beam in kept:
        first = id(beam.context) not in taken
        taken.add(id(beam.context))
        moved.append(beam if first else Beam(beam.growth, await beam.context.fork(), beam.total))
    for beam in before:
        if id(beam.context) not in taken:
            beam.context.close()
    return moved


def _ranked(beams: Sequence[Beam]) -> list[Beam]:
    return sorted(beams, key=lambda beam: -beam.mean)
