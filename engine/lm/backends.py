"""Loads a language model by the names of its backend and of the model; imports nothing heavy before that."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.types import SettingsError

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel

SHIPPED_MODEL = Path(__file__).parents[1] / "models" / "default"


async def load_model(name: str = "", *, backend: str = "transformers", **options: Any) -> LanguageModel:
    """Loads a model off the event loop; the caller closes it with ``await model.close()``.

    ``name``: a model folder, a name of the Hugging Face hub, a GGUF file, or what a server calls its model;
    empty for the model that ships. ``backend``: ``transformers``, ``llama-cpp`` or ``openai``. ``options``
    are those of the backend's ``load``: ``engine.lm.transformers``, ``engine.lm.llama_cpp``,
    ``engine.lm.openai`` (which needs ``base_url``).

    Raises ``ModelError`` if the model cannot be loaded, ``SettingsError`` for an unknown backend.
    """
    if backend == "transformers":
        from engine.lm import transformers

        return await transformers.load(name or str(SHIPPED_MODEL), **options)
    if backend == "llama-cpp":
        from engine.lm import llama_cpp

        return await llama_cpp.load(name or str(SHIPPED_MODEL), **options)
    if backend == "openai":
        from engine.lm import openai

        return await openai.load(name=name, **options)
    raise SettingsError(f"There is no backend {backend!r}. There are transformers, llama-cpp, openai.")
