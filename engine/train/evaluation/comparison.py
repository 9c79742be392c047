"""Two models on the same questions: the difference, its interval, and an exact paired test."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.bench.report import Paired, is_solved, paired
from engine.bench.store import BenchRun
from engine.support.errors import DataError
from engine.support.files import content

_LARGEST = 64 << 20
"""Bytes of a file."""


@dataclass(frozen=True)
class MeasureComparison:
    """What two models did on one measure."""

    measure: str
    first: int
    """Questions that the first answered right."""
    second: int
    paired: Paired

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        difference = self.paired.difference
        return {
            "measure": self.measure,
            "questions": self.paired.tasks,
            "first": self.first,
            "second": self.second,
            "only_first": self.paired.only_first,
            "only_second": self.paired.only_second,
            "difference": round(difference.value, 4),
            "interval": [round(difference.low, 4), round(difference.high, 4)],
            "p": float(f"{self.paired.p:.4g}"),
        }


def compared(first: Path, second: Path) -> list[MeasureComparison]:
    """Every measure, the second model against the first. Raises ``DataError`` for different questions."""
    before, after = marks(first), marks(second)
    for measure in dict.fromkeys((*before, *after)):
        _check_same(measure, first, before.get(measure, {}), second, after.get(measure, {}))
    return [
        MeasureComparison(
            measure, sum(right.values()), sum(after[measure].values()), paired(right, after[measure])
        )
        for measure, right in before.items()
    ]


def marks(path: Path) -> dict[str, dict[str, bool]]:
    """By measure, whether each question was answered right.

    Of a file that ``egcfg eval reasoning --json`` wrote, or of a folder of ``egcfg bench``.
    """
    if path.is_dir():
        run = BenchRun.read(path)
        data = run.about.data_sha256[:8]
        return {run.about.dataset: {f"{task} {data}": solved for task, solved in is_solved(run).items()}}
    found: dict[str, dict[str, bool]] = {}
    for identity, right in _questions(path).items():
        found.setdefault(identity.split(" ", 1)[0], {})[identity] = right is True
    return found


def _questions(path: Path) -> Mapping[str, bool | None]:
    try:
        data = json.loads(content(path, _LARGEST))
        questions = data["questions"]
    except OSError as error:
        raise DataError(f"{path} cannot be read: {error.strerror or error}.") from None
    except (ValueError, KeyError, TypeError):
        questions = None
    if not isinstance(questions, dict) or not questions:
        raise DataError(f"{path} has no questions; write it with `egcfg eval reasoning --json`.")
    return questions


def _check_same(
    measure: str, first: Path, before: Mapping[str, bool], second: Path, after: Mapping[str, bool]
) -> None:
    for path, lacking in ((second, before.keys() - after.keys()), (first, after.keys() - before.keys())):
        if lacking:
            example = sorted(lacking)[0]
            raise DataError(
                f"{first} and {second} are about different questions: {path} lacks {len(lacking)} of "
                f"{measure}, such as {example}."
            )
