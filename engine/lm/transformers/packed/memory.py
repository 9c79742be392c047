"""Keys and values of many sequences, prefixes shared: a fork is a list of references.

A sequence is a chain of *spans* of other sequences' segments, followed by a segment of its own into which
it alone writes. Whoever refers to a segment protects the positions it reads: an owner that wants to
overwrite them moves to a new segment first, and leaves the old one to its readers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from engine.lm.transformers.packed.blocks import BLOCK, SHORT, Blocks, KeysValues

LONGEST_CHAIN = 3
"""Each span of a chain costs one attention call per layer and pass; longer chains are copied together."""
FEW = 2
"""Sequences of a pass, a guided pair, up to which each pays for a copy of what it shares: with one segment
there is nothing to join, which is a third of a guided pass of a small model."""
PAID_BYTES, COPIED_BYTES = 2**22, 2**24
"""What may be copied for each such pass in a row, and at most."""


class Segment:
    """Keys and values of consecutive positions, all layers.

    As long as it is short it lies in blocks; then it gets tensors of its own, ``(1, heads, capacity, size)``.
    Layers are allocated when they are first written: their shapes may differ.
    """

    def __init__(self, layers: int, store: Blocks) -> None:
        self.store = store
        self.blocks: list[int] = []
        self.readers: dict[int, int] = {}
        """How many positions of this segment each other sequence reads."""
        self.long = False
        self._keys: list[torch.Tensor | None] = [None] * layers
        self._values: list[torch.Tensor | None] = [None] * layers

    @property
    def own_bytes(self) -> int:
        """What it takes beside its blocks."""
        return sum(held.nbytes for held in (*self._keys, *self._values) if held is not None)

    def reserve(self, end: int, written: int) -> None:
        """To be called before positions up to ``end`` are written; the first ``written`` stay."""
        if not self.long and end > SHORT:
            for layer in range(len(self._keys) if written else 0):
                keys, values = self.read(layer, written)
                self._keys[layer] = _grown(keys, written, end)
                self._values[layer] = _grown(values, written, end)
            self.long = True
            self.store.give(self.blocks)
            self.blocks = []
        while not self.long and len(self.blocks) * BLOCK < end:
            self.blocks.append(self.store.take())

    def places(self, start: int, end: int) -> list[int]:
        """Where positions lie in the store of blocks."""
        return [self.blocks[at // BLOCK] * BLOCK + at % BLOCK for at in range(start, end)]

    def write(self, layer: int, at: int, keys: torch.Tensor, values: torch.Tensor) -> None:
        """Puts ``(1, heads, positions, size)`` at position ``at``."""
        count = keys.shape[2]
        if not self.long:
            places = torch.tensor(self.places(at, at + count), device=self.store.device)
            self.store.write(layer, places, keys, values)
            return
        for stores, new in ((self._keys, keys), (self._values, values)):
            held = stores[layer]
            if held is None or held.shape[2] < at + count:
                held = stores[layer] = _grown(new if held is None else held, at, at + count)
            held.narrow(2, at, count).copy_(new)

    def read(self, layer: int, stop: int) -> KeysValues:
        """The first ``stop`` positions, ``(1, heads, stop, size)``: views of a long segment, else copies."""
        if not self.long:
            places = torch.tensor(self.places(0, stop), device=self.store.device)
            return self.store.read(layer, places, 1)
        keys, values = self._keys[layer], self._values[layer]
        assert keys is not None
        assert values is not None
        return keys.narrow(2, 0, stop), values.narrow(2, 0, stop)

    def __del__(self) -> None:
        self.store.give(self.blocks)


def _grown(held: torch.Tensor, kept: int, end: int) -> torch.Tensor:
    """Capacity for ``end`` positions and some more, with the first ``kept`` of ``held``."""
    _, heads, _, size = held.shape
    grown = held.new_empty((1, heads, end + end // 4, size))
    if kept:
        grown[:, :, :kept] = held[:, :, :kept]
    return grown


@dataclass(frozen=True, slots=True)
class Span:
    """The first ``stop`` positions of a segment."""

    segment: Segment
    stop: int


@dataclass(slots=True)
class Chain:
    """Where one sequence's positions lie: ``spans``, one behind the other, then ``written`` of its own."""

    own: Segment
    spans: list[Span] = field(default_factory=list)
    written: int = 0
    few: int = 0
    """How many passes in a row computed few sequences, this one among them."""

    @property
    def shared(self) -> int:
        """Positions that lie in other sequences' segments."""
        return sum(span.stop for span in self.spans)


