"""A project as a benchmark: where strategies run programs, reference and hidden tests cannot be read."""

from __future__ import annotations

import venv
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.project_bench import problems as own_problems
from engine.bench.excerpt import Exposed
from engine.bench.judge import HiddenJudge
from engine.bench.solver import GoldSolver
from engine.core.task import INDENT
from sandbox import Limits, SandboxPool, TestCase, project_copy

SHOP = '''\
"""The till.

>>> total([40, 1])
41
"""

from helpers import half

TAX = 1


def total(prices, doubled=False):
    """The sum of the prices.

    >>> total([1, 2])
    3
    >>> total([70000, 7])
    70007

    None cost nothing.
    >>> total([])
    0
    """
    reference_of_the_till = sum(prices)
    return half(2 * reference_of_the_till) * (2 if doubled else 1)


class Till:
    """Keeps prices.

    >>> Till([5, 6]).sum()
    11
    >>> Till([80000, 8]).sum()
    80008
    """

    def __init__(self, prices):
        self.prices = prices

    def sum(self):
        reference_of_the_sum = total(self.prices)
        return reference_of_the_sum
'''

CHECKS = """\
from shop import total


def test_total():
    assert total([4, 8]) == 12


def test_withheld_total():
    assert total([90000, 9]) == 90009


def test_pair():
    assert total((2, 2)) == 4
"""

ITEMS = """\
import json
from pathlib import Path

import pytest

from shop import total

SHOWN = [([1], 1)]
# 10 and 100001
WITHHELD = [([100000, 1], 100001)]


def hidden_sums():
    return WITHHELD


@pytest.fixture
def prices(tmp_path):
    return json.loads((Path(__file__).parent.parent / "data" / "prices.json").read_text())


def test_shown_by_fixture(prices):
    assert total(prices) == 60


# the sum is 110011
@pytest.mark.parametrize("twice", [True])
def test_withheld_by_fixture(prices, twice):
    assert total([*prices, 109951]) == 110011


class TestTill:
    def test_shown_in_class(self, prices):
        assert total(prices, doubled=True) == 120

    @pytest.mark.parametrize(("given", "sums"), hidden_sums())
    def test_withheld_in_class(self, given, sums):
        assert total(given) == sums
"""

HIDDEN = ("70007", "90009", "100001", "110011", "reference_of_the_till")

RIGHT = "    return sum(prices) * (2 if doubled else 1)\n"

READER = """\
    import os, sys
    places = {*sys.path, *prices, "."}
    found = []
    for place in places:
        if "/lib/" in place or "/lib64/" in place or place.endswith(".zip"):
            continue
        for folder, folders, names in os.walk(place or "."):
            for name in names:
                try:
                    text = open(os.path.join(folder, name), "rb").read().decode("latin-1")
                except OSError:
                    continue
                found.append((os.path.join(folder, name), text))
    return found
"""


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "till"
    for name, text in {
        "pyproject.toml": "",
        "shop.py": SHOP,
        "helpers.py": "def half(x):\n    return x // 2\n",
        "data/prices.json": "[10, 20, 30]",
        "tests/test_shop.py": CHECKS,
        "tests/test_items.py": ITEMS,
        "shop.py.orig": SHOP,
        "old/shop_before.py": SHOP,
        "build/lib/shop.py": SHOP,
        ".env": "PASSWORD=hunter2",
        ".git/ORIG": SHOP,
        "venv/pyvenv.cfg": "",
        "venv/lib/shop.py": SHOP,
        "node_modules/shop.py": SHOP,
        "__pycache__/shop.cpython-311.pyc": SHOP,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "link.py").symlink_to(folder / "shop.py")
    (folder / "key").symlink_to(folder / ".env")
    return folder


@pytest.fixture
def open_pool():
    """Sandboxes, and the folders that they were opened for."""
    copies = []

    @asynccontextmanager
    async def opened(copy, originals):
        copies.append(copy)
        async with SandboxPool(project=copy, parallel=2, instead_of=originals) as pool:
            yield pool

    opened.copies = copies
    return opened


def problem_of(project, name="total"):
    [problem] = [one for one in own_problems.load(project).problems if one.id == f"shop.py::{name}"]
    return problem


def ids(tests):
    return [test.id for test in tests]


def test_every_second_test_is_hidden(project):
    problem = problem_of(project)
    assert ids(problem.task.tests) == [
        "doctest total:1",
        "doctest total:3",
        "tests/test_items.py::test_shown_by_fixture",
        "tests/test_items.py::TestTill::test_shown_in_class",
        "tests/test_shop.py::test_total",
        "tests/test_shop.py::test_pair",
    ]
    assert len(problem.hidden) == 11
    assert "reference_of_the_till" in problem.gold


