"""Whole answers of models that continue texts: drawn to an end token, or to a text that ends them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from engine.core.errors import SettingsError
from engine.core.task import Usage
from engine.lm.base import Context, LanguageModel, Sampling, Tokenizer
from engine.lm.turn import Turn, WholeAnswer

SHORTEST = 16
"""Tokens of the context that a question must leave for the answer."""
_PAGE = "{question}\n\n### Answer\n"
_PAGE_STOP = "\n### "


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
        self.ended = False

    def hear(self, tokens: Sequence[int]) -> bool:
        """Takes the next tokens; False at the end of the reply."""
        self.taken += len(tokens)
        for token in tokens:
            if token in self._tokenizer.end_tokens:
                self.ended = True
                return False
            self._tokens.append(token)
            self.text = self._tokenizer.decode(self._tokens)
            if (ended := ended_by(self.text, self._stops)) is not None:
                self.text, self.ended = ended, True
                return False
        return True


def ended_by(text: str, stops: Sequence[str]) -> str | None:
    """``text`` up to the first of ``stops``; None if there is none of them in it."""
    ends = [at for stop in stops if (at := text.find(stop)) >= 0]
    return text[: min(ends)] if ends else None


async def drawn_reply(
    context: Context, tokenizer: Tokenizer, most: int, sampling: Sampling, stops: Sequence[str] = ()
) -> str:
    """Draws at most ``most`` tokens from ``context``; their text up to an end token or one of ``stops``."""
    reply = Reply(tokenizer, stops)
    await context.draw(most, sampling, reply.hear)
    return reply.text


def page(question: str) -> str:
    """Formats a question for a model without chat turns: a document with an answer to fill in."""
    return _PAGE.format_map({"question": question})


def spelled(turn: Turn, tokenizer: Tokenizer) -> tuple[str, tuple[str, ...]]:
    """The prompt of a turn, its opening included, and the texts that end the answer.

    A model with chat turns gets one, any other a page with an answer to fill in.
    """
    text = tokenizer.literal(turn.question)
    try:
        return tokenizer.chat(text) + turn.opening, turn.stops
    except SettingsError:
        return page(text) + turn.opening, (*turn.stops, _PAGE_STOP)


async def drawn_answer(
    model: LanguageModel, turn: Turn, most: int, sampling: Sampling, usage: Usage
) -> WholeAnswer | None:
    """See ``LanguageModel.reply``: drawn from a context of ``model``."""
    prompt, stops = spelled(turn, model.tokenizer)
    tokens = model.tokenizer.opening(prompt)
    room = model.context_length - len(tokens) - 1
    if room < SHORTEST:
        return None
    reply = Reply(model.tokenizer, stops)
    with closing(await model.open(tokens, usage)) as context:
        await context.draw(min(most, room), sampling, reply.hear)
    return WholeAnswer(turn.opening + reply.text, reply.taken, len(tokens), not reply.ended)
