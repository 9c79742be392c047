"""Tests that pytest runs inside a child: what they see, what is told of them, and what they cannot do."""

import asyncio
import importlib.util
import os
import sys
import textwrap
import venv
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox import Item, Limits, Outcome, Overlay, RunResult, SandboxPool, TestCase
from tests.thorough import sampled

pytestmark = pytest.mark.asyncio(loop_scope="module")
PASS, FAIL, ERROR = Outcome.PASS, Outcome.FAIL, Outcome.ERROR
LIMITS = Limits(wall_s=120, cpu_s=120)
QUICK = Limits(wall_s=1.5, cpu_s=3)
SHOP = '''\
"""On the disk nothing is written yet."""
from math import floor

RATE = 2


def rate():
    return RATE


class Basket:
    def __init__(self):
        self.prices = []

    def total(self): pass
'''
PROGRAM = """\
class Basket:
    def __init__(self):
        self.prices = []

    def total(self):
        result = 0
        for price in self.prices:
            result += price
        return result
"""
WRONG = PROGRAM.replace("+= price", "-= price")
CONFTEST = """\
import pytest
from shop import Basket


@pytest.fixture
def basket():
    made = Basket()
    made.prices += [1, 2]
    return made
"""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def folder(tmp_path_factory):
    project = tmp_path_factory.mktemp("project")
    (project / "shop.py").write_text(SHOP)
    (project / "conftest.py").write_text(CONFTEST)
    return project


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool(folder):
    async with SandboxPool(project=folder, parallel=2) as pool:
        yield pool


