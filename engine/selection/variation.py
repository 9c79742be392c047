"""Values like those of a test's input: the same types; other numbers, signs, lengths, orders, letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, cast

MOST_ITEMS = 12
"""Of a list, set, dict or text that is made longer."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def varied(value: Any, r: Random) -> Any:
    """Another value of the type of ``value``; the same one where there is none (None, Ellipsis)."""
    for kind, vary in _VARY.items():
        if type(value) is kind:
            return vary(value, r)
    return value


def _flag(value: bool, r: Random) -> bool:
    return not value


def _integer(value: int, r: Random) -> int:
    reach = max(5, 2 * min(abs(value), 10**6))
    near = value + 1, value - 1, value + 2
    return r.choice((*near, -value, 0, 1, 2 * value, value // 2, r.randint(0, reach)))


def _real(value: float, r: Random) -> float:
    return r.choice((value + 1, value - 0.5, value / 2, value * 2, -value, 0.0, round(value) + 0.25))


def _text(value: str, r: Random) -> str:
    changes: tuple[Callable[[], str], ...] = (
        lambda: value[::-1],
        lambda: value.swapcase(),
        lambda: value.upper(),
        lambda: value[1:],
        lambda: value[:-1],
        lambda: value[: len(value) // 2],
        lambda: (value + value)[: max(MOST_ITEMS, len(value))],
        lambda: value + " " + value,
        lambda: " ".join(_shuffled(value.split(), r)),
        lambda: "".join(_shuffled(value, r)),
        lambda: _other_letters(value, r),
        lambda: _other_letters(value, r),
        lambda: "",
    )
    return r.choice(changes)()


def _other_letters(value: str, r: Random) -> str:
    """Some characters become others of their kind."""
    return "".join(_other(sign, r) if r.random() < 0.4 else sign for sign in value)


def _other(sign: str, r: Random) -> str:
    if sign.isdigit():
        return str(r.randint(0, 9))
    if sign.isalpha():
        letter = r.choice(_LETTERS)
        return letter.upper() if sign.isupper() else letter
    return sign


def _listed(value: list[Any], r: Random) -> list[Any]:
    return _sequence(value, r)


def _tupled(value: tuple[Any, ...], r: Random) -> tuple[Any, ...]:
    """Tuples are records more often than sequences: they keep their length."""
    return tuple(_some_varied(value, r))


def _sequence(value: Sequence[Any], r: Random) -> list[Any]:
    items = list(value)
    if not items:
        return items
    changes: tuple[Callable[[], list[Any]], ...] = (
        lambda: items[::-1],
        lambda: _shuffled(items, r),
        lambda: items[1:],
        lambda: items[:-1],
        lambda: items[:1],
        lambda: [*items, r.choice(items)],
        lambda: [*items, varied(r.choice(items), r)],
        lambda: (items + items)[: max(MOST_ITEMS, len(items))],
        lambda: _some_varied(items, r),
        lambda: _some_varied(items, r),
        lambda: [varied(item, r) for item in items],
        list,
    )
    return r.choice(changes)()


def _some_varied(items: Sequence[Any], r: Random) -> list[Any]:
    """At least one item is another."""
    if not items:
        return []
    chosen = r.randrange(len(items))
    return [
        varied(item, r) if place == chosen or r.random() < 0.3 else item for place, item in enumerate(items)
    ]


def _mapping(value: Mapping[Any, Any], r: Random) -> dict[Any, Any]:
    keys, values = list(value), list(value.values())
    if not keys:
        return {}
    changes: tuple[Callable[[], dict[Any, Any]], ...] = (
        lambda: dict(zip(keys, _some_varied(values, r), strict=True)),
        lambda: dict(zip(keys, _some_varied(values, r), strict=True)),
        lambda: dict(zip(keys, _shuffled(values, r), strict=True)),
        lambda: dict(list(value.items())[::-1]),
        lambda: dict(list(value.items())[1:]),
        lambda: {**value, varied(r.choice(keys), r): r.choice(values)},
        dict,
    )
    return r.choice(changes)()


def _set(value: set[Any], r: Random) -> set[Any]:
    return set(_sequence(sorted(value, key=repr), r))


def _shuffled(items: Sequence[Any], r: Random) -> list[Any]:
    return r.sample(list(items), len(items))


_VARY = cast(
    "dict[type, Callable[[Any, Random], Any]]",
    {
        bool: _flag,
        int: _integer,
        float: _real,
        str: _text,
        list: _listed,
        tuple: _tupled,
        dict: _mapping,
        set: _set,
    },
)
