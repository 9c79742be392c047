"""What runs before a test's check: traced, silent, and a module of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sandbox import Limits, Outcome, Overlay, SandboxPool, TestCase

module_loop = pytest.mark.asyncio(loop_scope="module")
COUNT = "def count(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n"


@module_loop
async def test_calls_before_the_check_are_traced(pool: SandboxPool) -> None:
    result = await pool.run(COUNT, [TestCase("1", "assert found == 1", setup="found = count(2)\n")])
    returned = [event.returned for event in result.tests[0].trace.events if event.kind == "return"]
    assert returned == ["1"]
    assert not result.tests[0].trace.truncated


@module_loop
async def test_half_of_the_events_are_kept_for_the_check(pool: SandboxPool) -> None:
    test = TestCase("1", "assert count(1) == 0", setup="for _ in range(100):\n    count(3)\n")
    result = await pool.run(COUNT, [test], Limits(events=40))
    trace = result.tests[0].trace
    assert (result.outcome, trace.events[-1].kind, trace.events[-1].returned) == (Outcome.PASS, "return", "0")
    assert 20 < len(trace.events) < 40
    assert trace.truncated


@module_loop
async def test_classes_of_a_test_can_be_pickled(pool: SandboxPool) -> None:
    setup = "import pickle\n\n\nclass Point:\n    x = 1\n"
    check = "assert pickle.loads(pickle.dumps(same(Point()))).x == 1"
    result = await pool.run("def same(x):\n    return x\n", [TestCase("1", check, setup=setup)])
    assert result.outcome is Outcome.PASS, result.tests[0].exception


@module_loop
@pytest.mark.parametrize(("function_only", "names"), [(True, {"second", "second.inner"}), (False, None)])
async def test_only_the_function_of_a_file_is_traced(
    pool: SandboxPool, function_only: bool, names: set[str] | None
) -> None:
    text = (
        "def first(x):\n    return x + 1\n\n\n"
        "def second(x):\n    def inner(y):\n        return first(y)\n    return inner(x)\n"
    )
    shown = Overlay("/nowhere/numbers_.py", text, 5, "/nowhere", function_only=function_only)
    result = await pool.run(text, [TestCase("1", "assert second(1) == 2")], overlay=shown)
    assert result.outcome is Outcome.PASS
    expected = names or {"first", "second", "second.inner"}
    assert {event.function for event in result.tests[0].trace.events} == expected


@module_loop
async def test_a_comparison_that_calls_the_program_is_traced(pool: SandboxPool) -> None:
    program = "class P:\n    def __ne__(self, other):\n        return True\n"
    result = await pool.run(program, [TestCase("1", "assert p != q", setup="p = P()\nq = P()\n")])
    assert result.outcome is Outcome.PASS
    assert {event.function for event in result.tests[0].trace.events} == {"P.__ne__"}


@module_loop
async def test_what_an_example_shows_of_an_object_is_traced(pool: SandboxPool) -> None:
    program = "class P:\n    def __repr__(self):\n        return 'P!'\n"
    result = await pool.run(program, [TestCase("1", "p", "P!", setup="p = P()\n")])
    assert result.outcome is Outcome.PASS
    assert {event.function for event in result.tests[0].trace.events} == {"P.__repr__"}


async def test_a_project_that_is_the_whole_file_system_shows_nothing_of_it() -> None:
    program = "def f():\n    return open('/etc/passwd').read()\n"
    async with SandboxPool(sys.executable, Path("/"), 1) as pool:
        result = await pool.run(program, [TestCase("1", "assert f() == ''")])
    assert "/etc/passwd" in (result.tests[0].exception or "")


@pytest.mark.parametrize("bound", ["-n 24", "-t 5", "-f 100", "-v 2000000", "-s 512"])
def test_stricter_limits_of_the_shell_are_kept(tmp_path: Path, bound: str) -> None:
    script = (
        "import asyncio\n"
        "from sandbox import SandboxPool, TestCase\n"
        "async def main():\n"
        "    async with SandboxPool(parallel=1) as pool:\n"
        "        result = await pool.run('def f():\\n    return 1\\n', [TestCase('1', 'assert f() == 1')])\n"
        "        print(result.outcome.value)\n"
        "asyncio.run(main())\n"
    )
    command = ["bash", "-c", f'ulimit {bound}; exec "$0" -c "$1"', sys.executable, script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "pass\n", done.stderr


def test_too_few_open_files_are_named() -> None:
    script = "import asyncio; from sandbox import SandboxPool; asyncio.run(SandboxPool().start())"
    command = ["bash", "-c", 'ulimit -n 9; exec "$0" -c "$1"', sys.executable, script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "ulimit -n" in done.stderr
