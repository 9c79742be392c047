"""A run on disk: a folder with ``run.json`` (what was asked) and a file of records, one line a task.

A record is one write of one line, flushed to the disk, to a file that only one process holds open. Killed at
any moment, a run loses the tasks in flight and at most the unfinished last line, which is cut off when it is
resumed.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.bench.running.record_lines import REJECTED, checked, read_file
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from engine.support.files import NO_LINK, NotRegular, TooLarge, content, open_regular, write_text

_ABOUT = "run.json"
_LARGEST = 1 << 20
"""Bytes of that file."""


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
        told = [self.dataset, self.strategy, dict(self.settings), self.data_sha256]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]

    def as_json(self) -> dict[str, Any]:
        """Plain data, with the fingerprint."""
        return {**vars(self), "fingerprint": self.fingerprint}


class RunStore:
    """The records of a run (or of one shard of it), open for appending. Use as a context manager."""

    def __init__(self, folder: Path, about: About, shard: tuple[int, int] = (1, 1)) -> None:
        self.folder = folder
        self.about = about
        name = "records.jsonl" if shard == (1, 1) else f"records-{shard[0]}-of-{shard[1]}.jsonl"
        self._path = folder / name
        self._file: int | None = None

    @contextlib.contextmanager
    def opened(self, resume: bool) -> Iterator[dict[str, TaskResult]]:
        """The results that are there already.

        Raises ``SettingsError`` when the folder cannot be written, holds another run, or this one and
        ``resume`` is not set, or another process writes to it.
        """
        try:
            self._prepare(resume)
            self._file = open_regular(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND | NO_LINK)
        except NotRegular as error:
            raise SettingsError(f"{self._path} cannot hold records: {error.strerror}.") from None
        except OSError as error:
            raise SettingsError(f"{self.folder} cannot hold a run: {error.strerror or error}.") from None
        try:
            self._lock()
            _cut_unfinished(self._file)
            yield {result.task: result for result in read_file(self._path)}
        finally:
            os.close(self._file)
            self._file = None

    def append(self, result: TaskResult) -> None:
        """One line, on the disk when this returns."""
        assert self._file is not None
        line = json.dumps(replace(result, run=self.about.fingerprint).as_json()) + "\n"
        data = line.encode("ascii")
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def _lock(self) -> None:
        assert self._file is not None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingsError(f"Another process writes to {self._path}.") from None

    def _prepare(self, resume: bool) -> None:
        about = self.folder / _ABOUT
        if about.exists():
            known = read_about(self.folder)
            if known.fingerprint != self.about.fingerprint:
                raise SettingsError(f"{self.folder} holds another run ({_differences(known, self.about)}).")
            if self._path.exists() and self._path.stat().st_size and not resume:
                raise SettingsError(f"{self.folder} holds records; go on with --resume, or name another.")
        elif self._path.exists():
            raise SettingsError(f"{self.folder} has records, but no {_ABOUT}; name another folder.")
        self.folder.mkdir(parents=True, exist_ok=True)
        write_text(about, json.dumps(self.about.as_json(), indent=1) + "\n")


def _cut_unfinished(file: int) -> None:
    """Takes away what stands after the last end of line: a write that a crash cut short."""
    size = os.fstat(file).st_size
    at = size
    while at > 0:
        begin = max(0, at - 65536)
        block = os.pread(file, at - begin, begin)
        end = block.rfind(b"\n")
        if end >= 0:
            at = begin + end + 1
            break
        at = begin
    if at < size:
        os.ftruncate(file, at)


def read_about(folder: Path) -> About:
    """Raises ``SettingsError`` when the folder holds no run."""
    try:
        data = json.loads(content(folder / _ABOUT, _LARGEST))
        about = About(**{name: value for name, value in checked(data).items() if name != "fingerprint"})
        _check(about)
    except (NotRegular, TooLarge) as error:
        raise SettingsError(f"{folder / _ABOUT} cannot be read: {error.strerror}.") from None
    except (OSError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise SettingsError(f"{folder} holds no run of `egcfg bench`: {error}.") from None
    return about


def _check(about: About) -> None:
    """Raises ValueError where a field is of a wrong type."""
    texts = (about.dataset, about.strategy, about.data_sha256, *about.versions.values())
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(f"a field of {_ABOUT} is no text")
    if type(about.tasks) is not int or not 0 <= about.tasks < 1 << 31:
        raise ValueError(f"tasks of {_ABOUT} is no number of tasks")
    parts = (about.settings, about.settings.get("model", {}), about.settings.get("method", {}))
    if not all(isinstance(part, dict) for part in parts):
        raise ValueError(f"settings of {_ABOUT} are no settings")
    settings, model, method = parts
    names = (settings.get("preset"), model.get("name"), method.get("variant"))
    if not all(name is None or isinstance(name, str) for name in names):
        raise ValueError(f"a name in the settings of {_ABOUT} is no text")


def read_run(folder: Path) -> tuple[About, list[TaskResult]]:
    """A run with all its shards, compressed or not; each task once."""
    found: dict[str, TaskResult] = {}
    about = read_about(folder)
    for path in sorted((*folder.glob("records*.jsonl"), *folder.glob("records*.jsonl.gz"))):
        if path.name.endswith(REJECTED):
            continue
        found |= {result.task: result for result in read_file(path)}
    return about, list(found.values())


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