@pytest.mark.parametrize("name", ["total", "Till.sum"])
def test_the_task_shows_no_hidden_example(project, name):
    problem = problem_of(project, name)
    shown = repr(problem.task) + problem.task.program("    pass\n")
    for secret in {"total": ("70007", "90009", "100001"), "Till.sum": ("80008",)}[name]:
        assert secret not in shown
    assert {"total": "total([1, 2])", "Till.sum": "Till([5, 6])"}[name] in shown


async def test_programs_find_neither_reference_nor_hidden_tests(project, open_pool):
    problem = problem_of(project)
    program = problem.task.program(READER)
    question = f"[1 for path, text in total([{str(project)!r}]) if {{!r}} in text]"
    counted = [*HIDDEN, "hunter2"]
    tests = [TestCase(secret, f"assert {question.format(secret)} == []") for secret in counted]
    tests += [TestCase("there", f"assert {question.format('def total(')} != []")]
    tests += [
        TestCase("inspect", "import inspect\nassert 'reference_of' not in inspect.getsource(total)"),
        TestCase(
            "import", "import inspect, shop\nassert 'reference_of_the_till' not in inspect.getsource(shop)"
        ),
    ]
    async with problem.excerpt.opened(open_pool) as sandbox:
        result = await sandbox.run(program, tests, Limits(wall_s=60, cpu_s=50))
    assert [(one.test.id, one.actual, one.exception) for one in result.tests if one.outcome != "pass"] == []


async def test_visible_tests_pass_where_nothing_hidden_is(project, open_pool):
    problem = problem_of(project)
    async with problem.excerpt.opened(open_pool) as sandbox:
        result = await sandbox.run(
            problem.task.program(RIGHT), problem.task.tests, Limits(wall_s=30, cpu_s=20)
        )
        wrong = await sandbox.run(
            problem.task.program("    return 3\n"), problem.task.tests, Limits(wall_s=30, cpu_s=20)
        )
    assert [(one.test.id, one.exception) for one in result.tests if one.outcome != "pass"] == []
    assert tuple(one.test for one in result.tests) == problem.task.tests
    assert [str(one.outcome) for one in wrong.tests] == ["pass", "fail", "fail", "fail", "fail", "fail"]
    [copy] = open_pool.copies
    assert not copy.parent.exists()
    assert (project / "shop.py").read_text() == SHOP


async def test_an_editable_installation_leads_to_the_copy(project):
    """Its interpreter may even lie in the project, and import from a folder that only its path names."""
    environment = project / ".venv"
    venv.create(environment, symlinks=True)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "till.pth").write_text(f"{project}\n{project / 'lib'}\n")
    (project / "lib").mkdir()
    (project / "lib" / "change.py").write_text("def coins():\n    return 5\n")
    problem = problem_of(project)
    python = str(environment / "bin" / "python")

    def opened(copy, originals):
        return SandboxPool(python, project=copy, parallel=1, instead_of=originals)

    program = problem.task.program(READER)
    tests = [
        TestCase(
            secret, f"assert [1 for path, text in total([{str(project)!r}]) if {secret!r} in text] == []"
        )
        for secret in HIDDEN
    ]
    tests.append(TestCase("imports", "assert change.coins() == 5", setup="import change, helpers"))
    async with problem.excerpt.opened(opened) as sandbox:
        result = await sandbox.run(program, tests, Limits(wall_s=60, cpu_s=50))
    assert result.outcome == "pass", result


async def test_a_second_installation_is_not_overlooked(project):
    """What lies on the path beside the copy is readable, so nothing is solved there."""
    problem = problem_of(project)
    installed = project / "installed"
    installed.mkdir()
    (installed / "shop.py").write_text("def total(prices, doubled=False):\n    return 0\n")

    @asynccontextmanager
    async def opened(copy, originals):
        async with SandboxPool(project=installed, parallel=1) as pool:
            yield Beside(pool, installed)

    with pytest.raises(Exposed, match=r"installed/shop\.py.*uninstall the project"):
        async with problem.excerpt.opened(opened):
            pass


