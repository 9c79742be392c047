import pytest
import pytest_asyncio

import sandbox.host.launch
from sandbox import SandboxPool
from tests.unit.sandbox.support import become, need_bubblewrap, running

OTHER_WORKER = """\
import importlib, importlib.util, sys
spec = importlib.util.spec_from_file_location("boot", {boot!r})
boot = importlib.util.module_from_spec(spec)
spec.loader.exec_module(boot)
boot.load_siblings()
installed = importlib.import_module(boot.NAME + ".packages").locate()
confinement = importlib.import_module(boot.NAME + ".self_confinement")
zygote = importlib.import_module(boot.NAME + ".zygote")
{change}
zygote.list_paths(installed) if sys.argv[1] == "paths" else zygote.serve(int(sys.argv[1]), installed)
"""
NO_MOUNTS = "zygote.enter_mounts = lambda *ignored: None"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool():
    """One pool for a whole file: starting it is the slow part."""
    async with SandboxPool(parallel=2) as pool:
        yield pool


@pytest.fixture
async def nothing_left():
    """What a test started has ended."""
    before = running()
    yield
    assert await become(before)


@pytest.fixture
def without_landlock(monkeypatch):
    """Interpreters find a kernel that has none."""
    pretend(monkeypatch, "confinement.landlock_version = lambda: 0")


@pytest.fixture
def bubblewrap(without_landlock):
    """Interpreters find a kernel without Landlock, and bubblewrap, which holds them then."""
    need_bubblewrap()


@pytest.fixture
def oldest_landlock(monkeypatch):
    """Interpreters find a kernel with Landlock's first version, as in Linux 5.13."""
    pretend(monkeypatch, "confinement.landlock_version = lambda: 1")


@pytest.fixture
def without_mounts(monkeypatch):
    """Interpreters may mount nothing, as where a distribution denies it to users."""
    pretend(monkeypatch, NO_MOUNTS)


@pytest.fixture
def without_namespaces(monkeypatch):
    """Interpreters get no namespaces, as in most containers."""
    pretend(monkeypatch, NO_MOUNTS + "; zygote.enter_namespaces = list")


def pretend(monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """Runs ``change``, which knows ``confinement`` and ``zygote``, in interpreters not yet confined."""
    code = OTHER_WORKER.format(boot=str(sandbox.host.launch._BOOT), change=change)
    command = "sandbox.host.launch.worker_command"
    monkeypatch.setattr(command, lambda python: [python, "-I", "-S", "-B", "-X", "utf8", "-c", code])
