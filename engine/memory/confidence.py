"""How likely a known function that passes the visible tests is what was asked for.

Few and weak tests are passed by accident: by a totient or a count of inversions in place of something
simpler. The formula was fitted to training tasks, of which two of three ask for what the library does not
have (``python -m benchmarks memory-confidence``). It decides which answers need no second opinion, and which
are none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from engine.memory.types import Edit, Request

SURE = 0.8
"""From here on a passing function is the answer, and no model is asked."""
LIKELY = 0.5
"""Below it a passing function is no answer: it is named, and left to the person (``Completion.doubt``)."""
_EMPTY = ("0", "1", "''", '""', "[]", "{}", "()", "set()", "None", "True", "False")
"""Results that come of many functions by accident."""


_LONG = 200
"""Characters of results; more say no more."""

_RIDGE = 0.5
"""Keeps weights of what is seldom seen small."""
WEIGHED = (
    *("intercept", "likeness", "rank", "passing", "results", "empty results", "permuted", "opposed"),
    *("spelled", "named", "covered", "unrun", "tests", "bound", "constant", "result"),
)
FITTED = (
    *(-0.812, 1.19, -0.808, -0.629, 0.074, -0.39, -1.017, -1.258),
    *(0.454, 1.428, 0.637, -0.173, 0.594, 0.105, 0.033, -0.643),
)
"""Weights of :func:`_features`, which ``WEIGHED`` names."""


@dataclass(frozen=True)
class Evidence:
    """What speaks for a function that passes."""

    likeness: float
    """Share (0 to 1) of the request's words that it has (``Ranking.likeness``)."""
    rank: int
    """Among the known functions that fit and are of its kind (called, or repeated), from 1."""
    passing: int
    """Different known functions of its kind that pass, itself among them."""
    results: int
    """Different results in the tests."""
    empty: bool
    """All of them are such as come of many functions."""
    permuted: bool
    """It takes the parameters in another order."""
    opposed: bool = False
    """Its name says the opposite of what is asked (``words.opposed``)."""
    spelled: int = 0
    """Characters of all different results: long ones hardly come by accident."""
    named: float = 0.0
    """Share (0 to 1) of the words of the task's name that its name has (``words.share``)."""
    covered: float = 0.0
    """Share (0 to 1) of the words of its name that the task has."""
    unrun: float = 0.0
    """Share (0 to 1) of its statements that no test ran (``coverage.unrun``)."""
    tests: int = 1
    edit: Edit = ""


def results(request: Request) -> tuple[int, bool, int]:
    """How many different results the tests expect, whether all are such as come of many functions, and their
    characters in all."""
    shown = {_written(call.expected) for call in request.calls if call.shown}
    empty = bool(shown) and shown <= set(_EMPTY)
    return max(1, len(shown)), empty, sum(map(len, shown))


def _written(value: object) -> str:
    try:
        return repr(value)
    except (RecursionError, ValueError):  # too deep, or a number of too many digits
        return "..."


def probability(evidence: Evidence, weights: Sequence[float] = FITTED) -> float:
    """Of being what was asked for (0 to 1), by logistic regression."""
    score = sum(weight * feature for weight, feature in zip(weights, _features(evidence), strict=True))
    return 1 / (1 + math.exp(-score))


def fitted(
    rows: Sequence[Evidence], right: Sequence[bool], counts: Sequence[float] | None = None
) -> tuple[float, ...]:
    """The weights by which :func:`probability` fits ``rows`` best, in the order of ``FITTED``.

    ``counts``: how much each row counts; without it, all count alike.
    """
    import numpy as np

    features = np.array([_features(row) for row in rows])
    truth = np.array(right, dtype=float)
    share = np.ones(len(rows)) if counts is None else np.array(counts, dtype=float)
    weights = np.zeros(features.shape[1])
    for _ in range(50):  # Newton's method
        guess = 1 / (1 + np.exp(-features @ weights))
        curvature = (features * (share * guess * (1 - guess))[:, None]).T @ features
        slope = features.T @ (share * (truth - guess)) - _RIDGE * weights
        weights += np.linalg.solve(curvature + _RIDGE * np.eye(len(weights)), slope)
    return tuple(weights.tolist())


def _features(evidence: Evidence) -> tuple[float, ...]:
    return (
        1.0,
        evidence.likeness,
        math.log(evidence.rank),
        math.log(evidence.passing),
        math.log(min(evidence.results, 4)),
        float(evidence.empty),
        float(evidence.permuted),
        float(evidence.opposed),
        math.log(1 + min(evidence.spelled, _LONG)),
        evidence.named,
        evidence.covered,
        evidence.unrun,
        math.log(min(evidence.tests, 6)),
        *(float(evidence.edit == edit) for edit in ("bound", "constant", "result")),
    )
