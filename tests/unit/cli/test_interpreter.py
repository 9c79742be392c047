import base64
import hashlib
import os
import sys
from pathlib import Path

import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from egcfg_lsp.resources.interpreter import FoundInterpreter, choose, find


def environment(folder):
    python = binary(folder)
    (folder / "pyvenv.cfg").touch()
    return python


def binary(folder):
    (folder / "bin").mkdir(parents=True)
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


def conda(folder):
    (folder / "conda-meta").mkdir(parents=True)
    return binary(folder)


def test_conda(tmp_path):
    active = {"CONDA_PREFIX": str(tmp_path / "shop"), "CONDA_DEFAULT_ENV": "shop"}
    base = {"CONDA_PREFIX": str(tmp_path / "base"), "CONDA_DEFAULT_ENV": "base"}
    project = tmp_path / "project"
    named, basic = conda(tmp_path / "shop"), conda(tmp_path / "base")
    assert choose("", project, base) == basic
    own = conda(project / ".conda")
    assert find("", project, {}) == FoundInterpreter(own, project, f".conda of {project}")
    assert find("", project, active) == FoundInterpreter(named, None, "CONDA_PREFIX is active")
    assert choose("", project, base) == own
    venv = environment(tmp_path / "venv")
    assert choose("", project, active | {"VIRTUAL_ENV": str(tmp_path / "venv")}) == venv


@pytest.mark.parametrize("name", [".venv", "venv", "env"])
def test_an_environment_in_the_project_needs_consent(tmp_path, name):
    python = environment(tmp_path / name)
    assert find("", tmp_path, {}) == FoundInterpreter(python, tmp_path, f"{name} of {tmp_path}")


def test_uv_keeps_the_environment_elsewhere(tmp_path):
    project = tmp_path / "project"
    environment(project / ".venv")
    inside, outside = environment(project / "made"), environment(tmp_path / "outside")
    assert find("", project, {"UV_PROJECT_ENVIRONMENT": "made"}).python == inside
    assert find("", project, {"UV_PROJECT_ENVIRONMENT": "made"}).folder == project
    found = find("", project, {"UV_PROJECT_ENVIRONMENT": str(tmp_path / "outside")})
    assert (found.python, found.folder) == (outside, None)


def test_pdm_names_an_interpreter_in_the_project(tmp_path):
    """Whatever the project names is started only with consent."""
    project = tmp_path / "project"
    environment(project / ".venv")
    chosen = environment(tmp_path / "elsewhere")
    (project / ".pdm-python").write_text(chosen)
    assert find("", project, {}) == FoundInterpreter(chosen, project, f".pdm-python of {project}")
    (project / ".pdm-python").write_text(str(tmp_path / "gone"))
    assert find("", project, {}).why == f".venv of {project}"


PYPROJECT = '[project]\nname = "My.Shop_app"\n'


def poetry_folder(project, cache, minor):
    digest = base64.urlsafe_b64encode(hashlib.sha256(os.fsencode(os.path.realpath(project))).digest())
    return cache / "virtualenvs" / f"my-shop-app-{digest.decode()[:8]}-py{minor}"


def test_poetry_keeps_environments_in_its_cache(tmp_path):
    project, cache = tmp_path / "project", tmp_path / "cache"
    project.mkdir()
    (project / "pyproject.toml").write_text(PYPROJECT)
    old, new = (environment(poetry_folder(project, cache, minor)) for minor in ("3.9", "3.12"))
    environ = {"POETRY_CACHE_DIR": str(cache)}
    assert find("", project, environ) == FoundInterpreter(new, None, f"poetry's environment for {project}")
    section = Path(old).parents[1].name.removesuffix("-py3.9")
    (cache / "virtualenvs" / "envs.toml").write_text(f'[{section}]\nminor = "3.9"\npatch = "3.9.18"\n')
    assert choose("", project, environ) == old
    (project / "pyproject.toml").write_text('[tool.poetry]\nname = "My.Shop_app"\n')
    os.rename(cache, tmp_path / "pypoetry")
    assert choose("", project, {"XDG_CACHE_HOME": str(tmp_path)}) == old.replace("cache", "pypoetry")
    own = environment(project / ".venv")
    assert choose("", project, {"XDG_CACHE_HOME": str(tmp_path)}) == own


def test_hatch_keeps_environments_in_its_data_folder(tmp_path):
    project, data = tmp_path / "project", tmp_path / "data"
    project.mkdir()
    (project / "pyproject.toml").write_text(PYPROJECT)
    digest = base64.urlsafe_b64encode(hashlib.sha256(os.fsencode(os.path.realpath(project))).digest())
    folder = data / "env" / "virtual" / "my-shop-app" / digest.decode()[:8]
    tests = environment(folder / "hatch-test.py3.12")
    environ = {"HATCH_DATA_DIR": str(data)}
    assert find("", project, environ) == FoundInterpreter(tests, None, f"hatch's environment for {project}")
    default, docs = environment(folder / "my-shop-app"), environment(folder / "docs")
    assert choose("", project, environ) == default
    assert choose("", project, environ | {"HATCH_ENV_ACTIVE": "docs"}) == docs


def test_a_projects_name_leads_nowhere_else(tmp_path):
    """A folder that somebody else made must not be taken for poetry's or hatch's own."""
    project = tmp_path / "project"
    project.mkdir()
    for name in ("../../project/x", "x/../../..", "..", "x\\n"):
        (project / "pyproject.toml").write_text(f'[project]\nname = "{name}"\n')
        assert list(interpreter.environments(project, {"HATCH_DATA_DIR": str(tmp_path)})) == []


def test_names_that_the_tools_themselves_gave():
    """Poetry 2 made ``my-shop-app-Kcy8vOlE-py3.11`` for this folder, hatch ``my-shop-app/Kcy8vOlE``."""
    assert interpreter._digest("/tmp/proj") == "Kcy8vOlE"
