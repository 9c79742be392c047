"""Several processes that train one model, as ``torchrun`` and ``accelerate launch`` start them.

Only the first writes items, logs and models. The others wait for it as long as it takes: making items and
filtering them takes hours, and the time limit of the trainer's own collectives is minutes.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, TypeVar

T = TypeVar("T")
_PATIENCE = timedelta(days=7)


def several() -> bool:
    """Whether this is one of several processes."""
    return int(os.environ.get("WORLD_SIZE", "1")) > 1


def is_first() -> bool:
    """Whether this process is the one that writes and talks."""
    return not several() or int(os.environ.get("RANK", "0")) == 0


def wait() -> None:
    """Returns when every process has come here; they are connected by then."""
    if several():
        import torch.distributed

        torch.distributed.barrier(group=_patient_group())


def first_then_others(work: Callable[[], T], find: Callable[[], T]) -> T:
    """What the first process gets by ``work``, and the others, which wait for it, by ``find``."""
    if several():
        _patient_group()  # connected before the work, which may take longer than connecting may
    if is_first():
        found = work()
        wait()
        return found
    wait()
    return find()


def gathered(values: Sequence[Any]) -> list[Any]:
    """The values of all processes; every one of them has to ask."""
    if not several():
        return list(values)
    import torch.distributed

    parts: list[list[Any]] = [[] for _ in range(int(os.environ["WORLD_SIZE"]))]
    torch.distributed.all_gather_object(parts, list(values), group=_patient_group())
    return [value for part in parts for value in part]


@functools.cache
def _patient_group() -> Any:
    import torch.distributed

    return torch.distributed.new_group(backend="gloo", timeout=_PATIENCE)
