"""A journal of finished parts, one JSON line each, so that a killed run continues where it was."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.support.errors import SettingsError
from engine.support.files import append


class Journal:
    """The parts of one piece of work, by number; kept in a file unless ``path`` is None.

    The first line holds the settings of the work. A last line that a kill cut off is dropped. Raises
    ``SettingsError`` when the file was written with other settings, naming the first that differs.
    """

    def __init__(self, path: Path | None, settings: Mapping[str, Any]) -> None:
        self.path = path
        self.done: dict[int, dict[str, Any]] = {}
        if path is None:
            return
        lines = _whole_lines(path)
        if lines:
            self._check(path, lines[0], settings)
            self.done = {record["number"]: record for record in lines[1:]}
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            append(path, json.dumps({"settings": dict(settings)}))

    def add(self, number: int, record: Mapping[str, Any]) -> dict[str, Any]:
        """Keeps what came of part ``number``."""
        kept = {"number": number, **record}
        self.done[number] = kept
        if self.path is not None:
            append(self.path, json.dumps(kept))
        return kept

    @staticmethod
    def _check(path: Path, first: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
        before = first.get("settings")
        if not isinstance(before, dict):
            raise SettingsError(f"{path} is not what a command of `egcfg train` kept; remove it.")
        now = json.loads(json.dumps(settings))
        for name in sorted(before.keys() | now.keys()):
            if before.get(name) != now.get(name):
                raise SettingsError(
                    f"{path} was begun with {name} = {before.get(name)!r}, not {now.get(name)!r}; remove it "
                    "to begin anew, or go back to what it was."
                )


def beside(path: Path, part: str = "") -> Path:
    """Where the journal of a file is kept: ``items.jsonl.journal``."""
    return path.with_name(f"{path.name}{part and '.' + part}.journal")


def digest(texts: Iterable[str]) -> str:
    """Tells apart what work is done on, among the settings of its journal."""
    found = hashlib.sha256()
    for text in texts:
        found.update(text.encode("utf-8", "surrogatepass") + b"\n")
    return found.hexdigest()[:16]


def records(path: Path) -> list[dict[str, Any]]:
    """The parts that a journal holds. Raises ``SettingsError``."""
    return _whole_lines(path)[1:]


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a journal; what a kill cut off at its end is removed from the file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise SettingsError(f"{path} cannot be read; remove it to begin anew.") from None
