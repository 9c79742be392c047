# ruff: noqa: E501
"""No program that does not compute what a test expects gets a trusted pass."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import product

import pytest
import pytest_asyncio

from sandbox import Limits, Outcome, SandboxPool, TestCase, TestResult
from tests.thorough import examples, sampled
from tests.unit.sandbox.allowed import PATIENT
from tests.unit.sandbox.judging.forgeries import ATTEMPTS
from tests.unit.sandbox.judging.liars import PROGRAMS

ANSWERS = """f(A)|f(A)[0]|list(f(A))|len(f(A))|sum(f(A))|sorted(f(A))|set(f(A))|str(f(A))|repr(f(A))|abs(f(A))
|round(f(A), 2)|max(f(A))|dict(f(A))|tuple(f(A))|f(A)(1)|f(A).real|f(A).name|f(A).strip()|f(A).get(1)
|list(map(str, f(A)))|[x for x in f(A)]|f(f(A))|f([1, 2], A)|int(f(A))|bool(f(A))|type(f(A))|F(A).value
|next(iter(f(A)))|(f(A) or f(A))|(f(A), 1)|getattr(f(A), 'x')|f(A).keys()|''.join(f(A))|asyncio.run(f(A))""".replace(
    "\n", ""
).split("|")
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
SETUP = """\
import asyncio, math, operator
from operator import eq as same
def other(a, b):
    return a == b
def is_same(a, b):
    return not [1 for x, y in zip([a], [b]) if x != y]
def right(a, b):
    assert a == b
"""


def cases() -> list[TestCase]:
    """Every answer in every frame, each with an expected value of its own that nothing else tells."""
    pairs = [*product(["f(A)"], FRAMES + DIFFERENCES), *product(ANSWERS, FRAMES[:6] + DIFFERENCES[:3])]
    found = [_case(number, answer, frame, None) for number, (answer, frame) in enumerate(pairs)]
    shown = [frame.split(" > ") for frame in SHOWN]
    return found + [
        _case(number, "f(A)", frame, expected) for number, (frame, expected) in enumerate(shown, len(found))
    ]


def _case(number: int, answer: str, frame: str, expected: str | None) -> TestCase:
    source = frame.replace("; ", "\n").replace("$", "\n").replace("E", answer)
    source = source.replace("A", str(1000 + number)).replace("S", f"'secret-{number:05}'")
    expected = expected and expected.replace("S", f"'secret-{number:05}'")
    return TestCase(str(number), source, expected, setup=SETUP)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool(parallel=2) as pool:
        yield pool


async def judged(pool: SandboxPool, program: str, every: Sequence[TestCase]) -> list[TestResult]:
    """In runs of 50, so that one program's end is not the end of all."""
    found: list[TestResult] = []
    for start in range(0, len(every), 50):
        found += (await pool.run(program, every[start : start + 50], PATIENT, trace=False)).tests
    return found


async def caught(pool: SandboxPool, liar: str, every: Sequence[TestCase]) -> None:
    results = await judged(pool, PROGRAMS[liar], every)
    forged = [test for test in results if test.outcome is Outcome.PASS and test.trusted]
    assert not forged, [(test.test.source, test.test.expected, test.actual) for test in forged]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("liar", sampled(PROGRAMS, 4))
async def test_no_lie_is_a_trusted_pass(pool: SandboxPool, liar: str) -> None:
    """Of the tests, each program gets a part, another one than its neighbors; ``make slow`` runs all."""
    every = cases()
    parts = len(every) // examples(PART)
    await caught(pool, liar, every[[*PROGRAMS].index(liar) % parts :: parts])


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("liar", PROGRAMS)
async def test_no_lie_is_a_trusted_pass_in_any_test(pool: SandboxPool, liar: str) -> None:
    await caught(pool, liar, cases())


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("liar", ["everything", "int", "helpers of its own"])
async def test_the_lies_work_where_python_compares_inside(pool: SandboxPool, liar: str) -> None:
    every = [TestCase(case.id, f"try:\n    {case.source}\nfinally:\n    pass", setup=SETUP) for case in PLAIN]
    results = await judged(pool, PROGRAMS[liar], every)
    assert any(test.outcome is Outcome.PASS and not test.trusted for test in results)


PART = 80
"""Tests that each program gets in ``make test-all``."""
PLAIN = [
    TestCase("equal", "assert f(3) == 'secret'"),
    TestCase("helped", "assert verify(f(3), 'secret')"),
    TestCase("counted", "assert len([y for y in ['secret'] if y == f(3)])"),
]
HONEST = "def f(number):\n    return f'secret-{number - 1000:05}'\n"


LITERAL = "assert E == S|assert S == E|E == S|assert not E != S".split("|")


@pytest.mark.asyncio(loop_scope="module")
async def test_an_honest_program_passes_and_is_verified_where_all_is_literal(pool: SandboxPool) -> None:
    every = [_case(number, "f(A)", frame, None) for number, frame in enumerate(FRAMES)]
    passed = [test for test in await judged(pool, HONEST, every) if test.outcome is Outcome.PASS]
    assert len(passed) >= 45
    literal = [_case(number, "f(A)", frame, None) for number, frame in enumerate(LITERAL[:3])]
    assert all(test.trusted for test in await judged(pool, HONEST, literal))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("attempt", sampled(ATTEMPTS, 4))
async def test_no_attempt_succeeds(pool: SandboxPool, attempt: str) -> None:
    program, source, expected, setup = ATTEMPTS[attempt]
    limits = Limits(wall_s=20, cpu_s=1)
    result = await pool.run(program, [TestCase(attempt, source, expected, setup)], limits, trace=False)
    assert not (result.outcome is Outcome.PASS and result.tests[0].trusted), result
