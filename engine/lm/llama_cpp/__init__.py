"""Models in llama.cpp's format, GGUF. Importing this package imports nothing heavy: ``load`` does."""

from __future__ import annotations

from pathlib import Path

from engine.lm.cached import CachedModel, load_in_thread
from engine.lm.scheduler import Owner
from engine.support.errors import ModelError, SettingsError

__all__ = ["load"]


async def load(
    path: str,
    *,
    device: str = "auto",
    dtype: str = "auto",
    threads: int | None = None,
    cache_mb: int | None = None,
) -> CachedModel:
    """A causal language model from a GGUF file.

    ``device``: ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``, as the installed build allows. ``dtype``:
    ``auto``, for a file's numbers are what they are. ``threads``: None: the physical cores that may be used.
    ``cache_mb``: most MiB for keys and values; None: 1024.

    Raises ``ModelError``, and ``SettingsError`` for a ``dtype`` that the file cannot have.
    """

    def work(owner: Owner) -> CachedModel:
        try:
            import llama_cpp  # noqa: F401
        except ImportError:
            raise ModelError(
                "The package llama-cpp-python is not installed: pip install llama-cpp-python (it is "
                "compiled, which takes some minutes), or use --set backend=transformers."
            ) from None
        file = _file(path, dtype)
        from engine.lm.llama_cpp.loading import load_now

        return load_now(file, owner, device=device, threads=threads, cache_mb=cache_mb)

    return await load_in_thread(path, work)


def _file(path: str, dtype: str) -> Path:
    """The GGUF file that ``path`` means."""
    place = Path(path).expanduser()
    if not place.is_file():
        raise ModelError(
            f"There is no GGUF file at {path}, and llama.cpp takes nothing else. Name one, or use "
            "--set backend=transformers for folders and models of the hub."
        )
    if dtype != "auto":
        raise SettingsError(
            f"--set dtype={dtype} does not go with {path}, whose numbers are what they are. Leave it out."
        )
    return place
