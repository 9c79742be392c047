"""The short segments of all sequences side by side: one tensor a layer, so that many rows are one call."""

from __future__ import annotations

import torch

SHORT = 64
"""Positions of a slot."""
_FIRST = 16


class Slots:
    """Keys and values ``(slots, heads, SHORT, head size)`` a layer; grows as slots are taken."""

    def __init__(self, layers: int) -> None:
        self._keys: list[torch.Tensor | None] = [None] * layers
        self._values: list[torch.Tensor | None] = [None] * layers
        self._free: list[int] = []
        self._count = 0

    @property
    def bytes_each(self) -> int:
        """What one slot takes, over all layers that were written."""
        stores = [store for store in (*self._keys, *self._values) if store is not None]
        return sum(store.nbytes // store.shape[0] for store in stores)

    def take(self) -> int:
        """A slot for one segment."""
        if not self._free:
            before, self._count = self._count, max(_FIRST, 2 * self._count)
            self._free.extend(reversed(range(before, self._count)))
        return self._free.pop()

    def give(self, slot: int) -> None:
        """Takes a slot back."""
        self._free.append(slot)

    def write(self, layer: int, slot: int, at: int, keys: torch.Tensor, values: torch.Tensor) -> None:
        """Puts ``(1, heads, positions, head size)`` at position ``at`` of one slot."""
        for store, new in ((self._keys, keys), (self._values, values)):
            self._sized(store, layer, new)[slot : slot + 1].narrow(2, at, new.shape[2]).copy_(new)

    def read(self, layer: int, slot: int, stop: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of the first ``stop`` positions of one slot."""
        keys, values = self._filled(layer)
        return keys[slot : slot + 1].narrow(2, 0, stop), values[slot : slot + 1].narrow(2, 0, stop)

    def write_many(
        self, layer: int, slots: torch.Tensor, at: torch.Tensor, keys: torch.Tensor, values: torch.Tensor
    ) -> None:
        """Puts ``(rows, heads, head size)`` at position ``at[row]`` of ``slots[row]``."""
        for store, new in ((self._keys, keys), (self._values, values)):
            self._sized(store, layer, new[:, :, None])[slots, :, at] = new

    def read_many(self, layer: int, slots: torch.Tensor, stop: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Copies of the first ``stop`` positions of ``slots``: ``(rows, heads, stop, head size)``."""
        keys, values = self._filled(layer)
        return keys.narrow(2, 0, stop).index_select(0, slots), values.narrow(2, 0, stop).index_select(
            0, slots
        )

    def _sized(self, store: list[torch.Tensor | None], layer: int, like: torch.Tensor) -> torch.Tensor:
        held = store[layer]
        if held is None or held.shape[0] < self._count:
            grown = like.new_zeros((self._count, like.shape[1], SHORT, like.shape[3]))  # masked, not unread
            if held is not None:
                grown[: held.shape[0]] = held
            held = store[layer] = grown
        return held

    def _filled(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        keys, values = self._keys[layer], self._values[layer]
        assert keys is not None
        assert values is not None
        return keys, values
