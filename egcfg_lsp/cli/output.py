"""What goes where: results to stdout, everything else to stderr; and what the exit code says."""

from __future__ import annotations

import json
import os
import sys
from enum import IntEnum
from typing import Any


class Exit(IntEnum):
    """Exit codes of all commands."""

    PASSED = 0
    FAILED = 1
    """A result, but not all tests pass."""
    USAGE = 2
    """Wrong arguments, files, settings or model."""
    REFUSED = 3
    """Nothing can be executed safely on this machine."""
    INTERRUPTED = 130


def emit(text: str) -> None:
    """Prints a result. When nobody reads it any more, the rest of the output is dropped in silence."""
    try:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def emit_json(value: Any) -> None:
    """Prints ``value`` as one line of JSON."""
    emit(json.dumps(value, ensure_ascii=True))


def note(text: str) -> None:
    """Says something to the person, not to a program."""
    print(text, file=sys.stderr, flush=True)


def complain(text: str) -> None:
    """Says what went wrong, and what to do."""
    note(f"egcfg: {text}")
