"""Python's own operations on plain values, carried out here by exact type and within bounds.

What is not listed is not done. A test that needs more is judged by itself, inside, and not trusted.
"""

from __future__ import annotations

import ast
import builtins
import math
import operator
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable
from typing import Any

from ..literals import Approximately, NotLiteral, binary

_MOST_BITS = 10_000
"""Of integers that something else than a comparison is done with."""
_MOST_ODD = 2_000
"""Items to be hashed whose hashes a program could make collide."""
_LONGEST = 1_000_000


class UnsupportedOperation(Exception):
    """The test does something that is not evaluated here."""


class Drawn(list[Any]):
    """What an iterator of the test gives, which can be gone through once: it has no name and no other use."""


SCALARS = (type(None), bool, int, float, complex, str, bytes)
_MAPPINGS = (dict, Counter, OrderedDict, defaultdict)
_COLLECTIONS = (list, tuple, set, frozenset, deque, *_MAPPINGS)


def is_plain(value: object) -> bool:
    """Whether the value itself, whatever it holds, is of one of the types that answers have."""
    return type(value) in SCALARS or type(value) in _COLLECTIONS


def is_mutable(value: Any) -> bool:
    """Whether somebody who gets the value could change it."""
    if type(value) is tuple:
        return any(map(is_mutable, value))
    return type(value) not in SCALARS


def weight(value: Any) -> int:
    """What it costs to look at all of a value."""
    kind = type(value)
    if kind is str or kind is bytes:
        return 1 + len(value) // 64
    if kind is int:
        return 1 + int(value.bit_length()) // 512
    if kind in _MAPPINGS:
        return 1 + sum(weight(key) + weight(item) for key, item in value.items())
    if kind in _COLLECTIONS or kind is Drawn:
        return 1 + sum(map(weight, value))
    return 1 + len(value) if kind is range else 1


def parts(value: Any, ordered: bool = True) -> list[Any]:
    """The items of a plain value. Those of a set have another order here than where the program runs."""
    kind = type(value)
    if kind in (set, frozenset) and ordered and len(value) > 1:
        raise UnsupportedOperation
    if kind in _COLLECTIONS or kind in _VIEWS or kind in (str, bytes, Drawn):
        return list(value)
    if kind is range and len(value) <= _LONGEST // 10:
        return list(value)
    if kind in SCALARS:
        iter(value)  # raises what Python raises
    raise UnsupportedOperation


def shown(value: Any, how: Callable[[Any], str] = repr) -> str:
    """The text of a plain value, which is the same here as there."""
    if not _shows_alike(value):
        raise UnsupportedOperation
    return how(value)


def _shows_alike(value: Any) -> bool:
    if type(value) in (set, frozenset):
        return len(value) < 2 and all(map(_shows_alike, value))
    if type(value) in _MAPPINGS:
        return all(_shows_alike(key) and _shows_alike(item) for key, item in value.items())
    if type(value) in (list, tuple, deque):
        return all(map(_shows_alike, value))
    return type(value) in SCALARS or type(value) is range


def kept(value: Any) -> Any:
    """``value``, if it may be looked at again. Raises Unsupported for what can be gone through once."""
    if type(value) is Drawn:
        raise UnsupportedOperation
    return value


def hashed(items: Iterable[Any]) -> list[Any]:
    """The items, if putting them into a set or a dictionary is quick."""
    found = list(items)
    odd = sum(not (item is None or type(item) in (str, bytes, bool) or _is_small(item)) for item in found)
    if odd > _MOST_ODD:
        raise UnsupportedOperation
    return found


def _is_small(value: Any) -> bool:
    return type(value) is int and value.bit_length() < 60


def calculate(operation: type[ast.operator], left: Any, right: Any) -> Any:
    """``left + right``, and what else ``literals`` does."""
    if Approximately in (type(left), type(right)) or not (is_plain(left) and is_plain(right)):
        raise UnsupportedOperation
    try:
        return binary(operation, left, right)
    except (NotLiteral, KeyError):
        raise UnsupportedOperation from None


def negate(operation: type[ast.unaryop], value: Any) -> Any:
    """``-value``, ``not value`` and their like."""
    if not is_plain(value):
        raise UnsupportedOperation
    return _UNARY[operation](value)


