"""What pygls keeps of a message ends with its handling.

It remembers the task of every handler, and forgets those of requests alone: notifications, one a keystroke,
would pile up for as long as the server lives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from pygls.protocol import LanguageServerProtocol

_Handled = Future[Any] | asyncio.Future[Any]


class Protocol(LanguageServerProtocol):
    """pygls's, with a shorter memory."""

    def _execute_handler(
        self,
        msg_id: str | int,
        handler: Callable[..., Any],
        callback: Callable[[Future[Any]], None],
        args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None,
    ) -> None:
        super()._execute_handler(msg_id, handler, callback, args, kwargs)
        handled = self._request_futures.get(msg_id)
        if handled is not None:
            # later: at a shutdown pygls walks through what it remembers, and cancels it
            later = asyncio.get_running_loop().call_soon
            handled.add_done_callback(lambda ended: later(self._forget, msg_id, ended))

    def _forget(self, msg_id: str | int, handled: _Handled) -> None:
        if self._request_futures.get(msg_id) is handled:
            del self._request_futures[msg_id]
