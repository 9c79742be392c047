"""The methods of ten of Python's built-in types: what they take, what they give."""

from __future__ import annotations

from dataclasses import dataclass

_STR = """
capitalize() str|casefold() str
center(width, char) str|count(char) int|encode() bytes|endswith(char) bool
expandtabs(width) str|find(char) int|isalnum() bool|isalpha() bool|isascii() bool|isdecimal() bool
isdigit() bool|isidentifier() bool|islower() bool|isnumeric() bool|isprintable() bool|isspace() bool
istitle() bool|isupper() bool|join(words) str|ljust(width, char) str|lower() str|lstrip(char) str
partition(char) words|removeprefix(char) str|removesuffix(char) str|replace(char, char) str|rfind(char) int
rjust(width, char) str|rpartition(char) words|rsplit(char) words|rstrip(char) str|split(char) words
splitlines() words|startswith(char) bool|strip(char) str|swapcase() str|title() str|upper() str
zfill(width) str
"""
_BYTES = """
capitalize() bytes|center(width, byte) bytes|count(byte) int|endswith(byte) bool|expandtabs(width) bytes
find(byte) int|hex() str|isalnum() bool|isalpha() bool|isascii() bool|isdigit() bool|islower() bool
isspace() bool|istitle() bool|isupper() bool|ljust(width, byte) bytes|lower() bytes|lstrip(byte) bytes
removeprefix(byte) bytes|removesuffix(byte) bytes|replace(byte, byte) bytes|rfind(byte) int
rjust(width, byte) bytes|rstrip(byte) bytes|startswith(byte) bool|strip(byte) bytes|swapcase() bytes
title() bytes|upper() bytes|zfill(width) bytes|decode() str
"""
_SET = """
copy() {0}|difference(set) {0}|intersection(set) {0}|isdisjoint(set) bool|issubset(set) bool
issuperset(set) bool|symmetric_difference(set) {0}|union(set) {0}
"""
_TABLE = {
    "str": _STR,
    "bytes": _BYTES,
    "int": "as_integer_ratio() tuple|bit_count() int|bit_length() int|conjugate() int",
    "float": "as_integer_ratio() tuple|conjugate() float|hex() str|is_integer() bool",
    "bool": "bit_length() int|conjugate() int",
    "list": """
append(int) None|clear() None|copy() list
count(int) int|extend(list) None|insert(index, int) None
pop() int|reverse() None|sort() None
""",
    "tuple": "count(int) int",
    "dict": """
clear() None|copy() dict|get(char, int) int|pop(char, int) int|setdefault(char, int) int|update(dict) None
""",
    "set": _SET.format("set") + "|add(int) None|clear() None|difference_update(set) None|discard(int) None"
    "|intersection_update(set) None"
    "|symmetric_difference_update(set) None|update(set) None",
    "frozenset": _SET.format("frozenset"),
}
LEFT_OUT = {
    "str": "format format_map index rindex maketrans translate",
    "bytes": "fromhex index rindex join maketrans partition rpartition rsplit split splitlines translate",
    "int": "from_bytes to_bytes is_integer denominator numerator imag real",
    "float": "fromhex from_number imag real",
    "bool": "as_integer_ratio bit_count from_bytes to_bytes is_integer denominator numerator imag real",
    "list": "index remove",
    "tuple": "index",
    "dict": "fromkeys items keys values popitem",
    "set": "pop remove",
    "frozenset": "",
}
"""Not used, by name, with one of these reasons.

- It is called on the type and makes a value or a table: ``fromhex``, ``from_bytes``, ``from_number``,
  ``fromkeys``, ``maketrans``.
- It is an attribute: ``numerator``, ``denominator``, ``real``, ``imag``.
- It gives a view: ``items``, ``keys``, ``values``.
- With arguments drawn blindly it mostly raises: ``index``, ``rindex``, ``remove``.
- What it gives depends on an unknown order: ``pop`` of sets.
- It needs what ``values`` does not draw: a template or a table (``format``, ``format_map``,
  ``translate``), an order of bytes (``to_bytes``).
- It takes or gives a sequence that ``values`` does not draw, several ``bytes`` (of ``bytes``: ``join``,
  ``partition``, ``rpartition``, ``rsplit``, ``split``, ``splitlines``), or text beside a number
  (``popitem``).
- It is always true (``is_integer`` of ``int`` and ``bool``), or says no more than the same of ``int``
  (``as_integer_ratio`` and ``bit_count`` of ``bool``).

``bytearray``, ``complex``, ``range`` and ``memoryview`` have no methods here. A method that is added
changes what every seed draws, and so the items that the published runs of the two stages learned from.
"""


@dataclass(frozen=True)
class BuiltinMethod:
    """``receiver.name(arguments)`` gives ``result``; kinds of values, see ``values``."""

    receiver: str
    name: str
    arguments: tuple[str, ...]
    result: str
    """``None``: it changes its receiver."""


def _method(receiver: str, line: str) -> BuiltinMethod:
    call, _, result = line.strip().rpartition(" ")
    name, _, arguments = call.removesuffix(")").partition("(")
    return BuiltinMethod(
        receiver, name, tuple(part.strip() for part in arguments.split(",") if part.strip()), result
    )


METHODS = tuple(
    _method(receiver, line)
    for receiver, text in _TABLE.items()
    for line in text.replace("\n", "|").split("|")
    if line.strip()
)
KINDS = tuple(_TABLE)
"""Types whose methods are walked."""
