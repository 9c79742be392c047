"""Machines without Landlock, macOS and Windows: programs are confined by other means, or not run at all."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox import (
    Item,
    Limits,
    Outcome,
    Overlay,
    Refused,
    SandboxPool,
    TestCase,
    confinement,
    examine,
    macos,
)
from sandbox.host.launch import Paths, Setup
from sandbox.macos import FreshInterpreters
from tests.unit.sandbox import support
from tests.unit.sandbox.support import LASTING, PATIENT

PASS, ERROR = Outcome.PASS, Outcome.ERROR


async def test_without_landlock_and_bubblewrap_nothing_runs(without_landlock, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Refused, match="Install bubblewrap"):
        await SandboxPool().start()


@pytest.mark.parametrize(
    ("machine", "lost"),
    [
        ("without_namespaces", ["no namespaces (a bonus)", "names and sizes outside can be seen"]),
        ("without_mounts", ["names and sizes outside can be seen"]),
        ("bubblewrap", ["keys that are made while a program runs can be read by it"]),
    ],
)
async def test_the_doctor_says_what_a_machine_lacks_and_how_to_get_it(machine, lost, request):
    """Nobody takes for confined what is not: each layer that is missing is named with what it takes away."""
    request.getfixturevalue(machine)
    report = await examine()
    assert report.ok
    assert len(report.missing) >= len(lost)
    assert all(any(each in mend for mend in report.missing) for each in lost)
    assert all(": " in mend for mend in report.missing)


async def test_without_landlock_bubblewrap_confines(bubblewrap, tmp_path):
    for number in range(50):
        (tmp_path / f"{number}.pem").touch()
    (tmp_path / "helper.py").write_text("one = 1\n")
    (tmp_path / ".env").write_text("SECRET=1")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("token")
    program = "import helper\ndef f():\n    return helper.one\ndef g(path):\n    return open(path).read()\n"
    sources = [
        "f() == 1",
        f"g({str(tmp_path / '.env')!r}) == ''",
        f"g({str(tmp_path / '.git/config')!r}) == 'token'",
        f"g({str(Path.home() / '.profile')!r}) == ''",
        *(f"open({path!r}, 'w').write('1') == 1" for path in ("/x", "/tmp/x", "/dev/shm/x", "/dev/x")),
        f"open({str(tmp_path / 'x')!r}, 'w').write('1') == 1",
        f"open({str(tmp_path / '.git/x')!r}, 'w').write('1') == 1",
        "open('own', 'w').write('1') == 1",
    ]
    async with SandboxPool(project=tmp_path) as pool:
        assert pool.layers[0] == "bubblewrap"
        assert not any(layer.startswith("Landlock") for layer in pool.layers)
        result = await pool.run(program, [TestCase(source, f"assert {source}") for source in sources])
    found = [(test.outcome, test.trusted) for test in result.tests]
    assert found == [(PASS, True), *[(ERROR, False)] * 9, (PASS, False)], result


async def test_more_secrets_than_bubblewrap_can_hide_are_refused(bubblewrap, tmp_path):
    for number in range(301):
        (tmp_path / f"{number:04}.pem").touch()
    with pytest.raises(Refused, match="more secrets than bubblewrap"):
        await SandboxPool(project=tmp_path).start()


async def test_a_bubblewrap_that_may_not_confine_is_named(without_landlock, monkeypatch, tmp_path):
    """As in a container that denies namespaces: the interpreter is not to blame."""
    program = tmp_path / "bwrap"
    program.write_text("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: str(program) if name == "bwrap" else None)
    said = f"has no Landlock, and inside bubblewrap: {program} starts no interpreter .*Allow namespaces"
    with pytest.raises(Refused, match=said):
        await SandboxPool().start()


GOLDEN = Path(__file__).parents[2] / "golden" / "sandbox" / "macos.sb"


def test_the_profile_and_the_command_of_macos():
    """EGCFG_REWRITE_GOLDEN=1 rewrites the file."""
    paths = Paths(("/opt/python/lib", '/Users/me/odd "name"\\'), ("/Users/me/project/.env",))
    text = macos.profile("/opt/python/bin/python3.12", paths, "/private/tmp/scratch")
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        GOLDEN.write_text(text)
    assert text == GOLDEN.read_text()
    assert text.count("(") == text.count(")")
    command = macos.command("/opt/python", Paths((), ()), "/tmp/s")
    assert command[:2] == ["/usr/bin/sandbox-exec", "-p"]
    assert "(deny default)" in command[2]
    with pytest.raises(ValueError, match="control characters"):
        macos.command("/opt/python", Paths(("/a\n(allow default)",), ()), "/tmp/s")


PROGRAM = "def double(x):\n    return sum([2] * x)\n\ndef forever():\n    while True: pass\n"


@pytest.fixture
async def fresh(monkeypatch):
    """Pools of fresh interpreters that nothing confines, for programs of ours."""
    pools = []

    def make(resident: Callable[[int], int | None] | None = None) -> SandboxPool:
        async def start(setup: Setup) -> FreshInterpreters:
            return await FreshInterpreters.find(setup, ("nothing",), lambda folder: [], resident)

        monkeypatch.setattr(confinement, "start", start)
        pools.append(SandboxPool(parallel=2))
        return pools[-1]

    yield make
    for pool in pools:
        await pool.close()


async def test_fresh_interpreters_run_programs_and_pytest(fresh, tmp_path):
    module, tests = tmp_path / "m.py", tmp_path / "test_m.py"
    module.write_text(PROGRAM)
    tests.write_text(
        "import m, pytest\n@pytest.fixture\ndef four(): return 4\n"
        "def test(four): assert m.double(2) == four\n"
    )
    overlay = Overlay(str(module), PROGRAM, 1, str(tmp_path))
    cases = [TestCase("a", "assert double(2) == 4"), TestCase("b", "assert double(1) == 3")]
    item = TestCase("c", "", item=Item(str(tests), "test"))
    pool = fresh()
    result = await pool.run(PROGRAM, cases, PATIENT)
    assert [(each.outcome, each.trusted) for each in result.tests] == [(PASS, True), (Outcome.FAIL, True)]
    assert [event.kind for event in result.tests[0].trace.events][:2] == ["call", "line"]
    result = await pool.run(PROGRAM, [item], PATIENT, folder=tmp_path, overlay=overlay)
    assert result.outcome is PASS, result


async def test_fresh_interpreters_are_killed(fresh):
    pool = fresh()
    await pool.start()
    before = support.running()
    endless = [TestCase("a", "assert forever() == 1")]
    result = await pool.run(PROGRAM, endless, Limits(wall_s=0.5, cpu_s=5))
    assert result.outcome is Outcome.TIMEOUT
    task = asyncio.create_task(pool.run(PROGRAM, endless, LASTING))
    assert await support.comes(lambda: not support.running() <= before)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await support.become(before)


async def test_the_memory_of_fresh_interpreters_is_watched(fresh):
    pool = fresh(lambda process: 1 << 40)
    result = await pool.run(PROGRAM, [TestCase("a", "assert forever() == 1")], LASTING)
    assert result.outcome is Outcome.MEMORY
    assert "MB of memory" in (result.exception or result.tests[0].exception or "")


async def test_the_trial_finds_interpreters_that_nothing_confines():
    source = await FreshInterpreters.find(Setup(sys.executable), ("nothing",), lambda folder: [])
    try:
        assert await confinement.trial_failure(source) == "a program wrote outside its folder"
    finally:
        await source.close()


@pytest.mark.parametrize("there", [True, False])
async def test_a_mac_that_does_not_confine_executes_nothing(there, monkeypatch, tmp_path):
    """With a ``sandbox-exec`` that only starts what it is given, and without any."""
    program = tmp_path / "sandbox-exec"
    if there:
        program.write_text('#!/bin/sh\nshift 2\nexec "$@"\n')
        program.chmod(0o755)
    monkeypatch.setattr(macos, "SANDBOX_EXEC", str(program))
    monkeypatch.setattr(confinement.sys, "platform", "darwin")
    reason = "did not hold" if there else "there is no"
    with pytest.raises(Refused, match=f"Nothing is executed here: .*{reason}"):
        await SandboxPool().start()


async def test_windows_executes_nothing(monkeypatch):
    monkeypatch.setattr(confinement.sys, "platform", "win32")
    with pytest.raises(Refused, match="Use WSL 2"):
        await SandboxPool().start()
