"""The result of one benchmark task: a line in the file of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from engine.core.task import Completion
from sandbox import Outcome, TestResult

STATUSES = ("judged", "not run", "failed")
_MOST_EVENTS = 40


@dataclass(frozen=True)
class TaskResult:
    """One record. Everything is plain data, so that a line of JSON holds it."""

    task: str
    status: str = "judged"
    """``judged``, ``not run`` (a library or a reference is missing) or ``failed`` (our own fault)."""
    level: str = ""
    """How hard the data set says it is; empty where it says nothing."""
    solved: bool = False
    """All hidden tests pass."""
    trusted: bool = True
    """No hidden test's pass could have been forged by the program."""
    reason: str = ""
    """Why it was not run, failed, or was not solved."""
    code: str = ""
    signature: str = ""
    """The head of the function whose body ``code`` is."""
    visible: Sequence[str] = ()
    """Outcome of each visible test."""
    hidden: Sequence[str] = ()
    """Outcome of each hidden test."""
    samples: Sequence[bool] = ()
    """``sample-k`` only: whether each sample passes the hidden tests."""
    agent: Mapping[str, Any] | None = None
    how: str = ""
    """``decoded``, ``harvested``, ``chosen`` or ``interrupted``, as in ``engine.core.task.Completion``."""
    note: str = ""
    """As in ``engine.core.task.Completion``."""
    unguided: str = ""
    """Why a strategy that is guided by executions had nothing to execute."""
    prompt_tokens: int = 0
    generated_tokens: int = 0
    cached_tokens: int = 0
    """As in ``engine.core.task.Usage``."""
    forward_passes: int = 0
    executions: int = 0
    signals: Mapping[str, int] = field(default_factory=dict)
    """Dynamic signals: how many were ``written`` and ``shortened``, and their characters."""
    wall_s: float = 0.0
    """Of completing; judging comes on top."""
    judge_s: float = 0.0
    trace: Sequence[str] = ()
    """What the program did on a visible test, the first that failed if one did."""
    roles: Mapping[str, Any] = field(default_factory=dict)
    """Per role: how often asked, asked again, left to its default, and tokens of questions and answers."""
    steps: Sequence[Mapping[str, Any]] = ()
    """Per step of a workflow: ``name``, whether it ``accepted``, whether its program is ``solved``, and
    ``checks``: pairs of what the quality checker said of a program and what the hidden tests say."""
    programs: Sequence[Sequence[bool]] = ()
    """Per program that a strategy wrote, in order: whether it passes the hidden tests, and whether what would
    have been submitted after it does."""
    designed: Sequence[Sequence[bool | None]] = ()
    """Per test that a role wrote: whether a program failed it, whether the test checker kept it (None: it was
    not asked), and whether the reference passes it (None: there is no reference)."""
    search: Mapping[str, Any] | None = None
    """The tree of a search (``engine.core.transcript``)."""
    rungs: Sequence[Mapping[str, Any]] = ()
    """Per rung of the ladder: what it cost, and whether something passed
    (``engine.core.transcript.Rung``)."""
    run: str = ""
    """Fingerprint of the run's settings, versions and data."""

    @property
    def tests_kept(self) -> int:
        """Designed tests that the test checker agreed with."""
        return sum(kept is True for _, kept, _ in self.designed)

    @property
    def tests_dropped(self) -> int:
        return sum(kept is False for _, kept, _ in self.designed)

    def as_json(self) -> dict[str, Any]:
        """Without what is empty."""
        data = asdict(self)
        return {name: value for name, value in data.items() if value not in ((), "", None, {})}


