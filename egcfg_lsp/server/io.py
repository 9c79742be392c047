"""Serves one editor over stdio or TCP, from start to end.

pygls reads and writes the messages (``pygls/io_.py`` of 2.1). It skips bytes that are no message, and waits
on; ``Reader`` ends the server with a reason.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import hmac
import ipaddress
import json
import logging
import os
import secrets
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

from lsprotocol import types
from pygls.io_ import StdinAsyncReader, StdoutWriter, run_async

from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server.editor import Editor
from engine.support.async_tasks import begin

MOST_HEADER, MOST_BODY = 8 << 10, 64 << 20
"""Bytes. A document of that size is none that a person edits."""
_LONG_HEADER = f"A header is longer than {MOST_HEADER} bytes."
_MOST_FIRST, _MOST_WAITING, _FIRST_S = 1 << 20, 8, 10.0
"""Of the first message of whoever connects by TCP: bytes, how many may be about to say it, and seconds."""
_CLOSING_S, _MOST_DIGITS = 5.0, 20
_TRIMMED_S = 60.0
"""From one time that free memory is given back to the next."""
_M_TRIM_THRESHOLD, _LARGE = -1, 128 << 10
"""An option of ``malloc.h``, and its default, in bytes."""
logger = logging.getLogger(__name__)


class UnreadableStream(Exception):
    """What came is not the protocol, so nobody knows where the next message begins."""


class Stdin(StdinAsyncReader):
    """Reads stdin in a thread of its own; a line is cut where it gets too long for a header."""

    def readline(self) -> Awaitable[bytes]:
        reading: Awaitable[bytes] = self.loop.run_in_executor(self.executor, self.stdin.readline, MOST_HEADER)
        return reading


class Reader:
    """Reads for pygls, and raises ``UnreadableStream`` at the first line that belongs to no message."""

    def __init__(self, stream: Stdin | asyncio.StreamReader) -> None:
        self._stream = stream
        self.most = MOST_BODY
        """Bytes of the next message."""

    async def readline(self) -> bytes:
        try:
            line = await self._stream.readline()
        except ValueError:  # longer than asyncio's streams take
            raise UnreadableStream(_LONG_HEADER) from None
        name, _, value = line.partition(b":")
        if line.strip() and not name.lower().startswith(b"content-"):
            raise UnreadableStream(
                "What came is not the Language Server Protocol, whose messages begin with a header."
            )
        if len(line) >= MOST_HEADER:
            raise UnreadableStream(_LONG_HEADER)
        if name.lower() == b"content-length":
            if not value.strip().isdigit() or len(value) > _MOST_DIGITS:
                raise UnreadableStream("A header should have one Content-Length, a number of bytes.")
            if int(value) > self.most:
                raise UnreadableStream(f"A message has more than {self.most >> 20} MiB.")
            return b"Content-Length: %d\r\n" % int(value)
        return line

    async def readexactly(self, count: int) -> bytes:
        """The body; empty if the stream ends in the middle of it."""
        try:
            body = await self._stream.readexactly(count)
        except asyncio.IncompleteReadError:
            return b""
        return body if len(body) == count else b""


async def serve_stdio(editor: Editor) -> int:
    """Until stdin closes or the editor says ``exit``; the exit code. Raises ``UsageError``."""
    if sys.stdin is None or sys.stdout is None:
        raise UsageError("The server speaks over stdin and stdout, and they are closed; use --tcp HOST:PORT.")
    end_on_signals()
    writer = StdoutWriter(sys.stdout.buffer)
    sys.stdout = sys.stderr  # whatever a library prints would break the protocol
    return await _serve(editor, Reader(Stdin(sys.stdin.buffer, ThreadPoolExecutor(1, "stdin"))), writer)


async def serve_tcp(
    editor: Editor, host: str, port: int, listening: Callable[[str, int], None], *, token: str
) -> int:
    """One editor on this machine, until it disconnects; the exit code.

    The first that knows the ``token`` (``initializationOptions.token``; anybody if it is empty) is served,
    others are refused before and after. ``listening`` hears the address; port 0 picks a free port. Raises
    ``UsageError`` for an address that others can reach, or that is taken.
    """
    end_on_signals()
    admitted: asyncio.Future[tuple[Reader, asyncio.StreamWriter, bytes]] = asyncio.Future()
    waiting: dict[asyncio.StreamWriter, None] = {}

    async def connect(stream: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reader = Reader(stream)
        if len(waiting) == _MOST_WAITING:  # who is silent longest makes room: an editor speaks at once
            oldest = next(iter(waiting))
            del waiting[oldest]
            oldest.transport.abort()
        waiting[writer] = None
        try:
            first = await _first(reader, token)
        finally:
            waiting.pop(writer, None)
        if first is None or admitted.done():
            writer.close()
        else:
            admitted.set_result((reader, writer, first))

    try:
        door = await asyncio.start_server(connect, loopback(host, "--tcp"), port)
    except OSError as error:
        raise UsageError(f"Cannot listen on {host}:{port}: {error.strerror or error}.") from None
    try:
        address = door.sockets[0].getsockname()
        listening(address[0], address[1])
        reader, writer, first = await admitted
    finally:
        door.close()
    return await _serve(editor, reader, writer, first)


def loopback(host: str, option: str) -> str:
    """``host``, given with ``option``, as an address that nobody else can reach. Raises ``UsageError``."""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address("127.0.0.1" if host == "localhost" else host)
        if address.is_loopback:
            return str(address)
    raise UsageError(
        f"{option} listens on this machine only, as 127.0.0.1, ::1 or localhost, not on {host}. "
        "From elsewhere, use a tunnel, such as ssh -L."
    )


async def _first(reader: Reader, token: str) -> bytes | None:
    """The first message, if its sender may be served."""
    reader.most = _MOST_FIRST
    try:
        async with asyncio.timeout(_FIRST_S):
            length = 0
            while (line := await reader.readline()).strip():
                length = int(line.partition(b":")[2]) if line.startswith(b"Content-Length") else length
            body = await reader.readexactly(length)
    except (UnreadableStream, TimeoutError, OSError):
        return None
    finally:
        reader.most = MOST_BODY
    if not token:
        return body or None
    try:
        data = json.loads(body)
        options = data["params"]["initializationOptions"]
        known = hmac.compare_digest(str(options.pop("token")).encode(), token.encode())
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return None
    return json.dumps(data).encode() if known and data.get("method") == types.INITIALIZE else None


@contextlib.contextmanager
def kept(token: str, file: Path) -> Iterator[Path]:
    """``file`` with the token, which only its owner can read, deleted at the end.

    Raises ``UsageError`` when it cannot be written.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)  # of a server that was killed
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
            out.write(token)
    except OSError as error:
        raise UsageError(f"{file}, for the token, cannot be written: {error.strerror}. Use stdio.") from None
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(32)


