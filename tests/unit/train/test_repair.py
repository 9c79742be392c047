"""Repair: pairs of the model's own programs, rewards of answers, and an adapter that ends in a GGUF file."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks import repair
from benchmarks.repair import read, record, repairs
from egcfg_lsp.cli import main
from engine.core.task import Task, Usage
from engine.decoding.services import Services
from engine.lm import llama_cpp, transformers
from engine.lm.base import FEEDBACK
from engine.lm.gguf_file import GgufFile
from engine.lm.transformers.gguf_model import tokenizer_of
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.models import catalog
from engine.prompts import load as load_template
from engine.prompts.template import encode
from engine.support import own_files
from engine.support.errors import DataError, ModelError, SettingsError
from engine.train import items, prompts, stages, weights
from engine.train.collection import Collection, Journal
from engine.train.config import Config
from engine.train.items import CODE, REPAIR, TrainingItem
from engine.train.prompts import Asker
from engine.train.repair import NONE, Pairs, Writer, pairs, training_problems
from engine.train.rewards import score
from engine.train.stages import TuningStage, stage_items
from sandbox import DEFAULT_LIMITS, TestCase
from tests.scripted import Scripted
from tests.unit.lm import random_gguf
from tests.unit.train import tiny

RECORD = {
    "task_id": 601,
    "text": "Write a function to double a number.",
    "code": "def double(n):\r\n    return 2 * n",
    "test_list": ["assert double(3) == 6", "assert double(0) == 0", "assert double(-1) == -2"],
    "test_setup_code": "",
    "challenge_test_list": [],
}
GOOD, BAD = "    return 2 * n\n", "    return n\n"
TASK = Task("double", "def double(n):\n", tests=(TestCase("one", "assert double(3) == 6"),))
THEIRS = pytest.mark.filterwarnings(
    "ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning"
)


def writer_of(*bodies: str, chat: bool = True) -> Scripted:
    """A model that writes each of ``bodies`` equally often, and has a token for a line's last full stop."""

    def following(text: str) -> dict[str, float]:
        ended = any(text.endswith(body) for body in bodies)
        return {"```": 1.0} if ended else dict.fromkeys(bodies, 1.0)

    model = Scripted(following, tokens=[*bodies, "```", ".\n"], template="chat")
    if chat:
        model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    return model


@pytest.fixture
def mbpp(tmp_path):
    path = tmp_path / "mbpp.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps(RECORD).encode()))
    return str(path)


async def collected(pool, model, mbpp, tokens=5000, **chosen):
    problems = training_problems(mbpp)
    attempt = pairs(Services(model, pool), problems, Pairs(mbpp, tokens=tokens, **chosen), "chat")
    return [item async for item in Collection(attempt).items(10, len(problems))]


@pytest.mark.parametrize("form", [NONE, *FEEDBACK])
async def test_a_pair_fails_as_the_engine_shows_it_and_passes(pool, mbpp, form):
    [item] = await collected(pool, writer_of(GOOD, BAD), mbpp, feedback=form)
    assert (item.kind, item.failed, item.body) == (REPAIR, BAD, GOOD)
    assert item.prompt.startswith("<user>")
    assert item.prompt.endswith('number."""\n')
    assert ("return n\n" in item.prompt) is (form != NONE)
    assert ("double(3) should give 6, but gave 3" in item.prompt) is (form == "repair")
    assert ("Call: double(3)" in item.prompt) is (form == "signal")
    assert TrainingItem.from_json(item.as_json()) == item


@pytest.mark.parametrize("form", [NONE, *FEEDBACK])
async def test_the_tokens_of_a_pair_are_those_that_the_engine_reads(pool, mbpp, form):
    model = writer_of(GOOD, BAD)
    [item] = await collected(pool, model, mbpp, feedback=form)
    [problem] = training_problems(mbpp)
    writer = Writer.of(problem.task, Services(model, pool), "chat", seed=1)
    page = await writer.repairing(BAD, form)
    read = encode(page.task, page.template, model.tokenizer)
    assert read.shared + read.opening == model.tokenizer.opening(item.prompt)


async def test_where_all_samples_pass_one_is_broken(pool, mbpp):
    found = await collected(pool, writer_of(GOOD), mbpp)
    assert {item.body for item in found} == {GOOD}
    assert {item.failed for item in found} == {"    return 3 * n\n", "    return 2 + n\n"}


async def test_without_a_sample_that_passes_and_beyond_the_length_there_is_no_pair(pool, mbpp):
    assert await collected(pool, writer_of(BAD), mbpp) == []
    assert await collected(pool, writer_of(GOOD, BAD), mbpp, tokens=20) == []


