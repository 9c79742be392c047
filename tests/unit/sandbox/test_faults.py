"""What happens when things around the programs break: interpreters, disks, parents."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import replace

import psutil
import pytest

import sandbox.confinement
import sandbox.host.zygote
from sandbox import InterpreterError, Outcome, Overlay, Refused, SandboxError, SandboxPool, TestCase
from tests.unit.sandbox import support
from tests.unit.sandbox.support import LASTING, PATIENT

pytestmark = pytest.mark.usefixtures("nothing_left")
CLEAN = "def double(x):\n    return sum([x, x])\n"
TEST = [TestCase("clean", "assert double(4) == 8")]


async def passes(pool: SandboxPool) -> bool:
    result = await pool.run(CLEAN, TEST, PATIENT)
    return result.outcome is Outcome.PASS and result.tests[0].trusted


def started(pool: SandboxPool) -> psutil.Process:
    return psutil.Process(pool._source._process.pid)


def interpreter(pool: SandboxPool) -> int:
    """The warm interpreter's process; with namespaces there is another around it."""
    outer = started(pool)
    return outer.children()[0].pid if "namespaces" in str(pool.layers) else outer.pid


def kill(pool: SandboxPool) -> None:
    """Waits until all of it is dead, because a child forked ahead lives for a moment more and may do a run.

    The event loop stands still meanwhile and notices nothing.
    """
    outer, deadline = started(pool), time.monotonic() + 60
    os.kill(interpreter(pool), signal.SIGKILL)
    while outer.status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < deadline
        time.sleep(0.001)


@pytest.fixture(autouse=True)
def _everything_is_logged(caplog):
    with caplog.at_level(logging.INFO, logger="sandbox"):
        yield


def restarts(caplog: pytest.LogCaptureFixture) -> list[str]:
    begin = "restarting the sandbox's interpreter: "
    return [text.removeprefix(begin) for text in caplog.messages if text.startswith(begin)]


@pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL])
async def test_a_suite_that_stops_answering_is_replaced(fault, tmp_path, monkeypatch):
    shown = Overlay(
        str(tmp_path / "doubling.py"), "def double(x): pass\n", 1, str(tmp_path), module="doubling"
    )
    async with SandboxPool(project=tmp_path, parallel=2) as pool:

        async def passes() -> bool:
            return (await pool.run(CLEAN, TEST, PATIENT, overlay=shown)).all_pass

        assert await passes()
        [suite] = pool._suites._suites.values()
        assert await support.comes(lambda: suite._spare is not None and suite._spare.started.done())
        suite._watchdog.cancel()  # of the child forked ahead
        suite._watchdog = None
        os.kill(suite._process.process(), fault)
        monkeypatch.setattr(sandbox.host.zygote, "_ANSWER_S", 0.5)
        assert [await passes() for _ in range(3)] == [True] * 3  # the first by a child forked ahead
        assert not suite.alive
        [other] = pool._suites._suites.values()
        assert other is not suite

        def tenants() -> int:
            return sum(volume.tenants for volume in pool._source.volumes.all)

        assert await support.comes(lambda: tenants() <= 2)  # the other suite, and its spare child


@pytest.mark.parametrize("noticed", [False, True])
@pytest.mark.parametrize("layers", ["all", "without_namespaces"])
async def test_an_interpreter_that_is_killed_between_runs_is_replaced(layers, noticed, request, caplog):
    if layers != "all":
        request.getfixturevalue(layers)
    async with SandboxPool(parallel=2) as pool:
        for _ in range(3):
            kill(pool)
            if noticed:
                assert await support.comes(lambda: not pool._source.alive)
            assert await passes(pool)
        assert len(restarts(caplog)) == 3
        assert all(reason.startswith("it died") for reason in restarts(caplog))


async def test_an_interpreter_that_does_not_answer_is_replaced(caplog, monkeypatch):
    async with SandboxPool(parallel=2) as pool:
        hung = pool._source
        hung._watchdog.cancel()  # of the trial's child
        hung._watchdog = None
        os.kill(interpreter(pool), signal.SIGSTOP)
        with monkeypatch.context() as patched:
            patched.setattr(sandbox.host.zygote, "_ANSWER_S", 0.5)
            running = asyncio.create_task(passes(pool))
            assert await support.comes(lambda: not hung.alive)
        assert await running  # by the next one, which has its time
        assert restarts(caplog) == ["it did not answer within 0.5 s"]


