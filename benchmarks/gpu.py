"""What an accelerator makes of it: one command of under ten minutes, with models that it makes itself.

Passes of a model of 1.3 billion random parameters, against the device's own bandwidth; then the model that
ships, enlarged to as many, through the whole engine. Everything is measured with the paged backend and with
the one of segments. ``--device cpu --tiny`` runs the same code in seconds, with stand-in kernels: its figures
mean nothing.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import torch

from benchmarks import gpu_engine, gpu_passes
from benchmarks.figures import Figure
from engine.types import SettingsError

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


def measure(device: str = "cuda", tiny: bool = False) -> list[Figure]:
    """All figures, from one run. Raises ``SettingsError`` where there is no such device."""
    if device.startswith("cuda") and not torch.cuda.is_available():
        raise SettingsError("There is no CUDA here. Use --device cpu --tiny to try what would run.")
    setting = Setting(torch.device(device), tiny)
    if tiny:
        torch.set_num_threads(1)
    found = [gpu_passes.bandwidth(setting)]
    for part in (gpu_passes, gpu_engine):
        model = part.model(setting)
        for kernel in setting.kernels:
            found += _gathered(kernel, part.figures(model, kernel, setting, found[0].value))
        del model
        _empty(setting.device)
    return found


def _gathered(kernel: str, figures: Iterable[Figure]) -> Iterator[Figure]:
    """All figures up to an error, which is told: the others are worth having without it."""
    try:
        yield from figures
    except Exception:
        print(f"not measured: what is left of {kernel}", file=sys.stderr)
        traceback.print_exc()


def _empty(device: torch.device) -> None:
    """Gives memory back to the device."""
    if device.type == "cuda":
        with suppress(RuntimeError):
            torch.cuda.empty_cache()