@pytest.mark.parametrize(
    ("reply", "reward"),
    [(GOOD + "```", 1), ("    # other words\n    return n\n```", -1), ("    return 4\n```", 0), ("```", 0)],
)
async def test_a_repair_is_paid_and_the_same_program_costs(pool, reply, reward):
    item = TrainingItem(REPAIR, "k", task=TASK, failed=BAD, tests=TASK.tests)
    found = await score(pool, Asker(prompts.load("plain"), load_template("chat"), None), item, reply)
    assert found.reward == reward
    assert found.is_right is (reward == 1)
    assert found.same == (reward == -1)


def stage_of(tmp_path, mbpp, template="chat", **chosen):
    found = Config("m", str(tmp_path / "out"), template=template, repair=Pairs(mbpp, tokens=5000, **chosen))
    return TuningStage(found, "repair")


def test_pairs_are_collected_once_for_both_stages(tmp_path, mbpp, monkeypatch):
    async def load_model(name, **options):
        return writer_of(GOOD, BAD)

    monkeypatch.setattr(stages, "load_model", load_model)
    said: list[str] = []
    stage = replace(stage_of(tmp_path, mbpp), tell=said.append)
    found = stage_items(stage)
    assert said[-1] == "1 pairs of 1 tasks; refused: nothing"
    monkeypatch.setattr(stages, "load_model", None)
    assert stage_items(replace(stage, name="revise")) == found == items.read(stage.config.items("revise"))


def test_tasks_to_complete_are_those_for_training(tmp_path, mbpp):
    stage = replace(stage_of(tmp_path, mbpp), name="codegen")
    [item] = found = stage_items(stage)
    assert found == items.read(stage.config.items("codegen"))
    assert (item.kind, item.key) == (CODE, "mbpp.601")
    assert [test.source for test in item.tests] == [test.source for test in item.task.tests]
    assert item.tests


def test_more_pairs_are_collected_from_where_a_smaller_count_ended(tmp_path, mbpp, monkeypatch):
    async def load_model(name, **options):
        return writer_of(GOOD)

    monkeypatch.setattr(stages, "load_model", load_model)
    few = stage_of(tmp_path, mbpp, count=1)
    [first] = stage_items(few)
    few.config.items("repair").unlink()
    monkeypatch.setattr(Writer, "answers", None)
    assert stage_items(stage_of(tmp_path, mbpp))[0] == first
    assert len(stage_items(stage_of(tmp_path, mbpp))) == 2


def test_values_in_a_trace_are_as_long_as_in_the_engines(tmp_path, mbpp, monkeypatch):
    async def load_model(name, **options):
        return writer_of(GOOD, "    text = 'x' * 100\n    return n\n")

    monkeypatch.setattr(stages, "load_model", load_model)
    [item] = stage_items(stage_of(tmp_path, mbpp, feedback="signal"))
    longest = max(re.findall("x+", item.prompt), key=len)
    assert 40 < len(longest) < DEFAULT_LIMITS.value_chars


async def test_the_control_has_the_same_pairs_without_the_failing_program(pool, tmp_path, mbpp):
    shown, alone = [
        await collected(pool, writer_of(GOOD, BAD), mbpp, feedback=form) for form in ("repair", NONE)
    ]
    control = stage_of(tmp_path, mbpp, feedback=NONE)
    items.write(control.config.items(REPAIR), shown)
    asker = Asker(prompts.load("plain"), load_template("chat"), writer_of().tokenizer)
    found = stage_items(control)
    assert [asker.prompt(item) for item in found] == [item.prompt for item in alone]
    assert [asker.right(item) for item in found] == [asker.right(item) for item in shown]


@pytest.mark.parametrize("prompt", ["<|endoftext|><|im_start|>x", "x"])
def test_a_row_begins_once_as_the_engines_prompt_does(tmp_path, prompt):
    words = random_gguf.byte_level(random_gguf.TOKENS, random_gguf.FREE)
    first, said = words.tokens.index("<|endoftext|>"), {"pre": "llama-bpe", "add_bos_token": True}
    with GgufFile(random_gguf.write(tmp_path / "m.gguf", replace(words, bos=first, said=said))) as file:
        theirs = tokenizer_of(file)
    ours = TransformersTokenizer(theirs, len(words.tokens))
    asker = Asker(prompts.load("plain"), load_template("chat"), ours)
    item = TrainingItem(REPAIR, "k", task=TASK, body=GOOD, prompt=prompt)
    row = TuningStage(Config("m", "out"), "repair")._row(asker, ours.begins, 0, item)
    assert theirs(row["prompt"])["input_ids"] == ours.opening(prompt)
    assert row["completion"] == f"{GOOD}```"


