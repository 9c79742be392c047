"""Length-prefixed JSON over the one descriptor a child keeps.

Functions are taken from C modules once, at import, so that a program that patches ``json`` or ``os`` spoils
nobody's results but its own. And every Python function that a child runs first touches pages that have to be
copied: C functions touch fewer.
"""

from __future__ import annotations

from _json import encode_basestring_ascii, make_encoder
from json.decoder import JSONDecoder
from os import read, write

_scan = JSONDecoder().scan_once
_encode = make_encoder(None, None, encode_basestring_ascii, None, ":", ",", False, False, False)


def receive(descriptor: int) -> object:
    """One message of the parent, which is trusted. Raises EOFError if it went away."""
    size = int.from_bytes(_exactly(descriptor, 4), "big")
    return parse(_exactly(descriptor, size))


def parse(body: bytes) -> object:
    """JSON of the parent, which is ASCII without spaces around it."""
    return _scan(body.decode("ascii"), 0)[0]


def send(descriptor: int, message: object) -> None:
    """One message to the parent, in one piece."""
    body = "".join(_encode(message, 0)).encode("ascii")
    data = memoryview(len(body).to_bytes(4, "big") + body)
    while data:
        data = data[write(descriptor, data) :]


def _exactly(descriptor: int, size: int) -> bytes:
    parts = []
    while size:
        part = read(descriptor, min(size, 1 << 16))
        if not part:
            raise EOFError
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
