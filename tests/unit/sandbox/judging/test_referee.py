"""Tests are split so that the program never sees what is expected, and judged as Python would."""

import ast
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.judging.evaluator.ownership import asks_others, defines
from sandbox.judging.referee import AskedStep, ProgramAnswer, inside, invocation, judge, plan
from sandbox.judging.wire_format import Opaque
from sandbox.types import Outcome, TestCase
from tests.effort import cheap

PASS, FAIL, ERROR = Outcome.PASS, Outcome.FAIL, Outcome.ERROR


def asked(source: str) -> list[str]:
    return [step.source for step in plan(TestCase("t", source)).steps if step.kind == "ask"]


def verdict(source: str, *values: Any) -> Outcome:
    test = plan(TestCase("t", source))
    if test.script is not None and test.script.builtins:
        values = (*values, [])  # the program has no others of these names
    judged = judge(test, ProgramAnswer(values))
    assert judged is not None
    return judged.outcome


def doctest(source: str, expected: str, *values: Any, stdout: str = "", error: Any = None) -> Outcome:
    test = TestCase("t", source, expected=expected)
    judged = judge(plan(test), ProgramAnswer(values, error, stdout))
    assert judged is not None
    return judged.outcome


@pytest.mark.parametrize(
    ("source", "question", "right", "wrong"),
    [
        ("assert f(3) == 6", "f(3)", 6, 7),
        ("f(3) == 6", "f(3)", 6, 7),
        ("assert 6 == f(3)", "f(3)", 6, None),
        ("assert f(3) == 6, 'a message'", "f(3)", 6, 7),
        ("assert f('a') == 'b'", "f('a')", "b", "c"),
        ("assert f() == [1, (2, {'a': {3}})]", "f()", [1, (2, {"a": {3}})], [1, [2, {"a": {3}}]]),
        ("assert f() == -1.5e3", "f()", -1500.0, 1500),
        ("assert f() == 2 ** 10 - 1", "f()", 1023, 1024),
        ("assert f() == 'ab' * 3", "f()", "ababab", "ab"),
        ("assert f() == float('inf')", "f()", math.inf, 1.0),
        ("assert f() == set()", "f()", set(), {}),
        ("assert f() == frozenset({1})", "f()", frozenset({1}), [1]),
        ("assert f() == list(range(3))", "f()", [0, 1, 2], (0, 1, 2)),
        ("assert f() is None", "f()", None, 0),
        ("assert f() is True", "f()", True, 1),
        ("assert f() is not None", "f()", 0, None),
        ("assert f() == True", "f()", 1, 2),
        ("assert not f(1)", "f(1)", [], [0]),
        ("assert f(1)", "f(1)", "x", ""),
        ("assert not f(1) == 2", "f(1)", 3, 2),
        ("assert f() != 3", "f()", 4, 3),
        ("assert 1 < f() <= 5", "f()", 5, 1),
        ("assert f() in (1, 2)", "f()", 2, 3),
        ("assert 'a' not in f()", "f()", "bcd", "abc"),
        ("assert abs(f(2) - 1.5) < 1e-6", "f(2)", 1.5000001, 1.6),
        ("assert abs(1.5 - f(2)) <= 1e-6", "f(2)", 1.5, 1.6),
        ("assert math.isclose(f(2), 0.3, rel_tol=1e-3)", "f(2)", 0.30001, 0.31),
        ("assert f() == pytest.approx(0.3)", "f()", 0.1 + 0.2, 0.31),
        ("assert f() == approx([1.0, 2.0], abs=0.1)", "f()", [1.05, 2], [1.05, 2.2]),
        ("assert round(f(2), 2) == 0.33", "f(2)", 0.3333, 0.3399),
        ("assert len(f(2)) == 3", "f(2)", "abc", [1]),
        ("assert isinstance(f(2), (int, str))", "f(2)", 3, 4.0),
        ("expected = [1, 2]\nassert f(2) == expected", "f(2)", [1, 2], [2]),
    ],
)
def test_assertions_are_taken_apart(source: str, question: str, right: Any, wrong: Any) -> None:
    test = plan(TestCase("t", source))
    assert test.script is not None
    own = len(test.steps) - bool(test.script.builtins)
    assert [(step.kind, step.source) for step in test.steps[:own]] == [("ask", question)]
    assert test.trusted
    assert verdict(source, right) is PASS
    assert verdict(source, wrong) is FAIL


