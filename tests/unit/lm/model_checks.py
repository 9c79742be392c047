"""What a completion does with a model, over 1,900 tokens, beside the model itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from engine.lm.sampling import Row
from engine.lm.transformers.backend_choice import choose
from engine.lm.transformers.packed.backend import PackedBackend, TorchBackend
from engine.lm.transformers.packed.decoder import FusedDecoder
from engine.lm.transformers.paged.paged_backend import PagedBackend
from engine.types import ModelError
from tests.unit.lm.architectures import VOCABULARY, Architecture, random_models

PROMPT, CHUNK = 1880, 1000
FORKS, STEPS = 12, 20
TOLERANCE = 1e-4
"""Nats, in 32 bits."""


def path(backend: TorchBackend) -> str:
    """``fused``, ``packed`` or ``serial``."""
    if not isinstance(backend, PackedBackend | PagedBackend):
        return "serial"
    return "fused" if isinstance(backend._network, FusedDecoder) else "packed"


@dataclass
class Walk:
    """Sequences of a backend, their texts, and what was answered about each."""

    backend: TorchBackend
    texts: dict[int, list[int]] = field(default_factory=dict)
    answers: list[tuple[list[int], torch.Tensor]] = field(default_factory=list)
    """Texts, and the log-probabilities after their last tokens."""

    def read(self, rows: Sequence[tuple[int, int, list[int]]], positions: int | None = None) -> None:
        """(sequence, start, tokens) of a pass; ``positions`` are answered, or all."""
        made = []
        for sequence, start, tokens in rows:
            self.texts[sequence] = self.texts.get(sequence, [])[:start] + tokens
            made.append(Row(sequence, start, tuple(tokens), len(tokens) if positions is None else positions))
        found = torch.split(self.backend.logits(made), [row.positions for row in made])
        self.answers += [
            (self.texts[row.sequence], torch.log_softmax(logits, -1))
            for row, logits in zip(made, found, strict=True)
        ]

    def fork(self, source: int, length: int, target: int) -> None:
        """As in a backend."""
        self.backend.copy(source, length, target)
        self.texts[target] = self.texts[source][:length]


def walk(backend: TorchBackend) -> Walk:
    """A prompt in two chunks, twelve forks of twenty tokens, drafts, forks of forks, cuts, rewritten keys."""
    source = random.Random(0)

    def words(count: int) -> list[int]:
        return [source.randrange(3, VOCABULARY) for _ in range(count)]

    made = Walk(backend)
    made.read([(0, 0, words(CHUNK))], 0)
    made.read([(0, CHUNK, words(PROMPT - CHUNK))], 20)
    for sequence in range(1, FORKS + 1):
        made.fork(0, PROMPT, sequence)
    for step in range(STEPS):
        made.read([(sequence, PROMPT + step, words(1)) for sequence in range(1, FORKS + 1)])
    end = PROMPT + STEPS
    made.read([(1, end, words(5)), (2, end, words(5)), (3, end, words(1))])
    made.fork(1, end + 2, 20)
    made.fork(20, end, 21)
    made.read([(20, end + 2, words(1)), (21, end, words(3)), (2, end + 2, words(1))])
    made.read([(4, 900, words(4)), (0, 500, words(2)), (5, PROMPT - 1, words(1))])
    return made


def longest(texts: Sequence[Sequence[int]]) -> list[list[int]]:
    """The texts that begin no other."""
    every = sorted({tuple(text) for text in texts})
    return [
        list(text)
        for number, text in enumerate(every)
        if number + 1 == len(every) or every[number + 1][: len(text)] != text
    ]


class Expected:
    """The model's own log-probabilities, computed once for all texts with the same beginning."""

    def __init__(self, twin: Any) -> None:
        self._twin = twin
        self._known: list[tuple[list[int], torch.Tensor]] = []

    def after(self, text: list[int], count: int) -> torch.Tensor:
        """After each of the last ``count`` tokens of ``text``, which was foreseen."""
        for known, logprobs in self._known:
            if known[: len(text)] == text:
                return logprobs[len(text) - count : len(text)]
        raise KeyError("not foreseen")

    def foresee(self, texts: Sequence[Sequence[int]]) -> None:
        """Computes what is not known yet."""
        for text in longest(texts):
            if not any(known[: len(text)] == text for known, _ in self._known):
                with torch.inference_mode():
                    logits = self._twin(torch.tensor([text]), use_cache=False).logits[0]
                self._known.append((text, torch.log_softmax(logits.float(), -1)))


class Served:
    """One architecture, and what each kernel makes of it."""

    def __init__(self, architecture: Architecture) -> None:
        self._model, twin = random_models(architecture.build())
        self._expected = Expected(twin)

    def check(self, kernel: str) -> tuple[str, float]:
        """The path, and the largest difference of a log-probability; ``refused`` and 0."""
        try:
            backend = choose(self._model, kernel, cache_bytes=2**29)
        except ModelError:
            return "refused", 0.0
        made = walk(backend)
        self._expected.foresee([text for text, _ in made.answers])
        worst = max(
            float((found - self._expected.after(text, len(found))).abs().max())
            for text, found in made.answers
            if len(found)
        )
        backend.close()
        return path(backend), worst
