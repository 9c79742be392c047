"""Tuning on trl, with a tiny model made here: the loss falls, rewards are verified, runs go on."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.task import Task
from engine.prompts import load as load_template
from engine.support.errors import ModelError, SettingsError, TemplateError
from engine.train.tuning import config, data
from engine.train.tuning.stage import TuningStage
from engine.train.tuning.verifier import Verifier
from engine.train.whitebox import forms, items
from engine.train.whitebox.prompts import Asker
from sandbox import TestCase
from tests.thorough import thorough
from tests.unit.train import tiny

HERE = """\
model = "{model}"
out = "{out}"
form = "plain"
template = "scripted"
dtype = "float32"
threads = 1

[data]
sft = 24
white_box = 8

[trainers.sft]
learning_rate = 1e-2
max_steps = {steps}
per_device_train_batch_size = 4
max_length = 512
lr_scheduler_type = "constant"
bf16 = false
activation_checkpointing = false
use_cpu = true
save_steps = 8
logging_steps = 4

[trainers.white-box]
max_steps = 2
num_generations = 2
per_device_train_batch_size = 4
max_completion_length = 16
bf16 = false
activation_checkpointing = false
use_cpu = true
save_steps = 2
logging_steps = 1

[trainers.codegen]
max_steps = 1
num_generations = 4
per_device_train_batch_size = 16
max_completion_length = 48
temperature = 0.7
bf16 = false
activation_checkpointing = false
use_cpu = true
save_strategy = "no"
logging_steps = 1
"""
THEIRS = pytest.mark.filterwarnings(
    "ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model, and the items of the first stages."""
    place: Path = tmp_path_factory.mktemp("tuning")
    for stage, kinds in {"sft": ("output", "input"), "white-box": ("output", "input")}.items():
        for kind in kinds:
            path = place / f"{stage}-{kind}.jsonl"
            data.write_items(path, kind, 12 if stage == "sft" else 4, seed=len(stage))
        found = [item for kind in kinds for item in items.read(place / f"{stage}-{kind}.jsonl")]
        items.write(place / "out" / "data" / f"{stage}.jsonl", found)
    texts = [line for path in place.rglob("*.jsonl") for line in path.read_text().splitlines()]
    tiny.save(place / "model", texts, length=1024)
    return place


def written(folder: Path, steps: int = 16, **changes: str) -> str:
    path = folder / "tiny.toml"
    text = HERE.format(model=folder / "model", out=folder / "out", steps=steps)
    for old, new in changes.items():
        text = text.replace(f"{old} = ", f"{new} = ")
    path.write_text(text)
    return str(path)


def log(folder: Path, stage: str) -> list[dict[str, Any]]:
    lines = (folder / "out" / stage / "log.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.thorough
@THEIRS
def test_the_loss_falls_and_the_stage_goes_on_where_it_was(folder: Path) -> None:
    TuningStage(config.load(written(folder)), "sft").run()
    losses = [record["loss"] for record in log(folder, "sft") if "loss" in record]
    assert len(losses) == 4
    assert losses[-1] < losses[0] - 0.3
    TuningStage(config.load(written(folder, steps=20)), "sft", resume=True).run()
    steps = [record["step"] for record in log(folder, "sft") if "loss" in record]
    assert steps == [4, 8, 12, 16, 20]


@pytest.mark.thorough
@THEIRS
def test_white_box_begins_with_what_the_warm_up_made(folder: Path) -> None:
    said: list[str] = []
    stage = TuningStage(config.load(written(folder)), "white-box", tell=said.append)
    if not TuningStage(stage.config, "sft").finished:
        TuningStage(stage.config, "sft").run()
    out = stage.run()
    assert any(str(folder / "out" / "sft" / "model") in text for text in said)
    assert stage.finished
    assert (out / "tokenizer.json").is_file()
    records = [record for record in log(folder, "white-box") if "reward" in record]
    assert len(records) == 2
    for record in records:
        assert 0 <= record["reward"] <= 2
        assert 0 <= record["io"] <= 1


def test_as_functions_to_complete_items_ask_one_thing_each(folder: Path) -> None:
    whole = config.load(written(folder))
    together = data.of_stage(whole, "white-box", print)
    apart = data.of_stage(replace(whole, form="completion"), "white-box", print)
    assert len(apart) > len(together)
    assert all(len(item.questions) == (item.kind == "question") for item in apart)
    flow = replace(whole, form="completion", reward=config.Reward(scored="flow"))
    kinds = {item.questions[0].kind for item in data.of_stage(flow, "white-box", print) if item.questions}
    assert kinds == {"flow"}


@pytest.mark.thorough
@THEIRS
def test_single_questions_are_rewarded(folder: Path, tmp_path: Path) -> None:
    chosen = replace(config.load(written(folder)), form="completion", out=str(tmp_path))
    shutil.copytree(folder / "out" / "data", tmp_path / "data")
    TuningStage(chosen, "white-box").run()
    lines = (tmp_path / "white-box" / "log.jsonl").read_text().splitlines()
    records = [record for line in lines if "reward" in (record := json.loads(line))]
    assert len(records) == 2
    assert all(0 <= record["reward"] <= 2 for record in records)


@pytest.mark.thorough
@THEIRS
def test_few_weights_can_be_trained_and_end_in_the_model(folder: Path, tmp_path: Path) -> None:
    from safetensors.torch import load_file

    chosen = config.load(written(folder, steps=2))
    chosen = replace(chosen, out=str(tmp_path), lora={"r": 2, "target_modules": "all-linear"})
    shutil.copytree(folder / "out" / "data", tmp_path / "data")
    out = TuningStage(chosen, "sft").run()
    before, after = (load_file(place / "model.safetensors") for place in (folder / "model", out))
    assert before.keys() == after.keys()
    changed = {name for name in before if not before[name].equal(after[name])}
    assert any("q_proj" in name for name in changed)
    assert not any("embed" in name or "norm" in name for name in changed)
    with pytest.raises(SettingsError, match="lora"):
        TuningStage(replace(chosen, lora={"rank": 2}), "sft").run()


def test_without_trl_the_package_to_install_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "trl", None)
    with pytest.raises(ModelError, match=r"pip install 'egcfg-lsp\[train\]'"):
        TuningStage(config.load(written(folder)), "sft").run()


