"""Makes text of untrusted programs safe to display."""

from __future__ import annotations

import html

_PICTURES = 0x2400
_KEPT = "\n\t"
_OBEYED = {code: _PICTURES + code for code in range(32) if chr(code) not in _KEPT} | {0x7F: 0x2421}
_TURNING = (*range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Further controls of terminals, and those that turn the direction of text around."""
_HARMLESS = _OBEYED | dict.fromkeys(_TURNING, 0xFFFD)


def harmless(text: str) -> str:
    """``text`` with a visible sign for each character that a terminal would obey; as long as before."""
    return text.translate(_HARMLESS)


def escape(text: str) -> str:
    """The same for a page of HTML, with its signs escaped; of what UTF-8 cannot hold, Python's escapes."""
    return html.escape(harmless(text).encode("utf-8", "backslashreplace").decode())
