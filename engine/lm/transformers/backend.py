"""One forward pass for rows of any length: the scheduler's backend over a network and its memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import torch

from engine.lm.base import Logprobs
from engine.lm.scheduler import Row
from engine.lm.transformers.attention import Plan
from engine.lm.transformers.memory import Chain, Memory
from engine.lm.transformers.network import Network

COPIED = 16_384
"""Positions of a pass beyond which rows read what they share where it lies, however few they are."""


class PackedBackend:
    """The tokens of all rows stand one behind the other, each with its own position.

    The linear layers see one matrix without padding; only attention knows of rows.
    """

    def __init__(self, network: Network) -> None:
        self._network = network
        self._memory = Memory(network.layers)
        self._like = torch.empty(0, dtype=network.dtype, device=network.device)

    def __len__(self) -> int:
        """How many sequences are cached."""
        return len(self._memory)

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        """See ``scheduler.Backend``."""
        tokens = [token for row in rows for token in row.tokens]
        positions = [row.start + n for row in rows for n in range(len(row.tokens))]
        wanted: list[int] = []
        end = 0
        for row in rows:
            end += len(row.tokens)
            wanted.extend(range(end - row.positions, end))
        device = self._network.device
        with torch.inference_mode(), out_of_memory_as_memory_error():
            chains = self._chains(rows)
            logits = self._network.logits(
                torch.tensor(tokens, device=device),
                torch.tensor(positions, device=device),
                torch.tensor(wanted, device=device),
                Plan(rows, chains, self._like),
            )
            for row, chain in zip(rows, chains, strict=True):
                chain.written += len(row.tokens)
            logprobs = torch.log_softmax(logits.float(), -1).cpu()
        return [part.numpy() for part in torch.split(logprobs, [row.positions for row in rows])]

    def _chains(self, rows: Sequence[Row]) -> list[Chain]:
        """Where the rows' positions lie; those of small families lie alone."""
        if sum(row.start for row in rows) > COPIED:
            return [self._memory.prepare(row.sequence, row.start) for row in rows]
        families = [self._memory.family(row.sequence) for row in rows]
        sizes = Counter(families)
        return [
            self._memory.prepare(row.sequence, row.start, sizes[family] <= self._network.few)
            for row, family in zip(rows, families, strict=True)
        ]

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``scheduler.Backend``."""
        self._memory.fork(source, length, target)

    def free(self, sequence: int) -> None:
        """See ``scheduler.Backend``."""
        self._memory.free(sequence)

    def size(self) -> int:
        """See ``eviction.Sized``."""
        return self._memory.size()

    def close(self) -> None:
        """Gives up the network and all that was cached."""
        self._network.close()
        self._memory = Memory(0)


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