@pytest.mark.thorough
def test_options_that_trl_does_not_have_are_named(folder: Path) -> None:
    with pytest.raises(SettingsError, match="'learning_speed', not an option of trl's SFTConfig"):
        TuningStage(config.load(written(folder, learning_rate="learning_speed")), "sft").run()


@pytest.mark.thorough
def test_a_form_that_there_is_not_is_refused_before_anything_is_made(folder: Path, tmp_path: Path) -> None:
    chosen = replace(config.load(written(folder)), form="verse", out=str(tmp_path / "new"))
    with pytest.raises(TemplateError, match="no form 'verse'"):
        TuningStage(chosen, "sft").run()
    assert not (tmp_path / "new" / "data").exists()


def test_the_verifier_pays_right_replies_in_full_and_others_nothing(folder: Path) -> None:
    everything = items.read(folder / "out" / "data" / "white-box.jsonl")
    asker = Asker(forms.load("plain"), load_template("scripted"), tokenizer=None)  # type: ignore[arg-type]
    numbers = list(range(len(everything)))
    random.Random(0).shuffle(numbers)
    with Verifier(everything, asker, 0.5, "both") as verifier:
        right = [asker.right(everything[number]) for number in numbers]
        assert verifier.verified(right, item=numbers, prompts=[]) == [2.0] * len(numbers)
        assert verifier.means() == {"io": 1.0, "white": 1.0}
        assert verifier.verified(["x"] * len(numbers), item=numbers) == [0.0] * len(numbers)
        assert verifier.means() == {"io": 0.0, "white": 0.0}
        assert verifier.means() == {}


@pytest.mark.parametrize("name", [*config.names(), *thorough(config.paper_names())])
def test_configurations_that_ship_can_be_read(name: str) -> None:
    chosen = config.load(name)
    assert set(chosen.trainers) == set(config.STAGES)
    forms.chosen(chosen.form)
    load_template(chosen.template)


def test_rows_of_the_paper_are_a_few_keys_on_a_base() -> None:
    rows = {name.removeprefix("papers/"): config.load(name) for name in config.paper_names()}
    assert len({row.out for row in rows.values()}) == len(rows)
    full = config.load("qwen2.5-coder-7b-full")
    assert replace(rows["table-2-white-box"], out=full.out) == full
    assert rows["table-1-io-rl"].stages == ("white-box",)
    assert (rows["table-1-io-rl"].reward.alpha, rows["table-1-io-rl"].data.white_box) == (0, 200_000)
    assert rows["table-2-ut-rl"].stages == ("codegen",)
    assert [rows[f"table-3-{kind}"].reward.scored for kind in ("control-flow", "data-flow")] == [
        "flow",
        "state",
    ]
    assert [rows[f"table-8-alpha-{share}"].reward.alpha for share in (25, 75)] == [0.25, 0.75]
    assert rows["figure-4-no-filter"].difficulty == config.Difficulty()
    assert rows["figure-4-simple-input"].data.simple
    for row in rows.values():
        assert row.trainers == full.trainers


