"""Models in the format of Hugging Face transformers, on the CPU, CUDA or MPS.

Importing this package imports neither torch nor transformers: that happens in ``load``, in the thread that
will own the model.
"""

from __future__ import annotations

from engine.lm.cached import CachedModel, load_in_thread
from engine.lm.scheduler import Owner

__all__ = ["load"]


async def load(
    path_or_id: str,
    *,
    device: str = "auto",
    dtype: str = "auto",
    threads: int | None = None,
    cache_mb: int | None = None,
) -> CachedModel:
    """A causal language model from a local folder, a GGUF file or the Hugging Face hub.

    ``device``: ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``. ``dtype``: ``auto`` (as stored; on a CPU
    without arithmetic for that, and for small models there, ``float32``) or a torch name such as
    ``bfloat16``. ``threads``: torch's CPU threads; None leaves one for a small model, where more cost more
    than they give, and torch's default otherwise. ``cache_mb``: most MiB for keys and values, beyond which
    the least recently used contexts are computed again; None: 70 % of what a GPU has left, a quarter of the
    machine's memory elsewhere.

    Raises ``ModelError``. If the caller is cancelled meanwhile, the thread finishes loading and then frees
    the model; to let many callers wait for one load, keep one task and ``asyncio.shield`` it.
    """

    def work(owner: Owner) -> CachedModel:
        from engine.lm.transformers.loading import load_now

        return load_now(path_or_id, owner, device=device, dtype=dtype, threads=threads, cache_mb=cache_mb)

    return await load_in_thread(path_or_id, work)
