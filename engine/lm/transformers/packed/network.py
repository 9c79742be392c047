"""The arithmetic of a model as a function of packed tokens."""

from __future__ import annotations

from typing import Protocol

import torch

from engine.lm.transformers.packed.attention import AttentionPlan


class UnsupportedModel(Exception):
    """The model's attention is not plain enough to be computed in parts. Never leaves this package."""


class Network(Protocol):
    """The arithmetic between token numbers and logits."""

    layers: int
    dtype: torch.dtype
    device: torch.device

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: AttentionPlan
    ) -> torch.Tensor:
        """``(wanted, vocabulary)`` of the packed ``tokens`` ``(n,)``; attention is left to ``plan``."""

    def close(self) -> None:
        """Gives up the weights."""