async def test_an_interpreter_that_never_gets_ready_is_named(tmp_path, monkeypatch):
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nexec sleep 60\n")
    python.chmod(0o755)
    monkeypatch.setattr(sandbox.host.zygote, "_START_S", 0.3)
    with pytest.raises(InterpreterError, match="no answer within"):
        await SandboxPool(str(python)).start()


async def test_new_packages_are_noticed(tmp_path, caplog):
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    (packages,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    async with SandboxPool(str(tmp_path / "venv/bin/python")) as pool:
        assert (await pool.run("import fresh", [], PATIENT)).outcome is Outcome.ERROR
        (packages / "fresh.py").write_text("")
        (packages / "fresh-1.0.dist-info").mkdir()
        assert (await pool.run("import fresh", [], PATIENT)).outcome is Outcome.PASS
        assert await passes(pool)
    assert restarts(caplog) == [f"{packages} changed"]


async def test_changed_modules_that_were_loaded_before_are_noticed(tmp_path, caplog):
    helper = tmp_path / "helper.py"
    helper.write_text("def one():\n    return 1\n")
    program = "import helper\ndef double(x):\n    return 8 * helper.one()\n"
    async with SandboxPool(project=tmp_path, preload=["helper"]) as pool:
        assert (await pool.run(program, TEST, PATIENT)).outcome is Outcome.PASS
        helper.write_text("def one():\n    return 222\n")
        assert (await pool.run(program, TEST, PATIENT)).outcome is Outcome.FAIL
    assert restarts(caplog) == [f"{helper} changed"]


async def test_preloaded_modules_that_start_threads_in_forks_are_imported_by_each_run(tmp_path):
    start = "threading.Thread(target=time.sleep, args=(9,), daemon=True).start"
    helper = f"import os, threading, time\nos.register_at_fork(after_in_child=lambda: {start}())\n"
    (tmp_path / "helper.py").write_text(helper)
    async with SandboxPool(project=tmp_path, preload=["helper"]) as pool:
        assert await passes(pool)
        assert (await pool.run("import helper", [], PATIENT)).outcome is Outcome.PASS


async def test_without_a_passed_trial_nothing_runs(monkeypatch):
    async def failure(zygote: object) -> str:
        return "fork(): escaped: 7"

    monkeypatch.setattr("sandbox.confinement.trial_failure", failure)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Refused, match=r"did not hold \(fork\(\): escaped: 7\)"):
        await SandboxPool().start()


async def test_where_nobody_sees_what_programs_take_nothing_runs(monkeypatch):
    """As where /proc is mounted with hidepid: its owner does not see a process that cannot be looked into."""
    monkeypatch.setattr("sandbox.confinement.status_of", lambda process: {})
    with pytest.raises(
        Refused, match="executed here: /proc hides what programs take; mount it without hidepid"
    ):
        await SandboxPool().start()


async def test_a_claim_is_examined(monkeypatch, caplog):
    """A program may say that it is not confined; only a trial can say whether it is right."""
    claim = '{"kind": "unconfined", "error": "send money"}'
    program = f"import os\nos.write(3, len({claim!r}).to_bytes(4, 'big') + {claim!r}.encode())\n"
    async with SandboxPool() as pool:
        result = await pool.run(program, TEST)
        assert (result.outcome, result.tests[0].trusted) == (Outcome.CRASH, False)
        assert restarts(caplog) == []
        trial = sandbox.confinement.trial_failure
        answers = ["it wrote outside"]

        async def failing_once(zygote: object) -> str | None:
            return answers.pop() if answers else await trial(zygote)

        monkeypatch.setattr("sandbox.confinement.trial_failure", failing_once)
        assert (await pool.run(program, TEST)).outcome is Outcome.CRASH
        assert restarts(caplog) == ["a probe failed (it wrote outside)"]
        assert await passes(pool)


