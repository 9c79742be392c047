"""Queues outgoing messages, so that a slow editor blocks nobody."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import BinaryIO

MOST_WAITING = 64 << 20
"""Bytes that an editor has not read; one that reads nothing any more is given up then."""
_LAST_S = 2.0


class Outbox:
    """Writes to a blocking stream, in a thread of its own."""

    def __init__(self, stream: BinaryIO, give_up: Callable[[], None]) -> None:
        """``give_up`` is called, from either thread, when nothing can be written any more."""
        self._stream = stream
        self._give_up = give_up
        self._waiting = 0
        self._lock = threading.Lock()
        self._queue: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="stdout", daemon=True)
        self._thread.start()

    def write(self, data: bytes) -> None:
        """At once, whatever the stream does."""
        with self._lock:
            self._waiting += len(data)
            full = self._waiting > MOST_WAITING
        if full:
            self._give_up()
        else:
            self._queue.put(data)

    def close(self) -> None:
        """Waits a moment for what is not written yet; the stream is closed with the process."""
        self._queue.put(None)
        self._thread.join(_LAST_S)

    def _work(self) -> None:
        while (data := self._queue.get()) is not None:
            try:
                self._stream.write(data)
                self._stream.flush()
            except (OSError, ValueError):
                self._give_up()
                return
            with self._lock:
                self._waiting -= len(data)
