"""Attention to one set of keys, with the log-sum-exp by which several sets are joined: kernels by name.

``cpu-flash`` is for CPUs; ``plain`` runs anywhere. Nothing but the name decides which one runs, so that what
an accelerator runs can be tested on a CPU. ``backend_choice.py`` names the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import torch


class Kernel(Protocol):
    """Attention of ``query`` to ``key`` and ``value``, and the log-sum-exp of its scores."""

    def __call__(
        self,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scale: float,
        mask: torch.Tensor | None,
        causal: bool,
        softcap: float | None,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """``(batch, heads, queries, value size)`` and ``(batch, heads, queries)``, the latter in 32 bits.

        ``query`` is ``(batch, heads, queries, size)``; ``key`` and ``value`` may have fewer heads (grouped
        queries). ``mask``, ``(batch, 1, queries, keys)``, is added to the scores. ``causal`` needs as many
        keys as queries, and no mask. ``softcap`` bounds the scores (Gemma 2).
        """


def plain(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
    causal: bool,
    softcap: float | None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Two products, for any device and any shape. The scores are held in full."""
    batch, heads, queries, size = query.shape
    groups = heads // key.shape[1]
    folded = query.reshape(batch, key.shape[1], groups * queries, size)
    scores = (folded @ key.transpose(2, 3)).float() * scale
    scores = scores.view(batch, heads, queries, key.shape[2])
    if softcap is not None:
        scores = torch.tanh(scores / softcap) * softcap
    if causal:
        mask = torch.full_like(scores[0, 0], float("-inf")).triu(1)
    if mask is not None:
        scores = scores + mask
    shares = torch.softmax(scores, -1).to(value.dtype)
    output = shares.view(batch, key.shape[1], groups * queries, key.shape[2]) @ value
    return output.view(batch, heads, queries, value.shape[3]), torch.logsumexp(scores, -1)


def cpu_flash(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
    causal: bool,
    softcap: float | None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """torch's flash attention for CPUs, where it fits; ``plain`` elsewhere."""
    if softcap is not None or query.shape[3] != value.shape[3]:
        return plain(query, key, value, scale, mask, causal, softcap)
    batch, heads, queries, size = query.shape
    folds = queries == 1 and heads != key.shape[1]
    if folds:  # a group's queries read their keys once, not each by itself
        query = query.reshape(batch, key.shape[1], -1, size)
    output, weight = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        query, key, value, 0.0, causal, attn_mask=mask, scale=scale
    )
    if folds:
        output, weight = output.reshape(batch, heads, 1, size), weight.reshape(batch, heads, 1)
    return output, weight


KERNELS: Mapping[str, Kernel] = {"cpu-flash": cpu_flash, "plain": plain}
