"""Tuning on trl, with a tiny model made here: the loss falls, rewards are verified, what is killed goes on.

The process to be killed says where it is, and waits there for its end.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from egcfg_lsp.cli import main
from engine.core.task import Task
from engine.prompts import load as load_template
from engine.support.errors import DataError, ModelError, SettingsError, TemplateError
from engine.train import config, items, prompts, stages, weights
from engine.train.collection import Collection
from engine.train.config import Config, Filter, Reward
from engine.train.grammar import Recipe
from engine.train.items import CODE, FOREIGN, INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker
from engine.train.stages import TuningStage, stage_items
from engine.train.synthesis import by_grammar
from sandbox import SandboxPool, TestCase
from tests.scripted import Scripted
from tests.unit.train import tiny

ROOT = Path(__file__).parents[3]
SHARED = "bf16 = false\nactivation_checkpointing = false\nuse_cpu = true\n"
HERE = f"""\
model = "{{model}}"
out = "{{out}}"
form = "plain"
template = "scripted"
dtype = "float32"
threads = 1

[data]
sft = 24
white_box = 8

[trainers.sft]
learning_rate = 1e-2
max_steps = 16
per_device_train_batch_size = 4
max_length = 512
lr_scheduler_type = "constant"
save_steps = 8
logging_steps = 4
{SHARED}
[trainers.white-box]
max_steps = 2
num_generations = 2
per_device_train_batch_size = 4
max_completion_length = 16
save_steps = 2
logging_steps = 1
{SHARED}
[trainers.codegen]
max_steps = 1
num_generations = 4
per_device_train_batch_size = 16
max_completion_length = 48
temperature = 0.7
save_strategy = "no"
logging_steps = 1
{SHARED}"""
THEIRS = pytest.mark.filterwarnings(
    "ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A model, and the items of the first stages."""
    place: Path = tmp_path_factory.mktemp("tuning")

    async def drawn(kind, count, seed):
        async with SandboxPool(parallel=2) as pool:
            attempt = by_grammar(pool, kind, Recipe(), seed)
            return [item async for item in Collection(attempt).items(count)]

    for stage, count in {"sft": 12, "white-box": 4}.items():
        found = [one for kind in (OUTPUT, INPUT) for one in asyncio.run(drawn(kind, count, len(stage)))]
        items.write(place / "out" / "data" / f"{stage}.jsonl", found)
    texts = [line for path in place.rglob("*.jsonl") for line in path.read_text().splitlines()]
    tiny.save(place / "model", texts, length=1024)
    return place


def written(folder, out, more="", **changes):
    """The configuration above, in a folder of its own with the items; what sft sets may be changed."""
    if not (out / "data").exists():
        shutil.copytree(folder / "out" / "data", out / "data")
    text = HERE.format(model=folder / "model", out=out)
    for name, value in changes.items():
        text = re.sub(rf"^{name} = .*", f"{name} = {value}", text, count=1, flags=re.MULTILINE)
    (out / "tiny.toml").write_text(text + more)
    return str(out / "tiny.toml")


def reports(out, stage):
    history = json.loads((out / stage / "trainer_state.json").read_text())["log_history"]
    return [report for report in history if "train_runtime" not in report]


def losses(out):
    return {report["step"]: report["loss"] for report in reports(out, "sft")}


