"""The result of a search for tests."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox import TestCase


@dataclass(frozen=True)
class FoundTests:
    """Test cases, and what looked like a test but cannot be used: (id, reason)."""

    cases: tuple[TestCase, ...] = ()
    skipped: tuple[tuple[str, str], ...] = ()

    def __add__(self, other: FoundTests) -> FoundTests:
        return FoundTests(self.cases + other.cases, self.skipped + other.skipped)

    def __iadd__(self, other: FoundTests) -> FoundTests:
        return self + other
