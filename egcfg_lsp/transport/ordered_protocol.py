"""Corrects pygls's protocol: no lost answers, messages in order, no unbounded state."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from cattrs import transform_error
from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.protocol import LanguageServerProtocol

from egcfg_lsp.transport.uris import flaw

_Handled = Future[Any] | asyncio.Future[Any]

_CODES = types.ErrorCodes
logger = logging.getLogger(__name__)


class Protocol(LanguageServerProtocol):
    """Answers requests that cannot be read, and forgets notifications once they are handled.

    pygls remembers the task of every handler, and forgets those of requests alone: notifications, one a
    keystroke, would pile up for as long as the server lives.
    """

    _begun = False
    """Whether there was a right ``initialize``."""

    def receive(self, body: bytes) -> None:
        """Handles one message, whatever it is; a wrong one is answered with an error."""
        try:
            data = json.loads(body)
        except (ValueError, RecursionError):
            self.refuse(None, _CODES.ParseError, "The message is not JSON.")
            return
        if not isinstance(data, dict) or data.get("jsonrpc") != self.VERSION:
            self.refuse(None, _CODES.InvalidRequest, "The message is none of JSON-RPC 2.0.")
            return
        identifier, method = data.get("id"), data.get("method")
        if isinstance(identifier, bool) or not isinstance(identifier, int | str | None):
            self.refuse(None, _CODES.InvalidRequest, "A message's id is a number or a text.")
        elif identifier is not None and _is_notification(method):
            self.refuse(identifier, _CODES.InvalidRequest, f"{method} is no request.")
        elif method is not None and (refusal := self._out_of_order(method)):
            if identifier is not None:
                self.refuse(identifier, *refusal)
        else:
            self._handle(data)

    def _handle(self, data: dict[str, Any]) -> None:
        try:
            message = self.structure_message(data)
            self._begun = self._begun or data.get("method") == types.INITIALIZE
            self.handle_message(message)
        except JsonRpcException:
            logger.error("a message could not be read")
        except Exception as error:
            self._server.report_server_error(error, JsonRpcException)

    def _out_of_order(self, method: Any) -> tuple[types.ErrorCodes, str] | None:
        """Why a message cannot be taken now."""
        if method == types.EXIT:
            return None
        if self._shutdown:
            return _CODES.InvalidRequest, "The server was shut down."
        if method == types.INITIALIZE:
            return (_CODES.InvalidRequest, "The server is initialized already.") if self._begun else None
        return None if self._begun else (_CODES.ServerNotInitialized, "The first request is initialize.")

    def refuse(self, identifier: int | str | None, code: types.ErrorCodes, text: str) -> None:
        """Answers with an error; ``identifier`` is None where nobody knows which message it answers."""
        error = {"code": code.value, "message": text}
        self._send_data({"jsonrpc": self.VERSION, "id": identifier, "error": error})

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Reads a message. A wrong request is answered with ``InvalidParams``; whoever waits for an answer
        that is wrong hears of it.

        Raises ``JsonRpcException`` all the same, so that nobody handles the message.
        """
        try:
            message = super().structure_message(data)
        except JsonRpcException as error:
            if "method" in data and isinstance(data.get("id"), int | str):
                refusal = JsonRpcInvalidParams(message=_wrong(data["method"], error))
                self._send_response(data["id"], None, refusal.to_response_error())
            elif "method" not in data:
                waiting = self._request_futures.pop(data.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_exception(JsonRpcInvalidParams(message="The answer cannot be read."))
            raise
        if flawed := _flawed(getattr(message, "params", None)):
            if isinstance(data.get("id"), int | str):
                self.refuse(data["id"], _CODES.InvalidParams, f"{data['method']}: {flawed}")
            raise JsonRpcInvalidParams
        return message

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


def _is_notification(method: Any) -> bool:
    known = types.METHOD_TO_TYPES.get(method) if isinstance(method, str) else None
    return known is not None and known[1] is None and method != types.EXIT


def _flawed(params: Any) -> str:
    """Says which URI that a message must have right is wrong, and why; empty if none is."""
    document = getattr(params, "text_document", None) or getattr(params, "textDocument", None)
    named = {
        "text_document.uri": getattr(document, "uri", None),
        "root_uri": getattr(params, "root_uri", None),
    }
    folders = getattr(params, "workspace_folders", None) or ()
    named |= {f"workspace_folders[{at}].uri": folder.uri for at, folder in enumerate(folders)}
    found = ((name, flaw(uri)) for name, uri in named.items() if isinstance(uri, str))
    return next((f"request.params.{name} {why}" for name, why in found if why), "")


def _wrong(method: Any, error: JsonRpcException) -> str:
    """Names what of a request cannot be read, without its values: they may be source text."""
    found = transform_error(error.__cause__, "request") if error.__cause__ is not None else []
    return f"{method}: {'; '.join(found) or 'the request cannot be read'}"
