"""What programs may read, where they write, and that nothing of it is left."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import psutil
import pytest

from sandbox import Outcome, SandboxPool, TestCase
from sandbox.host.scratch import MOST_FILES, MOST_MB, make_scratch, remove, sweep_scratch
from sandbox.worker.file_view import Allowlist, secret
from sandbox.worker.self_confinement import READ_DIR, READ_FILE
from tests.unit.sandbox import support
from tests.unit.sandbox.support import OWN_FILES, PATIENT, need_own_files


def rules(project: Path) -> dict[str, int]:
    """Rights below the project, by relative path."""
    allowed = Allowlist([str(project)])
    root = str(project)
    return {path[len(root) + 1 :] or ".": access for path, access in allowed.rules if path.startswith(root)}


def make(project: Path, *names: str) -> None:
    for name in names:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).touch()


def test_of_a_project_each_file_is_granted_by_itself_without_secrets_links_and_pipes(tmp_path):
    make(tmp_path, "outside/key")
    project = tmp_path / "project"
    make(project, "a.py", ".env", "clean/b.py", "mixed/c.py", "mixed/deep/server.key", "mixed/deep/d.py")
    (project / "link").symlink_to(tmp_path / "outside")
    os.mkfifo(project / "pipe")
    os.link(project / ".env", project / "harmless.txt")
    assert rules(project) == {
        ".": READ_DIR,
        "a.py": READ_FILE,
        "clean": READ_DIR,
        "clean/b.py": READ_FILE,
        "mixed": READ_DIR,
        "mixed/c.py": READ_FILE,
        "mixed/deep": READ_DIR,
        "mixed/deep/d.py": READ_FILE,
    }


def test_no_whole_prefix_is_granted():
    granted = {path for path, access in Allowlist([]).rules if access & READ_FILE}
    prefixes = {"/", str(Path.home()), *"/usr /usr/local /home /root /etc /proc /dev".split()}
    assert not granted & prefixes


SECRET = (
    ".env .git .ssh server.pem id_rsa id_ed25519.pub credentials.json Secrets.YAML prod.env "
    "web.prod.env terraform.tfstate.backup prod.auto.tfvars.json AuthKey_1.p8 http.keytab office.ovpn "
    "_netrc pip.conf kubeconfig token.json api_token.txt client-secret.yaml db_password.txt "
    "aws_credentials.csv user_accessKeys.csv rootkey.csv private_key.txt app-firebase-adminsdk-1.json "
    "logins.json key4.db"
).split()
HARMLESS = (
    "main.py credentials.py keys.py README.md data.json monkey secret.py token.py tokens.txt "
    "tokenizer.json special_tokens_map.json token_counts.csv passwords password.html primary_key.json "
    "environment env history"
).split()


def test_secret_names():
    assert [name for name in (*SECRET, *HARMLESS) if secret(name)] == SECRET


def test_closed_folders_are_not_granted(tmp_path, monkeypatch):
    """Neither where the path leads into them, nor where it leads above them."""
    make(tmp_path, "all/project/a.py", "all/other/b.py", "copy/a.py")
    monkeypatch.syspath_prepend(str(tmp_path / "all"))
    monkeypatch.syspath_prepend(str(tmp_path / "all" / "project"))
    allowed = Allowlist([str(tmp_path / "copy")], closed=[str(tmp_path / "all" / "project")])
    granted = {
        path for path, access in allowed.rules if access & READ_FILE and path.startswith(str(tmp_path))
    }
    assert granted == {str(tmp_path / "copy/a.py"), str(tmp_path / "all/other/b.py")}
    assert str(tmp_path / "all" / "project") in allowed.hidden


BOUNDED = """\
import os
def f(make):
    number, data = 0, b"x" * (1 << 20)
    try:
        while True:
            os.mkdir(str(number)) if make == "folders" else open(str(number), "wb").write(data)
            number += 1
    except OSError as error:
        return [number, error.errno]
