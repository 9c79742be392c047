"""Real editors, fetched into a cache folder when they are first needed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.models import catalog
from engine.models.catalog import entry

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


def path_without(*programs):
    """The PATH, but for the folders that have one of ``programs``."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(
        each for each in folders if not any((Path(each) / one).exists() for one in programs)
    )


@pytest.fixture
def unaided(tmp_path, monkeypatch):
    """Nothing of egcfg is installed: an editor has to do it. What PYTHONPATH should name.

    The packages that the server needs are there already, but for llama.cpp, which lies in a wheel; of the
    model all is downloaded but the end.
    """
    wheels = CACHE / "wheels"
    if not list(wheels.glob("llama_cpp_python-*.whl")):
        words = ["wheel", "--quiet", "--no-deps", "--wheel-dir", wheels, "-c", ROOT / "constraints.txt"]
        arguments = subprocess.check_output(
            [sys.executable, ROOT / "editors" / "install.py", "cmake-args"], text=True
        )
        environment = {**os.environ, "CMAKE_ARGS": arguments.strip()}
        subprocess.run([sys.executable, "-m", "pip", *words, "llama-cpp-python"], check=True, env=environment)
        build = ["download", "--quiet", "--no-deps", "--dest", wheels, "setuptools>=70"]  # of our own wheel
        subprocess.run([sys.executable, "-m", "pip", *build], check=True)
    settings = {
        "NO_INDEX": "1",
        "NO_DEPS": "1",
        "IGNORE_INSTALLED": "1",
        "FIND_LINKS": str(wheels.absolute()),
    }
    for name, value in settings.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    monkeypatch.setenv("PATH", path_without("egcfg", "uv"))
    model = entry("qwen2.5-coder-0.5b")
    there = catalog.place_of(model)
    monkeypatch.setenv("EGCFG_MODELS", str(tmp_path / "models"))
    place = catalog.place_of(model)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(there, place.with_name(f"{place.name}.part"))
    return os.pathsep.join(path for path in sys.path if "site-packages" in path)


@pytest.fixture(scope="session")
def neovim():
    """The path of a Neovim of 0.12 or later."""
    return fetched("fetch-neovim.sh")