def test_equality_is_pythons() -> None:
    assert verdict("assert f() == 1", 1.0) is PASS
    assert verdict("assert f() == 1", True) is PASS
    assert verdict("assert f() == [1, 2]", (1, 2)) is FAIL
    assert verdict("assert f() == float('nan')", math.nan) is FAIL


def test_statements_around_assertions_stay_in_order() -> None:
    source = "x = [3, 1]\nf(x)\nassert x == [1, 3]\nassert f([]) is None and len(x) == 2"
    test = plan(TestCase("t", source))
    assert [(step.kind, step.source) for step in test.steps] == [
        ("do", "x = [3, 1]"),
        ("do", "f(x)"),
        ("ask", "x"),
        ("ask", "f([])"),
        ("ask", "x"),
        ("ask", "[name for name in ('len',) if name in globals()]"),
    ]
    assert test.trusted
    assert judge(test, ProgramAnswer(([1, 3], None, [1, 3], []))).outcome is PASS  # type: ignore[union-attr]
    assert judge(test, ProgramAnswer(([1, 3], 0), ("ValueError", "ValueError: x"))).outcome is FAIL  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "source",
    [
        "with pytest.raises(ValueError):\n    f(0)",
        "try:\n    f(0)\nexcept ValueError:\n    pass\nelse:\n    assert False",
        "f(1)",
        "assert f() is g()",
        "assert 1 == 1",
        "raise AssertionError",
    ],
)
def test_what_cannot_be_split_runs_inside(source: str) -> None:
    test = plan(TestCase("t", source))
    assert [step.kind for step in test.steps] == ["do"]
    assert not test.trusted


@pytest.mark.parametrize(
    "source",
    """assert f(1) == f(2)|expected = g(); assert f(1) == expected|assert f(f(1) - 6) == 0
    |assert f(1).__eq__(6)|assert f(1).equals(expected)|assert f(3)[0].name == [5]|assert same(f(3), 6)
    |assert same(f, 6)|assert same(lambda: f(3), 6)|x = f(3); assert same(x, 6)|assert f(f(3)) == 3
    |from helpers import same; assert same(f(3), 6)|from helpers import verify; assert verify(3, 6)
    |assert sys.modules['m'].verify(3, 6)|assert eval('f(3) == 6')|assert f(eval('f(3)')) == 6
    |assert getattr(f(3), 'real') == 6|assert list(map(f, [1, 2])) == [5]|data = [3]; f(data); assert g(data)
    |import numpy as np; assert np.allclose(f(3), 6)|assert stack.max() == [5]|assert f(x - 1) == [5]
    |class Six: pass; assert f(3) == Six()""".replace("; ", "\n").split("|"),
)
def test_answers_that_do_not_decide_here_are_not_trusted(source: str) -> None:
    assert not plan(TestCase("t", source.strip())).trusted


