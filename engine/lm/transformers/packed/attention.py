"""Attention of one forward pass over rows of different lengths, packed one behind the other.

Nothing is padded and no prefix is copied. A row sees keys of its own and spans that it shares with others.
Rows with equally many new tokens attend to their own keys in one call, and so do all rows that share a span.
Partial results are joined by their log-sum-exp (Juravsky et al. 2024, "Hydragen").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Protocol

import torch

from engine.lm.sampling import Row
from engine.lm.transformers.packed.blocks import BLOCK, KeysValues
from engine.lm.transformers.packed.kernels import Kernel
from engine.lm.transformers.packed.memory import Chain, Segment


class AttentionPlan(Protocol):
    """What attends to what in one pass; the same for every layer."""

    def attend(
        self,
        layer: int,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scale: float,
        window: int | None = None,
        softcap: float | None = None,
        sinks: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """Stores the new keys and values, and attends; ``(1, heads, tokens, size)`` in, the same out.

        ``window``: a token sees so many positions, itself included. ``softcap`` bounds the scores (Gemma 2).
        ``sinks``, ``(heads,)``: scores of a key without a value, which every token sees (gpt-oss).
        """


@dataclass(slots=True)
class Part:
    """Tokens of a pass, and keys that they see: one call of the kernel for each layer."""

    queries: list[list[int]]
    """Positions of the tokens, ``(rows, tokens of a row)``, counted from the first key on."""
    stop: int
    """How many keys there are; a token sees those up to its own position."""
    read: Callable[[int], KeysValues]
    """From the layer to ``(rows, heads, stop, size)``."""
    like: torch.Tensor
    masks: dict[int | None, tuple[torch.Tensor | None, bool]] = field(default_factory=dict)

    def mask(self, window: int | None) -> tuple[torch.Tensor | None, bool]:
        """What to add to the scores, ``(rows, 1, tokens of a row, keys)``, and the kernel's ``causal``.

        None if nothing has to be hidden.
        """
        if window not in self.masks:
            first, last = min(map(min, self.queries)), max(map(max, self.queries))
            if window is not None and last >= window:
                self.masks[window] = self._mask(window), False
            else:
                causal = first == 0 and all(len(row) == self.stop > 1 for row in self.queries)
                hides = first < self.stop - 1 and not causal
                self.masks[window] = self._mask(self.stop) if hides else None, causal
        return self.masks[window]

    def _mask(self, window: int) -> torch.Tensor:
        """The least finite number stands for minus infinity: a token may see no key of a part."""
        queries = torch.tensor(self.queries, device=self.like.device)[:, None, :, None]
        keys = torch.arange(self.stop, device=self.like.device)
        hidden = (keys > queries) | (keys <= queries - window)
        return self.like.new_zeros(hidden.shape).masked_fill_(hidden, torch.finfo(self.like.dtype).min)


class AttentionStage:
    """Parts whose tokens stand one behind the other, from token ``first`` on."""

    def __init__(self, first: int, parts: Sequence[Part]) -> None:
        self.first = first
        self.parts = parts
        self.sizes = [sum(map(len, part.queries)) for part in parts]
        self.size = sum(self.sizes)

    def cut(self, tensor: torch.Tensor) -> torch.Tensor:
        """Its share of ``(1, heads, tokens, ...)``."""
        return tensor if tensor.shape[2] == self.size else tensor.narrow(2, self.first, self.size)

    def split(self, tensor: torch.Tensor) -> Sequence[torch.Tensor]:
        """The parts' shares of ``(1, heads, tokens, ...)``."""
        share = self.cut(tensor)
        return share.split_with_sizes(self.sizes, 2) if len(self.sizes) > 1 else (share,)


