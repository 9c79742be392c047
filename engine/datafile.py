"""Data files in TOML that a user may replace by their own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from engine.types import EngineError, SettingsError


def read(path: Path, unknown: str = "", error: type[EngineError] = SettingsError) -> dict[str, Any]:
    """What the file says. Raises ``error``, with ``unknown`` if there is no such file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise error(unknown or f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise error(f"{path} cannot be read: {problem}.") from None