@pytest.mark.parametrize(
    "source",
    """assert f(1) - 6 == 0|x = f(1); assert 6 - x == 0|assert [6].count(f(1)) == 1
    |assert (f(1), 6).count(6) == 2|assert operator.eq(f(1), 6)|assert math.isnan(f(1))
    |assert max(f(1), 6) == 6|assert sum([f(1), -6]) == 0
    |assert {f(1), 6} == {6}|assert {6: 1}[f(1)] == 1|assert 'abc'.startswith(f(1))
    |assert f(1).startswith('abc')|assert [x for x in [6] if f(x)] == [6]|assert (6 if f(1) else 5) == 6
    |d = {1: 6}; assert d[f(1)] == 6|d = {1: 6}; assert d.get(f(1)) == 6
    |items = [6, 6]; assert items.count(f(1)) == 2|ok = f(3) == 6; assert ok
    |def same(a, b): return a == b; assert same(f(3), 6)|bad = 0; bad += f(3) != 6; assert not bad
    |assert all(f(x) == y for x, y in [(1, 2), (3, 4)])|from operator import eq as same; assert same(f(3), 6)
    |errors = [x for x, y in [(1, 2)] if f(x) != y]; assert errors == []""".replace("; ", "\n").split("|"),
)
def test_what_is_done_with_answers_is_done_here(source: str) -> None:
    imports = "import math, operator\n"
    test = plan(TestCase("t", source.strip(), setup=imports))
    assert test.trusted
    assert judge(test, ProgramAnswer((Opaque("<Yes>", None),) * len(test.steps))) is None


def test_more_is_asked_only_where_python_would() -> None:
    """Where more was asked than Python would have, and failed, Python inside decides."""
    test = plan(TestCase("t", "assert f(1) or f(2)"))
    assert [step.source for step in test.steps] == ["f(1)", "f(2)"]
    assert judge(test, ProgramAnswer((1,), ("ValueError", "ValueError: x"))) is None


def test_what_a_test_expects_is_not_given_to_the_program() -> None:
    setup = "cases = [(1, 'one'), (2, 'two')]\nexpected = 'three'\ndef right(x):\n    return x == 'four'\n"
    source = "for x, y in cases:\n    assert f(x) == y\nassert f(3) == expected\nassert right(f(4))"
    test = plan(TestCase("t", source, setup=setup))
    said = test.setup + "".join(step.source for step in test.steps)
    assert test.trusted
    assert not any(word in said for word in ("one", "two", "three", "four"))


@pytest.mark.parametrize(
    ("program", "trusted"),
    [
        ("def f(x):\n    return x", True),
        ("if True:\n    async def f(x): pass", True),
        ("f = lambda x: x", True),
        ("from elsewhere import f", False),
        ("g = f == 3", False),
    ],
)
def test_only_what_the_program_defines_itself_is_the_programs(program: str, trusted: bool) -> None:
    script = plan(TestCase("t", "assert f(3) == 6")).script
    assert script is not None
    assert defines(program, script.roots) == trusted


def test_a_function_that_calls_others_may_be_judging_them() -> None:
    program = (
        "def f(x):\n    return x\ndef verify(x, y):\n    return f(x) == y\ndef own(x):\n    return own(x)\n"
    )
    assert asks_others(program, frozenset([("verify", False)]))
    assert not asks_others(program, frozenset([("own", False)]))
    assert not asks_others(program, frozenset([("f", False)]))


@pytest.mark.parametrize(
    ("source", "trusted"),
    [
        ("stack = Stack()\nstack.push(1)\nassert stack.pop() == 1", True),
        ("assert Stack().is_empty()", True),
        (
            "a = Account(5)\na.limit = 3\nassert (a.draw(2), a.left) == (True, 3)",
            True,
        ),
        ("word = Word('abc')\nassert word.startswith('a')", False),
        ("assert Word('abc').__eq__('abc')", False),
        ("assert Word('abc') == Word('abc')", False),
        ("stack = make_stack()\nassert stack.top() == 1", False),
    ],
)
def test_objects_that_a_test_makes_answer_for_themselves(source: str, trusted: bool) -> None:
    assert plan(TestCase("t", source)).trusted == trusted