async def test_a_folder_inside_a_project_is_solved_in_a_copy_of_the_project(project, open_pool):
    """``till/inner/deep.py`` imports from above the folder that was named."""
    (project / "inner").mkdir()
    (project / "inner" / "deep.py").write_text(
        'from helpers import half\n\n\ndef quarter(x):\n    """\n    >>> quarter(8)\n    2\n    """\n'
        "    return half(half(x))\n"
    )
    (project / "inner" / "test_deep.py").write_text(
        "import pytest\nfrom inner.deep import quarter\n\n\n@pytest.fixture\ndef eight():\n    return 8\n\n\n"
        "def test_quarter(eight):\n    assert quarter(eight) == 2\n"
    )
    [problem] = own_problems.load(project / "inner").problems
    async with problem.excerpt.opened(open_pool) as sandbox:
        result = await sandbox.run(
            problem.task.program("    return half(half(x))\n"),
            problem.task.tests,
            Limits(wall_s=30, cpu_s=20),
        )
    assert result.outcome == "pass", result


async def test_rows_and_prepared_examples_keep_the_paths_of_the_project(tmp_path, open_pool):
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "conftest.py").write_text(
        "import pytest\n\n\n@pytest.fixture(autouse=True)\ndef two(doctest_namespace):\n"
        "    doctest_namespace['two'] = 2\n"
    )
    (tmp_path / "double.py").write_text(
        'def double(x):\n    """\n    >>> double(two)\n    4\n    """\n    return 2 * x\n'
    )
    (tmp_path / "test_double.py").write_text(
        "import pytest\nfrom double import double\n\n\ndef test_hidden():\n    assert double(4) == 8\n\n\n"
        "@pytest.mark.parametrize('x', [1, 2])\ndef test_rows(x):\n    assert double(x) == x + x\n"
    )
    [problem] = own_problems.load(tmp_path).problems
    async with problem.excerpt.opened(open_pool) as sandbox:
        result = await sandbox.run(
            problem.task.program("    return 2 * x\n"), problem.task.tests, Limits(wall_s=30, cpu_s=20)
        )
    assert result.all_pass, result
    assert ids(one.test for one in result.tests) == [
        "doctest double:1",
        "test_double.py::test_rows[1]",
        "test_double.py::test_rows[2]",
    ]
    assert {one.test.item.file for one in result.tests if one.test.item} == {str(tmp_path / "test_double.py")}
    assert result.tests[0].test == problem.task.tests[0]
    assert result.tests[0].test.docstring.by_pytest == str(tmp_path / "double.py")


async def test_where_the_function_stands_once_more_its_body_is_gone_too(project, open_pool):
    (project / "till.py").write_text("BEGUN = 7\n\n\n" + SHOP.partition("TAX = 1\n")[2].lstrip("\n"))
    problem = problem_of(project)
    program = problem.task.program(RIGHT)
    tests = [
        TestCase("stays", "assert till.BEGUN == 7", setup="import till\n"),
        TestCase("gone", "assert till.total([40, 1]) is None", setup="import till\n"),
    ]
    async with problem.excerpt.opened(open_pool) as sandbox:
        result = await sandbox.run(program, tests, Limits(wall_s=30, cpu_s=20))
    assert result.outcome == "pass", result


def test_a_project_that_is_too_large_is_refused_before_anything_runs(project, monkeypatch):
    monkeypatch.setattr(project_copy, "_MOST_FILES", 3)
    with pytest.raises(UsageError, match=r"holds more than .* move data out of it"):
        own_problems.load(project)


class Beside:
    """A pool with a further folder on the programs' path."""

    def __init__(self, pool, folder):
        self._pool = pool
        self._folder = folder

    async def run(self, program, tests, limits, **rest):
        return await self._pool.run(program, tests, limits, folder=self._folder, **rest)


AMPLE = Limits(wall_s=120, cpu_s=60)


@pytest.mark.parametrize(
    ("body", "solved"),
    [("return x\n", True), ("return 3\n", False), ("import unittest\n    raise unittest.SkipTest\n", False)],
)
async def test_tests_that_cannot_run_here_do_not_count(tmp_path, body, solved):
    """Skipped by pytest, or refused by the sandbox; but not what the program skips itself."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "same.py").write_text("def same(x):\n    return x\n")
    (tmp_path / "test_same.py").write_text(
        "import os\nimport pytest\nfrom same import same\n\n\n"
        "def test_skipped(tmp_path):\n    pytest.skip('not here')\n    same(1)\n\n\n"
        "def test_refused():\n    os.fork()\n    assert same(2) == 2\n\n\n"
        "def test_usual(tmp_path):\n    assert same(4) == 4\n"
    )
    [problem] = own_problems.load(tmp_path).problems
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        verdict = await HiddenJudge(pool).judge(replace(problem, limits=AMPLE), INDENT + body)
        gold = await GoldSolver(HiddenJudge(pool)).solve(problem)
    assert (len(verdict.outcomes), verdict.solved) == (1, solved)
    assert gold.solved
