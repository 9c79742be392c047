"""Names under which Python imports the files of a project, and the folders it finds them in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.neighbours import test_folders

_RELATIVE = re.compile(r"^[ \t]*from[ \t]+(\.+)", re.MULTILINE)


@dataclass(frozen=True)
class ModuleName:
    """The name of a file as a module, and what goes before ``sys.path`` so that it and its tests import."""

    name: str
    """Dotted, ``pkg.text``; empty where no import statement could name the file."""
    path: tuple[Path, ...]


def module_name(file: Path, root: Path, text: str) -> ModuleName:
    """Names ``file``, which holds ``text``, in the project at ``root``.

    Folders with an ``__init__.py`` are packages. Other folders count as namespace packages if the file's own
    imports say so, because Python would also take them as folders to import from.
    """
    packaged = packages(file)
    base, known = file.parents[len(packaged)], list(import_folders(root))
    if base not in known:
        base = _with_namespace(base, len(packaged), known, text)
    path = dict.fromkeys([base, *known, *_test_folders(file, root)])
    return ModuleName(dotted_name(file, base), tuple(path))


def dotted_name(file: Path, base: Path) -> str:
    """The name of ``file`` as a module that is imported from ``base``; empty where it cannot be."""
    parts = [*file.relative_to(base).parts[:-1], *([] if file.stem == "__init__" else [file.stem])]
    named = parts != ["__main__"] and all(part and "." not in part for part in parts)
    return ".".join(parts) if named else ""


def packages(file: Path) -> tuple[str, ...]:
    """Names of the regular packages that a file is in, outermost first."""
    parts: list[str] = []
    folder = file.parent
    while folder.name and (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return tuple(parts)


def import_folders(root: Path) -> Iterator[Path]:
    """Folders that a project's modules are imported from: pytest's ``pythonpath``, ``src``, the root."""
    yield from (folder for name in pythonpath(root) if (folder := root / name).is_dir())
    if (root / "src").is_dir():
        yield root / "src"
    yield root


def pythonpath(root: Path) -> tuple[str, ...]:
    """Returns the folders that pytest imports from, by its setting in a project."""
    return PytestSettings.of(root).get("pythonpath")


def _with_namespace(base: Path, depth: int, folders: list[Path], text: str) -> Path:
    """The folder to import from: one above ``base``, which has ``depth`` packages, if ``text`` says so."""
    around = [folder for folder in folders if base.is_relative_to(folder)]
    if not around:
        return base
    top = max(around, key=lambda folder: len(folder.parts))
    namespace = base.relative_to(top).parts
    spoken_of = re.search(rf"^[ \t]*(from|import)[ \t]+{re.escape(namespace[0])}\b", text, re.MULTILINE)
    leaves = any(len(dots) > depth for dots in _RELATIVE.findall(text))
    return top if spoken_of or leaves else base


def _test_folders(file: Path, root: Path) -> Iterator[Path]:
    """Folders of tests that are no packages: pytest imports their modules by their bare names."""
    for folder in file.parents:
        if not folder.is_relative_to(root):
            return
        for tests in test_folders(folder):
            if tests.is_dir() and not (tests / "__init__.py").is_file():
                yield tests
