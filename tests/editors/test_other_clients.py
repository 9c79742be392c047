"""Emacs and Helix with what ``docs/editors.md`` says, but for the time that a slow machine takes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.support import own_files
from tests.editors.conftest import ROOT, fetched
from tests.editors.neovim import collect, running

pytestmark = pytest.mark.editors

HANGS_S = 900.0
"""What takes longer never comes."""
EVEN = '''\
def is_even(n):
    """Return True if the number is even.

    >>> is_even(4)
    True
    >>> is_even(3)
    False
    """
    ...
'''
ACTION = "Complete is_even against 2 tests"


def snippet(language):
    """What the page says to write into the client's configuration."""
    [said] = re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs" / "editors.md").read_text(), re.DOTALL)
    return said


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Something unfinished, where the server is on the PATH and clients know nothing but the page."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    monkeypatch.setenv("EGCFG_MODELS", str(own_files.models()))
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    project = tmp_path / "project"
    project.mkdir()
    (project / "pyproject.toml").write_text("")
    (project / "even.py").write_text(EVEN)
    return project / "even.py"


def works(text):
    scope = {}
    exec(text, scope)
    return scope["is_even"](10) is True and scope["is_even"](7) is False


def test_emacs_completes_by_a_code_action(file, tmp_path):
    init = tmp_path / "init.el"
    patient = ":trusted t :budget (:commandS 600) :set (:wallS 10 :cpuS 10)"
    init.write_text(snippet("elisp").replace(":trusted t", patient))
    drive = Path(__file__).with_name("drive-emacs.el")
    words = [fetched("fetch-emacs.sh"), "-Q", "--batch", "-l", init, "-l", drive, file, ACTION]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=HANGS_S, check=False)
    assert works(file.read_text()), ran.stderr


TERMINAL = """
local words, folder, configuration = ...
vim.cmd.enew()
_G.terminal = vim.fn.jobstart(words, { term = true, cwd = folder, env = { XDG_CONFIG_HOME = configuration } })
"""


def test_helix_completes_by_a_code_action(file, tmp_path, neovim):
    """In a terminal of Neovim's."""
    own = tmp_path / "home" / "helix" / "languages.toml"
    own.parent.mkdir(parents=True)
    patient = "trusted = true, budget = { commandS = 600 }, set = { wallS = 10, cpuS = 10 }"
    own.write_text(snippet("toml").replace("trusted = true", patient))
    with running(neovim, tmp_path / "neovim") as terminal:
        words = [str(fetched("fetch-helix.sh")), file.name]
        terminal.lua(TERMINAL, words, str(file.parent), str(own.parents[1]))
        completed_in_helix(terminal, file)
    del terminal
    collect()


def completed_in_helix(terminal, file):
    """What a person types: the menu again and again, until the server is there."""

    def keys(typed):
        terminal.lua("vim.api.nvim_chan_send(_G.terminal, ...)", typed)

    def shown(text):
        return text in terminal.text

    def asked():
        keys(" a")
        return terminal.soon(lambda: shown(ACTION))

    terminal.until(lambda: shown("def is_even"), "Helix")
    terminal.until(asked, "the action")
    keys("\r")
    terminal.until(lambda: shown("return") and not shown("..."), "the edit")
    keys(":w\r")
    terminal.until(lambda: works(file.read_text()), "saving")
