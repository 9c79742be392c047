"""Data-parallel training in several processes, one thread each.

On a processor that is shared with others this is faster than one process with several threads: the
workers wait for each other once a step instead of once an operation.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import torch
import torch.distributed
from torch import Tensor
from torch.multiprocessing.spawn import spawn


@dataclass(frozen=True)
class Peers:
    """This process among its equals; alone by default."""

    rank: int = 0
    count: int = 1

    def average(self, tensors: Sequence[Tensor]) -> None:
        """Replaces every tensor by its mean over all processes."""
        if self.count == 1:
            return
        flat = torch.cat([tensor.reshape(-1) for tensor in tensors])
        torch.distributed.all_reduce(flat)
        flat /= self.count
        _unpack(flat, tensors)

    def spread(self, shares: Sequence[Sequence[Tensor]]) -> None:
        """Gives ``shares[rank]`` of each process to all others."""
        if self.count == 1:
            return
        for owner, tensors in enumerate(shares):
            flat = torch.cat([tensor.reshape(-1) for tensor in tensors])
            torch.distributed.broadcast(flat, owner)
            if owner != self.rank:
                _unpack(flat, tensors)


def _unpack(flat: Tensor, tensors: Sequence[Tensor]) -> None:
    start = 0
    for tensor in tensors:
        tensor.copy_(flat[start : start + tensor.numel()].view_as(tensor))
        start += tensor.numel()


def together(count: int, work: Callable[[Peers], None]) -> None:
    """Runs ``work`` in ``count`` processes, this one included when it is the only one."""
    if count == 1:
        work(Peers())
        return
    with TemporaryDirectory() as folder:
        spawn(_worker, (count, str(Path(folder) / "meet"), work), nprocs=count)  # type: ignore[no-untyped-call]


def _worker(rank: int, count: int, meeting: str, work: Callable[[Peers], None]) -> None:
    Thread(target=_end_with_parent, name="watches the parent", daemon=True).start()
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    torch.distributed.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=count)
    try:
        work(Peers(rank, count))
    finally:
        torch.distributed.destroy_process_group()


def _end_with_parent() -> None:
    """Ends this process when the one that started it is gone, however it was ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
