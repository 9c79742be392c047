"""Every kind of model gets a backend that computes what the model itself computes, or is refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engine.lm.sampling import Row
from engine.lm.transformers import load
from engine.types import ModelError
from tests.unit.lm.architectures import architecture, random_models

torch = pytest.importorskip("torch")

from engine.lm.transformers import backend_choice  # noqa: E402
from engine.lm.transformers.backend_choice import choose  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")

KERNELS = ["cpu-flash", "plain", "paged-plain"]
LONGEST = 330
"""Beyond the windows of ``architectures.py`` and the segments in blocks."""


def network(backend) -> str:
    return type(getattr(backend, "_network", backend)).__name__


SEEDS = {"DeepSeek V3": 1}
"""Of weights. With those of 0, two groups of experts are so close at one position that rounding decides."""


@pytest.mark.parametrize(
    ("name", "kernel", "expected"),
    [
        ("Qwen 2, windows in half of the layers", "cpu-flash", "FusedDecoder"),
        ("Qwen 2, windows in half of the layers", "paged-plain", "FusedDecoder"),
        ("gpt-oss", "plain", "ReplacedAttention"),
        ("BLOOM", "cpu-flash", "SerialBackend"),
        *(
            pytest.param(*one, marks=pytest.mark.thorough)
            for one in (
                ("Qwen 2, windows in half of the layers", "plain", "FusedDecoder"),
                ("Llama 3.1", "cpu-flash", "FusedDecoder"),
                ("Qwen 3", "plain", "FusedDecoder"),
                ("Mistral 0.1", "paged-plain", "FusedDecoder"),
                ("StarCoder 2", "cpu-flash", "ReplacedAttention"),
                ("DeepSeek V3", "cpu-flash", "ReplacedAttention"),
                ("DeepSeek V3", "paged-plain", "ReplacedAttention"),
                ("Gemma 2", "cpu-flash", "ReplacedAttention"),
                ("Gemma 2", "paged-plain", "SerialBackend"),
            )
        ),
    ],
)
def test_forks_and_cuts_equal_the_model_itself(name: str, kernel: str, expected: str):
    """Four rows of each pass are compared."""
    model, twin = random_models(architecture(name).build(), SEEDS.get(name, 0))
    backend = choose(model, kernel)
    assert network(backend) == expected
    source = random.Random(0)
    texts: dict[int, list[int]] = {0: []}
    for _ in range(20):
        rows = _rows(source, texts)
        answers = torch.split(backend.logits(rows), [row.positions for row in rows])
        for row, answer in source.sample(list(zip(rows, answers, strict=True)), min(4, len(rows))):
            with torch.inference_mode():
                logits = twin(torch.tensor([texts[row.sequence]]), use_cache=False).logits[0]
            expected_logits = logits[len(logits) - row.positions :]
            torch.testing.assert_close(
                torch.log_softmax(answer, -1), torch.log_softmax(expected_logits, -1), atol=1e-4, rtol=0
            )
        _fork_or_end(source, texts, backend)
    assert len(backend) == len(texts)
    for sequence in texts:
        backend.free(sequence)
    assert (len(backend), backend.size()) == (0, 0)
    backend.close()


def _rows(source: random.Random, texts: dict[int, list[int]]) -> list[Row]:
    """Rows of one token for all, or of all lengths for some; ``texts`` holds them afterwards."""
    decoding = source.random() < 0.4
    chosen = sorted(texts) if decoding else source.sample(sorted(texts), source.randint(1, len(texts)))
    rows = []
    for sequence in chosen:
        text = texts[sequence]
        start = source.randint(0, len(text)) if source.random() < 0.2 else len(text)
        count = 1 if decoding else source.choice([1, 3, 3, 40, 150])
        added = [source.randrange(200) for _ in range(min(count, LONGEST - start))]
        if added:
            texts[sequence] = text[:start] + added
            rows.append(Row(sequence, start, tuple(added), source.randint(0, len(added))))
    if not rows:
        texts[chosen[0]] = [5]
        rows = [Row(chosen[0], 0, (5,), 1)]
    return rows


def _fork_or_end(source: random.Random, texts: dict[int, list[int]], backend) -> None:
    parent = source.choice(sorted(texts))
    if len(texts) > 14:
        backend.free(parent)
        del texts[parent]
    elif texts[parent]:
        child = max(texts) + 1
        length = source.randint(1, len(texts[parent]))
        backend.copy(parent, length, child)
        texts[child] = texts[parent][:length]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("name", ["Llama 2", "Phi", "BLOOM"])
def test_a_pass_that_nobody_wants_logits_of_computes_none(name: str, kernel: str):
    model, _ = random_models(architecture(name).build())
    backend = choose(model, kernel)
    assert backend.logits([Row(0, 0, (1, 2, 3), 0), Row(1, 0, (4,), 0)]).shape == (0, 200)
    assert backend.logits([Row(0, 3, (5,), 1), Row(1, 1, (6, 7), 0)]).shape == (1, 200)
    backend.close()


@pytest.mark.parametrize("kernel", ["cpu-flash", "plain"])
def test_an_error_in_a_pass_leaves_what_was_cached(kernel: str, monkeypatch):
    """A sequence that lies in blocks outgrows them in the pass that fails."""
    model, _ = random_models(architecture("Qwen 2").build())
    backend = choose(model, kernel)
    text = [(7 * n) % 200 for n in range(300)]
    backend.logits([Row(0, 0, tuple(text[:100]), 0)])
    expected = backend.logits([Row(1, 0, tuple(text), 1)])
    monkeypatch.setattr(backend._network, "_last", None)
    with pytest.raises(TypeError):
        backend.logits([Row(0, 100, tuple(text[100:]), 1)])
    monkeypatch.undo()
    torch.testing.assert_close(backend.logits([Row(0, 100, tuple(text[100:]), 1)]), expected)
    backend.close()


@pytest.mark.parametrize("name", ["Mamba", "Jamba", "BERT as a decoder"])
def test_models_that_no_backend_serves_are_refused_in_a_sentence(name: str):
    model, _ = random_models(architecture(name).build())
    with pytest.raises(
        ModelError, match=r"Models of the kind \w+ continue from a state of their own, or see"
    ):
        choose(model)


def test_a_model_that_overflows_is_refused_in_a_sentence():
    model, _ = random_models(architecture("Llama 2").build())
    model.model.norm.weight.data.fill_(float("nan"))
    with pytest.raises(ModelError, match="gives no numbers in float32"):
        choose(model)


def test_a_kernel_that_does_not_exist_is_a_sentence():
    model, _ = random_models(architecture("Llama 2").build())
    with pytest.raises(ModelError, match="There is no attention kernel 'abacus'"):
        choose(model, "abacus")


def test_accelerators_try_pages_first():
    assert backend_choice._kernels("auto", torch.device("cuda")) == ["paged", "plain"]
    assert backend_choice._kernels("auto", torch.device("mps")) == ["plain"]


@pytest.mark.parametrize("model_type", ["t5", "bart", "vit"])
async def test_models_that_do_not_continue_text_are_refused_in_a_sentence(tmp_path: Path, model_type: str):
    (tmp_path / "config.json").write_text(json.dumps({"model_type": model_type}))
    with pytest.raises(ModelError, match=f"cannot be used. Models of the kind {model_type} do not continue"):
        await load(str(tmp_path), device="cpu")


async def test_a_model_that_no_backend_serves_is_named(tmp_path: Path, tiny_llama: Path):
    """Its folder has all that is needed."""
    for file in tiny_llama.glob("token*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    model, _ = random_models(architecture("Mamba").build())
    model.save_pretrained(tmp_path)
    with pytest.raises(ModelError, match=f"{tmp_path} cannot be used. Models of the kind mamba"):
        await load(str(tmp_path), device="cpu")


async def test_a_model_that_does_not_continue_text_is_named(tmp_path: Path, tiny_llama: Path):
    """An encoder with a decoder, whose folder has a tokenizer."""
    from transformers import T5Config

    for file in tiny_llama.glob("token*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    T5Config(num_layers=1).save_pretrained(tmp_path)
    with pytest.raises(ModelError, match=r"Models of the kind t5 do not continue text. Choose a decoder"):
        await load(str(tmp_path), device="cpu")


def test_operators_do_not_grow_with_the_rows():
    """Behind a shared prefix, 96 rows take as many as three, fewer than transformers' own; views count."""
    from torch.utils._python_dispatch import TorchDispatchMode

    class Count(TorchDispatchMode):
        count = 0

        def __torch_dispatch__(self, function, types, arguments=(), options=None):
            self.count += 1
            return function(*arguments, **(options or {}))

    model, twin = random_models(architecture("Qwen 2").build())
    backend = choose(model)
    backend.logits([Row(0, 0, tuple(range(150)), 0)])
    counts = []
    for rows in (3, 12, 96, 2):
        for number in range(rows):
            backend.copy(0, 150, 1 + number)
        for start in (150, 151):
            with Count() as counted:
                backend.logits([Row(1 + number, start, (number,), 1) for number in range(rows)])
        counts.append(counted.count)
        for number in range(rows):
            backend.free(1 + number)
    backend.close()
    with torch.inference_mode(), Count() as own:
        cache = twin(torch.zeros((2, 150), dtype=torch.long)).past_key_values
        own.count = 0
        twin(torch.zeros((2, 1), dtype=torch.long), past_key_values=cache)
    assert max(counts[:3]) <= min(counts[:3]) + 1, "more memory is one"
    assert max(counts) < 0.8 * own.count