"""


@pytest.fixture
async def pool():
    async with SandboxPool(parallel=2) as pool:
        await need_own_files(pool)
        # the kernel lets go of what Landlock named a little after the child that tried the sandbox ended
        assert await support.comes(lambda: support.used(pool) == 0)
        yield pool


@pytest.mark.parametrize(
    ("make", "least", "most"), [("files", MOST_MB - 2, MOST_MB), ("folders", MOST_FILES, MOST_FILES)]
)
async def test_bytes_and_names_are_bounded_by_the_kernel(pool, make, least, most):
    result = await pool.run(BOUNDED, [TestCase("full", f"assert f({make!r}) == 0")], PATIENT)
    number, error = eval(result.tests[0].actual or "")
    assert error == 28
    assert least <= number <= most
    assert await support.comes(lambda: support.used(pool) <= 1)  # the next child's folder


async def test_nothing_is_written_on_the_disk(pool):
    program = (
        "import os\n"
        "def f():\n    open('x', 'w').write('x' * 4096)\n"
        "    return [os.listdir('.'), os.statvfs('.').f_blocks * os.statvfs('.').f_frsize]\n"
    )
    result = await pool.run(program, [TestCase("f", f"assert f() == [['x'], {MOST_MB << 20}]")], PATIENT)
    assert result.outcome is Outcome.PASS, result
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


@pytest.mark.parametrize("place", ["plain", "behind links", "around the temporary files"])
async def test_of_a_project_only_what_may_be_read_is_seen(tmp_path, monkeypatch, place):
    project = written(tmp_path / "real" / "project")
    if place == "behind links":
        (tmp_path / "other").mkdir()
        (tmp_path / "step").symlink_to("other/../real")
        (tmp_path / "linked").symlink_to(tmp_path / "step" / "project")
        project = tmp_path / "linked"
    elif place == "around the temporary files":
        (project / "tmp").mkdir()
        monkeypatch.setattr("tempfile.tempdir", str(project / "tmp"))
    assert await looks(project) == [1, SEEN]


@pytest.mark.parametrize("machine", ["", "bubblewrap"])
async def test_the_interpreter_may_lie_in_a_hidden_folder_of_the_project(tmp_path, machine, request):
    if machine:
        request.getfixturevalue(machine)
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
        hidden = OWN_FILES in pool.layers or machine
        refused = "FileNotFoundError" if hidden else "PermissionError"
        assert [test.outcome for test in result.tests] == [Outcome.PASS, Outcome.ERROR], result
        assert (result.tests[1].exception or "").startswith(refused)


WAITING = """\
import os, time
def f(paths):
    while not os.path.exists(paths[-1]):
        time.sleep(0.01)
    return [read(path) for path in paths]
def read(path):
    try:
        return open(path).read()
    except OSError as error:
        return type(error).__name__
"""


@pytest.mark.parametrize("machine", ["", "without_mounts"])
async def test_secrets_that_are_made_while_a_program_runs_are_not_read(tmp_path, machine, request):
    """An attacker's program waits for the keys that come after it was started, under whatever name."""
    if machine:
        request.getfixturevalue(machine)
    project = tmp_path / "project"
    make(project, "clean/b.py", "c.py")
    make(tmp_path, "id_rsa", "folder/.env", "folder/d.py")
    names = (
        ".env clean/credentials.json id_rsa moved/.env moved/d.py notes.txt link.txt c.py last.pem".split()
    )
    async with SandboxPool(project=project) as pool:
        trial = set(pool._source._children)
        paths = [str(project / name) for name in names]
        test = TestCase("f", f"assert f({paths}) == 0")
        running = asyncio.create_task(pool.run(WAITING, [test], PATIENT))
        children = pool._source._children
        assert await support.comes(lambda: any(children[each].started.done() for each in {*children} - trial))
        (project / ".env").write_text("secret")
        (project / "clean" / "credentials.json").write_text("secret")
        (tmp_path / "folder").rename(project / "moved")
        os.link(tmp_path / "id_rsa", project / "notes.txt")
        (project / "link.txt").symlink_to("id_rsa")
        (tmp_path / "id_rsa").rename(project / "id_rsa")
        (project / "last.pem").write_text("secret")
        for program in (running, pool.run(WAITING, [test], PATIENT)):
            read = eval((await program).tests[0].actual or "")
            assert {*read} == {"PermissionError", ""}
            came = ["moved/d.py"] if program is not running else []
            assert [name for name, text in zip(names, read, strict=True) if text == ""] == [*came, "c.py"]


