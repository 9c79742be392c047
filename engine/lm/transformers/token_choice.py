"""Choosing tokens where the logits are: draws from the nucleus, and greedy choices under guidance.

Every function works on the device and waits for nothing, unless ``eager`` says that waiting is free.
"""

from __future__ import annotations

import torch

BLOCK = 512
"""Tokens whose probabilities are summed before one of them is looked for."""
TRIES = 12
"""Draws from ever likelier tokens, at most, before the likeliest one is taken."""
IMPOSSIBLE = -1e30
"""Logit of tokens that cannot be chosen; finite, so that differences stay finite."""


def draw(
    logits: torch.Tensor,
    temperature: torch.Tensor,
    top_p: torch.Tensor,
    uniforms: torch.Tensor,
    scratch: torch.Tensor,
    *,
    eager: bool,
) -> torch.Tensor:
    """Draws a token for each row of ``(rows, vocabulary)`` logits: ``(rows,)``.

    The nucleus are the tokens whose likelier ones hold less than ``top_p``. Nothing is sorted: a token is
    drawn from all, and again from the likelier ones if it lies outside. ``temperature`` (above 0) and
    ``top_p`` are ``(rows, 1)``; ``uniforms`` ``(rows, tries)`` from [0, 1). Where they do not suffice, the
    likeliest token is taken. ``scratch``, ``(2, rows or more, vocabulary)`` of 32 bits, is overwritten: fresh
    memory for every pass costs a CPU more than the arithmetic.
    """
    spare, weights = scratch[:, : len(logits)]
    torch.softmax(torch.div(logits, temperature, out=spare), -1, out=weights)
    drawn = _drawn(weights, spare, torch.where(top_p < 1, top_p, 2.0), uniforms, eager)
    if eager and bool((drawn >= 0).all()):
        return drawn
    return torch.where(drawn < 0, weights.argmax(-1), drawn)


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


def _drawn(
    weights: torch.Tensor, spare: torch.Tensor, share: torch.Tensor, uniforms: torch.Tensor, eager: bool
) -> torch.Tensor:
    """Tokens whose likelier ones weigh less than ``share``, -1 where ``uniforms`` did not suffice.

    ``weights`` and ``spare`` are overwritten: after each draw the likelier tokens are left.
    """
    tokens = torch.full_like(weights[:, 0], -1, dtype=torch.long)
    for number in range(uniforms.shape[1]):
        found = inverted(weights, uniforms[:, number : number + 1])
        weights.mul_(torch.gt(weights, weights.gather(1, found), out=spare))
        inside = weights.sum(-1, keepdim=True) < share
        tokens = torch.where((tokens < 0) & inside[:, 0], found[:, 0], tokens)
        if eager:  # few rows go on: no work is done for the others
            left = (tokens < 0).nonzero()[:, 0]
            if len(left) == 0:
                return tokens
            if len(left) < len(tokens):
                rest = _drawn(
                    weights[left], spare[: len(left)], share[left], uniforms[left, number + 1 :], eager
                )
                return tokens.index_copy(0, left, rest)
    return tokens


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
    prior: torch.Tensor,
    conditional: torch.Tensor | None,
    gamma: torch.Tensor,
    alpha: torch.Tensor | None,
    scratch: torch.Tensor,
) -> torch.Tensor:
    """Decides greedily for each row of ``(rows, vocabulary)`` logits: ``(rows,)``.

    ``conditional`` guides, by ``gamma`` ``(rows, 1)`` and, if given, the plausibility mask ``alpha``.
    ``scratch``, as that of ``draw``, is overwritten.
    """
    if conditional is None:
        return prior.argmax(-1)
    return _mixed(prior.float(), conditional.float(), gamma, alpha, scratch).argmax(-1)


def _mixed(
    prior: torch.Tensor,
    conditional: torch.Tensor,
    gamma: torch.Tensor,
    alpha: torch.Tensor | None,
    scratch: torch.Tensor,
) -> torch.Tensor:
    """Logits under guidance, ``(rows, vocabulary)``; those of implausible tokens are ``IMPOSSIBLE``."""
    logits = torch.lerp(prior, conditional, gamma, out=scratch[0, : len(prior)])
    if alpha is not None:
        plausible = _plausible(prior, alpha).logical_or_(_plausible(conditional, alpha))
        logits.masked_fill_(plausible.logical_not_(), IMPOSSIBLE)
    return logits


def explain(
    prior: torch.Tensor,
    conditional: torch.Tensor | None,
    gamma: torch.Tensor,
    alpha: torch.Tensor | None,
    scratch: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """As ``decide``, and what the prior alone prefers ``(rows,)``, and the tokens' log-probabilities.

    Those are ``(rows, 3)``: prior, conditional, guided.
    """
    prior = prior.float()
    preferred = prior.argmax(-1)
    if conditional is None:
        return preferred, preferred, _logprob(prior, preferred, scratch)[:, None].expand(-1, 3)
    conditional = conditional.float()
    logits = _mixed(prior, conditional, gamma, alpha, scratch)
    tokens = logits.argmax(-1)
    sides = [_logprob(each, tokens, scratch) for each in (prior, conditional, logits)]
    return tokens, preferred, torch.stack(sides, 1)


def _plausible(logits: torch.Tensor, alpha: torch.Tensor) -> torch.Tensor:
    """Tokens at least ``alpha`` times as likely as the likeliest one; all where alpha is 0."""
    return logits >= logits.amax(-1, keepdim=True) + alpha.log()


def _logprob(logits: torch.Tensor, tokens: torch.Tensor, scratch: torch.Tensor) -> torch.Tensor:
    return torch.log_softmax(logits, -1, out=scratch[1, : len(logits)]).gather(1, tokens[:, None])[:, 0]
