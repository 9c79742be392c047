"""What a file has beside a function's task runs when a body uses it."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.task import task_for
from egcfg_lsp.discovery.tests_of import TestIndex
from engine.core.task import Task


def task(text: str, name: str, path: Path | None = None) -> Task:
    document = Document(text, path)
    function = document.find(name)
    assert function is not None
    return task_for(
        document, function, TestIndex().find(document, function, path.parent if path else None).cases
    )


RUNS: dict[str, tuple[str, str, str, str, Any]] = {
    "a local of the outer function": (
        "data = open('/nowhere')\n\ndef outer(data):\n    def inner(x):\n        pass\n    return inner\n",
        "outer.inner", "    return data + x\n", "outer(3)(2)", 5,
    ),
    "a local of its own": (
        "lines = open('/nowhere')\n\ndef f(x):\n    pass\n",
        "f", "    lines = [x]\n    return len(lines)\n", "f(1)", 1,
    ),
    "a name of a built-in": (
        "def sum(values): return 41\n\ndef f(x):\n    pass\n", "f", "    return sum([x])\n", "f(1)", 41,
    ),
    "a nonlocal": (
        "def helper(x): return 7\n\ndef outer(n):\n    def inner(x):\n        pass\n    return inner\n",
        "outer.inner", "    nonlocal n\n    n += helper(x)\n    return n\n", "outer(3)(2)", 10,
    ),
    "a name bound twice": (
        "LIMIT = 5\nLIMIT, STEP = 10, 2\n\ndef f(x):\n    '''Adds `STEP`.'''\n",
        "f", "    return LIMIT + STEP\n", "f(1)", 12,
    ),
    "an import that may fail": (
        "js = None\ntry:\n    import json as js\n    HAS = True\nexcept ImportError:\n    HAS = False\n\n"
        "def f(x):\n    '''Only if `HAS`.'''\n",
        "f", "    return js.dumps(x) if HAS else None\n", "f(1)", "1",
    ),
    "a table filled in a loop": (
        "TABLE = {}\nfor i in range(3):\n    TABLE[i] = i * i\n\ndef f(x):\n    pass\n",
        "f", "    return TABLE[x]\n", "f(2)", 4,
    ),
    "a global": (
        "counter = 4\n\ndef f():\n    pass\n",
        "f", "    global counter\n    counter += 1\n    return counter\n", "f()", 5,
    ),
    "code below that calls the function": (
        "def up(x): return x + 1\n\ndef f(x):\n    '''See `TABLE`.'''\n\nTABLE = [f(i) for i in [0, 1]]\n",
        "f", "    return up(x)\n", "TABLE", [1, 2],
    ),
    "a helper below the class": (
        "class A:\n    def f(self):\n        pass\n\n    def g(self): ...\n\n\ndef helper():\n    return 3\n",
        "A.f", "    return helper()\n", "A().f()", 3,
    ),
    "a member with a comment": (
        "class A:\n    __MOST = 2  # times\n        # further in\n\n    def f(self):\n        ...\n",
        "A.f", "    return self.__MOST\n", "A().f()", 2,
    ),
    "what stands below": (
        "def f(x):\n    '''See `LOW`.'''\n\nLOW = 2\nHIGH = LOW + 1\n", "f", "    return HIGH\n", "f(0)", 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RUNS)
def test_a_program_does_what_the_file_would(name):
    text, function, body, asked, wanted = RUNS[name]
    scope: dict[str, Any] = {}
    travelled = pickle.loads(pickle.dumps(task(text, function)))  # as to other processes
    exec(travelled.program(body), scope)
    assert eval(asked, scope) == wanted


def test_what_the_task_needs_anyway_comes_once():
    text = "RATE = 2\n\n\ndef f(x: int = RATE) -> int:\n    pass\n\n\ndef g():\n    return RATE\n"
    assert task(text, "f").program("    return g() + RATE\n").count("RATE = 2\n") == 1


def test_a_relative_import_stays_as_it_is(tmp_path):
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").touch()
    path = tmp_path / "shop" / "prices.py"
    found = task("from .rates import rate\n\n\ndef f():\n    pass\n", "f", path)
    assert "from .rates import rate" in found.program("    return rate()\n")
    assert "rates" not in found.program("    return 1\n")
