"""Checks of arguments before a context is extended."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import ModelError


def check_new(tokens: Sequence[int], positions: int, vocabulary: int) -> None:
    """Raises ValueError for tokens that no context can be extended by, and for positions beyond them."""
    if not tokens:
        raise ValueError("A context can only be extended by at least one token.")
    if not 0 <= positions <= len(tokens):
        raise ValueError(f"{positions} positions were asked for, of {len(tokens)} new tokens.")
    if min(tokens) < 0 or max(tokens) >= vocabulary:
        raise ValueError(f"The vocabulary ends at {vocabulary - 1}: {tokens}")


def check_length(length: int, limit: int) -> None:
    """Raises ``ModelError`` for more tokens than the model can hold."""
    if length > limit:
        raise ModelError(f"{length} tokens do not fit: the model's context ends at {limit}.")
