"""Imports modules from the parent's versions of their files instead of those on disk.

The file under test is compiled from the text of the editor, in which the function's body may be anything that
parses; then the functions and classes of the program, which hold the candidate, take the places of their
namesakes in it. They are the very code objects that the tracer watches, with the program's line numbers.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import linecache
import os
import sys
import types
from collections import defaultdict
from importlib.machinery import PathFinder, SourceFileLoader


def graft(module: types.CodeType, program: types.CodeType, line: int) -> types.CodeType:
    """``module`` with the functions and classes of ``program`` in the places of their namesakes.

    Of several namesakes, as overloads are, the last that begins at or before ``line`` is meant.
    """
    ours, theirs = _definitions(module), _definitions(program)
    replaced = {}
    for name in ours.keys() & theirs.keys():
        old, new = ours[name], theirs[name]
        if len(old) != len(new):
            before = [code for code in old if code.co_firstlineno <= line]
            old, new = before[-1:], new[-1:]
        replaced.update(zip(map(id, old), new))
    constants = tuple(replaced.get(id(constant), constant) for constant in module.co_consts)
    return module.replace(co_consts=constants)


def _definitions(module: types.CodeType) -> dict[str, list[types.CodeType]]:
    """The code of a module's functions and classes, in its order; not of lambdas and comprehensions."""
    found = defaultdict(list)
    for constant in module.co_consts:
        if isinstance(constant, types.CodeType):
            name = constant.co_name
            if not name.startswith("<") or name.startswith("<generic"):
                found[name].append(constant)
    return found


