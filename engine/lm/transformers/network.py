"""A transformers model as a function of packed tokens, its attention replaced by ours."""

from __future__ import annotations

from typing import Any, Protocol

import torch
from transformers import PreTrainedModel
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

from engine.lm.transformers.attention import Plan


class Unsupported(Exception):
    """The model's attention is not plain enough to be computed in parts. Never leaves this package."""


class Network(Protocol):
    """The arithmetic between token numbers and logits."""

    layers: int
    dtype: torch.dtype
    device: torch.device
    few: int
    """Rows with the same beginning up to which each has all its keys in one piece, a copy of what it shares:
    there attention costs more for being called than for what it reads."""

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: Plan
    ) -> torch.Tensor:
        """``(wanted, vocabulary)`` of the packed ``tokens`` ``(n,)``; attention is left to ``plan``."""

    def close(self) -> None:
        """Gives up the weights."""


class ReplacedAttention:
    """Any model that lets its attention function be chosen, as most do since transformers 4.48."""

    few = 2  # the two contexts of one agent

    def __init__(self, model: PreTrainedModel) -> None:
        config = model.config.get_text_config()
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._model = model
        self._window: int = config.max_position_embeddings
        self._plan: Plan | None = None
        self._attended = 0
        self._name = f"packed_{id(self)}"
        ALL_ATTENTION_FUNCTIONS[self._name] = self._attend
        self._before = config._attn_implementation
        self._choose(self._name)
        self._mask = torch.zeros((1, 1, 1, 1), dtype=self.dtype, device=self.device)
        """Four dimensions tell the model that the mask is our business."""

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: Plan
    ) -> torch.Tensor:
        """See ``Network``."""
        self._plan = plan
        self._attended = 0
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
            raise Unsupported("layers that attend in a way of their own")
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
        **options: Any,
    ) -> tuple[torch.Tensor, None]:
        """Stands in for the attention of every layer; ``(1, heads, tokens, size)`` in, tokens first out."""
        if self._plan is None:
            raise Unsupported("attention outside of a pass")
        strange = [name for name in ("softcap", "s_aux", "position_bias") if options.get(name) is not None]
        if strange or (options.get("sliding_window") or self._window) < self._window:
            raise Unsupported(f"attention with {', '.join(strange) or 'a sliding window'}")
        self._attended += 1
        scale = query.shape[-1] ** -0.5 if scaling is None else scaling
        layer: int = module.layer_idx  # type: ignore[assignment]
        output = self._plan.attend(layer, query, key, value, scale)
        return output.transpose(1, 2).contiguous(), None
