"""The accelerator's path on the CPU: plain kernels, and padded passes that are replayed but not captured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import MagicMock

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from engine.lm.sampling import Row
from engine.lm.transformers import paged as under_test
from engine.lm.transformers.networks import ReplacedAttention, UnsupportedModel
from engine.lm.transformers.paged import USES, CudaGraphs, PagedBackend, StaticPass
from tests.thorough import thorough
from tests.unit.lm.transformers.stand_in import plain
from tests.unit.lm.transformers.walks import check_walk

pytestmark = pytest.mark.usefixtures("one_thread")

SIZES = {
    "vocab_size": 100,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 48,
    "max_position_embeddings": 128,
    "initializer_range": 0.3,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
BYTES = 4_000_000
PAGE_BYTES = 2 * 2 * 4 * 2 * 8 * 4
"""Of a page of 4 positions: keys and values, layers, positions, heads, head size, bytes of a number."""


def llama(device: str = "cpu"):
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    with torch.device(device):
        return LlamaForCausalLM(LlamaConfig(**SIZES)).eval()


@contextmanager
def paged(page: int = 4, cache_bytes: int = BYTES, device: str = "cpu") -> Iterator[PagedBackend]:
    backend = PagedBackend(ReplacedAttention(llama(device)), plain, cache_bytes, page)
    yield backend
    backend.close()


@pytest.fixture(params=["exact", "padded"])
def shapes(request, monkeypatch) -> str:
    """Whether passes have their own shape, as large ones do, or one of a few."""
    if request.param == "exact":
        monkeypatch.setattr(under_test, "SIZES", (0,))
    return request.param


def logits_of(model, tokens) -> torch.Tensor:
    """The model's own, of one text."""
    with torch.inference_mode():
        return model(torch.tensor([list(tokens)])).logits[0]


