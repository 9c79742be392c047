"""Attention that is faster in training gives what torch's gives."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from engine.train.pretraining import attention
from engine.train.pretraining.training_plan import ModelShape


def drawn(length: int) -> tuple[Tensor, Tensor, Tensor]:
    """Queries, keys and values of two examples with three heads, the same each time."""
    generator = torch.Generator().manual_seed(length)
    first, second, third = (
        torch.randn(2, 3, length, 8, generator=generator, requires_grad=True) for _ in range(3)
    )
    return first, second, third


@pytest.mark.parametrize("length", [1, 2, 17])
def test_values_and_gradients_are_those_of_the_fused_kernel(length: int) -> None:
    ours, theirs = drawn(length), drawn(length)
    taken = attention.attend(None, *ours, None, scaling=8**-0.5)[0]
    expected = scaled_dot_product_attention(*theirs, is_causal=True).transpose(1, 2)
    torch.testing.assert_close(taken, expected)
    weights = torch.arange(taken.numel(), dtype=taken.dtype).view(taken.shape)
    torch.autograd.backward((taken * weights).sum())
    torch.autograd.backward((expected * weights).sum())
    for mine, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(mine.grad, other.grad, rtol=1e-4, atol=1e-3)


def test_a_model_answers_as_before_and_is_saved_as_before(tmp_path: Path) -> None:
    torch.manual_seed(0)
    model = ModelShape(vocabulary=64, width=32, layers=2, heads=4, inner=48, positions=64).model()
    tokens = torch.randint(0, 64, (3, 20))
    before = model(input_ids=tokens).logits
    model.save_pretrained(tmp_path / "before")
    attention.use(model)
    torch.testing.assert_close(model(input_ids=tokens).logits, before)
    model.save_pretrained(tmp_path / "after")
    saved = [json.loads((tmp_path / name / "config.json").read_text()) for name in ("before", "after")]
    assert saved[0] == saved[1]
