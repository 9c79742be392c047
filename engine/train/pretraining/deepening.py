"""Makes a deeper model with the same outputs, for further training.

A new layer is a copy of the one below it whose two outputs (of attention and of the feed-forward)
are 0, so that at first it passes on what it reads: what a small model has learned is kept, and
training goes on with more room. (Function-preserving growth: Chen, Goodfellow and Shlens, Net2Net,
2016; zero outputs as in Shen et al., Staged Training, 2022.)
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from torch import nn

from engine.types import SettingsError


def check(checkpoint: Path, layers: int) -> None:
    """Raises ``SettingsError`` when the checkpoint cannot be read, or has more layers already."""
    try:
        has = int(json.loads((checkpoint / "config.json").read_text(encoding="utf-8"))["num_hidden_layers"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SettingsError(f"{checkpoint} is no checkpoint to deepen: {error!r}.") from None
    _check(has, layers)


def _check(has: int, layers: int) -> None:
    if layers < has:
        raise SettingsError(f"--layers {layers}: the checkpoint has {has} already; layers are only added.")


def deepened(model: Any, layers: int) -> Any:
    """The Llama ``model`` with ``layers`` layers; new ones are spread evenly over its depth.

    Raises ``SettingsError`` when ``model`` has more layers than that.
    """
    old = list(model.model.layers)
    _check(len(old), layers)
    if layers == len(old):
        return model
    sources = [place * len(old) // layers for place in range(layers)]
    grown = []
    for place, source in enumerate(sources):
        first = place == 0 or sources[place - 1] != source
        grown.append(old[source] if first else _silent(old[source]))
        grown[-1].self_attn.layer_idx = place
    model.model.layers = nn.ModuleList(grown)
    model.config.num_hidden_layers = layers
    return model


def _silent(layer: Any) -> Any:
    """A copy of ``layer`` that adds nothing to what it reads."""
    silent = copy.deepcopy(layer)
    nn.init.zeros_(silent.self_attn.o_proj.weight)
    nn.init.zeros_(silent.mlp.down_proj.weight)
    return silent
