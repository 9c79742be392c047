"""Measures the default strategy on sixty everyday functions of our own, by ``egcfg complete``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import mean, median

from benchmarks import frozen
from benchmarks.figures import Figure

FOLDER = Path(__file__).parent


def measure(**model: str) -> list[Figure]:
    """All figures of one run; ``model`` are options of the command."""
    return figures(frozen.complete(FOLDER, frozen.options(**model)))


def figures(outcome: frozen.Outcome) -> list[Figure]:
    """Of functions that were completed."""
    found = outcome.functions
    count = len(found)
    failed = _listed(each for each in found if not each.passed)
    wrong = _listed(each for each in found if each.passed and not each.right)
    each_takes = outcome.seconds / count
    return [
        Figure("passes", sum(e.passed for e in found), "functions", f"of {count}{failed}", f"== {count}"),
        Figure("right", sum(e.right for e in found), "functions", f"by hidden asserts{wrong}", ">= 57"),
        Figure("mean_s", each_takes, "s", "the whole command, with loading, for each function", "<= 4.0"),
        Figure("median_s", median(each.seconds for each in found), "s", "of a function alone"),
        Figure("written", mean(each.written for each in found), "tokens", "for each function"),
        Figure("read", mean(each.read for each in found), "tokens", "for each function"),
        *_by_rung(found),
    ]


def _listed(functions: Iterable[frozen.Completed]) -> str:
    names = " ".join(each.function.target for each in functions)
    return f", not {names}" if names else ""


def _by_rung(functions: Iterable[frozen.Completed]) -> list[Figure]:
    """What passed, by how it was found."""
    counts = Counter(each.rung for each in functions if each.passed)
    return [
        Figure("by_" + re.sub(r"\W+", "_", rung), count, "functions", f"found by: {rung}")
        for rung, count in counts.most_common()
    ]
