"""A model in memory, ready to answer, and how much memory its cache may take."""

from __future__ import annotations

import os
from dataclasses import dataclass

import torch

from engine.lm.transformers.answering import Answering
from engine.lm.transformers.tokenizer import TransformersTokenizer

SHARE_OF_FREE, SHARE_OF_ALL = 0.7, 0.25
"""For keys and values: of the memory that a GPU has left beside the weights; of the machine's memory."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything the owner thread hands over."""

    backend: Answering
    cache_bytes: int
    """Most bytes for keys and values."""
    tokenizer: TransformersTokenizer
    name: str
    context_length: int
    device: str
    parameters: int


def cache_bytes(cache_mb: int | None, device: torch.device) -> int:
    """Most bytes for keys and values on ``device``, by the setting or by the memory there is."""
    if cache_mb is not None:
        return cache_mb * 2**20
    if device.type == "cuda":
        return int(torch.cuda.mem_get_info(device)[0] * SHARE_OF_FREE)
    return int(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") * SHARE_OF_ALL)
