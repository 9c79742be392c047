"""Where tests are looked for, and what of them is believed."""

from __future__ import annotations

import os
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.test_search.cases import Test, cases_of
from egcfg_lsp.discovery.test_search.collection import Collected
from egcfg_lsp.discovery.test_search.found import FoundTests
from egcfg_lsp.discovery.test_search.index import TestIndex, find_tests
from egcfg_lsp.discovery.test_search.neighbours import python_files
from egcfg_lsp.discovery.test_search.subject import Subject
from egcfg_lsp.discovery.test_search.suites import Suite, suite
from sandbox import Item, TestCase

MODULE = "def f(x):\n    ...\n\n\ndef g(x):\n    return x\n"


def cases(path: Path, name: str = "f", root: Path | None = None) -> list[TestCase]:
    document = Document(path.read_text(), path)
    function = document.find(name)
    assert function is not None
    return list(find_tests(document, function, root).cases)


def project(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.parametrize(
    ("module", "test", "statement", "call"),
    [
        ("m.py", "test_m.py", "from m import f", "f(1)"),
        ("m.py", "m_test.py", "import m as z", "z.f(1)"),
        ("m.py", "tests/test_m.py", "from m import f as h", "h(1)"),
        ("m.py", "test/deep/test_m.py", "import m", "m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "import pkg.m", "pkg.m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import m", "m.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import *\nfrom pkg.m import *", "f(1)"),
        ("src/pkg/m.py", "src/pkg/tests/test_m.py", "from .. import m", "m.f(1)"),
        ("src/pkg/m.py", "src/pkg/test_m.py", "from .m import f", "f(1)"),
        ("src/pkg/__init__.py", "tests/test_m.py", "import pkg", "pkg.f(1)"),
        ("src/pkg/m.py", "tests/test_m.py", "from pkg import f", "f(1)"),
        ("m.py", "tests/test_m.py", "try:\n    from m import f\nexcept ImportError:\n    raise", "f(1)"),
    ],
)
def test_import_forms(tmp_path: Path, module: str, test: str, statement: str, call: str) -> None:
    source = f"{statement}\n\ndef test_one():\n    assert {call} == 2\n"
    project(tmp_path, {"setup.cfg": "", "src/pkg/__init__.py": "", module: MODULE, test: source})
    assert cases(tmp_path / module) == [TestCase(f"{test}::test_one", "assert f(1) == 2")]


@pytest.mark.parametrize(
    "statement",
    ["from other import f", "import other", "from m.f import f", "f = print", "from . import f", "import f"],
)
def test_other_imports(tmp_path: Path, statement: str) -> None:
    source = f"{statement}\n\ndef test_one():\n    assert f(1) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/test_m.py": source})
    assert cases(tmp_path / "m.py") == []


def test_a_namesake_beside_the_test_is_not_the_module(tmp_path: Path) -> None:
    test = "from m import f\ndef test_one():\n    assert f(1) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/m.py": MODULE, "tests/test_m.py": test})
    assert cases(tmp_path / "m.py") == []
    assert len(cases(tmp_path / "tests" / "m.py")) == 1


def test_open_texts_count_instead_of_the_disk(tmp_path: Path) -> None:
    test = "from m import f\ndef test_one():\n    assert f({}) == 2\n"
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": test.format(1)})
    document = Document(MODULE, tmp_path / "m.py")
    function = document.functions[0]
    texts: dict[Path, str] = {}
    index = TestIndex(texts)
    assert index.find(document, function).cases[0].source == "assert f(1) == 2"
    texts[tmp_path / "test_m.py"] = test.format(3)
    assert index.find(document, function).cases[0].source == "assert f(3) == 2"
    texts.clear()
    (tmp_path / "test_m.py").write_text(test.format(12))
    assert index.find(document, function).cases[0].source == "assert f(12) == 2"


def test_same_file_with_errors_elsewhere() -> None:
    text = MODULE + "\ndef test_f():\n    assert f(1) == 2\n\ndef broken(:\n    x = (\n"
    document = Document(text)
    found = find_tests(document, document.functions[0])
    assert found.cases == (TestCase("module::test_f", "assert f(1) == 2"),)


