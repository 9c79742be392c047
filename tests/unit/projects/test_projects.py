"""Tested functions of a project: what plain pytest says, and what becomes of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.projects import tested as plain
from benchmarks.projects.checkout import prepare
from benchmarks.projects.libraries import Library
from benchmarks.projects.measure import Measured, measure
from benchmarks.projects.table import Row, is_enough, reasons, table

MODULE = '''\
import functools


def direct(x):
    return x + 1


def indirect(x):
    return x


def failing(x):
    return indirect(x)


def passed_over(x):
    return x


@functools.singledispatch
def decorated(x):
    return indirect(x)


def example(x):
    """
    >>> example(2)
    2
    """
    return x


def placeholder(x):
    ...


class Thing:
    def __len__(self):
        return 1

    def method(self):
        return 2
'''
TESTS = """\
import os

import shop
from shop import Thing, decorated, direct, failing, placeholder


def test_right():
    assert direct(1) == decorated(2) == Thing().method() == 2 * len(Thing())
    placeholder(1)


def test_wrong():
    assert failing(1) == 2


def test_by_another_name():
    assert getattr(shop, "passed" + "_over")(1) == 1
"""


@pytest.fixture(autouse=True)
def _without_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of this environment take pytest longer to load than it takes to run these tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "shop.py").write_text(MODULE)
    (tmp_path / "test_shop.py").write_text(TESTS)
    return tmp_path


FUNCTIONS = ("direct", "decorated", "example", "Thing.__len__", "Thing.method")
NAMES = [f"shop.py::{name}" for name in FUNCTIONS]


def test_functions_that_passing_tests_call_by_name(project: Path) -> None:
    assert plain.tested(project, Path(sys.executable)) == NAMES


def test_a_project_that_pytest_cannot_read(project: Path) -> None:
    (project / "pyproject.toml").write_text("[tool.pytest.ini_options]\nminversion = 'never'\n")
    with pytest.raises(plain.NoTests):
        plain.tested(project, Path(sys.executable))


def test_a_project_in_which_pytest_runs_nothing(project: Path) -> None:
    body = "def pytest_runtestloop(session):\n    raise ValueError('none today')\n"
    (project / "conftest.py").write_text(body)
    with pytest.raises(plain.NoTests, match="none today"):
        plain.tested(project, Path(sys.executable))


def test_a_project_without_passing_tests(project: Path) -> None:
    (project / "test_shop.py").write_text("def test_nothing():\n    pass\n")
    (project / "shop.py").write_text(MODULE.replace(">>>", ""))
    with pytest.raises(plain.NoTests, match="No passing test"):
        plain.tested(project, Path(sys.executable))


def test_settings_of_the_folder_that_holds_the_cache_do_not_count(project: Path, tmp_path: Path) -> None:
    place = tmp_path / "cache" / "shop-1"
    (place / "source" / "shop-1").mkdir(parents=True)
    (place / "done").write_text("shop-1")
    for name in ("shop.py", "test_shop.py"):
        (place / "source" / "shop-1" / name).write_text((project / name).read_text())
    (project / "pyproject.toml").write_text("[tool.pytest.ini_options]\nminversion = 'never'\n")
    checkout = prepare(Library("shop", "1"), tmp_path / "cache")
    assert plain.tested(checkout.folder, Path(sys.executable)) == NAMES


@pytest.mark.thorough
def test_every_function_is_found_judged_and_traced(project: Path) -> None:
    found = measure(project, Path(sys.executable))
    assert found == [Measured(name, "", "", "") for name in NAMES]


def test_the_table_and_its_reasons() -> None:
    row = Row("a==1", [Measured("m.py::f", "", "", "")] * 19 + [Measured("m.py::g", "", "it\nfails", "")])
    assert is_enough(row)
    assert table([row]).endswith("| a==1 | 20 | 20 (100.0 %) | 19 (95.0 %) | 20 (100.0 %) |")
    assert reasons(row) == "m.py::g is not judged right: it fails\n"
    bad = Row("b==1", [*row.functions, Measured("m.py::h", "no test names it", "not found", "not found")])
    assert not is_enough(bad)
    assert "m.py::h is not found: no test names it\n" in reasons(bad)
