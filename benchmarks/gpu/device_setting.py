"""Defines where a GPU benchmark runs, which kernels it compares, and how much time it has."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

import torch

LIMIT_S = 540.0
"""When this is over, what was not measured yet is left out."""


@dataclass(frozen=True)
class Setting:
    """Where it runs, what is compared, and for how long."""

    device: torch.device
    tiny: bool
    began: float = field(default_factory=time.perf_counter)

    @property
    def dtype(self) -> torch.dtype:
        """What flash attention needs; on the CPU, where half precision is slow, 32 bits."""
        return torch.float32 if self.device.type == "cpu" else torch.bfloat16

    @property
    def kernels(self) -> tuple[str, str]:
        """The names of those that are compared."""
        return "paged-plain" if self.device.type == "cpu" else "paged", "segments"

    @property
    def left_s(self) -> float:
        """Seconds that are left."""
        return self.began + LIMIT_S - time.perf_counter()

    def allows(self, what: str, seconds: float) -> bool:
        """Whether so much time is left; says so if not."""
        if self.left_s < seconds:
            print(
                f"not measured: {what}: {seconds:.0f} s may be needed, {self.left_s:.0f} s are left",
                file=sys.stderr,
            )
            return False
        return True
