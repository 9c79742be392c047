"""Imports modules from the parent's versions of their files instead of those on disk.

The file under test is compiled from the text of the editor, in which the function's body may be anything that
parses; then the functions and classes of the program, which hold the candidate, take the places of their
namesakes in it. They are the very code objects that the tracer watches, with the program's line numbers.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import gc
import importlib
import importlib.util
import linecache
import os
import sys
import tokenize
import types
from collections import defaultdict
from importlib.machinery import PathFinder, SourceFileLoader

TELL = "__egcfg_told__"
"""A function that is given what a call in a test gave, and returns it."""
_ENTERED = "__egcfg_entered__"
_KINDS = 0x20 | 0x80 | 0x200
"""Flags of code objects: a generator, a coroutine, an asynchronous generator."""
_HARMLESS = frozenset(
    ("property", "setter", "getter", "deleter", "staticmethod", "classmethod", "cached_property")
)
"""Decorators that do not look at what they decorate."""


class Stale(Exception):
    """The program cannot take the place of what the module was imported with."""


def graft(module: types.CodeType, program: types.CodeType, line: int) -> types.CodeType:
    """``module`` with the functions and classes of ``program`` in the places of their namesakes."""
    replaced = {id(old): new for old, new in _namesakes(module, program, line)}
    constants = tuple(replaced.get(id(constant), constant) for constant in module.co_consts)
    return module.replace(co_consts=constants)


def keep(module: types.CodeType, program: types.CodeType, places) -> types.CodeType:
    """``program`` with what ``module`` has at some places, such as ``("TestF", "test_g")``."""
    ours = _definitions(module)

    def kept(constant):
        if not isinstance(constant, types.CodeType) or constant.co_name not in ours:
            return constant
        own = ours[constant.co_name][-1]
        inside = [place[1:] for place in places if place[0] == constant.co_name]
        return own if () in inside else keep(own, constant, inside)

    return program.replace(co_consts=tuple(map(kept, program.co_consts))) if places else program


def _namesakes(module: types.CodeType, program: types.CodeType, line: int):
    """Pairs of definitions of one name. Of several, the last that begins at or before ``line`` is meant."""
    ours, theirs = _definitions(module), _definitions(program)
    for name in ours.keys() & theirs.keys():
        old, new = ours[name], theirs[name]
        if len(old) != len(new):
            old, new = [code for code in old if code.co_firstlineno <= line][-1:], new[-1:]
        yield from zip(old, new)


def _all_namesakes(module: types.CodeType, program: types.CodeType, line: int):
    """The same, with the definitions inside of definitions."""
    for old, new in _namesakes(module, program, line):
        yield old, new
        yield from _all_namesakes(old, new, line)


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

    def __init__(self, wishes, program: types.CodeType | None, whole: bool = False) -> None:
        """``whole``: the program is all that the file under test holds. Without a program, one is to come."""
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
        self._told: dict[str, dict[int, str]] = {}
        self.tests: list[tuple[str, ...]] = []
        """Where tests stand in the file under test: no program replaces them."""
        self._imported: types.CodeType | None = None
        """What the file under test was executed with."""
        self._functions: dict[int, list[types.FunctionType]] = {}
        """Those of the file under test, by the identity of their code."""
        self._decorated: frozenset[int] = frozenset()
        self.entered = False
        """The function under test was called before any program took its place."""
        if program is None:
            setattr(builtins, _ENTERED, self._enter)

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

    def load(self, module: types.ModuleType | None = None) -> types.ModuleType | None:
        """Imports the file under test; if nothing can import it, executes it in ``module`` if there is one.

        After another module if they import each other and that must be first. Returns where it is.
        """
        if not self.name or self._is_taken:
            if module is not None:
                exec(self.compiled(self.file, self.file), module.__dict__)
            return module
        try:
            importlib.import_module(self.name)
        except (ImportError, AttributeError) as error:
            first = interrupted_import(error)
            if first is None:
                raise
            importlib.import_module(first)
            importlib.import_module(self.name)
        return self.imported() or sys.modules[self.name]

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
        """Makes room for the project's modules where pytest or a plugin of it has imported them already."""
        if not self.name or self._is_taken:
            return
        top = self.name.partition(".")[0]
        for name in [each for each in sys.modules if each == top or each.startswith(top + ".")]:
            del sys.modules[name]

    def explain_asserts(self, rewrite, collected) -> None:
        """``rewrite(tree, source, path)`` makes asserts tell more, in test files and those ``collected``."""
        self._rewrite = rewrite
        self._collected = frozenset(collected)
        if self._module in self._collected:
            sys.modules.pop(self.name, None)  # it may have been run without

    def tell_calls(self, told) -> None:
        """``told``: for files and lines the side of an assertion that is a call whose value is to be told."""
        for file, sides in told.items():
            path = os.path.realpath(file)
            self._told[path] = {int(line): side for line, side in sides.items()}
            if path not in self._texts:
                with (
                    contextlib.suppress(OSError, SyntaxError, UnicodeDecodeError),
                    tokenize.open(path) as opened,
                ):
                    self._texts[path] = opened.read()
        self._names = {_module_name(path) for path in self._texts}

    def hold(self) -> None:
        """Notes the functions of the file under test, so that programs can take their places."""
        if self._imported is None:
            return
        codes = {id(code) for code in _all_codes(self._imported)}
        self._functions = defaultdict(list)
        for each in gc.get_objects():
            if type(each) is types.FunctionType and id(each.__code__) in codes:
                self._functions[id(each.__code__)].append(each)
        self._decorated = _decorated(self._texts[self._module])

    def _enter(self) -> None:
        self.entered = True

    def take(self, program: types.CodeType) -> None:
        """Puts a program into the places of its namesakes in the module that is imported already, or to come.

        Raises ``Stale`` where that would differ from importing the module with it.
        """
        self._program, self._whole = program, False
        if self._imported is None:
            return
        program = keep(self._imported, program, self.tests)
        places = [
            (function, old, new)
            for old, new in _all_namesakes(self._imported, program, self._line)
            for function in self._functions.get(id(old), ())
        ]
        for _, old, new in places:
            looked_at = (old.co_flags ^ new.co_flags) & _KINDS and old.co_firstlineno in self._decorated
            if looked_at or old.co_freevars != new.co_freevars:
                raise Stale
        for function, _, new in places:
            function.__code__ = new

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
            self._imported = self._program
            return self._program
        source = text = self._texts[path]
        if explained or path in self._told or path == self._module:
            source = ast.parse(text, filename)
            _tell(source, self._told.get(path, {}))
            if path == self._module and self._program is None:
                _note_entry(source, self._line)
            if explained:
                self._rewrite(source, text.encode("utf-8", "surrogatepass"), filename)
        code = compile(source, filename, "exec", dont_inherit=True)
        if path == self._module:
            self._imported = code
            if self._program is not None:
                code = graft(code, keep(code, self._program, self.tests), self._line)
        return code


