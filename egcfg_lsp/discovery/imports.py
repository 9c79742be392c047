"""What names in the files of a project stand for, by their imports."""

from __future__ import annotations

import ast
import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.names import Statement
from egcfg_lsp.discovery.project import TEST_FOLDERS, import_folders, packages

IMPORTS = (ast.Import, ast.ImportFrom)
Import = ast.Import | ast.ImportFrom


@dataclass(frozen=True)
class Own:
    """Something at the top of the module under test."""

    name: str
    certain: bool = True
    """Imports lead there; otherwise a package around the module may pass it on."""


_IMPORTING = ("import_module", "importorskip")
Meaning = Own | Path | None
"""``Path`` is a module of the project, or a folder that is a package without ``__init__.py``."""


class Project:
    """Files of a project as a test of ``module`` sees them; keeps which of them were read."""

    def __init__(
        self,
        module: Path | None,
        defined: frozenset[str],
        root: Path | None,
        read: Callable[[Path], Document | None],
    ) -> None:
        """``defined`` are the names at the top of the module, whose project is at ``root``."""
        self.module = module
        self.root = root
        self.read: dict[Path, Document | None] = {}
        self._defined = defined
        self._read = read
        self._bases = list(_bases(module, root)) if module is not None else []
        self._binders: dict[Path, dict[str, list[Statement]]] = {}
        self._known: dict[tuple[Path, str], tuple[Meaning, ...]] = {}
        self._located: dict[tuple[str, Path], Path | None] = {}

    def document(self, file: Path) -> Document | None:
        """A file of the project, or nothing if it cannot be read."""
        if file not in self.read:
            self.read[file] = self._read(file)
        return self.read[file]

    def is_of_tests(self, file: Path) -> bool:
        """Whether a file helps tests: one of a test folder, or with ``test`` in its name."""
        folders = file.parent.parts
        if self.root is not None and file.is_relative_to(self.root):
            folders = file.parent.relative_to(self.root).parts
        in_test_folder = any(name.lower() in TEST_FOLDERS for name in folders)
        return file != self.module and ("test" in file.stem or in_test_folder)

    def source_of(self, tree: ast.ImportFrom, file: Path) -> Path | None:
        """The module that names are imported from."""
        return self._locate(tree.module or "", tree.level, file)

    def imported(self, tree: Import, alias: ast.alias, file: Path) -> Meaning:
        """What an import statement of ``file`` binds."""
        if isinstance(tree, ast.Import):
            name = alias.name if alias.asname else alias.name.partition(".")[0]
            return self._locate(name, 0, file)
        return self.attribute(self.source_of(tree, file), alias.name)

    def attribute(self, owner: Meaning, name: str) -> Meaning:
        """What ``owner.name`` is; all that belongs to a thing of the module under test is that thing."""
        if not isinstance(owner, Path):
            return owner
        folder = owner.parent if owner.name == "__init__.py" else owner
        inside = _module_at(folder / name, self.module) if owner.suffix != ".py" or folder != owner else None
        if owner == self.module:
            return inside if inside is not None and name not in self._defined else Own(name)
        if found := self.lookup(owner, name) if owner.suffix == ".py" else ():
            return _best(found)
        if inside is not None:
            return inside
        around = self.module is not None and self.module.is_relative_to(folder)
        return Own(name, certain=False) if around and name in self._defined else None

    def lookup(self, file: Path, name: str) -> tuple[Meaning, ...]:
        """What a name at the top of ``file`` may be; empty if nothing there binds it."""
        if (file, name) not in self._known:
            self._known[file, name] = ()  # for imports in a circle
            self._known[file, name] = tuple(self._meanings(file, name))
        return self._known[file, name]

    def chain(self, file: Path, dotted: str, inside: dict[str, list[Meaning]]) -> tuple[Meaning, int]:
        """What a dotted name means, and how many of its parts say so; ``inside`` are a function's imports."""
        first, *rest = dotted.split(".")
        meaning = _best(inside.get(first) or self.lookup(file, first))
        count = 1
        for count, part in enumerate(rest, 2):
            if not isinstance(meaning, Path):
                return meaning, count - 1
            meaning = self.attribute(meaning, part)
        return meaning, count

    def _meanings(self, file: Path, name: str) -> Iterator[Meaning]:
        if file == self.module:
            if name in self._defined:
                yield Own(name)
            return
        document = self.document(file)
        if document is None:
            return
        if file not in self._binders:
            self._binders[file] = defaultdict(list)
            for each in document.statements:
                for bound in each.binds:
                    self._binders[file][bound].append(each)
        binders = self._binders[file]
        for each in binders.get(name, ()):
            yield from self._bound(each.tree, name, file)
        if name not in binders:
            for each in binders.get("*", ()):
                yield from self._through_star(each.tree, name, file)

    def _bound(self, tree: ast.stmt, name: str, file: Path) -> Iterator[Meaning]:
        imports = [each for each in imports_of(tree) if bound_by(each[1]) == name]
        yield from (self.imported(*each, file) for each in imports)
        if not imports:
            yield self._made(tree, name, file)

    def _made(self, tree: ast.stmt, name: str, file: Path) -> Meaning:
        """What a name is that a statement binds: another name, a module, or something made from others."""
        if isinstance(tree, ast.ClassDef):
            bases = (each.value if isinstance(each, ast.Subscript) else each for each in tree.bases)
            return self._from(bases, name, file)
        if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef):
            returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value]
            return self._from([*tree.decorator_list, *returned], name, file, tree)
        value = tree.value if isinstance(tree, ast.Assign | ast.AnnAssign) else None
        if known := dotted(value):
            return self.chain(file, known, {})[0] if known != name else None
        if not isinstance(value, ast.Call):
            return None
        first = value.args[0] if value.args else None
        if dotted(value.func).rpartition(".")[2] in _IMPORTING and isinstance(first, ast.Constant):
            return self._locate(str(first.value), 0, file)
        return self._from([value], name, file)

    def _from(
        self, parts: Iterable[ast.expr], name: str, file: Path, around: ast.stmt | None = None
    ) -> Meaning:
        """The first of ``parts`` that is of the module under test; ``around`` them it may be imported."""
        inside: dict[str, list[Meaning]] = defaultdict(list)
        for statement, alias in imports_of(around) if around is not None else ():
            inside[bound_by(alias)].append(self.imported(statement, alias, file))
        of_each = ([each.func, *each.args] if isinstance(each, ast.Call) else [each] for each in parts)
        known = (each for part in itertools.chain(*of_each) if (each := dotted(part)) and each != name)
        meanings = (self.chain(file, each, inside)[0] for each in known)
        return next((replace(each, certain=False) for each in meanings if isinstance(each, Own)), None)

    def _through_star(self, tree: ast.stmt, name: str, file: Path) -> Iterator[Meaning]:
        for node, alias in imports_of(tree):
            if isinstance(node, ast.ImportFrom) and alias.name == "*":
                source = self.source_of(node, file)
                if source == self.module and source is not None:
                    yield from [Own(name)] if name in self._defined else []
                elif source is not None and source.suffix == ".py":
                    yield from self.lookup(source, name)

    def _locate(self, dotted: str, level: int, file: Path) -> Path | None:
        """The file that a module's name in an import statement means, if it is one of the project."""
        parts = dotted.split(".") if dotted else []
        if level:
            return _module_at(file.parents[min(level, len(file.parents)) - 1].joinpath(*parts), self.module)
        key = (dotted, file.parent)
        if key not in self._located:
            of_file = file.parents[len(packages(file))]
            bases = [of_file, *self._bases, file.parent] if parts else []
            places = (base.joinpath(*parts) for base in bases)
            known = (_module_at(place, self.module) for place in places)
            self._located[key] = next((each for each in known if each is not None), None)
        return self._located[key]


