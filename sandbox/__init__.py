"""Runs untrusted programs: confined, traced and judged. Uses the standard library only.

Pool and doctor are imported on first use, because code that only handles results needs neither.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .types import (
    DEFAULT_LIMITS,
    Docstring,
    InterpreterError,
    Item,
    Limits,
    Outcome,
    Overlay,
    Refused,
    RunResult,
    SandboxError,
    TestCase,
    TestResult,
    Trace,
    TraceEvent,
)

if TYPE_CHECKING:
    from .doctor import NOT_COVERED, Probe, Report, examine
    from .pool import SandboxPool

__all__ = [
    "DEFAULT_LIMITS",
    "NOT_COVERED",
    "Docstring",
    "InterpreterError",
    "Item",
    "Limits",
    "Outcome",
    "Overlay",
    "Probe",
    "Refused",
    "Report",
    "RunResult",
    "SandboxError",
    "SandboxPool",
    "TestCase",
    "TestResult",
    "Trace",
    "TraceEvent",
    "examine",
]
_LATER = {
    "NOT_COVERED": "doctor",
    "Probe": "doctor",
    "Report": "doctor",
    "examine": "doctor",
    "SandboxPool": "pool",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_LATER[name]}", __name__), name)