def test_unwritten_functions_are_named() -> None:
    text = MODULE.replace("return x", "pass") + "def test_f():\n    assert f(g(1)) == 2\n"
    document = Document(text)
    found = find_tests(document, document.functions[0])
    assert found.cases == ()
    assert found.skipped == (("module::test_f", "it uses g, which is not written yet"),)


def test_results_of_calls_are_put_into_the_check() -> None:
    body = (
        "    want = [1]\n    y = f([1])\n    assert y == want\n    y.append(2)\n    assert len(y) == len(y)\n"
    )
    document = Document(MODULE + "def test_f():\n" + body)
    first, second = find_tests(document, document.functions[0]).cases
    assert (first.setup, first.source) == ("want = [1]\n", "assert f([1]) == want")
    assert second.setup == "want = [1]\ny = f([1])\ny.append(2)\n"


def test_helpers_use_the_function_under_test(tmp_path: Path) -> None:
    test = (
        "import math\ntry:\n    import m as it\nexcept ImportError:\n    it = None\n"
        "g = 3\n\ndef twice(x):\n    return math.floor(it.f(it.g(x)) * g)\n\n"
        "def test_one():\n    assert twice(1) == 2\n"
    )
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": test})
    (case,) = cases(tmp_path / "m.py")
    assert case.source == "assert twice(1) == 2"
    assert case.setup == "import math\ng_ = 3\ndef twice(x):\n    return math.floor(f(g(x)) * g_)\n"


NEEDS_PYTEST = """\
import unittest
import pytest
from m import f

def test_fixture(tmp_path):
    assert f(tmp_path)

@pytest.mark.skip
def test_marked(tmp_path):
    assert f(tmp_path)

def test_other(tmp_path):
    assert tmp_path

class TestF:
    async def test_async(self):
        assert f(1)

def test_both():
    assert f(1) == 2
    with pytest.raises(ValueError) as caught:
        f(-1)
    assert caught.value.args == (f(0),)
"""


def test_what_needs_pytest_becomes_an_item(tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": NEEDS_PYTEST})
    found = cases(tmp_path / "m.py")
    file = str(tmp_path / "test_m.py")
    assert [(case.id, case.item) for case in found] == [
        ("test_m.py::test_fixture", Item(file, "test_fixture")),
        ("test_m.py::test_both", None),  # its first check
        ("test_m.py::test_both", Item(file, "test_both")),
        ("test_m.py::TestF::test_async", Item(file, "TestF::test_async")),
    ]
    assert found[0].source == "def test_fixture(tmp_path):\n    assert f(tmp_path)"


def test_fixtures_of_a_conftest_bring_the_module(tmp_path: Path) -> None:
    module = "class A:\n    def f(self):\n        ...\n"
    files = {
        "setup.cfg": "",
        "m.py": module,
        "conftest.py": "import pytest\nfrom m import A\n@pytest.fixture\ndef a():\n    return A()\n",
        "tests/test_m.py": "def test_f(a):\n    assert a.f() == 1\ndef test_g(a):\n    assert a.g() == 1\n",
    }
    project(tmp_path, files)
    assert [case.id for case in cases(tmp_path / "m.py", "A.f")] == ["tests/test_m.py::test_f"]
    (tmp_path / "conftest.py").write_text("")
    assert cases(tmp_path / "m.py", "A.f") == []


def test_what_is_no_regular_file_is_passed_by(tmp_path: Path) -> None:
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "tests/test_m.py": "from m import f\n"})
    os.mkfifo(tmp_path / "tests" / "test_pipe.py")
    os.mkfifo(tmp_path / "test_pipe.py")
    os.mkfifo(tmp_path / "tests" / "conftest.py")
    assert cases(tmp_path / "m.py") == []
    assert [file.name for file in python_files(tmp_path)] == ["m.py", "test_m.py"]