class Memory:
    """All sequences' chains."""

    def __init__(self, layers: int, device: torch.device) -> None:
        self._layers = layers
        self._store = Blocks(layers, device)
        self._chains: dict[int, Chain] = {}

    def __len__(self) -> int:
        return len(self._chains)

    def size(self) -> int:
        """Bytes of all segments that some sequence refers to."""
        segments = {
            id(segment): segment
            for chain in self._chains.values()
            for segment in (chain.own, *(span.segment for span in chain.spans))
        }.values()
        blocks = sum(len(segment.blocks) for segment in segments)
        return sum(segment.own_bytes for segment in segments) + blocks * self._store.bytes_each

    def fork(self, source: int, length: int, target: int) -> None:
        """``target`` refers to the first ``length`` positions of ``source``."""
        origin = self._chains[source]
        spans = list(_head([*origin.spans, Span(origin.own, origin.written)], length))
        chain = Chain(Segment(self._layers, self._store), spans)
        for span in spans:
            span.segment.readers[target] = span.stop
        self._chains[target] = chain

    def free(self, sequence: int) -> None:
        """Gives up a sequence; its segments live on as long as others read them."""
        chain = self._chains.pop(sequence, None)
        for span in chain.spans if chain else ():
            span.segment.readers.pop(sequence, None)

    def prepare(self, sequence: int, start: int, few: bool = False) -> Chain:
        """The chain of ``sequence``, cut to ``start`` positions and free to be written behind them.

        ``few``: the pass computes the next tokens of ``FEW`` sequences at most.

        Raises ``RuntimeError`` when fewer positions are cached, which would be a mistake of the caller's.
        """
        chain = self._chains.get(sequence)
        if chain is None:
            chain = self._chains[sequence] = Chain(Segment(self._layers, self._store))
        if start > chain.shared + chain.written:
            raise RuntimeError(
                f"sequence {sequence} has {chain.shared + chain.written} positions, not {start}"
            )
        if start < chain.shared:
            kept = list(_head(chain.spans, start))
            for span in chain.spans:
                span.segment.readers.pop(sequence, None)
            for span in kept:
                span.segment.readers[sequence] = span.stop
            chain.spans = kept
        chain.written = start - chain.shared
        if any(stop > chain.written for stop in chain.own.readers.values()):
            self._merge(sequence, chain, len(chain.spans))
        if len(chain.spans) > LONGEST_CHAIN:
            self._merge(sequence, chain, 1)
        chain.few = chain.few + 1 if few else 0
        if chain.spans and few:
            copied = sum(span.segment.own_bytes for span in chain.spans)
            if copied <= min(chain.few * PAID_BYTES, COPIED_BYTES):
                self._merge(sequence, chain, 0)
        return chain

    def _merge(self, sequence: int, chain: Chain, kept: int) -> None:
        """Copies all spans but the first ``kept``, and what is written behind them, into a new segment."""
        parts = [*chain.spans[kept:], Span(chain.own, chain.written)]
        new = Segment(self._layers, self._store)
        end = sum(part.stop for part in parts)
        new.reserve(end, 0)
        at = 0
        for part in parts:
            for layer in range(self._layers if part.stop else 0):
                new.write(layer, at, *part.segment.read(layer, part.stop))
            at += part.stop
        for span in chain.spans[kept:]:
            span.segment.readers.pop(sequence, None)
        chain.own, chain.written, chain.spans = new, end, chain.spans[:kept]


def _head(spans: list[Span], length: int) -> list[Span]:
    """The spans that hold the first ``length`` positions, the last one cut."""
    kept = []
    for span in spans:
        if length > 0 and span.stop > 0:
            kept.append(Span(span.segment, min(span.stop, length)))
            length -= kept[-1].stop
    return kept
