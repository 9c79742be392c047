"""Which tests of a file are a function's, and how pytest names them."""

from __future__ import annotations

import pytest

from egcfg_lsp.discovery.doctests import FoundTests
from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.tests_of import TestIndex

ONE = "def test_f():\n    assert f(1) == 2\n"
IN_CLASS = "    def test_f(self):\n        assert f(1) == 2\n"
DEEPER = IN_CLASS.replace("    ", "        ", 1).replace("        assert", "            assert")


def found(tests: str) -> FoundTests:
    document = Document("def f(x):\n    ...\n\n\n" + tests)
    return TestIndex().find(document, document.functions[0])


def names(tests: str) -> list[str]:
    result = found(tests)
    assert result.skipped == ()
    items = [(case.id, case.item.name) for case in result.cases if case.item is not None]
    assert [f"module::{name}" for _, name in items] == [each for each, _ in items]
    return [name for _, name in items]


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        (ONE, ["test_f"]),
        ("async " + ONE, ["test_f"]),
        ("@pytest.mark.parametrize('x', range(900))\n" + ONE, ["test_f"]),
        ("def test_f():\n    f(1)\n", ["test_f"]),
        ("def test_g():\n    g(1)\n", []),
        ("def check_f():\n    f(1)\n", []),
        ("@pytest.fixture\n" + ONE, []),
        ("if f:\n    def test_f():\n        assert f(1) == 2\n", ["test_f"]),
        (ONE + "del test_f\n", []),
        ("__test__ = False\n" + ONE, []),
        ("class TestF:\n" + IN_CLASS, ["TestF::test_f"]),
        ("class Other:\n" + IN_CLASS, []),
        ("class Other(unittest.TestCase):\n" + IN_CLASS, ["Other::test_f"]),
        ("class TestF:\n    __test__ = False\n" + IN_CLASS, []),
        ("class TestF:\n    def __init__(self): ...\n" + IN_CLASS, []),
        ("class Base:\n" + IN_CLASS + "class TestMore(Base):\n    pass\n", ["TestMore::test_f"]),
        (
            "class Base(unittest.TestCase):\n" + IN_CLASS + "class More(Base):\n    pass\ndel Base\n",
            ["More::test_f"],
        ),
        ("class TestF:\n    class TestIn:\n" + DEEPER, ["TestF::TestIn::test_f"]),
        (
            "class Base:\n    pass\nclass Base(Base):\n" + IN_CLASS + "class TestF(Base): ...\n",
            ["TestF::test_f"],
        ),
    ],
)
def test_what_pytest_collects(tests, expected):
    assert names(tests) == expected


def test_the_source_is_the_text_as_it_stands():
    method = "@mark  # so\n    def test_f(self):\n        assert f(  1) == f'{1}\\n'\n"
    [case] = found(f"class TestF:\n    {method}\n    x = 1\n").cases
    assert case.source == "@mark  # so\ndef test_f(self):\n    assert f(  1) == f'{1}\\n'"
    assert case.item.line == 6


@pytest.mark.parametrize(
    ("tests", "calls"),
    [(ONE, ("f",)), (ONE + "f = print\n", ()), (ONE + "def g(f):\n    f(1)\n", ())],
)
def test_a_name_that_may_mean_something_else_is_no_call(tests, calls):
    [case] = found(tests).cases
    assert case.item.calls == calls


def test_a_deep_test_of_something_else_is_no_concern():
    other = f"def test_deep():\n    assert {' + '.join(['1'] * 400)} == 400\n"
    assert names(other + ONE) == ["test_f"]