@pytest.mark.thorough
@THEIRS
def test_stages_follow_each_other_and_one_goes_on_where_it_was(folder, tmp_path, capsys):
    path = written(folder, tmp_path)
    items.write(tmp_path / "data" / "codegen.jsonl", [doubling(number) for number in range(8)])
    assert main(["train", "execverify", "--config", path, "--quiet", "--json"]) == 0
    out, err = capsys.readouterr()
    assert [json.loads(line)["stage"] for line in out.splitlines()] == list(config.EXECVERIFY)
    assert f"Loading {tmp_path / 'sft' / 'model'}" in err
    assert "%|" not in err
    found = list(losses(tmp_path).values())
    assert len(found) == 4
    assert found[-1] < found[0] - 0.3
    for stage, most in {"white-box": 2, "codegen": 1}.items():
        assert (tmp_path / stage / "model" / "tokenizer.json").is_file()
        assert all(0 <= report["reward"] <= most for report in reports(tmp_path, stage))
    assert all(0 <= report["io"] <= 1 for report in reports(tmp_path, "white-box"))
    assert all(0 <= report["tests"] <= 1 for report in reports(tmp_path, "codegen"))
    assert main(["train", "execverify", "--config", path, "--quiet"]) == 0
    assert capsys.readouterr().err.count(" is finished: ") == 3
    more = ["--set", "trainers.sft.max_steps=20", "--only", "sft", "--quiet"]
    assert main(["train", "execverify", "--config", path, *more]) == 0
    assert list(losses(tmp_path)) == [4, 8, 12, 16, 20]


@pytest.mark.thorough
@THEIRS
def test_few_weights_can_be_trained_and_end_in_the_model(folder, tmp_path):
    from safetensors.torch import load_file

    chosen = config.load(written(folder, tmp_path, max_steps="2"))
    chosen = replace(chosen, lora={"r": 2, "target_modules": "all-linear"})
    TuningStage(chosen, "sft").run()
    assert weights.card(tmp_path / "sft" / "model")["base_model"] == str(folder / "model")
    places = (folder / "model", weights.merge(tmp_path / "sft" / "model", tmp_path / "merged"))
    before, after = (load_file(place / "model.safetensors") for place in places)
    assert before.keys() == after.keys()
    changed = {name for name in before if not before[name].equal(after[name])}
    assert any("q_proj" in name for name in changed)
    assert not any("embed" in name or "norm" in name for name in changed)
    with pytest.raises(SettingsError, match="lora"):
        TuningStage(replace(chosen, lora={"rank": 2}), "sft").run()


def test_without_trl_the_package_to_install_is_named(folder, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "trl", None)
    with pytest.raises(ModelError, match=r"pip install -e '\.\[train\]'"):
        TuningStage(config.load(written(folder, tmp_path)), "sft").run()


@pytest.mark.thorough
def test_what_there_is_not_is_refused_before_anything_is_made(folder, tmp_path):
    chosen = config.load(written(folder, tmp_path))
    with pytest.raises(SettingsError, match="'learning_speed', not an option of trl's SFTConfig"):
        TuningStage(replace(chosen, trainers={"sft": {"learning_speed": 1}}), "sft").run()
    with pytest.raises(TemplateError, match="no form 'verse'"):
        TuningStage(replace(chosen, form="verse", out=str(tmp_path / "new")), "sft").run()
    assert not (tmp_path / "new" / "data").exists()
    with pytest.raises(SettingsError, match=r"no chat template, which form 'chat' needs"):
        TuningStage(replace(chosen, form="chat"), "sft").run()


def test_the_verifier_pays_right_replies_in_full_and_others_nothing(folder):
    everything = items.read(folder / "out" / "data" / "white-box.jsonl")
    asker = Asker(prompts.load("plain"), load_template("scripted"), tokenizer=None)
    numbers = list(reversed(range(len(everything))))
    logged: list[tuple[str, float]] = []
    with stages.verifier(everything, asker, Reward()) as verified:
        right = [asker.right(everything[number]) for number in numbers]
        assert verified(right, item=numbers, prompts=[]) == [2.0] * len(numbers)
        wrong = ["x"] * len(numbers)
        assert verified(wrong, numbers, lambda *each: logged.append(each)) == [0.0] * len(numbers)
    assert set(logged) == {("right", 0.0), ("io", 0.0), ("white", 0.0)}


