"""Programs and tests in, outcomes out; and what happens when something goes wrong around them."""

import asyncio
import logging
import os
import signal
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox import (
    Docstring,
    InterpreterError,
    Limits,
    Outcome,
    Overlay,
    RunResult,
    SandboxError,
    SandboxPool,
    TestCase,
    examine,
)
from tests.unit.sandbox import interpreters, processes
from tests.unit.sandbox.allowed import LASTING, PATIENT

module_loop = pytest.mark.asyncio(loop_scope="module")
PASS, FAIL, ERROR, TIMEOUT = Outcome.PASS, Outcome.FAIL, Outcome.ERROR, Outcome.TIMEOUT
QUICK = Limits(wall_s=0.4)
TRIANGLE = "def f(x):\n    t = 0\n    for i in range(x):\n        t += i\n    return t\n"


def cases(*sources: str) -> list[TestCase]:
    return [TestCase(f"test[{number}]", source) for number, source in enumerate(sources)]


def outcomes(result: RunResult) -> list[tuple[Outcome, bool]]:
    return [(test.outcome, test.trusted) for test in result.tests]


async def stopped(
    pool: SandboxPool, program: str, tests: list[TestCase], reached: Callable[[RunResult], bool]
) -> RunResult:
    """A run that is stopped by the first of several limits within which it gets as far as it should."""
    for wall_s in (0.4, 4, 40):
        result = await pool.run(program, tests, Limits(wall_s=wall_s, cpu_s=60))
        if reached(result):
            break
    return result


@module_loop
@pytest.mark.parametrize(
    ("program", "test", "outcome", "trusted"),
    [
        (TRIANGLE, "assert f(4) == 6", PASS, True),
        (TRIANGLE, "assert f(4) == 7", FAIL, True),
        (TRIANGLE, "f(4) == 6", PASS, True),
        (TRIANGLE, "assert f('a') == 6", ERROR, False),
        (TRIANGLE, "assert g(4) == 6", ERROR, False),
        (TRIANGLE, "assert f(4) ==", ERROR, False),
        (TRIANGLE, "for i in range(3):\n    assert f(i) <= i", PASS, False),
        (TRIANGLE, "for i in range(9):\n    assert f(i) <= i", FAIL, False),
        ("def f():\n    raise KeyError('k')", "try:\n    f()\nexcept KeyError:\n    pass", PASS, False),
        ("def f():\n    raise KeyError('k')", "assert f() == 1", ERROR, False),
        ("def f():\n    raise SystemExit(0)", "assert f() == 1", ERROR, False),
        ("def f():\n    raise KeyboardInterrupt", "assert f() == 1", ERROR, False),
        ("def f():\n    return bytearray(1 << 40)", "assert f() == 1", Outcome.MEMORY, False),
        ("def f():\n    while True: pass", "assert f() == 1", TIMEOUT, False),
        ("import os\ndef f():\n    os._exit(0)", "assert f() == 1", Outcome.CRASH, False),
        ("import ctypes\ndef f():\n    ctypes.string_at(0)", "assert f() == 1", Outcome.CRASH, False),
        ("def f(:", "assert f() == 1", ERROR, False),
        ("import nothing_like_this", "assert f() == 1", ERROR, False),
        ("1 / 0", "assert f() == 1", ERROR, False),
        ("while True: pass", "assert f() == 1", TIMEOUT, False),
        (
            "import collections\ndef f():\n    return collections.Counter('a')",
            "assert f() == {'a': 1}",
            PASS,
            True,
        ),
        ("class I(int): pass\ndef f():\n    return I(3)", "assert f() == 3", PASS, False),
        ("class I(int): pass\ndef f():\n    return I(3)", "assert f() == 4", FAIL, False),
        ("def f():\n    def g(): return f\n    return g", "assert f() == 4", FAIL, False),
        ("def f():\n    return '\\ud800'", "assert f() == '\\ud800'", PASS, True),
        ("def f():\n    return 7 ** 9999", "assert f() == 7 ** 9999", PASS, False),
        (
            "def f(d={}):\n    d[len(d)] = 1\n    return d",
            "assert f() == {0: 1}\nassert f() == {0: 1, 1: 1}",
            PASS,
            True,
        ),
    ],
)
async def test_outcomes(pool: SandboxPool, program: str, test: str, outcome: Outcome, trusted: bool) -> None:
    result = await pool.run(program, cases(test), QUICK if outcome is TIMEOUT else PATIENT)
    assert outcomes(result) == [(outcome, trusted)], result
    assert result.outcome is outcome


