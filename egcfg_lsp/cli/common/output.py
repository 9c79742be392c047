"""Writes results to stdout and everything else to stderr; knows the exit codes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any, TextIO, TypeVar

from egcfg_lsp.errors import UsageError
from engine.support.harmless import harmless

ON_STDERR = Path("-")
"""In place of a file to write."""

LONGER = "--set timeout=S gives it longer"
"""Of a test that was stopped, while functions are completed."""
LONGER_RUN = "--timeout gives it longer"


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


def emit(text: str) -> None:
    """Prints a result. When nobody reads it any more, the rest of the output is dropped in silence.

    Characters that stdout cannot show are escaped as in Python; a terminal gets none that it would obey.
    """
    with to_stdout():
        if sys.stdout.isatty():
            text = harmless(text)
        encoding = sys.stdout.encoding or "utf-8"
        shown = text.encode(encoding, "backslashreplace").decode(encoding)
        sys.stdout.write(shown if shown.endswith("\n") else shown + "\n")
        sys.stdout.flush()


def emit_bytes(data: bytes) -> None:
    """The same for a result that has an encoding of its own."""
    with to_stdout():
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
    note(f"egcfg: {text}")


_Value = TypeVar("_Value")
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupts:
    """``stop`` is set by the first Ctrl-C while something worth keeping is in progress."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self._keep = False
        self._work: asyncio.Task[Any] | None = None

    @contextlib.contextmanager
    def graceful(self) -> Iterator[None]:
        """Inside, a first Ctrl-C only sets ``stop``."""
        yield from self._keeping(True)

    @contextlib.contextmanager
    def at_once(self) -> Iterator[None]:
        """Inside, there is nothing to keep, whatever there is outside."""
        yield from self._keeping(False)

    def _keeping(self, keep: bool) -> Iterator[None]:
        before, self._keep = self._keep, keep
        try:
            yield
        finally:
            self._keep = before

    @contextlib.contextmanager
    def outside(self) -> Iterator[None]:
        """Inside, where the event loop is blocked, Ctrl-C and SIGTERM do what they do without one."""
        for number in _SIGNALS:
            with contextlib.suppress(NotImplementedError, RuntimeError):
                asyncio.get_running_loop().remove_signal_handler(number)
        try:
            yield
        finally:
            self.watch(self._work)

    def watch(self, work: asyncio.Task[Any] | None) -> None:
        """Reacts to Ctrl-C and SIGTERM on behalf of ``work``."""
        self._work = work
        for number in _SIGNALS:
            with contextlib.suppress(NotImplementedError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(number, self._signalled)

    def _signalled(self) -> None:
        again = self.stop.is_set()
        self.stop.set()
        if self._work is not None and (again or not self._keep):
            self._work.cancel()


def run_interruptible(work: Coroutine[Any, Any, _Value]) -> _Value:
    """``asyncio.run``, with ``KeyboardInterrupt`` where the work was given up."""
    try:
        return asyncio.run(work)
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        work.close()  # it may have been given up before it began


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


def checked_input(path: Path, made_by: str) -> None:
    """Raises ``UsageError`` if there is no file ``path``."""
    if not path.is_file():
        raise UsageError(f"There is no {path}; `{made_by}` writes it.")
