"""Connects a server to its editor over stdio or TCP, and cleans up when the connection ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from pygls.io_ import StdinAsyncReader, StdoutWriter, run_async

from egcfg_lsp.editor import Editor
from egcfg_lsp.errors import UsageError
from egcfg_lsp.garbage import collected_when_idle


async def serve_stdio(editor: Editor) -> int:
    """Until stdin closes or the editor says ``exit``; the exit code. Raises ``UsageError``."""
    if sys.stdin is None or sys.stdout is None:
        raise UsageError("The server speaks over stdin and stdout, and they are closed; use --tcp HOST:PORT.")
    reader = StdinAsyncReader(sys.stdin.buffer, ThreadPoolExecutor(1, "stdin"))
    writer = StdoutWriter(sys.stdout.buffer)
    sys.stdout = sys.stderr  # whatever a library prints would break the protocol
    return await _serve(editor, reader, writer)


async def serve_tcp(
    editor: Editor, host: str, port: int, listening: Callable[[str, int], None] | None = None
) -> int:
    """One editor, until it disconnects. ``listening`` hears the address; port 0 picks a free port."""
    connected: asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Future()

    def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if connected.done():
            writer.close()
        else:
            connected.set_result((reader, writer))

    door = await asyncio.start_server(connect, host, port)
    address = door.sockets[0].getsockname()
    (listening or _announce)(address[0], address[1])
    try:
        reader, writer = await connected
        try:
            return await _serve(editor, reader, writer)
        finally:
            writer.close()
    finally:
        door.close()


def _announce(host: str, port: int) -> None:
    print(f"egcfg: listening on {host}:{port}", file=sys.stderr, flush=True)


async def _serve(editor: Editor, reader: Any, writer: Any) -> int:
    loop = asyncio.get_running_loop()
    current = asyncio.current_task()
    assert current is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, current.cancel)
    editor.protocol.set_writer(writer)
    tidying = asyncio.create_task(collected_when_idle(lambda: not editor.at_work))
    try:
        await run_async(threading.Event(), reader, editor.protocol, error_handler=editor.report_server_error)
        return 0
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        for session in editor.sessions.values():
            session.close()
        tidying.cancel()
        editor.stop_reading()
        await editor.workbench.close()


def run(serving: Coroutine[Any, Any, int]) -> int:
    """Runs a server to its end and leaves at once, even while a thread still waits for stdin."""
    try:
        code = asyncio.run(serving)
    except (asyncio.CancelledError, KeyboardInterrupt, BrokenPipeError, ConnectionError):
        code = 1
    sys.stderr.flush()
    os._exit(code)
