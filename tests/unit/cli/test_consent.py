"""Interpreters that are found in a project are started only after somebody consented."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.cli.common import questions
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from egcfg_lsp.resources.interpreter import find
from engine.support import own_files

FUNCTION = '''\
def double(n):
    """
    >>> double(2)
    4
    """
    return 2 * n
'''


@pytest.fixture
def project(tmp_path):
    """A project whose interpreter leaves a file behind when it is started."""
    folder = tmp_path / "cloned"
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "pyvenv.cfg").touch()
    (folder / "pyproject.toml").touch()
    (folder / "shop.py").write_text(FUNCTION)
    python = folder / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\ntouch {folder}/started\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    return folder


@pytest.fixture
def cloned(project, monkeypatch):
    """The same, as the working folder."""
    monkeypatch.chdir(project)
    return project


COMMANDS = [
    ["run", "shop.py", "--test", "double(2) == 4"],
    ["run", "--trace", "shop.py::double"],
    ["complete", "shop.py::double", "--force"],
    ["bench", ".", "--strategy", "gold", "--out", "records"],
    ["train", "questions", "shop.py"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_commands_start_nothing_of_a_project_without_consent(cloned, command, capsys):
    assert main(command) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert ".venv/bin/python is not started without your consent" in told.err
    assert "--trust" in told.err
    assert "--python" in told.err
    assert not (cloned / "started").exists()


@pytest.mark.parametrize(
    "command",
    [
        ["run", "../other/shop.py"],
        ["run", "../other/shop.py", "--test", "../other/test_shop.py::test_double"],
        ["run", "--trace", "../other/shop.py::double", "--tests", "../other"],
        ["train", "questions", "../other/shop.py"],
    ],
    ids=" ".join,
)
def test_a_file_beside_the_working_folder_is_not_of_its_project(cloned, command, capsys):
    other = cloned.parent / "other"
    other.mkdir()
    (other / "shop.py").write_text(FUNCTION)
    (other / "test_shop.py").write_text(
        "from shop import double\n\n\ndef test_double():\n    assert double(1) == 2\n"
    )
    assert main(command) == 0
    assert "left out" not in capsys.readouterr().err
    assert not (cloned / "started").exists()


@pytest.mark.usefixtures("torch_answered")
def test_the_doctor_examines_its_own_python_then(cloned, capsys):
    main(["doctor"])
    told = capsys.readouterr().out
    assert "is not started without your consent" in told
    assert f"({sys.executable})" in told
    assert not (cloned / "started").exists()


def test_consent_is_kept_for_the_folder_and_a_named_interpreter_needs_none(cloned, consent_file):
    command = ["run", "shop.py", "--test", "double(2) == 4"]

    def starts(*more):
        assert main([*command, *more]) == 0
        (cloned / "started").unlink()

    starts("--python", ".venv")
    assert not consent_file.exists()
    starts("--trust")
    assert json.loads(consent_file.read_text())["folders"] == [str(cloned.resolve())]
    assert consent_file.stat().st_mode & 0o777 == 0o600
    starts()


def test_a_folder_below_may_come_from_elsewhere(tmp_path):
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "a")
    interpreter.give_consent(tmp_path / "link")
    assert interpreter.has_consent(tmp_path / "a")
    assert not interpreter.has_consent(tmp_path / "a" / "b")
    assert not interpreter.has_consent(tmp_path)
    assert not interpreter.has_consent(tmp_path / "ab")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"version": 2, "folders": ["/"]}', '{"version": 1, "folders": [1, null]}', "[" * 9999],
)
def test_a_file_that_cannot_be_read_consents_to_nothing(tmp_path, consent_file, text):
    consent_file.write_text(text)
    assert not interpreter.has_consent(tmp_path)
    interpreter.give_consent(tmp_path)
    assert interpreter.has_consent(tmp_path)


def test_a_consent_that_cannot_be_kept(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setattr(own_files, "trusted_interpreters", lambda: tmp_path / "file" / "trusted.json")
    with pytest.raises(UsageError, match=r"cannot be written.*--python"):
        interpreter.give_consent(tmp_path)


@pytest.mark.parametrize(
    ("answer", "agreed"), [(b"y\n", True), (b"YES\n", True), (b"\n", False), (b"n\n", False)]
)
def test_on_a_terminal_the_person_is_asked_once(cloned, answer, agreed, terminal):
    with terminal(answer) as near:
        if agreed:
            assert questions.consented("", False, cloned).endswith("/.venv/bin/python")
        else:
            with pytest.raises(questions.NoConsent):
                questions.consented("", False, cloned)
        text = ""
        while "[y/N]" not in text:
            text += os.read(near, 4096).decode()
    assert interpreter.has_consent(cloned) is agreed
    assert str(cloned) in text


@pytest.mark.parametrize("path", ["", ":/nowhere", "library", "{here}:library"])
@pytest.mark.parametrize("start", ["module", "program"])
def test_the_working_folder_is_not_imported_from(tmp_path, path, start):
    """Modules of a project do not stand in for those that a command needs."""
    for folder in (tmp_path, tmp_path / "library"):
        folder.mkdir(exist_ok=True)
        for name in "argparse asyncio json lsprotocol pygls torch textwrap dataclasses".split():
            (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w')\n")
    script = "from egcfg_lsp.__main__ import run; import sys; sys.argv = ['egcfg', '--help']; run()"
    command = ["-m", "egcfg_lsp", "--help"] if start == "module" else ["-c", script]
    environment = {**os.environ, "PYTHONPATH": path.format(here=tmp_path)}
    done = subprocess.run(
        [sys.executable, *command], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert "usage: egcfg" in done.stdout, done.stderr
    assert not (tmp_path / "imported").exists()


def test_no_project_keeps_the_consent(monkeypatch, tmp_path):
    monkeypatch.undo()
    with pytest.MonkeyPatch.context() as here:
        here.setenv("XDG_STATE_HOME", "state")
        assert own_files.trusted_interpreters() == Path.home() / ".local/state/egcfg/trusted.json"


def test_a_folder_called_like_an_interpreter_is_none(cloned, monkeypatch):
    (cloned / ".venv").rename(cloned / "python3")
    monkeypatch.setenv("PATH", f".{os.pathsep}{os.environ['PATH']}")
    (cloned / "python").symlink_to("python3/bin/python")
    for name in ("python3", "python"):
        try:
            found = find(name, cloned, {})
        except UsageError:
            continue
        assert not found.python.startswith(str(cloned))
