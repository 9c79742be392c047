"""The accelerator's path on the CPU: plain kernels, and padded passes that are replayed but not captured."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import MagicMock

import numpy as np
import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from engine.lm.prefix_cache import PrefixCache
from engine.lm.sampling import Row, log_softmax
from engine.lm.transformers import paged as under_test
from engine.lm.transformers.networks import ReplacedAttention, UnsupportedModel
from engine.lm.transformers.paged import (
    USES,
    CudaGraphs,
    PagedBackend,
    StaticPass,
    flash,
    flash_attention,
    gathering,
    paged_flash,
)
from tests.thorough import thorough
from tests.unit.lm.transformers.stand_in import plain
from tests.unit.lm.walks import check_walk

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
}
BYTES = 4_000_000
PAGE_BYTES = 2 * 2 * 4 * 2 * 8 * 4
"""Of a page of 4 positions: keys and values, layers, positions, heads, head size, bytes of a number."""


def llama(device: str = "cpu", dtype: torch.dtype = torch.float32):
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    with torch.device(device):
        return LlamaForCausalLM(LlamaConfig(**SIZES)).to(dtype).eval()


@contextmanager
def paged(page: int = 4, cache_bytes: int = BYTES, kernel=plain, **model: Any) -> Iterator[PagedBackend]:
    backend = PagedBackend(ReplacedAttention(llama(**model)), kernel, cache_bytes, page)
    yield backend
    backend.close()


@pytest.fixture(params=["exact", "padded"])
def shapes(request, monkeypatch) -> None:
    """Whether passes have their own shape, as large ones do, or one of a few."""
    if request.param == "exact":
        monkeypatch.setattr(under_test, "SIZES", (0,))


def logprobs(model) -> Callable[[Sequence[int]], np.ndarray]:
    """The model's own."""

    def of(tokens: Sequence[int]) -> np.ndarray:
        with torch.inference_mode():
            return log_softmax(model(torch.tensor([list(tokens)])).logits[0].numpy())

    return of


def without_pages(*arguments, **options):
    """As in torch 2.11, whose flash attention takes neither pages nor anything else that is not its own."""
    assert options["block_table"] is None
    assert arguments[1].dim() == 3
    return plain(*arguments, **options)


@pytest.mark.parametrize("seed", [0, *thorough([1, 2])])
@pytest.mark.parametrize("page", [4, 16])
@pytest.mark.parametrize("kernel", [plain, gathering(without_pages)], ids=["pages", "copies of pages"])
@pytest.mark.usefixtures("shapes")
def test_forks_and_cuts_equal_the_model_itself(kernel, page: int, seed: int):
    with paged(page, kernel=kernel) as backend:
        check_walk(backend, logprobs(llama()), 100, seed=seed, steps=60, longest=100, compared=4)
        assert backend.size() == 0


@pytest.mark.parametrize("seed", [0, 1, *thorough(range(2, 6))])
@pytest.mark.usefixtures("shapes")
def test_where_pages_run_out_others_are_computed_again(monkeypatch, seed: int):
    monkeypatch.setattr(under_test, "LEAST_PAGES", 1)
    with paged(cache_bytes=20 * PAGE_BYTES) as backend:
        cache = PrefixCache(backend, backend.capacity)
        check_walk(cache, logprobs(llama()), 100, seed=seed, steps=60, longest=60)
        cache.clear()
        assert backend.size() == 0


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
    graphs = MagicMock()
    if not able:
        graphs.return_value.__enter__.side_effect = RuntimeError("not permitted when stream is capturing")
    for name in ("device", "stream", "current_stream", "Stream", "graph_pool_handle", "CUDAGraph"):
        monkeypatch.setattr(torch.cuda, name, MagicMock())
    monkeypatch.setattr(torch.cuda, "graph", graphs)
    graphs.return_value.__exit__.return_value = False
    capture = CudaGraphs(torch.device("cuda"))
    runs: list[str] = []
    for _ in range(2):
        capture(lambda: runs.append("run"))()
    assert runs == ["run", "run"]
    if able:
        assert (graphs.call_count, caplog.messages) == (2, [])
        assert torch.cuda.CUDAGraph.return_value.replay.call_count == 2
    else:
        assert graphs.call_count == 1
        [message] = caplog.messages
        assert "slower: not permitted when stream is capturing" in message


