"""Which folders hold an exported model of a shape that is computed here, and its weights by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file

from engine.lm.base import GAPS
from engine.lm.transformers.weights import SMALL_MODEL

_MARK = GAPS
"""A key that only models of ``egcfg train`` have in their configuration."""
_SHAPE = {"model_type": "llama", "hidden_act": "silu", "attention_bias": False, "mlp_bias": False}
_FILES = ("tokenizer.json", "tokenizer_config.json", "model.safetensors")
_BYTES_EACH = 2


def configuration(folder: Path) -> Mapping[str, Any] | None:
    """What the folder's ``config.json`` says; None unless its model can be computed here."""
    try:
        told = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        small = (folder / "model.safetensors").stat().st_size <= SMALL_MODEL * _BYTES_EACH
    except (OSError, ValueError):
        return None
    if not isinstance(told, dict) or _MARK not in told or not small:
        return None
    plain = all(told.get(key) == value for key, value in _SHAPE.items()) and "quantization_config" not in told
    turned = told.get("rope_parameters") or {}
    plain = plain and turned.get("rope_type") == "default" and "rope_theta" in turned
    return told if plain and all((folder / name).is_file() for name in _FILES) else None


def weights(folder: Path) -> dict[str, torch.Tensor] | None:
    """The model's weights in 32 bits, on the CPU; None where the file is damaged."""
    try:
        stored = load_file(folder / "model.safetensors")
    except (OSError, SafetensorError):
        return None
    return {name: tensor.float() for name, tensor in stored.items()}