class PackedPlan:
    """A ``AttentionPlan`` over chains of segments."""

    def __init__(
        self, rows: Sequence[Row], chains: Sequence[Chain], like: torch.Tensor, kernel: Kernel
    ) -> None:
        """``like``: any tensor of the keys' kind and device."""
        for row, chain in zip(rows, chains, strict=True):
            chain.own.reserve(chain.written + len(row.tokens), chain.written)
        self._like = like
        self._kernel = kernel
        self.order = _order(rows, chains)
        """Numbers of the rows as they stand in the pass."""
        entries: list[AttentionEntry] = []
        for number in self.order:
            first = entries[-1].first + entries[-1].count if entries else 0
            entries.append(AttentionEntry(chains[number], first, len(rows[number].tokens)))
        self._sizes, self._writes = self._writing(entries)
        self._own = AttentionStage(0, [self._own_part(group) for group in _groups(entries)])
        depth = max(len(entry.chain.spans) for entry in entries)
        self._shared = [stage for level in range(depth) for stage in self._stages(entries, level)]

    def attend(
        self,
        layer: int,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scale: float,
        window: int | None = None,
        softcap: float | None = None,
        sinks: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """See ``AttentionPlan``."""
        self._write(layer, key, value)
        output, total = self._attend(self._own, layer, query, scale, window, softcap)
        last = self._shared[-1] if self._shared and sinks is None else None
        for stage in self._shared:
            more, weight = self._attend(stage, layer, query, scale, window, softcap)
            before = stage.cut(total)
            share = (weight - before).sigmoid_().unsqueeze(-1)
            stage.cut(output).lerp_(more, share.to(more.dtype))
            if stage is not last:
                before.copy_(torch.logaddexp(before, weight))
        if sinks is not None:
            output = output * torch.sigmoid(total - sinks[:, None]).unsqueeze(-1).to(output.dtype)
        return output

    def _write(self, layer: int, key: torch.Tensor, value: torch.Tensor) -> None:
        if len(self._writes) == 1:
            self._writes[0](layer, keys=key, values=value)
            return
        keys, values = (each.split_with_sizes(self._sizes, 2) for each in (key, value))
        for write, new_keys, new_values in zip(self._writes, keys, values, strict=True):
            write(layer, keys=new_keys, values=new_values)

    def _attend(
        self,
        stage: AttentionStage,
        layer: int,
        query: torch.Tensor,
        scale: float,
        window: int | None,
        softcap: float | None,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """``(1, heads, tokens, size)`` of the stage, and the log-sum-exp of the scores."""
        results = []
        for part, asked in zip(stage.parts, stage.split(query), strict=True):
            keys, values = part.read(layer)
            mask, causal = part.mask(window)
            rows = _rows(asked, len(part.queries))
            output, weight = self._kernel(rows, keys, values, scale, mask, causal, softcap)
            results.append((_packed(output), _packed(weight)))
        if len(results) == 1:
            return results[0]
        outputs, weights = zip(*results, strict=True)
        return torch.cat(outputs, 2), torch.cat(weights, 2)

    def _writing(self, entries: Sequence[AttentionEntry]) -> tuple[list[int], list[Callable[..., None]]]:
        """How many tokens are written together, and by what. Rows in blocks come first, and are one call."""
        places = [place for entry in entries if not entry.long for place in entry.places()]
        sizes = [entry.count for entry in entries if entry.long]
        writes: list[Callable[..., None]] = [
            partial(entry.chain.own.write, at=entry.chain.written) for entry in entries if entry.long
        ]
        if places:
            store = entries[0].chain.own.store
            write = partial(store.write, places=torch.tensor(places, device=self._like.device))
            sizes, writes = [len(places), *sizes], [write, *writes]
        return sizes, writes

    def _own_part(self, group: Sequence[AttentionEntry]) -> Part:
        """What the rows of ``group`` see of their own segments."""
        written = [entry.chain.written for entry in group]
        count = group[0].count
        queries = [list(range(first, first + count)) for first in written]
        stop = max(written) + count
        return Part(queries, stop, _reader([entry.chain.own for entry in group], stop), self._like)

    def _stages(self, entries: Sequence[AttentionEntry], level: int) -> Iterator[AttentionStage]:
        """The spans that are number ``level`` in the chains of some rows."""
        for deep, run in groupby(entries, lambda entry: len(entry.chain.spans) > level):
            if deep:
                members = list(run)
                kin = groupby(members, lambda entry: entry.spans[level])
                yield AttentionStage(
                    members[0].first, [self._shared_part(list(each), level) for _, each in kin]
                )

    def _shared_part(self, readers: Sequence[AttentionEntry], level: int) -> Part:
        """A span that all of ``readers`` see."""
        span = readers[0].chain.spans[level]
        before = sum(each.stop for each in readers[0].chain.spans[:level])
        queries = [position - before for entry in readers for position in entry.positions]
        return Part([queries], span.stop, _reader([span.segment], span.stop), self._like)


@dataclass(frozen=True, slots=True)
class AttentionEntry:
    """A row in its place in the pass."""

    chain: Chain
    first: int
    """Number of its first token in the pass."""
    count: int

    @property
    def long(self) -> bool:
        return self.chain.own.long

    @property
    def positions(self) -> range:
        start = self.chain.shared + self.chain.written
        return range(start, start + self.count)

    @property
    def spans(self) -> list[tuple[int, int]]:
        return [(id(span.segment), span.stop) for span in self.chain.spans]

    def places(self) -> list[int]:
        return self.chain.own.places(self.chain.written, self.chain.written + self.count)


def _order(rows: Sequence[Row], chains: Sequence[Chain]) -> list[int]:
    """Rows in blocks first, those of the same length together; among these, those that share spans."""
    seen: dict[tuple[int, int], int] = {}

    def key(number: int) -> tuple[bool, int, list[int]]:
        chain = chains[number]
        spans = [(id(span.segment), span.stop) for span in chain.spans]
        return chain.own.long, len(rows[number].tokens), [seen.setdefault(span, len(seen)) for span in spans]

    keys = [key(number) for number in range(len(rows))]
    return sorted(range(len(rows)), key=keys.__getitem__)


def _groups(entries: Sequence[AttentionEntry]) -> Iterator[list[AttentionEntry]]:
    """Rows whose own keys are read in one call."""
    for (long, _), group in groupby(entries, lambda entry: (entry.long, entry.count)):
        if long:
            yield from ([entry] for entry in group)
        else:
            yield list(group)


def _reader(segments: Sequence[Segment], stop: int) -> Callable[[int], KeysValues]:
    """Reads the first ``stop`` positions of a long segment, or of several in blocks, side by side.

    Where a segment in blocks has fewer, its first position stands for the rest.
    """
    if segments[0].long:
        return partial(segments[0].read, stop=stop)
    store = segments[0].store
    places: list[int] = []
    for segment in segments:
        own = segment.places(0, min(stop, len(segment.blocks) * BLOCK))
        places += own + own[:1] * (stop - len(own))
    return partial(store.read, places=torch.tensor(places, device=store.device), rows=len(segments))


def _rows(packed: torch.Tensor, rows: int) -> torch.Tensor:
    """``(1, heads, tokens, size)`` to ``(rows, heads, tokens of a row, size)``."""
    _, heads, tokens, size = packed.shape
    if rows == 1:
        return packed
    if rows == tokens:
        return packed.transpose(0, 2)
    return packed.view(heads, rows, -1, size).transpose(0, 1)


def _packed(rows: torch.Tensor) -> torch.Tensor:
    """``(rows, heads, tokens of a row, ...)`` to ``(1, heads, tokens, ...)``."""
    if rows.shape[0] == 1:
        return rows
    if rows.shape[2] == 1:
        return rows.transpose(0, 2)
    return rows.transpose(0, 1).flatten(1, 2)[None]
