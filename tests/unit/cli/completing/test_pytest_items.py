"""Projects whose tests only pytest can run, from the command line: scripted model, real sandbox."""

import json
import re
import sys

import pytest

from egcfg_lsp.cli import main

SHOP = '''\
class Basket:
\tdef __init__(self):
\t\tself.prices = []

\tdef total(self):
\t\t"""Sum of prices.

\t\t>>> Basket().total()
\t\t0
\t\t"""
\t\t...
'''
CONFTEST = """\
import pytest
from shop import Basket


@pytest.fixture
def basket():
    made = Basket()
    made.prices += [1, 2]
    return made
"""
TESTS = """\
import unittest
import pytest
from shop import Basket


def test_fixture(basket):
    assert basket.total() == 3


@pytest.mark.parametrize("prices", [list(range(n)) for n in range(2)])
def test_computed(prices):
    basket = Basket()
    basket.prices = prices
    assert basket.total() == sum(prices)


class TestBasket:
    def setup_method(self):
        self.basket = Basket()

    def test_empty(self, tmp_path, capsys):
        assert self.basket.total() == len(list(tmp_path.iterdir()))


class Case(unittest.TestCase):
    def setUp(self):
        self.basket = Basket()

    def test_empty(self):
        self.assertEqual(self.basket.total(), 0)


@pytest.mark.asyncio
async def test_async(basket):
    assert basket.total() == 3
"""
OTHERS = """\
import pytest, socket
from shop import Basket


def test_unknown(no_such_fixture):
    assert Basket().total()


async def test_unmarked():
    assert Basket().total()


@pytest.mark.skipif(True, reason='not here')
def test_skipped():
    assert Basket().total()


def test_network(tmp_path):
    socket.create_server(('127.0.0.1', 0))
    assert Basket().total()
"""
LINES = ["result = 0", "for price in self.prices:", "    result += price", "return result"]
TOTAL = "".join(f"    {line}\n" for line in LINES)
WRITTEN = SHOP.replace("\t\t...\n", "".join(f"\t\t{line}\n" for line in LINES).replace("    ", "\t"))


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--ff"\n')
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_shop.py").write_text(TESTS)
    (tmp_path / "tests" / "test_others.py").write_text(OTHERS)
    return tmp_path


def test_a_method_is_completed_against_what_can_run_and_the_rest_is_named(complete, project, model):
    before = sorted(project.rglob("*"))
    model(total={TOTAL: 0.8, "    return 0\n": 0.2})
    code, out, err = complete(f"{project}/shop.py::Basket.total", "--json", "--set", "timeout=20")
    found = json.loads(out)
    assert (code, found["passed"], found["verified"]) == (0, True, False), err
    assert {test["id"].partition("::")[2]: test["trusted"] for test in found["tests"]} == {
        "": True,
        "test_fixture": False,
        "test_computed[prices0]": False,
        "test_computed[prices1]": False,
        "TestBasket::test_empty": False,
        "Case::test_empty": False,
        "test_async": False,
    }
    assert "test_unknown is left out: there is no fixture 'no_such_fixture' for it" in err
    assert "test_unmarked is left out: it is asynchronous, and no plugin in" in err
    assert "test_skipped is left out: not here" in err
    assert "test_network is left out: the sandbox refuses what it does (PermissionError" in err
    assert sorted(project.rglob("*")) == before


def test_a_finished_method_is_traced(capfd, project):
    (project / "shop.py").write_text(WRITTEN)
    command = ["run", "--trace", f"{project}/shop.py::Basket.total", "--timeout", "60"]
    main([*command, "--python", sys.executable])
    out = capfd.readouterr().out
    assert "pass    tests/test_shop.py::test_fixture (judged by the program itself)" in out
    assert re.search(r"2x  \d+ +result \+= price +result = 1 \| 3\n", out)


def test_a_test_is_run_by_its_node(capfd, project, monkeypatch):
    monkeypatch.chdir(project)
    (project / "shop.py").write_text(WRITTEN + "\n\ndef twice(n):\n\treturn 2 * n\n")
    tests = ["tests/test_shop.py::test_fixture", "'a.py::b'[1::2] == '.y:'", "twice(2) == 4"]
    asked = [word for test in tests for word in ("--test", test)]
    assert main(["run", "shop.py", *asked, "--json", "--timeout", "20", "--python", sys.executable]) == 0
    found = json.loads(capfd.readouterr().out)["tests"]
    assert [(test["outcome"], test["trusted"]) for test in found] == [
        ("pass", False), ("pass", False), ("pass", True)
    ]  # fmt: skip
