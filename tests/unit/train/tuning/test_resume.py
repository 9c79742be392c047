"""Work that is killed in the middle goes on: a stage, the difficulty filter, a teacher's programs.

The process to be killed says where it is, and waits there for its end.
"""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.support.errors import SettingsError
from engine.train.data.collection import Collection
from engine.train.data.journal import Journal, beside, records
from engine.train.teaching.explanations import ExplanationTask
from engine.train.tuning import config, data, filtering
from engine.train.tuning.config import Config, Difficulty
from engine.train.tuning.difficulty import Trial
from engine.train.tuning.stage import TuningStage, last_checkpoint
from engine.train.whitebox import forms, items
from engine.train.whitebox.items import INPUT, OUTPUT, TrainingItem
from sandbox import SandboxPool
from tests.unit.train import tiny
from tests.unit.train.teaching.teachers import Saying, programmer
from tests.unit.train.tuning.test_tuning import THEIRS, written

ROOT = Path(__file__).parents[4]
WAIT = """
import sys, time
def wait():
    print("waiting", flush=True)
    time.sleep(3600)
"""
STAGE = """
from engine.train.tuning import config
from engine.train.tuning.listening import Listener
from engine.train.tuning.stage import TuningStage
def step(number, steps):
    if number == 6:
        wait()
TuningStage(config.load(sys.argv[1]), "sft", listen=Listener(step)).run()
"""
FILTER = """
from pathlib import Path
from engine.lm.scripted import Scripted
from engine.train.tuning import config, filtering
from engine.train.whitebox import items
async def load_model(*arguments, **options):
    return Scripted({})
filtering.load_model = load_model
chosen = config.load(sys.argv[1])
found = items.read(Path(chosen.out) / "data" / "white-box.jsonl")
filtering.filtered(chosen, "white-box", found, print, lambda share: share >= 0.5 and wait())
"""
SYNTH = """
import asyncio
from contextlib import asynccontextmanager
from egcfg_lsp.cli import main
from egcfg_lsp.cli.train import collecting
from tests.unit.train.teaching.teachers import Saying, programmer
class Patient(Saying):
    async def reply(self, question, *seed):
        if seed[-1] < 40:
            return programmer(question)
        print("waiting", flush=True)
        await asyncio.sleep(3600)
@asynccontextmanager
async def open_teacher(chosen):
    yield Patient(programmer)
collecting.open_teacher = open_teacher
sys.exit(main(sys.argv[1:]))
"""