async def test_a_value_that_is_compared_inside_is_compared_in_the_editors_module_too(tmp_path: Path) -> None:
    text = "class I(int): pass\n\n\ndef f():\n    pass\n"
    file = tmp_path / "amounts.py"
    file.write_text(text)
    shown = Overlay(
        file=str(file), text=text, line=4, root=str(tmp_path), module="amounts", path=(str(tmp_path),)
    )
    program = text.replace("    pass", "    return I(3)")
    tests = cases("assert f() == 3", "assert f() == 4", "f() == 4")
    async with SandboxPool(parallel=1) as pool:
        result = await pool.run(program, tests, PATIENT, folder=tmp_path, overlay=shown)
    assert outcomes(result) == [(PASS, False), (FAIL, False), (FAIL, False)], result


@module_loop
async def test_a_result_says_what_was_called_and_what_came(pool: SandboxPool) -> None:
    result = await pool.run(TRIANGLE, cases("assert f(4) == 7", "assert f(None) == 1"))
    wrong, broken = result.tests
    assert (wrong.call, wrong.actual, wrong.expected, wrong.exception) == ("f(4)", "6", "7", None)
    assert (broken.call, broken.actual, broken.expected) == ("f(None)", None, "1")
    assert (broken.exception or "").startswith("TypeError: ")
    assert result.outcome is FAIL
    assert result.passed == 0
    assert result.wall_ms > 0


@module_loop
async def test_no_tests(pool: SandboxPool) -> None:
    assert (await pool.run(TRIANGLE, [])).outcome is PASS
    broken = await pool.run("1 / 0", [])
    assert (broken.outcome, broken.exception) == (ERROR, "ZeroDivisionError: division by zero")


@module_loop
async def test_a_program_that_does_not_load_fails_all_its_tests(pool: SandboxPool) -> None:
    result = await pool.run("def f(:", cases("assert f() == 1", "assert f() == 2"))
    assert outcomes(result) == [(ERROR, False)] * 2
    assert (result.exception or "").startswith("SyntaxError: ")
    assert all(test.exception == result.exception for test in result.tests)


@module_loop
async def test_a_timeout_keeps_what_came_before(pool: SandboxPool) -> None:
    program = TRIANGLE + "def g():\n    x = 1\n    while True:\n        x = x + 1\n"
    tests = cases("assert f(4) == 6", "assert g() == 1", "assert f(3) == 3")
    result = await stopped(pool, program, tests, lambda result: result.tests[1].trace.truncated)
    assert outcomes(result) == [(PASS, True), (TIMEOUT, False), (TIMEOUT, False)]
    assert result.tests[1].exception in [f"not done after {wall_s} s" for wall_s in (0.4, 4, 40)]
    assert result.tests[1].trace.truncated
    assert result.tests[1].trace.events[-1].values.keys() <= {"x"}
    assert result.tests[2].trace.events == ()


@module_loop
async def test_printed_text_is_kept_and_bounded(pool: SandboxPool) -> None:
    program = (
        "import sys\nprint('loading')\n"
        "def f():\n    print('x' * 100_000)\n    print('e', file=sys.stderr)\n    return 1\n"
    )
    result = await pool.run(program, cases("assert f() == 1"), Limits(output_bytes=1000))
    assert result.outcome is PASS
    assert result.stdout.startswith("loading\nxxx")
    assert len(result.stdout) <= 1000
    assert result.stderr == "e\n"


@module_loop
async def test_doctests(pool: SandboxPool) -> None:
    program = (
        "class P:\n    def __repr__(self):\n        return 'P!'\n"
        "def f(x):\n    print('got', x)\n    return x\n"
        "def g():\n    raise ValueError('bad')\n"
        "def h(x):\n    return 2 * x\n"
    )
    tests = [
        TestCase("1", "f(1)", "got 1\n1"),
        TestCase("2", "f(None)", "got None"),
        TestCase("3", "P()", "P!"),
        TestCase("4", "g()", "Traceback (most recent call last):\n  ...\nValueError: bad"),
        TestCase("5", "for i in range(2):\n    f(i)\n", "got 0\n0\ngot 1\n1"),
        TestCase("6", "y", "3", setup="y = 3"),
        TestCase("7", "f(1)", "1"),
        TestCase("8", "g()", "3"),
        TestCase("9", "h(2)", "4"),
    ]
    result = await pool.run(program, tests)
    expected = [*[(PASS, False)] * 6, (FAIL, False), (ERROR, False), (PASS, True)]
    assert outcomes(result) == expected, result


