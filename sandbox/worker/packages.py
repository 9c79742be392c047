"""Where packages are: found before confinement without executing any of them, made importable after it.

Interpreters start with ``-S``. Of ``site``, only what looks for folders is called before this process is
confined; files that end in ``.pth`` may hold lines to execute, and ``sitecustomize`` is a module like others.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import os
import site

_MOST_BYTES = 1 << 20
"""Of a file of paths; longer ones are left out."""


def locate() -> list[str]:
    """The folders that will be on ``sys.path``. In a virtual environment it becomes ``sys.prefix``."""
    found: list[str] = []
    execute, site.addsitedir = site.addsitedir, lambda folder, known=None: found.append(folder)
    try:
        site.venv(set())
        site.addsitepackages(set())
    finally:
        site.addsitedir = execute
    for folder in found:  # grows meanwhile
        found += [path for path in _named(folder) if path not in found]
    return found


def install() -> None:
    """Makes packages importable, as an interpreter without ``-S`` does at its start."""
    site.main()


def import_all(names) -> None:
    """Before any program runs; the program that imports it will be told if something cannot be imported."""
    for name in names:
        with contextlib.suppress(Exception):
            importlib.import_module(name)


def _named(folder: str) -> list[str]:
    """The folders that files of paths in ``folder`` name."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(".pth"))
    except OSError:
        return []
    lines = (line.strip() for name in names for line in _lines(os.path.join(folder, name)))
    named = [path for line in lines if line and not line.startswith("#") for path in _paths(line)]
    return [path for path in (os.path.join(folder, path) for path in named) if os.path.isdir(path)]


def _lines(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read(_MOST_BYTES).splitlines()
    except OSError:
        return []


def _paths(line: str) -> list[str]:
    """The path that a line is; of a line to execute, the texts in it that are absolute paths."""
    if not line.startswith(("import ", "import\t")):
        return [line]
    try:
        nodes = list(ast.walk(ast.parse(line)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if os.path.isabs(text)]
