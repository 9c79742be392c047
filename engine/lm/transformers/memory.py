"""Keys and values of many sequences, prefixes shared: a fork is a list of references.

A sequence is a chain of *spans* of other sequences' segments, followed by a segment of its own into which
it alone writes. Whoever refers to a segment protects the positions it reads: an owner that wants to
overwrite them moves to a new segment first, and leaves the old one to its readers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from engine.lm.transformers.slots import SHORT, Slots

LONGEST_CHAIN = 3
"""Each span of a chain costs one attention call per layer and pass; longer chains are copied together."""


class Segment:
    """Keys and values of consecutive positions, all layers.

    As long as it is short it lies in a slot; a layer that outgrows the slot gets tensors of its own,
    ``(1, heads, capacity, head size)`` each. Layers are allocated when they are first written: their shapes
    may differ.
    """

    def __init__(self, layers: int, slots: Slots) -> None:
        self.slots = slots
        self.slot: int | None = None
        self.readers: dict[int, int] = {}
        """How many positions of this segment each other sequence reads."""
        self._keys: list[torch.Tensor | None] = [None] * layers
        self._values: list[torch.Tensor | None] = [None] * layers
        self._outgrown = False
        self.size = 0
        """Bytes beside the slot."""

    def settle(self, end: int) -> bool:
        """To be called before a pass that writes up to ``end``; whether all of it will lie in the slot."""
        if self.slot is None and not self._outgrown and end <= SHORT:
            self.slot = self.slots.take()
        self._outgrown = self._outgrown or end > SHORT
        return not self._outgrown

    def write(self, layer: int, at: int, keys: torch.Tensor, values: torch.Tensor) -> None:
        """Puts ``(1, heads, positions, head size)`` at position ``at``."""
        if self.slot is not None and not self._outgrown:
            self.slots.write(layer, self.slot, at, keys, values)
            return
        held = self._held(layer, at)
        end = at + keys.shape[2]
        for store, before, new in zip((self._keys, self._values), held, (keys, values), strict=True):
            room = before if before is not None and before.shape[2] >= end else _grown(before, new, at)
            if room is not before:
                old = store[layer]
                self.size += room.nbytes - (0 if old is None else old.nbytes)
                store[layer] = room
            room[:, :, at:end] = new

    def put(self, layer: int, at: int, key: torch.Tensor, value: torch.Tensor) -> None:
        """Puts ``(1, heads, head size)`` at position ``at``."""
        keys, values = self._keys[layer], self._values[layer]
        if keys is None or values is None or keys.shape[2] <= at:
            self.write(layer, at, key[:, :, None], value[:, :, None])
        else:
            keys.select(2, at).copy_(key)
            values.select(2, at).copy_(value)

    def read(self, layer: int, stop: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of the first ``stop`` positions."""
        keys, values = self._held(layer, stop)
        assert keys is not None
        assert values is not None
        return keys.narrow(2, 0, stop), values.narrow(2, 0, stop)

    def _held(self, layer: int, stop: int) -> tuple[torch.Tensor | None, torch.Tensor | None]:
        """Where the layer lies now."""
        if self._keys[layer] is None and self.slot is not None:
            return self.slots.read(layer, self.slot, min(stop, SHORT))
        return self._keys[layer], self._values[layer]

    def __del__(self) -> None:
        if self.slot is not None:
            self.slots.give(self.slot)


def _grown(held: torch.Tensor | None, new: torch.Tensor, at: int) -> torch.Tensor:
    end = at + new.shape[2]
    grown = new.new_empty((*new.shape[:2], max(SHORT, end + end // 4), new.shape[3]))
    if held is not None and at:
        grown[:, :, :at] = held[:, :, :at]
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

    @property
    def shared(self) -> int:
        """Positions that lie in other sequences' segments."""
        return sum(span.stop for span in self.spans)


class Memory:
    """All sequences' chains."""

    def __init__(self, layers: int) -> None:
        self._layers = layers
        self._slots = Slots(layers)
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
        slots = sum(segment.slot is not None for segment in segments)
        return sum(segment.size for segment in segments) + slots * self._slots.bytes_each

    def fork(self, source: int, length: int, target: int) -> None:
        """``target`` refers to the first ``length`` positions of ``source``."""
        origin = self._chains[source]
        spans = list(_head([*origin.spans, Span(origin.own, origin.written)], length))
        chain = Chain(Segment(self._layers, self._slots), spans)
        for span in spans:
            span.segment.readers[target] = span.stop
        self._chains[target] = chain

    def free(self, sequence: int) -> None:
        """Gives up a sequence; its segments live on as long as others read them."""
        chain = self._chains.pop(sequence, None)
        for span in chain.spans if chain else ():
            span.segment.readers.pop(sequence, None)

    def family(self, sequence: int) -> int:
        """The same number for all sequences that continue the same segment."""
        chain = self._chains.get(sequence)
        return id(chain.spans[-1].segment) if chain is not None and chain.spans else -1 - sequence

    def prepare(self, sequence: int, start: int, alone: bool = False) -> Chain:
        """The chain of ``sequence``, cut to ``start`` positions and free to be written behind them.

        With ``alone``, nothing of it will lie in other sequences' segments. Raises ``RuntimeError`` when
        fewer positions are cached, which would be a mistake of the caller's.
        """
        chain = self._chains.get(sequence)
        if chain is None:
            chain = self._chains[sequence] = Chain(Segment(self._layers, self._slots))
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
            self._move(chain)
        if chain.spans and alone:
            self._merge(sequence, chain, 0)
        elif len(chain.spans) > LONGEST_CHAIN:
            self._merge(sequence, chain, 1)
        return chain

    def _move(self, chain: Chain) -> None:
        """Leaves the own segment to its readers and continues on a copy."""
        new = Segment(self._layers, self._slots)
        new.settle(chain.written)
        for layer in range(self._layers if chain.written else 0):
            new.write(layer, 0, *chain.own.read(layer, chain.written))
        chain.own = new

    def _merge(self, sequence: int, chain: Chain, kept: int) -> None:
        """Copies all spans but the first ``kept``, and what is written behind them, into one new segment."""
        parts = [*chain.spans[kept:], Span(chain.own, chain.written)]
        new = Segment(self._layers, self._slots)
        new.settle(sum(part.stop for part in parts))
        at = 0
        for part in parts:
            for layer in range(self._layers if part.stop else 0):
                new.write(layer, at, *part.segment.read(layer, part.stop))
            at += part.stop
        for span in chain.spans[kept:]:
            span.segment.readers.pop(sequence, None)
        chain.own, chain.written, chain.spans = new, at, chain.spans[:kept]


def _head(spans: list[Span], length: int) -> list[Span]:
    """The spans that hold the first ``length`` positions, the last one cut."""
    kept = []
    for span in spans:
        if length > 0 and span.stop > 0:
            kept.append(Span(span.segment, min(span.stop, length)))
            length -= kept[-1].stop
    return kept