async def test_no_secret_of_a_project_below_the_interpreters_prefix_is_read(tmp_path):
    """Where ``lib`` and ``share`` of an environment hold projects of their own, too."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    (packages,) = (tmp_path / "venv/lib").glob("python*/site-packages")
    places = [tmp_path / "venv/share/app", tmp_path / "venv/lib/app", packages / "app"]
    for place in places:
        make(place, ".env", "config/server.key", "main.py")
        make(place.parent / "other", ".env")
    make(packages, "installed.py")
    for place in places:
        reading = [place / ".env", place / "config/server.key", place / "main.py", packages / "installed.py"]
        reading += [each.parent / "other/.env" for each in places[:2]]
        async with SandboxPool(str(tmp_path / "venv/bin/python"), project=place) as pool:
            test = TestCase("f", f"assert f({[*map(str, reading)]}) == 0")
            result = await pool.run(WAITING.replace("while not", "while 0 and"), [test], PATIENT)
        denied, denied_too, *read, other, other_too = eval(result.tests[0].actual or "")
        assert read == ["", ""], place
        assert {denied, denied_too, other, other_too} <= {"PermissionError", "FileNotFoundError"}


async def test_long_names_of_folders_do_not_keep_the_sandbox_from_its_work(tmp_path):
    """A cloned folder whose names fill the messages of the warm interpreter stops nothing."""
    project = written(tmp_path / "project")
    long = project / "/".join(["n" * 250, *["ä" * 120] * 12])
    long.mkdir(parents=True)
    for number in range(300):
        (long / f"{number}").mkdir()
    assert (await looks(project))[0] == 1


async def test_without_mounts_it_works_as_before(tmp_path, without_mounts):
    async with SandboxPool(project=written(tmp_path / "project")) as pool:
        assert OWN_FILES not in pool.layers
        program = "import helper\ndef f():\n    open('x', 'w').write('x')\n    return helper.one()\n"
        result = await pool.run(program, [TestCase("f", "assert f() == 1")], PATIENT)
        assert result.outcome is Outcome.PASS, result
        assert await support.comes(lambda: support.folders_left(pool) <= 1)
    assert not os.path.exists(pool._setup.projects[0] + "/x")


def test_trees_of_any_depth_are_removed(tmp_path):
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("kept")
    top = tmp_path / "top"
    top.mkdir()
    before = os.open(".", os.O_RDONLY)
    try:
        os.chdir(top)
        os.symlink(outside, "link")
        for _ in range(1500):
            os.mkdir("d")
            os.chdir("d")
        open("file", "w").close()
        os.mkdir("closed", 0o000)
    finally:
        os.fchdir(before)
        os.close(before)
    remove(top)
    assert not top.exists()
    assert (outside / "kept").read_text() == "kept"


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


async def test_a_killed_parent_leaves_a_folder_that_the_next_start_deletes(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # where nobody else sweeps
    monkeypatch.setattr(tempfile, "tempdir", None)
    before = support.running()
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
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
    gone = await support.comes(lambda: not any(map(psutil.pid_exists, family)))
    assert gone, "the children outlive their parent"
    assert folder.is_dir()
    async with SandboxPool():
        assert not folder.exists()
    assert await support.become(before)


def test_only_certain_leftovers_are_swept(tmp_path, monkeypatch):
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
