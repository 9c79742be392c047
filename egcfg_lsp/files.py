"""Python files on disk: read with their own encoding, written back without changing anything else."""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import tempfile
import tokenize
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.errors import UsageError

_OF_DOMAINS = ("idna", "punycode")
"""Encodings that take for ever to decode a long text."""
LARGEST = 16 << 20
"""Bytes of a file that is read; a device has no end."""


class FileError(UsageError):
    """A file cannot be read or written; the text names it and says why."""


@dataclass(frozen=True)
class SourceFile:
    """A file as it was read. ``text`` has the file's own line ends, and no byte order mark."""

    path: Path
    text: str
    raw: bytes
    encoding: str = "utf-8"
    has_bom: bool = False


def read(path: Path) -> SourceFile:
    """Decodes a Python file by its cookie (PEP 263), byte order mark, or as UTF-8. Raises ``FileError``."""
    return decode(path, content(path))


def content(path: Path) -> bytes:
    """The bytes of a Python file, or of a pipe. Raises ``FileError``."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise FileError(f"{path} does not exist; check the path.") from None
    except IsADirectoryError:
        raise FileError(f"{path} is a directory; name a Python file in it.") from None
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror or error}.") from None
    if len(raw) > LARGEST:
        raise FileError(f"{path} has more than {LARGEST >> 20} MiB; name a Python file.")
    return raw


def decode(path: Path, raw: bytes) -> SourceFile:
    """The text of a Python file's bytes. Raises ``FileError``."""
    has_bom = raw.startswith(codecs.BOM_UTF8)
    body = raw.removeprefix(codecs.BOM_UTF8)
    if b"\0" in body:
        raise FileError(f"{path} is not a text file: it contains null bytes.")
    try:
        encoding = "utf-8" if has_bom else named_encoding(body.decode("ascii", "ignore").encode())
        return SourceFile(path, body.decode(encoding), raw, encoding, has_bom)
    except SyntaxError as error:
        raise FileError(f"{path} has no usable encoding: {error.msg}; correct its 'coding' line.") from None
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise FileError(
            f"{path} is not valid {error.encoding} at line {line}; save it as UTF-8, "
            "or name its encoding in a 'coding' line."
        ) from None
    except UnicodeError as error:
        raise FileError(f"{path} is not valid {encoding} ({error}); save it as UTF-8.") from None


def named_encoding(raw: bytes) -> str:
    """By the cookie (PEP 263) or byte order mark of a Python file, else UTF-8.

    Raises SyntaxError for what is not known, and for what decodes no whole files.
    """
    name = tokenize.detect_encoding(io.BytesIO(raw).readline)[0]
    try:
        io.TextIOWrapper(io.BytesIO(), name).close()
    except LookupError:
        raise SyntaxError(f"no encoding for texts: {name}") from None
    if codecs.lookup(name).name in _OF_DOMAINS:
        raise SyntaxError(f"an encoding for names of domains: {name}")
    return name


def write(file: SourceFile, text: str) -> None:
    """Replaces the file's text at once, in its own encoding, keeping its mode and owner.

    Raises ``FileError``, and changes nothing, if the file is not what was read, or cannot hold ``text``.
    """
    target = file.path.resolve()
    try:
        data = codecs.BOM_UTF8 * file.has_bom + text.encode(file.encoding)
    except UnicodeEncodeError as error:
        missing = text[error.start]
        raise FileError(f"{file.path} is {file.encoding}, which cannot hold {missing!r}.") from None
    try:
        if target.read_bytes() != file.raw:
            raise FileError(f"{file.path} changed since it was read; run the command again.")
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, "it is read-only")
        _replace(target, data)
    except OSError as error:
        raise FileError(f"{file.path} cannot be written: {error.strerror or error}.") from None


def _replace(target: Path, data: bytes) -> None:
    """Writes beside the target, then renames, so that a reader sees the old file or the new one."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".tmp", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        status = target.stat()
        with contextlib.suppress(OSError):  # only root may give files away
            os.chown(name, status.st_uid, status.st_gid)
        os.chmod(name, status.st_mode & 0o7777)
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
