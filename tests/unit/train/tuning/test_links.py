"""What is written into a folder from elsewhere goes there, and not where a link in it leads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from egcfg_lsp.cli import main
from engine.train.data import corpus, tokenization
from engine.train.evaluation import report
from engine.train.pretraining import curves, export
from engine.train.pretraining.pretrain import train
from engine.train.pretraining.training_plan import ModelShape, TrainingPlan
from engine.train.tuning.listening import Listener, callback
from engine.train.whitebox import items
from engine.types import SettingsError

SHAPE = ModelShape(vocabulary=64, width=32, layers=1, heads=2, inner=32)
PLAN = TrainingPlan(minutes=5, mixture={"copy": 1.0}, batch_tokens=64, warm_up=1, steps=1)
OLD = ("items.jsonl.partial", "shard.partial", "trainer-0.partial")
"""Names that were used on the way once."""


def _shard(folder: Path) -> None:
    corpus.write(folder / "shard.npz", [corpus.Encoded(np.arange(20, dtype=np.uint16), 10)])


def _tokenizer(folder: Path) -> None:
    tokenization.save(tokenization.train(["def f(x):\n    return x\n"], 64), folder, length=64)


def _pretrained(folder: Path) -> None:
    shards = folder.parent / f"shards of {folder.name}"
    corpus.write(shards / "copy-0.npz", [corpus.Encoded(np.arange(20, dtype=np.uint16), 10)] * 4)
    train(SHAPE.model(), PLAN, shards, folder)


def _exported(folder: Path) -> None:
    checkpoint, tokenizer = folder.parent / f"model {folder.name}", folder.parent / f"words {folder.name}"
    SHAPE.model().save_pretrained(checkpoint)
    _tokenizer(tokenizer)
    export.export(checkpoint, tokenizer, folder)


def _logged(folder: Path) -> None:
    (folder / "log.jsonl").write_text('{"step": 1, "loss": 2.0}\n{"step": 2, "loss": 1.0}\n')
    curves.write(folder / "log.jsonl", folder / "curves.svg", "a run")


WRITERS: dict[str, Callable[[Path], None]] = {
    "report": lambda folder: report.write(folder / "report", {"a": 1}, "a table"),
    "items": lambda folder: items.write(folder / "items.jsonl", []),
    "shard": _shard,
    "curves": _logged,
    "tokenizer": _tokenizer,
    "pretrained": _pretrained,
    "exported": _exported,
}


@pytest.mark.parametrize("name", WRITERS)
def test_a_link_in_the_folder_is_replaced(tmp_path: Path, name: str) -> None:
    clean, mine = tmp_path / "clean", tmp_path / "mine"
    clean.mkdir()
    WRITERS[name](clean)
    written = {path.name for path in clean.iterdir()} - {"log.jsonl"}
    folder = tmp_path / "folder"
    folder.mkdir()
    for each in (*written, *OLD):
        mine.write_text("mine")
        (folder / each).symlink_to(mine)
    WRITERS[name](folder)
    assert mine.read_text() == "mine"
    assert written
    assert not [each for each in written if (folder / each).is_symlink()]
    left = {path.name for path in folder.iterdir()} - {*OLD, "log.jsonl"}
    assert left == written


def test_others_may_read_what_is_written_as_before(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    items.write(tmp_path / "items.jsonl", [])
    assert (tmp_path / "items.jsonl").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_log_is_not_continued_through_a_link(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "log.jsonl").symlink_to(mine)
    reporting = callback(Listener(), folder / "log.jsonl", dict)
    state = SimpleNamespace(global_step=1)
    with pytest.raises(SettingsError, match=r"log.jsonl cannot be written: it is a link, .*; remove it"):
        reporting.on_log(None, state, None, {"loss": 1.0})
    with pytest.raises(SettingsError, match=r"log.jsonl cannot be written: it is a link"):
        _pretrained(folder)
    assert mine.read_text() == "mine"


def test_a_log_is_continued(tmp_path: Path) -> None:
    reporting = callback(Listener(), tmp_path / "run" / "log.jsonl", dict)
    for step in (1, 2):
        reporting.on_log(None, SimpleNamespace(global_step=step), None, {"loss": 1.0})
    assert len((tmp_path / "run" / "log.jsonl").read_text().splitlines()) == 2


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "items.jsonl").mkdir()
    with pytest.raises(OSError, match="items"):
        items.write(tmp_path / "items.jsonl", [])
    assert [path.name for path in tmp_path.iterdir()] == ["items.jsonl"]


def test_a_link_that_the_person_named_is_followed(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text('{"step": 1, "loss": 2.0}\n{"step": 2, "loss": 1.0}\n')
    (tmp_path / "link.svg").symlink_to(tmp_path / "mine.svg")
    assert main(["train", "plot", str(tmp_path / "log.jsonl"), str(tmp_path / "link.svg")]) == 0
    assert (tmp_path / "mine.svg").read_text().startswith("<svg")
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "mine.jsonl")
    assert (
        main(["train", "synth", "--kind", "code", "--count", "1", "--out", str(tmp_path / "link.jsonl")]) == 0
    )
    assert (tmp_path / "link.jsonl").is_symlink()
    assert (tmp_path / "mine.jsonl").read_text().count("\n") == 1
