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
from engine.lm.transformers.slots import Slots

MANY = 4
"""Rows of one token from which on they attend to their own keys in one call."""


@dataclass(frozen=True, slots=True)
class OwnPart:
    """One row's new tokens, and the keys that only it sees."""

    segment: Segment
    first: int
    """Place of its first token in the pass."""
    count: int
    written: int
    """Positions of the own segment that were there before."""
    mask: torch.Tensor | None
    """``(count, written + count)``, added to the scores; None if one token sees all, or when causal."""


class ManyParts:
    """Rows of one new token each, whose own keys lie in slots."""

    def __init__(self, parts: Sequence[OwnPart], like: torch.Tensor) -> None:
        written = torch.tensor([part.written for part in parts], device=like.device)
        self.slots: Slots = parts[0].segment.slots
        self.numbers = torch.tensor([part.segment.slot for part in parts], device=like.device)
        self.at = written
        self.stop = max(part.written for part in parts) + 1
        self.tokens = _selection([part.first for part in parts], like.device)
        unseen = torch.arange(self.stop, device=like.device) > written[:, None]
        self.mask = like.new_zeros(unseen.shape).masked_fill_(unseen, float("-inf"))[:, None, None]

    def attend(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """As ``attention``, for the tokens at ``tokens``."""
        queries, keys, values = (packed[0][:, self.tokens].transpose(0, 1) for packed in (query, key, value))
        self.slots.write_many(layer, self.numbers, self.at, keys, values)
        keys, values = self.slots.read_many(layer, self.numbers, self.stop)
        out, weight = attention(queries[:, :, None], keys, values, scale, self.mask, False)
        return out.permute(2, 1, 0, 3), weight.permute(2, 1, 0)


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
        short: list[OwnPart] = []
        alone: set[int] = set()
        readers: dict[tuple[int, int], list[int]] = {}
        segments: dict[int, Segment] = {}
        first = 0
        for row, chain in zip(rows, chains, strict=True):
            count = len(row.tokens)
            part = OwnPart(chain.own, first, count, chain.written, _mask(chain.written, count, like))
            in_slot = chain.own.settle(chain.written + count)
            (short if in_slot and count == 1 else self.own).append(part)
            if count == 1 and not chain.spans and like.device.type == "cpu":
                alone.add(first)
            for span in chain.spans:
                segments[id(span.segment)] = span.segment
                readers.setdefault((id(span.segment), span.stop), []).extend(range(first, first + count))
            first += count
        if len(short) < MANY:
            self.own = sorted([*self.own, *short], key=lambda part: part.first)
        self.many = ManyParts(short, like) if len(short) >= MANY else None
        self.single = [part for part in self.own if part.first in alone]
        self.own = [part for part in self.own if part.first not in alone]
        self._singles = _selection([part.first for part in self.single], like.device) if self.single else None
        self.shared = [
            SharedPart(segments[name], stop, _selection(tokens, like.device))
            for (name, stop), tokens in readers.items()
        ]

    def attend(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
    ) -> torch.Tensor:
        """Stores the new keys and values; ``(1, heads, tokens, size)`` in, the same out."""
        if self.many is None and not self.own:
            return _attend_singly(layer, self.single, query, key, value, scale)
        output, total = self._to_own(layer, query, key, value, scale)
        for shared in self.shared:
            keys, values = shared.segment.read(layer, shared.stop)
            out, weight = attention(query[:, :, shared.tokens], keys, values, scale, None, False)
            before = total[:, :, shared.tokens]
            share = torch.sigmoid(weight - before)[..., None].to(out.dtype)
            output[:, :, shared.tokens] = torch.lerp(output[:, :, shared.tokens], out, share)
            total[:, :, shared.tokens] = torch.logaddexp(before, weight)
        return output

    def _to_own(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Attention to the keys that only one row sees, and its log-sum-exp."""
        if self.many is not None and not self.own and not self.single:
            return self.many.attend(layer, query, key, value, scale)
        if self.many is None and not self.single:
            return self._each(layer, query, key, value, scale)
        output = value.new_empty((*query.shape[:3], value.shape[3]))
        total = value.new_empty(query.shape[:3], dtype=torch.float32)
        if self.many is not None:
            some = self.many.tokens
            output[:, :, some], total[:, :, some] = self.many.attend(layer, query, key, value, scale)
        if self._singles is not None:  # nobody asks for their totals: they share nothing
            asked, keys, values = (each[:, :, self._singles] for each in (query, key, value))
            output[:, :, self._singles] = _attend_singly(layer, self.single, asked, keys, values, scale)
        for part in self.own:
            tokens = slice(part.first, part.first + part.count)
            output[:, :, tokens], total[:, :, tokens] = self._own(layer, part, query, key, value, scale)
        return output, total

    def _each(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Every row by itself."""
        if len(self.own) == 1:
            return _attend(layer, self.own[0], query, key, value, scale)
        counts = [part.count for part in self.own]
        queries, keys, values = (torch.split_with_sizes(each, counts, 2) for each in (query, key, value))
        outputs, totals = [], []
        for number, part in enumerate(self.own):
            output, total = _attend(layer, part, queries[number], keys[number], values[number], scale)
            outputs.append(output)
            totals.append(total)
        return torch.cat(outputs, 2), torch.cat(totals, 2) if self.shared else totals[0]

    def _own(
        self,
        layer: int,
        part: OwnPart,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scale: float,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        query, key, value = (each.narrow(2, part.first, part.count) for each in (query, key, value))
        return _attend(layer, part, query, key, value, scale)


def _attend(
    layer: int, part: OwnPart, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Writes the keys and values of one row, and attends to all that it has of its own."""
    part.segment.write(layer, part.written, key, value)
    keys, values = part.segment.read(layer, part.written + part.count)
    causal = part.count > 1 and part.mask is None
    return attention(query, keys, values, scale, part.mask, causal)


def _attend_singly(
    layer: int,
    parts: Sequence[OwnPart],
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    scale: float,
) -> torch.Tensor:
    """For rows of one token that share nothing: two products, without what flash attention needs to begin."""
    groups = (len(parts), key.shape[1], -1, query.shape[3])
    queries = (query[0] * scale).transpose(0, 1).reshape(groups).unbind(0)
    output = value.new_empty((len(parts), *queries[0].shape[:2], value.shape[3]))
    every = zip(parts, queries, key.unbind(2), value.unbind(2), output.unbind(0), strict=True)
    for part, asked, new_key, new_value, out in every:
        part.segment.put(layer, part.written, new_key, new_value)
        keys, values = part.segment.read(layer, part.written + 1)
        scores = torch.bmm(asked, keys[0].transpose(1, 2))
        torch.bmm(torch.softmax(scores, -1), values[0], out=out)
    return output.flatten(1, 2).transpose(0, 1)[None]


def _mask(written: int, count: int, like: torch.Tensor) -> torch.Tensor | None:
    """Lets each of ``count`` new tokens see what was ``written`` and the new ones before it."""
    if count == 1 or not written:
        return None
    return like.new_full((count, written + count), float("-inf")).triu(written + 1)


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
