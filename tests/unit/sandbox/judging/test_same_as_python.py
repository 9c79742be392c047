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
from tests.unit.sandbox.allowed import PATIENT
from tests.unit.sandbox.judging.test_forgery import cases

PARTS = 5
GIVEN = [
    "f'secret-{n - 1000:05}'", "[f'secret-{n - 1000:05}']", "4", "5", "6", "7", "8", "0", "None", "True",
    "5.0", "'x'", "[]", "[1, 2]", "{1: 2}", "{3, 1}", "(x for x in [1, 2])", "lambda y: y",
    "type('P', (), {'real': 1})()",
]  # fmt: skip


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
