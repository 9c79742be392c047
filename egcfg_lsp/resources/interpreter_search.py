"""Finds the Python that runs the user's code."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.errors import UsageError

ENVIRONMENTS = (".venv", "venv")
_BINARIES = ("bin/python", "bin/python3", "Scripts/python.exe")


@dataclass(frozen=True)
class FoundInterpreter:
    """An interpreter, and the folder of the project that it is part of.

    None: the person named it, activated it, or runs us with it.
    """

    python: str
    folder: Path | None = None


def choose(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> str:
    """The interpreter of ``find``, for a project that is trusted."""
    return find(explicit, project, environ).python


def find(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> FoundInterpreter:
    """``explicit`` if given, else VIRTUAL_ENV, a ``.venv`` or ``venv`` of the project or above it, or ours.

    When VIRTUAL_ENV is the environment that we run in, it says nothing about the project, and comes last.
    What is found on the way up belongs to this user or root, and nobody else can write to it: in ``/tmp`` and
    the like an environment may be anybody's.
    Raises ``UsageError`` when ``explicit`` names nothing that can be started.
    """
    if explicit:
        return FoundInterpreter(_named(explicit))
    active = environ.get("VIRTUAL_ENV")
    if active and os.path.isabs(active) and not _is_ours(Path(active)):
        for python in _pythons(Path(active)):
            return FoundInterpreter(str(python))
    for parent in (project, *project.parents):
        for name in ENVIRONMENTS:
            for python in _pythons(parent / name):
                if _safe(parent / name, python):
                    return FoundInterpreter(str(python), None if _is_ours(parent / name) else parent)
    return FoundInterpreter(sys.executable)


def _is_ours(environment: Path) -> bool:
    return environment.resolve() == Path(sys.prefix).resolve()


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
    if path.is_dir() and (os.sep in name or name in ENVIRONMENTS):  # others could be called python3
        found = [path / binary for binary in _BINARIES if os.access(path / binary, os.X_OK)]
        if found:
            return str(found[0])
    places = [place for place in os.environ.get("PATH", os.defpath).split(os.pathsep) if os.path.isabs(place)]
    found_on_path = shutil.which(str(path), path=os.pathsep.join(places))
    if found_on_path is None:
        raise UsageError(f"There is no Python interpreter {name!r}; name one with --python.")
    return os.path.abspath(found_on_path)
