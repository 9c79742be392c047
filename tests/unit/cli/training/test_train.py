"""``egcfg train`` and ``egcfg eval`` from the command line."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

import pytest
import torch
from safetensors.torch import load_file

from egcfg_lsp.cli import main
from engine.lm.backends import SHIPPED_MODEL
from engine.train.data import corpus, tokenization
from engine.train.examples import material
from engine.train.pretraining.training_plan import ModelShape
from engine.train.tasks import catalog
from engine.train.whitebox.items import apart, read

FIB = '''\
def fib(n):
    """The n-th Fibonacci number.

    >>> fib(6)
    8
    """
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a
'''


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "fib.py").write_text(FIB)
    return str(tmp_path / "fib.py")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tokenizer and shards for a model of a few thousand parameters."""
    folder: Path = tmp_path_factory.mktemp("tiny")
    everything = catalog.full()
    from random import Random

    random = Random(0)
    examples = [material.plain(everything, random) for _ in range(200)]
    tokenizer = tokenization.train((one.prompt + one.answer for one in examples), 512)
    tokenization.save(tokenizer, folder / "tokenizer", length=2048)
    corpus.write(folder / "shards" / "plain-0.npz", [corpus.encoded(one, tokenizer) for one in examples])
    corpus.write(
        folder / "shards" / "probe-plain.npz", [corpus.encoded(one, tokenizer) for one in examples[:20]]
    )
    return folder


def test_questions_are_printed_with_their_answers(program, capsys):
    assert main(["train", "questions", program, "--python", sys.executable, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["call"], found["output"]) == ("fib(6)", "8")
    assert len(found["questions"]) == 10
    assert {one["kind"] for one in found["questions"]} == {"state", "flow"}
    for one in found["questions"]:
        if one["kind"] == "flow":
            assert one["answer"] in FIB.split("\n")


def test_a_call_can_be_named(program, capsys):
    arguments = ["train", "questions", program, "--python", sys.executable, "--call", "fib(1)", "--most", "3"]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "fib(1) gives 1" in out
    assert out.count("?\n") == 3


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        (FIB, ["--call", "nothing(1)"], "name another call"),
        (FIB, ["--most", "11"], "between 1 and 10"),
        ("def f(n):\n    return n\n", [], "name one with --call"),
        ("raise ValueError\ndef f(n):\n    return n\n", ["--call", "f(1)"], "fails when it is loaded"),
    ],
)
def test_what_cannot_be_asked_about_is_said(tmp_path, capsys, text, options, said):
    file = tmp_path / "p.py"
    file.write_text(text)
    assert main(["train", "questions", str(file), "--python", sys.executable, *options]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["gap", "similar", "questions", "roles"])
def test_every_kind_of_shard_is_written(tiny, tmp_path, kind):
    places = ["--tokenizer", str(tiny / "tokenizer"), "--folder", str(tmp_path)]
    assert main(["train", "synth", "--kind", kind, "--count", "5", "--seed", "3", *places]) == 0
    [path] = tmp_path.glob("*.npz")
    assert path.name == f"{kind}-003-0000005.npz"
    written = corpus.read(path)
    assert len({one.tokens.tobytes() for one in written}) == 5
    assert all(0 < one.start < len(one.tokens) for one in written)


def test_an_unknown_module_of_the_library_is_named(tiny, tmp_path, capsys):
    places = ["--tokenizer", str(tiny / "tokenizer"), "--folder", str(tmp_path)]
    assert main(["train", "synth", "--modules", "text,nope", *places]) == 2
    assert "no module 'nope'; it has algorithms, applications," in capsys.readouterr().err
    assert main(["train", "synth", "--modules", "text", "--kind", "output", "--out", "o.jsonl"]) == 2
    assert "--kind plain, gap, similar, dynamic, roles, expert, not output" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_bound_that_no_function_of_the_library_keeps_is_refused(tiny, tmp_path, capsys):
    places = ["--tokenizer", str(tiny / "tokenizer"), "--folder", str(tmp_path)]
    assert main(["train", "synth", "--longest", "3", *places]) == 2
    assert "No library entry has a body of at most 3 characters" in capsys.readouterr().err
    assert main(["train", "synth", "--longest", "90", "--kind", "copy", *places]) == 2
    assert "--longest goes with --kind plain, gap" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
def test_expert_iteration_asks_a_model(tiny, tmp_path):
    """The model that ships; the tokenizer is that of the shards."""
    places = ["--tokenizer", str(tiny / "tokenizer"), "--folder", str(tmp_path)]
    model = ["--model", str(SHIPPED_MODEL), "--threads", "1"]
    assert main(["train", "synth", "--kind", "expert", "--count", "2", *model, *places]) == 0
    (shard,) = tmp_path.iterdir()
    assert shard.name == "expert-000-0000002.npz"
    assert len(corpus.read(shard)) == 2


