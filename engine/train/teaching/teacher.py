"""Asks a teacher model, and takes its whole replies."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.task import Usage
from engine.lm.base import LanguageModel, Sampling, Turn
from engine.lm.sampling import seed_of

NO_ROOM = "no room for a reply"
"""Why nothing came of a question that fills the model's context."""


@dataclass(frozen=True)
class Teacher:
    """A model that is asked one question at a time; a chat server is sent one request for each."""

    model: LanguageModel
    temperature: float = 0.6
    most: int = 4096
    """Tokens of a reply."""
    usage: Usage = field(default_factory=Usage)
    """What all replies cost."""

    async def reply(self, question: str, *seed: int) -> str | None:
        """The whole reply; None if the question leaves no room for one."""
        sampling = Sampling(self.temperature, seed=seed_of(*seed))
        answer = await self.model.reply(Turn(question), self.most, sampling, self.usage)
        return None if answer is None else answer.text
