"""The probe notices every way in which a cache can be wrong."""

from __future__ import annotations

import pytest

from engine.lm.sampling import Row
from tests.unit.lm.architectures import architecture, random_models

torch = pytest.importorskip("torch")

from engine.lm.transformers.backend_probe import BackendProbe, deviation  # noqa: E402
from engine.lm.transformers.packed.backend import PackedBackend  # noqa: E402
from engine.lm.transformers.packed.kernels import KERNELS, plain  # noqa: E402
from engine.lm.transformers.packed.replaced_attention import ReplacedAttention  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")


class ForksAreTooShort(PackedBackend):
    def copy(self, source, length, target):
        super().copy(source, length, target)
        self._memory._chains[target].spans[-1:] = []


class ForksShareWhatTheyWrite(PackedBackend):
    def copy(self, source, length, target):
        super().copy(source, length, target)
        chains = self._memory._chains
        chains[target].own = chains[2].own


class CutsAreIgnored(PackedBackend):
    def logits(self, rows):
        held = {
            name: chain.shared + chain.written for name, chain in self._memory._chains.items() if chain.spans
        }
        return super().logits(
            [Row(row.sequence, held.get(row.sequence, row.start), row.tokens, row.positions) for row in rows]
        )


class ParentsMoveOnUnderTheirForks(PackedBackend):
    def copy(self, source, length, target):
        super().copy(source, length, target)
        for span in self._memory._chains[target].spans:
            span.segment.readers.clear()


class DraftsSeeWhatComesLater(PackedBackend):
    def __init__(self, network):
        super().__init__(network, lambda *given: plain(*given[:4], None, False, None))


class ManyRowsAreMixed(PackedBackend):
    def logits(self, rows):
        logits = super().logits(rows)
        return logits.roll(1, 0) if len(rows) >= 4 else logits


class TwoRowsAreMixed(PackedBackend):
    def logits(self, rows):
        logits = super().logits(rows)
        return logits.flip(0) if len(rows) == 2 else logits


FAULTS = [
    ForksAreTooShort,
    ForksShareWhatTheyWrite,
    CutsAreIgnored,
    ParentsMoveOnUnderTheirForks,
    DraftsSeeWhatComesLater,
    ManyRowsAreMixed,
    TwoRowsAreMixed,
]


def made(kind, network):
    return kind(network) if kind is DraftsSeeWhatComesLater else kind(network, KERNELS["plain"])


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("kind", FAULTS)
def test_a_wrong_backend_is_noticed(kind, dtype):
    model, _ = random_models(architecture("Qwen 3").build())
    model.to(dtype)
    probe = BackendProbe(model)
    network = ReplacedAttention(model)
    assert probe.fits(PackedBackend(network, KERNELS["plain"]))
    try:
        fits = probe.fits(made(kind, network))
    except RuntimeError:  # as good: the next backend is tried
        fits = False
    assert not fits
    network.close()


def test_the_probe_leaves_nothing_cached():
    model, _ = random_models(architecture("Qwen 3").build())
    probe = BackendProbe(model)
    backend = PackedBackend(ReplacedAttention(model), KERNELS["plain"])
    assert probe.fits(backend)
    assert (len(backend), backend.size()) == (0, 0)
    backend.close()


def test_masked_tokens_and_the_mean_do_not_count():
    expected = torch.tensor([[1.0, 3.0, -3e38, 5.0]])
    same = torch.tensor([[11.0, 13.0, -2e38, 15.0]])
    other = torch.tensor([[1.0, 3.0, -3e38, 1.0]])
    assert deviation(same, expected) == 0
    assert deviation(other, expected) > 0.5
    assert deviation(torch.full((1, 4), float("nan")), expected).isnan()
