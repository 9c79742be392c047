"""Turns logits on a device into answers: one transfer and one wait a pass, of a few numbers a row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from engine.lm.base import Choice
from engine.lm.sampling import Answer, Decide, Distributions, Draw, Likeliest, Step, uniform_table
from engine.lm.transformers.packed.backend import TorchBackend, out_of_memory_as_memory_error
from engine.lm.transformers.token_choice import IMPOSSIBLE, decide, draw, explain, tries

GROUP = 16
"""Steps that are decided at once: what is mixed for them are a few copies of their logits."""
AT_ONCE = {True: 2**20, False: 2**23}
"""Logits that are chosen from at once, by whether waiting is free: on a CPU few, which stay in its cache."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Numbers on the device that answer some steps, and how to read them."""

    numbers: torch.Tensor
    """Flat, of 32 bits each."""
    read: Callable[[np.ndarray[Any, Any]], list[tuple[int, Answer]]]
    """From the same numbers on the host to steps' places and answers."""


class Answering:
    """A ``Sized`` backend over a torch one. ``forbidden`` tokens are impossible everywhere."""

    def __init__(self, inner: TorchBackend, forbidden: Sequence[int] = (), *, eager: bool) -> None:
        """``eager``: waiting for the device costs nothing, as on a CPU."""
        self.inner = inner
        self._forbidden = _Forbidden(forbidden)
        self._eager = eager
        self._scratch = torch.empty(0)

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``steps.Backend``."""
        rows = [row for step in steps for row in step.rows]
        with torch.inference_mode(), out_of_memory_as_memory_error():
            logits = self._forbidden.excluded(self.inner.logits(rows))
            parts = list(self._parts(steps, logits))
            numbers = torch.cat([part.numbers for part in parts]).cpu().numpy() if parts else None
        answers: list[Answer] = [None] * len(steps)
        at = 0
        for part in parts:
            assert numbers is not None
            end = at + len(part.numbers)
            for place, answer in part.read(numbers[at:end]):
                answers[place] = answer
            at = end
        return answers

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        """Nothing is known of tokens here."""
        return 0

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``steps.Backend``."""
        self.inner.copy(source, length, target)

    def free(self, sequence: int) -> None:
        """See ``steps.Backend``."""
        self.inner.free(sequence)

    def size(self) -> int:
        """See ``prefix_cache.Sized``."""
        return self.inner.size()

    def close(self) -> None:
        """See ``steps.Backend``."""
        self.inner.close()

    def _parts(self, steps: Sequence[Step], logits: torch.Tensor) -> list[_Part]:
        draws: list[tuple[int, int]] = []
        greedy: list[tuple[int, int]] = []
        decided: defaultdict[tuple[int, bool], list[tuple[int, int]]] = defaultdict(list)
        parts: list[_Part] = []
        first = 0
        for place, step in enumerate(steps):
            if isinstance(step.ask, Draw):
                (draws if step.ask.temperature > 0 else greedy).append((place, first))
            elif isinstance(step.ask, Decide):
                decided[len(step.rows), step.ask.explain].append((place, first))
            elif isinstance(step.ask, Distributions):
                parts.append(_distributions(place, logits[first : first + step.rows[0].positions]))
            elif isinstance(step.ask, Likeliest):
                parts.append(_likeliest(place, logits[first : first + 1], step.ask.count))
            first += sum(row.positions for row in step.rows)
        if greedy:
            parts.append(_likeliest_of_each(greedy, logits))
        if draws or decided:
            scratch = self._scratch_for(logits)
            for group in _groups(draws, scratch.shape[1]):
                parts.append(_draws(steps, group, logits, scratch, self._eager))
            for kind in decided.values():
                for group in _groups(kind, GROUP):
                    parts.append(_decisions(steps, group, logits, scratch))
        return parts

    def _scratch_for(self, logits: torch.Tensor) -> torch.Tensor:
        """What choosing overwrites: ``(2, rows, vocabulary)``, the same memory in every pass."""
        vocabulary = logits.shape[1]
        if not self._scratch.numel():
            rows = max(1, AT_ONCE[self._eager] // vocabulary)
            self._scratch = logits.new_empty((2, rows, vocabulary), dtype=torch.float32)
        return self._scratch


class _Forbidden:
    """Tokens that are impossible: a tail of the vocabulary, and single ones before it."""

    def __init__(self, tokens: Sequence[int]) -> None:
        self._tokens = sorted(tokens)
        self._tail: int | None = None
        self._single: torch.Tensor | None = None

    def excluded(self, logits: torch.Tensor) -> torch.Tensor:
        """``logits`` without them; changed in place."""
        if not self._tokens or not len(logits):
            return logits
        if self._tail is None:
            self._tail = _tail(self._tokens, logits.shape[1])
            single = [token for token in self._tokens if token < self._tail]
            self._single = torch.tensor(single, device=logits.device) if single else None
        if self._tail < logits.shape[1]:
            logits[:, self._tail :] = IMPOSSIBLE
        return logits if self._single is None else logits.index_fill_(1, self._single, IMPOSSIBLE)


def _tail(tokens: Sequence[int], vocabulary: int) -> int:
    """From where on all of the vocabulary is among ``tokens``, which are sorted."""
    known, tail = set(tokens), vocabulary
    while tail - 1 in known:
        tail -= 1
    return tail


def _groups(places: list[tuple[int, int]], size: int) -> list[list[tuple[int, int]]]:
    return [places[at : at + size] for at in range(0, len(places), size)]


def _rows(logits: torch.Tensor, places: list[int]) -> torch.Tensor:
    """Rows of ``logits``: a view where they follow each other at one distance, as the sides of pairs do."""
    step = places[1] - places[0] if len(places) > 1 else 1
    regular = range(places[0], places[-1] + 1, max(1, step))
    if places == list(regular):
        return logits[regular.start : regular.stop : regular.step]
    return logits[torch.tensor(places).to(logits.device, non_blocking=True)]


def _draws(
    steps: Sequence[Step],
    group: list[tuple[int, int]],
    logits: torch.Tensor,
    scratch: torch.Tensor,
    eager: bool,
) -> _Part:
    asks = [ask for place, _ in group if isinstance(ask := steps[place].ask, Draw)]
    most = tries(min(ask.top_p for ask in asks))
    settings = np.empty((len(asks), 2 + most), np.float32)
    settings[:, 0] = [ask.temperature for ask in asks]
    settings[:, 1] = [ask.top_p for ask in asks]
    settings[:, 2:] = uniform_table([ask.uniform for ask in asks], most)
    numbers = torch.from_numpy(settings).to(logits.device, non_blocking=True)
    rows = _rows(logits, [first for _, first in group])
    return _tokens(group, draw(rows, numbers[:, :1], numbers[:, 1:2], numbers[:, 2:], scratch, eager=eager))


def _likeliest_of_each(group: list[tuple[int, int]], logits: torch.Tensor) -> _Part:
    return _tokens(group, _rows(logits, [first for _, first in group]).argmax(-1))


def _tokens(group: list[tuple[int, int]], tokens: torch.Tensor) -> _Part:
    """One token for each step of ``group``."""

    def read(found: np.ndarray[Any, Any]) -> list[tuple[int, Answer]]:
        return [(place, token) for (place, _), token in zip(group, found.tolist(), strict=True)]

    return _Part(tokens.int(), read)


def _distributions(place: int, logits: torch.Tensor) -> _Part:
    logprobs = torch.log_softmax(logits.float(), -1)
    shape = tuple(logprobs.shape)
    return _Part(
        logprobs.flatten().view(torch.int32),
        lambda found: [(place, found.view(np.float32).reshape(shape))],
    )


def _likeliest(place: int, logits: torch.Tensor, count: int) -> _Part:
    logprobs = torch.log_softmax(logits[0].float(), -1)
    values, tokens = logprobs.topk(min(count, len(logprobs)))

    def read(found: np.ndarray[Any, Any]) -> list[tuple[int, Answer]]:
        numbers, chances = np.split(found, 2)
        return [(place, list(zip(numbers.tolist(), chances.view(np.float32).tolist(), strict=True)))]

    return _Part(torch.cat((tokens.int(), values.view(torch.int32))), read)


def _decisions(
    steps: Sequence[Step], group: list[tuple[int, int]], logits: torch.Tensor, scratch: torch.Tensor
) -> _Part:
    """For steps that are alike: rows or pairs, explained or not."""
    asks = [ask for place, _ in group if isinstance(ask := steps[place].ask, Decide)]
    counts = [steps[place].rows[0].positions for place, _ in group]
    sides = [
        _rows(
            logits, [first + n for (_, first), count in zip(group, counts, strict=True) for n in part(count)]
        )
        for part in _SIDES[: len(steps[group[0][0]].rows)]
    ]
    numbers = [[ask.gamma, ask.alpha] for ask, count in zip(asks, counts, strict=True) for _ in range(count)]
    settings = torch.tensor(numbers, dtype=torch.float32).to(logits.device, non_blocking=True)
    masked = any(ask.alpha for ask in asks)
    found: list[list[torch.Tensor]] = []
    for at in range(0, len(settings), scratch.shape[1]):
        some = slice(at, at + scratch.shape[1])
        prior, conditional = sides[0][some], sides[1][some] if len(sides) == 2 else None
        gamma, alpha = settings[some, :1], settings[some, 1:] if masked else None
        if asks[0].explain:
            tokens, preferred, logprobs = explain(prior, conditional, gamma, alpha, scratch)
            found.append([tokens.int(), preferred.int(), *logprobs.t().contiguous().view(torch.int32)])
        else:
            found.append([decide(prior, conditional, gamma, alpha, scratch).int()])
    columns = [torch.cat(column) for column in zip(*found, strict=True)]

    def read(found: np.ndarray[Any, Any]) -> list[tuple[int, Answer]]:
        table = found.reshape(len(columns), -1)
        choices = [
            Choice(*integers, *logs)
            for integers, logs in zip(
                table[:2].T.tolist(), table[2:].view(np.float32).T.tolist(), strict=True
            )
        ]
        ends = np.cumsum(counts).tolist()
        return [
            (place, choices[end - count : end])
            for (place, _), count, end in zip(group, counts, ends, strict=True)
        ]

    return _Part(torch.cat(columns), read)


_SIDES: tuple[Callable[[int], range], ...] = (range, lambda count: range(count, 2 * count))
"""Places of the prior's and the conditional's positions behind the first."""
