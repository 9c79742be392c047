"""Finds the root folder of a file's project."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

MARKERS = ("pyproject.toml", "setup.cfg", "setup.py", "pytest.ini", "tox.ini", ".git", ".hg")


def root(file: Path, workspace: Iterable[Path] = ()) -> Path:
    """The innermost workspace folder around ``file``; else the nearest parent with a marker.

    Without any, it is the folder that holds the file, or the outermost package it is in. The whole file
    system is nobody's project, though it may be a workspace.
    """
    file = file.absolute()
    around = [folder for folder in workspace if folder != folder.parent and file.is_relative_to(folder)]
    if around:
        return max(around, key=lambda folder: len(folder.parts))
    return next(
        (parent for parent in file.parents[:-1] if is_marked(parent)),
        next((parent for parent in file.parents if not (parent / "__init__.py").is_file()), file.parent),
    )


def is_marked(folder: Path) -> bool:
    """Whether a folder says that it is a project."""
    return any((folder / marker).exists() for marker in MARKERS)
