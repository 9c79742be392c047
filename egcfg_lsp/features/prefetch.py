"""Prefetches the next unfinished function after a suggestion was accepted."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from egcfg_lsp.server.editor import Editor


async def prefetch(editor: Editor, uri: str, line: int) -> None:
    """Begins with the function that waits next below ``line``, if it has tests."""
    await editor.prepared()
    from egcfg_lsp.features import editor_completion
    from egcfg_lsp.features.place import waiting
    from egcfg_lsp.server import trust

    text = editor.workspace.get_text_document(uri)
    with contextlib.suppress(*editor_completion.FAILURES):
        place = await editor.read(waiting, text, line, editor.test_index(), editor.project_of(text))
        if place is not None and not trust.refusal(editor, place.document.path):
            editor.session(uri).ahead.begin(place.site.task, partial(editor_completion.ahead, editor, place))
