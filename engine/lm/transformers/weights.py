"""Weights in the memory that they need and no more: what is copied elsewhere is given back tensor by tensor.

transformers maps a checkpoint's files into memory. Pages that were read count as the process's until they are
given back, though nobody needs them once their tensors were copied.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

_DONT_NEED = 4
"""MADV_DONTNEED of Linux. What is mapped from a file comes back from there if it is read again."""
_CHECKPOINT = ".safetensors"

SMALL_MODEL = 100_000_000
"""Parameters up to which operators cost more than arithmetic, and a copy of the weights does not hurt."""


def is_small(parameters: int) -> bool:
    """Whether a model has so few parameters that a CPU runs it best in one thread and in 32 bits."""
    return parameters <= SMALL_MODEL


class Mappings:
    """Where checkpoints are mapped into memory. Linux only; elsewhere nothing is given back."""

    def __init__(self) -> None:
        self._ranges: list[tuple[int, int]] = []
        if sys.platform == "linux":
            lines = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines()
            ends = (line.split()[0].split("-") for line in lines if line.endswith(_CHECKPOINT))
            self._ranges = [(int(first, 16), int(last, 16)) for first, last in ends]

    def give_back(self, tensor: torch.Tensor) -> None:
        """Gives back the pages that hold nothing but ``tensor``, if it lies in a mapped file."""
        address = tensor.data_ptr()
        if not any(first <= address < last for first, last in self._ranges):
            return
        start = -(-address // mmap.PAGESIZE) * mmap.PAGESIZE
        stop = (address + tensor.nbytes) // mmap.PAGESIZE * mmap.PAGESIZE
        if start < stop:
            ctypes.CDLL(None).madvise(ctypes.c_void_p(start), ctypes.c_size_t(stop - start), _DONT_NEED)


def convert(model: Any, dtype: torch.dtype) -> None:
    """Changes the number format of all weights that have the model's; a few may be kept in 32 bits."""
    before = model.dtype
    mappings = Mappings()
    for tensor in model.state_dict(keep_vars=True).values():
        if tensor.dtype == before:
            old, tensor.data = tensor.data, tensor.data.to(dtype)
            mappings.give_back(old)


class Joining:
    """Makes several weights views of one tensor, so that they can be used as one and are not held twice."""

    def __init__(self) -> None:
        self._mappings = Mappings()

    def joined(self, parts: Sequence[torch.nn.Parameter]) -> torch.Tensor:
        """The parts in one tensor, one behind the other. If they are already, nothing is copied."""
        sizes = [part.shape[0] for part in parts]
        if _adjacent(parts):
            return parts[0].data.as_strided((sum(sizes), *parts[0].shape[1:]), parts[0].stride())
        whole = torch.cat([part.data for part in parts])
        for part, view in zip(parts, whole.split_with_sizes(sizes), strict=True):
            old, part.data = part.data, view
            self._mappings.give_back(old)
        return whole


def _adjacent(parts: Sequence[torch.Tensor]) -> bool:
    """Whether the parts lie one behind the other in one storage."""
    storages = {part.untyped_storage().data_ptr() for part in parts}
    ends = [part.data_ptr() + part.nbytes for part in parts]
    follow = all(part.data_ptr() == end for part, end in zip(parts[1:], ends, strict=False))
    return len(storages) == 1 and follow and all(part.is_contiguous() for part in parts)
