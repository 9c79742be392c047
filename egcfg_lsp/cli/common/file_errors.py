"""Turns errors of the file system into one sentence, for commands that read and write many files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from egcfg_lsp.errors import UsageError


@contextmanager
def named_file_errors() -> Iterator[None]:
    """Raises ``UsageError`` in the place of an ``OSError``: the file, what is wrong, and what can be done."""
    try:
        yield
    except OSError as error:
        what = str(error.filename) if error.filename else "A file"
        said = error.strerror or " ".join(str(error).split())[:300]
        raise UsageError(
            f"{what} cannot be read or written: {said}. Free space, or name another place, and give the "
            "command again; what was finished is kept."
        ) from error


def checked_input(path: Path, made_by: str) -> None:
    """Raises ``UsageError`` if there is no file ``path``."""
    if not path.is_file():
        raise UsageError(f"There is no {path}; `{made_by}` writes it.")
