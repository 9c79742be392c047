"""Remembers the folders whose own interpreters the user allowed to start."""

from __future__ import annotations

from pathlib import Path

from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.own_state import read_json, state_folder, write_json

VERSION = 1
"""Format of the file."""


def is_given(folder: Path, file: Path | None = None) -> bool:
    """Whether somebody consented for ``folder`` itself: what is below it may come from elsewhere.

    ``file`` (default: in the user's state folder) counts for nothing if it cannot be read.
    """
    return str(folder.resolve()) in _folders(file or consent_file())


def give(folder: Path, file: Path | None = None) -> None:
    """Keeps the consent for the interpreter in ``folder``. Raises ``UsageError`` when that fails."""
    file = file or consent_file()
    folders = sorted({*_folders(file), str(folder.resolve())})
    try:
        write_json(file, {"version": VERSION, "folders": folders})
    except (OSError, UnicodeError) as error:
        raise UsageError(
            f"{file}, which keeps the consent, cannot be written: {error}. "
            "Name an interpreter with --python instead."
        ) from None


def consent_file() -> Path:
    """Where consents are kept. Take a folder's line out of it to be asked again."""
    return state_folder() / "trusted.json"


def _folders(file: Path) -> set[str]:
    folders = read_json(file, VERSION).get("folders")
    return {each for each in folders if isinstance(each, str)} if isinstance(folders, list) else set()
