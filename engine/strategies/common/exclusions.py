"""Exclusions of switches that contradict each other, or of which one would have no effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Exclusion:
    """Forbids any of ``ones`` with any of ``others``; for a group in both, any two."""

    ones: tuple[str, ...]
    others: tuple[str, ...]
    reason: str

    def forbids(self, one: str, other: str) -> bool:
        pairs = (one, other), (other, one)
        return one != other and any(left in self.ones and right in self.others for left, right in pairs)


def complaint(exclusions: Sequence[Exclusion], given: Sequence[str]) -> str:
    """Explains the first forbidden pair and names the nearest allowed set; empty if there is none."""
    kept: list[str] = []
    found = ""
    for variant in given:
        clashes = [(each, other) for other in kept for each in exclusions if each.forbids(variant, other)]
        if not clashes:
            kept.append(variant)
        elif not found:
            exclusion, other = clashes[0]
            found = f"the variants {other} and {variant} exclude each other: {exclusion.reason}"
    return f"{found}. The nearest that works is {','.join(kept)}." if found else ""
