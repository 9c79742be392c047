"""The model on which benchmarks show what size does."""

from __future__ import annotations

import torch

from benchmarks.decoding.enlarged import wider
from engine.train.pretraining.training_plan import ModelShape

TOKENS = torch.arange(1, 40).view(3, 13)


def test_a_wider_model_answers_as_the_small_one() -> None:
    torch.manual_seed(0)
    small = ModelShape(vocabulary=64, width=32, layers=2, heads=2, inner=48).model()
    for name, weights in small.named_parameters():
        if "norm" in name:
            torch.nn.init.uniform_(weights, 0.5, 2)
    large = wider(small)
    count = sum(weights.numel() for weights in large.parameters())
    assert count > 8 * sum(weights.numel() for weights in small.parameters())
    assert (large.config.hidden_size, large.config.num_attention_heads) == (128, 8)
    torch.testing.assert_close(large(TOKENS).logits, small(TOKENS).logits, rtol=0, atol=1e-4)
