"""Finds an installed package of an interpreter by reading its folders; neither of them is started."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from egcfg_lsp.errors import UsageError

_LIBRARIES = ("lib", "lib64", "local/lib")
_FOLDERS = ("site-packages", "dist-packages")
_MOST_BYTES = 1 << 20
"""Of a file that names further folders."""


def find_package(name: str, python: str) -> Path:
    """The folder of a package, or the file of a module, that ``python`` would import as ``name``.

    Raises ``UsageError`` where there is none.
    """
    wanted = name.replace("-", "_")
    if wanted.isidentifier():
        for folder in package_folders(python):
            if (folder / wanted / "__init__.py").is_file():
                return folder / wanted
            if (folder / f"{wanted}.py").is_file():
                return folder / f"{wanted}.py"
    raise UsageError(
        f"memory names package:{name}, and {python} has no Python package {wanted}: "
        "install it there, or give the name by which it is imported."
    )


def package_folders(python: str) -> Iterator[Path]:
    """The folders in which ``python`` finds installed packages, those that ``.pth`` files name among them."""
    program = Path(shutil.which(python) or python)
    prefixes = [program.parent.parent]
    settings = _environment(prefixes[0])
    if settings is None:
        prefixes.append(program.resolve().parent.parent)
    elif settings.get("include-system-site-packages") == "true":
        prefixes.append(Path(settings.get("home", "")).resolve().parent)
    for prefix in dict.fromkeys(prefixes):
        for folder in _site_folders(prefix, _version(program, settings)):
            yield folder
            yield from _named(folder)


def _environment(prefix: Path) -> dict[str, str] | None:
    """What a virtual environment says of itself; None where ``prefix`` is none."""
    try:
        lines = (prefix / "pyvenv.cfg").read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return None
    pairs = (line.partition("=") for line in lines if "=" in line)
    return {key.strip().lower(): value.strip().lower() if "include" in key else value.strip()
            for key, _, value in pairs}  # fmt: skip


def _version(program: Path, settings: dict[str, str] | None) -> str:
    """``3.12``, by the environment or by the name of the program; nothing if neither tells."""
    told = (settings or {}).get("version", "") or (settings or {}).get("version_info", "")
    found = re.match(r"\d+\.\d+", told) or re.search(r"\d+\.\d+", program.resolve().name)
    return found.group() if found else ""


def _site_folders(prefix: Path, version: str) -> Iterator[Path]:
    every = [prefix / "Lib" / "site-packages"]
    for library in _LIBRARIES:
        for inner in sorted((prefix / library).glob(f"python{version or '3.*'}")):
            every += [inner / name for name in _FOLDERS]
        every.append(prefix / library / "python3" / "dist-packages")
    yield from (folder for folder in every if folder.is_dir())


def _named(folder: Path) -> Iterator[Path]:
    """Folders that stand in the ``.pth`` files of another; lines that would be executed are passed over."""
    for file in sorted(folder.glob("*.pth")):
        try:
            lines = file.read_text("utf-8").split("\n") if file.stat().st_size <= _MOST_BYTES else []
        except (OSError, UnicodeDecodeError):
            continue
        for line in lines:
            path = line.strip()
            if path and not path.startswith(("#", "import ", "import\t")):
                named = Path(os.path.join(folder, path))
                if named.is_dir():
                    yield named
