"""Whether a model that is shown a failing program writes another one: by its size, then by its own record."""

from __future__ import annotations

REVISE_FROM = 6_000_000_000
"""Parameters of models that repair turns help (arXiv 2604.10508: from 8 billion on). Of 0.5 and 1.5 billion,
Qwen2.5-Coder wrote the same program again in two of three answers."""
ENOUGH = 6
"""Answers from which on the record counts, and not the size."""


class Revision:
    """The record of one model since it was loaded."""

    def __init__(self, parameters: int | None = None) -> None:
        """``parameters``: None if unknown, as of models on servers, which are mostly large."""
        self._parameters = parameters
        self._answers = self._others = 0

    def learn(self, changed: bool) -> None:
        """Takes over an answer: whether it is another program than the one that was shown."""
        self._answers += 1
        self._others += changed

    @property
    def is_likely(self) -> bool:
        """Whether repair turns are worth their time."""
        if self._answers >= ENOUGH:
            return 2 * self._others >= self._answers
        return self._parameters is None or self._parameters >= REVISE_FROM
