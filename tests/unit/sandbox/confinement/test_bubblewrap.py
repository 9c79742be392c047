"""Where the kernel has no Landlock: programs run inside bubblewrap, or not at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sandbox import Outcome, Refused, RunResult, SandboxPool, TestCase

PASS, ERROR = Outcome.PASS, Outcome.ERROR


def cases(*sources: str) -> list[TestCase]:
    return [TestCase(f"test[{number}]", source) for number, source in enumerate(sources)]


def outcomes(result: RunResult) -> list[tuple[Outcome, bool]]:
    return [(test.outcome, test.trusted) for test in result.tests]


async def test_without_landlock_and_bubblewrap_nothing_runs(
    without_landlock: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Refused, match="Install bubblewrap"):
        await SandboxPool().start()


async def test_without_landlock_bubblewrap_confines(bubblewrap: None, tmp_path: Path) -> None:
    for number in range(50):
        (tmp_path / f"{number}.pem").touch()
    (tmp_path / "helper.py").write_text("one = 1\n")
    (tmp_path / ".env").write_text("SECRET=1")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("token")
    program = "import helper\ndef f():\n    return helper.one\ndef g(path):\n    return open(path).read()\n"
    tests = cases(
        "assert f() == 1",
        f"assert g({str(tmp_path / '.env')!r}) == ''",
        f"assert g({str(tmp_path / '.git/config')!r}) == 'token'",
        f"assert g({str(Path.home() / '.profile')!r}) == ''",
        *(f"assert open({path!r}, 'w').write('1') == 1" for path in ("/x", "/tmp/x", "/dev/shm/x", "/dev/x")),
        f"assert open({str(tmp_path / 'x')!r}, 'w').write('1') == 1",
        f"assert open({str(tmp_path / '.git/x')!r}, 'w').write('1') == 1",
        "assert open('own', 'w').write('1') == 1",
    )
    async with SandboxPool(project=tmp_path) as pool:
        assert pool.layers[0] == "bubblewrap"
        assert not any(layer.startswith("Landlock") for layer in pool.layers)
        result = await pool.run(program, tests)
    assert outcomes(result) == [(PASS, True), *[(ERROR, False)] * 9, (PASS, False)], result


async def test_inside_bubblewrap_the_interpreter_may_lie_in_a_hidden_folder(
    bubblewrap: None, tmp_path: Path
) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    (packages,) = (tmp_path / ".venv" / "lib").glob("python*/site-packages")
    (packages / "installed.py").write_text("def two():\n    return 2\n")
    (tmp_path / ".venv" / "token").write_text("secret")
    program = "import installed\ndef f():\n    return installed.two()\ndef g(path):\n    open(path)\n"
    tests = cases("assert f() == 2", f"assert g({str(tmp_path / '.venv/token')!r}) is None")
    async with SandboxPool(str(tmp_path / ".venv/bin/python"), project=tmp_path) as pool:
        result = await pool.run(program, tests)
    assert outcomes(result) == [(PASS, True), (ERROR, False)], result


async def test_more_secrets_than_bubblewrap_can_hide_are_refused(bubblewrap: None, tmp_path: Path) -> None:
    for number in range(301):
        (tmp_path / f"{number:04}.pem").touch()
    with pytest.raises(Refused, match="more secrets than bubblewrap"):
        await SandboxPool(project=tmp_path).start()


async def test_a_bubblewrap_that_may_not_confine_is_named(
    without_landlock: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As in a container that denies namespaces: the interpreter is not to blame."""
    program = tmp_path / "bwrap"
    program.write_text("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name: str(program) if name == "bwrap" else None)
    with pytest.raises(Refused) as refusal:
        await SandboxPool().start()
    assert str(refusal.value) == (
        f"Nothing is executed here: the kernel has no Landlock, and inside bubblewrap: {program} starts no "
        "interpreter (bwrap: No permissions to create new namespace). Allow namespaces, or use Linux 5.13 or "
        "newer with Landlock on."
    )