def test_items_are_synthesized_once_and_asked_as_the_reward_wants(tmp_path, monkeypatch):
    monkeypatch.delenv("EGCFG_DATASETS", raising=False)
    whole = Config("m", str(tmp_path), data=config.Data(white_box=6, sft=4, level=1))
    said: list[str] = []
    found = stage_items(TuningStage(whole, "white-box", tell=said.append))
    assert [item.kind for item in found] == [OUTPUT] * 3 + [INPUT] * 3
    assert any(item.questions for item in found)
    plain = replace(whole, reward=Reward(alpha=0))
    alone = stage_items(TuningStage(plain, "white-box", tell=said.append))
    assert [item.output for item in alone] == [item.output for item in found]
    assert not any(item.questions for item in alone)
    assert said == [f"Synthesizing {tmp_path / 'data' / 'white-box.jsonl'}"]
    with pytest.raises(SettingsError, match=r"EGCFG_DATASETS\. Or .* `egcfg train import --as code --out"):
        stage_items(TuningStage(whole, "codegen"))
    with pytest.raises(DataError, match=r"codegen\.jsonl here, which the first process wrote"):
        stage_items(TuningStage(whole, "codegen"), is_first=False)
    assert stage_items(TuningStage(whole, "white-box"), is_first=False) == found


def test_the_filter_is_a_part_of_the_stage(tmp_path, monkeypatch):
    program, answers = "def f():\n    return {}\n", {0: {"0\n<|end|>": 1.0}, 1: {"x\n<|end|>": 1.0}}
    few = [TrainingItem(OUTPUT, "k", program.format(n), "f", "f()", "0") for n in range(6)]
    items.write(tmp_path / "data" / "white-box.jsonl", few)
    form, loaded = prompts.load("plain"), []
    script = {form.question(one): answers[number % 2] for number, one in enumerate(few)}

    async def load_model(name, **options):
        loaded.append(name)
        return Scripted(script)

    monkeypatch.setattr(stages, "load_model", load_model)
    difficulty = Filter(tries=2, at_most=1, max_tokens=20)
    chosen = Config("m", str(tmp_path), form="plain", template="scripted", difficulty=difficulty)
    said: list[str] = []

    def kept(chosen, stage="white-box"):
        return stage_items(TuningStage(chosen, stage, tell=said.append))

    assert kept(chosen) == few[1::2] == items.read(tmp_path / "data" / "white-box.kept.jsonl")
    assert said[0] == "Trying 6 of 6 items of white-box, 2 times each"
    assert said[-1] == "The difficulty filter keeps 3 of 6 items (0: 3, 2: 3)"
    assert stage_items(TuningStage(chosen, "white-box"), is_first=False) == few[1::2]
    journal = tmp_path / "data" / "white-box.difficulty.journal"
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:4]) + '{"number": 5, "sol')
    assert kept(replace(chosen, difficulty=replace(difficulty, at_most=2))) == few
    assert loaded == ["m", "m"]
    assert "Trying 3 of 6 items of white-box, 2 times each" in said
    alone = replace(chosen, difficulty=replace(difficulty, stages=("sft",)))
    assert kept(alone) == few
    with pytest.raises(SettingsError, match=r"begun with difficulty\.tries = 2, not 4; remove it"):
        kept(replace(chosen, difficulty=replace(difficulty, tries=4)))
    with pytest.raises(SettingsError, match="keeps no item"):
        kept(replace(chosen, difficulty=replace(difficulty, at_least=1)))
    assert loaded == ["m", "m"]


@pytest.mark.parametrize("name", config.names())
def test_configurations_that_ship_can_be_read(name):
    chosen = config.load(name)
    assert chosen.trainers.keys() >= set(chosen.stages)
    prompts.load(chosen.form)
    load_template(chosen.template)


