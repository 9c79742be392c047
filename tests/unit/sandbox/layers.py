"""What this machine gives to the sandbox: tests of what it does not give are skipped, aloud."""

import shutil
import subprocess

import pytest

from sandbox import SandboxPool

OWN_FILES = "a file system of its own"


async def need_own_files(pool: SandboxPool) -> None:
    """Skips a test where interpreters may mount nothing, as in most containers."""
    await pool.start()
    if OWN_FILES not in pool.layers:
        pytest.skip(f"the interpreter may mount nothing here, it has {pool.layers}")


def need_bubblewrap() -> None:
    """Skips a test where bubblewrap is missing, or may not do what it is for."""
    program = shutil.which("bwrap")
    if program is None:
        pytest.skip("bubblewrap is not installed")
    command = [program, "--unshare-all", "--ro-bind", "/", "/", "true"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"bubblewrap may not confine here ({done.stderr.strip()})")
