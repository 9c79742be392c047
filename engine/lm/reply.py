"""The text of a drawn answer, up to an end token or a text that ends it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.lm.base import Context, Sampling, Tokenizer


class Reply:
    """Collects drawn tokens; ``hear`` is for ``Context.draw``."""

    def __init__(self, tokenizer: Tokenizer, stops: Sequence[str] = ()) -> None:
        self._tokenizer = tokenizer
        self._stops = stops
        self._tokens: list[int] = []
        self.text = ""
        """So far, without what ended it."""
        self.taken = 0
        """Tokens that were drawn, an end token and what came after a stop among them."""

    def hear(self, tokens: Sequence[int]) -> bool:
        """Takes the next tokens; False at the end of the reply."""
        self.taken += len(tokens)
        for token in tokens:
            if token in self._tokenizer.end_tokens:
                return False
            self._tokens.append(token)
            self.text = self._tokenizer.decode(self._tokens)
            if ends := [at for stop in self._stops if (at := self.text.find(stop)) >= 0]:
                self.text = self.text[: min(ends)]
                return False
        return True


async def drawn_reply(
    context: Context, tokenizer: Tokenizer, most: int, sampling: Sampling, stops: Sequence[str] = ()
) -> str:
    """Draws at most ``most`` tokens from ``context``; their text up to an end token or one of ``stops``."""
    reply = Reply(tokenizer, stops)
    await context.draw(most, sampling, reply.hear)
    return reply.text
