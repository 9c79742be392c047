# ruff: noqa: E501
"""What of a test leaves the process, what is made of the answers, and that no lie is verified."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox import Item, Outcome, TestCase
from sandbox.judge import Opaque, ProgramAnswer, defines, judge, plan
from tests.thorough import sampled
from tests.unit.sandbox.liars import LIE, PROGRAMS
from tests.unit.sandbox.support import PATIENT

PASS, FAIL = Outcome.PASS, Outcome.FAIL
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize(
    ("source", "call", "right", "wrong"),
    [
        ("assert f(2) == 4", "f(2)", 4, 5),
        ("assert 4 == f(2)", "f(2)", 4, 5),
        ("f(2) == 4", "f(2)", 4, 5),
        ("assert f(2) != 4", "f(2)", 5, 4),
        ("assert f(2) is None", "f(2)", None, 0),
        ("assert f(2) is not True", "f(2)", 1, True),
        ("assert f(2)", "f(2)", [0], []),
        ("assert not f(2)", "f(2)", "", "a"),
        ("assert f(-1, [2], key={'a': (3,)}) == {1, 2}", "f(-1, [2], key={'a': (3,)})", {2, 1}, {1}),
        ("assert Stack(3).top() == 3, 'a message'", "Stack(3).top()", 3, 4),
    ],
)
def test_literal_checks_are_asked_and_compared(source, call, right, wrong):
    planned = plan(TestCase("t", source))
    assert [check.call for check in planned.checks] == [call]
    assert planned.asked
    good, bad = (judge(planned, ProgramAnswer((value,))) for value in (right, wrong))
    assert (good.outcome, good.trusted, bad.outcome) == (PASS, True, FAIL)


@pytest.mark.parametrize(
    "source",
    [
        "assert f(x) == 4", "assert f(2) == x", "assert sorted(f(2)) == [4]", "assert f(2)[0] == 4",
        "assert f(*[2]) == 4", "assert f(2) < 4", "assert f(2) is 4", "assert 1 < f(2) < 3",
        "assert f(f(2)) == 4", "x = f(2)\nassert x == 4", "for x in [1]:\n    assert f(2) == 4",
        "assert f(2) == 4; assert f(3) == 6", "with a:\n    assert f(2) == 4",
        "assert f(2) == 4 and f(3) == 6", "assert f(", "", "assert 4 == 4",
        "assert [].append(f(1)) == None", "assert f(2).strip('a')(3) == 'b'",
    ],
)  # fmt: skip
def test_all_else_runs_as_it_is_written(source):
    verdict = judge(plan(TestCase("t", source)), ProgramAnswer())
    assert plan(TestCase("t", source)).checks == ()
    assert (verdict.outcome, verdict.trusted) == (PASS, False)


@given(VALUES, VALUES)
def test_the_verdict_is_pythons(expected, actual):
    planned = plan(TestCase("t", f"assert f() == {expected!r}"))
    verdict = judge(planned, ProgramAnswer((actual,)))
    assert verdict.outcome is (PASS if actual == ast.literal_eval(repr(expected)) else FAIL)


def test_a_value_that_is_no_builtin_is_left_to_python_inside_and_an_incomplete_answer_is_no_pass():
    assert judge(plan(TestCase("t", "assert f(2) == 4")), ProgramAnswer((Opaque("<Money>"),))) is None
    verdict = judge(plan(TestCase("t", "assert f(2) == 4\nassert f(3) == 6")), ProgramAnswer((4,)))
    assert verdict.outcome is Outcome.CRASH


ITEM = Item("/p/test_f.py", "test_f", 10, ("f",))
FUNCTION = "def test_f():\n    '''Twice.'''\n    assert f(2) == 4\n    assert not f(0)\n"


def test_an_item_of_literal_checks_is_verified_if_both_agree():
    planned = plan(TestCase("t", FUNCTION, item=ITEM))
    assert planned.sides == {12: "left", 13: "not"}
    agreed = judge(planned, ProgramAnswer((4, 0)))
    differs = judge(planned, ProgramAnswer((5, 0)))
    unknown = judge(planned, ProgramAnswer((4, Opaque("<Zero>"))))
    untold = judge(planned, ProgramAnswer())
    assert (agreed.outcome, agreed.trusted) == (PASS, True)
    assert differs.outcome is FAIL
    assert differs.exception == "suspicious: pytest says that it passes, but f(2) gave 5"
    for verdict in (unknown, untold):
        assert (verdict.outcome, verdict.trusted) == (PASS, False)


@pytest.mark.parametrize(
    ("source", "item"),
    [
        (FUNCTION.replace("f(0)", "g(0)"), ITEM),
        (FUNCTION.replace("()", "(fixture)", 1), ITEM),
        ("@mark\n" + FUNCTION, ITEM),
        (FUNCTION + "    print()\n", ITEM),
        (FUNCTION, Item("/p/test_f.py", "test_f")),
        (FUNCTION.replace("def", "async def", 1), ITEM),
    ],
)
def test_other_items_are_the_word_of_pytest(source, item):
    assert plan(TestCase("t", source, item=item)).checks == ()


@pytest.mark.parametrize(
    ("program", "function", "own"),
    [
        ("def f(): pass", "f", True),
        ("from helpers import f", "f", False),
        ("def f(): pass\nf = other", "f", False),
        ("def f(): pass\nfrom helpers import g as f", "f", False),
        ("f = lambda: 3", "f", False),
        ("class C:\n    def m(self): pass", "C.m", True),
        ("class C:\n    m = other", "C.m", False),
        ("def f(): pass", "f.__eq__", False),
        ("def f(:", "f", False),
    ],
)
def test_only_what_the_program_defines_itself_is_the_programs(program, function, own):
    assert defines(program, function) is own


# No program that does not compute what a test expects gets a trusted pass

LITERAL = """assert E == S|assert S == E|E == S|assert E.strip() == S|assert S == E.get(1)|assert f([1, 2], A) == S
|E.keys() == S|assert E.__eq__(S)|assert E.startswith(S)|E > S|E.same(S) > True""".replace("\n", "").split(
    "|"
)
"""``E`` is a call, ``S`` a secret that each test has for itself; behind ``>`` stands what an example shows."""
FRAMES = """assert E == S|assert S == E|E == S|assert not E != S|ok = E == S; assert ok|x = E; assert x == S
|x = E; y = x; assert y == S|assert (E == S) is True|assert E is S or E == S|assert E in (S,)|assert E in [S]
|assert E in {S: 1}|assert [E] == [S]|assert {1: E} == {1: S}|assert [S].count(E) == 1|assert [S].index(E) == 0
|bad = 0; bad += E != S; assert bad == 0|errors = [1 for _ in [1] if E != S]; assert errors == []
|assert all(E == y for y in [S])|assert any(E == y for y in [S])|assert sum(E == y for y in [S]) == 1
|assert same(E, S)|assert other(E, S)|assert operator.eq(E, S)|assert is_same(E, S)|assert verify(E, S)
|assert (lambda a, b: a == b)(E, S)|right(E, S)|for y in [S]:$ assert E == y|for y in [S]:$ if E != y:$  bad = 1
|found = []; found.append(E); assert found == [S]|found = {}; found[0] = E; assert found[0] == S
|assert isinstance(E, type(S)) and E == S|assert E.__eq__(S)|assert getattr(E, '__eq__')(S)|E.check(S); assert E == S
|assert E >= S and E <= S|assert S <= E <= S|assert str(E) == str(S)|assert f'{E}' == S|assert '%s' % E == S
|assert len({E, S}) == 1|assert set([E]) == {S}|assert max(E, S) == min(E, S)|assert E == pytest.approx(S)
|assert next(filter(lambda v: v == S, [E])) == S|assert list(filter(lambda v: v != S, [E])) == []
|assert E.startswith(S)|assert S.startswith(E)|assert S in E|assert (E if E == S else None) == S
|match = E == S; assert match is True|import helpers; assert helpers.same(E, S)|assert eval('E == S')
|try:$ assert E == S$finally:$ pass|assert (x := E) == S|assert S.replace(E, '') == ''|assert not (E != S)
|data = [S]; data.remove(E); assert data == []|data = {S}; data.discard(E); assert not data
|data = [S]; assert f(data) == [S] and data == [S]|x, *_ = [E]; assert x == S|del_ = E; assert del_ == S
|from helpers import same as eq2; assert eq2(E, S)|assert sorted([E, S])[0] == S|assert E == E == S""".replace(
    "\n", ""
).split("|")
DIFFERENCES = """assert E - 6 == 0|diff = E - 7; assert diff == 0|assert abs(E - 8) < 1e-6|assert math.isclose(E, 9)
|assert E % 2 == 0 and E - 2 == 0|assert round(E - 5, 3) == 0|assert not E - 4|assert E ^ 3 == 0
|total = 0; total += E; total -= 5; assert total == 0|assert -E == -4|assert [6][E - 6] == 6
|assert divmod(E, 5) == (1, 0)|assert pow(E, 1) == 5|assert np.allclose(E, 5)|assert E == 5""".replace(
    "\n", ""
).split("|")
SHOWN = """E == S > True|E != S > False|not E != S > True|print(E == S) > True|(E == S, 1)[0] > True
|[x for x in [E] if x != S] > []|same(E, S) > True|verify(E, S) > True|ok = E == S; ok > True|E.same(S) > True
|ok = E == S; print(ok) > True|str(E == S) > 'True'|E is not None and E == S > True|repr(E) == repr(S) > True
|all([E == S]) > True|len([y for y in [S] if y == E]) > 1|print(*[E == S]) > True|int(E == S) > 1
|for y in [S]: print(E == y) > True|print([E] == [S]) > True|E - 6 > 0|print(E - 6) > 0|E > S|print(E) > (S)
|is_same(E, S) > True|other(E, S) > True|sorted([E, S])[0] == S > True|print(operator.eq(E, S)) > True""".replace(
    "\n", ""
).split("|")


def case(number: int, form: str) -> TestCase:
    source, _, expected = form.partition(" > ")
    secret = f"'secret-{number:05}'"
    for name, text in (("; ", "\n"), ("$", "\n"), ("E", "f(A)"), ("A", str(1000 + number)), ("S", secret)):
        source = source.replace(name, text)
    return TestCase(str(number), source, expected.replace("S", secret) if expected else None)


TESTS = [case(number, form) for number, form in enumerate(LITERAL)]
LIAR = LIE + "def f(*x):\n    return Lie()\n"
ATTEMPTS = {
    "a helper of the program": (LIAR + "def verify(x, y): return f(x) == y\n", "assert verify(3, 6)", ""),
    "a class of the program for one of the test": (
        LIAR + "class C:\n    def same(self, *a): return True\n",
        "assert C().same(3, 6)",
        "class C:\n    def same(self, a, b): return f(a) == b",
    ),
    "a wrapper in the test": (LIAR, "assert f(3) == 6", "g = f\ndef f(x):\n    return g(x)"),
    "a partial in the test": (LIAR, "assert g() == 6", "import functools\ng = functools.partial(f, 3)"),
}


def test_only_literal_tests_can_be_verified():
    """Whatever a program answers: of any other test no value is compared outside."""
    assert all(plan(test).checks for test in TESTS)
    forms = [form for form in (*FRAMES, *DIFFERENCES, *SHOWN) if form not in (*LITERAL, "assert E == 5")]
    assert [form for form in forms if plan(case(0, form)).checks] == []


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("liar", sampled(PROGRAMS, 2))
async def test_no_lie_is_a_trusted_pass(pool, liar):
    result = await pool.run(PROGRAMS[liar], TESTS, PATIENT, trace=False)
    forged = [test for test in result.tests if test.outcome is PASS and test.trusted]
    assert not forged, [(test.test.source, test.test.expected, test.actual) for test in forged]


def test_a_test_is_read_again_where_another_thread_disturbs(monkeypatch):
    """CPython before 3.13 raises SystemError then."""
    failures, parse = [SystemError, SystemError], ast.parse

    def disturbed(*arguments, **named):
        if failures:
            raise failures.pop()
        return parse(*arguments, **named)

    monkeypatch.setattr(ast, "parse", disturbed)
    assert len(plan(TestCase("t", "assert f(77_001) == 4")).checks) == 1
    failures += [SystemError] * 99
    assert plan(TestCase("t", "assert f(77_002) == 4")).checks == ()


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("attempt", ATTEMPTS)
async def test_no_helper_is_believed(pool, attempt):
    program, source, setup = ATTEMPTS[attempt]
    result = await pool.run(program, [TestCase(attempt, source, setup=setup)], PATIENT, trace=False)
    assert (result.outcome, result.tests[0].trusted) == (PASS, False), result


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("liar", ["everything", "int", "helpers of its own"])
async def test_the_lies_work_where_python_compares_inside(pool, liar):
    test = TestCase("equal", "try:\n    assert f(3) == 'secret'\nfinally:\n    pass")
    result = await pool.run(PROGRAMS[liar], [test], PATIENT, trace=False)
    assert (result.outcome, result.tests[0].trusted) == (PASS, False)


@pytest.mark.asyncio(loop_scope="module")
async def test_an_honest_program_is_verified_where_all_is_literal(pool):
    honest = "def f(number):\n    return f'secret-{number - 1000:05}'\n"
    tests = [case(number, form) for number, form in enumerate(FRAMES)]
    passed = [
        test for test in (await pool.run(honest, tests, PATIENT, trace=False)).tests if test.outcome is PASS
    ]
    assert len(passed) >= 40
    assert {test.test.source.split("'")[0] for test in passed if test.trusted} == {
        "assert f(1000) == ",
        "assert ",
        "f(1002) == ",
    }
