"""Speaks with the parent: length-prefixed JSON over one descriptor, values as tagged data or described.

Functions are taken from C modules once, at import, so that a program that patches ``json`` or ``os`` spoils
nobody's results but its own. And every Python function that a child runs first touches pages that have to be
copied: C functions touch fewer.
"""

from __future__ import annotations

import collections
import itertools
import sys
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


_name_of = type.__dict__["__name__"].__get__
_bases_of = type.__dict__["__mro__"].__get__
_flags_of = type.__dict__["__flags__"].__get__
_cut = str.__getitem__
_arguments_of = BaseException.__dict__["args"].__get__
_attribute = object.__getattribute__
_BIG_INT = 1024
"""Bits; above this an int is described by its size."""

ENCODED_ITEMS = 50_000
ENCODED_CHARS = 1_000_000
ENCODED_DEPTH = 40


class Opaque(Exception):
    """A value that is not made of known builtin types only, or is too large to be sent."""


def type_name(value: object) -> str:
    """The name of the exact type."""
    return _short(_name_of(type(value)))


def _short(name: str) -> str:
    """The beginning of a name, which may be of a class of its own."""
    return _cut(name, slice(60))


def describe(value: object, room: int, depth: int = 4) -> str:
    """Short text for any value, at most ``room`` characters; runs no code of the program."""
    try:
        text = _text(value, room, depth)
    except BaseException:  # a container that changed meanwhile, a name that is no text
        text = "<" + type_name(value) + ">"
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


def _text(value: object, room: int, depth: int) -> str:
    kind = type(value)
    if id(kind) in _PLAIN:
        return repr(value)
    if kind is int:
        bits = value.bit_length()
        return repr(value) if bits <= _BIG_INT else f"<int of {bits} bits>"
    if kind is str or kind is bytes:
        return repr(value) if len(value) <= room else repr(value[:room])
    if depth <= 0:
        return "…"
    shape = _SEQUENCES.get(id(kind))
    if shape is not None:
        opening, closing, empty = shape
        inside = _items(value, room, depth)
        if not inside:
            return empty
        comma = "," if kind is tuple and len(value) == 1 else ""
        return opening + inside + comma + closing
    if id(kind) in _MAPPINGS:
        inside = _pairs(dict.items(value), room, depth, "{}: {}")
        return "{" + inside + "}" if kind is dict else f"{_name_of(kind)}({{{inside}}})"
    return _other(value, kind, room, depth)


def _items(values, room, depth):
    parts = []
    for value in values:
        if room <= 0:
            parts.append("…")
            break
        parts.append(_text(value, room, depth - 1))
        room -= len(parts[-1]) + 2
    return ", ".join(parts)


def _pairs(items, room, depth, form):
    parts = []
    for key, value in items:
        if room <= 0:
            parts.append("…")
            break
        name = key if form == "{}={}" else _text(key, room, depth - 1)
        parts.append(form.format(name, _text(value, room, depth - 1)))
        room -= len(parts[-1]) + 2
    return ", ".join(parts)


def _other(value, kind, room, depth):
    """Functions, classes, modules, arrays, and instances with the attributes they hold."""
    if id(kind) in _NAMED:
        return "<" + _NAMED[id(kind)] + " " + _short(value.__name__) + ">"
    if kind is type:
        return "<class " + _short(_name_of(value)) + ">"
    if kind is range or kind is slice:
        last = (value.step,) if kind is slice or type(value.step) is not int or value.step != 1 else ()
        return _name_of(kind) + "(" + _items((value.start, value.stop, *last), room, depth) + ")"
    known = _foreign(value, kind, room, depth)
    if known is not None:
        return known
    name = _short(_name_of(kind))
    if any(base is BaseException for base in _bases_of(kind)):
        return name + "(" + _items(_arguments_of(value), room, depth) + ")"
    try:
        held = _attribute(value, "__dict__")
    except Exception:
        return "<" + name + ">"
    if type(held) is not dict or not _flags_of(kind) & (1 << 9):  # only classes written in Python
        return "<" + name + ">"
    return (
        name + "(" + _pairs([(k, v) for k, v in held.items() if type(k) is str], room, depth, "{}={}") + ")"
    )


