"""Turns a checkpoint into the folder that the engine ships."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch

from engine.support.files import refilling
from engine.train.data import tokenization
from engine.train.data.tokenization import SPECIAL

WEIGHTS = ("model.safetensors", "config.json", "generation_config.json")


def export(checkpoint: Path, tokenizer: Path, folder: Path) -> Path:
    """Writes bf16 weights, configuration and tokenizer of ``checkpoint`` to ``folder``.

    The folder loads with ``AutoModelForCausalLM`` and ``AutoTokenizer`` alone.
    """
    from transformers import LlamaForCausalLM

    model: Any = LlamaForCausalLM.from_pretrained(checkpoint, dtype=torch.bfloat16)
    model.config.pad_token_id, model.config.eos_token_id = SPECIAL.index("<|pad|>"), SPECIAL.index("<|end|>")
    model.generation_config.pad_token_id = model.config.pad_token_id
    model.generation_config.eos_token_id = model.config.eos_token_id
    with refilling(folder) as fresh:
        model.save_pretrained(fresh)
    tokenization.save(tokenization.load(tokenizer), folder, model.config.max_position_embeddings)
    return folder


def parameters(folder: Path) -> int:
    """Parameters of the model in ``folder``, the tied embeddings counted once."""
    from safetensors import safe_open

    with safe_open(folder / "model.safetensors", "pt") as weights:
        return sum(weights.get_tensor(name).numel() for name in weights.keys())  # noqa: SIM118


def trained(log: Path) -> dict[str, Any]:
    """What the last line of a run's ``log.jsonl`` with a token count says."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return next(line for line in reversed(lines) if "answer_tokens" in line)
