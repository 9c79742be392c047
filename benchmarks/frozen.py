"""Defines frozen sets: unfinished functions of our own, and how many of them ``egcfg complete`` gets right.

A set is a folder. ``tasks`` has the functions as a person leaves them to be completed, and ``hidden`` has
asserts that no model sees: ``check_f`` for ``f``, ``check_C_f`` for a method.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.command import egcfg
from egcfg_lsp.discovery.document import Document
from engine.bench.problem import FUNCTION_LIMITS
from sandbox import SandboxPool, TestCase

NO_RUNG = "no rung"
"""Of a strategy that has none."""


@dataclass(frozen=True)
class Frozen:
    """One function of a set."""

    file: str
    """Below ``tasks``."""
    name: str
    hidden: str
    """Source of the asserts of its file."""

    @property
    def target(self) -> str:
        """As ``egcfg complete`` calls it."""
        return f"{self.file}::{self.name}"

    @property
    def test(self) -> TestCase:
        """Its hidden asserts."""
        check = f"assert check_{self.name.replace('.', '_')}() is None"
        return TestCase(self.target, check, setup=self.hidden)


@dataclass(frozen=True)
class Completed:
    """What became of a function."""

    function: Frozen
    passed: bool
    """Its doctests, so that it was written into the file."""
    right: bool
    """It passes the hidden asserts as well."""
    seconds: float
    written: int
    """Tokens."""
    read: int
    rung: str
    """Of the ladder, the one that was the last."""


@dataclass(frozen=True)
class Outcome:
    """A set that was completed."""

    functions: Sequence[Completed]
    seconds: float
    """Of the whole command, from its start to its end."""


def functions(folder: Path) -> Iterator[Frozen]:
    """Every unfinished function of a set, in the order of the command line."""
    tasks = folder / "tasks"
    for path in sorted(tasks.rglob("*.py")):
        file = path.relative_to(tasks).as_posix()
        unfinished = Document(path.read_text(encoding="utf-8"), path).unwritten
        if unfinished:
            hidden = (folder / "hidden" / file).read_text(encoding="utf-8")
            yield from (Frozen(file, function.name, hidden) for function in unfinished)


def complete(folder: Path, options: Sequence[str] = ()) -> Outcome:
    """Completes a copy of the set by ``egcfg complete``, and judges it by the hidden asserts.

    Exits where the command itself fails.
    """
    asked = list(functions(folder))
    with tempfile.TemporaryDirectory(prefix="egcfg-frozen-") as copy:
        place = Path(copy, "project")
        shutil.copytree(folder / "tasks", place, ignore=shutil.ignore_patterns("__pycache__"))
        began = time.perf_counter()
        told = _told(place, list(dict.fromkeys(function.file for function in asked)), options)
        seconds = time.perf_counter() - began
        right = asyncio.run(right_ones(asked, place))
    if told.keys() != {function.target for function in asked}:
        sys.exit("egcfg complete did not try every function.")
    return Outcome([_completed(each, told[each.target], each.target in right) for each in asked], seconds)


def _told(place: Path, files: Sequence[str], options: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What the command says of each function."""
    command = ["complete", *files, "--write", "--json", *options]
    records = map(json.loads, egcfg(command, place).splitlines())
    return {record["target"]: record for record in records}


def _completed(function: Frozen, record: Mapping[str, Any], right: bool) -> Completed:
    usage, rungs = record["usage"], record.get("workings", {}).get("rungs", ())
    return Completed(
        function,
        passed=record["passed"],
        right=record["passed"] and right,
        seconds=usage["wall_s"],
        written=usage["generated_tokens"],
        read=usage["prompt_tokens"],
        rung=rungs[-1]["name"] if rungs else NO_RUNG,
    )


async def right_ones(asked: Sequence[Frozen], place: Path) -> set[str]:
    """Targets of the functions that pass their hidden asserts, as the files at ``place`` have them."""
    async with SandboxPool(project=place) as pool:

        async def is_right(function: Frozen) -> bool:
            path = place / function.file
            program = path.read_text(encoding="utf-8")
            ran = await pool.run(program, [function.test], FUNCTION_LIMITS, trace=False, folder=path.parent)
            return ran.all_pass

        found = await asyncio.gather(*map(is_right, asked))
    return {function.target for function, right in zip(asked, found, strict=True) if right}
