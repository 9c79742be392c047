"""Data files in TOML that a user may replace by their own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from engine.types import EngineError, SettingsError

LARGEST = 1 << 20
"""Bytes; a device has no end."""


def read(path: Path, unknown: str = "", error: type[EngineError] = SettingsError) -> dict[str, Any]:
    """What the file says. Raises ``error``, with ``unknown`` if there is no such file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise error(f"{path} has more than {LARGEST >> 20} MiB, which is not a file of ours.")
        return tomllib.loads(data.decode())
    except FileNotFoundError:
        raise error(unknown or f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise error(f"{path} cannot be read: {problem}.") from None
