"""What is carried out in the parent comes out as in Python itself."""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import warnings
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox import Outcome, SandboxPool, TestCase
from tests.thorough import sampled
from tests.unit.sandbox.allowed import PATIENT
from tests.unit.sandbox.judging import random_tests
from tests.unit.sandbox.judging.test_forgery import cases

PARTS = 5
GIVEN = [
    "f'secret-{n - 1000:05}'", "[f'secret-{n - 1000:05}']", "4", "5", "6", "7", "8", "0", "None", "True",
    "5.0", "'x'", "[]", "[1, 2]", "{1: 2}", "{3, 1}", "(x for x in [1, 2])", "lambda y: y",
    "type('P', (), {'real': 1})()",
]  # fmt: skip


VALUES = [
    "range(4)", "range(1, 9, 3)", "list", "int", "len", "sorted", "ValueError", "print", "...",
    "NotImplemented", "None", "[1, 2]", "(1, [2])", "{1: 2}", "{1, 2}", "frozenset([1])", "b'a'", "-0.0",
    "bytearray(b'a')", "slice(3)", "{1: 2}.keys()", "{1: 2}.values()", "{1: 2}.items()", "iter([1, 2])",
    "zip([1, 2], 'ab')", "enumerate('ab')", "reversed([1, 2])", "map(str, [1, 2])", "filter(None, [0, 1])",
    "(x for x in [1, 2])", "[x for x in 'ab']", "[range(3)]", "(list, int)", "{1: range(3)}", "[zip([1])]",
    "lambda x: x", "math", "math.pi", "math.sqrt", "Counter('aab')", "Counter", "OrderedDict(a=1)",
    "Fraction(1, 2)", "Decimal(3)", "date(2020, 1, 1)", "open", "operator", "operator.add",
]  # fmt: skip
IMPORTS = """import math, operator
from collections import Counter, OrderedDict
from datetime import date
from decimal import Decimal
from fractions import Fraction
"""
TOLD = """def f(value):
    given = [str(each)[:11] for each in value] if hasattr(type(value), '__iter__') else callable(value)
    return type(value).__name__, given, hasattr(value, '__next__')
"""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool(parallel=2) as pool:
        yield pool


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("given", GIVEN)
async def test_verdicts_are_pythons(pool: SandboxPool, given: str) -> None:
    program = f"def f(n=0, *more):\n    return {given}\n"
    every = [case for case in cases() if "approx" not in case.source][GIVEN.index(given) % PARTS :: PARTS]
    result = await pool.run(program, every, PATIENT, trace=False)
    ours = {test.test.source: test.outcome is Outcome.PASS for test in result.tests}
    assert ours == {case.source: holds(program, case) for case in every}


@pytest.mark.asyncio(loop_scope="module")
async def test_the_program_is_given_what_python_would_give_it(pool: SandboxPool) -> None:
    every = [case for value in VALUES for case in giving(value)]
    assert all(holds(TOLD, case) for case in every)
    result = await pool.run(TOLD, every, PATIENT, trace=False)
    wrong = [(each.test.setup, each.test.source, each.actual, each.exception)
             for each in result.tests if each.outcome is not Outcome.PASS]  # fmt: skip
    assert wrong == []


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("setup", "source"),
    [
        ("g = f\ntry:\n    g(1)\nexcept ValueError:\n    pass\n", "assert g(2)[0] == 'int'"),
        ("g = f\ndef h(n):\n    while True:\n        return g(n)\nh(1)\n", "assert g(2)[0] == 'int'"),
        ("g = f\n", "with open('/dev/null') as file:\n    assert g(2)[0] == 'int'"),
        ("g = f\n", "h = g\nx = [h(1)]\nassert h(2)[0] == x[0][0]"),
        ("g = f\nx = g(range(3))\ng = len\n", "assert g(x) == 3"),
        ("", "for g in [f, f]:\n    assert g(2)[0] == 'int'"),
    ],
)
async def test_other_names_of_the_function_are_the_function(
    pool: SandboxPool, setup: str, source: str
) -> None:
    case = TestCase("", source, setup=setup)
    assert holds(TOLD, case)
    (test,) = (await pool.run(TOLD, [case], PATIENT, trace=False)).tests
    assert (test.outcome, test.exception) == (Outcome.PASS, None)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("first", sampled(range(0, 3000, 100), 10))
async def test_a_right_program_passes_whatever_python_passes(pool: SandboxPool, first: int) -> None:
    every = [random_tests.drawn(seed) for seed in range(first, first + 100)]
    result = await pool.run(random_tests.PROGRAM, every, PATIENT, trace=False)
    wrong = [each.test.id for each in result.tests if each.outcome is not Outcome.PASS]
    assert wrong == []


def giving(value: str) -> list[TestCase]:
    """Tests that give ``value`` to the function under a name, once, again and in rounds."""
    names: dict[str, object] = {}
    exec(f"{IMPORTS}{TOLD}a = {value}\nx, y = f(a), f(a)", names)
    first, second = repr(names["x"]), repr(names["y"])
    made = f"{IMPORTS}a = {value}\n"
    bound_twice = f"a = 1\nassert f(1) == f(a)\na = {value}\n"
    sources = [
        ("assert f(a) == " + first, made),
        (f"assert f(a) == {first}\nassert f(a) == {second}", made),
        (f"{made}assert f(a) == {first}\nassert f(a) == {second}", ""),
        (f"{bound_twice}assert f(a) == {first}", IMPORTS),
        (f"for a in [{value}]:\n    assert f(a) == {first}", IMPORTS),
        (f"def twice(a):\n    return [f(a), f(a)]\nassert twice({value}) == [{first}, {second}]", IMPORTS),
        (f"assert [f(a) for a in ({value},)] == [{first}]", IMPORTS),
    ]
    shown = [("f(a)", f"{IMPORTS}a = {value}\n", first), (f"a = {value}\nf(a)", IMPORTS, first)]
    return [TestCase("", source, setup=setup) for source, setup in sources] + [
        TestCase("", source, setup=setup, expected=expected) for source, setup, expected in shown
    ]


def holds(program: str, case: TestCase) -> bool:
    """Whether the test passes here and now, which for these programs and tests does no harm."""
    names: dict[str, object] = {}
    said = io.StringIO()
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(said):
            warnings.simplefilter("ignore")
            exec(program + case.setup, names)
            body = ast.parse(case.source).body
            if case.expected is not None:
                exec(compile(ast.Module(body[:-1], []), "<test>", "exec"), names)
                exec(compile(ast.Interactive(body[-1:]), "<test>", "single"), names)
            elif len(body) == 1 and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Compare):
                exec(f"assert {case.source}", names)
            else:
                exec(case.source, names)
    except Exception:
        return False
    return case.expected is None or doctest.OutputChecker().check_output(
        case.expected + "\n", said.getvalue(), 0
    )
