"""Captures a program's standard streams up to a number of bytes."""

from __future__ import annotations

import contextlib
import io


class _Sink(io.RawIOBase):
    """Where the program's output goes: kept up to a bound, then dropped."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._room = 0

    def begin(self, room: int) -> None:
        """Starts afresh, with ``room`` bytes."""
        self._parts.clear()
        self._room = room

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        if self._room > 0:
            self._parts.append(bytes(data[: self._room]))
            self._room -= len(data)
        return len(data)

    def take(self) -> str:
        """What was written since the last time."""
        text = b"".join(self._parts).decode("utf-8", "backslashreplace")
        self._parts.clear()
        return text


class Output:
    """One text stream of the program, and what it wrote there."""

    def __init__(self) -> None:
        self._sink = _Sink()
        self.begin = self._sink.begin
        self._stream = io.TextIOWrapper(
            io.BufferedWriter(self._sink), "utf-8", "backslashreplace", newline="\n"
        )

    @property
    def stream(self) -> io.TextIOWrapper:
        return self._stream

    def take(self) -> str:
        with contextlib.suppress(
            ValueError, OSError, RuntimeError
        ):  # closed by the program, or just printing
            self._stream.flush()
        return self._sink.take()
