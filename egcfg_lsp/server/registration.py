"""Registers the handlers of the language server's methods."""

from __future__ import annotations

from lsprotocol import types

from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server import handlers
from egcfg_lsp.server.editor import Editor

LEFT = "egcfg/left"
COMPLETE_FUNCTION = "egcfg.completeFunction"
_LATER = (
    "egcfg_lsp.features.inline_completion",
    "egcfg_lsp.features.complete_function",
    "egcfg_lsp.features.code_lens",
    "egcfg_lsp.features.inlay_hints",
    "egcfg_lsp.reports.page",
    "egcfg_lsp.reports.lines",
    "engine.strategies.eg_cfg",
    "sandbox.pool",
)
"""Imported beside the event loop once ``initialize`` is answered."""


def create(workbench: Workbench | None = None) -> Editor:
    """A server that is ready to be connected."""
    server = Editor(workbench or Workbench(), _LATER)
    server.feature(types.INITIALIZE)(handlers.initialize)
    server.feature(types.INITIALIZED)(handlers.initialized)
    server.feature(types.SHUTDOWN)(handlers.shutdown)
    server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)(handlers.did_change_configuration)
    server.feature(types.TEXT_DOCUMENT_DID_OPEN)(handlers.did_open)
    server.feature(types.TEXT_DOCUMENT_DID_CHANGE)(handlers.did_change)
    server.feature(types.TEXT_DOCUMENT_DID_CLOSE)(handlers.did_close)
    server.feature(LEFT)(handlers.left)
    options = types.InlineCompletionOptions(work_done_progress=False)
    server.feature(types.TEXT_DOCUMENT_INLINE_COMPLETION, options)(handlers.inline_completion)
    lens_options = types.CodeLensOptions(resolve_provider=True)
    server.feature(types.TEXT_DOCUMENT_CODE_LENS, lens_options)(handlers.code_lens)
    server.feature(types.CODE_LENS_RESOLVE)(handlers.code_lens_resolve)
    server.feature(types.TEXT_DOCUMENT_INLAY_HINT)(handlers.inlay_hint)
    server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)(handlers.did_change_watched_files)
    server.command(COMPLETE_FUNCTION)(handlers.complete_function)
    server.command("egcfg.showTrace")(handlers.show_trace)
    server.command("egcfg.explain")(handlers.explain_last)
    server.command("egcfg.doctor")(handlers.doctor)
    server.command("egcfg.restart")(handlers.restart)
    return server
