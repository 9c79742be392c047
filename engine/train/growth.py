"""A deeper model with the same answers, to train further.

A new layer is a copy of the one below it whose two outputs (of attention and of the feed-forward)
are 0, so that at first it passes on what it reads: what a small model has learned is kept, and
training goes on with more room. (Function-preserving growth: Chen, Goodfellow and Shlens, Net2Net,
2016; zero outputs as in Shen et al., Staged Training, 2022.)
"""

from __future__ import annotations

import copy
from typing import Any

from torch import nn

from engine.types import SettingsError


def deepened(model: Any, layers: int) -> Any:
    """The Llama ``model`` with ``layers`` layers; new ones are spread evenly over its depth.

    Raises ``SettingsError`` when ``model`` has more layers than that.
    """
    old = list(model.model.layers)
    if layers < len(old):
        raise SettingsError(
            f"--layers {layers}: the checkpoint has {len(old)} already; layers are only added."
        )
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
