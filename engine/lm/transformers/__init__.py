"""Models in the format of Hugging Face transformers, on the CPU, CUDA or MPS.

Importing this package imports neither torch nor transformers: that happens in ``load``, in the thread that
will own the model.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from engine.lm.cached import CachedModel, PrefixCache
from engine.lm.scheduler import Owner
from engine.lm.tokens import fitting_form

if TYPE_CHECKING:
    from engine.lm.transformers.loaded import Loaded

__all__ = ["load"]


async def load(
    path_or_id: str,
    *,
    device: str = "auto",
    dtype: str = "auto",
    threads: int | None = None,
    cache_mb: int | None = None,
    kernel: str = "auto",
) -> CachedModel:
    """A causal language model from a local folder, a GGUF file or the Hugging Face hub.

    ``device``: ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``. ``dtype``: ``auto`` (as stored; on a CPU
    without arithmetic for that, and for small models there, ``float32``) or a torch name such as
    ``bfloat16``. ``threads``: torch's CPU threads; None leaves one for a small model, where more cost more
    than they give, and torch's default otherwise. ``cache_mb``: most MiB for keys and values, beyond which
    the least recently used contexts are computed again; None: 70 % of what a GPU has left, a quarter of the
    machine's memory elsewhere. ``kernel``: of attention, by name (see ``backend_choice.py``); ``auto``
    takes what suits the device.

    Raises ``ModelError``. If the caller is cancelled meanwhile, the thread finishes loading and then frees
    the model; to let many callers wait for one load, keep one task and ``asyncio.shield`` it.
    """
    owner = Owner(f"model {path_or_id}")
    loaded: list[Loaded] = []

    def work() -> Loaded:
        loaded.append(_load(path_or_id, device, dtype, threads, cache_mb, kernel))
        return loaded[0]

    try:
        model = await owner.run(work)
    except BaseException as error:
        if isinstance(error, asyncio.CancelledError):
            owner.post(partial(_give_up, loaded))
        owner.stop()
        raise
    return CachedModel(
        PrefixCache(model.backend, model.cache_bytes),
        model.tokenizer,
        name=model.name,
        context_length=model.context_length,
        template=fitting_form(model.name, model.tokenizer.has_turns),
        owner=owner,
        device=model.device,
        parameters=model.parameters,
    )


def _load(
    path_or_id: str, device: str, dtype: str, threads: int | None, cache_mb: int | None, kernel: str
) -> Loaded:
    from engine.lm.transformers.loading import load_now

    return load_now(path_or_id, device=device, dtype=dtype, threads=threads, cache_mb=cache_mb, kernel=kernel)


def _give_up(loaded: list[Loaded]) -> None:
    for model in loaded:
        model.backend.close()
    loaded.clear()
