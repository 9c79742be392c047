"""The short segments of all sequences in one tensor a layer, so that many rows are one call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

BLOCK = 16
"""Positions that are taken and given back together."""
SHORT = 128
"""Positions up to which a segment lies in blocks: a pass copies them together to read them."""
_FIRST = 32

KeysValues = tuple[torch.Tensor, torch.Tensor]


@dataclass(frozen=True, slots=True)
class Store:
    """What the places of one layer hold, keys or values."""

    rows: torch.Tensor
    """``(places, heads, size)``."""
    turned: torch.Tensor
    """The same memory as ``(1, heads, places, size)``."""


class Blocks:
    """Keys and values of all layers, by place: a block's number times ``BLOCK`` plus a position in it.

    Grows as blocks are taken.
    """

    def __init__(self, layers: int, device: torch.device) -> None:
        self.device = device
        self._keys: list[Store | None] = [None] * layers
        self._values: list[Store | None] = [None] * layers
        self._free: list[int] = []
        self._count = 0

    @property
    def bytes_each(self) -> int:
        """What one block takes, over all layers that were written."""
        stores = [store.rows for store in (*self._keys, *self._values) if store is not None]
        return sum(rows.nbytes // rows.shape[0] * BLOCK for rows in stores)

    def take(self) -> int:
        """A free block."""
        if not self._free:
            before, self._count = self._count, max(_FIRST, 2 * self._count)
            self._free.extend(reversed(range(before, self._count)))
        return self._free.pop()

    def give(self, blocks: Sequence[int]) -> None:
        """Takes blocks back."""
        self._free.extend(blocks)

    def write(self, layer: int, places: torch.Tensor, keys: torch.Tensor, values: torch.Tensor) -> None:
        """Puts ``(1, heads, positions, size)`` at ``places``, ``(positions,)``."""
        for stores, new in ((self._keys, keys), (self._values, values)):
            held = stores[layer]
            if held is None or held.rows.shape[0] < self._count * BLOCK:
                held = stores[layer] = self._grown(held, new)
            held.turned.index_copy_(2, places, new)

    def read(self, layer: int, places: torch.Tensor, rows: int) -> KeysValues:
        """Copies of what lies at ``places``, ``(rows * positions,)``: ``(rows, heads, positions, size)``."""
        keys, values = self._keys[layer], self._values[layer]
        assert keys is not None
        assert values is not None
        return _gathered(keys.rows, places, rows), _gathered(values.rows, places, rows)

    def _grown(self, held: Store | None, new: torch.Tensor) -> Store:
        _, heads, _, size = new.shape
        rows = new.new_zeros((self._count * BLOCK, heads, size))  # what is masked must be finite
        if held is not None:
            rows[: held.rows.shape[0]] = held.rows
        return Store(rows, rows.transpose(0, 1)[None])


def _gathered(store: torch.Tensor, places: torch.Tensor, rows: int) -> torch.Tensor:
    return store.index_select(0, places).view(rows, -1, *store.shape[1:]).transpose(1, 2)
