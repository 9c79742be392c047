"""What was learned of models' speeds, kept in the user's cache folder."""

from __future__ import annotations

import contextlib
import math
import os
import platform
import time
from pathlib import Path
from typing import Any

from egcfg_lsp import __version__
from egcfg_lsp.files.own_state import read_json, write_json
from egcfg_lsp.settings import ModelSettings
from engine.lm.base import ROWS, LanguageModel, Speed, WrappedModel

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
