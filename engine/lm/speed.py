"""How fast a model reads and writes on one machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Speed:
    """Tokens a second."""

    read: float
    """Of a prompt."""
    rows_1: float
    """Written by one context alone."""
    rows_12: float
    """Written by twelve contexts that share their passes, all of them together."""
    rows_96: float

    def pass_s(self, rows: int) -> float:
        """Seconds in which each of ``rows`` contexts writes a token, interpolated from what was measured."""
        one, twelve, ninety_six = 1 / self.rows_1, 12 / self.rows_12, 96 / self.rows_96
        few, short, many, long = (1, one, 12, twelve) if rows <= 12 else (12, twelve, 96, ninety_six)
        return short + max(0.0, long - short) * (rows - few) / (many - few)
