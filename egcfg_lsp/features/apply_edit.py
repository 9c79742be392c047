"""Inserts a completion into the editor's text."""

from __future__ import annotations

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.workspace import TextDocument

from egcfg_lsp.completer import render
from egcfg_lsp.features.place import Place
from egcfg_lsp.server import positions
from egcfg_lsp.server.editor import Editor
from engine.core.task import Completion


async def apply(editor: Editor, text: TextDocument, place: Place, completion: Completion) -> bool:
    """Bound to the version it was made for where possible; one undo takes it back."""
    change = render.edit(place.site, completion.code)
    edits = [positions.text_edit(place.document.lines, change, place.encoding)]
    workspace = editor.client_capabilities.workspace
    if workspace is not None and workspace.workspace_edit and workspace.workspace_edit.document_changes:
        document = types.OptionalVersionedTextDocumentIdentifier(uri=text.uri, version=text.version)
        changes = types.WorkspaceEdit(
            document_changes=[types.TextDocumentEdit(text_document=document, edits=[*edits])]
        )
    else:
        changes = types.WorkspaceEdit(changes={text.uri: edits})
    label = f"Complete {place.function.name}"
    params = types.ApplyWorkspaceEditParams(edit=changes, label=label)
    try:
        answer = await editor.workspace_apply_edit_async(params)
    except JsonRpcException:  # the editor could not, or said what it does not mean
        return False
    return bool(getattr(answer, "applied", False))