@pytest.fixture
def disk(tmp_path, monkeypatch):
    """A temporary directory of 256 KiB and 40 files."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k,nr_inodes=40,mode=1777", "none", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("a small disk cannot be mounted here")
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_program_that_fills_it_fails_alone(disk, without_mounts):
    fill = "def f():\n    with open('x', 'wb') as file:\n        file.write(b'x' * (1 << 20))\n"
    many = "def f():\n    for number in range(100):\n        open(str(number), 'w').close()\n"
    async with SandboxPool() as pool:
        for program in (fill, many):
            result = await pool.run(program, [TestCase("full", "assert f() is None")], PATIENT)
            assert result.outcome is Outcome.ERROR
            assert "No space left" in (result.tests[0].exception or "")
            for _ in range(100):  # what it left is deleted a moment later
                if await _runs(pool) and await _runs(pool):
                    break
                await asyncio.sleep(0.02)
            else:
                pytest.fail("the disk stays full")
    assert list(disk.iterdir()) == []


async def test_a_disk_that_is_full_already_is_named(disk, without_mounts):
    async with SandboxPool() as pool:
        fill = [disk / f"fill-{number}" for number in range(40)]
        with contextlib.suppress(OSError):
            for path in fill:
                path.touch()
        with pytest.raises(SandboxError, match="no room to work in: No space left"):
            await pool.run(CLEAN, TEST)
        with pytest.raises(SandboxError, match="no room to work in: No space left"):
            await SandboxPool().start()
        for path in fill:
            path.unlink(missing_ok=True)
        assert await passes(pool)
    assert list(disk.iterdir()) == []


async def _runs(pool: SandboxPool) -> bool:
    try:
        return await passes(pool)
    except SandboxError:
        return False


async def test_one_file_is_bounded():
    program = "def f():\n    with open('x', 'wb') as file:\n        file.write(b'x' * (3 << 20))\n"
    async with SandboxPool() as pool:
        limits = replace(PATIENT, file_mb=1)
        result = await pool.run(program, [TestCase("big", "assert f() is None")], limits)
    assert result.outcome is Outcome.ERROR
    assert "File too large" in (result.tests[0].exception or "")


async def test_no_descriptors_left(caplog):
    """A parent that has too many files open says so, and goes on when there is room again."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with SandboxPool() as pool:
        taken: list[int] = []
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        try:
            with contextlib.suppress(OSError):
                while True:
                    taken.append(os.dup(0))
            for free in range(1, 8):  # with some it cannot start a child, with others not hold it
                for _ in range(free):
                    os.close(taken.pop())
                with contextlib.suppress(SandboxError):
                    await asyncio.wait_for(pool.run(CLEAN, TEST), 120)
                taken += [os.dup(0) for _ in range(free - 1)]
        finally:
            for descriptor in taken:
                os.close(descriptor)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        assert await passes(pool)


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


async def test_cancels_in_a_row():
    async with SandboxPool(parallel=2) as pool:
        assert await passes(pool)
        warm, opened = support.running(), descriptors()
        for number in range(100):
            task = asyncio.create_task(pool.run("while True: pass", [], LASTING))
            await asyncio.sleep((number % 10) * 0.001)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await support.become(warm)
        assert await passes(pool)
        assert await support.comes(lambda: descriptors() <= opened)


RUNS = (
    ("def f(x):\n    open('left', 'w').write('x')\n    return [x]\n", Outcome.PASS),
    ("def f(x):\n    raise ValueError(x)\n", Outcome.ERROR),
    ("import os\ndef f(x):\n    os._exit(3)\n", Outcome.CRASH),
    ("def f(:", Outcome.ERROR),
)


@pytest.mark.thorough
async def test_hundreds_of_runs_leave_nothing():
    """No process, descriptor, memory or file."""
    async with SandboxPool(parallel=2) as pool:
        folders, warm = support.folders_left(pool), psutil.Process(interpreter(pool))

        async def holdings() -> tuple[int, int]:
            test = [TestCase("f", "assert f(3) == [3]")]
            for _ in range(100):
                results = await asyncio.gather(*(pool.run(program, test, PATIENT) for program, _ in RUNS))
                assert [result.outcome for result in results] == [outcome for _, outcome in RUNS]
            assert await support.comes(lambda: not pool._source._children)
            assert await support.comes(lambda: support.folders_left(pool) <= folders)
            gc.collect()
            return descriptors(), psutil.Process().memory_info().rss + warm.memory_info().rss

        first, last = await holdings(), await holdings()
        assert first[0] == last[0]
        assert last[1] - first[1] < 16 << 20