def check(model, texts, rows: list[Row], found: torch.Tensor) -> None:
    parts = torch.split(found, [row.positions for row in rows])
    for row, part in zip(rows, parts, strict=True):
        expected = logits_of(model, texts[row.sequence])
        torch.testing.assert_close(part, expected[len(expected) - row.positions :], atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("seed", [0, *thorough([1, 2])])
@pytest.mark.parametrize("page", [4, 16])
@pytest.mark.usefixtures("shapes")
def test_forks_and_cuts_equal_the_model_itself(page: int, seed: int):
    with paged(page) as backend:
        check_walk(backend, llama(), 100, 100, seed=seed)


def test_agents_with_candidates_and_drafts_share_a_pass():
    """Twelve forks of one context and two of another with a draft, in one pass, again and again."""
    model = llama()
    with paged() as backend:
        texts = {0: [7 * n % 100 for n in range(30)], 1: [5 * n % 100 for n in range(22)]}
        backend.logits([Row(name, 0, tuple(text), 0) for name, text in texts.items()])
        for child in range(2, 14):
            backend.copy(0, 30, child)
            texts[child] = list(texts[0])
        backend.copy(1, 22, 14)
        texts[14] = list(texts[1])
        for step in range(5):
            rows = [Row(name, len(texts[name]), (name + step,), 1) for name in range(2, 14)]
            rows += [Row(name, len(texts[name]), (1, step, 3, 4), 4) for name in (1, 14)]
            for row in rows:
                texts[row.sequence] += row.tokens
            check(model, texts, rows, backend.logits(rows))
        assert len(backend._static) == 3, "one shape of prompts, two of five passes that grew over a page"


def test_a_pass_that_recurs_is_captured_once_and_replayed_from_then_on():
    log: list[str] = []

    def capture(run: Callable[[], None]) -> Callable[[], None]:
        log.append("capture")
        return lambda: log.append("replay")

    static = StaticPass(None, lambda: log.append("run"), capture)
    for _ in range(USES + 3):
        static.run()
    assert log == [*["run"] * USES, "capture", "replay", "replay", "replay"]


@pytest.mark.parametrize("able", [False, True])
def test_what_cannot_be_captured_runs_as_it_is(monkeypatch, caplog, able: bool):
    """With CUDA played by mocks: a model that waits for the device in a pass makes capturing fail."""
    tried: list[object] = []

    class Graph:
        def __init__(self, graph, **options) -> None:
            tried.append(graph)

        def __enter__(self) -> None:
            if not able:
                raise RuntimeError("operation not permitted when stream is capturing")

        def __exit__(self, *error) -> None:
            pass

    for name in ("device", "stream", "current_stream", "Stream", "graph_pool_handle", "CUDAGraph"):
        monkeypatch.setattr(torch.cuda, name, MagicMock())
    monkeypatch.setattr(torch.cuda, "graph", Graph)
    capture = CudaGraphs(torch.device("cuda"))
    runs: list[str] = []
    for _ in range(2):
        run = capture(lambda: runs.append("run"))
        run()
    if able:
        assert (len(tried), runs, caplog.messages) == (2, ["run", "run"], [])
        assert tried[0].replay.call_count == 2
    else:
        assert (len(tried), runs) == (1, ["run", "run"])
        [message] = caplog.messages
        assert message.startswith("Passes are not captured, which makes them slower: operation not permitted")


class Watch(TorchDispatchMode):
    """Notes transfers between the host and the device ``meta``, and operators that wait for results."""

    WAITING = ("item", "_local_scalar_dense", "nonzero", "masked_select", "_unique2", "equal", "is_nonzero")

    def __init__(self) -> None:
        super().__init__()
        self.to_device = self.to_host = 0
        self.waiting: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        found = func(*args, **(kwargs or {}))
        tensors = [each for each in args if isinstance(each, torch.Tensor)]
        before = {each.device.type for each in tensors}
        after = found.device.type if isinstance(found, torch.Tensor) else None
        self.to_device += "cpu" in before and after == "meta"
        self.to_host += "meta" in before and after == "cpu"
        name = func.overloadpacket.__name__
        masked = name == "index" and any(each is not None and each.dtype == torch.bool for each in args[1])
        if name in self.WAITING or masked:
            self.waiting.append(name)
        return found


@pytest.mark.usefixtures("shapes")
def test_one_transfer_a_pass_and_nothing_waits():
    """``meta`` stands for the device: it has shapes, but no numbers that could come back."""
    with paged(device="meta") as backend:
        backend.logits([Row(0, 0, tuple(range(9)), 1)])
        for child in (1, 2):
            backend.copy(0, 9, child)
        passes = [
            [Row(name, 9, (1,), 1) for name in range(3)],
            [Row(name, 10, (1, 2, 3), 3) for name in (0, 1)],
            [Row(2, 4, tuple(range(50)), 1)],
        ]
        for rows in passes:
            with Watch() as watch:
                assert backend.logits(rows).device.type == "meta"
            assert (watch.to_device, watch.to_host, watch.waiting) == (1, 0, [])


@pytest.mark.usefixtures("shapes")
def test_without_memory_nothing_is_lost(monkeypatch):
    monkeypatch.setattr(under_test, "LEAST_PAGES", 1)
    model = llama()
    with paged(cache_bytes=6 * PAGE_BYTES) as backend:
        texts = {0: [1, 2, 3, 4, 5, 6], 1: [1, 2, 3, 4, 5, 6], 2: [9] * 4}
        backend.logits([Row(0, 0, tuple(texts[0]), 0)])
        backend.copy(0, 6, 1)
        backend.logits([Row(2, 0, tuple(texts[2]), 0)])
        assert backend.size() == 3 * PAGE_BYTES
        with pytest.raises(MemoryError):
            backend.logits([Row(0, 6, (7, 8, 9), 1), Row(1, 6, (7, 8, 9), 1), Row(2, 4, (7,), 1)])
        assert backend.size() == 3 * PAGE_BYTES
        backend.free(2)
        rows = [Row(0, 6, (7, 8, 9, 10), 1), Row(1, 6, (7,), 1)]
        texts = {0: [*texts[0], 7, 8, 9, 10], 1: [*texts[1], 7]}
        check(model, texts, rows, backend.logits(rows))


@pytest.mark.usefixtures("shapes")
@pytest.mark.parametrize("last", [False, True], ids=["first layer", "last layer"])
def test_after_an_error_every_row_has_its_first_positions(monkeypatch, last: bool):
    model = llama()
    with paged() as backend:
        texts = {name: [7 * n % 100 for n in range(10)] for name in range(3)}
        backend.logits([Row(0, 0, tuple(texts[0]), 0)])
        for child in (1, 2):
            backend.copy(0, 10, child)
        before = backend.size()
        attend = under_test.PagedPlan.attend

        def fails(self, layer: int, *arguments):
            found = attend(self, layer, *arguments)
            if layer == last:
                raise RuntimeError("CUDA out of memory" if last else "the device failed")
            return found

        rows = [Row(0, 10, (50, 51), 2), Row(1, 7, (60,), 1), Row(2, 2, (70, 71, 72, 73), 4)]
        with monkeypatch.context() as patch:
            patch.setattr(under_test.PagedPlan, "attend", fails)
            with pytest.raises(MemoryError if last else RuntimeError):
                backend.logits(rows)
        assert backend.size() <= before
        for row in rows:
            texts[row.sequence] = texts[row.sequence][: row.start] + list(row.tokens)
        check(model, texts, rows, backend.logits(rows))


def test_layers_must_have_the_same_heads():
    class Odd:
        layers, dtype, device, few = 2, torch.float32, torch.device("cpu"), 0

        def logits(self, tokens, positions, wanted, attend):
            for layer, heads in enumerate((2, 1)):
                query, key = torch.zeros((1, 2, 1, 8)), torch.zeros((1, heads, 1, 8))
                attend(layer, query, key, key, 1.0, None)
            return torch.zeros((1, 5))

    with pytest.raises(UnsupportedModel, match="layers with different heads"):
        PagedBackend(Odd(), plain, BYTES)
