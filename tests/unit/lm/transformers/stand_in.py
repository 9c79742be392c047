"""The stand-in for flash attention, in operators that every device and number format has."""

from __future__ import annotations

import torch
from torch.nn.functional import scaled_dot_product_attention

from engine.lm.transformers.paged import FULL


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
    """Rows are padded to the longest. Nothing waits for the device, and all shapes follow from those of the
    arguments: it can be captured. Raises ``AssertionError`` for what flash attention would refuse or misread:
    see ``mha_varlen_fwd`` in torch's aten/src/ATen/native/transformers/cuda/flash_attn/flash_api.cpp."""
    rows = cu_seq_q.shape[0] - 1
    assert rows > 0
    for numbers, count in ((cu_seq_q, rows + 1), (cu_seq_k, rows + 1), (seqused_k, rows)):
        assert (numbers.dtype, numbers.shape, numbers.is_contiguous()) == (torch.int32, (count,), True)
    for states in (query, key, value):
        assert (states.dtype, states.shape[-1], states.stride(-1)) == (query.dtype, query.shape[-1], 1)
    assert key.dim() == value.dim() == (3 if block_table is None else 4), "pages are told by a block_table"
    assert key.shape == value.shape
    if block_table is not None:
        told = (block_table.dtype, block_table.stride(-1), block_table.dim(), len(block_table))
        assert told == (torch.int32, 1, 2, rows)
    heads, key_heads = query.shape[1], key.shape[-2]
    assert heads % key_heads == 0
    swaps_groups = max_q == 1 and heads > key_heads and window_size == FULL and query.shape[-1] % 8 == 0
    assert not swaps_groups or len(query) == rows, "rows without tokens are misread"
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
