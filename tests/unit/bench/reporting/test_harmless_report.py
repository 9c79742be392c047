"""Names and texts of a run from elsewhere command neither the terminal nor the browser that shows it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from egcfg_lsp.cli import main
from engine.bench.running.store import About, RunStore
from engine.bench.running.task_result import TaskResult
from engine.support.text import harmless

EVIL = "a\x1b]0;owned\x07\x1b[2Jb\x9b31m\u202ec[/bold][link=http://x]d[/link]\r\n\x00\x7f<script>\ud800"
AGENT = {"num_candidates": 3, "horizon": 8, "temperature": 0.7, "gamma": 1.0, "template": EVIL}
STEP = {"name": EVIL, "accepted": True, "solved": True, "checks": [[True, False]]}


@pytest.fixture
def folders(tmp_path):
    """Two runs on the same data that differ, with odd text wherever a run has text."""
    settings = {"model": {"name": EVIL}, "method": {"variant": EVIL}, "preset": EVIL}
    told = About(EVIL, EVIL, settings, {EVIL: EVIL}, EVIL, 3)
    made = []
    for name in ("first\x1b[2J\udcff[/x]", "second\x9b"):
        store = RunStore(tmp_path / name, told)
        with store.opened(resume=False):
            for number in range(3):
                store.append(
                    TaskResult(
                        f"{EVIL}/{number}",
                        solved=(name[0] == "f") == (number == 0),
                        reason=EVIL,
                        code=EVIL,
                        hidden=(EVIL,),
                        note=EVIL,
                        agent=AGENT,
                        trace=(EVIL,),
                        roles={EVIL: {"asked": 1, "asked_again": 0, "defaulted": 0, "tokens": 1}},
                        steps=(STEP,),
                    )
                )
        made.append(str(store.folder))
    return made


def test_a_terminal_gets_no_commands(folders, capsys):
    assert main(["report", *folders]) == 0
    said = capsys.readouterr()
    assert "[/bold]" in said.out
    for text in (said.out, said.err):
        assert text == harmless(text)
    assert main(["report", "--json", *folders]) == 0
    assert capsys.readouterr().out.isascii()


def test_a_browser_gets_no_commands(folders, tmp_path):
    assert main(["report", *folders, "--html", str(tmp_path / "page.html")]) == 0
    page = (tmp_path / "page.html").read_bytes().decode()
    assert page == harmless(page)
    assert "\r" not in page
    assert "<script" not in page


def test_warnings_about_files_give_no_commands(folders):
    with open(f"{folders[0]}/records-\x1b[2J.jsonl", "w") as file:
        file.write(json.dumps({EVIL: 1}) + "\n")
    asked = [sys.executable, "-m", "egcfg_lsp", "report", *folders]
    said = subprocess.run(asked, capture_output=True, check=True).stderr.decode()
    assert "is no record" in said
    assert said == harmless(said)
