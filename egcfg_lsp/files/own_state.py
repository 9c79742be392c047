"""Reads and atomically replaces egcfg's own files in the user's state folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.support.files import replacing


def state_folder() -> Path:
    """The user's, and never one of a project, which a relative XDG_STATE_HOME would name."""
    from platformdirs import user_state_path

    folder = user_state_path("egcfg", appauthor=False)
    return folder if folder.is_absolute() else Path.home() / ".local" / "state" / "egcfg"


def read_json(file: Path, version: int) -> dict[str, Any]:
    """What ``write_json`` wrote; empty if it cannot be read, or has another ``version``."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) and found.get("version") == version else {}


def write_json(file: Path, data: Any) -> None:
    """Replaces the file whole: several may write. Only the user can read it. Raises OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(file, 0o600) as out:
        out.write(json.dumps(data, indent=1).encode())
