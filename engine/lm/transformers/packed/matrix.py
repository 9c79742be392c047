"""Products with a fixed matrix, by whichever kernel is fast for the few rows of a decoding step."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import torch

Product = Callable[[torch.Tensor], torch.Tensor]
"""``(rows, inputs)`` in, ``(rows, outputs)`` out."""

FEW, LARGE = 4, 2**19
"""Rows, and numbers of a matrix in 32 bits, for which the order of the factors matters: with 9,728 by 896
and 2, 3, 4, 6 rows an AMD EPYC takes 1.8, 2.6, 2.3, 6.5 ms with the matrix first, 5.7, 8.3, 4.9, 6.6 else."""

ROUNDING = 1e-6
"""How much of a matrix, by its norm, 16 bits may change: the last bits of weights that are nearly 0."""


def product(weight: torch.Tensor, bias: torch.Tensor | None, cpu: bool, packed: bool) -> Product:
    """``x -> x @ weight.t() + bias`` for a ``weight`` ``(outputs, inputs)``.

    ``cpu``: whether it may be what suits CPUs. With ``packed``, weights that were stored in 16 bits are kept
    so where nothing is lost by it (in copies), and multiplied in 32: a step of one row reads half as much.
    """
    if packed and (found := _packed(weight, bias)):
        return found
    read_once = cpu and weight.dtype == torch.float32 and weight.numel() >= LARGE
    return _by_rows(weight, bias) if read_once else _plain(weight, bias)


def _plain(weight: torch.Tensor, bias: torch.Tensor | None) -> Product:
    matrix = weight.t()
    if bias is None:
        return lambda rows: torch.mm(rows, matrix)
    return lambda rows: torch.addmm(bias, rows, matrix)


def _by_rows(weight: torch.Tensor, bias: torch.Tensor | None) -> Product:
    """For ``FEW`` rows with the matrix in front: MKL reads it once for all of them, not once for each."""
    many = _plain(weight, bias)

    def multiply(rows: torch.Tensor) -> torch.Tensor:
        if not 1 < len(rows) <= FEW:
            return many(rows)
        found = torch.mm(weight, rows.t()).t().contiguous()
        return found if bias is None else found.add_(bias)

    return multiply


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
