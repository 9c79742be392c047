import sys

import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.probe import probe
from engine.types import Task
from sandbox import Limits, SandboxPool, TestCase

GOOD = TestCase("good", "f(1) == 2")
BROKEN = TestCase("broken", "f(no_such_package.one) == 2", setup="import no_such_package\n")


@pytest.fixture
async def pool():
    async with SandboxPool(sys.executable) as pool:
        yield pool


async def test_tests_whose_imports_fail_are_named(pool):
    probed = await probe(Task("f", "def f(x):\n", tests=(BROKEN, GOOD)), pool, Limits())
    assert probed.task.tests == (GOOD,)
    assert probed.unusable == (("broken", "ModuleNotFoundError: No module named 'no_such_package'"),)


async def test_a_test_that_only_fails_stays(pool):
    probed = await probe(Task("f", "def f(x):\n", tests=(GOOD,)), pool, Limits())
    assert probed.task.tests == (GOOD,)
    assert probed.unusable == ()


async def test_code_that_cannot_be_imported(pool):
    task = Task("f", "def f(x):\n", imports="import no_such_package\n", tests=(GOOD,))
    with pytest.raises(UsageError, match=r"around f cannot be run: .*no_such_package.*--python"):
        await probe(task, pool, Limits())
