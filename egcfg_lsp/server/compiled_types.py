"""Keeps what attrs compiles for the protocol's types, so that the server starts 0.2 s faster.

``lsprotocol.types`` is hundreds of attrs classes, and attrs writes the source of their methods and compiles
it whenever they are imported. Here the code is kept in the user's cache folder, as Python keeps ``.pyc``
files.
"""

from __future__ import annotations

import builtins
import contextlib
import marshal
from hashlib import blake2b
from types import CodeType
from typing import Any, cast

from engine.support import own_files
from engine.support.files import replacing


def import_protocol() -> bool:
    """Imports ``lsprotocol.types``; whether all was kept. If the file is of no use, all is compiled."""
    from attr import _make

    file, attrs = own_files.compiled_protocol(), cast(Any, _make)
    known: dict[bytes, CodeType] = {}
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
        known = dict(marshal.loads(file.read_bytes()))  # noqa: S302 - we wrote it, to a folder of the user's
    before = len(known)

    def compiled(source: str, name: str, mode: str) -> CodeType:
        key = blake2b(f"{name}\0{mode}\0{source}".encode(), digest_size=16).digest()
        if key not in known:
            known[key] = builtins.compile(source, name, mode)
        return known[key]

    attrs.compile = compiled
    try:
        import lsprotocol.types  # noqa: F401
    finally:
        del attrs.compile
    if len(known) > before:
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with replacing(file, 0o600) as out:  # whole: two servers may start at once
                out.write(marshal.dumps(known))
    return 0 < before == len(known)
