"""One row after the other, through the cache of transformers: slow, and right for every key-value cache.

It serves CPUs, MPS, GPUs in 32 bits, and attention that has no kernel over pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from typing import Any

import torch
from transformers import DynamicCache

from engine.lm.sampling import Row
from engine.lm.transformers.answering import TorchBackend, out_of_memory_as_memory_error

KeyValues = list[tuple[torch.Tensor, torch.Tensor]]
"""Keys and values of each layer, ``(1, heads, positions, head size)``; never written to once made."""


class SerialBackend(TorchBackend):
    """Forks share tensors; every pass makes new ones."""

    def __init__(self, model: Any) -> None:
        self._model = model
        self._cached: dict[int, KeyValues] = {}
        parameters = signature(model.forward).parameters
        self._takes = {"position_ids", "logits_to_keep"} & set(parameters)

    def __len__(self) -> int:
        """How many sequences are cached."""
        return len(self._cached)

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """See ``TorchBackend``."""
        with torch.inference_mode(), out_of_memory_as_memory_error():
            return torch.cat([self._row(row) for row in rows])

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``TorchBackend``."""
        self._cached[target] = _head(self._cached[source], length)

    def free(self, sequence: int) -> None:
        """See ``TorchBackend``."""
        self._cached.pop(sequence, None)

    def size(self) -> int:
        """See ``TorchBackend``; forks share storage, whatever their lengths."""
        stores = {
            tensor.untyped_storage().data_ptr(): tensor.untyped_storage().nbytes()
            for cached in self._cached.values()
            for layer in cached
            for tensor in layer
        }
        return sum(stores.values())

    def close(self) -> None:
        """Releases the model and all that was cached."""
        self._cached.clear()
        self._model = None

    def _row(self, row: Row) -> torch.Tensor:
        cache = DynamicCache()
        for layer, (keys, values) in enumerate(_head(self._cached.get(row.sequence, []), row.start)):
            cache.update(keys, values, layer)
        device = self._model.device
        count = len(row.tokens)
        options = {
            "position_ids": torch.arange(row.start, row.start + count, device=device)[None],
            "logits_to_keep": torch.arange(count - row.positions, count, device=device),
        }
        answer = self._model(
            input_ids=torch.tensor([row.tokens], device=device),
            past_key_values=cache,
            use_cache=True,
            **{name: value for name, value in options.items() if name in self._takes},
        )
        self._cached[row.sequence] = _contents(answer.past_key_values)
        logits: torch.Tensor = answer.logits[0]
        return logits[len(logits) - row.positions :]


def _head(cached: KeyValues, length: int) -> KeyValues:
    return [(keys[:, :, :length], values[:, :, :length]) for keys, values in cached] if length else []


def _contents(cache: Any) -> KeyValues:
    """``layers`` since transformers 4.54, two lists before."""
    if hasattr(cache, "layers"):
        return [(layer.keys, layer.values) for layer in cache.layers]
    return list(zip(cache.key_cache, cache.value_cache, strict=True))
