"""Switches of a strategy that do not go together: they contradict each other, or one has no effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Exclusion:
    """No variant of ``ones`` goes with one of ``others``; of a group that stands in both, no two."""

    ones: tuple[str, ...]
    others: tuple[str, ...]
    reason: str

    def forbids(self, one: str, other: str) -> bool:
        pairs = (one, other), (other, one)
        return one != other and any(left in self.ones and right in self.others for left, right in pairs)


def complaint(exclusions: Sequence[Exclusion], given: Sequence[str]) -> str:
    """Why the first two that do not go together do not, and the nearest that works; nothing if all do."""
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