class Watch(TorchDispatchMode):
    """Notes transfers between the host and the device ``meta``, and operators that wait for results."""

    WAITING = ("item", "_local_scalar_dense", "nonzero", "masked_select", "_unique2", "equal", "is_nonzero")

    def __init__(self) -> None:
        super().__init__()
        self.to_device = self.to_host = 0
        self.waiting: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        found = func(*args, **(kwargs or {}))
        before = {each.device.type for each in args if isinstance(each, torch.Tensor)}
        after = found.device.type if isinstance(found, torch.Tensor) else None
        self.to_device += "cpu" in before and after == "meta"
        self.to_host += "meta" in before and after == "cpu"
        name = func.overloadpacket.__name__
        masked = name == "index" and any(each is not None and each.dtype == torch.bool for each in args[1])
        if name in self.WAITING or masked:
            self.waiting.append(name)
        return found


KERNELS = [plain, gathering(flash), *filter(None, [paged_flash()])]


@pytest.mark.usefixtures("shapes")
@pytest.mark.parametrize("kernel", KERNELS, ids=["stand-in", "torch's", "torch's over pages"][: len(KERNELS)])
def test_one_transfer_a_pass_and_nothing_waits(kernel):
    """``meta`` stands for the device: it has shapes, and torch's kernels check their arguments there."""
    with paged(device="meta", dtype=torch.float16, kernel=kernel) as backend:
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
@pytest.mark.parametrize("last", [False, True], ids=["first layer", "last layer"])
def test_after_an_error_every_row_has_its_first_positions(monkeypatch, last: bool):
    expected = logprobs(llama())
    text = [7 * n % 100 for n in range(10)]
    with paged() as backend:
        backend.logits([Row(0, 0, tuple(text), 0)])
        for child in (1, 2):
            backend.copy(0, 10, child)
        before = backend.size()
        attend = under_test.PagedPlan.attend

        def fails(self, layer: int, *arguments):
            found = attend(self, layer, *arguments)
            if layer == last:
                raise RuntimeError("CUDA out of memory" if last else "the device failed")
            return found

        rows = [Row(0, 10, (50, 51), 2), Row(1, 9, (60,), 1), Row(2, 2, (70, 71, 72, 73), 4)]
        with monkeypatch.context() as patch:
            patch.setattr(under_test.PagedPlan, "attend", fails)
            with pytest.raises(MemoryError if last else RuntimeError):
                backend.logits(rows)
        assert backend.size() <= before
        found = torch.split(backend.logits(rows), [row.positions for row in rows])
        for row, each in zip(rows, found, strict=True):
            wanted = expected([*text[: row.start], *row.tokens])[-row.positions :]
            np.testing.assert_allclose(log_softmax(each.numpy()), wanted, atol=1e-4)


@pytest.mark.parametrize(
    ("release", "takes_pages"), [("2.11.0", False), ("2.12.1+cu130", False), ("2.13.0", True), ("3.0", True)]
)
def test_pages_go_to_the_kernel_from_torch_2_13_on(monkeypatch, release: str, takes_pages: bool):
    varlen = pytest.importorskip("torch.nn.attention.varlen", reason="older than torch 2.10")
    takes_pages = takes_pages and "block_table" in inspect.signature(varlen.varlen_attn).parameters
    monkeypatch.setattr(torch, "__version__", release)
    assert (paged_flash() is not None) is takes_pages


@pytest.mark.parametrize(
    ("device", "dtype", "capability", "reason"),
    [
        ("cpu", "bfloat16", (9, 0), "on cpu in torch.bfloat16"),
        ("mps", "float16", (9, 0), "on mps"),
        ("cuda", "float32", (9, 0), "in torch.float32"),
        ("cuda", "bfloat16", (7, 5), "an old card"),
        ("cuda", "bfloat16", (8, 0), None),
    ],
)
def test_where_flash_attention_runs(monkeypatch, device, dtype, capability, reason):
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: capability)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda device: "an old card")
    arguments = torch.device(device), getattr(torch, dtype)
    if reason is None:
        assert callable(flash_attention(*arguments))
    else:
        with pytest.raises(UnsupportedModel, match=reason):
            flash_attention(*arguments)


def test_layers_must_have_the_same_heads():
    class Odd:
        layers, dtype, device = 2, torch.float32, torch.device("cpu")

        def logits(self, tokens, positions, wanted, attend):
            for layer, heads in enumerate((2, 1)):
                query, key = torch.zeros((1, 2, 1, 8)), torch.zeros((1, heads, 1, 8))
                attend(layer, query, key, key, 1.0, None)
            return torch.zeros((1, 5))

    with pytest.raises(UnsupportedModel, match="layers with different heads"):
        PagedBackend(Odd(), plain, BYTES)
