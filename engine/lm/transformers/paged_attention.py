"""Attention of packed rows over a paged cache, by torch's flash attention.

Kernels have the arguments of ``torch.nn.attention.varlen.varlen_attn``. So has the stand-in by which tests
run the code around them on a CPU.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import torch

from engine.lm.transformers.networks import UnsupportedModel

PAGE = 256
"""Positions of a page; the flash attention that comes with torch takes multiples of 256 only."""
LARGEST_HEAD = 256
FULL = (-1, -1)
"""The window of ``varlen_attn`` that sees all keys."""
PagedKernel = Callable[..., torch.Tensor]
"""``(tokens, heads, size)`` in and out. See ``torch.nn.attention.varlen.varlen_attn``.

Windows are (left, 0), causal and aligned at the end, or ``FULL``; left -1: all keys before.
"""


def flash_attention(device: torch.device, dtype: torch.dtype) -> PagedKernel:
    """The kernel for CUDA and 16 bits. Raises ``UnsupportedModel``, with a reason, where it cannot run."""
    if device.type != "cuda" or dtype not in (torch.float16, torch.bfloat16):
        raise UnsupportedModel(f"flash attention on {device} in {dtype}: it needs CUDA and 16 bits")
    if torch.cuda.get_device_capability(device) < (8, 0):
        raise UnsupportedModel(f"flash attention on {torch.cuda.get_device_name(device)}: it is too old")
    arguments = torch.ops.aten._flash_attention_forward.default._schema.arguments
    if not any(argument.name == "seqused_k" for argument in arguments):
        raise UnsupportedModel(f"flash attention of torch {torch.__version__}: it takes no lengths of keys")
    return paged_flash() or gathering(flash)


def check_heads(size: int, value_size: int) -> None:
    """Raises ``UnsupportedModel`` for heads that flash attention does not take."""
    if size != value_size or size % 8 or size > LARGEST_HEAD:
        raise UnsupportedModel(f"flash attention with heads of {size} and {value_size}")


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
    *arguments: Any,
    scale: float,
    window_size: tuple[int, int],
    seqused_k: torch.Tensor,
    block_table: torch.Tensor | None,
) -> torch.Tensor:
    """The operator below ``varlen_attn``: in torch 2.11 the function lacks ``seqused_k``, which it has."""
    assert block_table is None
    output: torch.Tensor = torch.ops.aten._flash_attention_forward(
        *arguments,
        0.0,
        window_size[1] == 0,
        False,
        scale=scale,
        window_size_left=None if window_size[0] < 0 else window_size[0],
        window_size_right=None if window_size[1] < 0 else window_size[1],
        seqused_k=seqused_k,
    )[0]
    return output
