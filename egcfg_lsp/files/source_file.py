"""Python files on disk: read with their own encoding, written back without changing anything else."""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import stat
import tokenize
from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.errors import UsageError
from engine.support import files
from engine.support.files import NewFile

_OF_DOMAINS = ("idna", "punycode")
"""Encodings that take for ever to decode a long text."""
LARGEST = 1 << 20
"""Bytes of a file that is read, characters of a document: parsing may take 700 times as much memory."""


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


def read(path: Path, *, pipes: bool = False) -> SourceFile:
    """Decodes a Python file by its cookie (PEP 263), byte order mark, or as UTF-8. Raises ``FileError``.

    ``pipes``: the person named it, and may have named what is no file.
    """
    return decode(path, content(path, pipes=pipes))


def content(path: Path, *, pipes: bool = False) -> bytes:
    """The bytes of a file, or of a pipe where that is wanted. Raises ``FileError``.

    Nothing is waited for otherwise: in a folder from elsewhere a file may be a pipe that nobody writes to.
    """
    if not has_plain_name(path):
        raise FileError(f"{str(path)!r} has line ends in its name; rename it.")
    try:
        return files.content(path, LARGEST, pipes=pipes)
    except files.TooLarge:
        raise FileError(f"{path} has more than {LARGEST >> 20} MiB; split it.") from None
    except FileNotFoundError:
        raise FileError(f"{path} does not exist; check the path.") from None
    except OSError as error:
        if error.errno == errno.EISDIR:
            raise FileError(f"{path} is a directory; name a Python file in it.") from None
        if isinstance(error, files.NotRegular):
            raise FileError(f"{path} is no file.") from None
        raise FileError(f"{path} cannot be read: {error.strerror or error}.") from None


def has_plain_name(path: Path) -> bool:
    """Whether a path is one line wherever it is shown, so that none of it looks like words of ours."""
    return len((str(path) + ".").splitlines()) == 1


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


def write(file: SourceFile, text: str) -> SourceFile:
    """Replaces the file's text at once, in its own encoding, keeping all else about it; what it holds then.

    Raises ``FileError``, and changes nothing, if the file is not what was read, or cannot hold ``text``.
    """
    data = encoded(file, text)
    mark = codecs.BOM_UTF8 * file.has_bom
    if encoded(file, file.text) != file.raw or data.removeprefix(mark).decode(file.encoding) != text:
        raise FileError(
            f"{file.path} is {file.encoding}, which does not give back what was read; save it as UTF-8."
        )
    try:
        exchange(file.path.resolve(), file.raw, data)
        return replace(file, text=text, raw=data)
    except Changed:
        raise FileError(f"{file.path} changed since it was read; run the command again.") from None
    except OSError as error:
        raise FileError(f"{file.path} cannot be written: {error.strerror or error}.") from None


def encoded(file: SourceFile, text: str) -> bytes:
    """``text`` as the bytes of ``file``. Raises ``FileError`` where its encoding cannot hold it."""
    try:
        return codecs.BOM_UTF8 * file.has_bom + text.encode(file.encoding)
    except UnicodeEncodeError as error:
        missing = text[error.start]
        raise FileError(f"{file.path} is {file.encoding}, which cannot hold {missing!r}.") from None


class Changed(Exception):
    """The file is not what was read any more."""


def exchange(target: Path, before: bytes, after: bytes) -> None:
    """Writes ``after`` in place of ``before``; a reader sees one or the other, if that can be had.

    A file with several names, or of somebody else who lets us write, keeps both only when it is written in
    place. Raises ``Changed``, OSError.
    """
    status = os.stat(target)
    if not status.st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH) or not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "it is read-only")
    if target.read_bytes() != before:
        raise Changed
    if status.st_nlink > 1 or not _replaced(target, status, before, after):
        _in_place(target, before, after)


def _replaced(target: Path, status: os.stat_result, before: bytes, after: bytes) -> bool:
    """Puts a new file in the target's place, unless it cannot be made like the old one."""
    with NewFile(target, 0o600) as new:
        new.out.write(after)
        new.out.flush()
        os.fsync(new.out.fileno())
        if not _is_alike(target, status, new.out.fileno()):
            return False
        new.finish()
        now = os.stat(target)
        if (now.st_dev, now.st_ino) != (status.st_dev, status.st_ino) or target.read_bytes() != before:
            raise Changed
        new.take_place()
        return True


def _is_alike(target: Path, status: os.stat_result, handle: int) -> bool:
    """Gives a new file the owner, attributes (access lists are such) and mode of the old one, if it may."""
    try:
        os.fchown(handle, status.st_uid, status.st_gid)
        if hasattr(os, "listxattr"):
            kept = os.listxattr(target)
            for name in set(os.listxattr(handle)) - set(kept):  # such as rights that the folder gives
                os.removexattr(handle, name)
            for name in kept:
                os.setxattr(handle, name, os.getxattr(target, name))
        os.fchmod(handle, stat.S_IMODE(status.st_mode))
    except OSError:
        return False
    return True


def _in_place(target: Path, before: bytes, after: bytes) -> None:
    """Writes over what the file holds; puts it back if that fails, as on a full disk."""
    with target.open("r+b", buffering=0) as file:
        if file.read() != before:
            raise Changed
        try:
            _overwrite(file.fileno(), after)
        except BaseException:
            with contextlib.suppress(OSError):
                _overwrite(file.fileno(), before)
            raise


def _overwrite(handle: int, data: bytes) -> None:
    view, at = memoryview(data), 0
    while at < len(data):
        at += os.pwrite(handle, view[at:], at)
    os.ftruncate(handle, len(data))
    os.fsync(handle)
