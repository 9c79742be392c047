import base64
import hashlib
import os
import sys

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


def test_a_named_one_is_taken_or_missed(tmp_path):
    python = environment(tmp_path / "env")
    assert choose(sys.executable, tmp_path, {}) == sys.executable
    assert choose(str(tmp_path / "env"), tmp_path, {}) == python
    with pytest.raises(UsageError, match=r"no Python interpreter '/no/python'.*--python.*egcfg\.interpreter"):
        choose("/no/python", tmp_path, {})


@pytest.mark.parametrize("name", [".venv", "venv", "env"])
def test_the_projects_own_needs_consent_and_the_active_comes_before_it(tmp_path, name, monkeypatch):
    project, active = tmp_path / "project", tmp_path / "active"
    (project / "pkg").mkdir(parents=True)
    own, other = environment(project / name), environment(active)
    theirs = FoundInterpreter(own, project, f"{name} of {project}")
    assert find("", project / "pkg", {}) == theirs
    assert find("", project, {"VIRTUAL_ENV": name}) == theirs
    found = find("", project, {"VIRTUAL_ENV": str(active)})
    assert found == FoundInterpreter(other, None, "VIRTUAL_ENV is active")
    monkeypatch.setattr(sys, "prefix", str(project / name))
    assert find("", project, {}).folder is None


def test_our_own_environment_says_nothing_about_a_project(tmp_path, monkeypatch):
    own = environment(tmp_path / "project" / ".venv")
    ours = environment(tmp_path / "ours")
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "ours"))
    monkeypatch.setattr(sys, "executable", ours)
    active = {"VIRTUAL_ENV": str(tmp_path / "ours")}
    assert choose("", tmp_path / "project", active) == own
    assert choose("", tmp_path, active) == ours


PARTS = [".venv", ".venv/pyvenv.cfg", ".venv/bin", ".venv/bin/python"]


@pytest.mark.parametrize("part", PARTS)
def test_an_environment_that_others_can_write_to_is_passed_over(tmp_path, part):
    theirs = environment(tmp_path / ".venv")
    project = tmp_path / "project"
    project.mkdir()
    assert choose("", project, {}) == theirs
    (tmp_path / part).chmod(0o777)
    assert choose("", project, {}) == sys.executable
    assert choose(str(tmp_path / ".venv"), tmp_path, {}) == theirs
    assert choose("", tmp_path, {"VIRTUAL_ENV": str(tmp_path / ".venv")}) == theirs
    own = environment(project / ".venv")
    assert choose("", project, {}) == own


@pytest.mark.parametrize("part", PARTS)
def test_another_users_environment_is_passed_over(tmp_path, part, monkeypatch):
    environment(tmp_path / ".venv")
    another = os.geteuid() + 1
    if os.geteuid() == 0:
        os.chown(tmp_path / part, another, -1)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: another)
    assert choose("", tmp_path, {}) == sys.executable


def test_the_environment_may_link_to_any_python(tmp_path):
    """What a link says of itself is open to all, and means nothing."""
    python = environment(tmp_path / ".venv")
    os.rename(python, tmp_path / "python3.99")
    os.symlink(tmp_path / "python3.99", python)
    assert choose("", tmp_path, {}) == python


def test_conda(tmp_path):
    active = {"CONDA_PREFIX": str(tmp_path / "shop"), "CONDA_DEFAULT_ENV": "shop"}
    base = {"CONDA_PREFIX": str(tmp_path / "base"), "CONDA_DEFAULT_ENV": "base"}
    project = tmp_path / "project"

    def conda(folder):
        (folder / "conda-meta").mkdir(parents=True)
        return binary(folder)

    named, basic = conda(tmp_path / "shop"), conda(tmp_path / "base")
    assert choose("", project, base) == basic
    own = conda(project / ".conda")
    assert find("", project, {}) == FoundInterpreter(own, project, f".conda of {project}")
    assert find("", project, active) == FoundInterpreter(named, None, "CONDA_PREFIX is active")
    assert choose("", project, base) == own
    venv = environment(tmp_path / "venv")
    assert choose("", project, active | {"VIRTUAL_ENV": str(tmp_path / "venv")}) == venv


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


def digest(project):
    whole = hashlib.sha256(os.fsencode(os.path.realpath(project))).digest()
    return base64.urlsafe_b64encode(whole).decode()[:8]


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "pyproject.toml").write_text(PYPROJECT)
    return folder


def test_poetry_keeps_environments_in_its_cache(tmp_path, project):
    assert digest("/tmp/proj") == "Kcy8vOlE", "what poetry 2 and hatch made of this folder"
    cache, section = tmp_path / "cache", f"my-shop-app-{digest(project)}"
    places = cache / "virtualenvs"
    old, new = (environment(places / f"{section}-py{minor}") for minor in ("3.9", "3.12"))
    environ = {"POETRY_CACHE_DIR": str(cache)}
    assert find("", project, environ) == FoundInterpreter(new, None, f"poetry's environment for {project}")
    (places / "envs.toml").write_text(f'[{section}]\nminor = "3.9"\npatch = "3.9.18"\n')
    assert choose("", project, environ) == old
    (project / "pyproject.toml").write_text('[tool.poetry]\nname = "My.Shop_app"\n')
    os.rename(cache, tmp_path / "pypoetry")
    assert choose("", project, {"XDG_CACHE_HOME": str(tmp_path)}) == old.replace("cache", "pypoetry")
    own = environment(project / ".venv")
    assert choose("", project, {"XDG_CACHE_HOME": str(tmp_path)}) == own


def test_hatch_keeps_environments_in_its_data_folder(tmp_path, project):
    folder = tmp_path / "env" / "virtual" / "my-shop-app" / digest(project)
    tests = environment(folder / "hatch-test.py3.12")
    environ = {"HATCH_DATA_DIR": str(tmp_path)}
    assert find("", project, environ) == FoundInterpreter(tests, None, f"hatch's environment for {project}")
    default, docs = environment(folder / "my-shop-app"), environment(folder / "docs")
    assert choose("", project, environ) == default
    assert choose("", project, environ | {"HATCH_ENV_ACTIVE": "docs"}) == docs


def test_a_projects_name_leads_nowhere_else(tmp_path, project):
    """A folder that somebody else made must not be taken for poetry's or hatch's own."""
    for name in ("../../project/x", "x/../../..", "..", "x\\n"):
        (project / "pyproject.toml").write_text(f'[project]\nname = "{name}"\n')
        assert list(interpreter.environments(project, {"HATCH_DATA_DIR": str(tmp_path)})) == []
