"""The formats of data sets by name: what a record becomes, which records belong, how many there should be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.bench.datasets import (
    apps,
    bigcodebench,
    codecontests,
    cruxeval,
    ds1000,
    humaneval,
    livecodebench,
    mbpp,
)
from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import Problem


@dataclass(frozen=True)
class Format:
    """One kind of data set."""

    problem: Callable[[DatasetRecord], Problem]
    """Raises ``DataError``, or ``ValueError`` with what is wrong with the record."""
    counts: Mapping[str, int]
    """Records of the whole data set, by shape or release; empty where that is not known."""
    fields: frozenset[str]
    """Those by which its records are known."""
    members: frozenset[int] | None = None
    """Numbers of the tasks that belong to the split ``test``; None: all of them."""
    whole: bool = True
    """Without a choice of split all records count, not only the test split."""
    preloaded: tuple[str, ...] = ()
    """Modules that most programs import, and that take long to load."""
    belongs: Callable[[DatasetRecord], bool] = field(default=lambda record: True)
    """Whether a record is one of the level that the name asks for."""
    shape: Callable[[DatasetRecord], str] = field(default=lambda record: "")
    """Which of ``counts`` the file with this record should have; nothing: any of them."""


def _fields(names: str) -> frozenset[str]:
    return frozenset(names.split())


def _apps(level: str, count: int) -> Format:
    return Format(
        apps.problem,
        {"": count},
        _fields("question input_output"),
        belongs=lambda record: not level or apps.level(record) == level,
    )


def _livecodebench(level: str = "") -> Format:
    return Format(
        livecodebench.problem,
        {} if level else _RELEASES,
        _fields("question_content public_test_cases"),
        belongs=lambda record: not level or livecodebench.level(record) == level,
    )


_RELEASES = {
    "release_v1": 400, "release_v2": 511, "release_v3": 612, "release_v4": 713, "release_v5": 880,
    "release_v6": 1055,
}  # fmt: skip
_CHECKED = _fields("prompt entry_point test")
_CRUX = _fields("code input output")
_BIG = _fields("complete_prompt instruct_prompt")
MBPP_TEST = frozenset(range(11, 511))
FORMATS = {
    "humaneval": Format(humaneval.plain, {"": 164}, _CHECKED),
    "humaneval-et": Format(humaneval.extended, {"": 164}, _CHECKED | {"test_case_list"}),
    "humaneval-plus": Format(humaneval.plus, {"": 164}, _CHECKED),
    "mbpp": Format(mbpp.plain, {"": 974}, _fields("text code test_list"), MBPP_TEST, whole=False),
    "mbpp-sanitized": Format(mbpp.sanitized, {"": 427}, _fields("prompt code test_list"), MBPP_TEST),
    "mbpp-et": Format(mbpp.extended, {"": 427}, _fields("text code test_list"), MBPP_TEST),
    "mbpp-plus": Format(mbpp.plus, {"": 378}, _fields("prompt code test_list test"), MBPP_TEST),
    "ds1000": Format(
        ds1000.problem, {"": 1000}, _fields("code_context reference_code"), preloaded=ds1000.PRELOADED
    ),
    "codecontests": Format(
        codecontests.problem,
        {"functions": 150, "programs": 165},
        _fields("difficulty"),
        shape=codecontests.shape,
    ),
    "cruxeval-o": Format(cruxeval.produced, {"": 800}, _CRUX),
    "cruxeval-i": Format(cruxeval.given, {"": 800}, _CRUX),
    "apps": _apps("", 5000),
    "apps-introductory": _apps("introductory", 1000),
    "apps-interview": _apps("interview", 3000),
    "apps-competition": _apps("competition", 1000),
    "livecodebench": _livecodebench(),
    "livecodebench-easy": _livecodebench("easy"),
    "livecodebench-medium": _livecodebench("medium"),
    "livecodebench-hard": _livecodebench("hard"),
    "bigcodebench": Format(bigcodebench.complete, {"": 1140}, _BIG, preloaded=bigcodebench.PRELOADED),
    "bigcodebench-instruct": Format(
        bigcodebench.instruct, {"": 1140}, _BIG, preloaded=bigcodebench.PRELOADED
    ),
}


def kind(record: DatasetRecord) -> str:
    """The data set with the most fields that a record has all of; nothing if there is none."""
    fitting = [
        (len(known.fields), name) for name, known in FORMATS.items() if known.fields <= record.data.keys()
    ]
    most = max((count for count, _ in fitting), default=0)
    return next((name for count, name in fitting if count == most and count), "")
