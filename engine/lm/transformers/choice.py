"""Which backend a model gets: the fastest that computes what the model itself computes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from engine.lm.eviction import Sized
from engine.lm.scheduler import Backend, Row
from engine.lm.transformers.backend import PackedBackend
from engine.lm.transformers.llama import FusedLlama
from engine.lm.transformers.network import Network, ReplacedAttention
from engine.lm.transformers.serial import SerialBackend

PROBE = 12
"""Tokens of the probe."""
TOLERANCE = {torch.float32: 1e-2, torch.float64: 1e-2}
"""Largest difference of a log-probability; a wrong mask or position gives more even in half precision."""
HALF_TOLERANCE = 0.25


def choose(model: Any) -> Sized:
    """Tries the packed backends on a short text against the model's own forward pass."""
    tokens = tuple((7 * n + 3) % model.config.get_text_config().vocab_size for n in range(PROBE))
    with torch.inference_mode():
        logits = model(input_ids=torch.tensor([tokens], device=model.device), use_cache=False).logits[0]
        expected = torch.log_softmax(logits.float(), -1).cpu()
    kinds: list[Callable[[Any], Network]] = [FusedLlama] if FusedLlama.fits(model) else []
    for kind in [*kinds, ReplacedAttention]:
        backend = None
        try:
            backend = PackedBackend(kind(model))
            if _difference(backend, tokens, expected) <= TOLERANCE.get(model.dtype, HALF_TOLERANCE):
                return backend
        except MemoryError:
            raise
        except Exception:  # a model of an unusual build may stumble anywhere: it gets the backend for all
            pass
        if backend is not None:
            backend.close()
    return SerialBackend(model)


def _difference(backend: Backend, tokens: tuple[int, ...], expected: torch.Tensor) -> float:
    """A prefill, two forks of different lengths in one pass, single tokens: all that the engine does."""
    third = len(tokens) // 3
    answers = [(third - 1, backend.forward([Row(0, 0, tokens[:third], 1)])[0])]
    backend.copy(0, third, 1)
    rows = [Row(0, third, tokens[third : third + 1], 1), Row(1, third, tokens[third:], len(tokens) - third)]
    one, many = backend.forward(rows)
    answers += [(third, one), (third, many)]
    answers.append((third + 1, backend.forward([Row(0, third + 1, tokens[third + 1 : third + 2], 1)])[0]))
    for sequence in (0, 1):
        backend.free(sequence)
    return max(
        float((torch.from_numpy(answer) - expected[first : first + len(answer)]).abs().max())
        for first, answer in answers
    )
