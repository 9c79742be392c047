"""Environments of projects: nothing that is installed runs before it is confined."""

from __future__ import annotations

import asyncio
import subprocess
import venv
from pathlib import Path

import pytest

from sandbox import Outcome, SandboxPool, TestCase
from sandbox.host.launch import worker_command

WRITE = "import pathlib; pathlib.Path({path!r}).write_text('ran')"


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """A virtual environment without packages."""
    venv.create(tmp_path / "env", symlinks=True)
    return tmp_path / "env"


def site_of(environment: Path) -> Path:
    [found] = (environment / "lib").glob("*/site-packages")
    return found


async def values(environment: Path, *expressions: str, project: Path | None = None) -> list[object]:
    """What expressions are in a sandbox of ``environment``."""
    async with SandboxPool(str(environment / "bin" / "python"), project, 1) as pool:
        program = (
            "def f(text):\n    return str(eval(text, {'sys': __import__('sys'), 'os': __import__('os')}))\n"
        )
        tests = [TestCase(str(n), f"assert f({text!r}) == ''") for n, text in enumerate(expressions)]
        result = await pool.run(program, tests)
        return [test.actual for test in result.tests]


@pytest.mark.parametrize("name", ["lines.pth", "sitecustomize.py", "usercustomize.py"])
async def test_what_an_environment_executes_at_its_start_is_confined(
    environment: Path, tmp_path: Path, name: str
) -> None:
    canary = tmp_path / "canary"
    (site_of(environment) / name).write_text(WRITE.format(path=str(canary)) + "\n")
    async with SandboxPool(str(environment / "bin" / "python"), None, 1) as pool:
        result = await pool.run("def f():\n    return 1\n", [TestCase("a", "assert f() == 1")])
    assert result.outcome is Outcome.PASS
    assert not canary.exists()


async def test_lines_of_an_environment_are_executed_inside(environment: Path) -> None:
    (site_of(environment) / "lines.pth").write_text("import sys; sys.egcfg_line = 'ran'\n")
    (site_of(environment) / "sitecustomize.py").write_text("import sys\nsys.egcfg_module = 'ran'\n")
    found = await values(environment, "sys.egcfg_line", "sys.egcfg_module")
    assert found == ["'ran'", "'ran'"]


@pytest.mark.parametrize("kind", ["version", "paths"])
def test_questions_to_an_interpreter_execute_nothing(environment: Path, tmp_path: Path, kind: str) -> None:
    canary = tmp_path / "canary"
    (site_of(environment) / "lines.pth").write_text(WRITE.format(path=str(canary)) + "\n")
    command = [*worker_command(str(environment / "bin" / "python")), kind]
    wishes = '{"projects": [], "closed": []}'
    subprocess.run(command, input=wishes, text=True, check=True, capture_output=True)
    assert not canary.exists()


async def test_packages_of_all_kinds_are_found(environment: Path, tmp_path: Path) -> None:
    """In the environment, named by a line, and named by a line to execute, whose own lines count too."""
    plain, executed, further = (tmp_path / name for name in ("plain", "executed", "further"))
    for number, folder in enumerate((site_of(environment), plain, executed, further)):
        folder.mkdir(exist_ok=True)
        (folder / f"part_{number}.py").write_text(f"VALUE = {number}\n")
    (site_of(environment) / "a.pth").write_text(f"# {tmp_path}\n\n{plain}\n/nowhere\n")
    line = f"import site; site.addsitedir({str(executed)!r})\n"
    (site_of(environment) / "b.pth").write_text(line + "import broken(\n")
    (executed / "c.pth").write_text(f"{further}\n")
    found = await values(environment, *(f"__import__('part_{n}').VALUE" for n in range(4)))
    assert found == ["'0'", "'1'", "'2'", "'3'"]


async def test_an_environment_looks_as_it_does_outside(environment: Path) -> None:
    asked = ["sys.prefix", "sys.base_prefix", "[p for p in sys.path if os.path.isdir(p)]", "exit"]
    found = await values(environment, *asked)
    script = "import os, sys; " + "; ".join(f"print(ascii(str({each})))" for each in asked)
    command = [str(environment / "bin" / "python"), "-I", "-c", script]
    outside = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    assert found == outside.stdout.splitlines()
