"""Finds the Python that runs the user's code, with the user's consent and variables."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import stat
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.source_file import LARGEST, FileError, content
from engine.support import data_file, files, own_files
from sandbox.host.launch import is_reserved
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
        for tool, folder in environments(parent, environ):
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
        python = Path(content(file).decode().strip())
        if (
            python.is_absolute()
            and os.access(python, os.X_OK)
            and python.is_file()
            and _owned([file, python])
        ):
            yield FoundInterpreter(str(python), folder, f".pdm-python of {folder}")
    except (OSError, ValueError, FileError):
        return


def _is_ours(environment: Path) -> bool:
    return environment.resolve() == Path(sys.prefix).resolve()


def _pythons(folder: Path) -> list[Path]:
    """The interpreters of an environment; none if ``folder`` is not one."""
    if not any(os.path.exists(folder / mark) for mark in ENVIRONMENT_MARKS):
        return []
    return [folder / binary for binary in _BINARIES if os.access(folder / binary, os.X_OK)]


def _safe(folder: Path, python: Path) -> bool:
    """Whether an environment was made by this user or root, and nobody else can change it."""
    mark = next(mark for mark in ENVIRONMENT_MARKS if os.path.exists(folder / mark))
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
        raise UsageError(
            f"There is no Python interpreter {name!r}; name one with --python (in an editor: "
            "egcfg.interpreter)."
        )
    return os.path.abspath(found_on_path)


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
        return data_file.loads(content(file).decode())
    except (ValueError, FileError):
        return {}


def _table(settings: Mapping[str, Any], name: str) -> dict[str, Any]:
    found = settings.get(name)
    return found if isinstance(found, dict) else {}


VERSION = 1
"""Format of the file."""


def has_consent(folder: Path) -> bool:
    """Whether somebody consented for ``folder`` itself: what is below it may come from elsewhere."""
    return str(folder.resolve()) in _folders()


def give_consent(folder: Path) -> None:
    """Keeps the consent for the interpreter in ``folder``. Raises ``UsageError`` when that fails."""
    file = own_files.trusted_interpreters()
    folders = sorted({*_folders(), str(folder.resolve())})
    try:
        own_files.write_json(file, {"version": VERSION, "folders": folders})
    except (OSError, UnicodeError) as error:
        raise UsageError(
            f"{file}, which keeps the consent, cannot be written: {error}. "
            "Name an interpreter with --python instead."
        ) from None


def _folders() -> set[str]:
    """None, if the file cannot be read."""
    folders = own_files.read_json(own_files.trusted_interpreters(), VERSION).get("folders")
    return {each for each in folders if isinstance(each, str)} if isinstance(folders, list) else set()


_VARIABLE = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_GIVEN = re.compile(r"(?P<name>[A-Za-z_]\w*)=(?P<value>.*)", re.ASCII | re.DOTALL)
_LINE = re.compile(
    r"""(export\s+)?(?P<name>[A-Za-z_]\w*)\s*=\s*("(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>.*?))"""
    r"""(\s+\#.*)?""",
    re.ASCII,
)


def variables(wanted: Sequence[str], folder: Path, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables of ``--env`` or ``egcfg.environment``; what is named later counts.

    ``NAME`` is taken from our environment, ``NAME=VALUE`` as it stands, and anything else is a file in
    ``folder`` with lines ``NAME=VALUE``. Raises ``UsageError``, which tells no value.
    """
    found: dict[str, str] = {}
    for each in wanted:
        given = _GIVEN.fullmatch(each)
        if given is not None:
            found[_free(given["name"])] = _text(given["name"], given["value"])
        elif not _VARIABLE.fullmatch(each):
            found |= _read(folder / Path(each).expanduser())
        elif _free(each) in environ:
            found[each] = environ[each]
        else:
            raise UsageError(
                f"The environment variable {each} is not set here; set it, or write {each}=VALUE "
                "(--env, --set environment=, or egcfg.environment in an editor)."
            )
    return found


def _free(name: str) -> str:
    if is_reserved(name):
        raise UsageError(
            f"The sandbox sets {name} itself, or nobody may; take it out of --env or --set (in an editor: "
            "egcfg.environment). What tests need of it, such as a path, a conftest.py can set."
        )
    return name


def _text(name: str, value: str) -> str:
    if "\0" in value:
        raise UsageError(f"The value of {name} has a zero character, which no environment holds.")
    return value


def _read(file: Path) -> dict[str, str]:
    """The variables of a file, without those that the sandbox sets itself."""
    try:
        lines = files.content(file, LARGEST).decode("utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        name = file.name.partition("=")[0]  # what follows could be a value
        raise UsageError(
            f"{name!r} names neither an environment variable nor a file that can be read ({reason}); --env "
            "and egcfg.environment take NAME, NAME=VALUE or a file."
        ) from None
    return {name: value for name, value in _variables(file, lines) if not is_reserved(name)}


def _variables(file: Path, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        if line.strip()[:1] in ("", "#"):
            continue
        found = _LINE.fullmatch(line.strip())
        if found is None:
            raise UsageError(f"Line {number} of {file} is not NAME=VALUE.")
        value = next(each for each in found.group("double", "single", "bare") if each is not None)
        yield found["name"], _text(found["name"], value)