def _bases(module: Path, root: Path | None) -> Iterator[Path]:
    """Folders that modules may be imported from, the likeliest first."""
    yield from import_folders(root) if root is not None else ()
    yield from module.parents[len(packages(module)) :][:1]
    yield from (folder for folder in module.parents if root is not None and folder.is_relative_to(root))


def _module_at(place: Path, module: Path | None) -> Path | None:
    for file in (place / "__init__.py", place.parent / (place.name + ".py")):
        if file == module or file.is_file():
            return file
    return place if place.is_dir() else None


def _best(meanings: tuple[Meaning, ...] | list[Meaning]) -> Meaning:
    """A thing of the module under test, if it may be one."""
    known = sorted(meanings, key=lambda each: (not isinstance(each, Own), each is None))
    return known[0] if known else None


def bound_by(alias: ast.alias) -> str:
    """The name that an import binds."""
    return alias.asname or alias.name.partition(".")[0]


def imports_of(tree: ast.AST) -> Iterator[tuple[Import, ast.alias]]:
    """All that is imported in a piece of code, at whatever depth."""
    for node in ast.walk(tree):
        if isinstance(node, IMPORTS):
            yield from ((node, alias) for alias in node.names)


def dotted(node: ast.AST | None) -> str:
    """``a.b.c`` of such an expression; nothing for any other."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.insert(0, node.attr)
        node = node.value
    return ".".join([node.id, *parts]) if isinstance(node, ast.Name) else ""
