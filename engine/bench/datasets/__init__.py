"""The data sets by name: how a file becomes problems, and how many there should be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.bench.datasets import codecontests, cruxeval, ds1000, humaneval, mbpp
from engine.bench.problems.dataset_records import DatasetRecord, read
from engine.bench.problems.problem import Problem
from engine.types import DataError


@dataclass(frozen=True)
class Format:
    """One kind of data set."""

    problem: Callable[[DatasetRecord], Problem]
    """Raises ``DataError``, or ``ValueError`` with what is wrong with the record."""
    count: int
    """Records of the whole data set."""
    members: frozenset[int] | None = None
    """Numbers of the tasks that belong to the split ``test``; None: all of them."""
    whole: bool = True
    """Without a choice of split all records count, not only the test split."""


MBPP_TEST = frozenset(range(11, 511))
FORMATS = {
    "humaneval": Format(humaneval.plain, 164),
    "humaneval-et": Format(humaneval.extended, 164),
    "humaneval-plus": Format(humaneval.plus, 164),
    "mbpp": Format(mbpp.plain, 974, MBPP_TEST, whole=False),
    "mbpp-sanitized": Format(mbpp.sanitized, 427, MBPP_TEST),
    "mbpp-et": Format(mbpp.extended, 427, MBPP_TEST),
    "mbpp-plus": Format(mbpp.plus, 378, MBPP_TEST),
    "ds1000": Format(ds1000.problem, 1000),
    "codecontests": Format(codecontests.problem, 150),
    "cruxeval-o": Format(cruxeval.produced, 800),
    "cruxeval-i": Format(cruxeval.given, 800),
}
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
    problems = [_problem(known, record) for record in source.records]
    _check_unique(problems, source.records)
    if known.members is not None and (split or ("all" if known.whole else "test")) == "test":
        problems = [one for one in problems if _number(one) in known.members]
    found = len(source.records)
    complaint = f"{source.name} has {found} records; the whole of {name} has {known.count}"
    return Dataset(name, tuple(problems), source.sha256, complaint if found != known.count else "")


def _problem(known: Format, record: DatasetRecord) -> Problem:
    try:
        return known.problem(record)
    except ValueError as error:
        raise record.bad(str(error)) from None


def _check_unique(problems: Sequence[Problem], records: Sequence[DatasetRecord]) -> None:
    seen: set[str] = set()
    for problem, record in zip(problems, records, strict=True):
        if problem.id in seen:
            raise record.bad("another record has the same id")
        seen.add(problem.id)


def _number(problem: Problem) -> int:
    digits = problem.id.rpartition("/")[2]
    return int(digits) if digits.isdecimal() else -1
