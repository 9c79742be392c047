"""Results in a word or two."""

from __future__ import annotations

from sandbox import RunResult


def passing(result: RunResult) -> str:
    """``2/3 tests pass``."""
    return f"{result.passed}/{len(result.tests)} tests pass"
