"""What the server hears: one async function per method reads the request, and calls what answers it.

What answers is imported when it is first asked for, so that ``initialize`` is answered at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams

from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server.editor import Editor, paths
from egcfg_lsp.settings import ModelSettings
from engine.support.async_tasks import begin
from engine.support.text import harmless

if TYPE_CHECKING:
    from egcfg_lsp.server.command import Request

SECTION, LEFT, COMPLETE_FUNCTION = "egcfg", "egcfg/left", "egcfg.completeFunction"
_LATER = (
    "egcfg_lsp.server.ghost_text",
    "egcfg_lsp.server.lenses",
    "egcfg_lsp.reports.page",
    "egcfg_lsp.reports.lines",
    "engine.strategies.eg_cfg",
    "sandbox.pool",
)
"""Imported beside the event loop once ``initialize`` is answered."""
_UNTRUSTED_DOCTOR = (
    "this workspace is not trusted: examined are the server's own Python and the default model, "
    "not what the settings name"
)


def create(workbench: Workbench | None = None) -> Editor:
    """A server that is ready to be connected."""
    server = Editor(workbench or Workbench(), _LATER)
    server.feature(types.INITIALIZE)(initialize)
    server.feature(types.INITIALIZED)(initialized)
    server.feature(types.SHUTDOWN)(shutdown)
    server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)(did_change_configuration)
    server.feature(types.TEXT_DOCUMENT_DID_OPEN)(did_open)
    server.feature(types.TEXT_DOCUMENT_DID_CHANGE)(did_change)
    server.feature(types.TEXT_DOCUMENT_DID_CLOSE)(did_close)
    server.feature(types.NOTEBOOK_DOCUMENT_DID_OPEN)(did_open_notebook)
    server.feature(types.NOTEBOOK_DOCUMENT_DID_CHANGE)(did_change_notebook)
    server.feature(types.NOTEBOOK_DOCUMENT_DID_CLOSE)(did_close_notebook)
    server.feature(LEFT)(left)
    options = types.InlineCompletionOptions(work_done_progress=False)
    server.feature(types.TEXT_DOCUMENT_INLINE_COMPLETION, options)(inline_completion)
    lens_options = types.CodeLensOptions(resolve_provider=True)
    server.feature(types.TEXT_DOCUMENT_CODE_LENS, lens_options)(code_lens)
    server.feature(types.CODE_LENS_RESOLVE)(code_lens_resolve)
    server.feature(types.TEXT_DOCUMENT_CODE_ACTION)(code_action)
    server.feature(types.TEXT_DOCUMENT_INLAY_HINT)(inlay_hint)
    server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)(did_change_watched_files)
    server.command(COMPLETE_FUNCTION)(complete_function)
    server.command("egcfg.showTrace")(show_trace)
    server.command("egcfg.explain")(explain_last)
    server.command("egcfg.doctor")(doctor)
    server.command("egcfg.restart")(restart)
    return server


async def initialize(editor: Editor, params: types.InitializeParams) -> None:
    """Settings may come as ``initializationOptions``.

    Of a notebook's cell a client sends the changed range, whatever is announced for documents.
    """
    editor.workspace._sync_kind = types.TextDocumentSyncKind.Incremental
    editor.configure(params.initialization_options, initial=True)


async def initialized(editor: Editor, params: types.InitializedParams) -> None:
    """What the client's configuration says counts more."""
    await _pull(editor)
    editor.complain()
    editor.status.announce()
    await editor.prepared()


async def did_change_configuration(editor: Editor, params: types.DidChangeConfigurationParams) -> None:
    """Reads the settings again; those that are not mentioned are as they were at the start.

    Answers of other settings are forgotten; ghost text in the making is given up, and asked for again.
    """
    pushed = params.settings
    if isinstance(pushed, dict) and SECTION in pushed:
        editor.pushes += 1
        changed = editor.configure(pushed[SECTION])
    else:
        changed = await _pull(editor)
    if changed:
        for uri, session in editor.sessions.items():
            session.left()
            session.forget()
            editor.refresh(uri)
    editor.complain()
    editor.status.rest()
    editor.renew_lenses()
    await _warm(editor)


