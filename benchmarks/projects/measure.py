"""Measures every tested function of a project: found, judged right by gold, traced, or why not."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.projects.tested import tested
from egcfg_lsp.cli import main
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.test_search.index import TestIndex
from egcfg_lsp.files.source_file import read
from engine.bench.running.record_lines import read_file
from engine.bench.running.task_result import TaskResult

_REASON_CHARS = 300
"""Characters of a reason that are shown."""
_RAN = re.compile(r"^ *\d+x ", re.MULTILINE)
"""A line that ran, as ``egcfg trace`` shows it."""


@dataclass(frozen=True)
class Measured:
    """One function: what is empty went well, what is not is the reason why it did not."""

    id: str
    missed: str
    """Why no test of it was found."""
    misjudged: str
    untraced: str


def measure(folder: Path, python: Path) -> list[Measured]:
    """Every function of the project in ``folder`` that has passing tests. Raises ``NoTests``."""
    names = tested(folder, python)
    judged = gold(folder, python)
    found = [name for name in names if name in judged]
    with ProcessPoolExecutor(os.cpu_count() or 1) as workers:
        traced = workers.map(trace, [folder] * len(found), found, [python] * len(found), chunksize=4)
        untraced = dict(zip(found, traced, strict=True))
    return [_measured(folder, name, judged.get(name), untraced.get(name, "")) for name in names]


def _measured(folder: Path, name: str, judged: TaskResult | None, untraced: str) -> Measured:
    if judged is None:
        missed = _why_missed(folder, name)
        return Measured(name, missed, "not found", "not found")
    misjudged = "" if judged.solved else judged.reason or judged.status
    return Measured(name, "", misjudged[:_REASON_CHARS], untraced[:_REASON_CHARS])


def gold(folder: Path, python: Path) -> dict[str, TaskResult]:
    """Judges every function that ``egcfg bench`` finds, by its own body."""
    with tempfile.TemporaryDirectory() as scratch:
        command = ["bench", str(folder), "--strategy", "gold", "--quiet"]
        command += ["--python", str(python), "--out", str(Path(scratch, "run"))]
        done = subprocess.run([sys.executable, "-m", "egcfg_lsp", *command], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"egcfg {' '.join(command)}: {done.stderr}")
        return {result.task: result for result in read_file(Path(scratch, "run", "records.jsonl"))}


def trace(folder: Path, name: str, python: Path) -> str:
    """Runs ``egcfg trace`` on a function; returns why it told nothing, or that a test failed."""
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        code = main(["trace", str(folder / name), "--python", str(python)])
    if code:
        return _last_line(complained.getvalue() + said.getvalue())
    return "" if _RAN.search(said.getvalue()) else "no line of it ran"


def _last_line(text: str) -> str:
    lines: Sequence[str] = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it says nothing"


def _why_missed(folder: Path, name: str) -> str:
    file, _, function = name.partition("::")
    path = folder / file
    document = Document(read(path).text, path)
    known = document.find(function)
    if known is None:
        return "the function itself is not found"
    skipped = TestIndex().find(document, known).skipped
    return "; ".join(f"{test}: {reason}" for test, reason in skipped)[:_REASON_CHARS] or "no test names it"
