"""A project as a benchmark: where strategies run programs, reference and hidden tests cannot be read."""

import sys
import venv
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

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
    found = []
    for place in {*sys.path, *prices, "."}:
        if "/lib/" in place or "/lib64/" in place or place.endswith(".zip"):
            continue
        walk = os.walk(place or ".")
        for file in (os.path.join(folder, name) for folder, _, names in walk for name in names):
            try:
                found.append((file, open(file, "rb").read().decode("latin-1")))
            except OSError:
                pass
    return found
"""
COPIES = (
    "shop.py shop.py.orig old/shop_before.py build/lib/shop.py .git/ORIG venv/lib/shop.py node_modules/a.py"
)


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "till"
    files = {
        "pyproject.toml": "",
        "helpers.py": "def half(x):\n    return x // 2\n",
        "data/prices.json": "[10, 20, 30]",
        "tests/test_shop.py": CHECKS,
        "tests/test_items.py": ITEMS,
        ".env": "PASSWORD=hunter2",
        "venv/pyvenv.cfg": "",
    }
    copies = dict.fromkeys([*COPIES.split(), "__pycache__/shop.cpython-311.pyc"], SHOP)
    for name, text in {**files, **copies}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "link.py").symlink_to(folder / "shop.py")
    (folder / "key").symlink_to(folder / ".env")
    return folder


@pytest.fixture
def solved_in(tmp_path):
    """``await solved_in(problem, body, tests)`` runs them in a copy, which is gone then."""

    async def made(problem, body, tests, python=""):
        copies = []

        def opened(copy, originals):
            copies.append(copy)
            return SandboxPool(python or sys.executable, project=copy, parallel=2, instead_of=originals)

        async with problem.excerpt.opened(opened) as sandbox:
            result = await sandbox.run(problem.task.program(body), tests, Limits(wall_s=60, cpu_s=50))
        [copy] = copies
        assert not copy.parent.exists()
        return result

    return made


def failed(result):
    return [(one.test.id, one.actual, one.exception) for one in result.tests if one.outcome != "pass"]


def problem_of(project, name="total"):
    [problem] = [one for one in own_problems.load(project).problems if one.id == f"shop.py::{name}"]
    return problem


def ids(tests):
    return [test.id for test in tests]


@pytest.mark.parametrize(
    ("name", "shown", "secrets"),
    [
        ("total", "total([1, 2])", ("70007", "90009", "100001")),
        ("Till.sum", "Till([5, 6])", ("80008",)),
    ],
)
def test_every_second_test_is_hidden_and_the_task_does_not_show_it(project, name, shown, secrets):
    problem = problem_of(project, name)
    told = repr(problem.task) + problem.task.program("    pass\n")
    assert shown in told
    assert [secret for secret in secrets if secret in told] == []
    assert "reference_of_the" in problem.gold
    if name == "total":
        names = ["doctest total:1", "doctest total:3", "tests/test_items.py::test_shown_by_fixture",
                 "tests/test_items.py::TestTill::test_shown_in_class", "tests/test_shop.py::test_total",
                 "tests/test_shop.py::test_pair"]  # fmt: skip
        assert (ids(problem.task.tests), len(problem.hidden)) == (names, 11)


def searches(project, secrets):
    """Tests that what ``READER`` finds holds none of the secrets."""
    question = f"[1 for path, text in total([{str(project)!r}]) if {{!r}} in text]"
    return [TestCase(secret, f"assert {question.format(secret)} == []") for secret in secrets]


async def test_programs_find_neither_reference_nor_hidden_tests(project, solved_in):
    [there] = searches(project, ["def total("])
    tests = [
        *searches(project, [*HIDDEN, "hunter2"]),
        replace(there, source=there.source.replace("==", "!=")),
        TestCase("inspect", "assert 'reference_of' not in inspect.getsource(total)", setup="import inspect"),
        TestCase(
            "import", "assert 'of_the_till' not in inspect.getsource(shop)", setup="import inspect, shop"
        ),
    ]
    assert failed(await solved_in(problem_of(project), READER, tests)) == []


async def test_visible_tests_pass_where_nothing_hidden_is(project, solved_in):
    problem = problem_of(project)
    right = await solved_in(problem, RIGHT, problem.task.tests)
    wrong = await solved_in(problem, "    return 3\n", problem.task.tests)
    assert failed(right) == []
    assert tuple(one.test for one in right.tests) == problem.task.tests
    assert [str(one.outcome) for one in wrong.tests] == ["pass", *["fail"] * 5]
    assert (project / "shop.py").read_text() == SHOP


async def test_an_editable_installation_leads_to_the_copy(project, solved_in):
    """Its interpreter may even lie in the project, and import from a folder that only its path names."""
    environment = project / ".venv"
    venv.create(environment, symlinks=True)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "till.pth").write_text(f"{project}\n{project / 'lib'}\n")
    (project / "lib").mkdir()
    (project / "lib" / "change.py").write_text("def coins():\n    return 5\n")
    imports = TestCase("imports", "assert change.coins() == 5", setup="import change, helpers")
    tests, python = [*searches(project, HIDDEN), imports], str(environment / "bin" / "python")
    assert failed(await solved_in(problem_of(project), READER, tests, python)) == []


async def test_a_second_installation_is_not_overlooked(project):
    """What lies on the path beside the copy is readable, so nothing is solved there."""
    problem = problem_of(project)
    installed = project / "installed"
    installed.mkdir()
    (installed / "shop.py").write_text("def total(prices, doubled=False):\n    return 0\n")

    @asynccontextmanager
    async def opened(copy, originals):
        async with SandboxPool(project=installed, parallel=1) as pool:
            yield SimpleNamespace(run=partial(pool.run, folder=installed))

    with pytest.raises(Exposed, match=r"installed/shop\.py.*uninstall the project"):
        async with problem.excerpt.opened(opened):
            pass


async def test_a_folder_inside_a_project_is_solved_in_a_copy_of_the_project(project, solved_in):
    """``till/inner/deep.py`` imports from above the folder that was named."""
    inner, body = project / "inner", "    return half(half(x))\n"
    inner.mkdir()
    (inner / "deep.py").write_text(f"from helpers import half\n\n\ndef quarter(x):\n{body}")
    (inner / "test_deep.py").write_text(
        "from inner.deep import quarter\n\n\ndef test_quarter(tmp_path):\n    assert quarter(8) == 2\n"
    )
    [problem] = own_problems.load(inner).problems
    assert failed(await solved_in(problem, body, problem.task.tests)) == []


async def test_rows_and_prepared_examples_keep_the_paths_of_the_project(tmp_path, solved_in):
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
    result = await solved_in(problem, "    return 2 * x\n", problem.task.tests)
    assert failed(result) == []
    assert ids(one.test for one in result.tests) == [
        "doctest double:1",
        "test_double.py::test_rows[1]",
        "test_double.py::test_rows[2]",
    ]
    assert {one.test.item.file for one in result.tests if one.test.item} == {str(tmp_path / "test_double.py")}
    assert result.tests[0].test == problem.task.tests[0]
    assert result.tests[0].test.docstring.by_pytest == str(tmp_path / "double.py")


async def test_where_the_function_stands_once_more_its_body_is_gone_too(project, solved_in):
    (project / "till.py").write_text("BEGUN = 7\n\n\n" + SHOP.partition("TAX = 1\n")[2].lstrip("\n"))
    tests = [
        TestCase("stays", "assert till.BEGUN == 7", setup="import till\n"),
        TestCase("gone", "assert till.total([40, 1]) is None", setup="import till\n"),
    ]
    assert failed(await solved_in(problem_of(project), RIGHT, tests)) == []


def test_a_project_that_is_too_large_is_refused_before_anything_runs(project, monkeypatch):
    monkeypatch.setattr(project_copy, "_MOST_FILES", 3)
    with pytest.raises(UsageError, match=r"holds more than .* move data out of it"):
        own_problems.load(project)


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


def test_a_folder_beside_the_working_folder_is_its_own_project(tmp_path, monkeypatch):
    for name in ("here", "shop"):
        (tmp_path / name).mkdir()
    (tmp_path / "here" / "pyproject.toml").touch()
    (tmp_path / "shop" / "shop.py").write_text(
        'def one():\n    """\n    >>> one()\n    1\n    """\n    return 1\n'
    )
    monkeypatch.chdir(tmp_path / "here")
    [problem] = own_problems.load(Path("../shop")).problems
    assert problem.id == "shop.py::one"
    assert problem.excerpt.root == problem.excerpt.project == (tmp_path / "shop").resolve()