@pytest.mark.parametrize(
    "question",
    """f(lambda x: x + 1)|sorted(f(3))|''.join(f(3))|math.floor(f(3))|Account(10).withdraw(5)
    |count('a', 'banana')|[f(i) for i in range(3)]|f(3)(4)|asyncio.run(f(3))|f(Decimal('1.5'))""".split("|"),
)
def test_what_is_done_with_answers_may_still_tell(question: str) -> None:
    setup = "import asyncio, math\nfrom decimal import Decimal\n"
    assert plan(TestCase("t", f"assert {question.strip()} == [5]", setup=setup)).trusted


@pytest.mark.parametrize("question", ["is_prime(7)", "Stack().is_empty()", "f(3)", "not f(3)"])
def test_yes_is_an_answer(question: str) -> None:
    assert plan(TestCase("t", f"assert {question}")).trusted


@pytest.mark.alone
@pytest.mark.parametrize(
    "source",
    [
        "f(1) == 0x" + "f" * 10_000,
        "f(0x" + "f" * 10_000 + ") == 1",
        "assert abs(f(1) - 2) < 10**5000",
        "assert f(1) == [[0] * 99_999] * 99_999",
        "assert f(1) == {" + ",".join(str(k * (2**61 - 1)) for k in range(1, 30_000)) + "}",
        "assert f(1)" + ".a" * 400 + " == 1",
    ],
    ids=len,
)
def test_oversized_tests_are_planned_in_no_time(source: str) -> None:
    assert cheap(lambda: plan(TestCase("t", source)), 10).steps
    assert cheap(lambda: invocation(TestCase("t", source)), 10)


def test_a_comparison_alone_becomes_an_assertion_inside() -> None:
    assert inside(TestCase("t", "f(3) == {1: g()}")).steps[0].source == "assert f(3) == {1: g()}"


def test_opaque_values_are_left_to_python_inside() -> None:
    assert judge(plan(TestCase("t", "assert f() == 1")), ProgramAnswer((Opaque("<X>", None),))) is None


def test_what_an_assertion_would_raise_is_an_error() -> None:
    judged = judge(plan(TestCase("t", "assert f() < 3")), ProgramAnswer((None,)))
    assert judged is not None
    assert judged.outcome is ERROR
    assert (judged.exception or "").startswith("TypeError: ")


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (("ValueError", "ValueError: x"), ERROR),
        (("AssertionError", "AssertionError"), FAIL),
        (("MemoryError", "MemoryError"), Outcome.MEMORY),
    ],
)
def test_exceptions(error: tuple[str, str], outcome: Outcome) -> None:
    judged = judge(plan(TestCase("t", "assert f() == 1")), ProgramAnswer((), error))
    assert judged is not None
    assert (judged.outcome, judged.exception, judged.trusted) == (outcome, error[1], False)


def test_an_incomplete_answer_is_no_pass() -> None:
    judged = judge(plan(TestCase("t", "assert f() == 1")), ProgramAnswer(()))
    assert judged is not None
    assert judged.outcome is Outcome.CRASH


@pytest.mark.parametrize(
    ("source", "expected", "value", "outcome"),
    [
        ("f(3)", "6", 6, PASS),
        ("f(3)", "6", 6.0, FAIL),
        ("f(3)", "True", 1, FAIL),
        ("f(3)", "'a\\n'", "a\n", PASS),
        ("f(3)", "", None, PASS),
        ("f(3)", "", 0, FAIL),
        ("f(3)", "{3, 1, 2}", {1, 2, 3}, PASS),
        ("f(3)", "[1,   2]", [1, 2], FAIL),
        ("f(3)  # doctest: +NORMALIZE_WHITESPACE", "[1,   2]", [1, 2], PASS),
        ("f(3)  # doctest: +ELLIPSIS", "[0, ..., 9]", list(range(10)), PASS),
        ("f(3)  # doctest: +ELLIPSIS", "[0, ..., 8]", list(range(10)), FAIL),
        ("f(3)", "0.30000000000000004", 0.1 + 0.2, PASS),
    ],
)
def test_doctest_values(source: str, expected: str, value: Any, outcome: Outcome) -> None:
    assert doctest(source, expected, value) is outcome