def test_what_cannot_be_collected_is_a_sentence(tmp_path, mbpp, monkeypatch):
    async def load_model(name, **options):
        return writer_of(BAD, chat=False)

    monkeypatch.setattr(stages, "load_model", load_model)
    monkeypatch.delenv("EGCFG_DATASETS", raising=False)
    with pytest.raises(SettingsError, match=r"m takes no turns.*repair\.feedback=signal"):
        stage_items(stage_of(tmp_path, mbpp))
    with pytest.raises(SettingsError, match=r"m gave no pair; raise repair\.samples"):
        stage_items(stage_of(tmp_path, mbpp, "base-file", feedback="signal"))
    with pytest.raises(SettingsError, match=r"Name a file of MBPP as repair\.data"):
        stage_items(stage_of(tmp_path, ""))
    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps({**RECORD, "task_id": 12}))
    with pytest.raises(DataError, match=r"other\.jsonl has none of MBPP's tasks 601 to 974"):
        stage_items(stage_of(tmp_path, str(other)))


@pytest.mark.parametrize(
    "said", ["IoError(Os { code: 28, kind: StorageFull })", "[enforce fail] . unexpected pos 64 vs 12"]
)
def test_an_error_of_a_library_that_cannot_write_names_the_folder(tmp_path, said):
    with (
        pytest.raises(OSError, match="No space left on device") as caught,
        stages._named_disk_errors(tmp_path),
    ):
        raise RuntimeError(said)
    assert caught.value.filename == str(tmp_path)
    with pytest.raises(RuntimeError, match="other"), stages._named_disk_errors(tmp_path):
        raise RuntimeError("other")


@pytest.fixture
def base(tmp_path, monkeypatch):
    """A random model, as an installed one lies there."""
    monkeypatch.setenv(own_files.MODELS, str(tmp_path / "models"))
    return written(tmp_path / "tiny.gguf", "tiny")


def written(place: Path, name: str) -> Path:
    """A random model of Qwen's structure with a chat template, which its publisher calls ``name``."""
    words = random_gguf.byte_level(random_gguf.TOKENS, random_gguf.FREE)
    template = "{% for m in messages %}<|im_start|>{{ m['content'] }}<|im_end|>{% endfor %}<|im_start|>"
    told = {"tokenizer.chat_template": template, "general.name": name}
    return random_gguf.write(place, words, context=1024, deviation=0.1, metadata=told)


REPAIRING = """\
model = "{model}"
out = "{out}"
template = "chat"
threads = 1
stages = ["repair", "revise"]
lora = {{r = 4, target_modules = "all-linear"}}

[trainers.repair]
learning_rate = 1e-2
max_steps = 4
per_device_train_batch_size = 2
bf16 = false
use_cpu = true
logging_steps = 2

[trainers.revise]
max_steps = 1
num_generations = 2
per_device_train_batch_size = 2
max_completion_length = 8
beta = 0.1
bf16 = false
use_cpu = true
logging_steps = 1
"""


def pair(number: int) -> TrainingItem:
    prompt = f"<|im_start|>Correct the attempt {number}.<|im_end|><|im_start|>"
    return TrainingItem(
        REPAIR, f"{REPAIR}.{number}", task=TASK, body=GOOD, tests=TASK.tests, failed=BAD, prompt=prompt
    )


async def told_of(path: Path, text: str):
    """Log-probabilities after ``text``, and how the model is shown programs."""
    model = await llama_cpp.load(str(path), device="cpu", threads=1)
    try:
        first, *tokens = model.tokenizer.opening(text)
        context = await model.open([first], Usage())
        return await context.extend(tokens, 1), model.revision
    finally:
        await model.close()


