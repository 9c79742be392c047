"""A run on disk: a folder with ``run.json`` (what was asked) and a file of records, one line a task.

A record is one write of one line, flushed to the disk, to a file that only one process holds open. Killed at
any moment, a run loses the tasks in flight and at most the unfinished last line, which is cut off when it is
resumed.
"""

from __future__ import annotations

import contextlib
import fcntl
import gzip
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, BinaryIO

from engine.support.errors import SettingsError
from engine.support.files import NO_LINK, content, open_regular, write_text

_ABOUT = "run.json"
_MOST_ABOUT, _MOST_RECORDS = 16 << 20, 1 << 30
"""Bytes that are read: of what was asked, and of a file of records."""


@dataclass(frozen=True)
class TaskResult:
    """The result of one task: a record. Everything is plain data, so that a line of JSON holds it."""

    task: str
    status: str = "judged"
    """``judged``, ``not run`` (a library or a reference is missing) or ``failed`` (our own fault)."""
    level: str = ""
    """How hard the data set says it is."""
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
    """``decoded``, ``harvested`` or ``interrupted``, as in ``engine.core.task.Completion``."""
    note: str = ""
    unguided: str = ""
    """Why a strategy that is guided by executions had nothing to execute."""
    prompt_tokens: int = 0
    generated_tokens: int = 0
    cached_tokens: int = 0
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
    """The tree of a search (``engine.core.events``)."""
    rungs: Sequence[Mapping[str, Any]] = ()
    """Per rung of the ladder: what it cost, and whether something passed (``transcript.Rung``)."""
    repeats: Mapping[str, int] = field(default_factory=dict)
    """Programs written where the prompt had ``shown`` one that fails, and how many ``repeated`` it."""
    run: str = ""
    """Fingerprint of the run's settings and data."""

    def as_json(self) -> dict[str, Any]:
        """Without what is empty."""
        return {name: value for name, value in asdict(self).items() if value not in ((), "", None, {})}


_KNOWN = {each.name for each in fields(TaskResult)}


@dataclass(frozen=True)
class About:
    """What a run is: everything that its results depend on."""

    dataset: str
    strategy: str
    settings: Mapping[str, Any]
    """As asked for: model, agents, decoding, budget, limits."""
    versions: Mapping[str, str]
    data_sha256: str
    tasks: int
    """How many tasks the run has when it is complete, all shards together."""

    @property
    def fingerprint(self) -> str:
        """Equal for runs that may share records."""
        parts = [self.dataset, self.strategy, dict(self.settings), self.data_sha256]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]

    @classmethod
    def read(cls, folder: Path) -> About:
        """Raises ``SettingsError`` when the folder holds no run."""
        try:
            data = json.loads(content(folder / _ABOUT, _MOST_ABOUT))
            return cls(**{each.name: data[each.name] for each in fields(cls)})
        except (OSError, ValueError, TypeError, KeyError) as error:
            said = getattr(error, "strerror", None) or error
            said = f"it lacks {error}" if isinstance(error, KeyError) else said
            raise SettingsError(f"{folder} holds no run of `egcfg bench`: {_ABOUT}: {said}.") from None


@dataclass(frozen=True)
class BenchRun:
    """A run as it was read: what was asked, and the results in order of their tasks."""

    name: str
    about: About
    results: tuple[TaskResult, ...]

    @classmethod
    def read(cls, folder: Path) -> BenchRun:
        """The results of all shards, the newest of each task. Raises ``SettingsError``."""
        about, found = About.read(folder), dict[str, TaskResult]()
        for path in sorted((*folder.glob("records*.jsonl"), *folder.glob("records*.jsonl.gz"))):
            found |= read_records(path)
        return cls(folder.name, about, tuple(sorted(found.values(), key=lambda each: _natural(each.task))))

    @property
    def by_task(self) -> dict[str, TaskResult]:
        return {result.task: result for result in self.results}


