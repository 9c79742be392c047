"""Creates the secret token for TCP clients, in a file that only its owner can read."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.own_state import state_folder


@contextlib.contextmanager
def kept(token: str, port: int, folder: Path | None = None) -> Iterator[Path]:
    """A file with the token of the server on ``port``, deleted at the end.

    ``folder``: default is the user's state folder. Raises ``UsageError`` when it cannot be written.
    """
    file = (folder or state_folder()) / f"tcp-{port}.token"
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)  # of a server that was killed
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
            out.write(token)
    except OSError as error:
        raise UsageError(f"{file}, for the token, cannot be written: {error.strerror}. Use stdio.") from None
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def new() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(32)