def stopped(script: str, arguments: Sequence[str], number: int = signal.SIGKILL) -> tuple[int, str]:
    """Runs ``script`` until it waits, and sends it a signal; how it ended, and what it said."""
    with subprocess.Popen(
        [sys.executable, "-c", WAIT + script, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        said = ""
        while "waiting" not in said:
            line = process.stdout.readline()
            if not line:
                pytest.fail(f"it ended before it waited: {process.communicate()}")
            said += line
        process.send_signal(number)
        _, complaints = process.communicate()
    return process.returncode, complaints


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny model, and items for it."""
    place: Path = tmp_path_factory.mktemp("resume")
    for kind in ("output", "input"):
        data.write_items(place / f"{kind}.jsonl", kind, 12, seed=5)
    found = [item for kind in ("output", "input") for item in items.read(place / f"{kind}.jsonl")]
    for stage in ("sft", "white-box"):
        items.write(place / "out" / "data" / f"{stage}.jsonl", found)
    tiny.save(place / "model", [one.as_json() for one in found], length=2048)
    return place


def quick(folder: Path, out: Path, steps: int = 8) -> str:
    """A configuration of few steps with checkpoints at every fourth, in a folder of its own."""
    shutil.copytree(folder / "out" / "data", out / "data", dirs_exist_ok=True)
    text = Path(written(folder, steps=steps)).read_text()
    text = text.replace(f'"{folder / "out"}"', f'"{out}"')
    text = text.replace("save_steps = 8", "save_steps = 4").replace("logging_steps = 4", "logging_steps = 1")
    path = out / "quick.toml"
    path.write_text(text)
    return str(path)


def losses(out: Path) -> dict[int, float]:
    lines = [json.loads(line) for line in (out / "sft" / "log.jsonl").read_text().splitlines()]
    found = [(record["step"], record["loss"]) for record in lines if "loss" in record]
    assert len(found) == len(dict(found))
    return dict(found)


@pytest.mark.thorough
@THEIRS
def test_a_stage_that_is_killed_ends_as_if_it_had_not_been(folder: Path, tmp_path: Path) -> None:
    TuningStage(config.load(quick(folder, tmp_path / "whole")), "sft").run()
    path = quick(folder, tmp_path / "killed")
    code, _ = stopped(STAGE, [path])
    assert code == -signal.SIGKILL
    chosen = config.load(path)
    stage = TuningStage(chosen, "sft", resume=True)
    assert not stage.finished
    assert max(losses(tmp_path / "killed")) == 5
    torn = stage.folder / "checkpoint-6"
    torn.mkdir()
    (torn / "trainer_state.json").write_text('{"global_step"')
    with (stage.folder / "log.jsonl").open("a") as log:
        log.write('{"step": 6, "lo')
    said: list[str] = []
    replace(stage, tell=said.append).run()
    assert f"sft goes on from {stage.folder / 'checkpoint-4'}" in said
    whole, resumed = losses(tmp_path / "whole"), losses(tmp_path / "killed")
    assert list(resumed) == list(range(1, 9))
    assert resumed == pytest.approx(whole, abs=1e-3)
    state = json.loads((stage.folder / "checkpoint-8" / "trainer_state.json").read_text())
    assert state["global_step"] == state["max_steps"] == 8


@pytest.mark.thorough
@THEIRS
def test_a_stage_without_a_checkpoint_begins_anew(folder: Path, tmp_path: Path) -> None:
    chosen = config.load(quick(folder, tmp_path, steps=1))
    said: list[str] = []
    (tmp_path / "sft").mkdir()
    (tmp_path / "sft" / "log.jsonl").write_text('{"step": 1, "loss": 9.0}\n')
    assert last_checkpoint(tmp_path / "sft") is None
    TuningStage(chosen, "sft", resume=True, tell=said.append).run()
    assert "sft has no checkpoint yet" in said
    assert losses(tmp_path)[1] != 9.0


def with_filter(folder: Path, out: Path) -> str:
    path = Path(quick(folder, out))
    path.write_text(path.read_text() + "\n[difficulty]\ntries = 2\nat_most = 1\nmax_tokens = 8\n")
    return str(path)


class Counting:
    """Stands in for ``Trial.solved``: the n-th item is solved n modulo 3 times."""

    def __init__(self, everything: Sequence[TrainingItem]) -> None:
        self.numbers = {item.as_json(): number for number, item in enumerate(everything)}
        self.asked: list[int] = []

    async def solved(self, trial: Trial, item: TrainingItem, seed: int) -> int:
        number = self.numbers[item.as_json()]
        self.asked.append(number)
        return number % 3


def filtered(
    chosen: Config, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> tuple[list[TrainingItem], list[int]]:
    """What the filter keeps, and which items were asked, with a model that never writes."""
    from engine.lm.scripted import Scripted

    async def load_model(*arguments: Any, **options: Any) -> Scripted:
        return Scripted({})

    everything = items.read(data.path_of(chosen, "white-box"))
    counting = Counting(everything)
    monkeypatch.setattr(filtering, "load_model", load_model)
    monkeypatch.setattr(Trial, "solved", lambda self, item, seed: counting.solved(self, item, seed))
    kept = filtering.filtered(chosen, "white-box", everything, said.append, lambda share: None)
    return kept, counting.asked


@pytest.mark.thorough
def test_the_difficulty_filter_asks_only_what_is_left(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = with_filter(folder, tmp_path)
    assert stopped(FILTER, [path])[0] == -signal.SIGKILL
    chosen = config.load(path)
    journal = data.path_of(chosen, "white-box").with_name("white-box.difficulty.journal")
    known = {record["number"] for record in records(journal)}
    assert 12 <= len(known) < 24
    with journal.open("a") as file:
        file.write('{"number": 23, "sol')
    said: list[str] = []
    kept, asked = filtered(chosen, monkeypatch, said)
    assert sorted(asked) == sorted(set(range(24)) - known)
    assert said[0] == f"Trying {len(asked)} of 24 items of white-box, 2 times each"
    everything = items.read(data.path_of(chosen, "white-box"))
    assert kept == [one for n, one in enumerate(everything) if n in known or n % 3 <= 1]
    assert items.read(tmp_path / "data" / "white-box.kept.jsonl") == kept


def test_the_filter_is_a_part_of_the_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = "def f():\n    return {}\n"
    few = [TrainingItem(OUTPUT, "k", program.format(n), "f", "f()", str(n)) for n in range(24)]
    items.write(tmp_path / "data" / "white-box.jsonl", few)
    chosen = Config("m", str(tmp_path), form="plain", template="scripted", difficulty=Difficulty(2, 1))
    said: list[str] = []
    kept, asked = filtered(chosen, monkeypatch, said)
    assert (len(kept), len(asked)) == (16, 24)
    assert said[-1] == "The difficulty filter keeps 16 of 24 items (0: 8, 1: 8, 2: 8)"
    stage = TuningStage(chosen, "white-box", tell=said.append)
    assert stage._items() == kept
    alone = replace(chosen, difficulty=replace(chosen.difficulty, stages=("sft",)))
    assert len(replace(stage, config=alone)._items()) == 24
    assert len(replace(stage, config=replace(chosen, difficulty=Difficulty()))._items()) == 24
    harder = replace(chosen, difficulty=replace(chosen.difficulty, at_most=0))
    assert [len(found) for found in filtered(harder, monkeypatch, said)] == [8, 0]
    longer = replace(chosen, difficulty=replace(chosen.difficulty, tries=4))
    with pytest.raises(SettingsError, match=r"begun with difficulty\.tries = 2, not 4; remove it"):
        filtered(longer, monkeypatch, said)
    nothing = replace(chosen, difficulty=replace(chosen.difficulty, at_most=2, at_least=3))
    with pytest.raises(SettingsError, match="keeps no item"):
        filtered(nothing, monkeypatch, said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[difficulty]\nat_most = 2", "tries above 0"),
        ("[difficulty]\ntries = 2", "at_most <= tries"),
        ('[difficulty]\ntries = 9\nstages = ["dpo"]', "difficulty.stages has 'dpo'"),
        ("[data]\nlevels = [4]", "data.levels"),
        ("[data]\nconstrained = 2", "data.constrained"),
    ],
)
def test_what_is_wrong_with_a_filter_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'model = "m"\nout = "o"\n{text}\n')
    with pytest.raises(SettingsError, match=said):
        config.load(str(path))


def command(out: Path, count: int = 30) -> list[str]:
    chosen = ["--model", "t", "--levels", "1", "--parallel", "4", "--quiet"]
    return ["train", "synth", "--kind", "output", "--count", str(count), "--out", str(out), *chosen]


@pytest.mark.thorough
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_programs_of_a_teacher_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    from egcfg_lsp.cli import main

    code, complaints = stopped(SYNTH, command(tmp_path / "items.jsonl"), number)
    assert code == (130 if number is signal.SIGINT else -signal.SIGKILL)
    assert (number is signal.SIGINT) == ("the same command goes on from there" in complaints)
    known = {record["number"] for record in records(beside(tmp_path / "items.jsonl"))}
    assert len(known) > 30
    asked: list[int] = []

    def use(teacher: Saying) -> None:
        from contextlib import asynccontextmanager

        from egcfg_lsp.cli.train import collecting

        @asynccontextmanager
        async def open_teacher(chosen: Any) -> Any:
            yield teacher

        monkeypatch.setattr(collecting, "open_teacher", open_teacher)

    class Listening(Saying):
        async def reply(self, question: str, *seed: int) -> str | None:
            asked.append(seed[-1])
            return programmer(question)

    use(Listening(programmer))
    assert main(command(tmp_path / "items.jsonl")) == 0
    assert not known & set(asked)
    use(Saying(programmer))
    assert main(command(tmp_path / "whole.jsonl")) == 0
    assert (tmp_path / "items.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()


@pytest.mark.thorough
@THEIRS
async def test_the_warm_up_learns_what_a_teacher_explained(folder: Path, tmp_path: Path) -> None:
    from transformers import AutoTokenizer

    everything = items.read(folder / "out" / "data" / "sft.jsonl")
    answers = {item.program: item for item in everything}

    def explain(question: str) -> str:
        lines = [line.partition("  ")[2] for line in question.splitlines()]
        item = next(one for text, one in answers.items() if text.splitlines()[-1] in lines)
        answer = item.call if item.kind == INPUT and "Find arguments" in question else item.output
        return f"<reasoning>\nI follow it.\n</reasoning>\n<answer>\n{answer}\n</answer>"

    async with SandboxPool(parallel=1) as pool:
        task = ExplanationTask(Saying(explain), pool, everything, forms.load("chat"))
        collection = Collection(task.attempt, Journal(None, {}))
        taught = [item async for item in collection.items(24, 24)]
    assert len(taught) > 6
    items.write(tmp_path / "data" / "sft.jsonl", taught)
    shutil.copytree(folder / "model", tmp_path / "model")
    tokenizer = AutoTokenizer.from_pretrained(tmp_path / "model")
    tokenizer.chat_template = "{% for turn in messages %}{{ turn['content'] }}\n{% endfor %}"
    tokenizer.save_pretrained(tmp_path / "model")
    chosen = config.load(quick(folder, tmp_path / "other", steps=2))
    chosen = replace(chosen, model=str(tmp_path / "model"), out=str(tmp_path), form="chat")
    stage = TuningStage(chosen, "sft")
    stage.run()
    assert stage.finished
    assert len(losses(tmp_path)) == 2


@pytest.mark.thorough
@THEIRS
def test_a_stage_filters_its_items_first(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from egcfg_lsp.cli import main

    path = Path(quick(folder, tmp_path, steps=1))
    path.write_text(path.read_text() + "\n[difficulty]\ntries = 1\nat_most = 0\nmax_tokens = 4\n")
    assert main(["train", "sft", "--config", str(path), "--quiet"]) == 0
    said = capsys.readouterr().err
    assert "Trying 24 of 24 items of sft, 1 times each" in said
    assert "keeps 24 of 24 items (0: 24)" in said
    assert (tmp_path / "data" / "sft.kept.jsonl").is_file()
    (tmp_path / "data" / "sft.kept.jsonl").unlink()
    assert main(["train", "sft", "--config", str(path), "--quiet", "--no-filter", "--resume"]) == 0
    assert "sft has no checkpoint yet" not in capsys.readouterr().err
    assert not (tmp_path / "data" / "sft.kept.jsonl").exists()
