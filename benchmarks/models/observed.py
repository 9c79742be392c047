"""A transformers model as the engine loads it, its passes timed and its reads of the device counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from engine.lm.scheduling.cached import CachedModel
from engine.lm.scheduling.passes import Answer, Row, Step
from engine.lm.transformers import load as load_transformers
from engine.lm.transformers import loading
from engine.lm.transformers.answering import Answering
from engine.lm.transformers.packed.backend import TorchBackend

_SCALAR = 8
"""Bytes that tell the host one number, such as the size of what was found."""
_OPERATORS = frozenset(
    "item _local_scalar_dense is_nonzero equal nonzero masked_select _unique2 unique_dim".split()
)
"""The host has to know their result, or its shape: what is behind ``item``, ``bool`` and ``tensor[mask]``."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What one pass took."""

    rows: int
    tokens: int
    """New ones, of all rows."""
    logits_s: float
    """``TorchBackend.logits`` alone."""
    reads: int
    """Calls that wait for the device; 0 unless they are counted."""
    bytes_read: int


class Observed(Answering):
    """Answers as ever, and notes what passes took."""

    def __init__(
        self, inner: TorchBackend, forbidden: Sequence[int] = (), *, eager: bool, counts: bool = False
    ) -> None:
        """With ``counts``, reads of the device are counted, and the code is that of an accelerator."""
        self._timed = _Timed(inner)
        super().__init__(self._timed, forbidden, eager=eager and not counts)
        self._counts = counts
        self._passes: list[Pass] = []

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``steps.Backend``."""
        reads = _Reads()
        before = self._timed.seconds
        with ExitStack() as modes:
            if self._counts:
                modes.enter_context(_Methods(reads))
                modes.enter_context(_Operators(reads))
            answers = super().forward(steps)
        sizes = [len(row.tokens) for step in steps for row in step.rows]
        seconds = self._timed.seconds - before
        self._passes.append(Pass(len(sizes), sum(sizes), seconds, reads.number, reads.size))
        return answers

    def taken(self) -> list[Pass]:
        """The passes since the last call."""
        passes, self._passes = self._passes, []
        return passes

    @property
    def bare(self) -> TorchBackend:
        """The backend itself."""
        return self._timed.inner


async def load(folder: Path, dtype: str, *, counts: bool = False) -> tuple[CachedModel, Observed]:
    """The model in ``folder`` on one thread of the CPU, and what stands between its scheduler and torch."""
    made: list[Observed] = []

    def observed(inner: TorchBackend, forbidden: Sequence[int] = (), *, eager: bool) -> Observed:
        made.append(Observed(inner, forbidden, eager=eager, counts=counts))
        return made[0]

    with patch.object(loading, "Answering", observed):
        model = await load_transformers(str(folder), device="cpu", dtype=dtype, threads=1)
    return model, made[0]


class _Timed:
    """A ``TorchBackend`` that sums up the seconds of its passes."""

    def __init__(self, inner: TorchBackend) -> None:
        self.inner = inner
        self.seconds = 0.0

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        began = time.perf_counter()
        try:
            return self.inner.logits(rows)
        finally:
            self.seconds += time.perf_counter() - began

    def copy(self, source: int, length: int, target: int) -> None:
        self.inner.copy(source, length, target)

    def free(self, sequence: int) -> None:
        self.inner.free(sequence)

    def size(self) -> int:
        return self.inner.size()

    def close(self) -> None:
        self.inner.close()


@dataclass(slots=True)
class _Reads:
    """What crosses from the device to the host."""

    number: int = 0
    size: int = 0

    def add(self, size: int) -> None:
        self.number += 1
        self.size += size


class _Methods(TorchFunctionMode):
    """Counts copies to the host where Python calls for them: on a CPU there are none behind that."""

    def __init__(self, reads: _Reads) -> None:
        super().__init__()
        self._reads = reads

    def __torch_function__(
        self,
        func: Callable[..., Any],
        types: object,
        args: Sequence[Any] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        name = getattr(func, "__name__", "")
        if name in ("cpu", "tolist"):
            self._reads.add(args[0].nbytes)
        return func(*args, **(kwargs or {}))


class _Operators(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Counts operators after which the host has to know a number."""

    def __init__(self, reads: _Reads) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._reads = reads

    def __torch_dispatch__(
        self, func: Any, types: object, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        name = func.overloadpacket.__name__
        if name in _OPERATORS or (name in ("index", "index_put", "index_put_") and _has_mask(args[1])):
            self._reads.add(_SCALAR)
        return func(*args, **(kwargs or {}))


def _has_mask(indices: Sequence[torch.Tensor | None]) -> bool:
    return any(index is not None and index.dtype in (torch.bool, torch.uint8) for index in indices)
