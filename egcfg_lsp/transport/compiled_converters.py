"""Caches compiled converters of the protocol's types: the server starts a third faster.

``lsprotocol.types`` is hundreds of attrs classes, and attrs writes the source of their methods and compiles
it whenever they are imported. Here what it compiled is kept for the next start, as Python keeps its ``.pyc``
files, in the user's cache folder. Whatever is wrong with the file, everything is compiled as ever.
"""

from __future__ import annotations

import builtins
import contextlib
import importlib.util
import marshal
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from types import CodeType
from typing import Any


def import_protocol(file: Path | None = None) -> bool:
    """Imports ``lsprotocol.types``; whether all was kept in ``file`` (default: the user's cache)."""
    with _kept(file or _own_file()) as known:
        before = len(known)
        import lsprotocol.types  # noqa: F401

        return 0 < before == len(known)


def _own_file() -> Path:
    """Another Python reads another file."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    folder = named if named.is_absolute() else Path.home() / ".cache"  # not one of a project
    return Path(folder, "egcfg", f"protocol-{importlib.util.MAGIC_NUMBER.hex()}.bin")


@contextlib.contextmanager
def _kept(file: Path) -> Iterator[dict[bytes, CodeType]]:
    """While the body runs, attrs compiles only what was not compiled before."""
    from attr import _make

    known = _read(file)
    before = len(known)
    attrs: Any = _make

    def compiled(source: str, name: str, mode: str) -> CodeType:
        key = blake2b(f"{name}\0{mode}\0{source}".encode(), digest_size=16).digest()
        if key not in known:
            known[key] = builtins.compile(source, name, mode)
        return known[key]

    attrs.compile = compiled
    try:
        yield known
    finally:
        del attrs.compile
        if len(known) > before:
            _write(file, known)


def _read(file: Path) -> dict[bytes, CodeType]:
    try:
        known = marshal.loads(file.read_bytes())  # noqa: S302 - we wrote it, to a folder of the user's
    except (OSError, EOFError, ValueError, TypeError):
        return {}
    return known if isinstance(known, dict) else {}


def _write(file: Path, known: dict[bytes, CodeType]) -> None:
    """Replaces the file whole: two servers may start at once."""
    from engine.support.files import replacing

    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file, 0o600) as out:
            out.write(marshal.dumps(known))
