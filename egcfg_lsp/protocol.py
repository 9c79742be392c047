"""pygls's protocol, where it forgets an answer or remembers too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from cattrs import transform_error
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.protocol import LanguageServerProtocol

_Handled = Future[Any] | asyncio.Future[Any]


class Protocol(LanguageServerProtocol):
    """Answers requests that cannot be read, and forgets notifications once they are handled.

    pygls remembers the task of every handler, and forgets those of requests alone: notifications, one a
    keystroke, would pile up for as long as the server lives.
    """

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Reads a message; one that is a wrong request is answered with ``InvalidParams``.

        Raises ``JsonRpcException`` all the same, so that nobody handles the message.
        """
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "method" in data and isinstance(data.get("id"), int | str):
                refusal = JsonRpcInvalidParams(message=_wrong(data["method"], error))
                self._send_response(data["id"], None, refusal.to_response_error())
            raise

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


def _wrong(method: Any, error: JsonRpcException) -> str:
    """Names what of a request cannot be read, without its values: they may be source text."""
    found = transform_error(error.__cause__, "request") if error.__cause__ is not None else []
    return f"{method}: {'; '.join(found) or 'the request cannot be read'}"