def _foreign(value, kind, room, depth):
    """numpy and pandas, when loaded: exact known types, by shape, type and first items."""
    numpy, pandas = sys.modules.get("numpy"), sys.modules.get("pandas")
    if numpy is not None and kind is getattr(numpy, "ndarray", None):
        first = value.ravel()[:8].tolist() if value.dtype.kind in "biufc" else []
        return f"array(shape={value.shape}, dtype={value.dtype}, {_text(first, room, depth - 1)})"
    if numpy is not None and any(kind is getattr(numpy, name, None) for name in ("float64", "int64")):
        return repr(value.item())
    if pandas is not None and kind is getattr(pandas, "DataFrame", None):
        return f"DataFrame(shape={value.shape}, columns={_text(list(value.columns[:8]), room, depth - 1)})"
    if pandas is not None and kind is getattr(pandas, "Series", None):
        first = _text(value[:8].tolist(), room, depth - 1)
        return f"Series(length={value.shape[0]}, dtype={value.dtype}, {first})"
    return None


_PLAIN = frozenset(map(id, (bool, float, complex, type(None), type(Ellipsis))))
"""By identity, as the others: a class of the program's may have another idea of its own hash and of what it
equals."""
_SEQUENCES = {
    id(list): ("[", "]", "[]"),
    id(tuple): ("(", ")", "()"),
    id(set): ("{", "}", "set()"),
    id(frozenset): ("frozenset({", "})", "frozenset()"),
    id(collections.deque): ("deque([", "])", "deque([])"),
    id(bytearray): ("bytearray([", "])", "bytearray()"),
}
_MAPPINGS = frozenset(map(id, (dict, collections.OrderedDict, collections.defaultdict, collections.Counter)))
_NAMED = {id(type(describe)): "function", id(type(len)): "builtin", id(type(sys)): "module"}
_SCALARS = frozenset(map(id, (bool, str, type(None))))
_TAGS = {id(list): "l", id(tuple): "t", id(set): "s", id(frozenset): "z", id(collections.deque): "q"}
_FACTORIES = {
    None: "",
    int: "int",
    float: "float",
    str: "str",
    list: "list",
    dict: "dict",
    set: "set",
    tuple: "tuple",
}


class Encoder:
    """Makes JSON data of the values of one test, which together have to fit in a frame."""

    def __init__(self) -> None:
        self._left_items = 2 * ENCODED_ITEMS
        self._left_chars = ENCODED_CHARS

    def encode(self, value: object) -> object:
        """Data that tells exactly which builtin value it is; raises Opaque for everything else.

        A value that cannot be encoded takes no room.
        """
        self._items = given = min(ENCODED_ITEMS, self._left_items)
        self._chars = self._left_chars
        data = self._encode(value, ENCODED_DEPTH)
        self._left_items -= given - self._items
        self._left_chars = self._chars
        return data

    def _encode(self, value, depth):
        self._items -= 1
        if depth <= 0 or self._items < 0:
            raise Opaque
        kind = type(value)
        if kind is str:
            plain = value.isascii() and value.isprintable()
            self._spend(len(value) if plain else len(encode_basestring_ascii(value)))
            return value
        if id(kind) in _SCALARS:
            return value
        if kind is int:
            bits = value.bit_length()
            if bits < 63:
                return value
            self._spend(bits // 4)
            return ["i", hex(value)]
        if kind is float:
            return ["f", repr(value)]
        tag = _TAGS.get(id(kind))
        if tag is not None:
            return [tag, [self._encode(item, depth - 1) for item in self._snapshot(value)]]
        if kind is dict:
            return ["d", self._pairs(value, depth)]
        return self._rare(value, kind, depth)

    def _rare(self, value, kind, depth):
        if kind is complex:
            return ["c", repr(value.real), repr(value.imag)]
        if kind is bytes:
            self._spend(2 * len(value))
            return ["b", value.hex()]
        if kind is collections.Counter or kind is collections.OrderedDict:
            return ["D", _name_of(kind), self._pairs(value, depth)]
        if kind is collections.defaultdict:
            factory = _FACTORIES.get(value.default_factory) if self._is_plain(value.default_factory) else None
            if factory is not None:
                return ["D", "defaultdict:" + factory, self._pairs(value, depth)]
        raise Opaque

    @staticmethod
    def _is_plain(factory):
        return any(factory is known for known in _FACTORIES)

    def _pairs(self, value, depth):
        items = self._snapshot(dict.items(value))
        return [[self._encode(key, depth - 1), self._encode(item, depth - 1)] for key, item in items]

    def _snapshot(self, values):
        try:
            return list(itertools.islice(values, self._items + 1))
        except RuntimeError:  # another thread changes it
            raise Opaque from None

    def _spend(self, chars: int) -> None:
        self._chars -= chars
        if self._chars < 0:
            raise Opaque
