"""Attention of packed rows over a paged cache: torch's flash attention, and plain stand-ins for it.

All kernels have the arguments of ``torch.nn.attention.varlen.varlen_attn`` and are chosen by name, so that
the code around them runs on any device.
"""

from __future__ import annotations

from inspect import signature
from typing import Any, Protocol

import torch
from torch.nn.functional import scaled_dot_product_attention

from engine.lm.transformers.packed.network import UnsupportedModel

PAGE = 256
"""Positions of a page; the flash attention that comes with torch takes multiples of 256 only."""
LARGEST_HEAD = 256
FULL = (-1, -1)
"""The window of ``varlen_attn`` that sees all keys."""


class PagedKernel(Protocol):
    """``(tokens, heads, size)`` in and out. See ``torch.nn.attention.varlen.varlen_attn``.

    Windows are (left, 0), causal and aligned at the end, or ``FULL``; left -1: all keys before.
    """

    def __call__(
        self,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        cu_seq_q: torch.Tensor,
        cu_seq_k: torch.Tensor,
        max_q: int,
        max_k: int,
        *,
        scale: float,
        window_size: tuple[int, int],
        seqused_k: torch.Tensor,
        block_table: torch.Tensor | None,
    ) -> torch.Tensor: ...


def kernel(name: str, size: int, value_size: int, device: torch.device, dtype: torch.dtype) -> PagedKernel:
    """The kernel ``paged`` (CUDA, 16 bits) or ``paged-plain`` (everywhere), for heads of these sizes.

    Raises ``UnsupportedModel``, with a reason, where it cannot run.
    """
    if name == "paged-plain":
        return plain
    if name != "paged":
        raise ValueError(f"There is no attention kernel {name!r}. Use paged or paged-plain.")
    if device.type != "cuda" or dtype not in (torch.float16, torch.bfloat16):
        raise UnsupportedModel(f"flash attention on {device} in {dtype}: it needs CUDA and 16 bits")
    if torch.cuda.get_device_capability(device) < (8, 0):
        raise UnsupportedModel(f"flash attention on {torch.cuda.get_device_name(device)}: it is too old")
    if size != value_size or size % 8 or size > LARGEST_HEAD:
        raise UnsupportedModel(f"flash attention with heads of {size} and {value_size}")
    arguments = torch.ops.aten._flash_attention_forward.default._schema.arguments
    if not any(argument.name == "seqused_k" for argument in arguments):
        raise UnsupportedModel(f"flash attention of torch {torch.__version__}: it takes no lengths of keys")
    return paged_flash() or gathering(flash)


def paged_flash() -> PagedKernel | None:
    """torch's flash attention over pages; ``None`` where torch is older than 2.13.

    2.12 has the arguments; whether its own kernel takes them is not known here.
    """
    try:
        from torch.nn.attention.varlen import varlen_attn
    except ImportError:
        return None
    release = tuple(int(part) for part in torch.__version__.split(".")[:2])
    if release < (2, 13) or "block_table" not in signature(varlen_attn).parameters:
        return None

    def attend(*arguments: Any, **options: Any) -> Any:
        """With keys split over several blocks, pages give NaN now and then in torch 2.13: hence one split."""
        return varlen_attn(*arguments, **options, enable_gqa=True, num_splits=1)

    return attend


def gathering(attend: PagedKernel) -> PagedKernel:
    """``attend``, which knows no pages, over copies of all pages of all rows.

    ``cu_seq_k`` tells where each row's keys begin in that copy.
    """

    def gathered(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, *place: Any, **how: Any) -> Any:
        pages = how.pop("block_table").flatten()
        keys, values = (each.index_select(0, pages).flatten(0, 1) for each in (key, value))
        return attend(query, keys, values, *place, **how, block_table=None)

    return gathered


def flash(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    cu_seq_q: torch.Tensor,
    cu_seq_k: torch.Tensor,
    max_q: int,
    max_k: int,
    *,
    scale: float,
    window_size: tuple[int, int],
    seqused_k: torch.Tensor,
    block_table: torch.Tensor | None,
) -> torch.Tensor:
    """The operator below ``varlen_attn``: in torch 2.11 the function lacks ``seqused_k``, which it has."""
    assert block_table is None
    output: torch.Tensor = torch.ops.aten._flash_attention_forward(
        query,
        key,
        value,
        cu_seq_q,
        cu_seq_k,
        max_q,
        max_k,
        0.0,
        window_size[1] == 0,
        False,
        scale=scale,
        window_size_left=None if window_size[0] < 0 else window_size[0],
        window_size_right=None if window_size[1] < 0 else window_size[1],
        seqused_k=seqused_k,
    )[0]
    return output


