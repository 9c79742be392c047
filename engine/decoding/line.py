"""Decodes one line under guidance (EG-CFG, section 3.2), and whole programs greedily without it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engine.core.events import Shift
from engine.decoding.candidates import Growth
from engine.lm.base import Choice, Context, Guidance, Sampling, Tokenizer

LINE_ENDS = frozenset("\r\n")


class Drafts:
    """Lines of executed candidates, proposed to guided decoding.

    A draft is verified under both contexts in one pass of several tokens (speculative decoding, with the
    candidates as the draft model). Only tokens that guided decoding would have chosen are kept. Candidates
    begin, like the solution, with the body's first new token.
    """

    def __init__(self, tokenizer: Tokenizer, candidates: Iterable[Sequence[int]] = ()) -> None:
        self._tokenizer = tokenizer
        votes = Counter(tuple(candidate) for candidate in candidates)
        self._candidates = [candidate for candidate, _ in votes.most_common()]

    def after(self, tokens: Sequence[int], most: int) -> list[int]:
        """Returns how the most frequent candidate continues ``tokens``, at most to the end of its line."""
        solution = tuple(tokens)
        for candidate in self._candidates:
            if len(candidate) > len(solution) and candidate[: len(solution)] == solution:
                return self._line(candidate[len(solution) :][: max(0, most)])
        return []

    def _line(self, tokens: Sequence[int]) -> list[int]:
        """``tokens`` to the first one that holds a line end."""
        for number, token in enumerate(tokens, 1):
            if not LINE_ENDS.isdisjoint(self._tokenizer.decode([token])):
                return list(tokens[:number])
        return list(tokens)


async def decode_line(
    prior: Context,
    conditional: Context | None,
    guidance: Guidance,
    growth: Growth,
    budget: int,
    drafts: Drafts | None = None,
) -> list[Choice]:
    """Extends ``growth`` greedily to its next line end or the function's end, by at most ``budget`` tokens.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior`` alone.
    ``drafts`` save passes and change nothing else. Returns the choices that were made.
    """
    lines = growth.new_lines
    choices: list[Choice] = []
    while not growth.ended and growth.new_lines == lines and len(choices) < budget:
        decided = growth.tokens

        def propose(tokens: Sequence[int], most: int, decided: list[int] = decided) -> Sequence[int]:
            return drafts.after([*decided, *tokens], most) if drafts else ()

        found = await prior.decide(conditional, guidance, budget - len(choices), propose if drafts else None)
        if not found:
            break
        choices += found
        growth.extend([choice.token for choice in found])
    return choices


def shifts(choices: Iterable[Choice], decode: Callable[[Sequence[int]], str]) -> tuple[Shift, ...]:
    """Turns the choices of a guided line into readable shifts; ``decode`` gives the text of tokens."""
    return tuple(
        Shift(
            decode([choice.token]),
            math.exp(choice.prior),
            math.exp(choice.conditional),
            math.exp(choice.guided),
            "" if choice.preferred == choice.token else decode([choice.preferred]),
        )
        for choice in choices
    )


async def write_greedily(prior: Context, growth: Growth, most: int, tell: Callable[[int, str], None]) -> None:
    """Extends ``growth`` to the function's end in one draw, by at most ``most`` tokens.

    A server is sent one request, and needs no distributions. Afterwards ``prior`` holds the tokens. ``tell``
    gets the number and the text of each line as soon as it is whole, but for blank ones.
    """
    number, before, lines = 0, growth.text, growth.new_lines

    def end_line() -> None:
        nonlocal number, before, lines
        number += 1
        line, before, lines = growth.text.removeprefix(before), growth.text, growth.new_lines
        if line.strip():
            tell(number, line)

    def hear(tokens: Sequence[int]) -> bool:
        for token in tokens:
            if growth.ended:
                break
            growth.add(token)
            if growth.new_lines > lines and not growth.ended:
                end_line()
        return not growth.ended

    await prior.draw(most, Sampling(temperature=0.0), hear)
    if growth.text != before:
        end_line()
