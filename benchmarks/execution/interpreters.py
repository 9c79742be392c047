"""Finds interpreters on this machine to measure: the current one, and others on PATH or of pyenv."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ((3, 11), (3, 12), (3, 13))


def found() -> dict[tuple[int, int], str]:
    """Version to path; this interpreter stands for its own version."""
    interpreters = {sys.version_info[:2]: sys.executable}
    for version in VERSIONS:
        for path in _candidates(version):
            if version not in interpreters and _version(path) == version:
                interpreters[version] = path
    return interpreters


def _candidates(version: tuple[int, int]) -> Iterator[str]:
    major, minor = version
    if on_path := shutil.which(f"python{major}.{minor}"):
        yield on_path
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(root.glob(f"versions/{major}.{minor}.*/bin/python"), reverse=True))


def _version(path: str) -> tuple[int, int] | None:
    command = [path, "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30)
        major, minor = map(int, done.stdout.split())
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return major, minor
