"""Files in folders that others may have filled: only regular ones are opened, no link is written through."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from engine.support.errors import SettingsError

_KINDS = {
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFDIR: "a folder",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFLNK: "a link",
}
_NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""A flag for ``open_regular``: a link in place of the file is refused."""


_HANDLES = "/proc/self/fd"
"""Where Linux names open files, also those without a name."""


class NotRegular(OSError):
    """A pipe, device, socket, folder or link stands where a file should; says which, and the mend."""


class TooLarge(OSError):
    """A file has more bytes than are read."""


def open_regular(path: Path, flags: int = os.O_RDONLY) -> int:
    """A descriptor of a regular file, which is never waited for. Raises ``NotRegular``, OSError."""
    with contextlib.suppress(FileNotFoundError):
        _check(os.stat(path, follow_symlinks=not flags & NO_LINK))
    handle = os.open(path, flags | _NO_WAIT, 0o666)
    try:
        _check(os.fstat(handle))
    except BaseException:
        os.close(handle)
        raise
    return handle


def content(path: Path, most: int, *, pipes: bool = False) -> bytes:
    """The bytes of a regular file, or of whatever can be read, with ``pipes``.

    Raises ``NotRegular``, ``TooLarge``, OSError.
    """
    with open(path, "rb") if pipes else os.fdopen(open_regular(path), "rb") as file:
        large = os.fstat(file.fileno()).st_size > most
        data = b"" if large else file.read(most + 1)
    if large or len(data) > most:
        raise TooLarge(errno.EFBIG, f"it has more than {most >> 20} MiB; name a smaller file")
    return data


class NewFile:
    """A file in the folder of ``path`` that takes the place of what is there, links too; dropped otherwise.

    Where the system can, one that is private has no name until ``finish``: nothing is left of it if this
    process is killed. ``out`` is open for writing. Raises OSError.
    """

    def __init__(self, path: Path, mode: int = 0o666) -> None:
        self._path = path
        self._beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
        self._is_named = False
        self.out: IO[bytes] = os.fdopen(self._opened(mode), "wb")

    def __enter__(self) -> NewFile:
        return self

    def __exit__(self, *error: object) -> None:
        self.drop()

    def finish(self) -> Path:
        """Closes the file; where it stands then, for what libraries write by themselves."""
        self.out.flush()
        if not self._is_named:
            handle = self.out.fileno()
            os.link(f"{_HANDLES}/{handle}", self._beside, src_dir_fd=handle, follow_symlinks=True)
            self._is_named = True
        self.out.close()
        return self._beside

    def take_place(self) -> None:
        """Puts the file in the place of ``path``."""
        if not self.out.closed:
            self.finish()
        os.replace(self._beside, self._path)
        self._is_named = False

    def drop(self) -> None:
        """Removes the file, unless it has taken its place."""
        with contextlib.suppress(OSError):
            self.out.close()
        if self._is_named:
            with contextlib.suppress(OSError):
                os.unlink(self._beside)

    def _opened(self, mode: int) -> int:
        is_private = not mode & 0o077  # of others, older kernels do not always take away the umask
        if is_private and hasattr(os, "O_TMPFILE") and os.path.isdir(_HANDLES):
            with contextlib.suppress(OSError):
                return os.open(self._path.parent, os.O_TMPFILE | os.O_WRONLY, mode)
        handle = os.open(self._beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _NO_WAIT, mode)
        self._is_named = True
        return handle


@contextlib.contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[IO[bytes]]:
    """A new file, put in the place of what is at ``path`` once it is whole, links too. Raises OSError.

    ``mode``: of the new file, less the umask.
    """
    with NewFile(path, mode) as new:
        yield new.out
        new.take_place()


def write_text(path: Path, text: str) -> None:
    """Writes a file whole, in the place of what is there, links too. Raises OSError."""
    with replacing(path) as out:
        out.write(text.encode())


@contextlib.contextmanager
def refilling(folder: Path) -> Iterator[Path]:
    """A new folder, whose files are then put into ``folder`` in the place of what has their names there.

    For what libraries write by themselves. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", suffix=".tmp", dir=folder) as name:
        yield Path(name)
        for file in sorted(Path(name).iterdir()):
            os.replace(file, folder / file.name)


def append(path: Path, line: str) -> None:
    """Adds a line to a file, made where there is none. Raises ``SettingsError`` for a link, OSError."""
    try:
        handle = open_regular(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | NO_LINK)
    except NotRegular as error:
        raise SettingsError(f"{path} cannot be written: {error.strerror}.") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(line + "\n")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _check(status: os.stat_result) -> None:
    kind = stat.S_IFMT(status.st_mode)
    if kind != stat.S_IFREG:
        said = (
            f"it is {_KINDS.get(kind, 'something else')}, not a file; remove it, or put a file in its place"
        )
        raise NotRegular(errno.EISDIR if kind == stat.S_IFDIR else errno.EINVAL, said)
