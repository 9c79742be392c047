"""Connects a server to its editor over stdio or TCP, and cleans up when the connection ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from pygls.io_ import StdinAsyncReader, StdoutWriter, run_async

from egcfg_lsp.editor import Editor


async def serve_stdio(editor: Editor) -> None:
    """Until stdin closes or the editor says ``exit``."""
    reader = StdinAsyncReader(sys.stdin.buffer, ThreadPoolExecutor(1, "stdin"))
    await _serve(editor, reader, StdoutWriter(sys.stdout.buffer))


async def serve_tcp(editor: Editor, host: str, port: int) -> None:
    """One editor, until it disconnects; port 0 picks a free one. Says on stderr where it listens."""
    connected: asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Future()

    def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if connected.done():
            writer.close()
        else:
            connected.set_result((reader, writer))

    listening = await asyncio.start_server(connect, host, port)
    address = listening.sockets[0].getsockname()
    print(f"egcfg: listening on {address[0]}:{address[1]}", file=sys.stderr, flush=True)
    try:
        reader, writer = await connected
        await _serve(editor, reader, writer)
    finally:
        listening.close()


async def _serve(editor: Editor, reader: Any, writer: Any) -> None:
    loop = asyncio.get_running_loop()
    current = asyncio.current_task()
    assert current is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, current.cancel)
    editor.protocol.set_writer(writer)
    try:
        await run_async(threading.Event(), reader, editor.protocol, error_handler=editor.report_server_error)
    finally:
        for session in editor.sessions.values():
            session.close()
        await editor.workbench.close()


def run(serving: Any) -> int:
    """Runs a server to its end and leaves at once, even while a thread still waits for stdin."""
    code = 0
    try:
        asyncio.run(serving)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except (asyncio.CancelledError, KeyboardInterrupt, BrokenPipeError, ConnectionError):
        code = 1
    sys.stderr.flush()
    os._exit(code)
