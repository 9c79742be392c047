"""Phrases that people read in several places: counts, rates, values on one line."""

from __future__ import annotations

from sandbox import RunResult


def counted(count: int, what: str) -> str:
    """``1 test``, ``2 tests``."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def per_second(rate: float) -> str:
    """``1,234``, or ``5.6`` of what is slow."""
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}"


def one_line(value: str, most: int) -> str:
    """A value on one line of at most so many characters."""
    text = " ".join(value.split("\n"))
    return text if len(text) <= most else text[: most - 3] + "..."


def tests_passed(result: RunResult) -> str:
    """``3/3 tests pass``."""
    return f"{result.passed}/{len(result.tests)} tests pass"
