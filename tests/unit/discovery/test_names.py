"""Statements of a module: many parsed at once are what each is by itself, and what a piece of code needs."""

from __future__ import annotations

import ast
import builtins
import symtable
import weakref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.names import ModuleNames, Statement, free_names, parse, trees

SOURCES = [
    "x = 1", "import os", "return 5", "y = ", "a = 1; b = 2", "global x", "await x", "", "(", ")", "'''",
    "from __future__ import annotations", '"""A.\n\nB."""', "def g(a: (b := 1)): ...", "x = 1 \\",
    "@decorated\n@twice(\n    1)\ndef f(a):\n    return a", "class C:\n    x = 1\n    # end",
    "if x:\n    pass", "else:\n    pass", "if (n := 1): z = n", "for a, (b, *c) in x: pass", "\x00",
    "with x as (d, e.f): pass", "match x:\n    case [p, *q] | {**r}: pass", "t: int = 1", "x = \ufeff1",
    "try:\n    pass\nexcept E as error:\n    pass",
]  # fmt: skip


def alone(source: str) -> str | None:
    module = parse(source)
    return ast.dump(module.body[0]) if module is not None and len(module.body) == 1 else None


@given(st.lists(st.sampled_from(SOURCES), max_size=30))
def test_sources_parsed_together_are_what_each_is_alone(sources):
    found = [None if tree is None else ast.dump(tree) for tree in trees(sources)]
    assert found == [alone(source) for source in sources]


def test_an_earlier_text_is_not_kept():
    first = Document("import os\n\n\ndef f():\n    return os\n")
    known = {each.source: each for each in first.statements}
    uses = first.statements[1].uses
    second = Document("import os\nX = 1\n\n\ndef f():\n    return os\n", None, first)
    gone = weakref.ref(first)
    del first
    assert gone() is None
    third = Document(second.text + "Y = 2\n", None, second)
    assert [each.first for each in third.statements] == [0, 1, 4, 6]
    assert third.statements[0] is known["import os"]
    assert third.statements[2].tree is known["def f():\n    return os"].tree
    assert third.statements[2].__dict__["uses"] is uses


def statements(text: str) -> tuple[Statement, ...]:
    return Document(text).statements


LINES = [
    "from __future__ import annotations", "import a", "import b", "from s import *", "a.x = c", "b['k'] = d",
    "c = a", "d = c + b", "e = f(d)", "def f(x):\n    return g(x)", "def g(x):\n    return f(x) + h",
    "h = 1", "h += d", "d.append(c)", "if __name__ == '__main__':\n    e = 5", "class K(f):\n    z = e",
]  # fmt: skip


def fixpoint(module: tuple[Statement, ...], wanted: set[str]) -> list[Statement]:
    """The definition, slowly."""
    candidates = [each for each in module if "__main__" not in each.source]
    imported = {name for each in candidates if each.is_import for name in each.binds}
    chosen = {each for each in candidates if each.is_future}
    while more := {
        each
        for each in candidates
        if each not in chosen and (each.binds & wanted or (each.changes & wanted) - imported)
    }:
        chosen |= more
        wanted = wanted.union(*(each.uses for each in more))
    unknown = wanted - set(dir(builtins)) - {name for each in chosen for name in each.binds}
    return [each for each in candidates if each in chosen or (each.is_star and unknown)]


@given(st.lists(st.sampled_from(LINES), max_size=16), st.sets(st.sampled_from("abcdefghK"), max_size=3))
def test_needed_is_the_smallest_set_that_is_closed(lines, wanted):
    module = statements("\n".join(lines) + "\n")
    assert ModuleNames(module).needed(wanted) == fixpoint(module, wanted)


NESTED = [
    "class A:\n    x = y\n    def f(self):\n        return z\n    def g(self):\n        return f\n    w = f",
    "class A:\n    v = [q for q in r]\n    def listcomp(self): ...\n    w = listcomp\nlistcomp",
    "def f(a):\n    def g(b):\n        return a + b + c\n    genexpr = 1\n    return g(d), (i for i in e)",
    "def f():\n    x = [k for k in listcomp]\n    return (lambda: x)() + (j for j in genexpr)",
    "class A:\n    def __p(self): ...\n    __q = __r\n    def s(self):\n        return __t",
    "def f(x):\n    global y\n    y = x\n    def y2(): return y",
]


def by_symbols(table: symtable.SymbolTable) -> set[str]:
    top = table.get_type() == "module"
    own = {
        each.get_name() for each in table.get_symbols() if each.is_referenced() and (top or each.is_global())
    }
    return own.union(*(by_symbols(child) for child in table.get_children()))


@pytest.mark.parametrize("source", NESTED)
def test_free_names_are_the_globals_of_all_scopes(source):
    assert free_names(source) == by_symbols(symtable.symtable(source, "x", "exec"))


@pytest.mark.parametrize(("failures", "found"), [(2, {"x"}), (99, set())])
def test_a_tree_that_another_thread_disturbs_is_read_again(monkeypatch, failures, found):
    """CPython before 3.13 raises SystemError then."""
    left, read = failures, symtable.symtable

    def disturbed(*arguments):
        nonlocal left
        left -= 1
        if left >= 0:
            raise SystemError("AST constructor recursion depth mismatch (before=63, after=35)")
        return read(*arguments)

    monkeypatch.setattr(symtable, "symtable", disturbed)
    assert free_names("y = x") == found