class Overlay:
    """A finder that goes before all others; it knows some files by their paths."""

    def __init__(self, wishes, program: types.CodeType, whole: bool = False) -> None:
        """``whole``: the program is all that the file under test holds."""
        self.root: str = wishes["root"]
        self.name: str = wishes.get("module", "")
        self._whole = whole
        self._line = wishes["line"]
        self._program = program
        self._texts = {os.path.realpath(path): text for path, text in wishes["texts"]}
        self._module = os.path.realpath(wishes["file"]) if wishes["file"] else None
        if self._module is not None:
            self._texts[self._module] = wishes["text"]
        self._names = {_module_name(path) for path in self._texts}
        self._rewrite = None
        self._collected: frozenset[str] = frozenset()

    def install(self) -> None:
        """Puts it before the other finders, also if some were put there since the last time."""
        sys.meta_path[:] = [self, *(finder for finder in sys.meta_path if finder is not self)]
        for path, text in self._texts.items():
            linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
        if self.package and self.folder not in sys.path:
            sys.path.append(self.folder)  # scripts in packages import their neighbors by bare names

    @property
    def package(self) -> str:
        """The dotted name of the package that the file under test is in; empty for none."""
        return self.name if self._is_package else self.name.rpartition(".")[0]

    @property
    def file(self) -> str:
        """The file under test; empty for none."""
        return self._module or ""

    @property
    def folder(self) -> str:
        """Where the file under test lies."""
        return os.path.dirname(self.file)

    def run_whole(self) -> bool:
        """Imports the program as the module it is; False if it is a part of one, or cannot be named."""
        if not self._whole or not self.name or self._is_taken:
            return False
        importlib.import_module(self.name)
        return True

    def imported(self):
        """The file under test as a module, if something has imported it under its name."""
        module = sys.modules.get(self.name) if self.name else None
        loader = getattr(getattr(module, "__spec__", None), "loader", None)
        return module if type(loader) is _Loader else None

    @property
    def _is_package(self) -> bool:
        return os.path.basename(self.file) == "__init__.py"

    @property
    def _is_taken(self) -> bool:
        """Whether Python's own library has a module of this name, which others here use."""
        module = sys.modules.get(self.name.partition(".")[0])
        file = _file_of(module)
        if module is None or (not file and hasattr(module, "__path__")):  # none, or a namespace
            return False
        library = os.path.dirname(os.path.realpath(os.__file__))
        below = os.path.relpath(file or library, library).split(os.sep)[0]
        return below not in (os.pardir, "site-packages", "dist-packages")

    def forget_installed(self) -> None:
        """Makes room for the project's modules where pytest's plugins use an installed version of them."""
        if not self.name or self._is_taken:
            return
        top = self.name.partition(".")[0]
        if not _file_of(sys.modules.get(top)).startswith(os.path.realpath(self.root) + os.sep):
            for name in [each for each in sys.modules if each.startswith(top + ".")]:
                del sys.modules[name]
            sys.modules.pop(top, None)
        sys.modules.pop(self.name, None)

    def explain_asserts(self, rewrite, collected) -> None:
        """``rewrite(tree, source, path)`` makes asserts tell more, in test files and those ``collected``."""
        self._rewrite = rewrite
        self._collected = frozenset(collected)
        if self._module in self._collected:
            sys.modules.pop(self.name, None)  # it may have been run without

    def find_spec(self, name, path=None, target=None):
        """For the import system."""
        if name == self.name and self._module is not None:
            return importlib.util.spec_from_file_location(
                name,
                self._module,
                loader=_Loader(name, self._module, self),
                submodule_search_locations=[self.folder] if self._is_package else None,
            )
        if name.rpartition(".")[2] not in self._names:
            return None
        found = PathFinder.find_spec(name, path, target)
        origin = os.path.realpath(found.origin) if found is not None and found.origin else None
        if found is None:
            origin = self._not_saved(name, path)
        if origin not in self._texts:
            return None
        return importlib.util.spec_from_file_location(
            name,
            found.origin if found is not None else origin,
            loader=_Loader(name, origin, self),
            submodule_search_locations=found.submodule_search_locations if found is not None else None,
        )

    def invalidate_caches(self) -> None:
        """For the import system."""

    def _not_saved(self, name: str, path) -> str | None:
        """A file that only the editor has."""
        for folder in path or sys.path:
            file = os.path.realpath(os.path.join(folder, name.rpartition(".")[2] + ".py"))
            if file in self._texts:
                return file
        return None

    def text(self, path: str) -> str:
        """What the file at a real path is shown to hold."""
        return self._texts[path]

    def compiled(self, path: str, filename: str) -> types.CodeType:
        """The file's code, with the program's if it is the file under test."""
        explained = self._rewrite is not None and (path in self._collected or _is_test(path))
        if path == self._module and self._whole and not explained:
            return self._program
        source = text = self._texts[path]
        if explained:
            source = ast.parse(text, filename)
            self._rewrite(source, text.encode("utf-8", "surrogatepass"), filename)
        code = compile(source, filename, "exec", dont_inherit=True)
        if path == self._module:
            code = graft(code, self._program, self._line)
        return code


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, overlay: Overlay) -> None:
        super().__init__(name, path)
        self._overlay = overlay

    def get_code(self, fullname):
        return self._overlay.compiled(self.path, self.path)

    def get_source(self, fullname):
        return self._overlay.text(self.path)


def interrupted_import(error: BaseException):
    """The name of the module that met one that is still being imported; None if that is not what failed."""
    at, name = error.__traceback__, None
    while at is not None:
        found = at.tb_frame.f_globals.get("__name__")
        name = found if type(found) is str and not found.startswith("importlib.") else name
        at = at.tb_next
    return name if "partially initialized module" in str(error) else None


def _file_of(module) -> str:
    """The real path of a module's file; empty for none."""
    file = getattr(module, "__file__", None)
    return os.path.realpath(file) if type(file) is str else ""


def _is_test(path: str) -> bool:
    """True for files that pytest would collect or take fixtures from."""
    name = os.path.basename(path)
    return name == "conftest.py" or name.startswith("test_") or name.endswith("_test.py")


def _module_name(path: str) -> str:
    folder, name = os.path.split(path)
    return os.path.basename(folder) if name == "__init__.py" else name.rpartition(".")[0]
