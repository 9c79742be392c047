import os
import sys

import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources.interpreter_search import choose


def environment(folder):
    (folder / "bin").mkdir(parents=True)
    (folder / "pyvenv.cfg").touch()
    python = folder / "bin" / "python"
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    return str(python)


def test_named(tmp_path):
    assert choose(sys.executable, tmp_path, {}) == sys.executable
    python = environment(tmp_path / "env")
    assert choose(str(tmp_path / "env"), tmp_path, {}) == python


def test_a_named_one_that_is_missing(tmp_path):
    with pytest.raises(UsageError, match=r"no Python interpreter '/no/python'.*--python"):
        choose("/no/python", tmp_path, {})


def test_the_active_environment_comes_before_the_projects(tmp_path):
    project = tmp_path / "project"
    inner = project / "pkg"
    inner.mkdir(parents=True)
    own = environment(project / ".venv")
    assert choose("", inner, {}) == own
    active = environment(tmp_path / "active")
    assert choose("", inner, {"VIRTUAL_ENV": str(tmp_path / "active")}) == active


def test_our_own_environment_says_nothing_about_a_project(tmp_path, monkeypatch):
    own = environment(tmp_path / "project" / ".venv")
    ours = environment(tmp_path / "ours")
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "ours"))
    monkeypatch.setattr(sys, "executable", ours)
    active = {"VIRTUAL_ENV": str(tmp_path / "ours")}
    assert choose("", tmp_path / "project", active) == own
    assert choose("", tmp_path, active) == ours


def test_otherwise_the_one_that_runs_us(tmp_path):
    assert choose("", tmp_path, {"VIRTUAL_ENV": str(tmp_path / "gone")}) in (
        sys.executable,
        choose("", tmp_path, {}),
    )


PARTS = [".venv", ".venv/pyvenv.cfg", ".venv/bin", ".venv/bin/python"]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps owners elsewhere")


@POSIX
@pytest.mark.parametrize("part", PARTS)
def test_an_environment_that_others_can_write_to_is_passed_over(tmp_path, part):
    theirs = environment(tmp_path / ".venv")
    project = tmp_path / "project"
    project.mkdir()
    assert choose("", project, {}) == theirs
    (tmp_path / part).chmod(0o777)
    assert choose("", project, {}) == sys.executable
    own = environment(project / ".venv")
    assert choose("", project, {}) == own


@POSIX
@pytest.mark.parametrize("part", PARTS)
def test_another_users_environment_is_passed_over(tmp_path, part, monkeypatch):
    environment(tmp_path / ".venv")
    another = os.geteuid() + 1
    if os.geteuid() == 0:
        os.chown(tmp_path / part, another, -1)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: another)
    assert choose("", tmp_path, {}) == sys.executable


@POSIX
def test_another_users_environment_is_taken_when_it_is_named(tmp_path):
    theirs = environment(tmp_path / ".venv")
    (tmp_path / ".venv").chmod(0o777)
    assert choose(str(tmp_path / ".venv"), tmp_path, {}) == theirs
    assert choose("", tmp_path, {"VIRTUAL_ENV": str(tmp_path / ".venv")}) == theirs


@POSIX
def test_the_environment_may_link_to_any_python(tmp_path):
    """What a link says of itself is open to all, and means nothing."""
    python = environment(tmp_path / ".venv")
    os.rename(python, tmp_path / "python3.99")
    os.symlink(tmp_path / "python3.99", python)
    assert choose("", tmp_path, {}) == python
