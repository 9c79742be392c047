"""Models in llama.cpp's format, GGUF. Importing this package imports nothing heavy: ``load`` does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from engine.lm.cached import CachedModel
from engine.lm.scheduler import Owner
from engine.lm.tokens import fitting_form
from engine.support.errors import ModelError, SettingsError

if TYPE_CHECKING:
    from engine.lm.llama_cpp.loading import LoadedGguf

__all__ = ["load"]

CACHE_MB = 1024


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
    owner = Owner(f"model {path}")
    loaded: list[LoadedGguf] = []

    def work() -> LoadedGguf:
        try:
            import llama_cpp  # noqa: F401
        except ImportError:
            raise ModelError(
                "The package llama-cpp-python is not installed: pip install llama-cpp-python (it is "
                "compiled, which takes some minutes), or use --set backend=transformers."
            ) from None
        file = _file(path, dtype)
        from engine.lm.llama_cpp.loading import load_now

        most = CACHE_MB if cache_mb is None else cache_mb
        loaded.append(load_now(file, device=device, threads=threads, cache_mb=most))
        return loaded[0]

    def give_up() -> None:
        for model in loaded:
            model.backend.close()

    try:
        model = await owner.run(work)
    except BaseException as error:
        if isinstance(error, asyncio.CancelledError):
            owner.post(give_up)
        owner.stop()
        raise
    name = Path(path).stem
    return CachedModel(
        model.backend,
        model.tokenizer,
        name=name,
        context_length=model.context_length,
        template=fitting_form(name, model.tokenizer.has_turns),
        owner=owner,
        device=model.device,
        parameters=model.parameters,
    )


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
