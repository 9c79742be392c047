"""Modules made of the editor's text and the program's functions."""

import importlib
import linecache
import sys
import types

import pytest

from sandbox.worker.overlay import Overlay, graft

FILE = """\
from typing import overload

LIMIT = 3


@overload
def f(x: int) -> int: ...
@overload
def f(x: str) -> str: ...
def f(x, more=LIMIT): pass


def helper():
    return 1


class A:
    @property
    def value(self): pass

    def other(self):
        return self.value


square = lambda x: x * x
"""
PROGRAM = """\
def f(x, more=3):
    return x + more


class A:
    @property
    def value(self):
        return super().__hash__() and helper()

    def other(self):
        return self.value
"""


def compiled(source: str) -> types.CodeType:
    return compile(source, "<module>", "exec", dont_inherit=True)


def grafted(file: str, program: str, line: int = 10) -> dict[str, object]:
    scope: dict[str, object] = {"__name__": "module"}
    exec(graft(compiled(file), compiled(program), line), scope)
    return scope


def test_the_programs_functions_in_the_files_module():
    scope = grafted(FILE, PROGRAM)
    assert scope["f"](4) == 7
    assert scope["A"]().other() == 1
    assert scope["square"](3) == 9


def test_of_several_namesakes_the_marked_one():
    file = "if True:\n    def f(): return 1\ng = f\ndef f(): return 2\nh = f\ndef f(): return 3\n"
    scope = grafted(file, "def f(): return 9\n", line=4)
    assert [scope[name]() for name in "ghf"] == [1, 9, 3]


@pytest.mark.skipif(sys.version_info < (3, 12), reason="type parameters")
def test_type_parameters():
    scope = grafted("def f[T](x: T) -> T: pass\n", "def f[T](x: T) -> T:\n    return x\n", line=1)
    assert scope["f"](5) == 5


@pytest.fixture
def importing(tmp_path, monkeypatch):
    """``importing(files, overlaid, name)``: the module of that name, from an overlay over files."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    known = set(sys.modules)

    def make(files, overlaid, name, file="", program=None):
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(exist_ok=True)
            (tmp_path / path).write_text(text)
        texts = [(str(tmp_path / path), text) for path, text in overlaid.items() if path != file]
        target = {"file": "", "text": ""}
        if file:
            target = {"file": str(tmp_path / file), "text": overlaid[file]}
        wishes = {**target, "line": 1, "root": "", "texts": texts}
        Overlay(wishes, program and compiled(program)).install()
        return importlib.import_module(name)

    yield make
    for name in set(sys.modules) - known:
        del sys.modules[name]


PACKAGE = {"over_p/__init__.py": "", "over_p/over_text.py": "x = 1\n", "over_text.py": "x = 7\n"}


@pytest.mark.parametrize(
    ("saved", "shown", "name", "x"),
    [
        ({"over_a.py": "x = 1\n"}, {"over_a.py": "x = 2\n"}, "over_a", 2),
        ({}, {"over_new.py": "x = 4\n"}, "over_new", 4),
        ({"over_c.py": "x = 1\n"}, {"elsewhere.py": "x = 2\n"}, "over_c", 1),
        (PACKAGE, {"over_p/over_text.py": "x = 8\n"}, "over_text", 7),
        (PACKAGE, {"over_p/over_text.py": "x = 8\n"}, "over_p.over_text", 8),
    ],
    ids=["changed", "never saved", "another file", "a namesake", "in a package"],
)
def test_a_module_is_what_the_editor_has(importing, saved, shown, name, x):
    module = importing(saved, shown, name)
    assert module.x == x
    if name == "over_a":
        assert linecache.getline(module.__file__, 1) == "x = 2\n"


def test_the_module_under_test_has_the_candidate(importing):
    shown = {"over_b.py": "x = 5\ndef f(): pass\n"}
    program = "def f(): return x\n"
    module = importing({"over_b.py": "def f(): pass\n"}, shown, "over_b", "over_b.py", program)
    assert (module.f(), module.f.__module__) == (5, "over_b")
