"""Makes further inputs for a function from the calls of its visible tests.

Nothing else is read, no results are expected, and the same tests give the same inputs.
"""

from __future__ import annotations

import ast
import builtins
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.decoding.executable import parse
from engine.selection.variation import varied
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
