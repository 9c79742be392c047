"""Makes further inputs for a function from the calls of its visible tests.

Nothing else is read, no results are expected, and the same tests give the same inputs."""

from __future__ import annotations

import ast
import builtins
import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from engine.decoding.executable import parse
from sandbox import TestCase, TestResult
from sandbox.judge import is_literal

COUNT = 32
_TRIES = 10
"""For each input that is wanted: many are alike."""
_MOST_CHARS = 2000
_CONSTRUCTORS = frozenset(("set", "frozenset", "tuple", "list", "dict", "bytes", "bytearray"))


@dataclass(frozen=True)
class _Called:
    """What a test does before it compares, with the literals that go in."""

    setup: str
    tree: ast.Module
    values: tuple[Any, ...]
    """Of its slots, in order."""


def further_inputs(tests: Sequence[TestResult], count: int = COUNT) -> list[TestCase]:
    """Returns at most ``count`` calls like those of ``tests``, with other inputs and no expected results.

    Returns none if no test spells out its inputs, as with tests that pytest runs.
    """
    calls = list(dict.fromkeys((test.test.setup, test.call) for test in tests if test.test.item is None))
    known = [called for setup, call in calls if (called := _called(setup, call)) is not None]
    if not known:
        return []
    r = Random("\n".join(call for _, call in calls))
    seen = {call for _, call in calls}
    found: list[TestCase] = []
    tried: set[tuple[int, str]] = set()
    for number in range(_TRIES * count):
        called = known[number % len(known)]
        values = _other_values(called, known, r)
        if (again := (number % len(known), repr(values))) in tried:
            continue
        tried.add(again)
        source = _written(called, values)
        if len(source) <= _MOST_CHARS and source not in seen:
            seen.add(source)
            found.append(TestCase(f"further input {len(found) + 1}", source, expected="", setup=called.setup))
        if len(found) == count:
            break
    return found


def input_values(tests: Sequence[TestResult]) -> list[Any]:
    """Returns all literals that the calls of ``tests`` pass on."""
    called = (_called(test.test.setup, test.call) for test in tests if test.test.item is None)
    return [value for each in called if each is not None for value in each.values]


def _called(setup: str, call: str) -> _Called | None:
    """None where there is nothing to show or to vary."""
    tree = parse(call)
    if tree is None or not tree.body or not isinstance(tree.body[-1], ast.Expr):
        return None
    tree = _with_one_result(tree)
    slots = list(_slots(tree))
    return _Called(setup, tree, tuple(map(_literal, slots))) if slots else None


def _with_one_result(tree: ast.Module) -> ast.Module:
    """Expressions at the end become one tuple, so that all of them are seen."""
    first = len(tree.body)
    while first and isinstance(tree.body[first - 1], ast.Expr):
        first -= 1
    shown = [each.value for each in tree.body[first:] if isinstance(each, ast.Expr)]
    if len(shown) == 1:
        return tree
    whole = ast.Expr(ast.Tuple(shown, ast.Load()))
    return ast.fix_missing_locations(ast.Module([*tree.body[:first], whole], []))


def _slots(node: ast.AST) -> Iterator[ast.expr]:
    """Literals that are arguments of calls (not of ``round``, ``sorted`` and such), or are given a name."""
    if isinstance(node, ast.Call):
        yield from _slots(node.func)
        fixed = isinstance(node.func, ast.Name) and _only_wraps(node.func.id)
        for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
            if not is_literal(argument):
                yield from _slots(argument)
            elif not fixed:
                yield argument
    elif isinstance(node, ast.Assign) and is_literal(node.value):
        yield node.value
    else:
        for child in ast.iter_child_nodes(node):
            yield from _slots(child)


def _only_wraps(name: str) -> bool:
    return hasattr(builtins, name) and name not in _CONSTRUCTORS


def _literal(node: ast.expr) -> Any:
    return ast.literal_eval(node)


def _other_values(called: _Called, known: Sequence[_Called], r: Random) -> list[Any]:
    """One of the values is another, or several are; some come from other tests."""
    values = list(called.values)
    alike = [each for each in known if list(map(type, each.values)) == list(map(type, values))]
    chosen = r.randrange(len(values))
    several = r.random() < 0.3
    for place in range(len(values)):
        if place != chosen and not several:
            continue
        if len(alike) > 1 and r.random() < 0.25:
            values[place] = r.choice(alike).values[place]
        else:
            values[place] = varied(values[place], r)
    return values


def _written(called: _Called, values: Sequence[Any]) -> str:
    tree = copy.deepcopy(called.tree)
    replaced = {id(slot): value for slot, value in zip(_slots(tree), values, strict=True)}
    written = _Filled(replaced).visit(tree)
    return ast.unparse(ast.fix_missing_locations(written))


class _Filled(ast.NodeTransformer):
    """Puts values in the places of slots."""

    def __init__(self, values: dict[int, Any]) -> None:
        self._values = values

    def visit(self, node: ast.AST) -> ast.AST:
        if id(node) not in self._values:
            return self.generic_visit(node)
        value = self._values[id(node)]
        return (
            ast.Call(ast.Name("set", ast.Load()), [], [])
            if value == set() and type(value) is set
            else (ast.parse(repr(value), mode="eval").body)
        )


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
