"""Source distributions, unpacked, each with an environment in which its tests run."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PYTEST = "pytest==9.2.0"


@dataclass(frozen=True)
class Library:
    """A pinned source distribution, and what its tests need beside pytest."""

    name: str
    version: str
    sha256: str
    style: str
    """How its tests are written."""
    needs: Sequence[str] = ()
    options: Sequence[str] = ()
    """Of pytest, without which not even its own tests can be collected with doctests."""


_DATA = tomllib.loads(Path(__file__).with_name("libraries.toml").read_text(encoding="utf-8"))
LIBRARIES = tuple(Library(**data) for data in _DATA["library"])
"""Pure Python, with tests in their source distributions."""
_NO_SETTINGS = "[pytest]\n"
"""Beside a library: or pytest would take the settings of a project that the cache lies in."""
_LEFT_OVER = shutil.ignore_patterns("__pycache__", ".pytest_cache", ".git")


class CannotPrepare(Exception):
    """A library cannot be downloaded or installed; the text says why."""


@dataclass(frozen=True)
class Checkout:
    """An unpacked library and the interpreter that it is installed in."""

    name: str
    folder: Path
    python: Path
    options: Sequence[str] = ()
    """Of pytest."""

    def copied(self, target: Path) -> Path:
        """Returns a copy of the unpacked library in the folder ``target``."""
        target.mkdir(parents=True)
        (target / "pytest.ini").write_text(_NO_SETTINGS, encoding="utf-8")
        return Path(shutil.copytree(self.folder, target / self.folder.name, ignore=_LEFT_OVER))


def prepare(library: Library, cache: Path) -> Checkout:
    """Downloads and installs ``library`` below ``cache``, unless that was done before.

    The installation is editable, as a developer of the library has it. Raises ``CannotPrepare``.
    """
    place = cache / f"{library.name}-{library.version}"
    done = place / "done"
    python = place / "environment" / "bin" / "python"
    if not done.is_file():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        folder = _unpacked(_downloaded(library, place / "download"), place / "source")
        _call([sys.executable, "-m", "venv", str(place / "environment")])
        _call([str(python), "-m", "pip", "install", "--quiet", "-e", str(folder), PYTEST, *library.needs])
        done.write_text(folder.name, encoding="utf-8")
    (place / "source" / "pytest.ini").write_text(_NO_SETTINGS, encoding="utf-8")
    folder = place / "source" / done.read_text(encoding="utf-8")
    return Checkout(library.name, folder, python, library.options)


def _downloaded(library: Library, folder: Path) -> Path:
    """The source distribution, whose hash pip has compared."""
    folder.mkdir()
    pinned = folder / "pinned.txt"
    pinned.write_text(f"{library.name}=={library.version} --hash=sha256:{library.sha256}\n", encoding="utf-8")
    options = ["--quiet", "--no-deps", "--no-binary", ":all:", "--dest", str(folder)]
    _call([sys.executable, "-m", "pip", "download", *options, "--require-hashes", "-r", str(pinned)])
    [archive] = folder.glob("*.tar.gz")
    return archive


def _unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    [unpacked] = folder.iterdir()
    return unpacked


def _call(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CannotPrepare(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
