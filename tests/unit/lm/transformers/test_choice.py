"""Every kind of model gets a backend that computes what the model itself computes, or is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from engine.lm.sampling import Row
from engine.lm.transformers import load
from engine.lm.transformers.choice import Probe, SerialBackend, choose
from engine.lm.transformers.networks import FusedDecoder, ReplacedAttention
from engine.lm.transformers.paged import PagedBackend
from engine.support.errors import ModelError
from tests.unit.lm.architectures import ARCHITECTURES, VOCABULARY, Architecture, architecture, random_models
from tests.unit.lm.transformers.stand_in import plain
from tests.unit.lm.transformers.walks import check_walk

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
    if kind.path == "refused":
        model, _ = random_models(kind.build())
        with pytest.raises(ModelError):
            choose(model, BYTES, kernel)
    else:
        check_forks_and_cuts(kind, kernel, 1_900, compared=1)


def check_forks_and_cuts(kind: Architecture, kernel, longest: int, compared: int = 4) -> None:
    model, twin = random_models(kind.build(), SEEDS.get(kind.name, 0))
    backend = choose(model, BYTES, kernel)
    assert PATHS[type(getattr(backend, "_network", backend))] == (kind.path if kernel else "serial")
    check_walk(backend, twin, longest, VOCABULARY, compared)
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


class ForksAreTooShort(SerialBackend):
    def copy(self, source, length, target):
        super().copy(source, length - 1, target)


class ForksLoseTheirEnds(PagedBackend):
    def copy(self, source, length, target):
        super().copy(source, length, target)
        self._pages._tables[target].pages[-1] = 1


class CutsAreIgnored(SerialBackend):
    def logits(self, rows):
        held = {name: each[0][0].shape[2] for name, each in self._cached.items() if each}
        return super().logits(
            [Row(row.sequence, held.get(row.sequence, row.start), row.tokens, row.positions) for row in rows]
        )


class WritersTakeNoCopies(PagedBackend):
    def copy(self, source, length, target):
        super().copy(source, length, target)
        self._pages._readers = [min(1, count) for count in self._pages._readers]


class RowsAreMixed(SerialBackend):
    def logits(self, rows):
        return super().logits(rows).roll(1, 0) if len(rows) >= 4 else super().logits(rows)


class DraftsSeeWhatComesLater(PagedBackend):
    def __init__(self, network, kernel, *given):
        super().__init__(
            network, lambda *args, **how: kernel(*args, **{**how, "window_size": (-1, -1)}), *given
        )


FAULTS = [
    ForksAreTooShort,
    ForksLoseTheirEnds,
    CutsAreIgnored,
    WritersTakeNoCopies,
    RowsAreMixed,
    DraftsSeeWhatComesLater,
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("kind", FAULTS)
def test_the_probe_notices_a_wrong_backend(kind, dtype):
    model, _ = random_models(architecture("Qwen 3").build())
    model.to(dtype)
    probe = Probe(model)
    paged = issubclass(kind, PagedBackend)
    network = ReplacedAttention(model) if paged else model
    given = (network, plain, BYTES, 4) if paged else (model,)
    right = kind.__base__(*given)
    assert probe.fits(right)
    assert (len(right), right.size()) == (0, 0)
    try:
        fits = probe.fits(kind(*given))
    except (RuntimeError, IndexError):  # as good: the next backend is tried
        fits = False
    assert not fits
    if paged:
        network.close()
