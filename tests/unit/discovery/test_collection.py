"""Which tests of a file count, and which are named because they cannot: nothing is dropped in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.test_search.found import FoundTests
from egcfg_lsp.discovery.test_search.index import find_tests


def found(tests: str) -> FoundTests:
    document = Document("def f(x):\n    ...\n\n\n" + tests)
    return find_tests(document, document.functions[0])


def checks(tests: str) -> list[tuple[str, str, str]]:
    """(id, setup, source) of each case."""
    result = found(tests)
    assert result.skipped == ()
    return [(case.id.removeprefix("module::"), case.setup, case.source) for case in result.cases]


ONE = "def test_f():\n    assert f(1) == 2\n"


@pytest.mark.parametrize(
    ("tests", "reason"),
    [
        (f"pytestmark = pytest.mark.skip\n{ONE}", "it is marked with skip"),
        (f"pytestmark = [pytest.mark.slow, pytest.mark.xfail()]\n{ONE}", "it is marked with xfail"),
        (f"def setup_module():\n    pass\n{ONE}", "it needs setup_module"),
        (f"@pytest.fixture(autouse=True)\ndef ready():\n    pass\n{ONE}", "it needs the fixture 'ready'"),
        (f"{ONE}    if f(2):\n        return\n    assert f(3) == 3\n", "it may end early"),
        (f"N = 0\n{ONE}    global N\n    N += f(1)\n    assert N == 2\n", "it assigns the global 'N'"),
        (
            f"@pytest.mark.parametrize(5, [1])\n{ONE.replace('()', '(a)')}",
            "the names of its parameters are not written out",
        ),
    ],
)
def test_what_only_a_runner_can_run_is_named(tests: str, reason: str) -> None:
    result = found(tests)
    assert result.cases == ()
    assert result.skipped == (("module::test_f", reason),)


def test_an_inner_function_may_return() -> None:
    body = "    def g(y):\n        return f(y)\n    assert g(1) == 2\n"
    assert checks(f"def test_f():\n{body}") == [
        ("test_f", "def g(y):\n    return f(y)\n", "assert g(1) == 2")
    ]


def test_what_follows_the_last_assertion_must_not_raise() -> None:
    assert checks(f"{ONE}    f(None)\n    print(3)\n") == [
        ("test_f:1", "", "assert f(1) == 2"),
        ("test_f:2", "f(None)\n", "print(3)"),
    ]


def test_a_test_without_assertions_counts() -> None:
    assert checks("def test_f():\n    y = 1\n    f(y)\n") == [("test_f", "y = 1\n", "f(y)")]


def test_assertions_of_helpers_count(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("def f(x):\n    ...\n")
    helper = "def check(x, y):\n    assert f(x) == y\n"
    test = f"from m import f\n\n\n{helper}\n\ndef test_f():\n    check(1, 2)\n    check(2, 4)\n"
    (tmp_path / "test_m.py").write_text(test)
    document = Document(path.read_text(), path)
    [case] = find_tests(document, document.functions[0]).cases
    assert (case.setup, case.source) == (helper + "check(1, 2)\n", "check(2, 4)")


def test_what_an_assertion_changes_is_repeated() -> None:
    body = "    g = f(2)\n    assert next(g) == 0\n    assert (y := next(g)) == 1\n    assert y in f(y)\n"
    assert [setup for _, setup, _ in checks(f"def test_f():\n{body}")] == [
        "",
        "g = f(2)\nnext(g)\n",
        "g = f(2)\nnext(g)\n(y := next(g)) == 1\n",
    ]


@pytest.mark.parametrize(
    ("first", "repeated"),
    [
        ("all(g(f(n)) for n in (1, 2))", "all((g(f(n)) for n in (1, 2)))"),
        ("any(f(n) == g for n in (1, 2)) == 3", "any((f(n) == g for n in (1, 2)))"),
        ("[f(n) for n in g] == [f(2)]", "[f(n) for n in g]\nf(2)"),
        ("sorted(g, key=lambda n: f(n)) == [1]", "sorted(g, key=lambda n: f(n))"),
    ],
)
def test_a_comprehension_is_repeated_as_a_whole(first: str, repeated: str) -> None:
    """Its calls need its variables."""
    [_, (_, setup, _)] = checks(f"def test_f():\n    g = h()\n    assert {first}\n    assert f(g)\n")
    assert setup == f"g = h()\n{repeated}\n"


def test_helper_methods_and_annotated_attributes_of_a_test_class() -> None:
    tests = (
        "class TestF:\n    v: int = 2\n\n    def of(self, a):\n        return f(a)\n\n"
        "    def test_f(self):\n        assert self.of(self.v) == 4\n\n"
        "    @staticmethod\n    def test_s():\n        assert f(1) == 2\n"
    )
    helper = "class Fixture:\n\n    def of(self, a):\n        return f(a)\nself = Fixture()\nself.v = 2\n"
    assert checks(tests) == [
        ("TestF::test_f", helper, "assert self.of(self.v) == 4"),
        ("TestF::test_s", "", "assert f(1) == 2"),
    ]


def test_a_method_of_unittest_that_has_no_plain_form_is_named() -> None:
    tests = (
        "class T(unittest.TestCase):\n    def check(self, a):\n        self.assertLogs(f(a))\n\n"
        "    def test_f(self):\n        self.check(1)\n"
    )
    assert found(tests).skipped == (("module::T::test_f", "it uses self.assertLogs"),)


def test_inherited_tests_and_set_up() -> None:
    tests = (
        "class Base(unittest.TestCase):\n    def setUp(self):\n        self.v = 1\n\n"
        "    def test_a(self):\n        assert f(self.v) == 2\n\n\n"
        "class More(Base):\n    def test_b(self):\n        self.assertEqual(f(self.v), 2)\n\n"
        "    class TestInner:\n        def test_c(self):\n            assert f(3) == 6\n"
    )
    assert [case[0] for case in checks(tests)] == [
        "Base::test_a",
        "More::test_a",
        "More::test_b",
        "More::TestInner::test_c",
    ]


def test_very_many_cases_are_cut_aloud() -> None:
    decorator = '@pytest.mark.parametrize("a", range(201))'
    result = found(f"{decorator}\ndef test_f(a):\n    assert f(a) == 2 * a\n")
    assert len(result.cases) == 200
    assert result.skipped == (("module::test_f", "of its many cases only the first 200 count"),)


def test_a_class_may_be_named_like_its_base() -> None:
    configs = "class Config:\n    pass\nclass Config(Config):\n    pass\nclass Dev(Config):\n    pass\n"
    tested = "class Base(unittest.TestCase):\n    pass\nclass Base(Base):\n    pass\nclass More(Base):\n"
    assert checks(f"{configs}{tested}    def test_f(self):\n        assert f(1) == 2\n") == [
        ("More::test_f", "", "assert f(1) == 2")
    ]


def test_a_class_inside_may_inherit_an_earlier_one_of_the_outer_name() -> None:
    outer = "class TestA:\n    pass\nclass TestA:\n    class TestB(TestA):\n        def test_f(self):\n"
    found_ = checks(f"{outer}            assert f(1) == 2\nclass TestC(TestA):\n    pass\n")
    assert [name for name, _, _ in found_] == ["TestA::TestB::test_f", "TestC::TestB::test_f"]


def test_a_test_that_is_nested_too_deeply_is_named() -> None:
    deep = f"def test_deep():\n    assert f({' + '.join(['1'] * 400)}) == 2\n"
    result = found(deep + ONE)
    assert [case.id for case in result.cases] == ["module::test_f"]
    assert result.skipped == (("module::test_deep", "its expressions are nested too deeply"),)


def test_a_deep_test_of_something_else_is_no_concern() -> None:
    other = f"def test_deep():\n    assert {' + '.join(['1'] * 400)} == 400\n"
    result = found(other + ONE)
    assert [case.id for case in result.cases] == ["module::test_f"]
    assert result.skipped == ()
