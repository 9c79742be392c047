"""Writes a program greedily in one draw, which needs no distributions: a server is sent one request."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.decoding.growing_code import Growth
from engine.lm.base import Context, Sampling

_GREEDY = Sampling(temperature=0.0)


async def write_greedily(prior: Context, growth: Growth, most: int, tell: Callable[[int, str], None]) -> None:
    """Extends ``growth`` to the function's end, by at most ``most`` tokens; afterwards ``prior`` holds them.

    ``tell`` gets the number and the text of each line as soon as it is whole, but for blank ones.
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

    await prior.draw(most, _GREEDY, hear)
    if growth.text != before:
        end_line()
