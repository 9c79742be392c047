"""Starts a Python process that runs code of egcfg."""

from __future__ import annotations

import sys


def command(code: str, *arguments: str) -> list[str]:
    """Runs ``code``, which imports from where this process does: never from the folder it is started in."""
    return [sys.executable, "-I", "-c", f"import sys; sys.path[:] = {sys.path!r}; {code}", *arguments]