def test_without_alpha_no_white_box_question_is_asked(folder: Path) -> None:
    asked = config.load(written(folder))
    plain = replace(asked, reward=config.Reward(alpha=0))
    both = [data.of_stage(chosen, "white-box", print) for chosen in (asked, plain)]
    assert any(item.questions for item in both[0])
    assert not any(item.questions for item in both[1])
    assert [item.output for item in both[0]] == [item.output for item in both[1]]
    alone = data.of_stage(replace(plain, form="completion"), "white-box", print)
    assert {item.kind for item in alone} == {"output", "input"}


def test_a_configuration_stands_on_its_base(tmp_path: Path) -> None:
    (tmp_path / "below.toml").write_text(
        'model = "m"\nout = "o"\n[reward]\nalpha = 0.25\n[trainers.sft]\nmax_steps = 3\nlogging_steps = 1\n'
    )
    (tmp_path / "above.toml").write_text('base = "below.toml"\nout = "p"\n[trainers.sft]\nmax_steps = 5\n')
    chosen = config.load(str(tmp_path / "above.toml"))
    assert (chosen.model, chosen.out, chosen.reward.alpha) == ("m", "p", 0.25)
    assert chosen.trainers == {"sft": {"max_steps": 5, "logging_steps": 1}}
    (tmp_path / "below.toml").write_text('base = "above.toml"\n')
    with pytest.raises(SettingsError, match="base should name another configuration"):
        config.load(str(tmp_path / "above.toml"))


