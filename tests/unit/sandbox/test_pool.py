"""Programs and tests in, outcomes out; and what happens when something goes wrong around them."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
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
from tests.unit.sandbox import interpreters, support
from tests.unit.sandbox.support import LASTING, PATIENT

module_loop = pytest.mark.asyncio(loop_scope="module")
PASS, FAIL, ERROR, TIMEOUT = Outcome.PASS, Outcome.FAIL, Outcome.ERROR, Outcome.TIMEOUT
QUICK = Limits(wall_s=0.4)


TRIANGLE = "def f(x):\n    t = 0\n    for i in range(x):\n        t += i\n    return t\n"
KEY = "def f():\n    raise KeyError('k')"


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
        (KEY, "try:\n    f()\nexcept KeyError:\n    pass", PASS, False),
        (KEY, "assert f() == 1", ERROR, False),
        ("def f():\n    raise SystemExit(0)", "assert f() == 1", ERROR, False),
        ("def f():\n    raise KeyboardInterrupt", "assert f() == 1", ERROR, False),
        ("def f():\n    return bytearray(1 << 40)", "assert f() == 1", Outcome.MEMORY, False),
        ("def f():\n    while True: pass", "assert f() == 1", TIMEOUT, False),
        ("import os\ndef f():\n    os._exit(0)", "assert f() == 1", Outcome.CRASH, False),
        ("import ctypes\ndef f():\n    ctypes.string_at(0)", "assert f() == 1", Outcome.CRASH, False),
        ("import nothing_like_this", "assert f() == 1", ERROR, False),
        ("while True: pass", "assert f() == 1", TIMEOUT, False),
        (
            "import collections as c\ndef f():\n    return c.Counter('a')",
            "assert f() == {'a': 1}",
            PASS,
            True,
        ),
        ("class I(int): pass\ndef f():\n    return I(3)", "assert f() == 3", PASS, False),
        ("class I(int): pass\ndef f():\n    return I(3)", "assert f() == 4", FAIL, False),
        ("def f():\n    def g(): return f\n    return g", "assert f() == 4", FAIL, False),
        ("def f():\n    return '\\ud800'", "assert f() == '\\ud800'", PASS, True),
        ("def f():\n    return 7 ** 9999", "assert f() == 7 ** 9999", PASS, False),
        ("def f(d=[]):\n    d += [1]\n    return d", "assert f() == [1]\nassert f() == [1, 1]", PASS, True),
    ],
)
async def test_outcomes(pool, program, test, outcome, trusted):
    result = await pool.run(program, cases(test), QUICK if outcome is TIMEOUT else PATIENT)
    assert outcomes(result) == [(outcome, trusted)], result
    assert result.outcome is outcome


async def test_a_value_that_is_compared_inside_is_compared_in_the_editors_module_too(tmp_path):
    text = "class I(int): pass\n\n\ndef f():\n    pass\n"
    file = tmp_path / "amounts.py"
    file.write_text(text)
    shown = Overlay(str(file), text, 4, str(tmp_path), module="amounts", path=(str(tmp_path),))
    program = text.replace("    pass", "    return I(3)")
    tests = cases("assert f() == 3", "assert f() == 4", "f() == 4")
    async with SandboxPool(parallel=1) as pool:
        result = await pool.run(program, tests, PATIENT, folder=tmp_path, overlay=shown)
    assert outcomes(result) == [(PASS, False), (FAIL, False), (FAIL, False)], result


@module_loop
async def test_a_result_says_what_was_called_and_what_came(pool):
    result = await pool.run(TRIANGLE, cases("assert f(4) == 7", "assert f(None) == 1"))
    wrong, broken = result.tests
    assert (wrong.call, wrong.actual, wrong.expected, wrong.exception) == ("f(4)", "6", "7", None)
    assert (broken.call, broken.actual, broken.expected) == ("f(None)", None, "1")
    assert (broken.exception or "").startswith("TypeError: ")
    assert (result.outcome, result.passed) == (FAIL, 0)
    assert result.wall_ms > 0


@module_loop
@pytest.mark.parametrize(
    ("program", "outcome", "exception"),
    [
        (TRIANGLE, PASS, ""),
        ("1 / 0", ERROR, "ZeroDivisionError: division by zero"),
        ("def f(:", ERROR, "SyntaxError: "),
    ],
)
async def test_a_program_is_loaded_without_tests_too(pool, program, outcome, exception):
    for count in (0, 2):
        result = await pool.run(program, cases("assert f(2) == 1", "assert f(3) == 3")[:count])
        assert outcomes(result) == [(outcome, outcome is PASS)] * count
        assert result.outcome is outcome
        for said in (result.exception, *(test.exception for test in result.tests)):
            assert (said or "").startswith(exception)


@module_loop
async def test_a_timeout_keeps_what_came_before(pool):
    program = TRIANGLE + "def g():\n    x = 1\n    while True:\n        x = x + 1\n"
    tests = cases("assert f(4) == 6", "assert g() == 1", "assert f(3) == 3")
    result = await stopped(pool, program, tests, lambda result: result.tests[1].trace.truncated)
    assert outcomes(result) == [(PASS, True), (TIMEOUT, False), (TIMEOUT, False)]
    assert result.tests[1].exception in [f"not done after {wall_s} s" for wall_s in (0.4, 4, 40)]
    assert result.tests[1].trace.truncated
    assert result.tests[1].trace.events[-1].values.keys() <= {"x"}
    assert result.tests[2].trace.events == ()


@module_loop
async def test_printed_text_is_kept_and_bounded(pool):
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
async def test_doctests(pool):
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
async def test_a_docstring_is_one_session(pool):
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
async def test_what_a_comparison_met_is_told(pool, source, actual):
    [test] = (await pool.run("def f(x):\n    return [x + 1, x]\n", cases(source))).tests
    assert (test.outcome, test.actual, test.trusted) == (FAIL, actual, False)
    assert test.exception == (None if actual else "AssertionError")


@module_loop
async def test_examples_that_are_skipped_decide_nothing(pool):
    text = ">>> f(1)  # doctest: +SKIP\n9\n>>> f(2)\n2\n>>> f(3)  # doctest: +SKIP\n9\n"
    tests = [TestCase("all", "", docstring=Docstring("f", text, 0, 2))]
    tests += [TestCase("first", "", docstring=Docstring("f", text + "\n", 0, 0))]
    result = await pool.run(f"def f(x):\n    {text!r}\n    return x\n", tests)
    assert [test.outcome for test in result.tests] == [PASS, ERROR], result


@module_loop
async def test_programs_are_modules_and_leave_nothing_to_each_other(pool):
    first = (
        "import sys, os, builtins, tempfile\nname = __name__\nsys.leftover = 1\nbuiltins.divmod = None\n"
        "open('x', 'w').write('1')\nhome = os.path.expanduser('~')\n"
        "own = os.path.isabs(home) and home == os.getcwd() == tempfile.gettempdir()\n"
    )
    second = (
        "import sys, os\ndef f():\n    return hasattr(sys, 'leftover'), os.listdir('.'), divmod(7, 2)[0]\n"
    )
    result = await pool.run(first, cases("assert name == 'egcfg_program'", "assert own"))
    assert result.outcome is PASS
    assert (await pool.run("import sum_of_nothing\n", [])).outcome is ERROR
    assert (await pool.run(second, cases("assert f() == (False, [], 3)"))).outcome is PASS


@module_loop
async def test_a_program_may_start_a_hundred_threads(pool):
    program = (
        "import threading\ndef f(count):\n    meet = threading.Barrier(count)\n"
        "    threads = [threading.Thread(target=meet.wait) for _ in range(count)]\n"
        "    for each in threads: each.start()\n    for each in threads: each.join()\n    return count\n"
    )
    result = await pool.run(program, cases("assert f(100) == 100"), PATIENT)
    assert outcomes(result) == [(PASS, True)]


async def test_a_dead_interpreter_is_replaced(caplog, tmp_path):
    """While a program waits for a file, which comes only then."""
    before = support.running()
    file = tmp_path / "file"
    program = (
        f"import os, time\nwhile not os.path.exists({str(file)!r}): time.sleep(0.01)\n"
        "def f(x):\n    return 6\n"
    )
    async with SandboxPool(project=tmp_path, parallel=2) as pool:
        assert pool._source is not None
        warm = support.running()
        task = asyncio.create_task(pool.run(program, cases("f(4) == 6"), PATIENT))
        assert await support.comes(lambda: not support.running() <= warm)
        with caplog.at_level(logging.WARNING):
            first = support.running() - before
            os.kill(pool._source._process.pid, signal.SIGKILL)
            assert await support.comes(lambda: not support.alive(first))
            file.touch()
            result = await task
        assert result.outcome is PASS
        assert "restarting the sandbox's interpreter: it died" in caplog.text
    assert await support.become(before)


async def test_closing_leaves_nothing():
    before = support.running()
    pool = SandboxPool(parallel=2)
    await pool.start()
    warm = support.running()
    tasks = [asyncio.create_task(pool.run("while True: pass", [], LASTING)) for _ in range(3)]
    assert await support.comes(lambda: len(support.running() - warm) >= 2)
    await pool.close()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, SandboxError) for result in results), results
    assert await support.become(before)
    with pytest.raises(SandboxError):
        await pool.run(TRIANGLE, [])


@pytest.mark.parametrize("python", ["/does/not/exist", "/bin/false", "/bin/cat"])
async def test_a_bad_interpreter_is_named_with_the_mend(python):
    pool = SandboxPool(python)
    with pytest.raises(InterpreterError, match=f"{python} does not start .*Choose a CPython"):
        await pool.run(TRIANGLE, [])
    await pool.close()


async def test_modules_of_a_project_can_be_imported(tmp_path):
    files = {"helper": "one = 1", "src/package/__init__": "two = 2", "deep/beside": "three = 3"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").write_text(text)
    program = "import helper, package, beside\ndef g():\n    return helper.one + package.two + beside.three\n"
    async with SandboxPool(project=tmp_path) as pool:
        result = await pool.run(program, cases("assert g() == 6"), folder=tmp_path / "deep")
        assert outcomes(result) == [(PASS, True)], result
        assert (await pool.run("import fresh", [])).outcome is ERROR
        (tmp_path / "fresh.py").write_text("")
        assert (await pool.run("import fresh", [])).outcome is PASS


async def test_the_doctor_finds_everything_held():
    report = await examine()
    assert report.refused is None
    assert len(report.probes) == 12
    assert [probe for probe in report.probes if not probe.ok] == []
    assert report.ok


@pytest.mark.parametrize("version", interpreters.VERSIONS)
async def test_other_interpreters(version):
    """Every CPython found on this machine that the worker supports gives the same trace and names."""
    program = (
        "class Box:\n    class Lid:\n        def __init__(self):\n            self.shut = lambda: inner()\n"
        "            def inner():\n                return [g() for g in [g]]\n\n"
        "def g():\n    def g():\n        return 1\n    return g()\n"
    )
    async with SandboxPool(interpreters.found(version)) as pool:
        tests = cases("assert f(2) == 1", "assert Box.Lid().shut() == [1]")
        first, second = (await pool.run(TRIANGLE + program, tests)).tests
    assert (first.outcome, first.trusted, second.outcome) == (PASS, True, PASS)
    assert [(event.kind, event.line, event.values) for event in first.trace.events] == [
        ("call", 1, {"x": "2"}), ("line", 2, {"t": "0"}), ("line", 3, {"i": "0"}), ("line", 4, {}),
        ("line", 3, {"i": "1"}), ("line", 4, {"t": "1"}), ("line", 3, {}), ("line", 5, {}), ("return", 5, {}),
    ]  # fmt: skip
    called = [event.function for event in second.trace.events if event.kind == "call"]
    assert called == ["Box.Lid.__init__", "Box.Lid.__init__.inner", "g", "g.g"]


COUNT = "def count(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n"


@module_loop
@pytest.mark.parametrize(("calls", "truncated"), [(1, False), (100, True)])
async def test_calls_before_the_check_are_traced_and_half_of_the_events_are_kept_for_it(
    pool, calls, truncated
):
    test = TestCase("1", "assert count(1) == 0", setup=f"for _ in range({calls}):\n    count(3)\n")
    result = await pool.run(COUNT, [test], Limits(events=40))
    trace = result.tests[0].trace
    returned = [event.returned for event in trace.events if event.kind == "return"]
    assert (result.outcome, returned[0], returned[-1], trace.truncated) == (PASS, "3", "0", truncated)
    assert len(trace.events) < 40
    assert not truncated or len(trace.events) > 20


@module_loop
async def test_classes_of_a_test_can_be_pickled(pool):
    setup = "import pickle\n\n\nclass Point:\n    x = 1\n"
    check = "assert pickle.loads(pickle.dumps(same(Point()))).x == 1"
    result = await pool.run("def same(x):\n    return x\n", [TestCase("1", check, setup=setup)])
    assert result.outcome is PASS, result.tests[0].exception


@module_loop
@pytest.mark.parametrize("function_only", [True, False])
async def test_only_the_function_of_a_file_is_traced(pool, function_only):
    text = (
        "def first(x):\n    return x + 1\n\n\n"
        "def second(x):\n    def inner(y):\n        return first(y)\n    return inner(x)\n"
    )
    shown = Overlay("/nowhere/numbers_.py", text, 5, "/nowhere", function_only=function_only)
    result = await pool.run(text, cases("assert second(1) == 2"), overlay=shown)
    assert result.outcome is PASS
    expected = {"second", "second.inner"} | (set() if function_only else {"first"})
    assert {event.function for event in result.tests[0].trace.events} == expected


@module_loop
@pytest.mark.parametrize(
    ("method", "source", "expected"),
    [("__ne__(self, other): return True", "assert p != q", None), ("__repr__(self): return 'P!'", "p", "P!")],
)
async def test_methods_that_only_the_comparison_calls_are_traced(pool, method, source, expected):
    test = TestCase("1", source, expected, setup="p = P()\nq = P()\n")
    result = await pool.run(f"class P:\n    def {method}\n", [test])
    assert result.outcome is PASS
    assert {event.function for event in result.tests[0].trace.events} == {"P." + method.partition("(")[0]}


async def test_a_project_that_is_the_whole_file_system_shows_nothing_of_it():
    program = "def f():\n    return open('/etc/passwd').read()\n"
    async with SandboxPool(sys.executable, Path("/"), 1) as pool:
        result = await pool.run(program, cases("assert f() == ''"))
    assert "/etc/passwd" in (result.tests[0].exception or "")


@pytest.mark.parametrize("bound", ["-n 24", "-t 5", "-f 100", "-v 2000000", "-s 512", "-n 9"])
def test_stricter_limits_of_the_shell_are_kept(bound):
    script = (
        "import asyncio\nfrom sandbox import SandboxPool, TestCase\n"
        "async def main():\n    async with SandboxPool(parallel=1) as pool:\n"
        "        result = await pool.run('def f():\\n    return 1\\n', [TestCase('1', 'assert f() == 1')])\n"
        "        print(result.outcome.value)\nasyncio.run(main())\n"
    )
    command = ["bash", "-c", f'ulimit {bound}; exec "$0" -c "$1"', sys.executable, script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if bound == "-n 9":
        assert "ulimit -n" in done.stderr, "too few to work with, which is said"
    else:
        assert done.stdout == "pass\n", done.stderr
