"""Measuring a project: what plain pytest says of it, whether our judge agrees, and the table."""

import ast
import sys
from pathlib import Path

import pytest

from benchmarks.projects.__main__ import main, shortfalls
from benchmarks.projects.checkout import Checkout
from benchmarks.projects.measure import Agreement, Ids, Judged, Measured, body_in, measure, subjects
from benchmarks.projects.real_pytest import real_pytest

MODULE = '''\
import functools


def direct(x):
    return x + 1


def indirect(x):
    return x


def failing(x):
    return indirect(x)


@functools.lru_cache
def decorated(x):
    return indirect(x)


def example(x):
    """
    >>> example(2)
    2
    """
    return x


class Thing:
    def __len__(self):
        return 1

    @property
    def size(self):
        return 2

    @size.setter
    def size(self, value):
        raise ValueError(value)
'''
TESTS = """\
import pytest

from shop import Thing, decorated, direct, failing


@pytest.fixture
def thing():
    return Thing()


@pytest.mark.parametrize("number", [1, 2])
def test_right(number):
    assert direct(number) == decorated(number) + 1


class TestThing:
    def test_thing(self, thing):
        assert thing.size == 2 * len(thing)


def test_sorted():
    assert sorted([2, 1], key=direct) == [1, 2]


def test_wrong():
    assert failing(1) == 2


@pytest.mark.skip
def test_skipped():
    assert direct(1)
"""


def line(text):
    return MODULE[: MODULE.index(text)].count("\n") + 1


DIRECT, DECORATED, EXAMPLE = ("shop.py", 4), ("shop.py", line("@functools")), ("shop.py", line("def example"))
LENGTH, SIZE = ("shop.py", line("def __len__")), ("shop.py", line("@property"))
INDIRECT = ("shop.py", line("def indirect"))


@pytest.fixture(autouse=True)
def _without_plugins(monkeypatch):
    """Those of this environment take pytest longer to load than it takes to run these tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "pyproject.toml").write_text("")
    (folder / "shop.py").write_text(MODULE)
    (folder / "test_shop.py").write_text(TESTS)
    return folder


@pytest.fixture
def real(project):
    with real_pytest(Checkout("shop", project, Path(sys.executable)), 1) as made:
        yield made


def test_tests_and_what_they_enter(real):
    tests = real.tests()
    assert {name.partition("::")[2]: test.outcomes for name, test in tests.items()} == {
        **{
            name: {"passed"}
            for name in ("shop.example", "test_right", "TestThing::test_thing", "test_sorted")
        },
        "test_wrong": {"failed"},
        "test_skipped": {"skipped"},
    }
    assert all(test.passes == (test.outcomes == {"passed"}) for test in tests.values())
    assert tests["test_shop.py::test_right"].entered == {DIRECT, DECORATED, INDIRECT}
    called = {name.rpartition("_")[2]: test.called for name, test in tests.items() if test.passes}
    assert called == {
        "right": {DIRECT, DECORATED},
        "thing": {LENGTH, SIZE},
        "sorted": {DIRECT},
        "shop.py::shop.example": {EXAMPLE},
    }


def test_the_verdict_on_a_changed_file(real):
    tests = ["test_shop.py::test_right", "shop.py::shop.example"]
    wrong = MODULE.replace("return x + 1", "return x + 2")
    assert real.accepts("shop.py", MODULE, tests)
    assert not real.accepts("shop.py", wrong, tests)
    assert real.accepts("shop.py", wrong, tests[1:])
    assert not real.accepts("shop.py", "import nothing_of_this_name\n", tests[:1])
    assert real.accepts("shop.py", MODULE, tests)


@pytest.mark.parametrize(
    "body",
    [
        "    return x\n",
        "    y = '''\n  two\n'''\n    return y\n",
        "    # before\n    if x:\n        # inside\n        return x\n    return -x\n",
        "    'docstring'\n    return x\n",
        "    'docstring'; return x\n",
        "    async def g(): await x\n    return g\n",
    ],
)
@pytest.mark.parametrize("head", ["def f(x, *more):\n", "@other\nasync def f(x,\n    y=2):\n"])
@pytest.mark.parametrize("inner", [False, True])
def test_a_body_as_a_completion_has_it(head, body, inner):
    text = head + body
    if inner:
        text = "class C:\n" + "".join(f"    {each}" for each in text.splitlines(keepends=True))
    [function] = [node for node in ast.walk(ast.parse(text)) if getattr(node, "name", "") == "f"]
    statements = function.body[ast.get_docstring(function) is not None :]
    [made] = ast.parse("async def _():\n" + body_in(text, 1 + inner)).body
    assert [*map(ast.dump, made.body)] == [*map(ast.dump, statements)]


def test_every_test_that_is_found_has_its_id(project, real):
    ids = Ids(project, real.tests())
    found = {
        each.place: {ids.of(case, each) for case in each.found.site.task.tests} for each in subjects(project)
    }
    assert found[DIRECT] >= {"test_shop.py::test_right"}
    assert found[EXAMPLE] == {"shop.py::shop.example"}
    assert not any("" in tests for tests in found.values())
    assert {"shop.py::Thing.size", "shop.py::Thing.size.setter"} < {each.id for each in subjects(project)}


@pytest.mark.thorough
def test_a_project_is_measured(project, tmp_path):
    found = measure(Checkout("shop", project, Path(sys.executable)), 8, "1")
    judged = {each.id: each for each in found.functions}
    assert {name for name, each in judged.items() if each.is_called} == {
        *("shop.py::direct", "shop.py::decorated", "shop.py::example", "shop.py::Thing.__len__"),
        "shop.py::Thing.size",
    }
    assert not any(each.misjudged or each.untraced for each in found.functions)
    assert not judged["shop.py::failing"].passes
    assert found.missed_tests == found.crashes == []
    assert found.mutants.mutants == 8
    assert found.mutants.accepted == found.mutants.refused == []
    assert found.mutants.passing < 8


SMALL = ("inflection", "python-slugify", "iniconfig")


@pytest.mark.thorough
@pytest.mark.parametrize("library", SMALL)
def test_a_library_of_the_index_reaches_every_figure(library, capfd):
    code = main([library, "--mutants", "20"])
    said = capfd.readouterr()
    assert code != 2, f"This test downloads {library} from the package index: {said.err}"
    assert code == 0, said.out + said.err


def row(**changes):
    functions = [Judged("m.py::f", ("t.py::a",), is_called=True, passes=True)] * 200
    whole = Measured("a", functions, tests=100, calls=100, mutants=Agreement(mutants=200))
    for name, value in changes.items():
        setattr(whole, name, value)
    return whole


BAD = Judged("m.py::g", ("t.py::b",), is_called=True, passes=True, misjudged="it\nfails")


@pytest.mark.parametrize(
    ("changes", "missed"),
    [
        ({"functions": [*row().functions, BAD]}, []),
        ({"functions": [*row().functions, BAD, BAD]}, ["judged right"]),
        ({"missed_tests": ["t"] * 4}, ["tests found"]),
        ({"mutants": Agreement(200, refused=["m"] * 2)}, ["mutants agreed on"]),
        ({"mutants": Agreement(200, accepted=["m"])}, ["wrong accepted"]),
        ({"mutants": Agreement()}, ["no function judged"]),
        ({"crashes": ["Traceback"]}, ["crashes"]),
    ],
)
def test_figures_that_are_not_reached(changes, missed):
    assert shortfalls(row(**changes)) == missed
