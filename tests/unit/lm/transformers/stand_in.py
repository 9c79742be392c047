"""The stand-in for flash attention, in operators that every device and number format has."""

from __future__ import annotations

import torch
from torch.nn.functional import scaled_dot_product_attention

from engine.lm.transformers.paged import FULL


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
    flash_api.cpp. Of the others, the product asks for device, number format and size of heads, and ``PAGE``
    is a multiple of what it demands.
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