def about(module: str, name: str, tests: str, folder: Path) -> tuple[list[str], FoundTests, FoundTests]:
    """Names of the tests that count for a function, what they bring, and what all of them would bring."""
    document = Document(module, folder / "m.py")
    test = Document(tests, folder / "test_m.py")
    function = document.find(name)
    assert function is not None
    made = suite(document, test, "test_m.py")
    assert made is not None
    collected, subject = Collected(made), Subject.of(function)
    chosen = collected.about(subject)
    few, many = (
        reduce(FoundTests.__add__, (cases_of(each, made, subject) for each in some), FoundTests())
        for some in (chosen, collected.tests)
    )
    return [each.name for each in chosen], few, many


SHOP = "class Shop:\n    def buy(self, x):\n        ...\n    def __len__(self):\n        ...\n" + MODULE
UNRELATED = "def test_other():\n    assert g(1) == 1\n    assert m.g(2) == 2\n"
WAYS = [
    "def test_it():\n    assert f(1) == 2\n",
    "def test_it():\n    assert m.f(1) == 2\n",
    "from m import f as local\ndef test_it():\n    assert local(1) == 2\n",
    "def test_it():\n    from m import f as local\n    assert local(1) == 2\n",
    "def helper(x):\n    return f(x)\ndef twice(x):\n    return helper(helper(x))\n"
    "def test_it():\n    assert twice(1) == 2\n",
    "TABLE = {}\nTABLE['f'] = f\ndef test_it():\n    assert TABLE['f'](1) == 2\n",
    "@pytest.fixture\ndef made():\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "@pytest.fixture(name='made')\ndef _made():\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "@pytest.fixture\ndef made(tmp_path):\n    return f(1)\ndef test_it(made):\n    assert made == 2\n",
    "CALLS = [f]\n@pytest.mark.parametrize('call', CALLS)\ndef test_it(call):\n    assert call(1) == 2\n",
    "pytestmark = pytest.mark.parametrize('call', [f])\ndef test_it(call):\n    assert call(1) == 2\n",
    "class TestIt:\n    def run(self, x):\n        return f(x)\n"
    "    def test_it(self):\n        assert self.run(1) == 2\n",
    "class Base(TestCase):\n    def setUp(self):\n        self.made = f(1)\n"
    "class More(Base):\n    def test_it(self):\n        self.assertEqual(self.made, 2)\n",
]


@pytest.mark.parametrize("tests", WAYS)
def test_no_way_to_a_function_is_overlooked(tests: str, tmp_path: Path) -> None:
    chosen, few, many = about(MODULE, "f", "import m\nfrom m import *\n" + tests + UNRELATED, tmp_path)
    assert few == many
    assert few.cases
    assert "test_other" not in chosen or "pytestmark" in tests


METHODS = [
    ("Shop.buy", "def test_it():\n    assert Shop().buy(1) == 2\n"),
    ("Shop.buy", "def stocked():\n    return Shop()\ndef test_it():\n    assert stocked().buy(1) == 2\n"),
    ("Shop.buy", "def test_it(tmp_path):\n    shop = Shop()\n    assert shop.buy(1) == 2\n"),
    ("Shop.__len__", "def test_it():\n    assert len(Shop()) == 0\n"),
    (
        "Shop.buy",
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.skip)])\n"
        "def test_it(x):\n    assert Shop() is not x\n",
    ),
]


@pytest.mark.parametrize(("name", "tests"), METHODS)
def test_no_way_to_a_method_is_overlooked(name: str, tests: str, tmp_path: Path) -> None:
    chosen, few, many = about(SHOP, name, "import m\nfrom m import *\n" + tests + UNRELATED, tmp_path)
    assert few == many
    assert few != FoundTests()
    assert "test_other" not in chosen or name == "Shop.__len__"


