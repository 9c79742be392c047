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
from sandbox import Outcome, SandboxPool

FILE = '''\
import json
from dataclasses import dataclass

RATE = 2
lines = open("no such file").read().split()


def _words(text: str) -> list[str]:
    """Lower case,

    without blanks."""
    return text.lower().split()


def count(text: str) -> int:
    """How many different words a text has.

    >>> count("a B b")
    2
    """


@dataclass
class Price:
    """What it costs."""

    net: float

    def gross(self) -> float:
        return self.net * RATE


def sum(values):
    return 41
'''


def task(text: str, name: str, path: Path | None = None) -> Task:
    document = Document(text, path)
    function = document.find(name)
    assert function is not None
    return task_for(
        document, function, TestIndex().find(document, function, path.parent if path else None).cases
    )


@pytest.mark.parametrize(
    ("body", "outcome", "there", "missing"),
    [
        ("    return len(set(_words(text)))\n", Outcome.PASS, ["def _words"], ["RATE", "open("]),
        ("    return Price(len(text) - 4).gross()\n", Outcome.PASS, ["RATE = 2", "class Price"], ["_words"]),
        ("    lines = text.upper().split()\n    return len({*lines})\n", Outcome.PASS, [], ["open("]),
        ("    return sum([text]) - 39\n", Outcome.PASS, ["def sum"], ["RATE"]),
        ("    return len(lines)\n", Outcome.ERROR, ["open("], ["RATE"]),
        ("    return elsewhere(text)\n", Outcome.ERROR, [], ["RATE", "_words"]),
    ],
)
async def test_a_body_runs_with_what_it_uses(
    body: str, outcome: Outcome, there: list[str], missing: list[str]
) -> None:
    found = task(FILE, "count")
    program = found.program(body)
    assert program.split("\n")[found.body_line - 1] == body.split("\n")[0]
    assert [text for text in there if text not in program] == []
    assert [text for text in missing if text in program] == []
    async with SandboxPool(parallel=1) as pool:
        result = await pool.run(program, found.tests)
    assert result.outcome is outcome


RUNS: dict[str, tuple[str, str, str, str, Any]] = {
    "a local of the outer function": (
        "data = open('/nowhere')\n\ndef outer(data):\n    def inner(x):\n        pass\n    return inner\n",
        "outer.inner", "    return data + x\n", "outer(3)(2)", 5,
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
    "what stands below": (
        "def f(x):\n    '''See `LOW`.'''\n\nLOW = 2\nHIGH = LOW + 1\n", "f", "    return HIGH\n", "f(0)", 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RUNS)
def test_a_program_does_what_the_file_would(name: str) -> None:
    text, function, body, asked, wanted = RUNS[name]
    scope: dict[str, Any] = {}
    exec(task(text, function).program(body), scope)
    assert eval(asked, scope) == wanted


def test_what_the_task_needs_anyway_comes_once() -> None:
    text = "RATE = 2\n\n\ndef f(x: int = RATE) -> int:\n    pass\n\n\ndef g():\n    return RATE\n"
    assert task(text, "f").program("    return g() + RATE\n").count("RATE = 2\n") == 1


def test_a_method_uses_a_helper_below_its_class() -> None:
    text = (
        "class A:\n    def f(self):\n        pass\n\n    def g(self): ...\n\n\ndef helper():\n    return 3\n"
    )
    program = task(text, "A.f").program("    return helper()\n")
    scope: dict[str, Any] = {}
    exec(program + "\nresult = A().f()\n", scope)
    assert scope["result"] == 3


def test_a_relative_import_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").touch()
    path = tmp_path / "shop" / "prices.py"
    found = task("from .rates import rate\n\n\ndef f():\n    pass\n", "f", path)
    assert "from .rates import rate" in found.program("    return rate()\n")
    assert "rates" not in found.program("    return 1\n")


def test_a_task_travels_to_other_processes() -> None:
    found = pickle.loads(pickle.dumps(task(FILE, "count")))
    assert "def _words" in found.program("    return _words(text)\n")


def test_comments_behind_members_of_a_class_break_nothing() -> None:
    text = "class Heap:\n    __MOST = 2  # times\n        # further in\n\n    def full(self):\n        ...\n"
    document = Document(text)
    [function] = document.functions
    task = task_for(document, function)
    assert "__MOST = 2  # times" in task.program("    return self.__MOST\n")
