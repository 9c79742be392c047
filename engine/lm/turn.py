"""A question for a whole answer, and the answer: all that chat servers offer, and what every model can do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Turn:
    """A user's turn in a conversation."""

    question: str
    system: str = ""
    """What the model is, for servers that take messages; others are not told."""
    opening: str = ""
    """How the answer begins, for models that continue texts; part of the answer. Servers that take messages
    are not told."""
    stops: tuple[str, ...] = ()
    """Texts that end the answer of a model that continues texts; a chat model ends by itself."""


@dataclass(frozen=True, slots=True)
class WholeAnswer:
    """What a model said to a turn."""

    text: str
    """With the opening, without what ended it."""
    tokens: int
    """That were generated for it."""
    read: int = 0
    """Tokens of the question, as the model read it."""
    cut: bool = False
    """It ended because there was room for no more tokens."""
