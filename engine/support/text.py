"""Text for people: counts, rates, values on one line, and what untrusted programs print made safe to show."""

from __future__ import annotations

import html

from sandbox import RunResult

_PICTURES = 0x2400
_KEPT = "\n\t"
_OBEYED = {code: _PICTURES + code for code in range(32) if chr(code) not in _KEPT} | {0x7F: 0x2421}
_TURNING = (0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))
_HIDDEN = (
    *(0xAD, 0x34F, 0x115F, 0x1160, 0x180E, 0x200B, 0x3164, 0xFEFF, 0xFFA0),
    *(*range(0x2060, 0x2070), *range(0xFFF9, 0xFFFC), *range(0xE0000, 0xE1000)),
)
"""What people do not see, and models read: whole sentences can be written in it. Joiners stay, for emoji."""
_UNSEEN = (*range(0x80, 0xA0), *_TURNING, *_HIDDEN, *range(0xD800, 0xE000))
"""Further controls of terminals, ends of lines, what turns the direction of text around, and halves of
characters, which cannot be written."""
_HARMLESS = _OBEYED | dict.fromkeys(_UNSEEN, 0xFFFD)


CLOSING = ")]}\"'"
"""What editors put behind the cursor by themselves."""


def counted(count: int, what: str) -> str:
    """``1 test``, ``2 tests``."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def per_second(rate: float) -> str:
    """``1,234``, or ``5.6`` of what is slow."""
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}"


def one_line(value: str, most: int) -> str:
    """A value on one line of at most so many characters."""
    text = " ".join(value.split("\n"))
    return text if len(text) <= most else text[: most - 3] + "..."


def tests_passed(result: RunResult) -> str:
    """``3/3 tests pass``."""
    return f"{result.passed}/{len(result.tests)} tests pass"


def harmless(text: str) -> str:
    """``text`` with a visible sign for each character that a terminal would obey; as long as before."""
    return text.translate(_HARMLESS)


def harmless_line(text: str) -> str:
    """The same on one line, so that nobody's words look like lines of ours."""
    return harmless(text.replace("\n", " "))


def in_message(text: str) -> str:
    """``harmless`` for a message in an editor: VS Code makes a button of ``[words](command:...)``."""
    return harmless(text).replace("](", "] (")


def escape(text: str) -> str:
    """The same for a page of HTML, with its signs escaped."""
    return html.escape(harmless(text))


def is_closing(text: str) -> bool:
    """Whether there is nothing in a text but brackets and quotes that editors close by themselves."""
    return not text.strip(CLOSING)


def in_turn(characters: str, text: str) -> bool:
    """Whether a text has these characters, in this order, with others between."""
    rest = iter(text)
    return all(each in rest for each in characters)
