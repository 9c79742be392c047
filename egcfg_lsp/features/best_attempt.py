"""Offers the best attempt when nothing passes; inserts it only if the user agrees."""

from __future__ import annotations

import asyncio
import contextlib

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.workspace import TextDocument

from egcfg_lsp.features.apply_edit import apply
from egcfg_lsp.features.place import Place
from egcfg_lsp.server.editor import Editor
from engine.core.task import Completion

INSERT, LEAVE = "Insert the best attempt", "Leave it"


def possible(editor: Editor, completion: Completion) -> bool:
    """Whether there is an attempt, and a client that can ask about it."""
    window = editor.client_capabilities.window
    return bool(completion.code.strip()) and window is not None and window.show_message is not None


def changed(editor: Editor, uri: str, version: int | None) -> bool:
    """Whether a document is another one than ``version``, so that what was read then is of no use."""
    return editor.workspace.get_text_document(uri).version != version


def begin(
    editor: Editor, text: TextDocument, version: int | None, place: Place, completion: Completion, reason: str
) -> None:
    """Asks, and goes on; the answer to an older question counts no more.

    ``version`` is the text's when ``place`` was read from it: no other is edited.
    """
    session = editor.session(text.uri)
    if session.offer is not None:
        session.offer.cancel()
    asked = _ask(editor, text, version, place, completion, reason)
    session.offer = asyncio.create_task(asked)


async def _ask(
    editor: Editor, text: TextDocument, version: int | None, place: Place, completion: Completion, reason: str
) -> None:
    actions = [types.MessageActionItem(title=INSERT), types.MessageActionItem(title=LEAVE)]
    question = types.ShowMessageRequestParams(types.MessageType.Warning, reason, actions)
    with contextlib.suppress(JsonRpcException):
        answer = await editor.window_show_message_request_async(question)
        if answer is None or answer.title != INSERT:
            return
        if changed(editor, text.uri, version):
            editor.say(f"{place.function.name} is left as it is: the text changed meanwhile.")
            return
        await apply(editor, text, place, completion)
