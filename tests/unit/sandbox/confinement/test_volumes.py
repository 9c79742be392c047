"""Children write in small file systems of their own, and see nothing but what they may read."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Outcome, SandboxPool, TestCase
from sandbox.host.scratch import MOST_FILES, MOST_MB
from tests.unit.sandbox import leftovers, processes
from tests.unit.sandbox.allowed import PATIENT
from tests.unit.sandbox.layers import OWN_FILES, need_own_files

FILL = """\
def f():
    number, data = 0, b"x" * (1 << 20)
    try:
        while True:
            with open(str(number), "wb") as file:
                file.write(data)
            number += 1
    except OSError as error:
        return [number, error.errno]
"""
MANY = """\
import os
def f():
    number = 0
    try:
        while True:
            os.mkdir(str(number))
            number += 1
    except OSError as error:
        return [number, error.errno]
"""
FULL = [TestCase("full", f"assert f() == [{MOST_MB - 1}, 28]")]


@pytest.fixture
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool(parallel=2) as pool:
        await need_own_files(pool)
        # the kernel lets go of what Landlock named a little after the child that tried the sandbox ended
        assert await processes.comes(lambda: leftovers.used(pool) == 0)
        yield pool


async def test_bytes_are_bounded_by_the_kernel(pool: SandboxPool) -> None:
    result = await pool.run(FILL, FULL, PATIENT)
    assert result.outcome in (Outcome.PASS, Outcome.FAIL)
    number, error = eval(result.tests[0].actual or "")
    assert error == 28
    assert MOST_MB - 2 <= number <= MOST_MB
    assert await processes.comes(lambda: leftovers.used(pool) <= 1)  # the next child's folder


async def test_names_are_bounded_by_the_kernel(pool: SandboxPool) -> None:
    result = await pool.run(MANY, [TestCase("many", f"assert f() == [{MOST_FILES}, 28]")], PATIENT)
    assert result.outcome is Outcome.PASS, result
    assert await processes.comes(lambda: leftovers.used(pool) <= 1)


async def test_nothing_is_written_on_the_disk(pool: SandboxPool) -> None:
    program = (
        "import os\n"
        "def f():\n    open('x', 'w').write('x' * 4096)\n"
        "    return [os.listdir('.'), os.statvfs('.').f_blocks * os.statvfs('.').f_frsize]\n"
    )
    result = await pool.run(program, [TestCase("f", f"assert f() == [['x'], {MOST_MB << 20}]")], PATIENT)
    assert result.outcome is Outcome.PASS, result
    assert pool._source is not None
    assert pool._source.scratch.stat().st_nlink == 2


PROJECT = {
    "helper.py": "def one():\n    return 1\n",
    ".env": "SECRET=1",
    ".git/config": "secret",
    "deep/er/data.txt": "four",
    "deep/id_rsa": "key",
}
LOOK = """\
import os
import helper
NAMES = "helper.py .env .git/config deep/er/data.txt deep/id_rsa ../outside link inner".split()
def f(project):
    seen = {}
    for name in NAMES:
        path = os.path.join(project, name)
        try:
            size = os.stat(path).st_size
            seen[name] = [size, len(open(path).read())]
        except OSError as error:
            seen[name] = type(error).__name__
    return [helper.one(), seen]
"""
SEEN = {
    "helper.py": [24, 24],
    ".env": "PermissionError",
    ".git/config": "FileNotFoundError",
    "deep/er/data.txt": [4, 4],
    "deep/id_rsa": "PermissionError",
    "../outside": "FileNotFoundError",
    "link": "FileNotFoundError",
    "inner": [4, 4],
}


def written(project: Path) -> Path:
    for name, text in PROJECT.items():
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (project.parent / "outside").write_text("outside")
    (project / "link").symlink_to("../outside")
    (project / "inner").symlink_to("deep/er/../er/data.txt")
    return project


async def looks(project: Path, python: str = sys.executable) -> object:
    async with SandboxPool(python, project=project) as pool:
        await need_own_files(pool)
        tests = [TestCase("f", f"assert f({str(project)!r}) == 0")]
        result = await pool.run(LOOK, tests, PATIENT)
        assert result.outcome is Outcome.FAIL, result
        return eval(result.tests[0].actual or "")


async def test_of_a_project_only_what_may_be_read_is_seen(tmp_path: Path) -> None:
    assert await looks(written(tmp_path / "project")) == [1, SEEN]


async def test_a_project_behind_links_is_found_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    written(tmp_path / "real" / "project")
    (tmp_path / "step").symlink_to("other/../real")
    (tmp_path / "linked").symlink_to(tmp_path / "step" / "project")
    project = tmp_path / "linked"
    assert await looks(project) == [1, SEEN]


async def test_a_project_may_hold_the_folder_for_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = written(tmp_path / "project")
    (project / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(project / "tmp"))
    assert await looks(project) == [1, SEEN]


async def test_the_interpreter_may_lie_in_a_hidden_folder_of_the_project(tmp_path: Path) -> None:
    project = written(tmp_path / "project")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", project / ".venv"], check=True)
    (packages,) = (project / ".venv" / "lib").glob("python*/site-packages")
    (packages / "installed.py").write_text("def two():\n    return 2\n")
    (project / ".venv" / "token").write_text("secret")
    program = "import installed\ndef f():\n    return installed.two()\ndef read(path):\n    open(path)\n"
    async with SandboxPool(str(project / ".venv/bin/python"), project=project) as pool:
        tests = [
            TestCase("f", "assert f() == 2"),
            TestCase("read", f"assert read({str(project / '.venv/token')!r}) is None"),
        ]
        result = await pool.run(program, tests, PATIENT)
        refused = "FileNotFoundError" if OWN_FILES in pool.layers else "PermissionError"
        assert [test.outcome for test in result.tests] == [Outcome.PASS, Outcome.ERROR], result
        assert (result.tests[1].exception or "").startswith(refused)


async def test_without_mounts_it_works_as_before(tmp_path: Path, without_mounts: None) -> None:
    async with SandboxPool(project=written(tmp_path / "project")) as pool:
        assert OWN_FILES not in pool.layers
        program = "import helper\ndef f():\n    open('x', 'w').write('x')\n    return helper.one()\n"
        result = await pool.run(program, [TestCase("f", "assert f() == 1")], PATIENT)
        assert result.outcome is Outcome.PASS, result
        assert await processes.comes(lambda: leftovers.folders(pool) <= 1)
    assert not os.path.exists(pool._setup.projects[0] + "/x")
