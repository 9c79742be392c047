"""Which backend a model gets: the fastest that computes what the model itself computes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import torch

from engine.core.errors import ModelError
from engine.lm.transformers.backend_probe import BackendProbe
from engine.lm.transformers.packed.backend import PackedBackend, TorchBackend
from engine.lm.transformers.packed.decoder import FusedDecoder
from engine.lm.transformers.packed.kernels import KERNELS
from engine.lm.transformers.packed.network import Network
from engine.lm.transformers.packed.replaced_attention import ReplacedAttention
from engine.lm.transformers.paged.paged_backend import PagedBackend
from engine.lm.transformers.serial import SerialBackend

PAGED = ("paged", "paged-plain")
"""Kernels over pages; those of ``kernels.py`` are over segments."""
DEFAULTS = {"cpu": ["cpu-flash"], "cuda": ["paged", "plain"]}
"""Kernels that are tried, by the kind of device; ``plain`` elsewhere."""


def choose(model: Any, kernel: str = "auto", cache_bytes: int = 2**30) -> TorchBackend:
    """The first backend that passes the probe.

    ``kernel``: the name of one; all code paths follow from it, none from the device. ``auto``: those that
    suit the device. ``cache_bytes``: for keys and values, where these are taken at once.

    Raises ``ModelError`` when no backend is right.
    """
    probe = BackendProbe(model)
    for make in _backends(model, _kernels(kernel, model.device), cache_bytes):
        backend = None
        try:
            backend = make()
            if probe.fits(backend):
                return backend
        except MemoryError:
            raise
        except Exception:  # noqa: S110 - a model of an unusual build may stumble anywhere: the next is tried
            pass
        if backend is not None:
            backend.close()
    raise ModelError(
        f"Models of the kind {model.config.model_type} continue from a state of their own, or see what comes "
        "later: from cached keys and values, which are shared and cut, they do not compute what they compute "
        "from the whole text. Choose a decoder with attention in every layer, such as Llama, Qwen, Mistral, "
        "StarCoder or DeepSeek-Coder."
    )


def _kernels(name: str, device: torch.device) -> Sequence[str]:
    known = (*KERNELS, *PAGED)
    if name == "auto":
        return DEFAULTS.get(device.type, ["plain"])
    if name not in known:
        raise ModelError(f"There is no attention kernel {name!r}. Use auto, {' or '.join(known)}.")
    return [name]


def _backends(model: Any, kernels: Sequence[str], cache_bytes: int) -> Iterator[Callable[[], TorchBackend]]:
    """The fastest first."""
    for kernel in kernels:
        if FusedDecoder.fits(model):
            yield partial(_backend, partial(FusedDecoder, model, kernel), kernel, cache_bytes)
        yield partial(_backend, partial(ReplacedAttention, model), kernel, cache_bytes)
    yield partial(SerialBackend, model)


def _backend(make: Callable[[], Network], kernel: str, cache_bytes: int) -> TorchBackend:
    network = make()
    try:
        if kernel in PAGED:
            return PagedBackend(network, kernel, cache_bytes)
        return PackedBackend(network, KERNELS[kernel])
    except BaseException:
        network.close()
        raise
