"""The data sets by name: how a file becomes problems."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace

from engine.bench.datasets import contests, ds1000, functions
from engine.bench.problem import Problem
from engine.bench.records import DatasetRecord, read
from engine.support.errors import DataError


@dataclass(frozen=True)
class Format:
    """One kind of data set."""

    problem: Callable[[DatasetRecord], Problem]
    """Raises ``DataError``, or ``ValueError`` with what is wrong with the record."""
    fields: str
    """Those by which its records are known."""
    counts: Mapping[str, int]
    """Records of the whole data set, by shape or release; empty where that is not known."""
    members: Container[int] | None = None
    """Numbers of the tasks that belong to the split ``test``; None: all of them."""
    split: str = "all"
    """The split where none is chosen."""
    preloaded: tuple[str, ...] = ()
    """Modules that most programs import, and that take long to load."""
    levels: tuple[str, ...] = ()
    """What records may say of how hard they are."""
    level: str = ""
    """The only level of which records count."""

    def level_of(self, record: DatasetRecord) -> str:
        """How hard a record is. Raises ``DataError`` for a level that there is not."""
        found = record.text("difficulty") if self.levels else ""
        if self.levels and found not in self.levels:
            levels = ", ".join(self.levels)
            raise record.bad(f"difficulty should be one of {levels}, not {found[:40]!r}")
        return found

    def fits(self, record: DatasetRecord) -> bool:
        """Whether a record has the fields."""
        return set(self.fields.split()) <= record.data.keys()


def _by_level(name: str, whole: Format, counts: Mapping[str, int]) -> dict[str, Format]:
    """A data set, and one for each of its levels."""
    whole = replace(whole, levels=tuple(counts))
    parts = {
        f"{name}-{level}": replace(whole, level=level, counts={"": count} if count else {})
        for level, count in counts.items()
    }
    return {name: whole, **parts}


_LIBRARIES = ("numpy", "pandas")
_TEST = range(11, 511)
_RELEASES = {f"release_v{number}": count for number, count in enumerate((400, 511, 612, 713, 880, 1055), 1)}
_CHECKED = "prompt entry_point test"
_CRUX = "code input output"
_BIG = "complete_prompt instruct_prompt"
FORMATS = {
    "humaneval": Format(functions.humaneval, _CHECKED, {"": 164}),
    "humaneval-et": Format(functions.humaneval_et, f"{_CHECKED} test_case_list", {"": 164}),
    "humaneval-plus": Format(functions.humaneval_plus, _CHECKED, {"": 164}),
    "mbpp": Format(functions.mbpp, "text code test_list", {"": 974}, _TEST, "test"),
    "mbpp-sanitized": Format(functions.mbpp_sanitized, "prompt code test_list", {"": 427}, _TEST),
    "mbpp-et": Format(functions.mbpp_et, "text code test_list", {"": 427}, _TEST),
    "mbpp-plus": Format(functions.mbpp_plus, "prompt code test_list test", {"": 378}, _TEST),
    "ds1000": Format(ds1000.problem, "code_context reference_code", {"": 1000}, preloaded=_LIBRARIES),
    "codecontests": Format(contests.codecontests, "difficulty", {"functions": 150, "programs": 165}),
    "cruxeval-o": Format(functions.cruxeval_output, _CRUX, {"": 800}),
    "cruxeval-i": Format(functions.cruxeval_input, _CRUX, {"": 800}),
    **_by_level(
        "apps",
        Format(contests.apps, "question input_output", {"": 5000}),
        {"introductory": 1000, "interview": 3000, "competition": 1000},
    ),
    **_by_level(
        "livecodebench",
        Format(contests.livecodebench, "question_content public_test_cases", _RELEASES),
        {"easy": 0, "medium": 0, "hard": 0},
    ),
    "bigcodebench": Format(functions.bigcodebench, _BIG, {"": 1140}, preloaded=_LIBRARIES),
    "bigcodebench-instruct": Format(functions.bigcodebench_instruct, _BIG, {"": 1140}, preloaded=_LIBRARIES),
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
    complaint = ""
    if known.counts and len(records) not in known.counts.values():
        every = " or ".join(f"{n}{f' ({label})' if label else ''}" for label, n in known.counts.items())
        complaint = f"{source.name} has {len(records)} records; the whole of {name} has {every}"
    return Dataset(name, tuple(chosen), source.sha256, complaint)


def _problem(name: str, record: DatasetRecord) -> Problem:
    known = FORMATS[name]
    try:
        return replace(known.problem(record), level=known.level_of(record))
    except DataError:
        _check_kind(name, record)
        raise
    except ValueError as error:
        raise record.bad(str(error)) from None
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise record.bad(f"its tests are not what they should be ({type(error).__name__}: {error})") from None
    except RecursionError:
        raise record.bad("it is nested too deeply") from None


def _check_kind(name: str, record: DatasetRecord) -> None:
    """Raises ``DataError`` for a record of another data set, the one with the most fields that it has."""
    fitting = {other: len(each.fields.split()) for other, each in FORMATS.items() if each.fits(record)}
    if fitting and name not in fitting:
        raise record.bad(f"it is a record of {max(fitting, key=fitting.__getitem__)}, not of {name}")


def _number(problem: Problem) -> int:
    digits = problem.id.rpartition("/")[2]
    return int(digits) if digits.isdecimal() else -1
