"""What happens when things around the programs break: interpreters, disks, parents."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

import sandbox.confinement
import sandbox.host.zygote
from sandbox import InterpreterError, Outcome, Overlay, Refused, SandboxError, SandboxPool, TestCase
from sandbox.host.scratch import make_scratch, sweep_scratch
from tests.unit.sandbox import processes
from tests.unit.sandbox.allowed import LASTING, PATIENT

CLEAN = "def double(x):\n    return sum([x, x])\n"
TEST = [TestCase("clean", "assert double(4) == 8")]


async def passes(pool: SandboxPool) -> bool:
    result = await pool.run(CLEAN, TEST, PATIENT)
    return result.outcome is Outcome.PASS and result.tests[0].trusted


def started(pool: SandboxPool) -> psutil.Process:
    assert pool._source is not None
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
def _everything_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO, logger="sandbox"):
        yield


def restarts(caplog: pytest.LogCaptureFixture) -> list[str]:
    begin = "restarting the sandbox's interpreter: "
    return [text.removeprefix(begin) for text in caplog.messages if text.startswith(begin)]


class TestSuites:
    """A process that holds a module for its programs."""

    @pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL])
    async def test_one_that_stops_answering_is_replaced(
        self, fault: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = processes.running()
        shown = Overlay(
            str(tmp_path / "doubling.py"), "def double(x): pass\n", 1, str(tmp_path), module="doubling"
        )
        async with SandboxPool(project=tmp_path, parallel=2) as pool:

            async def passes() -> bool:
                return (await pool.run(CLEAN, TEST, PATIENT, overlay=shown)).all_pass

            assert await passes()
            [suite] = pool._suites._suites.values()
            os.kill(suite._process.process(), fault)
            monkeypatch.setattr(sandbox.host.zygote, "_ANSWER_S", 0.5)
            assert [await passes() for _ in range(3)] == [True] * 3  # the first by a child forked ahead
            assert not suite.alive
            [other] = pool._suites._suites.values()
            assert other is not suite

            def tenants() -> int:
                assert pool._source is not None
                return sum(volume.tenants for volume in pool._source.volumes.all)

            assert await processes.comes(lambda: tenants() <= 2)  # the other suite, and its spare child
        assert await processes.become(before)


class TestInterpreters:
    @pytest.mark.parametrize("noticed", [False, True])
    @pytest.mark.parametrize("layers", ["all", "without_namespaces"])
    async def test_killed_between_runs(
        self, layers: str, noticed: bool, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
    ) -> None:
        if layers != "all":
            request.getfixturevalue(layers)
        before = processes.running()
        async with SandboxPool(parallel=2) as pool:
            for _ in range(3):
                kill(pool)
                if noticed:
                    assert await processes.comes(lambda: not pool._source.alive)
                assert await passes(pool)
            assert len(restarts(caplog)) == 3
            assert all(reason.startswith("it died") for reason in restarts(caplog))
        assert await processes.become(before)

    async def test_one_that_does_not_answer_is_replaced(
        self, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = processes.running()
        async with SandboxPool(parallel=2) as pool:
            hung = pool._source
            hung._watchdog.cancel()  # of the trial's child
            hung._watchdog = None
            os.kill(interpreter(pool), signal.SIGSTOP)
            with monkeypatch.context() as patched:
                patched.setattr(sandbox.host.zygote, "_ANSWER_S", 0.5)
                running = asyncio.create_task(passes(pool))
                assert await processes.comes(lambda: not hung.alive)
            assert await running  # by the next one, which has its time
            assert restarts(caplog) == ["it did not answer within 0.5 s"]
        assert await processes.become(before)

    async def test_one_that_never_gets_ready(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        before = processes.running()
        python = tmp_path / "python"
        python.write_text("#!/bin/sh\nexec sleep 60\n")
        python.chmod(0o755)
        monkeypatch.setattr(sandbox.host.zygote, "_START_S", 0.3)
        with pytest.raises(InterpreterError, match="no answer within"):
            await SandboxPool(str(python)).start()
        assert await processes.become(before)

    async def test_new_packages_are_noticed(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
        (packages,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
        async with SandboxPool(str(tmp_path / "venv/bin/python")) as pool:
            assert (await pool.run("import fresh", [], PATIENT)).outcome is Outcome.ERROR
            (packages / "fresh.py").write_text("")
            (packages / "fresh-1.0.dist-info").mkdir()
            assert (await pool.run("import fresh", [], PATIENT)).outcome is Outcome.PASS
            assert await passes(pool)
        assert restarts(caplog) == [f"{packages} changed"]

    async def test_changed_modules_that_were_loaded_before_are_noticed(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        helper = tmp_path / "helper.py"
        helper.write_text("def one():\n    return 1\n")
        program = "import helper\ndef double(x):\n    return 8 * helper.one()\n"
        async with SandboxPool(project=tmp_path, preload=["helper"]) as pool:
            assert (await pool.run(program, TEST, PATIENT)).outcome is Outcome.PASS
            helper.write_text("def one():\n    return 222\n")
            assert (await pool.run(program, TEST, PATIENT)).outcome is Outcome.FAIL
        assert restarts(caplog) == [f"{helper} changed"]


class TestTrials:
    async def test_without_a_passed_trial_nothing_runs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def failure(zygote: object) -> str:
            return "fork(): escaped: 7"

        before = processes.running()
        monkeypatch.setattr("sandbox.confinement.trial_failure", failure)
        monkeypatch.setattr("shutil.which", lambda name: None)
        with pytest.raises(Refused, match=r"did not hold \(fork\(\): escaped: 7\)"):
            await SandboxPool().start()
        assert await processes.become(before)

    async def test_a_claim_is_examined(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
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
                return answers.pop() if answers else await trial(zygote)  # type: ignore[arg-type]

            monkeypatch.setattr("sandbox.confinement.trial_failure", failing_once)
            assert (await pool.run(program, TEST)).outcome is Outcome.CRASH
            assert restarts(caplog) == ["a probe failed (it wrote outside)"]
            assert await passes(pool)


class TestFullDisks:
    @pytest.fixture
    def disk(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
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

    async def test_a_program_that_fills_it_fails_alone(self, disk: Path, without_mounts: None) -> None:
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

    async def test_a_disk_that_is_full_already_is_named(self, disk: Path, without_mounts: None) -> None:
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


async def test_one_file_is_bounded() -> None:
    program = "def f():\n    with open('x', 'wb') as file:\n        file.write(b'x' * (3 << 20))\n"
    async with SandboxPool() as pool:
        limits = replace(PATIENT, file_mb=1)
        result = await pool.run(program, [TestCase("big", "assert f() is None")], limits)
    assert result.outcome is Outcome.ERROR
    assert "File too large" in (result.tests[0].exception or "")


async def test_no_descriptors_left(caplog: pytest.LogCaptureFixture) -> None:
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


async def cancel(times: int) -> None:
    before = processes.running()
    async with SandboxPool(parallel=2) as pool:
        assert await passes(pool)
        warm, descriptors = processes.running(), open_descriptors()
        for number in range(times):
            task = asyncio.create_task(pool.run("while True: pass", [], LASTING))
            await asyncio.sleep((number % 10) * 0.001)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await processes.become(warm)
        assert await passes(pool)
        assert await processes.comes(lambda: open_descriptors() <= descriptors)
    assert await processes.become(before)


def open_descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


async def test_cancels_in_a_row() -> None:
    await cancel(100)


PARENT = """
import asyncio, sandbox
async def main():
    async with sandbox.SandboxPool() as pool:
        trial = set(pool._source._children)
        endless = asyncio.create_task(pool.run("while True: pass", [], sandbox.Limits(3600, 3600)))
        while not any(
            child.started.done() for number, child in pool._source._children.items() if number not in trial
        ):
            await asyncio.sleep(0.01)
        print(pool._source.scratch, flush=True)
        await endless