async def _serve(
    editor: Editor, reader: Reader, writer: StdoutWriter | asyncio.StreamWriter, first: bytes = b""
) -> int:
    protocol = editor.protocol
    protocol.set_writer(writer)
    try:
        if first:
            protocol.handle_body(first)
        await run_async(Event(), reader, protocol, error_handler=protocol.failed)
        return 0
    except UnreadableStream as error:
        logger.error("%s The server ends.", error)
        protocol.refuse(None, types.ErrorCodes.InvalidRequest, f"{error} The server ends.")
        return 1
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        for session in editor.sessions.values():
            session.close()
        editor.stop_reading()
        await close(editor.workbench)
        with contextlib.suppress(OSError):
            writer.close()


async def close(workbench: Workbench) -> None:
    """Ends the processes of a server that ends, which does not wait long for that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_CLOSING_S):
            await workbench.close()


def end_on_signals() -> None:
    """Lets the first SIGTERM or Ctrl-C cancel the current task, so that whatever was begun is ended.

    What comes while it ends does not stop that.
    """
    loop, current = asyncio.get_running_loop(), asyncio.current_task()
    assert current is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, lambda: current.cancelling() or current.cancel())


def run(serving: Coroutine[Any, Any, int]) -> int:
    """Runs a server to its end and leaves at once, even while a thread still waits for stdin."""
    try:
        code = asyncio.run(_trimmed(serving))
    except (asyncio.CancelledError, KeyboardInterrupt, BrokenPipeError, ConnectionError):
        code = 1
    sys.stderr.flush()
    os._exit(code)


async def _trimmed(serving: Coroutine[Any, Any, int]) -> int:
    trimming = begin(_trim())
    try:
        return await serving
    finally:
        trimming.cancel()


async def _trim() -> None:
    """Has glibc give back what was freed, of which it keeps up to 64 MB for each thread.

    It trims the end of each of its heaps from a threshold on, which would rise with the largest block.
    """
    with contextlib.suppress(OSError, AttributeError):  # another library of C
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_TRIM_THRESHOLD, _LARGE)
        while True:
            await asyncio.sleep(_TRIMMED_S)
            await asyncio.to_thread(libc.malloc_trim, 0)