def test_rows_of_the_paper_are_a_few_keys_on_a_base():
    rows = {name.removeprefix("papers/"): config.load(name) for name in config.names() if "/" in name}
    assert len({row.out for row in rows.values()}) == len(rows)
    full = config.load("qwen2.5-coder-7b-full")
    assert replace(rows["table-2-white-box"], out=full.out) == full
    assert all(row.trainers == full.trainers for row in rows.values())
    assert (rows["table-1-io-rl"].stages, rows["table-2-ut-rl"].stages) == (("white-box",), ("codegen",))
    assert (rows["table-1-io-rl"].reward.alpha, rows["table-1-io-rl"].data.white_box) == (0, 200_000)
    assert rows["table-3-control-flow"].reward.scored == "flow"
    assert rows["table-8-alpha-25"].reward.alpha == 0.25
    assert not rows["figure-4-no-filter"].filters("sft")
    assert rows["figure-4-simple-input"].data.simple


def test_a_configuration_stands_on_its_base(tmp_path):
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
@pytest.mark.parametrize("stage", config.EXECVERIFY)
@pytest.mark.parametrize(
    ("name", "gpus", "updates"), [("qwen2.5-coder-7b", 1, 1), ("qwen2.5-coder-7b-full", 8, 2)]
)
def test_the_papers_settings_are_options_of_trl(stage, name, gpus, updates):
    trl = pytest.importorskip("trl")
    options = config.load(name).trainers[stage]
    kind = trl.SFTConfig if stage == "sft" else trl.GRPOConfig
    assert options.keys() <= {one.name for one in fields(kind)}
    device, steps = gpus * options["per_device_train_batch_size"], options["gradient_accumulation_steps"]
    if stage == "sft":
        assert device * steps == 128
    else:
        batch = device * options.get("steps_per_generation", steps)
        assert (batch, batch // (device * steps)) == (128 * options["num_generations"], updates)
        assert options["max_steps"] == 500 * updates
        assert (options["beta"], options["num_generations"]) == (0.0, 8)


@pytest.mark.thorough
@THEIRS
@pytest.mark.parametrize("stage", config.SUPERVISED)
def test_right_answers_are_cut_only_where_a_length_is_asked_for(stage):
    trl = pytest.importorskip("trl")
    given = {"bf16": False, "use_cpu": True}
    stages_of = [Config("m", "o", trainers={stage: given | more}) for more in ({}, {"max_length": 64})]
    assert [TuningStage(each, stage)._options(trl).max_length for each in stages_of] == [None, 64]


RANKS = [sys.executable, *"-m torch.distributed.run --standalone --nproc-per-node 2".split()]


def doubling(number):
    """A function to write, as ``egcfg train import`` makes them."""
    test = TestCase("equal", f"assert f({number}) == {2 * number}")
    task = Task("f", "def f(n):\n", tests=(test,))
    return TrainingItem(CODE, f"{FOREIGN}.{number}", task=task, body="    return 2 * n\n", tests=(test,))


@pytest.mark.thorough
def test_two_processes_train_one_model_and_only_the_first_makes_and_filters_items(folder, tmp_path):
    more = "\n[difficulty]\ntries = 2\nat_most = 2\nmax_tokens = 4\n"
    path, place = written(folder, tmp_path, more, max_steps="8"), tmp_path / "data"
    items.write(place / "codegen.jsonl", [doubling(number) for number in range(8)])
    (place / "sft.jsonl").unlink()
    train = ["-m", "egcfg_lsp", "train", "execverify", "--config", path, "--quiet", "--json"]
    done = subprocess.run([*RANKS, *train], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert [json.loads(line)["stage"] for line in done.stdout.splitlines()] == list(config.EXECVERIFY)
    for stage, steps in {"sft": [4, 8], "white-box": [1, 2], "codegen": [1]}.items():
        assert (tmp_path / stage / "model" / "config.json").is_file()
        assert [report["step"] for report in reports(tmp_path, stage)] == steps
    assert all(0 <= report["io"] <= 1 for report in reports(tmp_path, "white-box"))
    for journal in ("sft.jsonl.output.journal", "sft.jsonl.input.journal", "sft.difficulty.journal"):
        numbers = [json.loads(line)["number"] for line in (place / journal).read_text().splitlines()[1:]]
        assert len(numbers) == len(set(numbers))
    assert done.stderr.count("items of sft, 2 times each") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("speed = 3", "'speed'"),
        ("[reward]\nalpha = 2", "alpha"),
        ("[trainers]\nsft = 5", "trainers should be a table of tables"),
        ('[reward]\nscored = "all"', "scored"),
        ("[trainers.dpo]\nbeta = 1", "trainers has 'dpo'"),
        ('stages = ["dpo"]', "stages has 'dpo'"),
        ('base = "nothing"', "There is no configuration 'nothing'.*qwen"),
        ("[data]\ninput_share = -1", "input_share"),
        ("seed = ", "cannot be read"),
        ("[difficulty]\ntries = 2", "at_most <= tries"),
        ('[difficulty]\ntries = 9\nstages = ["dpo"]', "difficulty.stages has 'dpo'"),
        ("[data]\nlevel = 4", "data.level should be between 0 and 3"),
        ("[data]\nconstrained = 2", "data.constrained"),
    ],
)
def test_what_is_wrong_in_a_configuration_is_named(tmp_path, text, said):
    path = tmp_path / "own.toml"
    path.write_text(f'model = "m"\nout = "o"\n{text}')
    with pytest.raises(SettingsError, match=said):
        config.load(str(path))
    path.write_text('model = "m"')
    with pytest.raises(SettingsError, match="out"):
        config.load(str(path))


