"""Environments of projects: nothing that is installed runs before it is confined."""

from __future__ import annotations

import asyncio
import subprocess
import venv
from pathlib import Path

import pytest

from sandbox import SandboxPool, TestCase
from sandbox.host.launch import worker_command

RUN = "import pathlib, sys; sys.egcfg_{name} = 'ran'; pathlib.Path({path!r}).write_text('ran')\n"
"""A line of an environment, which writes where it may not."""


@pytest.fixture
def environment(tmp_path):
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


async def test_what_an_environment_executes_at_its_start_is_executed_inside(environment, tmp_path):
    canary = tmp_path / "canary"
    for file in ("lines.pth", "sitecustomize.py", "usercustomize.py"):
        line = RUN.format(name=file.partition(".")[0], path=str(canary))
        (site_of(environment) / file).write_text(line)
    assert await values(environment, "sys.egcfg_lines", "sys.egcfg_sitecustomize") == ["'ran'", "'ran'"]
    assert not canary.exists()


@pytest.mark.parametrize("kind", ["version", "paths"])
def test_questions_to_an_interpreter_execute_nothing(environment, tmp_path, kind):
    canary = tmp_path / "canary"
    (site_of(environment) / "lines.pth").write_text(RUN.format(name="lines", path=str(canary)))
    command = [*worker_command(str(environment / "bin" / "python")), kind]
    wishes = '{"projects": [], "closed": []}'
    subprocess.run(command, input=wishes, text=True, check=True, capture_output=True)
    assert not canary.exists()


async def test_packages_of_all_kinds_are_found(environment, tmp_path):
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


async def test_an_environment_looks_as_it_does_outside(environment):
    asked = ["sys.prefix", "sys.base_prefix", "[p for p in sys.path if os.path.isdir(p)]", "exit"]
    found = await values(environment, *asked)
    script = "import os, sys; " + "; ".join(f"print(ascii(str({each})))" for each in asked)
    command = [str(environment / "bin" / "python"), "-I", "-c", script]
    outside = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    assert found == outside.stdout.splitlines()
