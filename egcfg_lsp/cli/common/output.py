"""Writes results to stdout and everything else to stderr; defines the exit codes."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any, TextIO

from egcfg_lsp.errors import UsageError
from engine.support.text import harmless, harmless_line

ON_STDERR = Path("-")
"""In place of a file to write."""

LONGER = "--set timeout=S gives it longer"
"""Of a test that was stopped, while functions are completed."""
LONGER_RUN = "--timeout gives it longer"
"""The same, of a test that is run as it is."""


class ExitCode(IntEnum):
    """Exit codes of all commands."""

    PASSED = 0
    FAILED = 1
    """A result, but not all tests pass, or none of them can be run."""
    USAGE = 2
    """Wrong arguments, files, settings or model."""
    REFUSED = 3
    """Nothing can be executed safely on this machine."""
    INTERRUPTED = 130


def emit(text: str, *, exact: bool = False) -> None:
    """Prints a result. When nobody reads it any more, the rest of the output is dropped in silence.

    Characters that stdout cannot show are escaped as in Python. There are none that a terminal would obey,
    unless ``text`` is ``exact``, such as code, and goes into a file or pipe.
    """
    with to_stdout():
        if not exact or sys.stdout.isatty():
            text = harmless(text)
        encoding = sys.stdout.encoding or "utf-8"
        shown = text.encode(encoding, "backslashreplace").decode(encoding)
        sys.stdout.write(shown if shown.endswith("\n") else shown + "\n")
        sys.stdout.flush()


def emit_bytes(data: bytes, encoding: str) -> None:
    """The same for an exact result that has an encoding of its own."""
    with to_stdout():
        if sys.stdout.isatty():
            emit(data.decode(encoding, "replace"))
        else:
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()


@contextlib.contextmanager
def to_stdout() -> Iterator[None]:
    """Around what prints. Raises ``UsageError`` for a stdout that takes nothing, but for a closed pipe."""
    if sys.stdout is None:
        raise UsageError("There is no stdout to print the result to; open it, or use --write.")
    try:
        yield
    except OSError as error:
        silence(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            raise UsageError(f"The result cannot be printed: {error.strerror or error}.") from None


def silence(stream: TextIO) -> None:
    """Whatever else is written to ``stream`` goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def emit_json(value: Any) -> None:
    """Prints ``value`` as one line of JSON."""
    emit(json.dumps(value, ensure_ascii=True))


def note(text: str) -> None:
    """Says something to the person, not to a program. Nobody has to listen."""
    if sys.stderr is None:
        return
    try:
        print(harmless(text), file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def complain(text: str) -> None:
    """Says what went wrong, and what to do."""
    note(harmless_line(f"egcfg: {text}"))


@contextmanager
def named_file_errors() -> Iterator[None]:
    """Raises ``UsageError`` in the place of an ``OSError``: the file, what is wrong, and what can be done."""
    try:
        yield
    except OSError as error:
        what = str(error.filename) if error.filename else "A file"
        said = error.strerror or " ".join(str(error).split())[:300]
        raise UsageError(
            f"{what} cannot be read or written: {said}. Free space, or name another place, and give the "
            "command again; what was finished is kept."
        ) from error
