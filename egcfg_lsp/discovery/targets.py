"""Resolves targets of the command line: which functions of which file are meant."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import without_dots
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.source_file import FileError, SourceFile, read


class TargetError(UsageError):
    """A target names nothing that can be completed; the text says what, and what to do instead."""


class NothingUnfinished(TargetError):
    """A file has no function that waits to be written."""


@dataclass(frozen=True)
class Target:
    """Functions of one file, in the file's order."""

    file: SourceFile
    document: Document
    functions: tuple[Function, ...]
    cursor: tuple[int, int] | None = None
    """0-based line and column, where the target names both."""

    @property
    def path(self) -> Path:
        """The file, without ``..``; ``file.path`` is how the person named it."""
        assert self.document.path is not None
        return self.document.path

    def label(self, function: Function) -> str:
        """Names one of the functions as a target does."""
        return f"{self.file.path}::{function.name}"


def parse_target(text: str, force: bool = False, finished: bool = False) -> Target:
    """Reads ``FILE``, ``FILE::NAME``, ``FILE::Class.method``, ``FILE:LINE`` or ``FILE:LINE:COL`` (1-based).

    A bare file means all its unfinished functions, or all its ``finished`` ones. Raises ``TargetError``;
    also for a function that is complete already, unless ``force`` is set or a column says where in it
    something is missing.
    """
    name, line, column = "", 0, 0
    path = Path(text)
    if not _exists(path):
        location, _, name = text.partition("::")
        path, line, column = _location(location) if not name else (Path(location), 0, 0)
        if "::" in text and not name.strip():
            raise TargetError(f"{text} names no function after '::'; write {location}::NAME.")
    document, file = _read(path, pipes=True)
    if name:
        return Target(file, document, (_named(document, path, name, force),))
    if line:
        at = _position(document, path, line, column)
        function = _at(document, path, at, force or bool(column))
        return Target(file, document, (function,), at if column else None)
    return Target(file, document, _finished(document, path) if finished else _unfinished(document, path))


def function_of(path: Path, name: str) -> tuple[Document, Function]:
    """A function of the file at ``path``, which is waited for no more than others of a folder, by its name.

    Raises ``TargetError``.
    """
    document, _ = _read(path)
    return document, _named(document, path, name, force=True)


def _exists(path: Path) -> bool:
    """Whether there is such a file; not where nobody can tell, which reading it will explain."""
    try:
        return path.exists()
    except OSError:
        return False


def _location(text: str) -> tuple[Path, int, int]:
    """The path, line and column of ``FILE:LINE:COL``; 0 for what is left out."""
    numbers: list[int] = []
    rest = text
    while len(numbers) < 2 and not _exists(Path(rest)):
        head, colon, tail = rest.rpartition(":")
        if not colon or not (tail.isascii() and tail.isdigit()):
            break
        if int(tail) == 0:
            raise TargetError(f"{text} counts from 0; lines and columns count from 1.")
        numbers.insert(0, int(tail))
        rest = head
    line, column = (*numbers, 0, 0)[:2]
    return Path(rest), line, column


def _read(path: Path, *, pipes: bool = False) -> tuple[Document, SourceFile]:
    try:
        file = read(path, pipes=pipes)
    except FileError as error:
        raise TargetError(str(error)) from None
    document = Document(file.text, without_dots(path))
    if document.dense:
        raise TargetError(f"{path} cannot be read: {document.dense}.")
    if path.suffix not in (".py", ".pyi", ".pyw") and not document.looks_like_python:
        raise TargetError(f"{path} is not a Python file; name a file that ends in .py.")
    return document, file


def _named(document: Document, path: Path, name: str, force: bool) -> Function:
    wanted = name.replace("::", ".").removesuffix("()")
    function = document.find(wanted)
    if function is None:
        offer = _offer(document, wanted) + _hidden(document)
        raise TargetError(f"{path} has no function named {wanted}. {offer}")
    return _checked(function, path, force)


def _offer(document: Document, name: str) -> str:
    if close := document.close_names(name):
        return f"Did you mean {' or '.join(close[:3])}?"
    return _listing(document)


def _hidden(document: Document) -> str:
    """A word of warning where a bracket that is never closed, or the like, may have swallowed functions."""
    line = document.first_error
    return f" The syntax error at line {line + 1} may hide some." if line is not None else ""


def _listing(document: Document) -> str:
    names = list(dict.fromkeys(function.name for function in document.functions))
    if not names:
        return "There is no function in it."
    more = f" and {len(names) - 10} more" if len(names) > 10 else ""
    return f"It has {', '.join(names[:10])}{more}."


def _position(document: Document, path: Path, line: int, column: int) -> tuple[int, int]:
    if line > len(document.lines):
        count = len(document.lines) - (not document.lines[len(document.lines) - 1])
        raise TargetError(f"{path} has {count} lines, and no line {line}.")
    length = len(document.lines[line - 1])
    if column > length + 1:
        raise TargetError(f"Line {line} of {path} has {length} characters, and no column {column}.")
    return line - 1, column - 1 if column else length


def _at(document: Document, path: Path, at: tuple[int, int], force: bool) -> Function:
    function = document.function_at(*at)
    if function is None:
        raise TargetError(f"Line {at[0] + 1} of {path} is in no function. {_listing(document)}")
    return _checked(function, path, force)


def _checked(function: Function, path: Path, force: bool) -> Function:
    if not function.is_unfinished and not force:
        raise TargetError(
            f"{function.name} in {path} is complete already; use --force to write its body anew, "
            "or replace the body by '...'."
        )
    return function


def _finished(document: Document, path: Path) -> tuple[Function, ...]:
    found = tuple(function for function in document.functions if not function.is_unfinished)
    if not found:
        raise TargetError(f"{path} has no finished function.{_hidden(document)}")
    return found


def _unfinished(document: Document, path: Path) -> tuple[Function, ...]:
    found = tuple(f for f in document.functions if f.is_unfinished and not f.is_declaration)
    if not document.functions:
        raise NothingUnfinished(f"{path} has no function to complete.{_hidden(document)}")
    if not found:
        raise NothingUnfinished(
            f"{path} has no unfinished function: give one the body '...', or name one as {path}::NAME. "
            + _listing(document)
            + _hidden(document)
        )
    return found
