"""The table of measured libraries, and the reasons of what did not go well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.projects.measure import Measured

WANTED = 0.95
"""The share of functions that should be found, judged right and traced, for each library."""


@dataclass(frozen=True)
class Row:
    """A library and its functions that have passing tests."""

    name: str
    functions: Sequence[Measured]

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many are found, judged right by gold, and traced."""
        flaws = [(each.missed, each.misjudged, each.untraced) for each in self.functions]
        missed, misjudged, untraced = (sum(map(bool, column)) for column in zip(*flaws, strict=True))
        return len(flaws) - missed, len(flaws) - misjudged, len(flaws) - untraced


def is_enough(row: Row) -> bool:
    """Whether a library reaches the share that is wanted in every column."""
    return min(row.counts) >= WANTED * len(row.functions)


def table(rows: Sequence[Row]) -> str:
    """Returns the table as Markdown."""
    lines = [
        "| library | functions with passing tests | found | judged right by gold | traced |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        total = len(row.functions)
        shares = " | ".join(f"{count} ({100 * count / total:.1f} %)" for count in row.counts)
        lines.append(f"| {row.name} | {total} | {shares} |")
    return "\n".join(lines)


def reasons(row: Row) -> str:
    """Returns a line for each flaw of each function."""
    lines = []
    for each in row.functions:
        if each.missed:
            lines.append(f"{each.id} is not found: {each.missed}")
            continue
        lines += [f"{each.id} is not judged right: {each.misjudged}"] if each.misjudged else []
        lines += [f"{each.id} is not traced: {each.untraced}"] if each.untraced else []
    return "".join(" ".join(line.split()) + "\n" for line in lines)
