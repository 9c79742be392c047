"""URIs of documents and folders, as a client names them."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

from pygls.uris import to_fs_path

_LONGEST_PATH, _LONGEST_NAME = 4095, 255
"""Bytes of a path and of each name in it that any system takes."""


def flaw(uri: str) -> str:
    """Says why nothing can be at ``uri``; empty if something may be. Only ``file`` has paths."""
    try:
        path, host = to_fs_path(uri), urlsplit(uri).netloc
        raw = os.fsencode(path or "")
    except ValueError:
        return "is no URI"
    if path is None:
        return ""
    if b"\0" in raw:
        return "has a null byte"
    if host and os.name == "posix":
        return "names another machine"
    if not os.path.isabs(path):
        return "names no absolute path"
    if len(raw) > _LONGEST_PATH or max(map(len, raw.split(os.fsencode(os.sep)))) > _LONGEST_NAME:
        return "is too long"
    return ""
