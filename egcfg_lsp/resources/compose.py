"""Opens models and sandboxes: the one place that names backends.

What was learned of a model's speed is kept in the user's cache folder from start to start."""

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
from engine.models.choice import chosen

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel
    from sandbox import Report, SandboxPool

import contextlib
import math
import platform
import time

from egcfg_lsp import __version__
from egcfg_lsp.files.own_state import read_json, write_json
from engine.lm.base import LanguageModel
from engine.lm.delegation import WrappedModel
from engine.lm.speed import ROWS, Speed


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


VERSION = 2
"""Format of the file."""
KEPT_S = 30 * 24 * 3600
"""What was not used for so long is forgotten."""


class TimedModel(WrappedModel):
    """A model that begins with the speed that was learned before, and leaves what it learned."""

    def __init__(self, model: LanguageModel, key: str) -> None:
        super().__init__(model)
        self._key = key
        if (known := known_speed(key)) is not None:
            self.speed.take_over(known)

    async def close(self) -> None:
        """Frees the model."""
        keep_speed(self._key, self.speed)
        await self._model.close()


def known_speed(key: str) -> Speed | None:
    """The speed that was kept under ``key``; a file that cannot be read is as good as none."""
    entry = _read(speed_file(), time.time()).get(key)
    if entry is None:
        return None
    return Speed({int(rows): seconds for rows, seconds in entry["seconds"].items()}, entry["read"])


def keep_speed(key: str, speed: Speed) -> None:
    """Keeps what is known, if anything is; a file that cannot be written changes nothing."""
    if not speed.seconds and speed.read is None:
        return
    file, now = speed_file(), time.time()
    kept = {"seconds": dict(speed.seconds), "read": speed.read, "at": now}
    with contextlib.suppress(OSError):
        write_json(file, {"version": VERSION, "speeds": {**_read(file, now), key: kept}})


def speed_key(settings: ModelSettings, device: str) -> str:
    """Changes with the model, with how it runs, and with the machine."""
    place = Path(settings.name).expanduser()
    model = [str(place.resolve()), *_stamps(place)] if place.exists() else [settings.name]
    run = [settings.backend, device, settings.dtype, settings.threads]
    machine = [platform.node(), platform.machine(), os.cpu_count()]
    return " ".join(map(str, [__version__, *model, *run, *machine]))


def speed_file() -> Path:
    """Where speeds are kept."""
    from platformdirs import user_cache_path

    return user_cache_path("egcfg", appauthor=False) / "speeds.json"


def _stamps(place: Path) -> list[str]:
    """Sizes and times of a model's files."""
    files = sorted(place.iterdir()) if place.is_dir() else [place]
    found = [(file.name, file.stat()) for file in files if file.is_file()]
    return [f"{name}:{status.st_size}:{status.st_mtime_ns}" for name, status in found]


def _read(file: Path, now: float) -> dict[str, dict[str, Any]]:
    """What is kept by key; without what is old or no speed."""
    speeds = read_json(file, VERSION).get("speeds")
    if not isinstance(speeds, dict):
        return {}
    return {key: entry for key, entry in speeds.items() if _is_valid(entry, now)}


def _is_valid(entry: object, now: float) -> bool:
    """Whether ``entry`` has the times of passes and of reading, and is not old."""
    if not isinstance(entry, dict) or not isinstance(seconds := entry.get("seconds"), dict):
        return False
    rows = all(rows in map(str, ROWS) and _is_positive(each) for rows, each in seconds.items())
    read = "read" in entry and (entry["read"] is None or _is_positive(entry["read"]))
    return rows and read and _is_positive(entry.get("at")) and 0 <= now - entry["at"] < KEPT_S


def _is_positive(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < math.inf
