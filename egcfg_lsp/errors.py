"""Errors that the user can resolve; the text says what to do."""

from __future__ import annotations


class UsageError(Exception):
    """A wrong argument, file or setting. One sentence that names the thing and the mend."""
