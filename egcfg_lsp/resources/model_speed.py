"""What was learned of models' speeds, kept in the user's cache folder from start to start."""

from __future__ import annotations

import contextlib
import os
import platform
import time
from pathlib import Path
from typing import Any

from egcfg_lsp import __version__
from egcfg_lsp.settings import ModelSettings
from engine.lm.base import LanguageModel, Speed, WrappedModel
from engine.support import own_files

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
    try:
        entry = _speeds(time.time())[key]
        return Speed({int(rows): float(s) for rows, s in entry["seconds"].items()}, entry["read"])
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def keep_speed(key: str, speed: Speed) -> None:
    """Keeps what is known, if anything is; a file that cannot be written changes nothing."""
    if not speed.seconds and speed.read is None:
        return
    now = time.time()
    kept = {"seconds": dict(speed.seconds), "read": speed.read, "at": now}
    with contextlib.suppress(OSError):
        own_files.write_json(own_files.speeds(), {"version": VERSION, "speeds": {**_speeds(now), key: kept}})


def _speeds(now: float) -> dict[str, Any]:
    """What is kept by key, without what is old; nothing of a file of another kind."""
    try:
        kept = own_files.read_json(own_files.speeds(), VERSION)["speeds"]
        return {key: entry for key, entry in kept.items() if 0 <= now - entry["at"] < KEPT_S}
    except (KeyError, TypeError, AttributeError):
        return {}


def speed_key(settings: ModelSettings, device: str) -> str:
    """Changes with the model's files, with how it runs, and with the machine."""
    place = Path(settings.name).expanduser()
    model = [settings.name]
    if place.exists():
        files = [file for file in (sorted(place.iterdir()) if place.is_dir() else [place]) if file.is_file()]
        stamps = [(file.name, file.stat()) for file in files]
        model = [str(place.resolve()), *(f"{name}:{at.st_size}:{at.st_mtime_ns}" for name, at in stamps)]
    run = [settings.backend, device, settings.dtype, settings.threads]
    machine = [platform.node(), platform.machine(), os.cpu_count()]
    return " ".join(map(str, [__version__, *model, *run, *machine]))
