"""The tokenizer, the shards and a few steps of training of a tiny model."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tokenizers import Tokenizer

from engine.train.data import corpus, synth, tokenization
from engine.train.examples import micro_copy
from engine.train.examples.material import Example
from engine.train.pretraining.peers import Peers
from engine.train.pretraining.pretrain import PretrainingJob, train
from engine.train.pretraining.training_plan import ModelShape, TrainingPlan

SHAPE = ModelShape(vocabulary=512, width=32, layers=2, heads=2, inner=64)


@pytest.fixture(scope="module")
def examples() -> list[Example]:
    random = Random(0)
    return [micro_copy.from_docstring(random) for _ in range(300)]


@pytest.fixture(scope="module")
def tokenizer(examples: list[Example]) -> Tokenizer:
    return tokenization.train((one.prompt + one.answer for one in examples), 512)


@pytest.fixture(scope="module")
def shards(examples: list[Example], tokenizer: Tokenizer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("shards")
    encoded = [corpus.encoded(example, tokenizer) for example in examples]
    corpus.write(folder / "copy-000.npz", encoded[:250])
    corpus.write(folder / "probe-copy.npz", encoded[250:])
    return folder


@pytest.mark.parametrize("text", ["a\n\n\n    b\r\n", "x = 'é'  # 12 345\n", "<|task|>def f(x):\n<|body|>\n"])
def test_every_line_end_is_a_token_end(tokenizer: Tokenizer, text: str) -> None:
    tokens = tokenizer.encode(text).ids
    assert tokenizer.decode(tokens, skip_special_tokens=False) == text
    pieces = [tokenizer.decode([token], skip_special_tokens=False) for token in tokens]
    assert all(piece in ("\n", "\r") or not {"\n", "\r"} & set(piece) for piece in pieces)


def test_shards_give_back_what_was_written(
    examples: list[Example], tokenizer: Tokenizer, shards: Path
) -> None:
    read = corpus.read(shards / "copy-000.npz")
    assert (
        tokenizer.decode(read[3].tokens[read[3].start :].tolist(), skip_special_tokens=False)
        == examples[3].answer
    )


def test_batches_keep_within_their_size(shards: Path) -> None:
    source = corpus.batches(shards, {"copy": 1.0}, 512, Random(0), longest=1024)
    for _ in range(20):
        batch = next(source)
        assert batch.tokens.numel() <= 512
        assert (batch.answer <= batch.filled).all()
        assert batch.answer.any(dim=1).all()


def test_processes_share_the_examples(shards: Path) -> None:
    count = len(corpus.read(shards / "copy-000.npz"))
    streams = [corpus.stream(shards, "copy", Random(0), 1024, (which, 2)) for which in range(2)]
    parts = [{next(stream).tokens.tobytes() for _ in range(count // 2)} for stream in streams]
    assert not parts[0] & parts[1]


def test_writing_shards_repeats_nothing(tokenizer: Tokenizer, tmp_path: Path) -> None:
    paths = list(
        synth.write_shards(micro_copy.copying, "copy", tokenizer, tmp_path, 60, seed=0, per_shard=25)
    )
    written = [one.tokens.tobytes() for path in paths for one in corpus.read(path)]
    assert [len(corpus.read(path)) for path in paths] == [25, 25, 10]
    assert len(set(written)) == 60


def test_the_loss_falls_and_training_goes_on_where_it_was(shards: Path, tmp_path: Path) -> None:
    plan = TrainingPlan(minutes=5, mixture={"copy": 1.0}, batch_tokens=768, warm_up=5, steps=20, log_every=10)
    out = tmp_path / "model"
    model = SHAPE.model()
    first = train(model, plan, shards, out)
    lines = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    assert lines[0]["plan"]["steps"] == 20
    measured = [line for line in lines if "answer" in line]
    assert measured[-1]["answer"] < 5.8
    assert lines[-1]["probes"]["copy"]["tokens"] > 0.02
    longer = TrainingPlan(minutes=5, mixture={"copy": 1.0}, batch_tokens=768, warm_up=5, steps=22)
    second = train(model, longer, shards, out, resume=True)
    assert (first.step, second.step) == (20, 22)
    assert second.tokens > first.tokens


def test_the_pace_rises_stays_and_falls() -> None:
    plan = TrainingPlan(minutes=10, warm_up=10, fall=0.5)
    assert plan.pace(0, 0) == pytest.approx(0.1)
    assert plan.pace(50, 60) == 1.0
    assert plan.pace(50, 450) == pytest.approx(0.5)
    assert plan.pace(50, 600) == 0.0


def test_alone_there_is_nothing_to_share() -> None:
    import torch

    tensor = torch.ones(3)
    Peers().average([tensor])
    Peers().spread([[tensor]])
    assert tensor.tolist() == [1, 1, 1]


def test_a_run_from_what_ships_computes_in_float32(shards: Path, tmp_path: Path) -> None:
    SHAPE.model().bfloat16().save_pretrained(tmp_path / "shipped")
    plan = TrainingPlan(minutes=10, mixture={"copy": 1.0}, batch_tokens=1024, steps=1)
    PretrainingJob(plan, shards, tmp_path / "out", begin=tmp_path / "shipped")(Peers())
    assert json.loads((tmp_path / "out" / "config.json").read_text()).get("dtype", "float32") == "float32"