async def did_open(editor: Editor, params: types.DidOpenTextDocumentParams) -> None:
    """Somebody will ask for something soon."""
    await _warm(editor)


async def did_change(editor: Editor, params: types.DidChangeTextDocumentParams) -> None:
    """What was being computed for the old text is of no use any more."""
    await _changed(editor, params.text_document.uri)


async def _changed(editor: Editor, uri: str) -> None:
    text, session = editor.document(uri).source, editor.session(uri)
    line = session.accepted(text)
    session.changed(text)
    _forget_others(editor, uri)
    if line is not None and editor.settings.inline.prefetch:
        await editor.prepared()
        from egcfg_lsp.server import ghost_text

        await ghost_text.prefetch(editor, uri, line)


async def did_open_notebook(editor: Editor, params: types.DidOpenNotebookDocumentParams) -> None:
    """As of any document."""
    await _warm(editor)


async def did_change_notebook(editor: Editor, params: types.DidChangeNotebookDocumentParams) -> None:
    """Cells are documents; what was found out of one may rest on those above it."""
    cells = params.change.cells
    if cells is not None and cells.structure is not None:
        _closed(editor, [each.uri for each in cells.structure.did_close or ()])
    for each in (cells.text_content if cells is not None else None) or ():
        await _changed(editor, each.document.uri)


async def did_close_notebook(editor: Editor, params: types.DidCloseNotebookDocumentParams) -> None:
    """All its cells are gone."""
    _closed(editor, [each.uri for each in params.cell_text_documents])


async def left(editor: Editor, params: Any) -> None:
    """``egcfg/left``: the person stopped typing there."""
    document = params.get("textDocument") if isinstance(params, dict) else None
    uri = document.get("uri") if isinstance(document, dict) else None
    if not isinstance(uri, str):
        raise JsonRpcInvalidParams(message=f"{LEFT}: request.params.textDocument.uri should be a text")
    if session := editor.sessions.get(uri):
        session.left()


async def shutdown(editor: Editor, params: None) -> None:
    """Ends what is in progress first: pygls stumbles over a command that it cancels itself."""
    ending = [task for session in editor.sessions.values() for task in session.close()]
    for begun in (editor.warming, editor.examining):
        if begun is not None:
            begun.cancel()
            ending.append(begun)
    await asyncio.gather(*ending, return_exceptions=True)


async def did_close(editor: Editor, params: types.DidCloseTextDocumentParams) -> None:
    """What counts from now on is the file on disk, which may be another text."""
    _closed(editor, [params.text_document.uri])


def _closed(editor: Editor, uris: Sequence[str]) -> None:
    for uri in uris:
        session = editor.sessions.pop(uri, None)
        if session is not None:
            session.close()
    _forget_others(editor, "")


async def inline_completion(
    editor: Editor, params: types.InlineCompletionParams
) -> list[types.InlineCompletionItem]:
    """The newest request of a document cancels the one before; nothing to show is ``[]``."""
    session = editor.session(params.text_document.uri)
    with session.inline.turn():
        await editor.prepared()
        from egcfg_lsp.server import ghost_text

        document = editor.document(params.text_document.uri)
        return await ghost_text.items(editor, document, params.position, params.context.trigger_kind)


