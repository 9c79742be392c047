"""What an editor's installer says of failures, and that it needs nothing but a Python."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "editors" / "install.py"
spec = importlib.util.spec_from_file_location("install_script", SCRIPT)
install = importlib.util.module_from_spec(spec)
spec.loader.exec_module(install)

SAID = {
    "space": "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
    "venv": "The virtual environment was not created successfully because ensurepip is not\navailable. "
    "On Debian/Ubuntu systems ... run\n\n    apt install python3.12-venv\n"
    "Error: ensurepip is not available",
    "compiler": "CMake Error: CMAKE_CXX_COMPILER not set, after EnableLanguage",
    "proxy": "WARNING: Retrying after connection broken by 'ProxyError('Cannot connect to proxy.', "
    "NewConnectionError(': [Errno 111] Connection refused'))': /simple/torch/",
    "network": "  cause: error sending request for url (https://pypi.org/simple/torch/)\n  cause: dns error",
    "other": "error: No solution found when resolving dependencies\n  cause: Because",
}
"""By kind, what pip, uv, venv or CMake wrote when that was so."""


@pytest.mark.parametrize("kind", SAID)
def test_a_failure_is_one_sentence_that_names_the_mend(kind, tmp_path):
    failed = install.failure(SAID[kind], tmp_path)
    assert failed.kind == kind
    assert "\n" not in str(failed)
    if kind == "other":
        assert str(failed).endswith("error: No solution found when resolving dependencies")
    else:
        assert str(failed).endswith("then try again.")


@pytest.mark.parametrize(
    ("manager", "command"),
    [("apt-get", "sudo apt-get install g++"), ("pacman", "sudo pacman -S gcc"), ("none", "")],
)
def test_the_compiler_is_installed_by_this_machines_manager(manager, command, monkeypatch):
    monkeypatch.setattr(install.shutil, "which", lambda name: name if name == manager else None)
    monkeypatch.setattr(install.platform, "system", lambda: "Linux")
    assert install.mend("compiler") == command


def test_the_module_venv_is_installed_as_python_says(tmp_path):
    assert install.failure(SAID["venv"], tmp_path).command == "sudo apt-get install python3.12-venv"


def test_too_little_space_is_told_before_anything_is_made(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(install.shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(10, 10, 0))
    assert install.main(["egcfg.whl", str(tmp_path / "venv"), "constraints.txt"]) == 1
    [line] = map(json.loads, capsys.readouterr().out.splitlines())
    assert line["failed"] == "space"
    assert str(tmp_path) in line["message"]
    assert list(tmp_path.iterdir()) == []


def test_an_old_python_says_what_is_needed(tmp_path, monkeypatch):
    monkeypatch.setattr(install, "OLDEST", (4, 0))
    with pytest.raises(install.Failed, match=r"needs Python 3\.11 or later, and found 3\.") as failed:
        install.python(None)
    assert failed.value.command == install.UV
    assert install.python("uv") == ">=3.11"


def test_what_is_downloaded_is_told(tmp_path, capsys):
    lines = [
        "  Downloading torch-2.13.0-cp311-cp311-manylinux_2_28_x86_64.whl (502.2 MB)",
        "  Downloading torch-2.13.0-cp311-cp311-manylinux_2_28_x86_64.whl.metadata (30 kB)",
        "Downloading nvidia-cudnn-cu13 (349.2MiB)",
    ]
    install.run([sys.executable, "-c", f"for line in {lines}: print(line)"], tmp_path)
    steps = [json.loads(line)["step"] for line in capsys.readouterr().out.splitlines()]
    assert steps == ["downloading torch (502.2 MB)", "downloading nvidia-cudnn-cu13 (349.2 MB)"]


@pytest.mark.thorough
def test_without_an_index_it_ends_with_one_failure(tmp_path, monkeypatch):
    """The real venv and pip, as an editor starts them."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    folder = tmp_path / "venv"
    words = [
        sys.executable,
        "-I",
        SCRIPT,
        tmp_path / "egcfg.whl",
        folder,
        SCRIPT.parents[1] / "constraints.txt",
    ]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    *_, last = map(json.loads, ran.stdout.splitlines())
    assert ran.returncode == 1
    assert last["failed"] == "other"
    assert "Traceback" not in ran.stderr
    assert not (folder / install.DONE).exists()
