"""The data sets by name: how a file becomes problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from engine.bench.datasets import bigcodebench, contests, cruxeval, ds1000, humaneval, mbpp
from engine.bench.problem import Problem
from engine.bench.records import DatasetRecord, DatasetSource, read
from engine.support.errors import DataError

_LIBRARIES = ("numpy", "pandas")


@dataclass(frozen=True)
class Format:
    """One kind of data set."""

    problem: Callable[[DatasetRecord], Problem]
    """Raises ``DataError``, or ``ValueError`` with what is wrong with the record."""
    fields: frozenset[str]
    """Those by which its records are known."""
    counts: Mapping[str, int]
    """Records of the whole data set, by shape or release; empty where that is not known."""
    members: frozenset[int] | None = None
    """Numbers of the tasks that belong to the split ``test``; None: all of them."""
    split: str = "all"
    """The split where none is chosen."""
    preloaded: tuple[str, ...] = ()
    """Modules that most programs import, and that take long to load."""
    levels: tuple[str, ...] = ()
    """What records may say of how hard they are."""
    level: str = ""
    """The only level of which records count."""
    shape: Callable[[DatasetRecord], str] = field(default=lambda record: "")
    """Which of ``counts`` the file with this record should have; nothing: any of them."""

    def level_of(self, record: DatasetRecord) -> str:
        """How hard a record is. Raises ``DataError`` for a level that there is not."""
        found = record.text("difficulty") if self.levels else ""
        if self.levels and found not in self.levels:
            levels = ", ".join(self.levels)
            raise record.bad(f"difficulty should be one of {levels}, not {found[:40]!r}")
        return found

    def fits(self, record: DatasetRecord) -> bool:
        """Whether a record has the fields."""
        return self.fields <= record.data.keys()


def _format(
    problem: Callable[[DatasetRecord], Problem],
    fields: str,
    counts: int | Mapping[str, int],
    members: frozenset[int] | None = None,
    split: str = "all",
    preloaded: tuple[str, ...] = (),
) -> Format:
    known = {"": counts} if isinstance(counts, int) else counts
    return Format(problem, frozenset(fields.split()), known, members, split, preloaded)


def _by_level(name: str, whole: Format, counts: Mapping[str, int]) -> dict[str, Format]:
    """A data set, and one for each of its levels."""
    whole = replace(whole, levels=tuple(counts))
    parts = {
        f"{name}-{level}": replace(whole, level=level, counts={"": count} if count else {})
        for level, count in counts.items()
    }
    return {name: whole, **parts}


_RELEASES = {
    "release_v1": 400, "release_v2": 511, "release_v3": 612, "release_v4": 713, "release_v5": 880,
    "release_v6": 1055,
}  # fmt: skip
_TEST = frozenset(range(11, 511))
_CHECKED = "prompt entry_point test"
_BIG = "complete_prompt instruct_prompt"
FORMATS = {
    "humaneval": _format(humaneval.plain, _CHECKED, 164),
    "humaneval-et": _format(humaneval.extended, f"{_CHECKED} test_case_list", 164),
    "humaneval-plus": _format(humaneval.plus, _CHECKED, 164),
    "mbpp": _format(mbpp.plain, "text code test_list", 974, _TEST, "test"),
    "mbpp-sanitized": _format(mbpp.sanitized, "prompt code test_list", 427, _TEST),
    "mbpp-et": _format(mbpp.extended, "text code test_list", 427, _TEST),
    "mbpp-plus": _format(mbpp.plus, "prompt code test_list test", 378, _TEST),
    "ds1000": _format(ds1000.problem, "code_context reference_code", 1000, preloaded=_LIBRARIES),
    "codecontests": replace(
        _format(contests.codecontests, "difficulty", {"functions": 150, "programs": 165}),
        shape=contests.shape,
    ),
    "cruxeval-o": _format(cruxeval.output, "code input output", 800),
    "cruxeval-i": _format(cruxeval.input_, "code input output", 800),
    **_by_level(
        "apps",
        _format(contests.apps, "question input_output", 5000),
        {"introductory": 1000, "interview": 3000, "competition": 1000},
    ),
    **_by_level(
        "livecodebench",
        _format(contests.livecodebench, "question_content public_test_cases", _RELEASES),
        {"easy": 0, "medium": 0, "hard": 0},
    ),
    "bigcodebench": _format(bigcodebench.complete, _BIG, 1140, preloaded=_LIBRARIES),
    "bigcodebench-instruct": _format(bigcodebench.instruct, _BIG, 1140, preloaded=_LIBRARIES),
}


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
    records = [each for each in source.records if not known.level or known.level_of(each) == known.level]
    if not records:
        raise DataError(f"{source.name} holds no records of {name}.")
    problems: dict[str, Problem] = {}
    for record in records:
        problem = _problem(name, record)
        if problem.id in problems:
            raise record.bad("another record has the same id")
        problems[problem.id] = problem
    members = known.members if (split or known.split) == "test" else None
    chosen = [one for one in problems.values() if members is None or _number(one) in members]
    return Dataset(name, tuple(chosen), source.sha256, _complaint(name, source, len(records)))


def _problem(name: str, record: DatasetRecord) -> Problem:
    known = FORMATS[name]
    try:
        return replace(known.problem(record), level=known.level_of(record))
    except DataError:
        _check_kind(name, record)
        raise
    except ValueError as error:
        raise record.bad(str(error)) from None
    except RecursionError:
        raise record.bad("it is nested too deeply") from None


def _check_kind(name: str, record: DatasetRecord) -> None:
    """Raises ``DataError`` for a record of another data set, the one with the most fields that it has."""
    fitting = [(len(each.fields), other) for other, each in FORMATS.items() if each.fits(record)]
    if fitting and not FORMATS[name].fits(record):
        other = max(fitting, key=lambda pair: pair[0])[1]
        raise record.bad(f"it is a record of {other}, not of {name}")


def _complaint(name: str, source: DatasetSource, found: int) -> str:
    """What differs from the number of records that were published."""
    known = FORMATS[name]
    shape = known.shape(source.records[0])
    counts = {label: count for label, count in known.counts.items() if not shape or label == shape}
    if not counts or found in counts.values():
        return ""
    every = " or ".join(f"{count}{f' ({label})' if label else ''}" for label, count in counts.items())
    return f"{source.name} has {found} records; the whole of {name} has {every}"


def _number(problem: Problem) -> int:
    digits = problem.id.rpartition("/")[2]
    return int(digits) if digits.isdecimal() else -1
