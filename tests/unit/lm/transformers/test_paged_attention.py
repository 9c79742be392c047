"""Attention over pages: the stand-in is right, and torch's kernels are called as torch wants it."""

from __future__ import annotations

import inspect

import pytest
import torch

from engine.lm.transformers import paged as under_test
from engine.lm.transformers.networks import UnsupportedModel
from engine.lm.transformers.paged import flash_attention, gathering
from tests.unit.lm.transformers.stand_in import plain

SIZE, PAGE, HEADS, GROUPS = 8, 4, 2, 3
SCALE = 0.4
CAUSAL = (-1, 0)


class Batch:
    """Rows of so many new tokens, at the end of so many keys, which lie in random pages."""

    def __init__(self, asked: list[int], lengths: list[int], seed: int = 0) -> None:
        random = torch.Generator().manual_seed(seed)
        self.asked, self.lengths = asked, lengths
        self.width = max(-(-length // PAGE) for length in lengths)
        pages = len(asked) * self.width + 1
        self.tables = (torch.randperm(pages - 1, generator=random) + 1)[: len(asked) * self.width]
        self.tables = self.tables.view(len(asked), -1).int()
        shape = (pages, PAGE, HEADS, SIZE)
        self.keys, self.values = (torch.randn(shape, generator=random) for _ in range(2))
        self.queries = torch.randn((sum(asked), HEADS * GROUPS, SIZE), generator=random)
        self.starts = torch.tensor([0, *asked]).cumsum(0).int()
        self.key_starts = torch.arange(len(asked) + 1).int() * self.width * PAGE
        self.used = torch.tensor(lengths).int()

    def attend(self, attend, window: tuple[int, int]):
        return attend(
            self.queries,
            self.keys,
            self.values,
            self.starts,
            self.key_starts,
            max(self.asked),
            self.width * PAGE,
            scale=SCALE,
            window_size=window,
            seqused_k=self.used,
            block_table=self.tables,
        )


BATCHES = [
    ([1], [1]),
    ([1, 1, 1], [9, 1, 4]),
    ([3, 1, 6], [3, 8, 11]),
    ([5], [5]),
    ([2, 2], [10, 3]),
]


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize(("asked", "lengths"), BATCHES)
def test_a_kernel_that_knows_no_pages_gets_copies_of_them(asked, lengths):
    """As in torch 2.11, whose flash attention takes neither pages nor anything else that is not its own."""

    def without_pages(*arguments, **options):
        assert options["block_table"] is None
        assert arguments[1].dim() == 3
        return plain(*arguments, **options)

    batch = Batch(asked, lengths)
    torch.testing.assert_close(batch.attend(gathering(without_pages), CAUSAL), batch.attend(plain, CAUSAL))


def test_torchs_kernels_take_what_they_are_given():
    """On the meta device, which computes shapes only: names, types and numbers of arguments are checked."""
    batch = Batch([3, 1], [3, 8])
    for name in ("queries", "keys", "values", "starts", "key_starts", "used", "tables"):
        tensor = getattr(batch, name)
        half = tensor.half() if tensor.is_floating_point() else tensor
        setattr(batch, name, half.to("meta"))
    kernels = [gathering(under_test.flash)]
    if (paged := under_test.paged_flash()) is not None:
        kernels.append(paged)
    for each in kernels:
        assert batch.attend(each, CAUSAL).shape == batch.queries.shape


@pytest.mark.parametrize(
    ("release", "paged"), [("2.11.0", False), ("2.12.1+cu130", False), ("2.13.0", True), ("3.0", True)]
)
def test_pages_go_to_the_kernel_from_torch_2_13_on(monkeypatch, release: str, paged: bool):
    varlen = pytest.importorskip("torch.nn.attention.varlen", reason="older than torch 2.10")
    paged = paged and "block_table" in inspect.signature(varlen.varlen_attn).parameters
    monkeypatch.setattr(torch, "__version__", release)
    assert (under_test.paged_flash() is not None) is paged


@pytest.mark.parametrize(
    ("device", "dtype", "capability", "reason"),
    [
        ("cpu", "bfloat16", (9, 0), "on cpu in torch.bfloat16: it needs CUDA and 16 bits"),
        ("mps", "float16", (9, 0), "on mps"),
        ("cuda", "float32", (9, 0), "in torch.float32"),
        ("cuda", "bfloat16", (7, 5), "an old card: it is too old"),
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