STAGE = """
import sys, time
from transformers import TrainerCallback, trainer
class Waiting(TrainerCallback):
    def on_step_end(self, args, state, control, **more):
        if state.global_step == 6:
            print("waiting", file=sys.__stdout__, flush=True)
            time.sleep(3600)
trainer.DEFAULT_CALLBACKS.append(Waiting)
from egcfg_lsp.cli import main
main(sys.argv[1:])
"""


def drawn(out, stage):
    """The loss of each step, and what was asked and sampled in it, where trl says so."""
    import pandas  # of the packages for training

    places = sorted((out / stage / "completions").glob("*.parquet"))
    rows = [pandas.read_parquet(place, columns=["prompt", "completion"]).to_dict("list") for place in places]
    return {report["step"]: report["loss"] for report in reports(out, stage)}, rows


@pytest.mark.thorough
@THEIRS
@pytest.mark.parametrize("stage", ["sft", "white-box"])
def test_a_stage_that_is_killed_ends_as_if_it_had_not_been(folder, tmp_path, capsys, stage):
    whole, killed = (written(folder, tmp_path / name) for name in ("whole", "killed"))
    few = {"max_steps": 8, "save_steps": 4, "logging_steps": 1}
    if stage == "white-box":
        few |= {"log_completions": "true", "num_completions_to_print": 1}
    more = [part for name, value in few.items() for part in ("--set", f"trainers.{stage}.{name}={value}")]
    train = ["train", "execverify", "--only", stage, "--quiet", *more, "--config"]
    assert main([*train, whole]) == 0
    command = [sys.executable, "-c", STAGE, *train, killed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert any("waiting" in line for line in process.stdout)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    place = tmp_path / "killed" / stage
    assert not (place / "model").exists()
    (place / "checkpoint-6").mkdir()
    (place / "checkpoint-6" / "trainer_state.json").write_text('{"global_step"')
    assert main([*train, killed]) == 0
    assert f"{stage} goes on from {place / 'checkpoint-4'}" in capsys.readouterr().err
    (resumed, rows), (losses, others) = (drawn(tmp_path / name, stage) for name in ("killed", "whole"))
    assert list(resumed) == list(range(1, 9))
    assert resumed == pytest.approx(losses, abs=1e-3)
    assert len(rows) == (8 if stage == "white-box" else 0)
    assert rows == others