_KNOWN = {each.name for each in fields(TaskResult)}
_TEXTS = ("task", "status", "level", "reason", "code", "signature", "how", "note", "unguided", "run")
_YES_OR_NO = ("solved", "trusted")
_COUNTS = (
    "prompt_tokens", "generated_tokens", "cached_tokens", "forward_passes", "executions",
)  # fmt: skip
_SECONDS = ("wall_s", "judge_s")
_RUNG: Mapping[str, tuple[type, ...]] = {
    "name": (str,), "seconds": (int, float), "read": (int,), "written": (int,), "programs": (int,),
    "passed": (bool,),
}  # fmt: skip
_AGENT: Mapping[str, tuple[type, ...]] = {
    "num_candidates": (int,), "horizon": (int,), "temperature": (int, float), "gamma": (int, float),
    "template": (str,),
}  # fmt: skip


def from_json(data: Mapping[str, Any]) -> TaskResult:
    """A result as it was written; unknown fields are left out. Raises ValueError where a field is wrong."""
    if "task" not in data:
        raise ValueError("task is missing")
    for name, value in data.items():
        if name in _KNOWN and not _fits(name, value):
            raise ValueError(f"{name} should not be {str(value)[:60]!r}")
    return TaskResult(**{name: value for name, value in data.items() if name in _KNOWN})


def _fits(name: str, value: Any) -> bool:
    """Whether a field can have that value."""
    if name == "status":
        return value in STATUSES
    if name in _TEXTS:
        return type(value) is str
    if name in _YES_OR_NO:
        return type(value) is bool
    if name in _COUNTS:
        return _is_count(value)
    if name in _SECONDS:
        return type(value) in (int, float) and value >= 0
    if name in ("visible", "hidden", "trace"):
        return _all_are(value, str)
    if name == "samples":
        return _all_are(value, bool)
    if name == "programs":
        return isinstance(value, list) and all(_all_are(pair, bool) and len(pair) == 2 for pair in value)
    if name == "designed":
        return isinstance(value, list) and all(map(_is_designed, value))
    if name == "agent":
        return value is None or _has(value, _AGENT)
    if name == "signals":
        return _is_role(value)
    if name == "roles":
        return isinstance(value, dict) and all(map(_is_role, value.values()))
    if name == "steps":
        return isinstance(value, list) and all(map(_is_step, value))
    if name == "rungs":
        return isinstance(value, list) and all(_has(rung, _RUNG) for rung in value)
    return value is None or isinstance(value, dict)


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _all_are(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(type(each) is kind for each in value)


def _has(value: Any, fields: Mapping[str, tuple[type, ...]]) -> bool:
    """Whether it has all of ``fields``, with values of their types."""
    return isinstance(value, dict) and all(type(value.get(name)) in kinds for name, kinds in fields.items())


def _is_designed(value: Any) -> bool:
    """Three times yes or no, of which only the first has to be known."""
    return (
        isinstance(value, list)
        and len(value) == 3
        and type(value[0]) is bool
        and all(known is None or type(known) is bool for known in value[1:])
    )


def _is_role(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_is_count, value.values()))


def _is_step(value: Any) -> bool:
    if not isinstance(value, dict) or type(value.get("name")) is not str:
        return False
    checks = value.get("checks")
    return (
        all(type(value.get(name)) is bool for name in ("accepted", "solved"))
        and isinstance(checks, list)
        and all(_all_are(check, bool) and len(check) == 2 for check in checks)
    )


def telling_trace(completion: Completion) -> tuple[str, ...]:
    """The trace of the first visible test that failed, or else of the first, as lines."""
    tests = completion.result.tests
    chosen = next((test for test in tests if test.outcome is not Outcome.PASS), next(iter(tests), None))
    return () if chosen is None else tuple(_lines(chosen))


def _lines(test: TestResult) -> list[str]:
    events = test.trace.events
    lines = [f"{test.call}  {test.outcome}"]
    for event in events[:_MOST_EVENTS]:
        values = ", ".join(f"{name} = {value}" for name, value in event.values.items())
        end = event.returned if event.returned is not None else event.exception
        arrow = f" -> {end}" if end is not None else ""
        lines.append(f"  {event.kind} {event.line}: {values}{arrow}"[:200])
    if len(events) > _MOST_EVENTS:
        lines.append(f"  ({len(events) - _MOST_EVENTS} more)")
    return lines
