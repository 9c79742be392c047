"""Products with a fixed matrix, by whichever kernel is fast for the few rows of a decoding step."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import torch

Product = Callable[[torch.Tensor], torch.Tensor]
"""``(rows, inputs)`` in, ``(rows, outputs)`` out."""

ROUNDING = 1e-6
"""How much of a matrix, by its norm, 16 bits may change: the last bits of weights that are nearly 0."""


def product(weight: torch.Tensor, bias: torch.Tensor | None = None, packed: bool = False) -> Product:
    """``x -> x @ weight.t() + bias`` for a ``weight`` ``(outputs, inputs)``.

    With ``packed``, weights that were stored in 16 bits are kept so where nothing is lost by it (in copies),
    and multiplied in 32: a step of one row reads half as much, and one of two rows reads it once, where MKL,
    on CPUs that are not Intel's, reads it twice.
    """
    return (packed and _packed(weight, bias)) or _plain(weight, bias)


def _plain(weight: torch.Tensor, bias: torch.Tensor | None) -> Product:
    matrix = weight.t()
    if bias is None:
        return lambda rows: torch.mm(rows, matrix)
    return lambda rows: torch.addmm(bias, rows, matrix)


def _packed(weight: torch.Tensor, bias: torch.Tensor | None) -> Product | None:
    """By FBGEMM, which has one thread and x86 only; ``None`` where it or the weight is not fit for it."""
    if not _survives(weight) or torch.get_num_threads() > 1:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that it will be gone one day, in which case this returns None
            matrix = torch.fbgemm_pack_gemm_matrix_fp16(weight)
            multiply = torch.fbgemm_linear_fp16_weight_fp32_activation
            multiply(weight[:1], matrix, bias)
    except (AttributeError, RuntimeError, TypeError):
        return None
    return lambda rows: multiply(rows, matrix, bias)


def _survives(weight: torch.Tensor) -> bool:
    lost = torch.linalg.vector_norm(weight.half().float() - weight)
    return weight.dtype == torch.float32 and bool(lost <= ROUNDING * torch.linalg.vector_norm(weight))
