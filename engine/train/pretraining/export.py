"""Turns a checkpoint into the folder that the engine ships."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch

from engine.support.files import refilling
from engine.train.data import tokenization
from engine.train.data.tokenization import SPECIAL
from engine.types import SettingsError

WEIGHTS = ("model.safetensors", "config.json", "generation_config.json")


def export(
    checkpoint: Path, tokenizer: Path, folder: Path, other: Path | None = None, share: float = 0.5
) -> Path:
    """Writes bf16 weights, configuration and tokenizer of ``checkpoint`` to ``folder``.

    With an ``other`` checkpoint of the same shape, weights move by ``share`` towards its weights.
    The folder loads with ``AutoModelForCausalLM`` and ``AutoTokenizer`` alone.

    Raises ``SettingsError`` for another shape.
    """
    from transformers import LlamaForCausalLM

    model: Any = LlamaForCausalLM.from_pretrained(checkpoint, dtype=torch.float32)
    if other is not None:
        _average(model, LlamaForCausalLM.from_pretrained(other, dtype=torch.float32), share)
    model = model.to(torch.bfloat16)
    model.config.pad_token_id, model.config.eos_token_id = SPECIAL.index("<|pad|>"), SPECIAL.index("<|end|>")
    model.generation_config.pad_token_id = model.config.pad_token_id
    model.generation_config.eos_token_id = model.config.eos_token_id
    with refilling(folder) as fresh:
        model.save_pretrained(fresh)
    tokenization.save(tokenization.load(tokenizer), folder, model.config.max_position_embeddings)
    return folder


def _average(model: Any, other: Any, share: float) -> None:
    """Moves the weights of ``model`` towards those of ``other``."""
    mine, theirs = model.state_dict(), other.state_dict()
    if {name: each.shape for name, each in mine.items()} != {n: each.shape for n, each in theirs.items()}:
        raise SettingsError("Only checkpoints of the same shape can be averaged.")
    model.load_state_dict({name: each.lerp(theirs[name], share) for name, each in mine.items()})


def parameters(folder: Path) -> int:
    """Parameters of the model in ``folder``, the tied embeddings counted once."""
    from safetensors import safe_open

    with safe_open(folder / "model.safetensors", "pt") as weights:
        return sum(weights.get_tensor(name).numel() for name in weights.keys())  # noqa: SIM118


def trained(log: Path) -> dict[str, Any]:
    """What the last line of a run's ``log.jsonl`` with a token count says."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return next(line for line in reversed(lines) if "answer_tokens" in line)
