"""Decides whether code of a document may run: in a trusted workspace, and in one of its folders."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from egcfg_lsp.server.editor import Editor, paths
from egcfg_lsp.server.status import ServerState, Status

UNTRUSTED = (
    "egcfg executes code to complete it, and this workspace is not trusted. "
    'Set "egcfg.trusted": true (or initializationOptions {"trusted": true}) to allow it.'
)
OUTSIDE = (
    "egcfg executes code to complete it, and {file} lies outside the folders of this workspace. "
    "Open its folder, or add it to the workspace, to allow it."
)


def refusal(editor: Editor, file: Path | None) -> str:
    """Says why nothing of ``file`` may run; empty if it may. None is a document that is no file yet.

    Where a workspace has no folders, what trusts the workspace trusts the files that are opened in it.
    """
    if not editor.settings.trusted:
        return UNTRUSTED
    folders = _folders(editor)
    if file is None or not folders or is_within(file, folders):
        return ""
    return OUTSIDE.format(file=file)


def permits(editor: Editor, file: Path | None) -> bool:
    """Whether code of ``file`` may run; if not, the person is told once, and the status says it."""
    reason = refusal(editor, file)
    if reason:
        editor.say_once(reason)
        show_refusal(editor, file, reason)
    return not reason


def show_refusal(editor: Editor, file: Path | None, reason: str) -> None:
    """Says in the status why nothing of ``file`` may run."""
    where = "this workspace is not trusted" if reason == UNTRUSTED else f"{file} is outside the workspace"
    editor.status.rest(Status(ServerState.REFUSED, where))


def _folders(editor: Editor) -> list[Path]:
    workspace = editor.workspace
    return paths(workspace.folders or [workspace.root_uri or ""])


def is_within(file: str | Path, folders: Sequence[str | Path]) -> bool:
    """Whether ``file`` lies in a folder, behind all links: ``..`` leads up from where a link leads."""
    real = Path(os.path.realpath(file))
    return any(real.is_relative_to(os.path.realpath(folder)) for folder in folders)
