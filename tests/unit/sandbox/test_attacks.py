"""Each file in tests/attacks tries one way out; none may get out, pass, or spoil what comes after."""

import contextlib
import dataclasses
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox import Limits, Outcome, SandboxPool, TestCase
from tests.thorough import sampled
from tests.unit.sandbox import interpreters, support
from tests.unit.sandbox.support import OWN_FILES, PATIENT, need_own_files

ROOT = Path(__file__).parents[3]
ATTACKS = {path.stem: path.read_text() for path in sorted((ROOT / "tests" / "attacks").glob("*.py"))}
LIMITS = Limits(wall_s=0.6, cpu_s=1.0, memory_mb=256)
OWN_PROCESS = {"own_memory", "lists_of_the_system", "folders_of_the_volume", "folder_in_a_folder_taken_away"}
"""What bubblewrap alone allows: a /proc of the run itself, and files beside its folder (docs/sandbox.md)."""
NAMES_OUTSIDE = set(
    "links_outside lists_of_the_system sizes_outside sizes_of_hidden_files walks_by_descriptors".split()
)
"""What can be learned where the interpreter may mount nothing (docs/sandbox.md)."""
ON_THE_DISK = (
    "attributes_by_number attributes_outside copied_in_the_kernel deleted_and_mapped deleted_and_open "
    "descriptors_in_flight filled_through_maps locks_without_end many_folders nameless_and_mapped "
    "opened_by_name_alone replaced_and_mapped reserved_by_number reserved_disk scattered_pages"
).split()
WATCHED = set(
    "deleted_and_mapped deleted_and_open filled_through_maps locks_without_end many_folders many_hard_links "
    "many_long_names many_pipes_with_names many_symbolic_links nameless_and_mapped replaced_and_mapped "
    "scattered_pages".split()
)
"""They take more than they may, and wait until kernel or watchdog end them, however busy the machine is."""
CLEAN = "def double(x):\n    return sum([x, x])\n"


@dataclass
class World:
    """What there is to attack."""

    folder: Path
    canary: Path
    secret: Path
    project: Path
    fact: str
    servers: dict[str, socket.socket]

    def told(self) -> dict[str, object]:
        """What the attacker is told; never the fact."""
        return {
            "folder": str(self.folder),
            "canary": str(self.canary),
            "secret": str(self.secret),
            "project": str(self.project),
            "link": str(self.folder / "link"),
            "parent": os.getpid(),
            "fact": "unknown to you",
            "tcp": self.servers["tcp"].getsockname()[1],
            "udp": self.servers["udp"].getsockname()[1],
            "unix": str(self.folder / "socket"),
        }

    def state(self) -> object:
        """Everything an attack could have changed."""
        status = self.canary.stat()
        traces = [Path("/tmp/egcfg-attack"), Path("/dev/shm/egcfg-attack"), Path.home() / "egcfg-attack"]
        return (
            sorted(os.listdir(self.folder)),
            sorted(os.listdir(self.project)),
            self.canary.read_text(),
            (status.st_mode, status.st_uid, status.st_mtime_ns, os.listxattr(self.canary)),
            os.readlink(self.folder / "link"),
            self.folder.stat().st_mode,
            [path for path in traces if path.exists()],
            [name for name, server in self.servers.items() if reached(server)],
        )


def reached(server: socket.socket) -> bool:
    with contextlib.suppress(BlockingIOError):
        if server.type == socket.SOCK_DGRAM:
            return bool(server.recv(100))
        server.accept()[0].close()
        return True
    return False


@pytest.fixture(scope="module")
def world():
    fact = "secret-" + secrets.token_hex(16)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="egcfg-world-")))
        project = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="egcfg-project-")))
        home = Path.home() if os.access(Path.home(), os.W_OK) else folder
        secret = stack.enter_context(tempfile.NamedTemporaryFile("w", dir=home, prefix="egcfg-secret-"))
        secret.write(fact)
        secret.flush()
        for name in (".env", "server.key", ".git/config", "config/credentials.json"):
            (project / name).parent.mkdir(exist_ok=True)
            (project / name).write_text(fact)
        (project / "helper.py").write_text("def one():\n    return 1\n")
        canary = folder / "canary"
        canary.write_text("untouched")
        canary.chmod(0o600)
        (folder / "link").symlink_to("/nowhere/" + fact)
        for path in (canary, secret.name, project / ".env", project / "helper.py"):
            os.setxattr(path, "user.note", fact.encode())
        servers = {
            "tcp": stack.enter_context(socket.create_server(("127.0.0.1", 0))),
            "udp": stack.enter_context(socket.socket(type=socket.SOCK_DGRAM)),
            "unix": stack.enter_context(socket.socket(socket.AF_UNIX)),
        }
        servers["udp"].bind(("127.0.0.1", 0))
        servers["unix"].bind(str(folder / "socket"))
        servers["unix"].listen()
        for server in servers.values():
            server.setblocking(False)
        os.environ["EGCFG_ATTACK_SECRET"] = fact
        stack.callback(os.environ.pop, "EGCFG_ATTACK_SECRET")
        yield World(folder, canary, Path(secret.name), project, fact, servers)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool(world):
    async with SandboxPool(project=world.project, parallel=2) as pool:
        yield pool


