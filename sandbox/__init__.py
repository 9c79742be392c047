"""Runs programs that nobody has read: confined, traced and judged. Standard library only."""

from .doctor import NOT_COVERED, Probe, Report, examine
from .pool import SandboxPool
from .types import (
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

__all__ = [
    "NOT_COVERED",
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
