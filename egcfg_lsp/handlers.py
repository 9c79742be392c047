"""One async function per method of the protocol: read the request, ask, return a protocol type."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from egcfg_lsp import command, inline
from egcfg_lsp.editor import Editor

SECTION = "egcfg"


async def initialize(editor: Editor, params: types.InitializeParams) -> None:
    """Settings may come as ``initializationOptions``."""
    editor.configure(params.initialization_options, initial=True)


async def initialized(editor: Editor, params: types.InitializedParams) -> None:
    """What the client's configuration says counts more."""
    await _pull(editor)
    editor.complain()
    editor.status.announce()


async def did_change_configuration(editor: Editor, params: types.DidChangeConfigurationParams) -> None:
    """Reads the settings again; those that are not mentioned are as they were at the start."""
    pushed = params.settings
    if isinstance(pushed, dict) and SECTION in pushed:
        editor.configure(pushed[SECTION])
    else:
        await _pull(editor)
    editor.complain()


async def did_change(editor: Editor, params: types.DidChangeTextDocumentParams) -> None:
    """What was being computed for the old text is of no use any more."""
    uri = params.text_document.uri
    editor.session(uri).changed(editor.workspace.get_text_document(uri).source)


async def left(editor: Editor, params: Any) -> None:
    """``egcfg/left``: the person stopped typing there."""
    session = editor.sessions.get(params.textDocument.uri)
    if session is not None:
        session.left()


async def shutdown(editor: Editor, params: None) -> None:
    """Ends what is in progress first: pygls stumbles over a command that it cancels itself."""
    ending = [task for session in editor.sessions.values() for task in session.close()]
    await asyncio.gather(*ending, return_exceptions=True)


async def did_close(editor: Editor, params: types.DidCloseTextDocumentParams) -> None:
    session = editor.sessions.pop(params.text_document.uri, None)
    if session is not None:
        session.close()


async def inline_completion(
    editor: Editor, params: types.InlineCompletionParams
) -> list[types.InlineCompletionItem]:
    """The newest request of a document cancels the one before; nothing to show is ``[]``."""
    session = editor.session(params.text_document.uri)
    with session.inline.turn():
        document = editor.workspace.get_text_document(params.text_document.uri)
        return await inline.items(editor, document, params.position, params.context.trigger_kind)


async def complete_function(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.completeFunction`` with ``uri`` and the function's name or a position."""
    request = command.read(arguments)
    if isinstance(request, str):
        editor.say(request, types.MessageType.Error)
        return command.nothing(request)
    return await command.complete(editor, request)


async def _pull(editor: Editor) -> None:
    """Asks a client that can be asked."""
    workspace = editor.client_capabilities.workspace
    if workspace is None or not workspace.configuration:
        return
    wanted = types.ConfigurationParams(items=[types.ConfigurationItem(section=SECTION)])
    with contextlib.suppress(JsonRpcException):
        [settings] = await editor.workspace_configuration_async(wanted) or [None]
        editor.configure(settings)