def read_runs(folders: Sequence[Path]) -> list[BenchRun]:
    """The runs in these folders, each with as much of its path for a name as tells it from the others."""
    paths = [folder.resolve().parts for folder in folders]
    return [
        replace(BenchRun.read(folder), name=_shortest(path, [each for each in paths if each != path]))
        for folder, path in zip(folders, paths, strict=True)
    ]


def _shortest(path: Sequence[str], others: Sequence[Sequence[str]]) -> str:
    """The shortest end of ``path`` that is none of ``others``'."""
    ends = (path[-length:] for length in range(1, len(path)))
    return "/".join(next((end for end in ends if all(each[-len(end) :] != end for each in others)), path))


def _natural(task: str) -> tuple[str, int, str]:
    head, _, tail = task.replace("_", "/").rpartition("/")
    return (head, int(tail), "") if tail.isdecimal() else (head, -1, tail)


def read_records(path: Path) -> dict[str, TaskResult]:
    """The results in one file, which may be compressed (``.gz``); an unfinished last line is passed over.

    Raises ``SettingsError`` naming the line that is no record.
    """
    try:
        raw = content(path, _MOST_RECORDS)
        text = (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode()
    except (OSError, EOFError, ValueError) as error:
        raise SettingsError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    found: dict[str, TaskResult] = {}
    for number, line in enumerate(text.split("\n")[:-1], 1):
        if line.strip():
            try:
                data = json.loads(line)
                result = TaskResult(**{name: data[name] for name in _KNOWN & data.keys()})
            except (ValueError, TypeError, AttributeError) as error:
                raise SettingsError(f"{path}, line {number}, is no record: {error}.") from None
            found[result.task] = result
    return found


class RunStore:
    """The records of a run (or of one shard of it), open for appending. Use as a context manager."""

    def __init__(self, folder: Path, about: About, shard: tuple[int, int] = (1, 1)) -> None:
        self.folder = folder
        self.about = about
        name = "records.jsonl" if shard == (1, 1) else f"records-{shard[0]}-of-{shard[1]}.jsonl"
        self._path = folder / name
        self._file: BinaryIO

    @contextlib.contextmanager
    def opened(self, resume: bool) -> Iterator[dict[str, TaskResult]]:
        """The results that are there already.

        Raises ``SettingsError`` when the folder cannot be written, holds another run, or this one and
        ``resume`` is not set, or another process writes to it.
        """
        try:
            self._prepare(resume)
            file = open_regular(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | NO_LINK)
        except OSError as error:
            raise SettingsError(f"{self.folder} cannot hold a run: {error.strerror or error}.") from None
        with os.fdopen(file, "ab") as self._file:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise SettingsError(f"Another process writes to {self._path}.") from None
            self._file.truncate(self._path.read_bytes().rfind(b"\n") + 1)  # a write that a crash cut short
            yield read_records(self._path)

    def append(self, result: TaskResult) -> None:
        """One line, on the disk when this returns."""
        data = replace(result, run=self.about.fingerprint).as_json()
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file)

    def _prepare(self, resume: bool) -> None:
        about = self.folder / _ABOUT
        if about.exists():
            known = About.read(self.folder)
            if known.fingerprint != self.about.fingerprint:
                raise SettingsError(f"{self.folder} holds another run ({_differences(known, self.about)}).")
            if self._path.exists() and self._path.stat().st_size and not resume:
                raise SettingsError(f"{self.folder} holds records; go on with --resume, or name another.")
        elif self._path.exists():
            raise SettingsError(f"{self.folder} has records, but no {_ABOUT}; name another folder.")
        self.folder.mkdir(parents=True, exist_ok=True)
        written = {**vars(self.about), "fingerprint": self.about.fingerprint}
        write_text(about, json.dumps(written, indent=1) + "\n")


def _differences(known: About, wanted: About) -> str:
    before, after = _flat(vars(known)), _flat(vars(wanted))
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    names = [name for name in names if not name.startswith(("versions", "tasks"))]
    return "; ".join(f"{name}: {before.get(name)}, now {after.get(name)}" for name in names[:3])


def _flat(data: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in data.items():
        found |= _flat(value, f"{path}{name}.") if isinstance(value, Mapping) else {path + name: value}
    return found
