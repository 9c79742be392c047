"""A deeper model with the same answers."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from engine.train.pretraining.deepening import deepened
from engine.train.pretraining.training_plan import ModelShape
from engine.types import SettingsError

SHAPE = ModelShape(vocabulary=64, width=32, layers=2, heads=2, inner=48)
TOKENS = torch.arange(1, 40).view(3, 13)


def made() -> Any:
    torch.manual_seed(0)
    return SHAPE.model()


@pytest.mark.parametrize("layers", [2, 3, 5, 7])
def test_a_deeper_model_answers_as_before(layers: int) -> None:
    model = made()
    before = model(TOKENS).logits
    grown = deepened(model, layers)
    assert grown.config.num_hidden_layers == len(grown.model.layers) == layers
    assert [layer.self_attn.layer_idx for layer in grown.model.layers] == list(range(layers))
    assert torch.equal(grown(TOKENS, use_cache=True).logits, before)


def test_what_is_added_can_learn() -> None:
    grown = deepened(made(), 4)
    grown(TOKENS, labels=TOKENS).loss.backward()
    for layer in grown.model.layers:
        assert layer.self_attn.o_proj.weight.grad.abs().max() > 0
        assert layer.mlp.down_proj.weight.grad.abs().max() > 0


def test_layers_are_never_taken_away() -> None:
    with pytest.raises(SettingsError, match="--layers 1: the checkpoint has 2"):
        deepened(made(), 1)
