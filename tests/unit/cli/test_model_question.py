"""Nothing is downloaded unless a person who can be asked says so."""

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from egcfg_lsp.cli.common.questions import agreed, offer
from egcfg_lsp.settings import ModelSettings
from engine.models import catalog, download
from engine.models.catalog import entries

END_OF_INPUT = b"\x04"


@pytest.mark.parametrize(
    ("answer", "yes"),
    [(b"\n", True), (b"Y\n", True), (b"n\n", False), (b"maybe\n", False), (END_OF_INPUT, False)],
)
def test_what_is_typed_counts(answer, yes, terminal):
    with terminal(answer):
        assert agreed(entries()[0]) is yes


def test_where_nobody_can_be_asked_the_option_is_named(capsys):
    assert not agreed(entries()[0])
    assert "--yes" in capsys.readouterr().err


def test_what_is_downloaded_on_the_way_is_made_as_fast_as_what_is_installed(monkeypatch, terminal):
    there, compared = [], []

    def install(entry, source=None, *, tell, progress):
        there.append(catalog.place_of(entry))
        return there[0]

    monkeypatch.setattr(download, "install", install)
    monkeypatch.setattr(catalog, "installed", lambda entry: there[0] if there else None)
    monkeypatch.setattr(catalog, "has_gpu", lambda: False)
    monkeypatch.setattr(catalog, "make_copy", lambda place, *rest: compared.append(place))
    with terminal(b"y\n"):
        offer(ModelSettings(entries()[0].name))
    assert compared == there == [catalog.place_of(entries()[0])]


SOURCE = 'def double(n):\n    """\n    >>> double(2)\n    4\n    """\n    ...\n'


def test_ctrl_c_at_the_question_ends_the_command(tmp_path):
    """Nothing is downloaded: the sources would be named."""
    (tmp_path / "a.py").write_text(SOURCE)
    nowhere = {"HF_ENDPOINT": "http://127.0.0.1:9", "PIP_INDEX_URL": "http://127.0.0.1:9"}
    command = [sys.executable, "-m", "egcfg_lsp", "complete", str(tmp_path / "a.py")]
    near, far = pty.openpty()
    process = subprocess.Popen(
        [*command, "--python", sys.executable],
        stdin=far,
        stdout=subprocess.DEVNULL,
        stderr=far,
        env={**os.environ, **nowhere, "EGCFG_MODELS": str(tmp_path)},
    )
    os.close(far)
    shown = b""
    while b"[Y/n]" not in shown:
        shown += os.read(near, 4096)
    process.send_signal(signal.SIGINT)
    with suppress(OSError):  # the terminal's other end is closed
        while more := os.read(near, 4096):
            shown += more
    os.close(near)
    assert process.wait() == 130
    assert b"Fetching" not in shown
