"""``egcfg complete`` with folders and packages that are named; no model is ever loaded."""

import json
import sys
import venv

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from engine.memory import recall

pytestmark = pytest.mark.memory
SLUG = '''\
import re


def slug(text):
    """Turns a title into a slug: words in lower case with hyphens between them."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
'''
ASKED = '''\
import sys


def slug_of(title):
    """Turns a title into a slug: words in lower case with hyphens between them.

    >>> slug_of("Hello, World!")
    'hello-world'
    >>> slug_of("One  two")
    'one-two'
    >>> slug_of("(3 more)")
    '3-more'
    """
    ...
'''


@pytest.fixture(autouse=True)
def no_model(monkeypatch):
    async def open_model(settings, **options):
        raise AssertionError("a model was asked")

    monkeypatch.setattr(compose, "open_model", open_model)
    monkeypatch.setattr(recall, "TRIAL_S", 60.0)
    monkeypatch.setattr(recall, "_RUN_S", 2.0)


@pytest.fixture
def app(tmp_path, monkeypatch):
    project = tmp_path / "project"
    project.mkdir()
    (project / "pyproject.toml").write_text("")
    (project / "app.py").write_text(ASKED)
    monkeypatch.chdir(project)
    return project / "app.py"


def complete(capfd, *arguments):
    code = main(["complete", "app.py", "--json", *map(str, arguments)])
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    assert code == 0, err
    return json.loads(out)


def test_a_function_of_a_folder_is_copied(app, tmp_path, capfd):
    snippets = tmp_path / "snippets"
    snippets.mkdir()
    (snippets / "text.py").write_text(SLUG)
    told = complete(capfd, "--python", sys.executable, "--set", "memory=folder:../snippets", "--write")
    assert told["how"] == "recalled snippets.text.slug"
    written = app.read_text()
    assert written.startswith("import re\nimport sys\n\n\ndef slug_of(title):\n")
    assert written.endswith('return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")\n')


def test_a_function_of_a_package_is_called(app, tmp_path, capfd):
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False, symlinks=True)
    (site,) = environment.glob("lib/python3.*/site-packages")
    (site / "title_tools").mkdir()
    (site / "title_tools" / "__init__.py").write_text("from title_tools.text import slug\n")
    (site / "title_tools" / "text.py").write_text(SLUG)
    python = environment / "bin" / "python"
    told = complete(capfd, "--python", python, "--set", "memory=package:title_tools", "--write")
    assert told["how"] == "reused title_tools.slug"
    written = app.read_text()
    assert written.startswith("import sys\n\nimport title_tools\n\n\ndef slug_of(title):\n")
    assert written.endswith("    return title_tools.slug(title)\n")


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("folder:nowhere", "there is no folder"),
        ("package:nothing_of_the_kind", "has no Python package nothing_of_the_kind"),
        ("everything", "should be project, folder:PATH, package:NAME"),
    ],
)
def test_what_there_is_not_is_told(app, capfd, where, told):
    try:
        code = main(["complete", "app.py", "--set", f"memory={where}", "--python", sys.executable])
    except SystemExit as stopped:
        code = stopped.code
    err = capfd.readouterr().err
    assert (code, "Traceback" in err) == (2, False)
    assert told in " ".join(err.split())
