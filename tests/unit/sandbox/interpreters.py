"""The interpreters of this machine that the worker supports, by version."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

VERSIONS = ("3.9", "3.10", "3.11", "3.12", "3.13")


def found(version: str) -> str:
    """An interpreter of this version; the test is skipped, aloud, where there is none."""
    for path in _candidates(version):
        said = subprocess.run(
            [path, "-c", "import sys; print(*sys.version_info[:2], sep='.')"], capture_output=True
        )
        if said.stdout.decode().strip() == version:
            return path
    pytest.skip(f"there is no Python {version} on this machine")


def _candidates(version: str) -> Iterator[str]:
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser()
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))
    on_path = shutil.which(f"python{version}")
    if on_path is not None:
        yield on_path