@pytest.mark.thorough
@THEIRS
async def test_an_adapter_ends_in_a_file_that_knows_what_it_was_trained_for(base, tmp_path, capsys):
    import torch

    items.write(tmp_path / "out" / "data" / "repair.jsonl", [pair(number) for number in range(8)])
    (tmp_path / "own.toml").write_text(REPAIRING.format(model=base, out=tmp_path / "out"))
    train = ["train", "repair", "--config", str(tmp_path / "own.toml")]
    assert await asyncio.to_thread(main, train) == 0
    said = capsys.readouterr().err
    assert "4 of 4  loss" in said
    assert all(word in said for word in ("reward", "right", "same", "length", "KL"))
    adapter = tmp_path / "out" / "revise" / "model"
    assert weights.card(adapter)["egcfg.trained_for"] == "repair"
    assert await asyncio.to_thread(main, ["model", "install", "mended", "--from", str(adapter)]) == 0
    place = Path(capsys.readouterr().out.strip())
    assert place == own_files.models() / "mended.gguf" == Path(catalog.chosen("mended").place)
    assert await asyncio.to_thread(main, ["convert", str(adapter), str(tmp_path / "mended")]) == 2
    assert "mended should end in .gguf" in capsys.readouterr().err
    text = pair(1).prompt
    (before, plain), (after, revision) = await told_of(base, text), await told_of(place, text)
    assert np.abs(before - after).max() > 0.05
    assert (plain.form, plain.is_likely) == ("repair", False)
    assert (revision.form, revision.is_likely) == ("repair", True)
    model, tokenizer = weights.base_model(str(base), "float32")
    tuned = weights.package("peft").PeftModel.from_pretrained(model, adapter)
    with torch.no_grad():
        logits = tuned(**tokenizer(text, return_tensors="pt")).logits[0, -1].log_softmax(-1).numpy()
    possible = after[0] > -1e9
    assert np.abs(logits - after[0])[possible].max() < 0.2 * np.abs(before - after).max()


@pytest.mark.thorough
@THEIRS
@pytest.mark.parametrize("lora", [{}, {"r": 2, "target_modules": "all-linear"}])
async def test_a_folder_knows_what_it_was_trained_for(tmp_path, lora):
    tiny.save(tmp_path / "base", [pair(1).prompt, GOOD], length=256)
    options = {"max_steps": 1, "bf16": False, "activation_checkpointing": False, "use_cpu": True}
    out = tmp_path / "out"
    chosen = Config(str(tmp_path / "base"), str(out), lora=lora, trainers={"repair": options})
    items.write(chosen.items(REPAIR), [pair(number) for number in range(8)])
    await asyncio.to_thread(TuningStage(chosen, "repair", quiet=True).run)
    made = out / "repair" / "model"
    place = weights.merge(made, tmp_path / "merged") if lora else made
    before, after = [await transformers.load(str(each), device="cpu") for each in (tmp_path / "base", place)]
    assert (before.revision.trained, after.revision.trained) == (False, True)
    await asyncio.gather(before.close(), after.close())


def repairing_by_signal(text: str) -> dict[str, float]:
    """Writes what fails, and once more where it is asked to correct that; a trace helps."""
    if text.endswith((GOOD, BAD)):
        return {"```": 1.0}
    return {GOOD: 0.99, BAD: 0.01} if "Call: double(3)" in text else {BAD: 1.0}


async def test_a_record_tells_what_each_form_repairs_and_repeats(pool, mbpp, tmp_path):
    model = Scripted(repairing_by_signal, tokens=[GOOD, BAD, "```"], template="chat")
    model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    [problem] = training_problems(mbpp)
    found = await record(problem, Services(model, pool))
    passes = {"passed": True}
    Journal(tmp_path / "run" / "records.jsonl", {}).add(601, found)
    Journal(tmp_path / "run" / "records.jsonl", {}).add(602, passes)
    kept = read(tmp_path / "run")
    assert kept == {601: {"number": 601, **found}, 602: {"number": 602, **passes}}
    told = {
        each.form: (len(each.solved), each.repaired.value, each.same.value) for each in repairs(kept.values())
    }
    assert told["none"] == told["repair"] == (1, 0, 1)
    tasks, repaired, same = told["signal"]
    assert (tasks, same) == (1, 1 - repaired)
    assert repaired >= 0.5


def test_several_models_are_shown_the_programs_of_one(tmp_path, monkeypatch):
    held_out = [json.dumps({**RECORD, "task_id": number}) for number in (511, 512)]
    (tmp_path / "mbpp.jsonl").write_text("\n".join(held_out))
    models = iter([writer_of(BAD), writer_of(GOOD)])

    async def load_model(name):
        return next(models)

    monkeypatch.setattr(repair, "load_model", load_model)
    data, one, other = (str(tmp_path / name) for name in ("mbpp.jsonl", "one", "other"))
    own = {each.figure: each.value for each in repair.measure(data, one, tasks=90)}
    theirs = {each.figure: each.value for each in repair.measure(data, other, programs=one)}
    assert {record["program"] for record in read(Path(other)).values()} == {BAD}
    assert own == {"tasks": 2, "passed": 0} | figures_of(0, same=100)
    assert theirs == {"tasks": 2, "passed": 0} | figures_of(100, same=0)


