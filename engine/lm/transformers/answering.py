"""Turns logits on a device into answers: one transfer and one wait a pass, of a few numbers a row.

Tokens are chosen where the logits are: draws from the nucleus, and greedy choices under guidance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from engine.lm.base import Choice
from engine.lm.prefix_cache import Store
from engine.lm.sampling import Answer, Decide, Distributions, Draw, Likeliest, Row, Step, uniform_table

GROUP = 16
"""Steps that are decided at once: what is mixed for them are a few copies of their logits."""
AT_ONCE = 2**23
"""Logits that are chosen from at once, which bounds the memory for copies of them."""
BLOCK = 512
"""Tokens whose probabilities are summed before one of them is looked for."""
TRIES = 12
"""Draws from ever likelier tokens, at most, before the likeliest one is taken."""
IMPOSSIBLE = -1e30
"""Logit of tokens that cannot be chosen; finite, so that differences stay finite."""

Places = list[tuple[int, int]]
"""Numbers of steps, and of the first row of logits of each."""


class TorchBackend(Store, ABC):
    """A ``Store`` whose logits are torch tensors; its size is in bytes, what sequences share counted once."""

    forbidden: Sequence[int] = ()
    """Sorted tokens that are impossible everywhere."""
    _masked: tuple[int, torch.Tensor] | None = None
    """The same as the place from where on all are forbidden, and single tokens before it."""

    @abstractmethod
    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """``(sum of positions, vocabulary)`` of all rows, one behind the other; nothing waits for the device.

        Raises ``MemoryError`` when the batch is too large. After any error the cached ``start`` positions
        of every row are still intact. What was cached behind them is forgotten.
        """

    def cut(self, sequence: int, length: int) -> int:
        """Nothing yet: the next row of the sequence says where it begins."""
        return length

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``Store``."""
        rows = [row for step in steps for row in step.rows]
        with torch.inference_mode(), out_of_memory_as_memory_error():
            parts = list(_parts(steps, self._without_forbidden(self.logits(rows))))
            numbers = torch.cat([part.numbers for part in parts]).cpu().numpy() if parts else np.empty(0)
        answers: list[Answer] = [None] * len(steps)
        at = 0
        for part in parts:
            end = at + len(part.numbers)
            for place, answer in part.read(numbers[at:end]):
                answers[place] = answer
            at = end
        return answers

    def _without_forbidden(self, logits: torch.Tensor) -> torch.Tensor:
        """``logits``, changed in place."""
        if not self.forbidden or not len(logits):
            return logits
        if self._masked is None:
            known, tail = set(self.forbidden), logits.shape[1]
            while tail - 1 in known:
                tail -= 1
            single = [token for token in self.forbidden if token < tail]
            self._masked = tail, torch.tensor(single, dtype=torch.long, device=logits.device)
        tail, tokens = self._masked
        logits[:, tail:] = IMPOSSIBLE
        return logits.index_fill_(1, tokens, IMPOSSIBLE)


@contextmanager
def out_of_memory_as_memory_error() -> Iterator[None]:
    """torch has an error of its own per device, and a plain one on the CPU."""
    try:
        yield
    except RuntimeError as error:
        text = str(error).lower()
        if isinstance(error, torch.OutOfMemoryError) or "out of memory" in text or "can't allocate" in text:
            raise MemoryError(str(error)) from None
        raise


@dataclass(frozen=True, slots=True)
class _Part:
    """Numbers on the device that answer some steps, and how to read them."""

    numbers: torch.Tensor
    """Flat, of 32 bits each."""
    read: Callable[[np.ndarray[Any, Any]], list[tuple[int, Answer]]]
    """From the same numbers on the host to steps' places and answers."""


