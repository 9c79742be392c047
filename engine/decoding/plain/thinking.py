"""Free text that a model writes before the code begins (EG-CFG, equations 4 and 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.lm.base import Context, Sampling, Tokenizer
from engine.prompts.template import FENCE

_BLOCK = re.compile(rf"^[ \t]*{FENCE}", re.MULTILINE)
_GREEDY = Sampling(temperature=0.0)


async def think(prior: Context, tokenizer: Tokenizer, answer: str, most: int) -> list[int]:
    """Extends ``prior`` greedily to the first code block, by at most ``most`` tokens, and by ``answer``.

    ``answer`` opens the code block. Returns the new tokens, those of ``answer`` among them. Text that has no
    code block after ``most`` tokens stays, and the block is opened behind it.
    """
    begun = len(prior.tokens)
    drawn: list[int] = []

    def hear(tokens: Sequence[int]) -> bool:
        drawn.extend(token for token in tokens if token not in tokenizer.end_tokens)
        return _BLOCK.search(tokenizer.decode(drawn)) is None

    await prior.draw(most, _GREEDY, hear)
    text = tokenizer.decode(drawn)
    block = _BLOCK.search(text)
    if block is None:
        kept, rest = len(drawn), "" if text.endswith("\n") or not text else "\n"
    else:
        kept, rest = _before(drawn, text[: block.start()], tokenizer)
    prior.truncate(begun + kept)
    opening = tokenizer.encode(tokenizer.literal(rest) + answer)
    await prior.extend(opening)
    return [*drawn[:kept], *opening]


def _before(drawn: Sequence[int], text: str, tokenizer: Tokenizer) -> tuple[int, str]:
    """How many tokens hold nothing but a beginning of ``text``, and what is left of it then."""
    for count in range(len(drawn), 0, -1):
        beginning = tokenizer.decode(drawn[:count])
        if text.startswith(beginning):
            return count, text[len(beginning) :]
    return 0, text
