"""Real editors, fetched into a cache folder when they are first needed."""

import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CACHE = Path(os.environ.get("EGCFG_E2E_CACHE", ROOT / ".cache" / "e2e"))
PICTURES = Path(os.environ.get("EGCFG_E2E_PICTURES", CACHE / "pictures")).absolute()


def fetched(script):
    """What a script prints, the path of an editor. Without it the test fails, unless that was allowed."""
    CACHE.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([HERE / script, CACHE], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return Path(done.stdout.splitlines()[-1])
    said = f"{script} COULD NOT FETCH THE EDITOR, AND SO NOTHING WAS TESTED IN IT:\n{done.stderr[-2000:]}"
    if os.environ.get("EGCFG_E2E_OPTIONAL") == "1":
        pytest.skip(said)
    pytest.fail(said + "\nEGCFG_E2E_OPTIONAL=1 makes this a skip.", pytrace=False)


@pytest.fixture(scope="session", autouse=True)
def real_model(weights):
    """Every server of these tests has one installed."""


@pytest.fixture(scope="session")
def neovim():
    """The path of a Neovim of 0.12 or later."""
    return fetched("fetch-neovim.sh")
