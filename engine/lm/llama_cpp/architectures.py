"""The architectures that can be converted to GGUF: modules, defaults, what llama.cpp takes for granted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_ATTENTION = ("self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj", "self_attn.o_proj")
_NORMS = ("input_layernorm", "post_attention_layernorm")
_GATED = ("mlp.gate_proj", "mlp.up_proj", "mlp.down_proj")
_PLAIN = ("mlp.c_fc", "mlp.c_proj")


@dataclass(frozen=True, slots=True)
class Architecture:
    """One kind of model under the names of transformers; GGUF calls it by the same name."""

    block: tuple[str, ...] = (*_NORMS, *_ATTENTION, *_GATED)
    """Modules of a layer."""
    biased: tuple[str, ...] = ()
    """Those of them that have a bias; the final norm too if the norms do."""
    pairs: bool = False
    """llama.cpp rotates neighbouring pairs of its Q and K, where transformers rotates halves."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """What transformers takes for granted where ``config.json`` says nothing."""
    required: Mapping[str, Any] = field(default_factory=dict)
    """Values of ``config.json`` that llama.cpp takes for granted."""


_SILU = {"hidden_act": "silu"}
ARCHITECTURES = {
    "llama": Architecture(pairs=True, required=_SILU | {"attention_bias": False, "mlp_bias": False}),
    "qwen2": Architecture(biased=_ATTENTION[:3], required=_SILU | {"use_sliding_window": False}),
    "qwen3": Architecture(
        block=(*_NORMS, *_ATTENTION, "self_attn.q_norm", "self_attn.k_norm", *_GATED),
        defaults={"head_dim": 128},
        required=_SILU | {"attention_bias": False, "use_sliding_window": False},
    ),
    "starcoder2": Architecture(
        block=(*_NORMS, *_ATTENTION, *_PLAIN),
        biased=(*_NORMS, *_ATTENTION, *_PLAIN),
        defaults={"tie_word_embeddings": True, "use_bias": True},
        required={"hidden_act": "gelu_pytorch_tanh", "use_bias": True},
    ),
}
DEFAULTS: Mapping[str, Any] = {
    "rms_norm_eps": 1e-6,
    "norm_epsilon": 1e-5,
    "max_position_embeddings": 2048,
    "tie_word_embeddings": False,
    "attention_bias": False,
    "mlp_bias": False,
    "use_sliding_window": False,
}
"""Of all architectures that do not say otherwise."""
