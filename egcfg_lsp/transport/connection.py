"""Connects a server to its editor over stdio or TCP, and cleans up when the connection ends."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from lsprotocol import types

from egcfg_lsp.errors import UsageError
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.transport.frames import Stdin, UnreadableFrame, bodies
from egcfg_lsp.transport.garbage_collection import collected_when_idle
from egcfg_lsp.transport.outbox import MOST_WAITING, Outbox

_FIRST_S = 10.0
"""For the first message of whoever connects."""
_MOST_FIRST, _MOST_WAITING = 1 << 20, 8
"""Bytes of that message, and how many may be about to say it."""
_CLOSING_S = 5.0
logger = logging.getLogger(__name__)
_Connection = tuple[AsyncIterator[bytes], asyncio.StreamWriter, bytes]


async def serve_stdio(editor: Editor) -> int:
    """Until stdin closes or the editor says ``exit``; the exit code. Raises ``UsageError``."""
    if sys.stdin is None or sys.stdout is None:
        raise UsageError("The server speaks over stdin and stdout, and they are closed; use --tcp HOST:PORT.")
    outbox = Outbox(sys.stdout.buffer, _give_up())
    sys.stdout = sys.stderr  # whatever a library prints would break the protocol
    return await _serve(editor, bodies(Stdin(sys.stdin.buffer), editor.log), outbox)


async def serve_tcp(
    editor: Editor, host: str, port: int, listening: Callable[[str, int], None], *, token: str
) -> int:
    """One editor on this machine, until it disconnects; the exit code.

    The first that knows the ``token`` (``initializationOptions.token``; anybody if it is empty) is served,
    others are refused before and after. ``listening`` hears the address; port 0 picks a free port. Raises
    ``UsageError`` for an address that others can reach.
    """
    admitted: asyncio.Future[_Connection] = asyncio.get_running_loop().create_future()

    waiting: set[asyncio.StreamWriter] = set()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(waiting) >= _MOST_WAITING:
            writer.close()
            return
        waiting.add(writer)
        messages = bodies(reader, most_first=_MOST_FIRST)
        first = await _first(messages, token)
        waiting.discard(writer)
        if first is None or admitted.done():
            writer.close()
        else:
            admitted.set_result((messages, writer, first))

    door = await asyncio.start_server(connect, _loopback(host), port)
    try:
        address = door.sockets[0].getsockname()
        listening(address[0], address[1])
        messages, writer, first = await admitted
    finally:
        door.close()
    return await _serve(editor, _after(first, messages), _Bounded(writer, _give_up()))


def _loopback(host: str) -> str:
    """``host`` as an address that nobody else can reach. Raises ``UsageError``."""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address("127.0.0.1" if host == "localhost" else host)
        if address.is_loopback:
            return str(address)
    raise UsageError(
        f"--tcp listens on this machine only, as 127.0.0.1, ::1 or localhost, not on {host}. "
        "From elsewhere, use a tunnel, such as ssh -L."
    )


async def _first(messages: AsyncIterator[bytes], token: str) -> bytes | None:
    """The first message, if its sender may be served."""
    try:
        body = await asyncio.wait_for(anext(messages), _FIRST_S)
    except (UnreadableFrame, StopAsyncIteration, TimeoutError, OSError):
        return None
    if not token:
        return body
    try:
        data = json.loads(body)
        options = data["params"]["initializationOptions"]
        known = hmac.compare_digest(str(options.pop("token")).encode(), token.encode())
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return None
    return json.dumps(data).encode() if known and data.get("method") == types.INITIALIZE else None


async def _after(first: bytes, messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for message in messages:
        yield message


class _Bounded:
    """Writes to an editor that is given up when it leaves too much unread."""

    def __init__(self, writer: asyncio.StreamWriter, give_up: Callable[[], None]) -> None:
        self._writer = writer
        self._give_up = give_up

    def write(self, data: bytes) -> None:
        self._writer.write(data)
        if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
            self._give_up()

    def close(self) -> None:
        self._writer.close()


def _give_up() -> Callable[[], None]:
    """Returns what ends the current task, from any thread."""
    loop, current = asyncio.get_running_loop(), asyncio.current_task()
    assert current is not None

    def give_up() -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(current.cancel)

    return give_up


async def _serve(editor: Editor, messages: AsyncIterator[bytes], writer: Outbox | _Bounded) -> int:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, _give_up())
    editor.protocol.set_writer(writer)
    tidying = asyncio.create_task(collected_when_idle(lambda: not editor.at_work))
    try:
        async for body in messages:
            editor.protocol.receive(body)
        return 0
    except UnreadableFrame as error:
        logger.error("%s The server ends.", error)
        editor.protocol.refuse(None, types.ErrorCodes.InvalidRequest, f"{error} The server ends.")
        return 1
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        for session in editor.sessions.values():
            session.close()
        tidying.cancel()
        editor.stop_reading()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(editor.workbench.close(), _CLOSING_S)
        writer.close()


def run(serving: Coroutine[Any, Any, int]) -> int:
    """Runs a server to its end and leaves at once, even while a thread still waits for stdin."""
    try:
        code = asyncio.run(serving)
    except (asyncio.CancelledError, KeyboardInterrupt, BrokenPipeError, ConnectionError):
        code = 1
    sys.stderr.flush()
    os._exit(code)
