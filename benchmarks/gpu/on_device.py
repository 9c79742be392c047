"""Measures an accelerator with one command of under ten minutes; it creates the models itself.

Passes of a model of 1.3 billion random parameters, against the device's own bandwidth; then the model that
ships, enlarged to as many, through the whole engine. Everything is measured with the paged backend and with
the one of segments. ``--device cpu --tiny`` runs the same code in seconds, with stand-in kernels: its figures
mean nothing.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress

import torch

from benchmarks.figures import Figure
from benchmarks.gpu import device_passes, whole_engine
from benchmarks.gpu.device_setting import Setting
from engine.types import SettingsError


def measure(device: str = "cuda", tiny: bool = False) -> list[Figure]:
    """All figures, from one run. Raises ``SettingsError`` where there is no such device."""
    if device.startswith("cuda") and not torch.cuda.is_available():
        raise SettingsError("There is no CUDA here. Use --device cpu --tiny to try what would run.")
    setting = Setting(torch.device(device), tiny)
    if tiny:
        torch.set_num_threads(1)
    found = [device_passes.bandwidth(setting)]
    for part in (device_passes, whole_engine):
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
