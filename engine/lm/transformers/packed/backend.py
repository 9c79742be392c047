"""One forward pass for rows of any length, over a network and its memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import torch

from engine.lm.sampling import Row
from engine.lm.transformers.packed.attention import PackedPlan
from engine.lm.transformers.packed.kernels import Kernel
from engine.lm.transformers.packed.memory import FEW, Memory
from engine.lm.transformers.packed.network import Network


class TorchBackend(Protocol):
    """A model's arithmetic and cache, its results left on the device. ``answering.py`` reads them."""

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """``(sum of positions, vocabulary)`` of all rows, one behind the other; nothing waits for the device.

        Raises ``MemoryError`` when the batch is too large. After any error the cached ``start`` positions
        of every row are still intact.
        """

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``steps.Backend``."""

    def free(self, sequence: int) -> None:
        """See ``steps.Backend``."""

    def size(self) -> int:
        """Bytes of all cached keys and values; what sequences share counts once."""

    def close(self) -> None:
        """See ``steps.Backend``."""


class PackedBackend:
    """The tokens of all rows stand one behind the other, each with its own position.

    The linear layers see one matrix without padding; only attention knows of rows.
    """

    def __init__(self, network: Network, kernel: Kernel) -> None:
        self._network = network
        self._kernel = kernel
        self._memory = Memory(network.layers, network.device)
        self._like = torch.empty(0, dtype=network.dtype, device=network.device)

    def __len__(self) -> int:
        """How many sequences are cached."""
        return len(self._memory)

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """See ``TorchBackend``."""
        device = self._network.device
        with torch.inference_mode(), out_of_memory_as_memory_error():
            few = len(rows) <= FEW and all(row.positions for row in rows)
            chains = [self._memory.prepare(row.sequence, row.start, few) for row in rows]
            plan = PackedPlan(rows, chains, self._like, self._kernel)
            tokens, positions, wanted = _packed(rows, plan.order)
            logits = self._network.logits(
                torch.tensor(tokens, device=device),
                torch.tensor(positions, device=device),
                torch.tensor(wanted, dtype=torch.long, device=device),
                plan,
            )
            for row, chain in zip(rows, chains, strict=True):
                chain.written += len(row.tokens)
        return logits

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``TorchBackend``."""
        self._memory.fork(source, length, target)

    def free(self, sequence: int) -> None:
        """See ``TorchBackend``."""
        self._memory.free(sequence)

    def size(self) -> int:
        """See ``TorchBackend``."""
        return self._memory.size()

    def close(self) -> None:
        """Gives up the network and all that was cached."""
        self._network.close()
        self._memory = Memory(0, self._network.device)


def _packed(rows: Sequence[Row], order: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Tokens and positions of all rows in ``order``, and where their wanted logits stand, row by row."""
    tokens: list[int] = []
    positions: list[int] = []
    ends = [0] * len(rows)
    for number in order:
        row = rows[number]
        tokens.extend(row.tokens)
        positions.extend(range(row.start, row.start + len(row.tokens)))
        ends[number] = len(tokens)
    wanted = [at for row, end in zip(rows, ends, strict=True) for at in range(end - row.positions, end)]
    return tokens, positions, wanted


@contextmanager
def out_of_memory_as_memory_error() -> Iterator[None]:
    """torch has an error of its own per device, and a plain one on the CPU."""
    try:
        yield
    except RuntimeError as error:
        text = str(error).lower()
        if isinstance(error, torch.OutOfMemoryError) or "out of memory" in text or "can't allocate" in text:
            raise MemoryError(str(error)) from None
        raise
