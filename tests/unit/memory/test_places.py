"""Folders and packages that the setting ``memory`` names: what it may say, and where they are found."""

import os
import sys
from pathlib import Path

import pytest

from egcfg_lsp.completer.known_functions import known_functions
from egcfg_lsp.errors import UsageError
from egcfg_lsp.memory_setting import MemoryPlaces, complaint, from_here, places
from egcfg_lsp.resources.package_search import find_package, package_folders
from egcfg_lsp.settings import parse


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("off", MemoryPlaces()),
        ("project", MemoryPlaces(project=True)),
        (
            "project , folder: ~/a b ,package:x",
            MemoryPlaces(project=True, folders=("~/a b",), packages=("x",)),
        ),
        ("folder:C:/a,folder:b", MemoryPlaces(folders=("C:/a", "b"))),
    ],
)
def test_what_it_names(text, named):
    assert places(text) == named
    assert complaint(text) == ""
    assert parse({"memory": text})[0].memory == text


@pytest.mark.parametrize(
    "text", ["", "all", "project,off", "folder:", "package: ,project", "file:x", "project;off", "library"]
)
def test_what_it_cannot_say(text):
    assert complaint(text).startswith("should be project, folder:PATH, package:NAME")
    settings, complaints = parse({"memory": text})
    assert settings.memory == "project"
    assert complaints == [f"egcfg.memory {complaint(text)}; it stays 'project'."]


def test_folders_from_where_a_command_is_given(tmp_path):
    told = from_here("project,folder:a,folder:/b,package:c", tmp_path)
    assert places(told).folders == (str(tmp_path / "a"), str(Path("/b")))


@pytest.fixture
def environment(tmp_path):
    """A folder that looks like a virtual environment, with nothing that could be started."""
    root = tmp_path / "venv"
    site = root / "lib" / "python3.12" / "site-packages"
    site.mkdir(parents=True)
    (root / "bin").mkdir()
    (root / "bin" / "python").touch()
    (root / "pyvenv.cfg").write_text(f"home = {tmp_path / 'base' / 'bin'}\nversion = 3.12.1\n")
    return root


def put(folder, name, text=""):
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)
    return folder / name


def test_packages_and_modules_are_found(environment):
    site = environment / "lib" / "python3.12" / "site-packages"
    put(site, "some_tools/__init__.py")
    put(site, "single.py")
    python = str(environment / "bin" / "python")
    assert find_package("some-tools", python) == site / "some_tools"
    assert find_package("single", python) == site / "single.py"


def test_other_versions_and_the_system_are_not_looked_at_unless_told(environment, tmp_path):
    python = str(environment / "bin" / "python")
    put(environment, "lib/python3.11/site-packages/old.py")
    base = put(tmp_path, "base/lib/python3.12/site-packages/shared.py")
    for name in ("old", "shared"):
        with pytest.raises(UsageError, match=f"package:{name}, and .* has no Python package {name}"):
            find_package(name, python)
    settings = environment / "pyvenv.cfg"
    settings.write_text(settings.read_text() + "include-system-site-packages = true\n")
    assert find_package("shared", python) == base


def test_folders_that_a_file_names_and_lines_that_it_would_execute(environment, tmp_path):
    site = environment / "lib" / "python3.12" / "site-packages"
    put(tmp_path, "elsewhere/mine.py")
    mark = tmp_path / "mark"
    put(
        site, "some.pth", f"# about\nimport os; open({str(mark)!r}, 'w')\n{tmp_path / 'elsewhere'}\nnothing\n"
    )
    assert find_package("mine", str(environment / "bin" / "python")) == tmp_path / "elsewhere" / "mine.py"
    assert not mark.exists()


@pytest.mark.parametrize("name", ["../x", "a.b", "", "x y", "nothing_of_the_kind"])
def test_names_of_nothing(environment, name):
    with pytest.raises(UsageError):
        find_package(name, str(environment / "bin" / "python"))


def test_our_own_interpreter_has_packages():
    assert os.path.realpath(pytest.__path__[0]) in {
        os.path.realpath(folder / "pytest") for folder in package_folders(sys.executable)
    }


def test_folders_that_there_are_not(tmp_path):
    with pytest.raises(UsageError, match="memory names folder:snippets, and there is no folder"):
        known_functions("folder:snippets", tmp_path, sys.executable)
    with pytest.raises(UsageError, match="memory should be"):
        known_functions("nonsense", tmp_path, sys.executable)
