from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

import sandbox.zygote
from sandbox import SandboxPool

OTHER_LANDLOCK = """\
import importlib, importlib.util, sys
spec = importlib.util.spec_from_file_location("boot", {boot!r})
boot = importlib.util.module_from_spec(spec)
spec.loader.exec_module(boot)
boot.load_siblings()
importlib.import_module(boot.NAME + ".landlock").abi = lambda: {abi}
zygote = importlib.import_module(boot.NAME + ".zygote")
zygote.list_paths() if sys.argv[1] == "paths" else zygote.serve(int(sys.argv[1]))
"""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[SandboxPool]:
    """One pool for a whole file: starting it is the slow part."""
    async with SandboxPool(parallel=2) as pool:
        yield pool


@pytest.fixture
def without_landlock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreters find a kernel that has none."""
    _pretend(monkeypatch, 0)


@pytest.fixture
def oldest_landlock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreters find a kernel with Landlock's first version, as in Linux 5.13."""
    _pretend(monkeypatch, 1)


def _pretend(monkeypatch: pytest.MonkeyPatch, abi: int) -> None:
    code = OTHER_LANDLOCK.format(boot=str(sandbox.zygote._BOOT), abi=abi)
    for module in ("zygote", "paths"):
        command = f"sandbox.{module}.worker_command"
        monkeypatch.setattr(command, lambda python: [python, "-I", "-B", "-X", "utf8", "-c", code])
