"""Runs the commands of ``docs/papers.md``, in its order, on three tasks."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp import cli
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings
from engine.bench.running.store import read_run
from engine.lm.base import LanguageModel
from engine.lm.scripted import Scripted
from tests.unit.cli.conftest import script
from tests.unit.papers import page_data
from tests.unit.papers.chat_server import chat_server
from tests.unit.papers.papers_page import rows, words

_TOKENS = {"$MODEL": "60t", "$CHAT": "300t"}
"""Of a task: enough for a program, and for some answers of roles."""
_FORMATS = {"few-shot": "scripted"}
"""The scripted model knows no other."""
_WORKFLOWS = ("QualityFlow", "CodeTree", "EG-CFG")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands are given."""
    page_data.write(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opens a scripted model that knows the functions, unless a server is named."""
    real = compose.open_model
    bodies = {
        name: {f"    {code.splitlines()[1].strip()}\n": 1.0} for name, code in page_data.SOLUTIONS.items()
    }

    async def open_model(settings: ModelSettings, **options: bool) -> LanguageModel:
        if settings.backend == "openai":
            return await real(settings, **options)
        return Scripted(script(bodies), tokens=["    ", "return "])

    monkeypatch.setattr(compose, "open_model", open_model)


def given(command: tuple[str, ...], chat: list[str]) -> list[str]:
    """The command for three tasks and a small budget."""
    full = [_FORMATS.get(word, word) for word in words(command, [], chat)]
    if command[0] != "bench":
        return full
    full += ["--quiet", "--limit", "3"]
    model = next((name for name in _TOKENS if name in command), None)
    return [*full, "--budget", _TOKENS[model]] if model else full


@pytest.mark.thorough
@pytest.mark.usefixtures("place", "model")
@pytest.mark.parametrize("paper", _WORKFLOWS)
def test_commands_run(capsys: pytest.CaptureFixture[str], paper: str) -> None:
    """With a scripted model, and on loopback with a chat model that is right when it repairs."""
    commands = dict.fromkeys(command for row in rows() if row.paper == paper for command in row.commands)
    with chat_server(page_data.SOLUTIONS) as url:
        chat = ["--set", "backend=openai", "--set", f"base-url={url}", "--model", "scripted"]
        for command in commands:
            code = cli.main(given(command, chat))
            told = capsys.readouterr()
            assert code == 0, f"egcfg {' '.join(command)}\n{told.err}"
            if command[0] == "report":
                assert "Accuracy" in told.out
            elif command[0] == "bench":
                _check_run(Path(command[command.index("--out") + 1]), command)


def _check_run(folder: Path, command: tuple[str, ...]) -> None:
    _, results = read_run(folder)
    assert 1 <= len(results) <= 3, command
    assert {result.status for result in results} == {"judged"}, [result.reason for result in results]