def test_a_model_grows_from_a_checkpoint(tiny, tmp_path, capsys):
    ModelShape(vocabulary=512, width=32, layers=2, heads=2, inner=64).model().save_pretrained(
        tmp_path / "small"
    )
    places = ["--shards", str(tiny / "shards"), "--out", str(tmp_path / "large")]
    once = ["train", "pretrain", "--steps", "2", "--mix", "plain=1", "--quiet", "--layers", "3", *places]
    assert main(once) == 2
    assert main([*once, "--resume"]) == 2
    assert capsys.readouterr().err.count("--layers deepens a checkpoint at the start of a run") == 2
    few = [
        "train",
        "pretrain",
        "--layers",
        "1",
        "--init",
        str(tmp_path / "small"),
        "--processes",
        "2",
        *places,
    ]
    assert main(few) == 2
    assert "--layers 1: the checkpoint has 2 already" in capsys.readouterr().err
    assert main([*once, "--init", str(tmp_path / "small")]) == 0
    assert json.loads((tmp_path / "large" / "config.json").read_text())["num_hidden_layers"] == 3


def test_a_model_from_nothing_step_by_step(tiny, tmp_path, capsys):
    out = tmp_path / "model"
    config = tmp_path / "small.toml"
    config.write_text(
        "[shape]\nvocabulary = 512\nwidth = 32\nlayers = 2\nheads = 2\ninner = 64\n"
        "[plan]\nminutes = 5\nbatch_tokens = 2048\nwarm_up = 4\nlog_every = 4\nmixture = { plain = 1.0 }\n"
    )
    places = ["--shards", str(tiny / "shards"), "--out", str(out)]
    assert main(["train", "pretrain", "--config", str(config), "--steps", "16", "--quiet", *places]) == 0
    assert (
        main(["train", "pretrain", "--config", str(config), "--steps", "20", "--resume", "--quiet", *places])
        == 0
    )
    lines = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    losses = [line["answer"] for line in lines if "answer" in line]
    assert len(losses) == 5
    assert losses[-1] < losses[0] - 0.2
    assert lines[-1]["step"] == 20
    assert main(["train", "plot", str(out / "log.jsonl"), str(tmp_path / "c.svg")]) == 0
    assert ">probe plain<" in (tmp_path / "c.svg").read_text()
    target = tmp_path / "exported"
    arguments = ["--checkpoint", str(out), "--tokenizer", str(tiny / "tokenizer"), "--folder", str(target)]
    assert main(["train", "export", *arguments]) == 0
    capsys.readouterr()
    assert (
        main(
            [
                "eval",
                "reasoning",
                "--model",
                str(target),
                "--programs",
                "2",
                "--data",
                _crux(tmp_path),
                "--json",
            ]
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["form"] == "completion"
    assert [one["measure"] for one in found["results"]][:2] == ["cruxeval-o", "cruxeval-i"]
    for one in found["results"]:
        low, high = one["interval"]
        assert 0 <= low <= one["rate"] <= high <= 1


def _crux(folder: Path) -> str:
    record = {
        "id": "own_0",
        "code": "def f(a, b):\n    return a + b",
        "input": "[1], [2]",
        "output": "[1, 2]",
    }
    path = folder / "crux.jsonl"
    path.write_text(json.dumps(record) + "\n")
    return str(path)


def test_the_configuration_for_a_gpu_is_a_model_of_its_size():
    import torch

    from engine.train.pretraining import training_plan

    shape, chosen = training_plan.load("gpu")
    with torch.device("meta"):
        model = shape.model()
    assert 30e6 <= sum(weight.numel() for weight in model.parameters()) <= 60e6
    assert chosen["device"] == "cuda"
    assert shape.vocabulary == 4096  # as `egcfg train tokenizer --vocabulary 4096` in docs/model.md


@pytest.mark.slow
def test_the_configuration_for_a_gpu_takes_steps_on_a_processor(tiny, tmp_path):
    """Its shape and settings; the batch is small, and nothing is compiled."""
    config = Path(plan_file("gpu")).read_text()
    for old, new in (("131072", "2048"), ("compiled = true", "compiled = false"), ('"cuda"', '"cpu"')):
        assert old in config
        config = config.replace(old, new)
    config = re.sub(r"mixture = .*", "mixture = { plain = 1.0 }", config).replace(
        "warm_up = 200", "warm_up = 1"
    )
    (tmp_path / "gpu.toml").write_text(config.replace("log_every = 20", "log_every = 1"))
    places = ["--shards", str(tiny / "shards"), "--out", str(tmp_path / "model")]
    settings = ["--config", str(tmp_path / "gpu.toml"), "--threads", "1", "--steps", "4", "--quiet"]
    assert main(["train", "pretrain", *settings, *places]) == 0
    lines = [json.loads(line) for line in (tmp_path / "model" / "log.jsonl").read_text().splitlines()]
    losses = [line["answer"] for line in lines if "answer" in line]
    assert len(losses) == 4
    assert losses[-1] < losses[0]


def test_a_kind_of_shards_that_is_missing_is_named(tiny, tmp_path, capsys):
    places = ["--shards", str(tiny / "shards"), "--out", str(tmp_path / "model")]
    assert main(["train", "pretrain", "--mix", "plain=0.9,gap=0.1", *places]) == 2
    assert "no shards gap-*.npz" in capsys.readouterr().err
    assert not (tmp_path / "model").exists()


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_a_model_learns_in_either_precision(tiny, tmp_path, precision):
    places = ["--shards", str(tiny / "shards"), "--out", str(tmp_path / "model")]
    settings = ["--steps", "2", "--batch-tokens", "1024", "--mix", "plain=1", "--quiet"]
    assert main(["train", "pretrain", "--precision", precision, *settings, *places]) == 0
    weights = load_file(tmp_path / "model" / "model.safetensors")
    assert {tensor.dtype for tensor in weights.values()} == {torch.float32}


def test_checkpoints_are_averaged(tiny, tmp_path, capsys):
    for seed in ("1", "2"):
        places = ["--shards", str(tiny / "shards"), "--out", str(tmp_path / seed)]
        settings = ["--steps", "1", "--batch-tokens", "512", "--mix", "plain=1", "--seed", seed, "--quiet"]
        assert main(["train", "pretrain", *settings, *places]) == 0
    places = ["--checkpoint", str(tmp_path / "1"), "--tokenizer", str(tiny / "tokenizer")]
    places += ["--folder", str(tmp_path / "mean")]
    assert main(["train", "export", *places, "--average", f"{tmp_path / '2'}=0.25"]) == 0
    one, two, mean = (load_file(tmp_path / name / "model.safetensors") for name in ("1", "2", "mean"))
    for name, weights in mean.items():
        wanted = 0.75 * one[name] + 0.25 * two[name]
        assert torch.allclose(weights.float(), wanted, atol=0.01, rtol=0.01)
    with pytest.raises(SystemExit):
        main(["train", "export", *places, "--average", "2"])
    assert "CHECKPOINT=SHARE" in capsys.readouterr().err
    assert main(["train", "export", *places, "--average", f"{tiny}=0.5"]) == 2


def plan_file(name: str) -> Path:
    from engine.train import configs

    return Path(configs.__file__).parent / f"{name}.toml"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["train", "pretrain", "--config", "huge"], "no configuration 'huge'"),
        (["train", "pretrain", "--shards", "nowhere"], "egcfg train synth"),
        (["train", "synth", "--kind", "code"], "--out FILE.jsonl"),
        (["train", "synth", "--tokenizer", "nowhere"], "egcfg train tokenizer"),
        (["train", "sft", "--config", "nothing"], "qwen2.5-coder-7b"),
        (["train", "contamination", "--data", "nowhere"], "EGCFG_DATASETS"),
        (["train", "plot", "nowhere.jsonl", "x.svg"], "cannot be drawn"),
        (["train", "difficulty", "nowhere.jsonl", "x.jsonl"], "egcfg train synth"),
        (["train", "difficulty", "a", "b", "--at-most", "11"], "--at-most"),
        (["eval", "reasoning", "--programs", "-1"], "--programs"),
        (["eval", "held-out", "--tasks", "0"], "--tasks"),
    ],
)
def test_what_is_missing_is_named(tmp_path, monkeypatch, capsys, arguments, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("EGCFG_DATASETS", raising=False)
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_items_are_written_and_thinned_out(tmp_path, capsys):
    items, kept = str(tmp_path / "items.jsonl"), str(tmp_path / "kept.jsonl")
    assert main(["train", "synth", "--kind", "code", "--count", "6", "--out", items]) == 0
    capsys.readouterr()
    arguments = ["--tries", "3", "--at-most", "3", "--most", "64", "--quiet", "--json"]
    assert main(["train", "difficulty", items, kept, *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["kept"], found["of"]) == (6, 6)
    assert Path(kept).read_text() == Path(items).read_text()
    assert max(map(int, found["solved"])) > 0


def test_items_to_complete_are_tried_and_kept_one_answer_each(tmp_path, capsys):
    items, kept = tmp_path / "items.jsonl", tmp_path / "kept.jsonl"
    assert main(["train", "synth", "--kind", "output", "--count", "3", "--out", str(items)]) == 0
    capsys.readouterr()
    arguments = [
        "--form",
        "completion",
        "--tries",
        "2",
        "--at-most",
        "2",
        "--most",
        "16",
        "--quiet",
        "--json",
    ]
    assert main(["train", "difficulty", str(items), str(kept), *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    single = read(kept)
    assert found["of"] == found["kept"] == len(single) > 3
    assert {(one.kind, len(one.questions)) for one in single} == {("output", 0), ("question", 1)}
    assert [one for item in single for one in apart(item, Random(0))] == single
