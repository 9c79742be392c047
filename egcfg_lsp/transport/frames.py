"""Reads and writes protocol messages in a byte stream: a header with the length, then the body."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO, Protocol

MOST_HEADER, MOST_BODY = 8 << 10, 64 << 20
"""Bytes. A document of that size is none that a person edits."""
STALLED_S, ENDED_S = 1.0, 30.0
"""After so long without a byte in the middle of a message it is told, and given up."""
_CHUNK = 1 << 16


class UnreadableFrame(Exception):
    """What came is not the protocol, so nobody knows where the next message begins."""


class Reader(Protocol):
    """Bytes as they come; none at the end."""

    async def read(self, most: int, /) -> bytes: ...


class Stdin:
    """A ``Reader`` of a blocking stream, in a thread of its own."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._thread = ThreadPoolExecutor(1, "stdin")

    async def read(self, most: int, /) -> bytes:
        """At least one byte, and no more than there are."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._read, most)

    def _read(self, most: int) -> bytes:
        read = getattr(self._stream, "read1", self._stream.read)
        data: bytes = read(most)
        return data


async def bodies(
    reader: Reader, stalled: Callable[[str], None] = lambda told: None, most_first: int = MOST_BODY
) -> AsyncIterator[bytes]:
    """The body of each message, until the stream ends, be it in the middle of one.

    ``stalled`` hears of a message that does not go on. ``most_first``: bytes of the first one. Raises
    ``UnreadableFrame``.
    """
    buffer = _Buffer(reader, stalled)
    most = most_first
    while (header := await buffer.header()) is not None:
        body = await buffer.take(_length(header, most))
        most = MOST_BODY
        if body is None:
            return
        yield body


class _Buffer:
    """What was read and not taken yet."""

    def __init__(self, reader: Reader, stalled: Callable[[str], None]) -> None:
        self._reader = reader
        self._stalled = stalled
        self._data = bytearray()

    async def header(self) -> bytes | None:
        """Up to the empty line; None at the end."""
        while (end := self._data.find(b"\r\n\r\n")) < 0:
            _check(self._data)
            more = self._reader.read(_CHUNK)
            if not (data := await (self._in_time(more) if self._data else more)):
                return None
            self._data += data
        header = bytes(self._data[:end])
        _check(self._data[: end + 2])
        del self._data[: end + 4]
        return header

    async def take(self, length: int) -> bytes | None:
        """The next ``length`` bytes; None if there are not so many."""
        while len(self._data) < length:
            if not (data := await self._in_time(self._reader.read(_CHUNK))):
                return None
            self._data += data
        body = bytes(self._data[:length])
        del self._data[:length]
        return body

    async def _in_time(self, reading: Awaitable[bytes]) -> bytes:
        """What is read in the middle of a message."""
        task = asyncio.ensure_future(reading)
        try:
            done, _ = await asyncio.wait([task], timeout=STALLED_S)
            if not done:
                self._stalled(f"A message stops after {len(self._data)} bytes, before its end.")
                done, _ = await asyncio.wait([task], timeout=ENDED_S)
            if not done:
                raise UnreadableFrame(f"A message did not go on for {ENDED_S:.0f} s.")
            return task.result()
        finally:
            task.cancel()


def _check(data: bytearray) -> None:
    """Raises ``UnreadableFrame`` at once for what is not the beginning of a header."""
    first = bytes(data[: len(b"content-")]).lower()
    if not b"content-".startswith(first):
        raise UnreadableFrame(
            "What came is not the Language Server Protocol, whose messages begin with a header."
        )
    if len(data) > MOST_HEADER:
        raise UnreadableFrame(f"A header is longer than {MOST_HEADER} bytes.")


def _length(header: bytes, most: int) -> int:
    """What a header says of its body."""
    fields = [line.partition(b":") for line in header.split(b"\r\n")]
    lengths = [value.strip() for name, _, value in fields if name.strip().lower() == b"content-length"]
    if len(lengths) != 1 or not lengths[0].isdigit() or len(lengths[0]) > 20:
        raise UnreadableFrame("A header should have one Content-Length, a number of bytes.")
    if int(lengths[0]) > most:
        raise UnreadableFrame(f"A message has more than {most >> 20} MiB.")
    return int(lengths[0])