def files(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*"))


async def run(
    pool: SandboxPool,
    folder: Path,
    source: str,
    *names: str,
    program: str = PROGRAM,
    limits: Limits = LIMITS,
    texts: tuple[tuple[str, str], ...] = (),
    tests: tuple[TestCase, ...] = (),
) -> RunResult:
    file = folder / "test_shop.py"
    file.write_text(textwrap.dedent(source))
    items = tuple(TestCase(name, "", item=Item(str(file), name)) for name in names)
    overlay = Overlay(str(folder / "shop.py"), SHOP, 15, str(folder), texts)
    before = files(folder)
    result = await pool.run(program, (*items, *tests), limits, folder=folder, overlay=overlay)
    assert files(folder) == before
    assert not any(test.trusted for test in result.tests if test.test.item)
    return result


def outcomes(result: RunResult) -> list[Outcome]:
    return [test.outcome for test in result.tests]


async def test_fixtures_of_all_kinds(pool, folder):
    source = """
        import unittest
        import pytest
        from shop import Basket
        import shop

        def test_conftest(basket):
            assert basket.total() == 3

        def test_builtin(basket, tmp_path, monkeypatch, capsys):
            monkeypatch.chdir(tmp_path)
            (tmp_path / "price").write_text("4")
            basket.prices.append(int(open("price").read()))
            print(basket.total(), shop.rate())
            assert capsys.readouterr().out == "7 2\\n"

        @pytest.mark.parametrize("prices", [list(range(n)) for n in range(4)])
        def test_many(prices):
            basket = Basket()
            basket.prices = prices
            assert basket.total() == sum(prices)

        class TestBasket:
            def setup_method(self):
                self.basket = Basket()

            def test_method(self):
                assert self.basket.total() == 0

        class Case(unittest.TestCase):
            def setUp(self):
                self.basket = Basket()
                self.addCleanup(self.basket.prices.clear)

            def test_case(self):
                with self.subTest("empty"):
                    self.assertEqual(self.basket.total(), 0)

        def test_raises(basket):
            basket.prices.append("x")
            with pytest.raises(TypeError) as caught:
                basket.total()
            assert "str" in str(caught.value)

        @pytest.mark.asyncio
        async def test_async(basket):
            assert basket.total() == 3
    """
    names = (
        "test_conftest", "test_builtin", "test_many", "TestBasket::test_method", "Case::test_case",
        "test_raises", "test_async",
    )  # fmt: skip
    result = await run(pool, folder, source, *names)
    assert outcomes(result) == [PASS] * len(result.tests), [test.exception for test in result.tests]
    rows = [test.test.id for test in result.tests if "[" in test.test.id]
    assert len(rows) == len(result.tests) - len(names) + 1 == 4, rows
    assert result.stdout == ""


async def test_what_a_failure_says(pool, folder):
    source = """
        import pytest

        def test_wrong(basket):
            assert basket.total() == 3

        def test_no_error(basket):
            with pytest.raises(TypeError):
                basket.total()

        def test_error(basket):
            basket.total().missing

        @pytest.mark.parametrize("more", [0, 5])
        def test_one_of_two(basket, more):
            assert basket.total() == 3 - more
    """
    names = "test_wrong", "test_no_error", "test_error", "test_one_of_two"
    result = await run(pool, folder, source, *names)
    assert outcomes(result) == [PASS, FAIL, ERROR, PASS, FAIL]
    result = await run(pool, folder, source, *names, program=WRONG)
    said = [test.exception or "" for test in result.tests]
    assert outcomes(result) == [FAIL, FAIL, ERROR, FAIL, FAIL]
    assert said[0].startswith("AssertionError: assert -3 == 3")
    assert said[1].startswith("Failed: DID NOT RAISE")
    assert said[2] == "AttributeError: 'int' object has no attribute 'missing'"
    assert [test.test.id for test in result.tests][3:] == ["test_one_of_two[0]", "test_one_of_two[5]"]
    assert not any(" at 0x" in text for text in said)


async def test_traces_have_the_lines_of_the_program(pool, folder):
    source = "def test_total(basket):\n    assert basket.total() == 3\n"
    result = await run(pool, folder, source, "test_total", tests=(TestCase("own", "Basket().total() == 0"),))
    [item, own] = result.tests
    assert own.trusted
    assert own.outcome is PASS
    done = [(e.function, e.line, e.values) for e in item.trace.events if e.kind == "line"]
    assert done[0] == ("Basket.__init__", 3, {"self": "Basket(prices=[])"})
    assert ("Basket.total", 8, {"result": "1"}) in done
    assert ("Basket.total", 8, {"result": "3"}) in done
    assert [e.returned for e in item.trace.events if e.kind == "return"] == ["None", "3"]


async def test_tests_beside_the_function(pool, folder):
    text = SHOP + "\n\ndef test_own(tmp_path):\n    assert Basket().total() == len(tmp_path.name)\n"
    file = folder / "shop.py"
    overlay = Overlay(str(file), text, 15, str(folder))
    case = TestCase("own", "", item=Item(str(file), "test_own"))
    result = await pool.run(PROGRAM, [case], LIMITS, overlay=overlay)
    assert (result.tests[0].exception or "").startswith("AssertionError: assert 0 == 9")


SKIPS = """
    import pytest

    def test_passes(basket):
        assert basket.total() == 3

    @pytest.mark.skipif("True", reason="never")
    def test_marked():
        assert 0

    def test_skips():
        pytest.skip("not today")

    def test_unknown_fixture(no_such_thing):
        pass

    async def test_async():
        pass

    @pytest.mark.xfail
    def test_expected():
        assert False
"""


async def test_a_mark_that_skips_is_no_objection_but_skipping_oneself_is(pool, folder):
    result = await run(pool, folder, SKIPS, "test_passes", "test_marked")
    assert (result.outcome, [each.test.id for each in result.tests]) == (PASS, ["test_passes"])
    assert (await run(pool, folder, SKIPS, "test_passes", "test_marked", "test_skips")).outcome is ERROR
    assert (await run(pool, folder, SKIPS, "test_marked")).outcome is ERROR
    assert (await run(pool, folder, SKIPS, "test_passes", "test_marked", program=WRONG)).outcome is FAIL


async def test_what_no_function_can_mend_is_called_skipped(pool, folder):
    reasons = {
        "test_skips": "not today",
        "test_marked": "never",
        "test_unknown_fixture": "there is no fixture 'no_such_thing' for it",
        "test_async": "it is asynchronous, and no plugin in ",
        "test_expected": "it is expected to fail",
        "test_gone": "pytest collects no test_gone in test_shop.py",
    }
    result = await run(pool, folder, SKIPS, *reasons)
    assert outcomes(result) == [ERROR] * 6
    for test, reason in zip(result.tests, reasons.values(), strict=True):
        assert (test.exception or "").startswith(f"Skipped: {reason}")


async def test_a_file_that_cannot_be_imported(pool, folder):
    result = await run(pool, folder, "import no_such_package\ndef test_f(): pass\n", "test_f")
    assert result.tests[0].exception == "ModuleNotFoundError: No module named 'no_such_package'"
    result = await run(pool, folder, "def test_f(:\n", "test_f")
    assert (result.tests[0].exception or "").startswith("SyntaxError: ")


async def test_settings_of_the_project_count(pool, folder):
    settings = folder / "pytest.ini"
    parallel = "-n 2" if importlib.util.find_spec("xdist") else ""
    settings.write_text(f"[pytest]\naddopts = {parallel} --lf -x --strict-markers\nmarkers = slow\n")
    try:
        source = (
            "import pytest\n@pytest.mark.slow\ndef test_f(request):\n    request.getfixturevalue('basket')\n"
        )
        assert outcomes(await run(pool, folder, source, "test_f")) == [PASS]
        settings.write_text("[pytest]\naddopts = --no-such-option\n")
        result = await run(pool, folder, source, "test_f")
        assert "Skipped: pytest does not start: " in (result.tests[0].exception or "")
        assert "--no-such-option" in (result.tests[0].exception or "")
    finally:
        settings.unlink()


FIXTURE = "import pytest, time\n@pytest.fixture\ndef x():\n"


HOSTILE = {
    "leaves": ("import os\ndef test_f():\n    os._exit(0)\n", Outcome.CRASH),
    "leaves at load": ("import os\nos._exit(0)\ndef test_f(): pass\n", Outcome.CRASH),
    "exits": ("import sys\ndef test_f():\n    sys.exit(0)\n", ERROR),
    "ends pytest": ("import pytest\ndef test_f():\n    pytest.exit('bye', 0)\n", ERROR),
    "interrupts": ("def test_f():\n    raise KeyboardInterrupt\n", ERROR),
    "endless fixture": (FIXTURE + "    while True: pass\ndef test_f(x): pass\n", Outcome.TIMEOUT),
    "hanging teardown": (FIXTURE + "    yield\n    time.sleep(99)\ndef test_f(x): pass\n", Outcome.TIMEOUT),
    "fork": ("import os\ndef test_f():\n    os.fork()\n", ERROR),
    "subprocess": ("import subprocess\ndef test_f():\n    subprocess.run(['true'])\n", ERROR),
    "connects": ("import socket\ndef test_f():\n    socket.create_connection(('127.0.0.1', 9))\n", ERROR),
    "writes": ("def test_f():\n    open('escaped', 'w').write('x')\n", ERROR),
    "garbage": ("import os\ndef test_f():\n    os.write(3, b'xxxxxxxxxxxx')\n", Outcome.CRASH),
    "memory": ("def test_f():\n    x = bytearray(1 << 40)\n", Outcome.MEMORY),
}


@pytest.mark.parametrize("attack", sampled(HOSTILE, 3))
async def test_hostile_tests(pool, folder, attack):
    source, outcome = HOSTILE[attack]
    limits = QUICK if outcome is Outcome.TIMEOUT else LIMITS
    result = await run(pool, folder, source, "test_f", limits=limits)
    assert outcomes(result) == [outcome], result.tests[0].exception
    assert outcomes(await run(pool, folder, "def test_f(basket): pass\n", "test_f")) == [PASS]


@pytest.mark.parametrize(
    "action", ["open('x', 'w')", "__import__('os').fork()", "__import__('socket').socket()"]
)
async def test_a_conftest_that_does_what_is_not_allowed(pool, folder, action):
    texts = ((str(folder / "conftest.py"), action + "\n"),)
    result = await run(pool, folder, "def test_f(): pass\n", "test_f", texts=texts)
    assert outcomes(result) == [ERROR]
    assert "PermissionError" in (result.tests[0].exception or "")


async def test_a_forged_report_is_not_trusted(pool, folder):
    source = """
        import json, os

        def test_f():
            message = {"kind": "test", "index": 0, "out": "", "err": "", "values": [6], "error": None,
                       "trace": [], "truncated": False}
            body = json.dumps(message).encode()
            os.write(3, len(body).to_bytes(4, "big") + body)
            assert False
    """
    result = await run(pool, folder, source, "test_f")  # asserts that it is not trusted
    assert outcomes(result) == [PASS]


async def test_settings_above_the_project_that_cannot_be_read(tmp_path):
    """As in a repository of several projects."""
    project = tmp_path / "outer" / "project"
    project.mkdir(parents=True)
    (project.parent / "pyproject.toml").write_text("")
    (project / "pyproject.toml").write_text("")
    (project / "shop.py").write_text(SHOP)
    (project / "conftest.py").write_text(CONFTEST)
    async with SandboxPool(project=project) as pool:
        result = await run(pool, project, "def test_f(basket): assert basket.total()\n", "test_f")
    assert outcomes(result) == [PASS]


async def test_without_pytest(tmp_path, folder):
    bare = tmp_path / "bare"
    await asyncio.to_thread(venv.create, bare, symlinks=True)
    python = str(bare / "bin" / "python")
    async with SandboxPool(python, folder) as pool:
        tests = (TestCase("own", "Basket().total() == 0"),)
        result = await run(pool, folder, "def test_f(): pass\n", "test_f", tests=tests)
    assert outcomes(result) == [ERROR, PASS]
    said = result.tests[0].exception or ""
    assert said.startswith("Skipped: there is no pytest in ")
    assert said.endswith("-m pip install pytest")
    assert os.path.basename(sys.executable)[:6] in said
