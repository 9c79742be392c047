"""Every kind of model gets a backend that computes what the model itself computes, or is refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.lm.sampling import log_softmax
from engine.lm.transformers import load
from engine.lm.transformers.choice import Probe, SerialBackend, choose
from engine.lm.transformers.networks import FusedDecoder, ReplacedAttention
from engine.lm.transformers.paged import PagedBackend
from engine.support.errors import ModelError
from tests.unit.lm.architectures import ARCHITECTURES, VOCABULARY, Architecture, architecture, random_models
from tests.unit.lm.transformers.stand_in import plain
from tests.unit.lm.walks import check_walk

pytestmark = pytest.mark.usefixtures("one_thread")

BYTES = 2**24
LONGEST = 330
"""Beyond the windows of ``architectures.py`` and a page."""
SEEDS = {"DeepSeek V3": 1}
"""Of weights. With those of 0, two groups of experts are so close at one position that rounding decides."""
PATHS = {FusedDecoder: "fused", ReplacedAttention: "replaced", SerialBackend: "serial"}
KERNELS = pytest.mark.parametrize("kernel", [plain, None], ids=["pages", "serial"])
USUAL = ["Qwen 2, windows in half of the layers", "BLOOM", "StarCoder 2"]
"""``make test`` tries these, and ``make test-models`` all of them, with longer texts."""


@KERNELS
@pytest.mark.parametrize("name", USUAL)
def test_forks_and_cuts_equal_the_model_itself(name: str, kernel):
    check_forks_and_cuts(architecture(name), kernel, LONGEST)


@pytest.mark.models
@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
@KERNELS
@pytest.mark.parametrize("kind", ARCHITECTURES, ids=lambda each: each.name)
def test_every_architecture_equals_the_model_itself_or_is_refused(kind: Architecture, kernel):
    check_forks_and_cuts(kind, kernel, 1_900, compared=1)


def check_forks_and_cuts(kind: Architecture, kernel, longest: int, compared: int = 4) -> None:
    model, twin = random_models(kind.build(), SEEDS.get(kind.name, 0))
    if kind.path == "refused":
        with pytest.raises(ModelError):
            choose(model, BYTES, kernel)
        return
    backend = choose(model, BYTES, kernel)
    assert PATHS[type(getattr(backend, "_network", backend))] == (kind.path if kernel else "serial")

    def logprobs(tokens: Sequence[int]) -> np.ndarray:
        with torch.inference_mode():
            return log_softmax(twin(torch.tensor([list(tokens)]), use_cache=False).logits[0].numpy())

    check_walk(backend, logprobs, VOCABULARY, steps=20, longest=longest, compared=compared)
    assert backend.size() == 0
    backend.close()


def test_without_cuda_the_model_is_left_as_it_was():
    """Nothing has replaced its attention or joined its weights."""
    model, twin = random_models(architecture("Qwen 2").build())
    backend = choose(model, BYTES)
    assert type(backend) is SerialBackend
    assert model.config._attn_implementation == type(model)(model.config).config._attn_implementation
    tokens = torch.arange(9)[None]
    torch.testing.assert_close(model(tokens).logits, twin(tokens).logits, atol=1e-4, rtol=0)


@KERNELS
@pytest.mark.parametrize("name", ["Mamba", "Jamba", "BERT as a decoder"])
def test_models_that_no_backend_serves_are_refused(name: str, kernel):
    model, _ = random_models(architecture(name).build())
    with pytest.raises(ModelError, match=r"Models of the kind \w+ continue from a state of their own"):
        choose(model, BYTES, kernel)


def test_a_model_that_overflows_is_refused():
    model, _ = random_models(architecture("Llama 2").build())
    model.model.norm.weight.data.fill_(float("nan"))
    with pytest.raises(ModelError, match="gives no numbers in float32"):
        choose(model, BYTES)


@pytest.mark.parametrize("model_type", ["t5", "bart", "vit"])
async def test_models_that_do_not_continue_text_are_refused(tmp_path: Path, model_type: str):
    (tmp_path / "config.json").write_text(json.dumps({"model_type": model_type}))
    with pytest.raises(ModelError, match=f"cannot be used. Models of the kind {model_type} do not continue"):
        await load(str(tmp_path), device="cpu")


def forks_are_too_short(backend, usual, source, length, target):
    usual(source, length - 1, target)


def cuts_are_ignored(backend, usual, rows):
    held = {name: each[0][0].shape[2] for name, each in backend._cached.items() if each}
    return usual([replace(row, start=held.get(row.sequence, row.start)) for row in rows])


def rows_are_mixed(backend, usual, rows):
    return usual(rows).roll(1, 0) if len(rows) >= 4 else usual(rows)


def forks_lose_their_ends(backend, usual, source, length, target):
    usual(source, length, target)
    backend._pages._tables[target].pages[-1] = 1


def writers_take_no_copies(backend, usual, source, length, target):
    usual(source, length, target)
    backend._pages._readers = [min(1, count) for count in backend._pages._readers]


def drafts_see_what_comes_later(backend, usual, *arguments, **how):
    return usual(*arguments, **{**how, "window_size": (-1, -1)})


FAULTS = [
    (SerialBackend, "copy", forks_are_too_short),
    (SerialBackend, "logits", cuts_are_ignored),
    (SerialBackend, "logits", rows_are_mixed),
    (PagedBackend, "copy", forks_lose_their_ends),
    (PagedBackend, "copy", writers_take_no_copies),
    (PagedBackend, "_kernel", drafts_see_what_comes_later),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize(("kind", "name", "fault"), FAULTS)
def test_the_probe_notices_a_wrong_backend(kind, name, fault, dtype):
    model, _ = random_models(architecture("Qwen 3").build())
    model.to(dtype)
    probe = Probe(model)
    paged = kind is PagedBackend
    given = (ReplacedAttention(model), plain, BYTES, 4) if paged else (model,)
    right, wrong = kind(*given), kind(*given)
    assert probe.fits(right)
    assert (len(right), right.size()) == (0, 0)
    setattr(wrong, name, partial(fault, wrong, getattr(wrong, name)))
    with suppress(RuntimeError, IndexError):  # as good: the next backend is tried
        assert not probe.fits(wrong)
    if paged:
        given[0].close()
