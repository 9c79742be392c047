"""Loads a language model by its name and the name of its backend."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from engine.models.catalog import chosen
from engine.support.errors import SettingsError

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel

BACKENDS = ("auto", "transformers", "llama-cpp", "openai")


async def load_model(name: str = "auto", *, backend: str = "auto", **options: Any) -> LanguageModel:
    """Loads a model off the event loop; the caller closes it with ``await model.close()``.

    ``name``: a model of the catalog, ``auto``, a model folder, a GGUF file, a name of the Hugging Face hub,
    or what a server calls its model. ``backend``: ``auto``, ``transformers``, ``llama-cpp`` or ``openai``.
    ``options`` are those of the backend's ``load``: ``engine.lm.transformers``, ``engine.lm.llama_cpp``,
    ``engine.lm.openai`` (which needs ``base_url``).

    Raises ``ModelError`` if the model cannot be loaded, ``ModelMissing`` if it is not installed,
    ``SettingsError`` for an unknown backend.
    """
    if backend not in BACKENDS:
        raise SettingsError(f"There is no backend {backend!r}. There are {', '.join(BACKENDS)}.")
    if backend != "openai":
        found = await asyncio.to_thread(chosen, name, backend, options.get("device", "auto"))
        name, backend = found.place, found.backend
    if backend == "transformers":
        from engine.lm import transformers

        return await transformers.load(name, **options)
    if backend == "llama-cpp":
        from engine.lm import llama_cpp

        return await llama_cpp.load(name, **options)
    from engine.lm import openai

    return await openai.load(name=name, **options)
