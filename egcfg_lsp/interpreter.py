"""Which Python runs the user's code."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

from egcfg_lsp.errors import UsageError

ENVIRONMENTS = (".venv", "venv")
_BINARIES = ("bin/python", "bin/python3", "Scripts/python.exe")


def choose(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> str:
    """``explicit`` if given, else VIRTUAL_ENV, a ``.venv`` or ``venv`` of the project or above it, or ours.

    When VIRTUAL_ENV is the environment that we run in, it says nothing about the project, and comes last.
    What is found on the way up belongs to this user or root, and nobody else can write to it: in ``/tmp`` and
    the like an environment may be anybody's.
    Raises ``UsageError`` when ``explicit`` names nothing that can be started.
    """
    if explicit:
        return _named(explicit)
    active = environ.get("VIRTUAL_ENV")
    if active and Path(active).resolve() != Path(sys.prefix).resolve():
        for python in _pythons(Path(active)):
            return str(python)
    for parent in (project, *project.parents):
        for name in ENVIRONMENTS:
            for python in _pythons(parent / name):
                if _safe(parent / name, python):
                    return str(python)
    return sys.executable


def _pythons(folder: Path) -> list[Path]:
    """The interpreters of a virtual environment; none if ``folder`` is not one."""
    if not (folder / "pyvenv.cfg").is_file():
        return []
    return [folder / binary for binary in _BINARIES if os.access(folder / binary, os.X_OK)]


def _safe(folder: Path, python: Path) -> bool:
    """Whether an environment was made by this user or root, and nobody else can change it.

    A link is its maker's, wherever it leads. Windows keeps owners elsewhere: there it always is.
    """
    if sys.platform == "win32":
        return True
    owners = (0, os.geteuid())
    try:
        parts = [folder, folder / "pyvenv.cfg", python.parent, python]
        return all(part.lstat().st_uid in owners and not part.stat().st_mode & stat.S_IWOTH for part in parts)
    except OSError:
        return False


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