@module_loop
async def test_a_docstring_is_one_session(pool: SandboxPool) -> None:
    text = (
        "Counts.\n\n>>> f()\n1\n>>> x = f(); x\n2\n>>> _ + f()\n5\n>>> 1 / 0\n"
        "Traceback (most recent call last):\n    ...\nZeroDivisionError: division by zero\n"
        ">>> f()  # doctest: +NO_SUCH_OPTION\n4\n>>> f()\n4\n>>> f()\n4\n"
    )
    program = f"made = []\ndef f():\n    {text!r}\n    made.append(1)\n    return len(made)\n"
    tests = [TestCase(str(n), "", docstring=Docstring("f", text, n, n)) for n in range(7)]
    result = await pool.run(program, tests)
    assert [test.outcome for test in result.tests] == [PASS, PASS, PASS, PASS, ERROR, PASS, FAIL], result
    assert "Skipped" in (result.tests[4].exception or "")
    assert result.tests[6].actual == "5"


@module_loop
@pytest.mark.parametrize(
    ("source", "actual"),
    [
        ("assert sorted(f(2)) == [1]", "[2, 3]"),
        ("1 == len(f(2))", "2"),
        ("assert not sorted(f(2))", None),
        ("x = f(2)\nassert x == 1", None),
    ],
)
async def test_what_a_comparison_met_is_told(pool: SandboxPool, source: str, actual: str | None) -> None:
    [test] = (await pool.run("def f(x):\n    return [x + 1, x]\n", cases(source))).tests
    assert (test.outcome, test.actual, test.trusted) == (FAIL, actual, False)
    assert test.exception == (None if actual else "AssertionError")


@module_loop
async def test_examples_that_are_skipped_decide_nothing(pool: SandboxPool) -> None:
    text = ">>> f(1)  # doctest: +SKIP\n9\n>>> f(2)\n2\n>>> f(3)  # doctest: +SKIP\n9\n"
    tests = [TestCase("all", "", docstring=Docstring("f", text, 0, 2))]
    tests += [TestCase("first", "", docstring=Docstring("f", text + "\n", 0, 0))]
    result = await pool.run(f"def f(x):\n    {text!r}\n    return x\n", tests)
    assert [test.outcome for test in result.tests] == [PASS, ERROR], result


@module_loop
async def test_programs_are_modules_and_leave_nothing_to_each_other(pool: SandboxPool) -> None:
    program = "import sum_of_nothing\n"
    first = (
        "import sys, os, builtins\nname = __name__\nsys.leftover = 1\nbuiltins.divmod = None\n"
        "open('x', 'w').write('1')\n"
    )
    second = (
        "import sys, os\ndef f():\n    return hasattr(sys, 'leftover'), os.listdir('.'), divmod(7, 2)[0]\n"
    )
    result = await pool.run(first, cases("assert name == 'egcfg_program'"))
    assert result.outcome is PASS
    assert (await pool.run(program, [])).outcome is ERROR
    assert (await pool.run(second, cases("assert f() == (False, [], 3)"))).outcome is PASS


@module_loop
async def test_home_and_temporary_files_are_the_programs_own_folder(pool: SandboxPool) -> None:
    program = (
        "import os, tempfile\ndef f():\n    home = os.path.expanduser('~')\n"
        "    return os.path.isabs(home), home == os.getcwd(), tempfile.gettempdir() == home\n"
    )
    result = await pool.run(program, cases("assert f() == (True, True, True)"), PATIENT)
    assert outcomes(result) == [(PASS, True)]


@module_loop
async def test_a_program_may_start_a_hundred_threads(pool: SandboxPool) -> None:
    program = """
        import threading
        def f(count):
            meet = threading.Barrier(count)
            threads = [threading.Thread(target=meet.wait) for _ in range(count)]
            for each in threads: each.start()
            for each in threads: each.join()
            return count
    """
    result = await pool.run(textwrap.dedent(program), [TestCase("t", "f(100)", expected="100")], PATIENT)
    assert outcomes(result) == [(PASS, True)]


@module_loop
async def test_cancelling_kills_the_child(pool: SandboxPool) -> None:
    await pool.start()
    before = processes.running()
    for delay in (0.0, 0.001, 0.01, 0.2):
        task = asyncio.create_task(pool.run("while True: pass", [], LASTING))
        await asyncio.sleep(delay)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await processes.become(before)
    assert (await pool.run(TRIANGLE, cases("assert f(4) == 6"))).outcome is PASS


