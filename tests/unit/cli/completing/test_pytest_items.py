"""Projects whose tests only pytest can run, from the command line: scripted model, real sandbox."""

import json
import sys

import pytest

from egcfg_lsp.cli import main, run

SHOP = '''\
"""A shop."""

import json

RATE = 2


def load(path):
    """Sum of the prices in a JSON file."""
    ...


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
import json
import unittest

import pytest
import shop
from shop import Basket, load

CASES = [list(range(n)) for n in range(3)]


def test_fixture(basket):
    assert basket.total() == 3


@pytest.mark.parametrize("prices", CASES)
def test_computed(prices):
    basket = Basket()
    basket.prices = prices
    assert basket.total() == sum(prices)


class TestBasket:
    def setup_method(self):
        with open("/dev/null"):
            self.basket = Basket()

    def test_empty(self, tmp_path):
        assert self.basket.total() == len(list(tmp_path.iterdir()))


class Case(unittest.TestCase):
    def setUp(self):
        self.enterings = [self.addCleanup(print)]
        if True:
            self.basket = Basket()

    def test_empty(self):
        self.assertEqual(self.basket.total(), 0)


@pytest.mark.asyncio
async def test_async(basket):
    assert basket.total() == 3


def test_load(tmp_path, monkeypatch, capsys):
    (tmp_path / "prices.json").write_text(json.dumps([1, 2, 3]))
    monkeypatch.chdir(tmp_path)
    print(load("prices.json"))
    assert capsys.readouterr().out == "6\\n"
"""
TOTAL = "    result = 0\n    for price in self.prices:\n        result += price\n    return result\n"
TWICE = "\n\ndef twice(n):\n\treturn 2 * n\n"
LOAD = "    with open(path) as file:\n        return sum(json.load(file))\n"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--ff"\n')
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_shop.py").write_text(TESTS)
    return tmp_path


def egcfg(capfd, *arguments):
    """(exit code, stdout, stderr)"""
    code = main([*map(str, arguments), "--python", sys.executable])
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    return code, out, err


def files(project):
    return sorted(str(path.relative_to(project)) for path in project.rglob("*"))


def test_completes_a_method_against_fixtures_and_suites(capfd, project, model):
    before = files(project)
    model(total={TOTAL: 0.8, "    return 0\n": 0.2})
    code, out, err = egcfg(
        capfd, "complete", f"{project}/shop.py::Basket.total", "--json", "--set", "timeout=20"
    )
    found = json.loads(out)
    assert code == 0, err
    assert found["passed"]
    assert not found["verified"]
    assert {test["id"].partition("::")[2]: test["trusted"] for test in found["tests"]} == {
        "": True,
        "test_fixture": False,
        "test_computed[prices0]": False,
        "test_computed[prices1]": False,
        "test_computed[prices2]": False,
        "TestBasket::test_empty": False,
        "Case::test_empty": False,
        "test_async": False,
    }
    assert "left out" not in err
    assert files(project) == before


def test_what_cannot_run_is_named_and_left_out(capfd, project, model):
    (project / "tests" / "test_more.py").write_text(
        "import pytest, socket\nfrom shop import load\n\n\n"
        "def test_unknown(no_such_fixture):\n    assert load(no_such_fixture)\n\n\n"
        "async def test_unmarked():\n    assert load('x')\n\n\n"
        "@pytest.mark.skipif(True, reason='not here')\ndef test_skipped():\n    assert load('x')\n\n\n"
        "def test_network(tmp_path):\n    socket.create_server(('127.0.0.1', 0))\n    assert load(tmp_path)\n"
    )
    model(load={LOAD: 1.0})
    code, out, err = egcfg(capfd, "complete", f"{project}/shop.py::load", "--json", "--set", "timeout=20")
    assert code == 0, err
    assert [test["id"] for test in json.loads(out)["tests"]] == ["tests/test_shop.py::test_load"]
    assert "test_unknown is left out: there is no fixture 'no_such_fixture' for it" in err
    assert "test_unmarked is left out: it is asynchronous, and no plugin in" in err
    assert "test_skipped is left out: not here" in err
    assert "test_network is left out: the sandbox refuses what it does (PermissionError" in err


def test_traces_a_finished_method(capfd, project):
    body = "".join("\t\t" + line.strip() + "\n" for line in TOTAL.splitlines()).replace(
        "\t\tresult +=", "\t\t\tresult +="
    )
    text = SHOP.replace("\t\t...\n", body)
    (project / "shop.py").write_text(text)
    code, out, _ = egcfg(capfd, "run", "--trace", f"{project}/shop.py::Basket.total")
    line = text.splitlines().index("\t\t\tresult += price") + 1
    assert code == 0
    assert "pass    tests/test_shop.py::test_fixture (judged by the program itself)" in out
    assert f"2x  {line}              result += price        result = 1 | 3" in out


def test_runs_a_test_by_its_node(capfd, project, monkeypatch):
    monkeypatch.chdir(project)
    (project / "shop.py").write_text(SHOP.replace("\t\t...\n", "\t\treturn sum(self.prices)\n") + TWICE)
    tests = "--test", "tests/test_shop.py::test_fixture", "--test", "RATE == 2", "--test", "twice(2) == 4"
    code, out, _ = egcfg(capfd, "run", "shop.py", *tests, "--json", "--timeout", 20)
    assert code == 0
    assert [(test["outcome"], test["trusted"]) for test in json.loads(out)["tests"]] == [
        ("pass", False), ("pass", False), ("pass", True)
    ]  # fmt: skip
    assert run._test("x[1::2] == 'a.py::b'").item is None
    code, _, err = egcfg(capfd, "run", "shop.py", "--test", "tests/test_gone.py::test_f")
    assert code == 2
    assert "There is no file tests/test_gone.py" in err
