"""Finds the environments that poetry and hatch keep for a project outside of it, by their own rules.

Nothing of the tools or of the project is executed.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
"""Of a project (PEP 508); anything else could lead to another folder."""


def environments(project: Path, environ: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """Tools, and folders in which they may have an environment for ``project``, the likeliest first."""
    settings = _toml(project / "pyproject.toml")
    general, tools = _table(settings, "project"), _table(settings, "tool")
    names = [general.get("name"), _table(tools, "poetry").get("name")]
    for name in names:
        if isinstance(name, str) and _NAME.fullmatch(name):
            for folder in _of_poetry(name, project, environ):
                yield "poetry", folder
            for folder in _of_hatch(name, project, environ):
                yield "hatch", folder
            return


def _of_poetry(name: str, project: Path, environ: Mapping[str, str]) -> list[Path]:
    """As ``EnvManager.generate_env_name`` of poetry has it, and ``EnvManager.get``.

    https://github.com/python-poetry/poetry/blob/main/src/poetry/utils/env/env_manager.py
    """
    cache = environ.get("POETRY_CACHE_DIR") or _user_folder("cache", environ) / "pypoetry"
    folder = Path(environ.get("POETRY_VIRTUALENVS_PATH") or Path(cache) / "virtualenvs")
    name = re.sub(r"[-_.]+", "-", name).lower()[:42]
    base = f"{name}-{_digest(os.path.normcase(os.path.realpath(project)))}"
    active = _table(_toml(folder / "envs.toml"), base).get("minor")
    made = sorted(folder.glob(f"{base}-py3.*"), key=_minor, reverse=True)
    return sorted(made, key=lambda each: each.name != f"{base}-py{active}")


def _of_hatch(name: str, project: Path, environ: Mapping[str, str]) -> list[Path]:
    """The environment that is active or named, or the default one, then those for tests.

    As ``VirtualEnvironment`` of hatch has it.

    https://github.com/pypa/hatch/blob/master/src/hatch/env/virtual.py
    """
    data = Path(environ.get("HATCH_DATA_DIR") or _user_folder("data", environ) / "hatch")
    name = re.sub(r"[-_.]+", "-", name).lower()
    chosen = environ.get("HATCH_ENV_ACTIVE") or environ.get("HATCH_ENV", "default")
    own = chosen if chosen != "default" and _NAME.fullmatch(chosen) else name
    path = str(project.resolve())
    folder = data / "env" / "virtual" / name / _digest(path.casefold() if sys.platform == "darwin" else path)
    return [folder / own, *sorted(folder.glob("hatch-test.py3.*"), key=_minor, reverse=True)]


def _digest(text: str) -> str:
    """The eight characters by which both tell folders apart."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()[:8]


def _minor(folder: Path) -> int:
    digits = folder.name.rpartition(".")[2]
    return int(digits) if digits.isdecimal() else 0


def _user_folder(kind: str, environ: Mapping[str, str]) -> Path:
    """Where applications keep their ``cache`` or ``data`` on Linux and macOS, as platformdirs has it."""
    home = Path(environ.get("HOME") or os.path.expanduser("~"))
    if sys.platform == "darwin":
        return home / "Library" / ("Caches" if kind == "cache" else "Application Support")
    variable, usual = ("XDG_CACHE_HOME", ".cache") if kind == "cache" else ("XDG_DATA_HOME", ".local/share")
    return Path(environ.get(variable) or home / usual)


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}


def _table(settings: Mapping[str, Any], name: str) -> dict[str, Any]:
    found = settings.get(name)
    return found if isinstance(found, dict) else {}