@pytest.mark.thorough
@pytest.mark.parametrize("stage", config.STAGES)
@pytest.mark.parametrize(
    ("name", "gpus", "updates"), [("qwen2.5-coder-7b", 1, 1), ("qwen2.5-coder-7b-full", 8, 2)]
)
def test_the_papers_settings_are_options_of_trl(stage: str, name: str, gpus: int, updates: int) -> None:
    """What it would train on is not there, so only the options are looked at."""
    import dataclasses

    import trl

    kind = trl.SFTConfig if stage == "sft" else trl.GRPOConfig
    options = config.load(name).trainers[stage]
    assert options.keys() <= {one.name for one in dataclasses.fields(kind)}
    device = options["per_device_train_batch_size"]
    update = gpus * device * options["gradient_accumulation_steps"]
    if stage == "sft":
        assert update == 128
        return
    batch = gpus * device * options.get("steps_per_generation", options["gradient_accumulation_steps"])
    assert (batch, batch // update) == (128 * options["num_generations"], updates)
    assert options["max_steps"] == 500 * updates
    assert (options["beta"], options["num_generations"]) == (0.0, 8)


RANKS = [
    sys.executable,
    "-m",
    "torch.distributed.run",
    "--standalone",
    "--nproc-per-node",
    "2",
    "-m",
    "egcfg_lsp",
]


def doubling(number: int) -> items.TrainingItem:
    """A function to write, as ``egcfg train import`` makes them."""
    test = TestCase("equal", f"assert f({number}) == {2 * number}")
    task = Task("f", "def f(n):\n", tests=(test,))
    return items.TrainingItem(
        items.CODE, f"{items.FOREIGN}.{number}", task=task, body="    return 2 * n\n", tests=(test,)
    )


@pytest.mark.thorough
def test_two_processes_train_one_model_and_only_the_first_writes(folder: Path, tmp_path: Path) -> None:
    path = Path(written(folder))
    text = path.read_text().replace(str(folder / "out"), str(tmp_path / "out"))
    path.write_text(text.replace("max_steps = 16", "max_steps = 8"))
    items.write(tmp_path / "out" / "data" / "codegen.jsonl", [doubling(number) for number in range(8)])
    train = ["train", "stages", "--config", str(path), "--quiet", "--json"]
    done = subprocess.run([*RANKS, *train], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert [json.loads(line)["stage"] for line in done.stdout.splitlines()] == list(config.STAGES)
    for stage, steps in {"sft": [4, 8], "white-box": [1, 2], "codegen": [1]}.items():
        assert (tmp_path / "out" / stage / "model" / "config.json").is_file()
        lines = (tmp_path / "out" / stage / "log.jsonl").read_text().splitlines()
        reports = [record for line in lines if "train_runtime" not in (record := json.loads(line))]
        assert [record["step"] for record in reports] == steps
    assert all(0 <= record["io"] <= 1 for record in map(json.loads, _reports(tmp_path / "out" / "white-box")))
    path.write_text(path.read_text().replace("max_steps = 8", "max_steps = 12"))
    again = [*RANKS, "train", "sft", "--config", str(path), "--quiet", "--resume"]
    done = subprocess.run(again, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert [json.loads(line)["step"] for line in _reports(tmp_path / "out" / "sft")] == [4, 8, 12]


WATCHED = """\
import os, runpy, sys
place, sys.argv = sys.argv[1], ["egcfg", *sys.argv[2:]]
wrote = os.open(place + ".log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

def hear(event, given):
    if event == "open" and str(given[0]).startswith(place) and (given[2] or 0) & (os.O_WRONLY | os.O_RDWR):
        os.write(wrote, (os.environ["RANK"] + chr(10)).encode())

sys.addaudithook(hear)
runpy.run_module("egcfg_lsp", run_name="__main__")
"""
"""Runs a command, and writes down the rank of whoever opens a file of one folder for writing."""


@pytest.mark.thorough
def test_of_several_processes_the_first_makes_and_filters_items_and_the_others_read_them(
    folder: Path, tmp_path: Path
) -> None:
    path, place = Path(written(folder, steps=2)), tmp_path / "out" / "data"
    text = path.read_text().replace(str(folder / "out"), str(tmp_path / "out"))
    path.write_text(text + "\n[difficulty]\ntries = 2\nat_most = 2\nmax_tokens = 4\n")
    (tmp_path / "out").mkdir()
    runner = tmp_path / "watched.py"
    runner.write_text(WATCHED)
    train = [str(runner), str(place), "train", "sft", "--config", str(path), "--quiet"]
    done = subprocess.run([*RANKS[:-2], *train], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert set((tmp_path / "out" / "data.log").read_text().split()) == {"0"}
    for journal in ("sft.jsonl.output.journal", "sft.jsonl.input.journal", "sft.difficulty.journal"):
        numbers = [json.loads(line)["number"] for line in (place / journal).read_text().splitlines()[1:]]
        assert len(numbers) == len(set(numbers))
    assert done.stderr.count("items of sft, 2 times each") == 1
    assert items.read(place / "sft.kept.jsonl") == items.read(place / "sft.jsonl")


def test_items_that_another_machine_wrote_and_this_one_does_not_see_are_named(
    folder: Path, tmp_path: Path
) -> None:
    chosen = replace(config.load(written(folder)), out=str(tmp_path), difficulty=config.Difficulty(tries=2))
    with pytest.raises(SettingsError, match=r"white-box\.kept\.jsonl here, which the first process wrote"):
        TuningStage(chosen, "white-box")._items_of_first()
    with pytest.raises(SettingsError, match=r"codegen\.jsonl here"):
        TuningStage(chosen, "codegen")._items_of_first()
    assert not list(tmp_path.rglob("*.jsonl"))


def _reports(folder: Path) -> list[str]:
    lines = (folder / "log.jsonl").read_text().splitlines()
    return [line for line in lines if "train_runtime" not in line]


@pytest.mark.thorough  # accelerate comes with what trains, which `make test` does not install
def test_the_launch_file_is_one_of_accelerate_for_eight_gpus() -> None:
    from accelerate.commands.config.config_args import load_config_from_file

    chosen = load_config_from_file(str(config.FOLDER / "eight-gpus.yaml"))
    assert (chosen.num_processes, chosen.distributed_type.value, chosen.mixed_precision) == (
        8,
        "FSDP",
        "bf16",
    )
    assert chosen.fsdp_config["fsdp_state_dict_type"] == "FULL_STATE_DICT"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('model = "m"', "out"),
        ('model = "m"\nout = "o"\nspeed = 3', "'speed'"),
        ('model = "m"\nout = "o"\n[reward]\nalpha = 2', "alpha"),
        ('model = "m"\nout = "o"\nform = "completion"\n[reward]\nalpha = 0.1', "leave reward.alpha out"),
        ('model = "m"\nout = "o"\n[trainers]\nsft = 5', "trainers should be a table of tables"),
        ('model = "m"\nout = "o"\n[reward]\nscored = "all"', "scored"),
        ('model = "m"\nout = "o"\n[trainers.dpo]\nbeta = 1', "trainers.dpo"),
        ('model = "m"\nout = "o"\nstages = ["dpo"]', "stages has 'dpo'"),
        ('base = "nothing"', "There is no configuration 'nothing'"),
        ('model = "m"\nout = "o"\n[data]\ninput_share = -1', "input_share"),
        ("model = ", "cannot be read"),
    ],
)
def test_what_is_wrong_in_a_configuration_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=said):
        config.load(str(path))
    with pytest.raises(SettingsError, match="qwen"):
        config.load("nothing")
