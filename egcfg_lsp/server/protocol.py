"""Answers messages that cannot be read or come out of order, which pygls does not.

Without an answer an editor waits for ever. pygls also remembers the task of every notification, one for each
key (``pygls/protocol/json_rpc.py`` of 2.1; https://github.com/openlawlibrary/pygls/issues).
"""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import Future
from typing import Any
from urllib.parse import urlsplit

from cattrs import transform_error
from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams, JsonRpcInvalidRequest
from pygls.protocol import LanguageServerProtocol
from pygls.uris import to_fs_path

_LONGEST_PATH, _LONGEST_NAME = 4095, 255
"""Bytes of a path and of each name in it that any system takes."""
_CODES = types.ErrorCodes


class Protocol(LanguageServerProtocol):
    """Answers what cannot be read or comes out of order, and forgets notifications that are handled."""

    _begun = False
    """Whether there was a right ``initialize``."""

    def handle_body(self, body: bytes) -> None:
        """Handles one message. pygls does the same with those that it reads."""
        try:
            self.handle_message(json.loads(body, object_hook=self.structure_message))
        except Exception as error:
            self.failed(error, JsonRpcException)

    def handle_message(self, message: Any) -> None:
        if hasattr(message, "jsonrpc"):
            super().handle_message(message)
        else:
            self.refuse(None, _CODES.InvalidRequest, "The message is none of JSON-RPC 2.0.")

    def failed(self, error: Exception, source: Any) -> None:
        """Hears from pygls that a message was not handled."""
        if isinstance(error, BrokenPipeError):
            raise error
        if isinstance(error, ValueError | RecursionError):
            self.refuse(None, _CODES.ParseError, "The message is not JSON.")
        elif not isinstance(error, JsonRpcException):  # those are answered
            self._server.report_server_error(error, source)

    def refuse(self, identifier: int | str | None, code: types.ErrorCodes, text: str) -> None:
        """Answers with an error; ``identifier`` is None where nobody knows which message it answers."""
        error = {"code": code.value, "message": text}
        self._send_data({"jsonrpc": self.VERSION, "id": identifier, "error": error})

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Reads a message. A wrong request is answered here, and whoever waits for an answer that cannot be
        read hears of it.

        Raises ``JsonRpcException`` then, so that nobody handles the message.
        """
        if "jsonrpc" not in data:
            return data
        identifier, method = data.get("id"), data.get("method")
        identified = isinstance(identifier, int | str) and not isinstance(identifier, bool)
        if refusal := self._refusal(data):
            if identifier is not None or method is None:
                self.refuse(identifier if identified else None, *refusal)
            raise JsonRpcInvalidRequest
        if method is None and identifier not in self._result_types:
            raise JsonRpcInvalidRequest  # it answers nothing, and its id may be that of a request at work
        try:
            message = super().structure_message(data)
        except JsonRpcException as error:
            if method is not None and identified:
                self.refuse(identifier, _CODES.InvalidParams, _wrong(method, error))
            elif method is None:
                waiting = self._request_futures.pop(identifier or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_exception(JsonRpcInvalidParams(message="The answer cannot be read."))
            raise
        if method is None:
            self._result_types.pop(identifier or "", None)  # pygls keeps that of an error
        if flawed := _flawed(getattr(message, "params", None)):
            if identified:
                self.refuse(identifier, _CODES.InvalidParams, f"{method}: {flawed}")
            raise JsonRpcInvalidParams
        self._begun = self._begun or method == types.INITIALIZE
        return message

    def _refusal(self, data: dict[str, Any]) -> tuple[types.ErrorCodes, str] | None:
        """Says why a message cannot be taken, whatever its parameters are."""
        identifier, method = data.get("id"), data.get("method")
        if data["jsonrpc"] != self.VERSION:
            return _CODES.InvalidRequest, "The message is none of JSON-RPC 2.0."
        if isinstance(identifier, bool) or not isinstance(identifier, int | str | None):
            return _CODES.InvalidRequest, "A message's id is a number or a text."
        if method is not None and "error" in data:
            return _CODES.InvalidRequest, "A message is a request or an answer."
        if method is None or method == types.EXIT:
            return None
        known = types.METHOD_TO_TYPES.get(method) if isinstance(method, str) else None
        if identifier is not None and known is not None and known[1] is None:
            return _CODES.InvalidRequest, f"{method} is no request."
        if self._shutdown:
            return _CODES.InvalidRequest, "The server was shut down."
        if method == types.INITIALIZE:
            return (_CODES.InvalidRequest, "The server is initialized already.") if self._begun else None
        return None if self._begun else (_CODES.ServerNotInitialized, "The first request is initialize.")

    def _execute_handler(
        self, msg_id: str | int, handler: Any, callback: Any, args: Any = None, kwargs: Any = None
    ) -> None:
        super()._execute_handler(msg_id, handler, callback, args, kwargs)
        handled = self._request_futures.get(msg_id)
        if handled is not None:
            # later: at a shutdown pygls walks through what it remembers, and cancels it
            later = asyncio.get_running_loop().call_soon
            handled.add_done_callback(lambda ended: later(self._forget, msg_id, ended))

    def _forget(self, msg_id: str | int, handled: Future[Any]) -> None:
        if self._request_futures.get(msg_id) is handled:
            del self._request_futures[msg_id]


def _wrong(method: Any, error: JsonRpcException) -> str:
    """Names what of a request cannot be read, without its values: they may be source text."""
    found = transform_error(error.__cause__, "request") if error.__cause__ is not None else []
    return f"{method}: {'; '.join(found) or 'the request cannot be read'}"


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


def flaw(uri: str) -> str:
    """Says why nothing can be at ``uri``; empty if something may be. Only ``file`` has paths."""
    try:
        uri.encode()
        path, host = to_fs_path(uri), urlsplit(uri).netloc
        raw = os.fsencode(path or "")
    except ValueError:
        return "is no URI"
    if path is None:
        return ""
    if b"\0" in raw:
        return "has a null byte"
    if host and os.name == "posix":
        return "names another machine"
    if not os.path.isabs(path):
        return "names no absolute path"
    if len(raw) > _LONGEST_PATH or max(map(len, raw.split(os.fsencode(os.sep)))) > _LONGEST_NAME:
        return "is too long"
    return ""
