"""A transformers model as a function of packed tokens, its attention replaced by ours."""

from __future__ import annotations

from typing import Any

import torch
from transformers import PreTrainedModel
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

from engine.lm.transformers.packed.attention import AttentionPlan
from engine.lm.transformers.packed.network import UnsupportedModel

KNOWN_LAYERS = {"full_attention", "sliding_attention"}
"""Kinds of layers, by their names in ``layer_types``, that ``AttentionPlan`` knows."""


class ReplacedAttention:
    """Any model that lets its attention function be chosen, as most do since transformers 4.48."""

    def __init__(self, model: PreTrainedModel) -> None:
        config = model.config.get_text_config()
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._model = model
        self._slide = _sliding_layers(config)
        self._plan: AttentionPlan | None = None
        self._attended = 0
        self._slid = 0
        self._name = f"packed_{id(self)}"
        ALL_ATTENTION_FUNCTIONS[self._name] = self._attend
        self._before = config._attn_implementation
        self._choose(self._name)
        self._mask = torch.zeros((1, 1, 1, 1), dtype=self.dtype, device=self.device)
        """Four dimensions tell the model that the mask is our business."""

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: AttentionPlan
    ) -> torch.Tensor:
        """See ``Network``."""
        self._plan = plan
        self._attended = self._slid = 0
        try:
            answer = self._model(
                input_ids=tokens[None],
                position_ids=positions[None],
                attention_mask=self._mask,
                use_cache=False,
                logits_to_keep=wanted,
            )
        finally:
            self._plan = None
        if self._attended != self.layers:
            raise UnsupportedModel("layers that attend in a way of their own")
        if self._slid != self._slide:
            raise UnsupportedModel("sliding windows that the layers do not tell")
        logits: torch.Tensor = answer.logits[0]
        return logits

    def close(self) -> None:
        """Leaves the model as it was found."""
        self._choose(self._before)
        ALL_ATTENTION_FUNCTIONS.pop(self._name, None)
        del self._model

    def _choose(self, attention: str) -> None:
        for config in (self._model.config, self._model.config.get_text_config()):
            config._attn_implementation = attention

    def _attend(
        self,
        module: torch.nn.Module,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        attention_mask: torch.Tensor | None,
        scaling: float | None = None,
        dropout: float = 0.0,
        sliding_window: int | None = None,
        softcap: float | None = None,
        s_aux: torch.Tensor | None = None,
        position_bias: torch.Tensor | None = None,
        **options: Any,
    ) -> tuple[torch.Tensor, None]:
        """Stands in for the attention of every layer; ``(1, heads, tokens, size)`` in, tokens first out."""
        if self._plan is None or position_bias is not None:
            raise UnsupportedModel("attention outside of a pass, or with a bias")
        if attention_mask is not None and attention_mask.numel() > 1:
            raise UnsupportedModel("a mask of the model's own")
        self._attended += 1
        self._slid += sliding_window is not None
        scale = query.shape[-1] ** -0.5 if scaling is None else scaling
        layer: int = module.layer_idx  # type: ignore[assignment]
        output = self._plan.attend(layer, query, key, value, scale, sliding_window, softcap, s_aux)
        return output.transpose(1, 2).contiguous(), None


def _sliding_layers(config: Any) -> int:
    """How many layers have a sliding window, by the model's configuration."""
    kinds = getattr(config, "layer_types", None)
    if kinds is not None:
        if not set(kinds) <= KNOWN_LAYERS:
            raise UnsupportedModel(f"layers of the kinds {', '.join(sorted(set(kinds) - KNOWN_LAYERS))}")
        return sum(kind == "sliding_attention" for kind in kinds)
    return config.num_hidden_layers if getattr(config, "sliding_window", None) else 0
