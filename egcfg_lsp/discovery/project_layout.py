"""Names under which the files of a project import each other, told by the imports of all files together."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.source.module_names import dotted_name, packages


@dataclass(frozen=True)
class FileImports:
    """What a file imports."""

    names: Collection[str] = ()
    """Dotted; relative ones begin with dots."""
    extends_path: bool = False
    """It speaks of ``sys.path``, so other files may not find what it imports."""
    is_test: bool = False


@dataclass(frozen=True)
class Place:
    """The place of a file among the modules of a project."""

    base: Path
    """The folder that it is imported from."""
    name: str
    """Dotted; empty where no import statement could name the file."""
    in_doubt: bool = False
    """Files of its folder import each other in two ways, and where one works the other may not."""

    @property
    def top(self) -> str:
        return _top(self.name)


class ProjectLayout:
    """The places of a project's files.

    A folder without ``__init__.py`` is a namespace package if any import names it so, or a relative one needs
    it; unless its files import each other by their bare names.
    """

    def __init__(
        self,
        folders: Iterable[Path] = (),
        on_path: Collection[Path] = (),
        files: Mapping[Path, FileImports] | None = None,
    ) -> None:
        """``folders`` are those that modules are imported from, ``on_path`` those where a setting says so."""
        self._folders = sorted({*folders}, key=lambda folder: len(folder.parts), reverse=True)
        self._on_path = on_path
        self._files = files or {}
        self._outers: dict[Path, Path] = {}
        self._inside: dict[Path, set[str]] = defaultdict(set)
        """By folder, names of the modules and folders in it."""
        self._groups: dict[Path, list[Path]] = defaultdict(list)
        """By the folder around their outermost package, files."""
        for path in self._files:
            self._note(path)
        self._tops, self._pairs = _beginnings(self._files.values())
        self._bases = {outer: self._base(outer, paths) for outer, paths in self._groups.items()}
        self._places = {path: self.place(path) for path in self._files}
        self._homes: dict[str, set[Path]] = defaultdict(set)
        """By the first part of a name, the folders that have such modules."""
        for path, place in self._places.items():
            if not self._files[path].is_test:
                self._homes[place.top].add(place.base)

    def place(self, file: Path) -> Place:
        """The place of ``file``, which may be new."""
        outer = self._outer(file)
        base, in_doubt = self._bases.get(outer) or self._base(outer, ())
        return Place(base, dotted_name(file, base), in_doubt)

    def importable(self, file: Path, names: Iterable[str]) -> frozenset[Path]:
        """The files that ``file``, which imports ``names``, can import.

        They have its base, or are of a package that it imports already, or that others of its base import.
        """
        here = self.place(file)
        known, _ = _beginnings([FileImports([*names]), *self._alike(file, here)])
        return frozenset(path for path, there in self._places.items() if self._reaches(here, there, known))

    def _reaches(self, here: Place, there: Place, known: Collection[str]) -> bool:
        if here.base == there.base and not here.in_doubt and not there.in_doubt:
            return True
        return there.top in known and self._homes[there.top] == {there.base}

    def _alike(self, file: Path, here: Place) -> Iterator[FileImports]:
        """What other files import that find the same as ``file``; those of tests for a test alone."""
        is_test = file in self._files and self._files[file].is_test
        for path, place in self._places.items():
            imports = self._files[path]
            alike = place.base == here.base and not place.in_doubt and not here.in_doubt
            if alike and not imports.extends_path and is_test >= imports.is_test:
                yield imports

    def _note(self, path: Path) -> None:
        self._groups[self._outer(path)].append(path)
        self._inside[path.parent].add(path.stem)
        folder = path.parent
        while folder.name and folder.name not in self._inside[folder.parent]:
            self._inside[folder.parent].add(folder.name)
            folder = folder.parent

    def _outer(self, file: Path) -> Path:
        """The folder around the regular packages that a file is in."""
        if file.parent not in self._outers:
            self._outers[file.parent] = file.parents[len(packages(file))]
        return self._outers[file.parent]

    def _base(self, outer: Path, paths: Sequence[Path]) -> tuple[Path, bool]:
        """The folder that ``paths``, all files of ``outer``, are imported from; whether that is in doubt."""
        own_tops, own_pairs = _beginnings(self._files[path] for path in paths)
        leave = any(self._leaves(path, outer) for path in paths)
        around = self._around(outer, leave)
        if around is None or not self._is_bare(outer, own_tops):
            return around or outer, False
        if leave or self._is_spoken_of(outer, around, own_pairs):
            return around, True
        return outer, False

    def _around(self, outer: Path, leave: bool) -> Path | None:
        """The folder from which namespace packages lead to ``outer``; None where nothing says so."""
        above = [folder for folder in self._folders if folder in outer.parents]
        spoken_of = (folder for folder in above if self._is_spoken_of(outer, folder, self._pairs))
        return next(spoken_of, above[0] if above and leave else None)

    def _is_spoken_of(self, outer: Path, folder: Path, pairs: Collection[tuple[str, str]]) -> bool:
        """Whether imports begin with a module of the folder in ``folder`` that is, or holds, ``outer``."""
        name = outer.relative_to(folder).parts[0]
        return any((name, inner) in pairs for inner in self._inside[folder / name])

    def _is_bare(self, outer: Path, own_tops: Collection[str]) -> bool:
        """Whether modules of ``outer`` are imported by their bare names."""
        elsewhere = (self._inside[folder] for folder in self._folders if folder != outer)
        names = self._inside[outer].difference(sys.stdlib_module_names, *elsewhere)
        tops = self._tops if outer in self._folders else own_tops
        return outer in self._on_path or not names.isdisjoint(tops)

    def _leaves(self, path: Path, outer: Path) -> bool:
        """Whether a relative import of a file leads out of its regular packages."""
        depth = len(path.parent.relative_to(outer).parts)
        return any(name.startswith("." * (depth + 1)) for name in self._files[path].names)


def _top(name: str) -> str:
    return name.partition(".")[0]


def _beginnings(files: Iterable[FileImports]) -> tuple[set[str], set[tuple[str, str]]]:
    """The first parts of all absolute names that are imported, and the first two."""
    split = [name.split(".") for imports in files for name in imports.names if not name.startswith(".")]
    return {parts[0] for parts in split}, {(parts[0], parts[1]) for parts in split if len(parts) > 1}