def test_there_are_enough_attacks():
    assert len(ATTACKS) >= 60
    assert all(program.startswith("# Attempts: ") for program in ATTACKS.values())


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("attack", sampled(ATTACKS, 4))
async def test_attack(attack, world, pool):
    if attack in NAMES_OUTSIDE:
        await need_own_files(pool)
    await withstood(attack, world, pool)


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("version", interpreters.VERSIONS)
async def test_all_attacks_in_other_interpreters(version, world):
    async with SandboxPool(interpreters.found(version), project=world.project, parallel=2) as pool:
        await need_own_files(pool)
        for attack in ATTACKS:
            await withstood(attack, world, pool)


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("machine", "layer", "attacks"),
    [
        ("oldest_landlock", "Landlock (version 1)", ATTACKS),
        ("without_namespaces", "seccomp", ATTACKS.keys() - NAMES_OUTSIDE),
        ("without_mounts", "seccomp", ATTACKS.keys() - NAMES_OUTSIDE),
        ("bubblewrap", "bubblewrap", ATTACKS.keys() - OWN_PROCESS),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_all_attacks_on_other_machines(machine, layer, attacks, world, request):
    request.getfixturevalue(machine)
    async with SandboxPool(project=world.project, parallel=2) as pool:
        assert layer in pool.layers
        if machine == "oldest_landlock":
            await need_own_files(pool)
        else:
            assert OWN_FILES not in pool.layers or machine == "bubblewrap"
        for attack in attacks:
            await withstood(attack, world, pool)


@pytest.mark.thorough
@pytest.mark.asyncio(loop_scope="module")
async def test_attacks_on_the_disk_without_namespaces(world, without_namespaces):
    async with SandboxPool(project=world.project, parallel=2) as pool:
        assert "namespaces" not in str(pool.layers)
        for attack in ON_THE_DISK:
            await withstood(attack, world, pool)


@pytest.mark.thorough
def test_all_attacks_as_an_ordinary_user():
    """The same again without root's rights, if it is root who runs the tests.

    In two processes at the same time: most attacks wait for their end.
    """
    if os.geteuid() != 0:
        pytest.skip("these tests run as an ordinary user already")
    python = f"/usr/bin/python{sys.version_info[0]}.{sys.version_info[1]}"
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": "/nonexistent",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(pytest.__file__).parents[1])]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    nobody: dict[str, Any] = {"user": 65534, "group": 65534, "extra_groups": []}
    nobody |= {"env": environment, "cwd": ROOT}
    try:
        subprocess.run([python, "-c", "import pytest, sandbox"], check=True, capture_output=True, **nobody)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"an ordinary user cannot run {python} with what these tests need ({error})")
    names = [f"{__file__}::test_attack[{attack}]" for attack in ATTACKS]
    command = [python, "-m", "pytest", "-p", "no:cacheprovider"]
    shares = [
        subprocess.Popen([*command, *names[part::2]], stdout=subprocess.PIPE, text=True, **nobody)
        for part in range(2)
    ]
    said = [share.communicate()[0] for share in shares]
    failed = [text[-5000:] for text, share in zip(said, shares, strict=True) if share.returncode]
    assert not failed, failed
    assert sum(int(text.rpartition(" passed")[0].split()[-1]) for text in said) == len(ATTACKS)


async def withstood(attack: str, world: World, pool: SandboxPool) -> None:
    """Runs one attack, and looks whether it did anything; if it took long, whether it does so each time."""
    await pool.start()
    limits = dataclasses.replace(LIMITS, wall_s=60, cpu_s=60) if attack in WATCHED else LIMITS
    for _ in range(3):
        overtime = await spent_by(attack, world, pool, limits) - limits.wall_s
        if overtime < 1 + 10 * await spent_by_a_clean_program(pool):
            return
    raise AssertionError(f"it lasted {overtime} s longer than it may")


async def spent_by_a_clean_program(pool: SandboxPool) -> float:
    """Seconds, with the machine as busy as it is; the program passes."""
    began = time.monotonic()
    clean = await pool.run(CLEAN, [TestCase("clean", "assert double(4) == 8")], PATIENT)
    assert clean.outcome is Outcome.PASS
    assert clean.tests[0].trusted
    return time.monotonic() - began


async def spent_by(attack: str, world: World, pool: SandboxPool, limits: Limits) -> float:
    """Seconds of an attack that did nothing."""
    before, alive = world.state(), support.running()
    expected = "expected-" + secrets.token_hex(8)
    test = TestCase("attack", f"assert attack({world.told()!r}) == {expected!r}")

    began = time.monotonic()
    result = await pool.run(ATTACKS[attack], [test], limits)
    spent = time.monotonic() - began

    (judged,) = result.tests
    assert not (judged.outcome is Outcome.PASS and judged.trusted), result
    assert world.fact not in repr(result)
    assert "escaped" not in (judged.actual or "")
    assert len(json.dumps(dataclasses.asdict(result), allow_nan=False, default=dict)) < 1 << 20
    assert len(result.stdout) <= limits.output_bytes
    repr(result).encode()
    assert world.state() == before
    assert await support.become(alive)
    assert await support.comes(lambda: support.folders_left(pool) <= 1)  # the next child's
    return spent
