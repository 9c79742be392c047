"""Decodes a pickled, compressed and base64-encoded text without executing the pickle."""

from __future__ import annotations

import base64
import binascii
import pickletools
import zlib
from collections.abc import Iterator

_LARGEST = 256 << 20
"""Bytes that a text may unpack to."""
_TEXTS = ("SHORT_BINUNICODE", "BINUNICODE", "BINUNICODE8", "UNICODE")
_AROUND = ("PROTO", "FRAME", "MEMOIZE", "PUT", "BINPUT", "LONG_BINPUT", "STOP")
"""What else the pickle of a text consists of."""


def unpacked(packed: str) -> str:
    """The text. Raises ``ValueError`` for anything but one packed text."""
    try:
        data = base64.b64decode(packed, validate=True)
        unzip = zlib.decompressobj()
        pickled = unzip.decompress(data, _LARGEST)
    except (binascii.Error, ValueError, zlib.error):
        raise ValueError("it is no packed text (pickle, zlib, base64)") from None
    if not unzip.eof:
        raise ValueError(f"it is cut off, or unpacks to more than {_LARGEST >> 20} MiB")
    return _text(pickled)


def _text(pickled: bytes) -> str:
    """The one text of a pickle, whose instructions are listed and not carried out."""
    found: list[str] = []
    for name, argument in _instructions(pickled):
        if name in _TEXTS:
            found.append(str(argument))
        elif name not in _AROUND:
            raise ValueError(f"it is a pickle of more than a text ({name}), which is not read")
    if len(found) != 1:
        raise ValueError("it is a pickle of more than a text, which is not read")
    return found[0]


def _instructions(pickled: bytes) -> Iterator[tuple[str, object]]:
    instructions = pickletools.genops(pickled)
    while True:
        try:
            instruction, argument, _ = next(instructions)
        except StopIteration:
            return
        except (ValueError, IndexError, OverflowError):
            raise ValueError("it is a damaged pickle") from None
        yield instruction.name, argument
