"""What every command has in common."""

import json
import re
import subprocess
import sys

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from egcfg_lsp.resources.machine_report import as_text
from engine.support.errors import ModelError
from sandbox import Probe, Report
from tests.scripted import Scripted


@pytest.mark.parametrize("command", [[], ["complete"], ["run"], ["bench"], ["report"], ["doctor"], ["serve"]])
def test_help_fits_a_screen(capsys, command):
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    text = capsys.readouterr().out
    assert end.value.code == 0
    assert text.startswith("usage: egcfg")
    assert text.count("\n") < 80
    assert "examples:" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "usage: egcfg"),
        ("nonsense", "usage: egcfg"),
        ("run", "usage: egcfg"),
        ("complete a.py --set agents", "usage: egcfg"),
        ("run --trace a.py::double --json", "--trace"),
        ("trace a.py::double", "egcfg trace is gone: use egcfg run --trace FILE::NAME"),
        ("serve --tcp here", "HOST:PORT"),
        ("serve --tcp localhost:", "HOST:PORT"),
        ("serve --tcp :80", "HOST:PORT"),
        ("serve --tcp localhost:99999", "HOST:PORT"),
        ("serve --tcp localhost:x", "HOST:PORT"),
    ],
)
def test_wrong_usage_is_2(capsys, arguments, said):
    try:
        code = main(arguments.split())
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert said in capsys.readouterr().err


def test_as_a_module():
    done = subprocess.run([sys.executable, "-m", "egcfg_lsp", "--version"], capture_output=True, text=True)
    assert done.stdout.startswith("egcfg 0.")


@pytest.fixture
def no_model(monkeypatch):
    async def missing(settings, **options):
        raise ModelError("There is no model at nowhere.")

    monkeypatch.setattr(compose, "open_model", missing)


def test_doctor(capsys, no_model):
    assert main(["doctor", "--json", "--model", "own/model", "--python", sys.executable]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["model"]["error"] == "There is no model at nowhere."
    assert found["sandbox"]["refused"] is None
    assert all(probe["ok"] for probe in found["sandbox"]["probes"])
    text = as_text(found)
    assert "BAD: There is no model at nowhere." in text
    assert "held by Landlock (version" in text
    assert "held by seccomp (Linux" in text
    assert "the kernel is shared" in text
    assert text.count("\n") < 30


def test_doctor_measures_the_model(capsys, monkeypatch, torch_answered):
    async def scripted(settings, **options):
        return Scripted(lambda text: {"x": 1.0, "y": 0.5})

    monkeypatch.setattr(compose, "open_model", scripted)
    main(["doctor", "--json", "--model", "own/model", "--python", sys.executable])
    found = json.loads(capsys.readouterr().out)
    assert found["model"]["error"] is None
    rates = ("read_per_s", "written_1_per_s", "written_12_per_s", "written_48_per_s")
    assert all(found["model"]["speed"][rate] > 0 for rate in rates)
    assert found["memory"]["machine_gb"] > 0.1
    text = as_text(found)
    for line in ("model ", "speed ", "backend ", "device ", "memory "):
        assert f"\n{line}" in text
    assert re.search(r"tokens/s written, \S+ read, one context; written \S+ by 12, \S+ by 48 together", text)


def test_doctor_where_nothing_can_be_executed(capsys, no_model, monkeypatch, torch_answered):
    async def refused(python):
        return Report((Probe("write outside", False, "Landlock", "wrote", "use Linux"),), (), "No Landlock.")

    monkeypatch.setattr(compose, "examine_sandbox", refused)
    assert main(["doctor", "--python", sys.executable]) == 3
    out = capsys.readouterr().out
    assert "BAD: No Landlock." in out
    assert "BAD: wrote. use Linux" in out


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_a_server_that_nobody_can_reach(capfd, monkeypatch, closed):
    monkeypatch.setattr(sys, closed, None)
    monkeypatch.setattr("egcfg_lsp.server.logs.configure", lambda level: None)
    assert main(["serve"]) == 2
    assert capfd.readouterr().err.startswith("egcfg: The server speaks over stdin and stdout")
