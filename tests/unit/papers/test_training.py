"""Runs ExecVerify's commands of ``docs/papers.md``, in its order, with a tiny model and few items."""

from __future__ import annotations

import gzip
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from egcfg_lsp import cli
from engine.train.data import tokenization
from engine.train.pretraining.training_plan import ModelShape
from engine.train.tuning import config
from engine.train.tuning.config import Config, Difficulty
from tests.unit.papers import page_data
from tests.unit.papers.papers_page import rows, words
from tests.unit.papers.test_commands import given

FEWER = {
    ("train", "synth"): ["--count", "6"],
    ("train", "difficulty"): ["--tries", "3", "--most", "8", "--quiet"],
    ("train", "contamination"): ["--draws", "5"],
    ("train", "stages"): ["--quiet"],
    ("eval", "reasoning"): ["--limit", "3", "--programs", "3", "--most", "16", "--quiet"],
}
"""Options for less work than the page asks for."""
_SHARED = {"bf16": False, "use_cpu": True, "save_strategy": "no", "logging_steps": 1, "max_steps": 1}
TRAINERS = {
    "sft": {
        **_SHARED,
        "per_device_train_batch_size": 2,
        "max_length": 512,
        "activation_checkpointing": False,
    },
    "white-box": {
        **_SHARED,
        "num_generations": 2,
        "per_device_train_batch_size": 2,
        "max_completion_length": 8,
        "activation_checkpointing": False,
    },
    "codegen": {
        **_SHARED,
        "num_generations": 2,
        "per_device_train_batch_size": 2,
        "max_completion_length": 8,
        "activation_checkpointing": False,
    },
}
SHAPE = ModelShape(vocabulary=512, width=32, layers=2, heads=2, inner=64)
THEIRS = pytest.mark.filterwarnings(
    "ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning"
)


def small(whole: Config, model: Path) -> Config:
    """What a configuration asks for, of a tiny model, a few items and one update."""
    data = replace(whole.data, sft=6, white_box=4, codegen=4)
    return replace(
        whole,
        model=str(model),
        form="plain",
        template="native",
        dtype="float32",
        threads=1,
        data=data,
        difficulty=Difficulty(),
        trainers=TRAINERS,
    )


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands are given, with a model that was never trained."""
    page_data.write(tmp_path)
    (tmp_path / "data").mkdir()
    for path in tmp_path.glob("*eval.jsonl"):
        (tmp_path / "data" / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes()))
    shutil.copy(tmp_path / "cruxeval.jsonl", tmp_path / "foreign.jsonl")
    texts = [path.read_text() for path in tmp_path.glob("*.jsonl")]
    tokenization.save(tokenization.train(texts, 512), tmp_path / "tiny", length=2048)
    SHAPE.model().save_pretrained(tmp_path / "tiny")
    load = config.load
    monkeypatch.setattr(config, "load", lambda name: small(load(name), tmp_path / "tiny"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.thorough
@THEIRS
def test_commands_run(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = dict.fromkeys(
        command for row in rows() if row.paper == "ExecVerify" for command in row.commands
    )
    for command in commands:
        full = given(command, []) if command[0] == "bench" else words(command, [], [])
        assert cli.main(full + FEWER.get((command[0], command[1]), [])) == 0, (
            command,
            capsys.readouterr().err,
        )
        told = capsys.readouterr().out
        if ">" in command:
            Path(command[-1]).parent.mkdir(exist_ok=True, parents=True)
            Path(command[-1]).write_text(told)
        if command[:2] == ("train", "stages"):
            whole = config.load(command[-1])
            assert list(Path(whole.out).glob("*/model/config.json")), command