async def complete_function(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.completeFunction`` with ``uri`` and the function's name or a position."""
    await editor.prepared()
    from egcfg_lsp.server import command

    return await _asked(editor, arguments, command.complete)


async def show_trace(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.showTrace`` with ``uri`` and the function's name or a position: switches hints on or off."""
    await editor.prepared()
    from egcfg_lsp.server import lenses

    return await _asked(editor, arguments, lenses.toggle)


async def explain_last(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.explain``: the last completion as a page and as Markdown."""
    await editor.prepared()
    from egcfg_lsp.reports import page

    record = editor.record
    if record is None:
        return {"html": None, "text": None, "reason": "Nothing was completed yet."}
    return {"html": page.page(record), "text": page.text(record), "reason": None}


async def doctor(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.doctor``: what this machine offers, as text; the same to all who ask while it is examined."""
    if editor.examining is None or editor.examining.done():
        editor.examining = begin(_examine(editor))
    return await asyncio.shield(editor.examining)


async def _examine(editor: Editor) -> dict[str, Any]:
    """Before there is trust, neither the interpreter of the workspace starts nor is its model opened."""
    await editor.read(importlib.import_module, "egcfg_lsp.resources.machine_report")
    from egcfg_lsp.resources import interpreter, machine_report

    if not editor.settings.trusted:
        found = await machine_report.examine(sys.executable, ModelSettings())
        return _examined(found | {"note": _UNTRUSTED_DOCTOR})
    folders = paths(editor.workspace.folders)
    chosen = interpreter.find(editor.settings.interpreter, folders[0] if folders else Path.cwd())
    return _examined(await machine_report.examine(chosen.python, editor.settings.model, chosen.why))


def _examined(found: dict[str, Any]) -> dict[str, Any]:
    from egcfg_lsp.resources import machine_report

    return {"ok": found["ok"], "text": harmless(machine_report.as_text(found))}


async def restart(editor: Editor, *arguments: Any) -> dict[str, Any]:
    """``egcfg.restart``: what runs is stopped; model and sandbox are opened anew when they are needed.

    Who declined a model's download is asked again.
    """
    ending = [task for session in editor.sessions.values() for task in session.close()]
    await asyncio.gather(*ending, return_exceptions=True)
    for session in editor.sessions.values():
        session.forget()
    editor.offers = {name: asked for name, asked in editor.offers.items() if not asked.done()}
    await editor.workbench.close()
    editor.status.rest()
    await _warm(editor)
    return {"restarted": True}


async def code_lens(editor: Editor, params: types.CodeLensParams) -> list[types.CodeLens]:
    await editor.prepared()
    from egcfg_lsp.server import lenses

    return await lenses.all_of(editor, editor.document(params.text_document.uri))


async def code_lens_resolve(editor: Editor, lens: types.CodeLens) -> types.CodeLens:
    await editor.prepared()
    from egcfg_lsp.server import lenses

    return await lenses.resolved(editor, lens)


async def code_action(editor: Editor, params: types.CodeActionParams) -> list[types.Command]:
    await editor.prepared()
    from egcfg_lsp.server import lenses

    text = editor.document(params.text_document.uri)
    return await lenses.actions(editor, text, params.range.start.line)


async def inlay_hint(editor: Editor, params: types.InlayHintParams) -> list[types.InlayHint]:
    await editor.prepared()
    from egcfg_lsp.server import lenses

    return lenses.within(editor, params)


async def did_change_watched_files(editor: Editor, params: types.DidChangeWatchedFilesParams) -> None:
    """Tests and helpers may have changed, and with them what the lenses say and what passes."""
    for change in params.changes:
        _forget_others(editor, change.uri)
    editor.renew_lenses()


async def _asked(
    editor: Editor, arguments: Sequence[Any], act: Callable[[Editor, Request], Awaitable[dict[str, Any]]]
) -> dict[str, Any]:
    """What ``act`` does about the function that ``arguments`` name; a message if they name none."""
    from egcfg_lsp.server import command

    request = command.read(arguments)
    if isinstance(request, str):
        editor.say(request, types.MessageType.Error)
        return command.nothing(request)
    return await act(editor, request)


def _forget_others(editor: Editor, changed: str) -> None:
    """What was found out about other documents may rest on this one. Its own is kept by its text."""
    for uri, session in editor.sessions.items():
        if uri != changed:
            session.forget()


async def _warm(editor: Editor) -> None:
    """Loads what a trusted open document will need, unless the server is not set up yet."""
    await editor.prepared()
    from egcfg_lsp.server import completing

    completing.warm(editor)


async def _pull(editor: Editor) -> bool:
    """Asks a client that can be asked; whether its answer changes a setting.

    Settings that it pushes meanwhile are newer than its answer.
    """
    workspace = editor.client_capabilities.workspace
    if workspace is None or not workspace.configuration:
        return False
    wanted = types.ConfigurationParams(items=[types.ConfigurationItem(section=SECTION)])
    pushes = editor.pushes
    with contextlib.suppress(JsonRpcException):
        settings, *_ = await editor.workspace_configuration_async(wanted) or [None]
        if editor.pushes == pushes:
            return editor.configure(settings)
    return False
