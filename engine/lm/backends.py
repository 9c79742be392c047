"""Loads a language model by the names of its backend, its device and the model."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any

from engine.lm.base import LanguageModel
from engine.models.catalog import chosen
from engine.types import ModelError, SettingsError

_WRITTEN = re.compile(r"(auto|cpu|cuda|mps)(?::(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A device that a user asks for."""

    kind: str
    """``auto``, ``cpu``, ``cuda`` or ``mps``."""
    index: int | None = None
    """Which of several GPUs."""

    @property
    def name(self) -> str:
        """As torch writes it."""
        return self.kind if self.index is None else f"{self.kind}:{self.index}"


def named_device(name: str) -> Device:
    """Reads ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``. Raises ``ModelError`` for anything else."""
    found = _WRITTEN.fullmatch(name)
    if found is None or (found[2] is not None and found[1] == "auto"):
        raise ModelError(f"There is no device {name!r}. Use auto, cpu, cuda, cuda:1 or mps.")
    return Device(found[1], None if found[2] is None else int(found[2]))


def described(place: str, *details: str) -> str:
    """Where a model runs, with details such as its hardware, number format and threads.

    The result is for people, and tells apart what runs at different speeds. Nothing reads it again.
    """
    known = ", ".join(detail for detail in details if detail)
    return f"{place} ({known})" if known else place


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