def _tell(tree: ast.Module, sides: dict[int, str]) -> None:
    """Has the calls on some sides of assertions told, by line."""
    for node in ast.walk(tree) if sides else ():
        if isinstance(node, ast.Assert) and node.lineno in sides:
            side, test = sides[node.lineno], node.test
            if side == "left":
                test.left = telling(test.left)
            elif side == "right":
                test.comparators[0] = telling(test.comparators[0])
            elif side == "not":
                test.operand = telling(test.operand)
            else:
                node.test = telling(test)


def telling(call: ast.expr) -> ast.expr:
    """An expression whose value is also given to the function called TELL."""
    told = ast.Call(ast.Name(TELL, ast.Load()), [call], [])
    return ast.fix_missing_locations(ast.copy_location(told, call))


def _note_entry(tree: ast.Module, line: int) -> None:
    """Has the function that begins at ``line`` say that it was called."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and _begins(node) == line:
            call = ast.Expr(ast.Call(ast.Name(_ENTERED, ast.Load()), [], []))
            place = int(ast.get_docstring(node, clean=False) is not None)
            node.body.insert(place, ast.fix_missing_locations(ast.copy_location(call, node.body[0])))


def _begins(node) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _decorated(text: str) -> frozenset[int]:
    """Where functions begin whose decorators may look at what they decorate."""
    return frozenset(
        _begins(node)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and any(ast.unparse(each).rpartition(".")[2] not in _HARMLESS for each in node.decorator_list)
    )


def _all_codes(code: types.CodeType):
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from _all_codes(constant)


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