def compare(operation: type[ast.cmpop], left: Any, right: Any) -> Any:
    """``left == right``, and the other comparisons; identity only of what there is once."""
    if operation in (ast.Is, ast.IsNot) and not any(_is_single(side) for side in (left, right)):
        raise UnsupportedOperation
    if operation in (ast.In, ast.NotIn) and not (is_plain(right) or type(right) is range):
        raise UnsupportedOperation
    return _COMPARISONS[operation](kept(left), kept(right))


def _is_single(value: object) -> bool:
    return value is None or value is True or value is False or isinstance(value, type)


def subscript(value: Any, index: Any) -> Any:
    """``value[index]``."""
    if not is_plain(value):
        raise UnsupportedOperation
    return value[index]


def call(function: Any, given: list[Any], named: dict[str, Any]) -> Any:
    """A call of one of the ``FUNCTIONS``."""
    if any(type(value) is int and value.bit_length() > _MOST_BITS for value in (*given, *named.values())):
        raise UnsupportedOperation
    special = _SPECIAL.get(id(function))
    if special is not None:
        return special(*given, **named)
    if not is_ours(function):
        raise UnsupportedOperation
    return function(*given, **named)


def is_ours(function: object) -> bool:
    """Whether a value is a function or a type that may be called here."""
    return id(function) in _ALLOWED


def method(owner: Any, name: str, given: list[Any], named: dict[str, Any]) -> Any:
    """``owner.name(...)`` where that is a method of a builtin type."""
    allowed = METHODS.get(type(owner), frozenset()) | CHANGING.get(type(owner), frozenset())
    if name not in allowed:
        raise UnsupportedOperation
    if name == "replace" and len(owner) * (1 + len(given[1])) > _LONGEST:
        raise UnsupportedOperation
    if name == "join":
        given = [parts(given[0])]
    if type(owner) in (set, frozenset) or name in ("update", "setdefault", "add"):
        for value in given:
            hashed(parts(value, ordered=False) if type(value) in _COLLECTIONS else [value])
    return getattr(owner, name)(*given, **named)


def _sorted(values: Any, **named: Any) -> list[Any]:
    return sorted(parts(values, ordered=False), **named)


def _least(choose: Callable[..., Any]) -> Callable[..., Any]:
    def chosen(*given: Any, **named: Any) -> Any:
        return choose(*([parts(given[0], "key" not in named)] if len(given) == 1 else given), **named)

    return chosen


def _sum(values: Any, *start: Any) -> Any:
    items = parts(values, ordered=False)
    if any(type(each) not in (int, bool) for each in items):  # other sums differ between versions, or grow
        raise UnsupportedOperation
    return sum(items, *start)


def _zip(*columns: Any, **named: Any) -> Drawn:
    return Drawn(zip(*map(parts, columns), **named))  # noqa: B905 - as the test says


def _range(*given: Any) -> range:
    return range(*given)


def _power(*given: Any) -> Any:
    if len(given) != 2:
        raise UnsupportedOperation
    return calculate(ast.Pow, *given)


def _texted(*given: Any) -> str:
    return shown(given[0], str) if len(given) == 1 else str(*given)


def _dictionary(*given: Any, **named: Any) -> dict[Any, Any]:
    if given and type(given[0]) not in _MAPPINGS:
        pairs = [parts(pair) for pair in parts(given[0])]
        hashed(pair[0] for pair in pairs if pair)
        return dict(pairs, **named)
    return dict(*given, **named)


def _of(kind: Callable[..., Any], ordered: bool = True) -> Callable[..., Any]:
    """A collection made of what another holds."""

    def made(*given: Any) -> Any:
        if not given:
            return kind()
        (values,) = given
        items = parts(values, ordered)
        return kind(items if ordered else hashed(items))

    return made


def _isinstance(value: Any, kinds: Any) -> bool:
    return isinstance(kept(value), kinds)


def _type(value: Any) -> type:
    return type(kept(value))


def _length(value: Any) -> int:
    if not (is_plain(value) or type(value) is range or type(value) in _VIEWS):
        raise UnsupportedOperation
    return len(value)


