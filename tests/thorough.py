"""What ``make test`` leaves to ``make test-all``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

_USUAL_EXAMPLES = 100


def thorough(values: Iterable[Any]) -> list[Any]:
    """Parameters that repeat what others show: only ``make test-all`` runs the test with them.

    A tuple holds the values of several names.
    """
    several = (value if isinstance(value, tuple) else (value,) for value in values)
    return [pytest.param(*each, marks=pytest.mark.thorough) for each in several]


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """Parameters of which ``make test`` takes one in ``every``, and ``make test-all`` all."""
    marked = type(pytest.param())
    return [
        value if number % every == 0 or isinstance(value, marked) else thorough([value])[0]
        for number, value in enumerate(values)
    ]


def examples(most: int) -> int:
    """``most`` in ``make test-all``, and fewer where the profile of Hypothesis makes fewer than usual."""
    return max(1, most * settings.default.max_examples // _USUAL_EXAMPLES)
