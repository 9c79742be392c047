"""The data sets by name: how a file becomes problems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.datasets.formats import FORMATS, Format, kind
from engine.bench.problems.dataset_records import DatasetRecord, DatasetSource, read
from engine.bench.problems.problem import Problem
from engine.core.errors import DataError

__all__ = ["FORMATS", "SPLITS", "Dataset", "Format", "load"]

SPLITS = ("test", "all")


@dataclass(frozen=True)
class Dataset:
    """The problems of a benchmark, in the file's order."""

    name: str
    problems: tuple[Problem, ...]
    sha256: str
    complaint: str = ""
    """What differs from the data set as published, such as the number of records."""


def load(name: str, path: str, split: str | None = None) -> Dataset:
    """The data set ``name`` from a file, or from the hub.

    Raises ``DataError`` naming the file and the record that is not what it should be.
    """
    if name not in FORMATS:
        raise DataError(f"There is no data set {name!r}. There are {', '.join(FORMATS)}.")
    known = FORMATS[name]
    source = read(path)
    if not source.records:
        raise DataError(f"{source.name} holds no records.")
    _check_kind(name, source.records[0])
    records = [record for record in source.records if known.belongs(record)]
    if not records:
        raise DataError(f"{source.name} holds no records of {name}.")
    problems = [_problem(name, record) for record in records]
    _check_unique(problems, records)
    if known.members is not None and (split or ("all" if known.whole else "test")) == "test":
        problems = [one for one in problems if _number(one) in known.members]
    return Dataset(name, tuple(problems), source.sha256, _complaint(name, source, len(records)))


def _complaint(name: str, source: DatasetSource, found: int) -> str:
    """What differs from the number of records that were published."""
    known = FORMATS[name]
    shape = known.shape(source.records[0])
    counts = {label: count for label, count in known.counts.items() if not shape or label == shape}
    if not counts or found in counts.values():
        return ""
    told = " or ".join(f"{count}{f' ({label})' if label else ''}" for label, count in counts.items())
    return f"{source.name} has {found} records; the whole of {name} has {told}"


def _check_kind(name: str, record: DatasetRecord) -> None:
    """Raises ``DataError`` for a record of another data set."""
    if FORMATS[name].fields <= record.data.keys():
        return
    other = kind(record)
    if other and FORMATS[other].fields != FORMATS[name].fields:
        raise record.bad(f"it is a record of {other}, not of {name}")


def _problem(name: str, record: DatasetRecord) -> Problem:
    try:
        return FORMATS[name].problem(record)
    except DataError:
        _check_kind(name, record)
        raise
    except ValueError as error:
        raise record.bad(str(error)) from None
    except RecursionError:
        raise record.bad("it is nested too deeply") from None


def _check_unique(problems: Sequence[Problem], records: Sequence[DatasetRecord]) -> None:
    seen: set[str] = set()
    for problem, record in zip(problems, records, strict=True):
        if problem.id in seen:
            raise record.bad("another record has the same id")
        seen.add(problem.id)


def _number(problem: Problem) -> int:
    digits = problem.id.rpartition("/")[2]
    return int(digits) if digits.isdecimal() else -1
