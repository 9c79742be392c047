"""Attention of one forward pass over rows of different lengths, packed one behind the other.

Nothing is padded and no prefix is copied: the queries of all rows that share a span attend to it in one
call; each row attends to its own keys; the parts are put together by their log-sum-exp, as in flash
decoding (Juravsky et al. 2024, "Hydragen").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from engine.lm.scheduler import Row
from engine.lm.transformers.memory import Chain, Segment


@dataclass(frozen=True, slots=True)
class OwnPart:
    """One row's new tokens, and the keys that only it sees."""

    segment: Segment
    count: int
    written: int
    """Positions of the own segment that were there before."""
    mask: torch.Tensor | None
    """``(count, written + count)``, added to the scores; None if one token sees all, or when causal."""


@dataclass(frozen=True, slots=True)
class SharedPart:
    """A span, and the tokens of the pass that see all of it."""

    segment: Segment
    stop: int
    tokens: torch.Tensor | slice


class Plan:
    """What attends to what in one pass; the same for every layer."""

    def __init__(self, rows: Sequence[Row], chains: Sequence[Chain], like: torch.Tensor) -> None:
        self.own: list[OwnPart] = []
        readers: dict[tuple[int, int], list[int]] = {}
        segments: dict[int, Segment] = {}
        first = 0
        for row, chain in zip(rows, chains, strict=True):
            count = len(row.tokens)
            mask = None
            if count > 1 and chain.written:
                mask = like.new_full((count, chain.written + count), float("-inf")).triu(chain.written + 1)
            self.own.append(OwnPart(chain.own, count, chain.written, mask))
            for span in chain.spans:
                segments[id(span.segment)] = span.segment
                readers.setdefault((id(span.segment), span.stop), []).extend(range(first, first + count))
            first += count
        self._counts = [part.count for part in self.own]
        self.shared = [
            SharedPart(segments[name], stop, _selection(tokens, like.device))
            for (name, stop), tokens in readers.items()
        ]

    def attend(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
    ) -> torch.Tensor:
        """Stores the new keys and values; ``(1, heads, tokens, size)`` in, the same out."""
        outputs, weights = [], []
        new = zip(*(torch.split(packed, self._counts, 2) for packed in (query, key, value)), strict=True)
        for part, (queries, new_keys, new_values) in zip(self.own, new, strict=True):
            part.segment.write(layer, part.written, new_keys, new_values)
            keys, values = part.segment.read(layer, part.written + part.count)
            causal = part.count > 1 and part.mask is None
            out, weight = attention(queries, keys, values, scale, part.mask, causal)
            outputs.append(out)
            weights.append(weight)
        output = torch.cat(outputs, 2) if len(outputs) > 1 else outputs[0]
        total = torch.cat(weights, 2) if len(weights) > 1 else weights[0]
        for shared in self.shared:
            keys, values = shared.segment.read(layer, shared.stop)
            out, weight = attention(query[:, :, shared.tokens], keys, values, scale, None, False)
            before = total[:, :, shared.tokens]
            share = torch.sigmoid(weight - before)[..., None].to(out.dtype)
            output[:, :, shared.tokens] = torch.lerp(output[:, :, shared.tokens], out, share)
            total[:, :, shared.tokens] = torch.logaddexp(before, weight)
        return output


def _selection(tokens: list[int], device: torch.device) -> torch.Tensor | slice:
    if tokens == list(range(tokens[0], tokens[0] + len(tokens))):
        return slice(tokens[0], tokens[0] + len(tokens))
    return torch.tensor(tokens, device=device)


def attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
    causal: bool,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention ``(1, heads, queries, size)`` and the log-sum-exp of its scores ``(1, heads, queries)``.

    ``key`` and ``value`` may have fewer heads (grouped queries). ``causal`` needs as many keys as queries.
    """
    if query.device.type == "cpu" and query.shape[-1] == value.shape[-1]:
        return torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(  # type: ignore[no-any-return]
            query, key, value, 0.0, causal, attn_mask=mask, scale=scale
        )
    return _by_hand(query, key, value, scale, mask, causal)


def _by_hand(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
    causal: bool,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The same where no kernel tells its log-sum-exp; the scores are computed in full."""
    groups, queries = query.shape[1] // key.shape[1], query.shape[2]
    folded = query.reshape(1, key.shape[1], groups * queries, query.shape[3])
    scores = (folded @ key.transpose(2, 3)).float() * scale
    scores = scores.reshape(1, query.shape[1], queries, key.shape[2])
    if causal:
        mask = torch.full_like(scores[0, 0], float("-inf")).triu(1)
    if mask is not None:
        scores = scores + mask
    weight = torch.logsumexp(scores, -1)
    shares = torch.exp(scores - weight[..., None]).to(value.dtype)
    output = shares.reshape(1, key.shape[1], groups * queries, key.shape[2]) @ value
    return output.reshape(1, query.shape[1], queries, value.shape[3]), weight
