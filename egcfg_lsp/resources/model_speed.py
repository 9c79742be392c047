"""Measured speeds of models, kept for a day in the user's cache folder."""

from __future__ import annotations

import contextlib
import math
import os
import platform
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from egcfg_lsp import __version__
from egcfg_lsp.files.own_state import read_json, write_json
from egcfg_lsp.settings import ModelSettings

if TYPE_CHECKING:
    from engine.lm.base import LanguageModel
    from engine.lm.speed import Speed

VERSION = 1
"""Format of the file."""
KEPT_S = 24 * 3600
"""After this a model is measured again: the machine may have been busy."""
_RATES = ("read", "rows_1", "rows_12", "rows_96")
"""The fields of a ``Speed``."""


async def known_speed(model: LanguageModel, key: str, file: Path | None = None) -> Speed:
    """The speed of ``model`` that ``file`` (default: in the user's cache) has under ``key``, or a new one.

    A file that cannot be read or written changes nothing but the time that this takes. Raises ``ModelError``.
    """
    from engine.lm.speed import Speed

    entry = _read(file or speed_file(), time.time()).get(key)
    if entry is None:
        return await new_speed(model, key, file)
    return Speed(**{name: entry[name] for name in _RATES})


async def new_speed(model: LanguageModel, key: str, file: Path | None = None) -> Speed:
    """Measures, and keeps what was found. Raises ``ModelError``."""
    from engine.lm.speed_measurement import measure

    file = file or speed_file()
    speed = await measure(model)
    now = time.time()
    _write(file, {**_read(file, now), key: {**asdict(speed), "at": now}})
    return speed


def speed_key(settings: ModelSettings, device: str) -> str:
    """Changes with the model, with how it runs, and with the machine."""
    place = Path(settings.name).expanduser()
    model = [str(place.resolve()), *_stamps(place)] if place.exists() else [settings.name]
    run = [settings.backend, device, settings.dtype, settings.threads, settings.contexts]
    machine = [platform.node(), platform.machine(), os.cpu_count()]
    return " ".join(map(str, [__version__, *model, *run, settings.cache, *machine]))


def speed_file() -> Path:
    """Where speeds are kept."""
    from platformdirs import user_cache_path

    return user_cache_path("egcfg", appauthor=False) / "speeds.json"


def _stamps(place: Path) -> list[str]:
    """Sizes and times of a model's files."""
    files = sorted(place.iterdir()) if place.is_dir() else [place]
    found = [(file.name, file.stat()) for file in files if file.is_file()]
    return [f"{name}:{status.st_size}:{status.st_mtime_ns}" for name, status in found]


def _read(file: Path, now: float) -> dict[str, dict[str, float]]:
    """What is kept by key; without what is old or no speed."""
    speeds = read_json(file, VERSION).get("speeds")
    if not isinstance(speeds, dict):
        return {}
    return {key: entry for key, entry in speeds.items() if _is_valid(entry, now)}


def _is_valid(entry: object, now: float) -> bool:
    """Whether ``entry`` has all rates, and is not old."""
    if not isinstance(entry, dict):
        return False
    return all(map(_is_positive, map(entry.get, (*_RATES, "at")))) and 0 <= now - entry["at"] < KEPT_S


def _is_positive(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < math.inf


def _write(file: Path, speeds: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):
        write_json(file, {"version": VERSION, "speeds": speeds})