def test_a_doctest_of_several_statements_shows_its_last_value() -> None:
    steps = plan(TestCase("t", "b = f(); b += 1; b  # doctest: +ELLIPSIS", expected="2")).steps
    assert [(step.kind, step.source) for step in steps] == [("do", "b = f()"), ("ask", "b")]


def test_doctest_output() -> None:
    assert doctest("f()", "a\nb", None, stdout="a\nb\n") is PASS
    assert doctest("f()", "a\n<BLANKLINE>\nb", None, stdout="a\n\nb\n") is PASS
    assert doctest("f()", "a\n3", 3, stdout="a\n") is PASS
    assert doctest("for x in f():\n    print(x)", "1\n2", stdout="1\n2\n") is PASS
    assert doctest("f()", "a", None, stdout="b\n") is FAIL


def test_doctest_exceptions() -> None:
    header = "Traceback (most recent call last):\n    ...\n"
    error = ("ValueError", "ValueError: bad value")
    assert doctest("f()", header + "ValueError: bad value", error=error) is PASS
    assert doctest("f()", header + "ValueError: other", error=error) is FAIL or ERROR
    assert doctest("f()", header + "KeyError: bad value", error=error) is ERROR
    assert doctest("f()", header + "my.package.ValueError: bad value", error=error) is PASS
    assert doctest("f()  # doctest: +IGNORE_EXCEPTION_DETAIL", header + "ValueError: z", error=error) is PASS
    assert doctest("f()  # doctest: +ELLIPSIS", header + "ValueError: bad ...", error=error) is PASS
    assert doctest("f()", header + "ValueError: bad value", 3) is FAIL
    assert doctest("f()", "3", error=error) is ERROR


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("assert f(3) == 6", "f(3)"),
        ("f( 'a' ) == 6", "f('a')"),
        ("x = [1]\nassert f(x) == [2]", "x = [1]\nf(x)"),
        ("expected = 6\nassert f(3) == expected", "f(3)"),
        ("assert f(1) == 1\nassert f(2) == 2", "f(1)\nf(2)"),
        ("with pytest.raises(ValueError):\n    f(0)", "f(0)"),
        ("assert abs(f(1) - 0.5) < 1e-9", "f(1)"),
        ("assert f(1) ==", "assert f(1) =="),
    ],
)
def test_invocation(source: str, text: str) -> None:
    assert invocation(TestCase("t", source)) == text


def test_invocation_of_a_doctest() -> None:
    assert invocation(TestCase("t", "f(3)  # doctest: +ELLIPSIS", expected="6")) == "f(3)"


LITERALS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=5), inner, max_size=4)
        | st.sets(st.integers(), min_size=1, max_size=4)
    ),
    max_leaves=12,
)


@given(expected=LITERALS, actual=LITERALS)
def test_the_verdict_is_what_python_says(expected: Any, actual: Any) -> None:
    source = f"assert f() == {expected!r}"
    if "inf" in repr(expected):  # not a literal by itself
        return
    assert asked(source) == ["f()"]
    assert (verdict(source, actual) is PASS) == (expected == actual)
    assert verdict(source, ast.literal_eval(repr(expected))) is PASS


@given(st.text(max_size=60))
def test_any_text_can_be_planned(source: str) -> None:
    for test in (TestCase("t", source), TestCase("t", source, expected=source)):
        plan(test)
        invocation(test)


@pytest.mark.parametrize("source", ["assert f(1) == ", "(" * 300 + "f(1)" + ")" * 300, "f(1) == 6\0"])
def test_what_this_python_cannot_read_is_left_to_the_other_one(source: str) -> None:
    assert plan(TestCase("t", source)).steps == (AskedStep("hold", source.strip()),)
    assert invocation(TestCase("t", source)) == source.strip()
