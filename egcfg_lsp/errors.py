"""What a person did that cannot be done; the text says what to do instead."""

from __future__ import annotations


class UsageError(Exception):
    """A wrong argument, file or setting. One sentence that names the thing and the mend."""
