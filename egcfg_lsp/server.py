"""The language server: which handler serves which method."""

from __future__ import annotations

from lsprotocol import types

from egcfg_lsp import handlers
from egcfg_lsp.editor import Editor
from egcfg_lsp.workbench import Workbench

LEFT = "egcfg/left"
COMPLETE_FUNCTION = "egcfg.completeFunction"


def create(workbench: Workbench | None = None) -> Editor:
    """A server that is ready to be connected."""
    server = Editor(workbench or Workbench())
    server.feature(types.INITIALIZE)(handlers.initialize)
    server.feature(types.INITIALIZED)(handlers.initialized)
    server.feature(types.SHUTDOWN)(handlers.shutdown)
    server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)(handlers.did_change_configuration)
    server.feature(types.TEXT_DOCUMENT_DID_CHANGE)(handlers.did_change)
    server.feature(types.TEXT_DOCUMENT_DID_CLOSE)(handlers.did_close)
    server.feature(LEFT)(handlers.left)
    options = types.InlineCompletionOptions(work_done_progress=False)
    server.feature(types.TEXT_DOCUMENT_INLINE_COMPLETION, options)(handlers.inline_completion)
    server.command(COMPLETE_FUNCTION)(handlers.complete_function)
    return server