_VIEWS: tuple[type, ...] = (type({}.keys()), type({}.values()), type({}.items()))
_UNARY: dict[type, Callable[[Any], Any]] = {
    ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Not: operator.not_, ast.Invert: operator.invert,
}  # fmt: skip
_COMPARISONS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Is: operator.is_, ast.IsNot: operator.is_not,
    ast.In: lambda item, box: item in box, ast.NotIn: lambda item, box: item not in box,
}  # fmt: skip
_SPECIAL: dict[int, Callable[..., Any]] = {
    id(sorted): _sorted, id(min): _least(min), id(max): _least(max), id(sum): _sum, id(zip): _zip,
    id(range): _range, id(pow): _power, id(str): _texted, id(repr): shown, id(dict): _dictionary,
    id(list): _of(list), id(tuple): _of(tuple), id(set): _of(set, False),
    id(frozenset): _of(frozenset, False), id(Counter): _of(Counter, False), id(deque): _of(deque),
    id(all): lambda values: all(parts(values, False)), id(any): lambda values: any(parts(values, False)),
    id(enumerate): lambda values, *start: Drawn(enumerate(parts(values), *start)),
    id(reversed): lambda values: Drawn(reversed(parts(values))),
    id(isinstance): _isinstance, id(type): _type, id(len): _length,
    id(operator.add): lambda left, right: calculate(ast.Add, left, right),
    id(operator.sub): lambda left, right: calculate(ast.Sub, left, right),
    id(operator.mul): lambda left, right: calculate(ast.Mult, left, right),
    id(operator.contains): lambda box, item: compare(ast.In, item, box),
    id(operator.is_): lambda left, right: compare(ast.Is, left, right),
    id(operator.is_not): lambda left, right: compare(ast.IsNot, left, right),
    id(operator.getitem): subscript,
}  # fmt: skip
BUILTINS = frozenset(
    """len abs round sum min max sorted reversed list tuple set frozenset dict str repr int float bool complex
    isinstance type all any enumerate zip range ord chr divmod pow bin hex oct""".split()
)
CONSUMING = frozenset("list tuple set frozenset sorted sum min max all any dict enumerate zip join".split())
"""What takes everything out of an iterator."""
MODULES: dict[str, dict[str, Any]] = {
    "math": {
        name: getattr(math, name)
        for name in """isclose isnan isinf isfinite floor ceil trunc sqrt fabs copysign log log2 log10 log1p
        exp sin cos tan asin acos atan atan2 hypot degrees radians gcd fsum pi e tau inf nan""".split()
    },
    "operator": {
        name: getattr(operator, name)
        for name in "eq ne lt le gt ge is_ is_not not_ truth contains add sub mul neg abs getitem".split()
    },
    "collections": {
        "Counter": Counter, "OrderedDict": OrderedDict, "defaultdict": defaultdict, "deque": deque,
    },
    "pytest": {"approx": Approximately},
}  # fmt: skip
_ALLOWED = {
    *_SPECIAL,
    *(id(getattr(builtins, name)) for name in BUILTINS),
    *(id(value) for names in MODULES.values() for value in names.values() if callable(value)),
} - {id(OrderedDict), id(defaultdict)}
TYPES = frozenset(["bytes", "object"])
"""Names that are values here, though nothing is made of them."""
METHODS: dict[type, frozenset[str]] = {
    str: frozenset(
        """lower upper strip lstrip rstrip split rsplit splitlines startswith endswith find rfind index rindex
        count replace isdigit isalpha isalnum isascii isdecimal isidentifier islower isnumeric isprintable
        isspace istitle isupper title capitalize swapcase casefold join partition rpartition removeprefix
        removesuffix encode""".split()
    ),
    bytes: frozenset("decode hex startswith endswith find count".split()),
    list: frozenset("index count copy".split()),
    tuple: frozenset("index count".split()),
    dict: frozenset("get keys values items copy".split()),
    set: frozenset("issubset issuperset isdisjoint union intersection difference copy".split()),
    int: frozenset(["bit_length"]),
    float: frozenset(["is_integer"]),
}
METHODS.update(dict.fromkeys(_MAPPINGS, METHODS[dict]))
METHODS[frozenset] = METHODS[set]
CHANGING: dict[type, frozenset[str]] = {
    list: frozenset("append extend insert pop remove sort reverse clear".split()),
    dict: frozenset("update setdefault pop clear".split()),
    set: frozenset("add discard remove update clear".split()),
}
CHANGING_NAMES = frozenset().union(*CHANGING.values())
TELLING_METHODS = frozenset(["equals"]).union(
    *(METHODS[kind] for kind in (str, bytes, int, float, set, tuple))
)
"""Methods of builtin types that say something about their owner and other data; ``equals`` is of pandas."""
KNOWN_METHODS = frozenset().union(*METHODS.values(), CHANGING_NAMES)