asyncio.run(main())
"""


async def test_a_killed_parent_leaves_a_folder_that_the_next_start_deletes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # where nobody else sweeps
    monkeypatch.setattr(tempfile, "tempdir", None)
    before = processes.running()
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert parent.stdout is not None
    try:
        folder = Path(parent.stdout.readline().decode().strip())
        family = {process.pid for process in psutil.Process(parent.pid).children(recursive=True)}
        assert len(family) >= 2
        assert folder.is_dir()
        assert sweep_scratch() == []
    finally:
        parent.kill()
        parent.wait()
        parent.stdout.close()
    gone = await processes.comes(lambda: not any(map(psutil.pid_exists, family)))
    assert gone, "the children outlive their parent"
    assert folder.is_dir()
    async with SandboxPool():
        assert not folder.exists()
    assert await processes.become(before)


def test_only_certain_leftovers_are_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    mine = make_scratch()
    owner, started, namespace = mine.name.removeprefix("egcfg-sandbox-").split("-")[:3]
    kept = [
        mine,
        tmp_path / f"egcfg-sandbox-{owner}-{started}-1-elsewhere",
        tmp_path / "egcfg-sandbox-abc",
        tmp_path / f"egcfg-sandbox-{owner}-1-{namespace}-x y",
    ]
    orphan = tmp_path / f"egcfg-sandbox-{owner}-1-{namespace}-abc"
    link = tmp_path / f"egcfg-sandbox-{owner}-1-{namespace}-link"
    for folder in (*kept[1:], orphan / "inside"):
        folder.mkdir(parents=True)
    orphan.chmod(0o300)
    link.symlink_to(mine)
    assert sweep_scratch() == [orphan]
    assert sorted(tmp_path.iterdir()) == sorted([*kept, link])
