"""Finds the Python that runs the user's code."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import environment_managers
from sandbox.project_copy import ENVIRONMENT_MARKS

ENVIRONMENTS = (".venv", "venv", "env", ".conda")
_BINARIES = ("bin/python", "bin/python3", "Scripts/python.exe", "python.exe")


@dataclass(frozen=True)
class FoundInterpreter:
    """An interpreter, and the folder of the project that it is part of.

    None: the person named it, activated it, runs us with it, or had a tool make it outside the project.
    """

    python: str
    folder: Path | None = None
    why: str = ""
    """Why it is this one: ``CONDA_PREFIX``, ``.venv of the project``."""


def choose(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> str:
    """The interpreter of ``find``, for a project that is trusted."""
    return find(explicit, project, environ).python


def find(explicit: str, project: Path, environ: Mapping[str, str] = os.environ) -> FoundInterpreter:
    """``explicit`` if given, else the active environment, one of the project or above it, or ours.

    When the active environment is the one that we run in, or conda's base, which is active everywhere, it
    says nothing about the project, and comes last. What is found on the way up belongs to this user or root,
    and nobody else can write to it: in ``/tmp`` and the like an environment may be anybody's.
    Raises ``UsageError`` when ``explicit`` names nothing that can be started.
    """
    if explicit:
        return FoundInterpreter(_named(explicit), why="you named it")
    return next(
        _found(project, environ), FoundInterpreter(sys.executable, why="egcfg's own: no other is there")
    )


def _found(project: Path, environ: Mapping[str, str]) -> Iterator[FoundInterpreter]:
    """Interpreters, the best one first."""
    base = environ.get("CONDA_DEFAULT_ENV") == "base"
    yield from _active("VIRTUAL_ENV", environ)
    if not base:
        yield from _active("CONDA_PREFIX", environ)
    for parent in (project, *project.parents):
        yield from _chosen_by_pdm(parent)
        for name in filter(None, (environ.get("UV_PROJECT_ENVIRONMENT"), *ENVIRONMENTS)):
            folder = parent / name
            inside = not os.path.isabs(name) and not _is_ours(folder)
            for python in _pythons(folder):
                if os.path.isabs(name) or _safe(folder, python):
                    yield FoundInterpreter(str(python), parent if inside else None, f"{name} of {parent}")
        for tool, folder in environment_managers.environments(parent, environ):
            for python in _pythons(folder):
                if _safe(folder, python):
                    yield FoundInterpreter(str(python), why=f"{tool}'s environment for {parent}")
    if base:
        yield from _active("CONDA_PREFIX", environ)


def _active(variable: str, environ: Mapping[str, str]) -> Iterator[FoundInterpreter]:
    active = environ.get(variable, "")
    if os.path.isabs(active) and not _is_ours(Path(active)):
        for python in _pythons(Path(active)):
            yield FoundInterpreter(str(python), why=f"{variable} is active")


def _chosen_by_pdm(folder: Path) -> Iterator[FoundInterpreter]:
    """The interpreter whose path pdm wrote into the project, which may be any program."""
    file = folder / ".pdm-python"
    try:
        python = Path(file.read_text("utf-8").strip())
        if (
            python.is_absolute()
            and os.access(python, os.X_OK)
            and python.is_file()
            and _owned([file, python])
        ):
            yield FoundInterpreter(str(python), folder, f".pdm-python of {folder}")
    except (OSError, ValueError):
        return


def _is_ours(environment: Path) -> bool:
    return environment.resolve() == Path(sys.prefix).resolve()


def _pythons(folder: Path) -> list[Path]:
    """The interpreters of an environment; none if ``folder`` is not one."""
    if not any((folder / mark).exists() for mark in ENVIRONMENT_MARKS):
        return []
    return [folder / binary for binary in _BINARIES if os.access(folder / binary, os.X_OK)]


def _safe(folder: Path, python: Path) -> bool:
    """Whether an environment was made by this user or root, and nobody else can change it."""
    mark = next(mark for mark in ENVIRONMENT_MARKS if (folder / mark).exists())
    return _owned([folder, folder / mark, python.parent, python])


def _owned(parts: list[Path]) -> bool:
    """Whether files and folders belong to this user or root, and nobody else can write to them.

    A link is its maker's, wherever it leads. Windows keeps owners elsewhere: there they always do.
    """
    if sys.platform == "win32":
        return True
    owners = (0, os.geteuid())
    try:
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