def _parts(steps: Sequence[Step], logits: torch.Tensor) -> Iterator[_Part]:
    draws: Places = []
    greedy: Places = []
    decided: defaultdict[tuple[int, bool], Places] = defaultdict(list)
    first = 0
    for place, step in enumerate(steps):
        if isinstance(step.ask, Draw):
            (draws if step.ask.temperature > 0 else greedy).append((place, first))
        elif isinstance(step.ask, Decide):
            decided[len(step.rows), step.ask.explain].append((place, first))
        elif isinstance(step.ask, Distributions):
            yield _distributions(place, logits[first : first + step.rows[0].positions])
        elif isinstance(step.ask, Likeliest):
            yield _likeliest(place, logits[first : first + 1], step.ask.count)
        first += sum(row.positions for row in step.rows)
    if greedy:
        yield _tokens(greedy, _rows(logits, [first for _, first in greedy]).argmax(-1))
    for group in _groups(draws, max(1, AT_ONCE // logits.shape[1])):
        yield _draws(steps, group, logits)
    for kind in decided.values():
        for group in _groups(kind, GROUP):
            yield _decisions(steps, group, logits)


def _groups(places: Places, size: int) -> list[Places]:
    return [places[at : at + size] for at in range(0, len(places), size)]


def _rows(logits: torch.Tensor, places: list[int]) -> torch.Tensor:
    """Rows of ``logits``: a view where they follow each other at one distance, as the sides of pairs do."""
    step = places[1] - places[0] if len(places) > 1 else 1
    regular = range(places[0], places[-1] + 1, max(1, step))
    if places == list(regular):
        return logits[regular.start : regular.stop : regular.step]
    return logits[torch.tensor(places).to(logits.device, non_blocking=True)]


def _tokens(group: Places, tokens: torch.Tensor) -> _Part:
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


def _draws(steps: Sequence[Step], group: Places, logits: torch.Tensor) -> _Part:
    asks = [ask for place, _ in group if isinstance(ask := steps[place].ask, Draw)]
    most = tries(min(ask.top_p for ask in asks))
    settings = np.empty((len(asks), 2 + most), np.float32)
    settings[:, 0] = [ask.temperature for ask in asks]
    settings[:, 1] = [ask.top_p for ask in asks]
    settings[:, 2:] = uniform_table([ask.uniform for ask in asks], most)
    numbers = torch.from_numpy(settings).to(logits.device, non_blocking=True)
    rows = _rows(logits, [first for _, first in group])
    return _tokens(group, draw(rows, numbers[:, :1], numbers[:, 1:2], numbers[:, 2:]))


def _decisions(steps: Sequence[Step], group: Places, logits: torch.Tensor) -> _Part:
    """For steps that are alike: rows or pairs, explained or not."""
    asks = [ask for place, _ in group if isinstance(ask := steps[place].ask, Decide)]
    counts = [steps[place].rows[0].positions for place, _ in group]
    firsts = [(first, count) for (_, first), count in zip(group, counts, strict=True)]
    sides = [
        _rows(logits, [first + side * count + n for first, count in firsts for n in range(count)])
        for side in range(len(steps[group[0][0]].rows))
    ]
    numbers = [[ask.gamma, ask.alpha] for ask, count in zip(asks, counts, strict=True) for _ in range(count)]
    settings = torch.tensor(numbers, dtype=torch.float32).to(logits.device, non_blocking=True)
    masked = any(ask.alpha for ask in asks)
    found: list[list[torch.Tensor]] = []
    size = max(1, AT_ONCE // logits.shape[1])
    for at in range(0, len(settings), size):
        some = slice(at, at + size)
        prior, conditional = sides[0][some], sides[1][some] if len(sides) == 2 else None
        gamma, alpha = settings[some, :1], settings[some, 1:] if masked else None
        if asks[0].explain:
            tokens, preferred, logprobs = explain(prior, conditional, gamma, alpha)
            found.append([tokens.int(), preferred.int(), *logprobs.t().contiguous().view(torch.int32)])
        else:
            found.append([decide(prior, conditional, gamma, alpha).int()])
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


def draw(
    logits: torch.Tensor, temperature: torch.Tensor, top_p: torch.Tensor, uniforms: torch.Tensor
) -> torch.Tensor:
    """Draws a token for each row of ``(rows, vocabulary)`` logits: ``(rows,)``; waits for nothing.

    The nucleus are the tokens whose likelier ones hold less than ``top_p``. Nothing is sorted: a token is
    drawn from all, and again from the likelier ones if it lies outside. ``temperature`` (above 0) and
    ``top_p`` are ``(rows, 1)``; ``uniforms`` ``(rows, tries)`` from [0, 1). Where they do not suffice, the
    likeliest token is taken.
    """
    weights = torch.softmax(logits / temperature, -1)
    share = torch.where(top_p < 1, top_p, 2.0)
    tokens = torch.full_like(weights[:, 0], -1, dtype=torch.long)
    for number in range(uniforms.shape[1]):
        found = inverted(weights, uniforms[:, number : number + 1])
        weights.mul_(weights > weights.gather(1, found))
        inside = weights.sum(-1, keepdim=True) < share
        tokens = torch.where((tokens < 0) & inside[:, 0], found[:, 0], tokens)
    return torch.where(tokens < 0, weights.argmax(-1), tokens)


def tries(top_p: float) -> int:
    """How many draws find a token of the nucleus, but for one time in a hundred million; ``TRIES`` at most.

    The first misses it with probability 1 - top_p. Among the likelier tokens, which are left then, what lies
    outside shrinks with every draw: k draws miss with probability ((1 - top_p) / top_p)^k / k! at most.
    """
    if top_p >= 1:
        return 1
    ratio, missed = (1 - top_p) / top_p, 1.0
    for count in range(1, TRIES):
        missed *= ratio / count
        if missed < 1e-8:
            return count
    return TRIES


def inverted(weights: torch.Tensor, uniform: torch.Tensor) -> torch.Tensor:
    """The place in each row of ``weights`` where its cumulative sum passes ``uniform`` of the whole.

    ``(rows, n)`` and ``(rows, 1)`` in, ``(rows, 1)`` out. Places of weight 0 are never returned.
    """
    count = weights.shape[1]
    whole = count // BLOCK * BLOCK
    sums = weights[:, :whole].reshape(len(weights), whole // BLOCK, BLOCK).sum(-1)
    if whole < count:
        sums = torch.cat((sums, weights[:, whole:].sum(-1, keepdim=True)), 1)
    below = sums.cumsum(-1)
    target = _below(uniform * below[:, -1:], below[:, -1:])
    block = torch.searchsorted(below, target, right=True).clamp_(max=sums.shape[1] - 1)
    target = target - (below.gather(1, block) - sums.gather(1, block))
    places = block * BLOCK + torch.arange(BLOCK, device=weights.device)
    inside = weights.gather(1, places.clamp(max=count - 1)).masked_fill_(places >= count, 0.0).cumsum(-1)
    found = torch.searchsorted(inside, _below(target, inside[:, -1:]), right=True)
    return (block * BLOCK + found).clamp_(max=count - 1)


def _below(target: torch.Tensor, end: torch.Tensor) -> torch.Tensor:
    return torch.minimum(target, torch.nextafter(end, torch.zeros_like(end)))


def decide(
    prior: torch.Tensor, conditional: torch.Tensor | None, gamma: torch.Tensor, alpha: torch.Tensor | None
) -> torch.Tensor:
    """Decides greedily for each row of ``(rows, vocabulary)`` logits: ``(rows,)``.

    ``conditional`` guides, by ``gamma`` ``(rows, 1)`` and, if given, the plausibility mask ``alpha``.
    """
    logits = prior if conditional is None else _mixed(prior.float(), conditional.float(), gamma, alpha)
    return logits.argmax(-1)


def explain(
    prior: torch.Tensor, conditional: torch.Tensor | None, gamma: torch.Tensor, alpha: torch.Tensor | None
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """As ``decide``, and what the prior alone prefers ``(rows,)``, and the tokens' log-probabilities.

    Those are ``(rows, 3)``: prior, conditional, guided.
    """
    prior = prior.float()
    preferred = prior.argmax(-1)
    if conditional is None:
        return preferred, preferred, _logprob(prior, preferred)[:, None].expand(-1, 3)
    conditional = conditional.float()
    logits = _mixed(prior, conditional, gamma, alpha)
    tokens = logits.argmax(-1)
    return (
        tokens,
        preferred,
        torch.stack([_logprob(side, tokens) for side in (prior, conditional, logits)], 1),
    )


def _mixed(
    prior: torch.Tensor, conditional: torch.Tensor, gamma: torch.Tensor, alpha: torch.Tensor | None
) -> torch.Tensor:
    """Logits under guidance, ``(rows, vocabulary)``; those of implausible tokens are ``IMPOSSIBLE``."""
    logits = torch.lerp(prior, conditional, gamma)
    if alpha is not None:
        plausible = _plausible(prior, alpha).logical_or_(_plausible(conditional, alpha))
        logits.masked_fill_(plausible.logical_not_(), IMPOSSIBLE)
    return logits


def _plausible(logits: torch.Tensor, alpha: torch.Tensor) -> torch.Tensor:
    """Tokens at least ``alpha`` times as likely as the likeliest one; all where alpha is 0."""
    return logits >= logits.amax(-1, keepdim=True) + alpha.log()


def _logprob(logits: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
    return torch.log_softmax(logits, -1).gather(1, tokens[:, None])[:, 0]
