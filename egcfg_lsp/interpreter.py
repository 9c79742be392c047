"""Which Python runs the user's code."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from egcfg_lsp.errors import UsageError

ENVIRONMENTS = (".venv", "venv")
_BINARIES = ("bin/python", "bin/python3", "Scripts/python.exe")


def choose(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> str:
    """``explicit`` if given, else VIRTUAL_ENV, a ``.venv`` or ``venv`` of the project or above it, or ours.

    When VIRTUAL_ENV is the environment that we run in, it says nothing about the project, and comes last.
    Raises ``UsageError`` when ``explicit`` names nothing that can be started.
    """
    if explicit:
        return _named(explicit)
    active = environ.get("VIRTUAL_ENV")
    folders = [Path(active)] if active and Path(active).resolve() != Path(sys.prefix).resolve() else []
    folders += [parent / name for parent in (project, *project.parents) for name in ENVIRONMENTS]
    for folder in folders:
        for binary in _BINARIES:
            if (folder / "pyvenv.cfg").is_file() and os.access(folder / binary, os.X_OK):
                return str(folder / binary)
    return sys.executable


def _named(name: str) -> str:
    path = Path(name).expanduser()
    if path.is_dir():
        found = [path / binary for binary in _BINARIES if os.access(path / binary, os.X_OK)]
        if found:
            return str(found[0])
    found_on_path = shutil.which(str(path))
    if found_on_path is None:
        raise UsageError(f"There is no Python interpreter {name!r}; name one with --python.")
    return os.path.abspath(found_on_path)
