"""``python -m benchmarks.decoding.enlarged FOLDER``: the model that ships, as large as those in use.

It is four times as wide and as deep as you like, and gives the same answers: what is added is computed and
changes nothing. So its speed is that of any model of its shape, while the texts stay those of a trained one.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, LlamaForCausalLM

from benchmarks.setting import MODEL
from engine.train.pretraining.deepening import deepened

LAYERS = 20
_TIMES = 4
"""How much wider. Norms divide by the root of the mean over all numbers, of which three quarters are 0 now:
twice as much, which weights of half the size take back without rounding."""
_READS_WIDTH = {"q_proj", "k_proj", "v_proj", "gate_proj", "up_proj"}
_WIDER = ("hidden_size", "intermediate_size", "num_attention_heads", "num_key_value_heads")


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the model, and says how large it is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decoding.enlarged", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the model is written")
    parser.add_argument("--layers", type=int, default=LAYERS)
    options = parser.parse_args(arguments)
    parameters = write(options.folder, options.layers)
    print(f"{options.folder}: {parameters / 1e6:.1f} M parameters")


def write(folder: Path, layers: int = LAYERS) -> int:
    """The number of parameters of the model that was written."""
    model = wider(deepened(AutoModelForCausalLM.from_pretrained(MODEL, dtype=torch.float32), layers))
    model.to(torch.bfloat16).save_pretrained(folder)
    AutoTokenizer.from_pretrained(MODEL).save_pretrained(folder)
    return int(model.num_parameters())


def wider(small: Any, times: int = _TIMES) -> Any:
    """The Llama ``small``, ``times`` as wide, with the same answers; without rounding for 4, 16, 64."""
    config = copy.deepcopy(small.config)
    config.rms_norm_eps /= times
    config.head_dim = small.model.layers[0].self_attn.head_dim
    for name in _WIDER:
        setattr(config, name, getattr(config, name) * times)
    torch.manual_seed(1)
    large = LlamaForCausalLM(config)
    old = small.state_dict()
    weights = {name: _wider(name, old[name], new, times) for name, new in large.state_dict().items()}
    large.load_state_dict(weights)
    return large


def _wider(name: str, old: torch.Tensor, new: torch.Tensor, times: int) -> torch.Tensor:
    """``old`` in the corner of ``new``; around it nothing where it would be heard, noise where it is not.

    Heads and neurons that are added read anything; nobody reads them, and nobody writes to the added width.
    """
    if old.dim() == 1:
        return torch.cat([old / times**0.5, torch.ones(new.shape[0] - old.shape[0])])
    reads = name.split(".")[-2] in _READS_WIDTH
    wide = torch.randn(new.shape) * 0.02 if reads else torch.zeros(new.shape)
    wide[: old.shape[0], : old.shape[1]] = old
    return wide


if __name__ == "__main__":
    main()
