"""The token budget of choosing: a share of the tokens spent before."""

from __future__ import annotations

from engine.core.task import Usage

SHARE = 0.5


class Purse:
    """What is left of ``SHARE`` of the tokens that ``usage`` had at construction, read or generated."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._before = _computed(usage)

    @property
    def used(self) -> int:
        """The tokens used since construction."""
        return _computed(self._usage) - self._before

    @property
    def left(self) -> int:
        left = int(SHARE * self._before) - self.used
        allowed = self._usage.tokens_left
        return left if allowed is None else min(left, allowed)


def _computed(usage: Usage) -> int:
    return usage.prompt_tokens + usage.generated_tokens