def check_shapes(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    cu_seq_q: torch.Tensor,
    cu_seq_k: torch.Tensor,
    max_q: int,
    window_size: tuple[int, int],
    seqused_k: torch.Tensor,
    block_table: torch.Tensor | None,
) -> None:
    """What torch's flash attention demands of its arguments, as assertions for its stand-in.

    These are the checks of ``mha_varlen_fwd`` in torch's aten/src/ATen/native/transformers/cuda/flash_attn/
    flash_api.cpp. Of the others, ``kernel`` asks for device, number format and size of heads, and ``PAGE`` is
    a multiple of what it demands.
    """
    tokens, heads, size = query.shape
    rows = cu_seq_q.numel() - 1
    assert rows > 0, "batch size must be positive"
    for numbers, count in ((cu_seq_q, rows + 1), (cu_seq_k, rows + 1), (seqused_k, rows)):
        assert numbers.dtype == torch.int32, "lengths must have dtype int32"
        assert numbers.is_contiguous(), "lengths must be contiguous"
        assert numbers.shape == (count,), "there must be a length for each row"
    for states in (query, key, value):
        assert states.dtype == query.dtype, "query, key and value must have the same dtype"
        assert states.stride(-1) == 1, "query, key and value must have a contiguous last dimension"
    if block_table is not None:
        assert block_table.dtype == torch.int32, "block_table must have dtype int32"
        assert block_table.stride(-1) == 1, "block_table must have a contiguous last dimension"
        assert block_table.dim() == 2, "block_table must have a row for each row"
        assert block_table.shape[0] == rows, "block_table must have a row for each row"
    assert key.dim() == value.dim() == (3 if block_table is None else 4), "pages are told by a block_table"
    assert key.shape[:-1] == value.shape[:-1], "key and value must have the same shape"
    assert key.shape[-1] == size, "query and key must have heads of the same size"
    assert heads % key.shape[-2] == 0, "heads of keys must divide heads of queries"
    swaps_groups = max_q == 1 and heads > key.shape[-2] and window_size == FULL and size % 8 == 0
    assert not swaps_groups or tokens == rows, f"shape {[rows, key.shape[-2], heads // key.shape[-2], size]}"


def plain(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    cu_seq_q: torch.Tensor,
    cu_seq_k: torch.Tensor,
    max_q: int,
    max_k: int,
    *,
    scale: float,
    window_size: tuple[int, int],
    seqused_k: torch.Tensor,
    block_table: torch.Tensor | None,
) -> torch.Tensor:
    """The same in operators that every device and number format has. Rows are padded to the longest.

    Nothing waits for the device, and all shapes follow from those of the arguments: it can be captured.
    Raises ``AssertionError`` for what flash attention would refuse, or misread.
    """
    check_shapes(query, key, value, cu_seq_q, cu_seq_k, max_q, window_size, seqused_k, block_table)
    rows = cu_seq_q.shape[0] - 1
    starts, asked = cu_seq_q[:-1], cu_seq_q.diff()
    keys, values = (_rows_of(each, cu_seq_k, max_k, block_table) for each in (key, value))
    places = torch.arange(max_q, device=query.device)
    tokens = (starts[:, None] + places).clamp_(max=query.shape[0] - 1)
    queries = query.index_select(0, tokens.flatten()).view(rows, max_q, *query.shape[1:])
    last = (seqused_k - asked)[:, None] + places if window_size[1] == 0 else seqused_k[:, None] - 1
    numbers = torch.arange(keys.shape[1], device=query.device)
    mask = numbers <= last[..., None]
    if window_size[0] >= 0:
        first = torch.minimum(last - window_size[0], seqused_k[:, None] - 1)  # padding sees a key, not NaN
        mask &= numbers >= first[..., None]
    queries, keys, values = (each.transpose(1, 2) for each in (queries, keys, values))
    grouped = queries.shape[1] != keys.shape[1]
    output = scaled_dot_product_attention(
        queries, keys, values, mask[:, None], scale=scale, enable_gqa=grouped
    ).transpose(1, 2)
    if max_q == 1 and rows == query.shape[0]:
        return output[:, 0]
    every = torch.arange(query.shape[0], dtype=cu_seq_q.dtype, device=query.device)
    row = (torch.searchsorted(cu_seq_q, every, right=True) - 1).clamp_(max=rows - 1)
    place = (every - starts[row]).clamp_(max=max_q - 1)
    return output[row, place]


def _rows_of(
    store: torch.Tensor, starts: torch.Tensor, most: int, table: torch.Tensor | None
) -> torch.Tensor:
    """Keys or values ``(rows, most, heads, size)``, from pages or from one behind the other."""
    if table is not None:
        return store.index_select(0, table.flatten()).view(len(table), -1, *store.shape[2:])
    places = (starts[:-1, None] + torch.arange(most, device=store.device)).clamp_(max=store.shape[0] - 1)
    return store.index_select(0, places.flatten()).view(-1, most, *store.shape[1:])