def test_a_test_file_is_understood_once_for_all_functions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 20
    names = [f"func{number}" for number in range(count)]
    module = "".join(f"def {name}(x):\n    return x\n" for name in names)
    tests = "".join(f"def test_{name}():\n    assert {name}(1) == 1\n" for name in names)
    project(tmp_path, {"m.py": module, "test_m.py": "from m import *\n" + tests})
    made, taken_apart = [], []

    def counted(*arguments: Any) -> Suite | None:
        made.append(arguments)
        return suite(*arguments)

    def noted(test: Test, *arguments: Any) -> FoundTests:
        taken_apart.append(test.name)
        return cases_of(test, *arguments)

    monkeypatch.setattr("egcfg_lsp.discovery.test_search.index.suite", counted)
    monkeypatch.setattr("egcfg_lsp.discovery.test_search.index.cases_of", noted)
    index, document = TestIndex(), Document(module, tmp_path / "m.py")
    for function in document.functions:
        assert len(index.find(document, function, tmp_path).cases) == 1
    assert len(made) == 1
    assert taken_apart == [f"test_{name}" for name in names]


def test_a_changed_test_file_is_understood_anew(tmp_path: Path) -> None:
    path = tmp_path / "test_m.py"
    project(tmp_path, {"m.py": MODULE, "test_m.py": "from m import f\ndef test_a():\n    assert f(1) == 2\n"})
    index, document = TestIndex(), Document(MODULE, tmp_path / "m.py")
    function = document.functions[0]
    assert [case.id for case in index.find(document, function, tmp_path).cases] == ["test_m.py::test_a"]
    index.look_again({path: "from m import f\ndef test_b():\n    assert f(1) == 2\n"})
    assert [case.id for case in index.find(document, function, tmp_path).cases] == ["test_m.py::test_b"]


def test_another_thread_may_look_again_while_files_are_searched(tmp_path: Path) -> None:
    """As when somebody types in one file while tests are looked for in another."""
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": "from m import f\nassert f(1) == 2\n"})
    index, document = TestIndex(), Document(MODULE, tmp_path / "m.py")
    function = document.functions[0]

    class Files(dict[tuple[Path, Path], list[Path]]):
        def __setitem__(self, key: tuple[Path, Path], value: list[Path]) -> None:
            super().__setitem__(key, value)
            index.look_again({})

    index._files = Files()
    assert index.find(document, function, tmp_path).cases == ()


def test_a_function_of_the_same_name_from_elsewhere_is_not_the_one_under_test(tmp_path):
    test = (
        "from other import f\nfrom m import g\n\n"
        "def test_f():\n    assert f(2) == 3\n    assert g(f(1)) == 2\n"
    )
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "other.py": "def f(x): ...\n", "test_m.py": test})
    document = Document(MODULE, tmp_path / "m.py")
    assert find_tests(document, document.find("f")).cases == ()
    found = find_tests(document, document.find("g")).cases
    assert [(case.setup, case.source) for case in found] == [
        ("from other import f as f_\n", "assert g(f_(1)) == 2")
    ]


def test_a_method_takes_the_place_of_an_inherited_attribute(tmp_path):
    test = (
        "from m import f\n\nclass TestOne:\n    make = list\n    def test(self):\n"
        "        make = self.make\n        assert f(make([1])) == make([2])\n\n"
        "class TestOther(TestOne):\n    @staticmethod\n    def make(values):\n        return tuple(values)\n"
    )
    project(tmp_path, {"setup.cfg": "", "m.py": MODULE, "test_m.py": test})
    document = Document(MODULE, tmp_path / "m.py")
    first, second = find_tests(document, document.find("f")).cases
    assert "self.make = list" in first.setup
    assert "self.make = list" not in second.setup


def test_a_package_that_a_test_speaks_of_stays_one(tmp_path):
    test = "import p\n\ndef test_f():\n    assert p.f(1) == 2\n    assert p.f(p.other.double(1)) == 3\n"
    project(tmp_path, {"setup.cfg": "", "p/__init__.py": "", "p/m.py": MODULE, "test_m.py": test})
    document = Document(MODULE, tmp_path / "p" / "m.py")
    assert [(case.setup, case.source) for case in find_tests(document, document.find("f")).cases] == [
        ("", "assert f(1) == 2"),
        ("import p\n", "assert f(p.other.double(1)) == 3"),
    ]
