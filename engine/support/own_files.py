"""Names every file that egcfg keeps on this machine for itself, and reads and replaces those of JSON.

What can be found out again is in the cache folder, what a person decided in the state folder. Neither is in a
project, which a relative ``XDG_CACHE_HOME`` or ``XDG_STATE_HOME`` would name. Records of ``bench`` and of
training go where a person says.
"""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from typing import Any

from engine.support.files import replacing

MODELS = "EGCFG_MODELS"
"""Names the folder of models, in place of the one in the cache."""


def models() -> Path:
    """The folder of installed models, and of what is made of them; it need not be there."""
    named = os.environ.get(MODELS, "")
    return Path(os.path.expanduser(named)) if named else _cache() / "models"


def tried_models() -> Path:
    """What llama.cpp on this machine can do with a model."""
    return _cache() / "llama-cpp.json"


def speeds() -> Path:
    """How fast each model was here."""
    return _cache() / "speeds.json"


def compiled_protocol() -> Path:
    """What attrs compiled for the protocol's types; another Python reads another file."""
    return _cache() / f"protocol-{importlib.util.MAGIC_NUMBER.hex()}.bin"


def trusted_interpreters() -> Path:
    """The folders whose interpreters a person trusts. Take a line out of it to be asked again."""
    return _state() / "trusted.json"


def token(port: int) -> Path:
    """The token of the server that listens on ``port``, while it does."""
    return _state() / f"tcp-{port}.token"


def _cache() -> Path:
    from platformdirs import user_cache_path

    folder = user_cache_path("egcfg", appauthor=False)
    return folder if folder.is_absolute() else Path.home() / ".cache" / "egcfg"


def _state() -> Path:
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
