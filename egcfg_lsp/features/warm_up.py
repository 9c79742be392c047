"""Loads the model and starts a sandbox when a trusted file is opened, before the first request."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from egcfg_lsp.features import editor_completion
from egcfg_lsp.server import trust
from egcfg_lsp.server.editor import Editor
from engine.support.async_tasks import begin


def warm(editor: Editor) -> None:
    """Begins, in the background; while no open document may run, the status says why."""
    if editor.warming is not None and not editor.warming.done():
        return
    opened = [Path(text.path) for text in editor.workspace.text_documents.values() if text.path]
    refusals = [(path, trust.refusal(editor, path)) for path in opened]
    trusted = next((path for path, reason in refusals if not reason), None)
    if trusted is not None:
        editor.warming = begin(_warm(editor, trusted))
    elif refusals:
        trust.show_refusal(editor, *refusals[-1])


async def _warm(editor: Editor, path: Path) -> None:
    """A failure stands in the status; whoever asks for something is told more."""
    with contextlib.suppress(*editor_completion.FAILURES), editor_completion.failures_in_status(editor):
        await asyncio.gather(
            editor_completion.ready_sandbox(editor, path), editor_completion.ready_model(editor)
        )