async def test_a_dead_interpreter_is_replaced(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    """While a program waits for a file, which comes only then."""
    before = processes.running()
    file = tmp_path / "file"
    program = (
        f"import os, time\nwhile not os.path.exists({str(file)!r}): time.sleep(0.01)\n"
        "def f(x):\n    return 6\n"
    )
    async with SandboxPool(project=tmp_path, parallel=2) as pool:
        assert pool._source is not None
        warm = processes.running()
        task = asyncio.create_task(pool.run(program, cases("f(4) == 6"), PATIENT))
        assert await processes.comes(lambda: not processes.running() <= warm)
        with caplog.at_level(logging.WARNING):
            first = processes.running() - before
            os.kill(pool._source._process.pid, signal.SIGKILL)
            assert await processes.comes(lambda: not processes.alive(first))
            file.touch()
            result = await task
        assert result.outcome is PASS
        assert "restarting the sandbox's interpreter: it died" in caplog.text
    assert await processes.become(before)


async def test_closing_leaves_nothing() -> None:
    before = processes.running()
    pool = SandboxPool(parallel=2)
    await pool.start()
    warm = processes.running()
    tasks = [asyncio.create_task(pool.run("while True: pass", [], LASTING)) for _ in range(3)]
    assert await processes.comes(lambda: len(processes.running() - warm) >= 2)
    await pool.close()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, SandboxError) for result in results), results
    assert await processes.become(before)
    with pytest.raises(SandboxError):
        await pool.run(TRIANGLE, [])


@pytest.mark.parametrize("python", ["/does/not/exist", "/bin/false", "/bin/cat"])
async def test_a_bad_interpreter_is_named_with_the_mend(python: str) -> None:
    pool = SandboxPool(python)
    with pytest.raises(InterpreterError, match=f"{python} does not start .*Choose a CPython"):
        await pool.run(TRIANGLE, [])
    await pool.close()


class TestProjects:
    @pytest.fixture
    def project(self, tmp_path: Path) -> Path:
        files = {
            "helper.py": "def one():\n    return 1\n",
            "src/package/__init__.py": "two = 2\n",
            "deep/beside.py": "three = 3\n",
            "data.txt": "four",
            ".env": "SECRET=1",
            "deep/id_rsa": "key",
        }
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return tmp_path

    async def test_modules_can_be_imported_and_secrets_not_read(self, project: Path) -> None:
        program = (
            "import helper, package, beside\n"
            "def f(path):\n    return open(path).read()\n"
            "def g():\n    return helper.one() + package.two + beside.three\n"
        )
        tests = cases(
            "assert g() == 6",
            f"assert f({str(project / 'data.txt')!r}) == 'four'",
            f"assert f({str(project / '.env')!r}) == 'SECRET=1'",
            f"assert f({str(project / 'deep/id_rsa')!r}) == 'key'",
        )
        async with SandboxPool(project=project) as pool:
            result = await pool.run(program, tests, folder=project / "deep")
        assert [outcome for outcome, _ in outcomes(result)] == [PASS, PASS, ERROR, ERROR], result

    async def test_new_files_are_seen(self, project: Path) -> None:
        async with SandboxPool(project=project) as pool:
            assert (await pool.run("import fresh", [])).outcome is ERROR
            (project / "fresh.py").write_text("")
            assert (await pool.run("import fresh", [])).outcome is PASS


async def test_the_doctor_finds_everything_held() -> None:
    report = await examine()
    assert report.refused is None
    assert len(report.probes) == 12
    assert [probe for probe in report.probes if not probe.ok] == []
    assert report.ok


@pytest.mark.parametrize("version", interpreters.VERSIONS)
async def test_functions_have_the_same_names_in_other_interpreters(version: str) -> None:
    program = (
        "class Box:\n    class Lid:\n        def __init__(self):\n            self.shut = lambda: inner()\n"
        "            def inner():\n                return [g() for g in [f]]\n\n"
        "def f():\n    def f():\n        return 1\n    return f()\n"
    )
    async with SandboxPool(interpreters.found(version)) as pool:
        result = await pool.run(program, cases("assert Box.Lid().shut() == [1]"))
    called = [event.function for event in result.tests[0].trace.events if event.kind == "call"]
    assert called == ["Box.Lid.__init__", "Box.Lid.__init__.inner", "f", "f.f"]


@pytest.mark.parametrize("version", interpreters.VERSIONS)
async def test_other_interpreters(version: str) -> None:
    """Every CPython found on this machine that the worker supports gives the same trace."""
    async with SandboxPool(interpreters.found(version)) as pool:
        result = await pool.run(TRIANGLE, cases("assert f(2) == 1"))
    assert outcomes(result) == [(PASS, True)]
    assert [(event.kind, event.line, event.values) for event in result.tests[0].trace.events] == [
        ("call", 1, {"x": "2"}),
        ("line", 2, {"t": "0"}),
        ("line", 3, {"i": "0"}),
        ("line", 4, {}),
        ("line", 3, {"i": "1"}),
        ("line", 4, {"t": "1"}),
        ("line", 3, {}),
        ("line", 5, {}),
        ("return", 5, {}),
    ]
