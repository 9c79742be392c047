"""Opens models and sandboxes: the one place that names backends."""

from __future__ import annotations

import asyncio
import dataclasses
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import BACKENDS, ModelSettings
from engine.lm.backends import load_model
from engine.models.catalog import chosen

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel
    from sandbox import Report, SandboxPool


async def open_model(settings: ModelSettings) -> LanguageModel:
    """Loads the model off the event loop; the caller closes it.

    A local model knows what was learned of its speed before. Raises ``ModelError`` when it cannot be loaded,
    ``UsageError`` for settings that do not go together.
    """
    if settings.backend not in BACKENDS:
        raise UsageError(f"There is no backend {settings.backend!r}. There are {', '.join(BACKENDS)}.")
    if wrong := disagreement(settings):
        raise UsageError(wrong)
    settings = await asyncio.to_thread(resolved, settings)
    model = await load_model(settings.name, backend=settings.backend, **_options(settings))
    if settings.backend not in LOCAL:
        return model

    from egcfg_lsp.resources.model_speed import TimedModel, speed_key

    return TimedModel(model, speed_key(settings, model.device))


def resolved(settings: ModelSettings) -> ModelSettings:
    """``settings`` with a place for the model's name, and the backend that runs it.

    Raises ``ModelMissing`` for a model of the catalog that is not installed.
    """
    if settings.is_served:
        return dataclasses.replace(settings, backend="openai")
    found = chosen(settings.name, settings.backend, settings.device)
    return dataclasses.replace(settings, name=found.place, backend=found.backend)


def _options(settings: ModelSettings) -> dict[str, Any]:
    """Options of the backend's ``load`` (``engine.lm.backends``)."""
    if settings.is_served:
        return {
            "base_url": settings.base_url,
            "api": settings.api,
            "tokenizer": settings.tokenizer,
            "key": os.environ.get(settings.key_variable, ""),
        }
    return {
        "device": settings.device,
        "dtype": settings.dtype,
        "threads": settings.threads or None,
        "cache_mb": settings.cache_mb or None,
    }


@asynccontextmanager
async def open_sandbox(
    python: str,
    project: Path | None,
    parallel: int = 2,
    *,
    preload: Sequence[str] = (),
    instead_of: Sequence[Path] = (),
    environment: Mapping[str, str] = {},
) -> AsyncIterator[SandboxPool]:
    """A running sandbox, closed at the end; ``preload`` are modules that most programs will import,
    ``instead_of`` folders for which ``project`` stands, and of which they may read nothing,
    ``environment`` the variables that programs get (:mod:`egcfg_lsp.resources.interpreter`).

    Raises ``Refused`` when this machine cannot confine a program, ``InterpreterError`` when ``python``
    cannot host it.
    """
    from sandbox import SandboxPool

    pool = SandboxPool(
        python, project, parallel, preload=preload, instead_of=instead_of, environment=environment
    )
    try:
        await pool.start()
        yield pool
    finally:
        await pool.close()


async def examine_sandbox(python: str) -> Report:
    """Live attempts to get out of the sandbox."""
    from sandbox import examine

    return await examine(python)


LOCAL = ("transformers", "llama-cpp")
_LOCAL_ONLY = ("device", "dtype", "threads", "cache_mb")
_SERVED_ONLY = ("api", "tokenizer", "key_variable")


def disagreement(settings: ModelSettings) -> str:
    """What is wrong with ``settings`` as a whole, and the nearest that works; nothing if they agree."""
    usual = ModelSettings()
    foreign = _LOCAL_ONLY if settings.is_served else (*_SERVED_ONLY, "base_url")
    for name in foreign:
        if getattr(settings, name) != getattr(usual, name):
            option = name.replace("_", "-")
            if settings.is_served:
                return f"{option} is for models that run here, not for a server's. Leave it out."
            return (
                f"{option} is for a server's model. Leave it out, or name the server: "
                "--set base-url=http://localhost:8000/v1."
                if name != "base_url"
                else f"base-url names a server, and backend={settings.backend} runs models here; choose."
            )
    if settings.is_served:
        return _served(settings)
    return _llama_cpp(settings) if settings.backend == "llama-cpp" else ""


def _llama_cpp(settings: ModelSettings) -> str:
    place = Path(settings.name).expanduser()
    if settings.dtype != "auto" and place.is_file():
        return (
            f"--set dtype={settings.dtype} does not go with {settings.name}, whose numbers are given. "
            "Leave it out."
        )
    if settings.name and not place.exists() and settings.name.count("/") == 1:
        return (
            f"{settings.name} is no file or folder here, and llama.cpp does not load from the Hugging Face "
            "hub. Download a .gguf file and name it, or use --set backend=transformers."
        )
    return ""


def _served(settings: ModelSettings) -> str:
    if not settings.base_url:
        return "backend=openai needs a server: add --set base-url=http://localhost:8000/v1, or its address."
    if not settings.base_url.startswith(("http://", "https://")):
        return f"base-url should begin with http:// or https://, not {settings.base_url!r}."
    if settings.name in ("", "auto"):
        return "A server needs the name by which it knows the model: add --model."
    return ""
