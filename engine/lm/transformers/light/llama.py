"""A Llama's weights under the names that ``FusedDecoder`` reads, as transformers has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import torch


@dataclass(frozen=True, slots=True)
class Rotation:
    """Rotary embeddings of the default kind."""

    frequencies: torch.Tensor
    """``(head size / 2,)``"""
    rope_type: str = "default"

    def __call__(self, like: torch.Tensor, positions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Cosine and sine, ``(1, positions, head size)``, in the number format of ``like``."""
        angles = positions[..., None].float() * self.frequencies
        both = torch.cat((angles, angles), -1)
        return both.cos().to(like.dtype), both.sin().to(like.dtype)


class LlamaForCausalLM:
    """The weights and what they are told by; it computes nothing itself."""

    def __init__(self, config: Mapping[str, Any], weights: Mapping[str, torch.Tensor]) -> None:
        """Raises ``KeyError`` when a weight is missing."""
        self.config = SimpleNamespace(**config)
        self._weights = weights
        self.dtype = torch.float32
        self.device = torch.device("cpu")
        embedding = weights["model.embed_tokens.weight"]
        size = config["head_dim"]
        exponents = torch.arange(0, size, 2).float() / size
        self.model = SimpleNamespace(
            embed_tokens=SimpleNamespace(weight=embedding),
            layers=[self._layer(f"model.layers.{number}") for number in range(config["num_hidden_layers"])],
            norm=self._norm("model.norm"),
            rotary_emb=Rotation(1.0 / config["rope_parameters"]["rope_theta"] ** exponents),
        )
        head = embedding if config["tie_word_embeddings"] else weights["lm_head.weight"]
        self.lm_head = SimpleNamespace(weight=head, bias=None)

    def num_parameters(self) -> int:
        """Numbers in all weights."""
        return sum(tensor.numel() for tensor in self._weights.values())

    def _layer(self, name: str) -> SimpleNamespace:
        attention = {part: self._linear(f"{name}.self_attn.{part}") for part in _ATTENTION}
        mlp = {part: self._linear(f"{name}.mlp.{part}") for part in _MLP}
        return SimpleNamespace(
            self_attn=SimpleNamespace(**attention, config=self.config),
            mlp=SimpleNamespace(**mlp),
            input_layernorm=self._norm(f"{name}.input_layernorm"),
            post_attention_layernorm=self._norm(f"{name}.post_attention_layernorm"),
        )

    def _linear(self, name: str) -> SimpleNamespace:
        return SimpleNamespace(weight=self._weights[f"{name}.weight"], bias=None)

    def _norm(self, name: str) -> SimpleNamespace:
        least = self.config.rms_norm_eps
        return SimpleNamespace(weight=self._weights[f"{name}.weight"], variance_epsilon=least)


_ATTENTION = ("q_proj", "k_proj", "v_proj", "o_proj")
_MLP = ("gate_proj", "up_proj", "down_proj")
