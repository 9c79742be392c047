"""Runs programs that nobody has read: confined, traced and judged. Standard library only."""

from .pool import SandboxPool
from .types import (
    InterpreterError,
    Limits,
    Outcome,
    Refused,
    RunResult,
    SandboxError,
    TestCase,
    TestResult,
    Trace,
    TraceEvent,
)

__all__ = [
    "InterpreterError",
    "Limits",
    "Outcome",
    "Refused",
    "RunResult",
    "SandboxError",
    "SandboxPool",
    "TestCase",
    "TestResult",
    "Trace",
    "TraceEvent",
]
