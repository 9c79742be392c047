"""Runs a program in the sandbox under a tracer of our own, and reads what its lines did."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine.core.execution import Sandbox
from sandbox import Limits

_TRACER = Path(__file__).with_name("traced_run.py")
_LIMITS = Limits(wall_s=20.0, cpu_s=20.0, output_bytes=1 << 19)


@dataclass(frozen=True)
class ProbedRun:
    """What is run: a call of the program, or the first test of one of its classes of tests."""

    program: str
    tests: str
    """A module of unittest classes; empty: the call is run."""
    entry: str
    """The function or class that is tested."""
    index: int
    """Which of the classes of tests, from 0."""
    call: str
    probes: tuple[tuple[int, str], ...] = ()
    """Lines and variables that are looked at."""
    filled: str = ""
    """Statements that are run in place of the test, after its ``setUp``."""


@dataclass(frozen=True)
class SeenLine:
    """What one probe saw."""

    ran: bool
    next: Sequence[int]
    """Lines that ran next; -1: the run ended, or the line did not run."""
    values: Sequence[tuple[str, str]]
    """Value and type of the variable each time the line had run."""


@dataclass(frozen=True)
class SeenRun:
    """What a run did."""

    error: str
    """Why it did not end well."""
    output: str = ""
    """What the call returned, as ``repr`` writes it."""
    probes: Mapping[tuple[int, str], SeenLine] | None = None


async def observed(sandbox: Sandbox, run: ProbedRun) -> SeenRun:
    """Runs the call or the test, and says what each probe saw."""
    text = f"{_TRACER.read_text('utf-8')}\n\nrun({asdict(run)!r})\n"
    result = await sandbox.run(text, (), _LIMITS, trace=False)
    told = _told(result.stdout)
    if told is None or result.exception is not None:
        return SeenRun(result.exception or f"no report ({result.outcome.value})")
    if told["error"]:
        return SeenRun(told["error"])
    seen = [SeenLine(one["ran"], one["next"], [(v, t) for v, t in one["values"]]) for one in told["probes"]]
    return SeenRun("", told["output"], dict(zip(run.probes, seen, strict=True)))


def _told(stdout: str) -> Any:
    try:
        return json.loads(stdout.strip().rpartition("\n")[2])
    except ValueError:
        return None
