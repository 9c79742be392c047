"""The short segments of all sequences in one tensor a layer, so that many rows are one call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch.nn.functional import pad

KeysValues = tuple[torch.Tensor, torch.Tensor]

BLOCK = 16
"""Positions that are taken and given back together."""
SHORT = 128
"""Positions up to which a segment lies in blocks: a pass copies them together to read them."""
_FIRST = 32


@dataclass(frozen=True, slots=True)
class BlockStore:
    """What the places of one layer hold: heads of keys, then those of values, so that both are one copy."""

    rows: torch.Tensor
    """``(places, heads of keys and values, size)``."""
    turned: torch.Tensor
    """The same memory as ``(1, heads, places, size)``."""
    heads: tuple[int, int]
    """Of keys, and of values."""
    sizes: tuple[int, int]
    """Of a key and a value; the smaller one is padded."""

    def split(self, both: torch.Tensor) -> KeysValues:
        """Keys and values of ``(rows, heads, positions, size)``."""
        keys, values = both.split_with_sizes(self.heads, 1)
        if self.sizes[0] == self.sizes[1]:
            return keys, values
        return keys[..., : self.sizes[0]], values[..., : self.sizes[1]]


class Blocks:
    """Keys and values of all layers, by place: a block's number times ``BLOCK`` plus a position in it.

    Grows as blocks are taken.
    """

    def __init__(self, layers: int, device: torch.device) -> None:
        self.device = device
        self._stores: list[BlockStore | None] = [None] * layers
        self._free: list[int] = []
        self._count = 0
        self._scratch = torch.empty(0, device=device)

    @property
    def bytes_each(self) -> int:
        """What one block takes, over all layers that were written."""
        stores = [store.rows for store in self._stores if store is not None]
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
        store = self._stores[layer]
        if store is None or store.rows.shape[0] < self._count * BLOCK:
            store = self._stores[layer] = self._grown(store, keys, values)
        if keys.shape[3] != values.shape[3]:
            keys, values = (pad(each, (0, store.rows.shape[2] - each.shape[3])) for each in (keys, values))
        store.turned.index_copy_(2, places, torch.cat((keys, values), 1))

    def read(self, layer: int, places: torch.Tensor, rows: int) -> KeysValues:
        """Copies of what lies at ``places``, ``(rows * positions,)``: ``(rows, heads, positions, size)``.

        The next read overwrites them: fresh memory for every layer costs a CPU more than the copy.
        """
        store = self._stores[layer]
        assert store is not None
        found = self._scratch_for(store, len(places))
        torch.index_select(store.rows, 0, places, out=found)
        return store.split(found.view(rows, -1, *found.shape[1:]).transpose(1, 2))

    def _scratch_for(self, store: BlockStore, places: int) -> torch.Tensor:
        if self._scratch.shape[1:] != store.rows.shape[1:] or len(self._scratch) < places:
            self._scratch = store.rows.new_empty((places + places // 4, *store.rows.shape[1:]))
        return self._scratch[:places]

    def _grown(self, held: BlockStore | None, keys: torch.Tensor, values: torch.Tensor) -> BlockStore:
        heads, sizes = (keys.shape[1], values.shape[1]), (keys.shape[3], values.shape[3])
        shape = (self._count * BLOCK, sum(heads), max(sizes))
        rows = keys.new_zeros(shape)  # what is masked must be finite
        if held is not None:
            rows[: held.rows.shape[0]] = held.rows
        return BlockStore(rows, rows.transpose(0, 1)[None], heads, sizes)
