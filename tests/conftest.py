"""What all tests share: no test fails for the speed of the machine it runs on, or by chance.

Examples that Hypothesis makes are the same in every run. ``--hypothesis-profile=quick`` makes fewer, and
``--hypothesis-profile=explore`` looks for others.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine.support import own_files

collect_ignore = ["golden"]
"""The tests of samples are data."""

settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("egcfg", settings.get_profile("explore"), derandomize=True, database=None)
settings.register_profile("quick", settings.get_profile("egcfg"), max_examples=20)
settings.load_profile("egcfg")

os.environ.setdefault(own_files.MODELS, str(own_files.models()))  # whatever tests say of the user's cache
for active in ("VIRTUAL_ENV", "CONDA_PREFIX", "UV_PROJECT_ENVIRONMENT"):  # projects of tests have their own
    os.environ.pop(active, None)
os.environ.setdefault("OMP_NUM_THREADS", "1")  # torch's threads wait for each other where cores are busy


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Never searches what is imported and collected for garbage, which would take half of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_sessionfinish() -> None:
    """Closes what llama-cpp-python opens when it is imported, and leaves open."""
    if (utilities := sys.modules.get("llama_cpp._utils")) is not None:
        utilities.outnull_file.close()
        utilities.errnull_file.close()


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test knows what was measured or tried here before, and all keep what they find out to themselves."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def weights() -> Path:
    """The smallest real model, downloaded if it is not there, for tests that are marked ``weights``."""
    command = [sys.executable, "-m", "egcfg_lsp", "model", "install", "qwen2.5-coder-0.5b", "--yes"]
    return Path(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip())