def figures_of(repaired: float, same: float) -> dict[str, float]:
    """Of every form of feedback."""
    told = {"repaired": repaired, "same": same, "tasks": repaired / 50}
    return {f"{form}_{name}": value for form in (NONE, *FEEDBACK) for name, value in told.items()}


def test_whoever_interrupts_a_stage_is_told_how_it_goes_on(tmp_path, monkeypatch, capsys):
    def interrupted(stage):
        raise KeyboardInterrupt

    monkeypatch.setattr(TuningStage, "run", interrupted)
    assert main(["train", "repair", "--out", str(tmp_path / "own")]) == 130
    assert f"kept in {tmp_path / 'own'}; the same command goes on from there." in capsys.readouterr().err


LORA = {"peft_type": "LORA", "r": 8, "target_modules": ["q_proj"]}
BOMB = "---\na: &a [x]\n" + "".join(f"{b}: &{b} [{f'*{a},' * 9}]\n" for a, b in pairwise("abcdefghijklm"))
CARD = "---\nbase_model: elsewhere\n---\n"
NO_ADAPTERS = {
    "nothing": ("", ""),
    "a table": ("{}", "{}"),
    "a card of nothing": (json.dumps(LORA), "---\n---\n"),
    "a card that is no YAML": (json.dumps(LORA), "---\n\t: [\n---\n"),
    "a deep card": (json.dumps(LORA), "---\n" + "[" * 9_999 + "\n---\n"),
    "a name that unfolds": (json.dumps(LORA), BOMB + "base_model: *m\n---\n"),
    "deep settings": ("[" * 99_999, CARD),
    "long settings": (" " * 2**20 + json.dumps(LORA), CARD),
    "a rank that takes all memory": (json.dumps({**LORA, "r": 2**30}), CARD),
    "a rank of one weight": (json.dumps({**LORA, "rank_pattern": {"q_proj": 2**30}}), CARD),
    "a module to import": (json.dumps({**LORA, "megatron_config": {"a": 1}, "megatron_core": "this"}), CARD),
    "prompts made by a model of the hub": (json.dumps({**LORA, "peft_type": "PROMPT_TUNING"}), CARD),
}


@pytest.mark.parametrize("name", NO_ADAPTERS)
def test_what_is_no_adapter_is_a_sentence(tmp_path, name, capsys):
    for file, text in zip((weights.ADAPTER, "README.md"), NO_ADAPTERS[name], strict=True):
        (tmp_path / file).write_text(text)
    assert main(["convert", str(tmp_path), str(tmp_path / "out.gguf")]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"egcfg: {tmp_path} is no adapter of `egcfg train`")
    assert said.count("\n") == 1
    assert main(["model", "install", "--from", str(tmp_path)]) == 2


def test_the_model_of_an_adapter_is_looked_into_as_others_are(tmp_path, capsys):
    """No code of the hub is executed, whatever its settings name."""
    base = tmp_path / "base"
    base.mkdir()
    (base / "config.json").write_text('{"model_type": "llama", "attn_implementation": "evil/code"}')
    (tmp_path / weights.ADAPTER).write_text(json.dumps(LORA))
    (tmp_path / "README.md").write_text(f"---\nbase_model: {base}\n---\n")
    assert main(["convert", str(tmp_path), str(tmp_path / "out")]) == 2
    assert "asks for code from the hub" in capsys.readouterr().err


@pytest.mark.parametrize("load", [llama_cpp.load, transformers.load])
async def test_whoever_makes_a_model_may_call_it_as_its_base_and_it_still_takes_turns(tmp_path, load):
    place = written(tmp_path / "qwen2.5-coder-0.5b-repair.gguf", "Qwen2.5 Coder 0.5B Instruct AWQ")
    model = await load(str(place), device="cpu", threads=1)
    assert model.template == "chat"
    await model.close()


def test_a_model_that_was_made_here_has_a_name_like_others(base, capsys):
    own_files.models().mkdir()
    place = own_files.models() / "mended.gguf"
    place.write_bytes(base.read_bytes())
    assert Path(catalog.chosen("mended").place) == place
    for command, said in {"path": str(place), "list": "mended"}.items():
        assert main(["model", command, *(["mended"] if command == "path" else [])]) == 0
        assert said in capsys.readouterr().out
    assert main(["model", "remove", "mended"]) == 0
    assert not place.exists()
    with pytest.raises(ModelError, match="There is no model mended"):
        catalog.chosen("mended")
    with pytest.raises(ModelError, match="no name of the catalog"):
        catalog.own_place("qwen2.5-coder-0.5b")
