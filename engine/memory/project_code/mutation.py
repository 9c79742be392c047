"""Tells from a function's text whether it may change its arguments or anything else that outlives it.

Tests judge results alone, and do not see such changes. A function may change what it made itself. How much of
an object that is, is counted in levels: of an argument 0, of ``list(argument)`` 1 (the copy, and not what
both hold), of ``[list(row) for row in argument]`` 2.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.memory.project_code.owners import ALL, called, element, is_immutable, levels, root

_METHODS = frozenset(
    "append appendleft extend extendleft insert remove pop popleft popitem clear sort reverse rotate update "
    "setdefault add discard subtract move_to_end difference_update intersection_update "
    "symmetric_difference_update fill resize byteswap frombytes fromlist __setitem__ __delitem__ __setattr__ "
    "__iadd__ __isub__ __imul__ __imatmul__ __iand__ __ior__ __ixor__ __next__".split()
)
_SPREADING = frozenset(("extend", "extendleft", "update"))
"""Methods that take in what their arguments hold."""
_KEYED = frozenset(("setdefault", "insert", "__setitem__"))
"""Methods whose first argument says where."""
_FUNCTIONS = frozenset(
    "heapify heappush heappop heappushpop heapreplace insort insort_left insort_right setitem delitem iadd "
    "iconcat isub imul imatmul iand ior ixor next _heapify_max heapify_max heappush_max heappop_max "
    "heappushpop_max heapreplace_max fill_diagonal copyto putmask".split()
)
"""Functions that change their first argument."""
_ROUNDS = 12


@dataclass(frozen=True)
class _Bound:
    """A variable holds ``value`` (None: anything), ``depth`` levels inside itself; 0: it is the value."""

    name: str
    value: ast.expr | None
    depth: int = 0


def changes_what_outlives_it(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether ``function`` may change its arguments, its defaults or variables of its module."""
    inside = [inner for statement in function.body for inner in ast.walk(statement)]
    if any(isinstance(each, ast.Global) for each in inside):
        return True
    bindings = [*_parameters(function), *(bound for each in inside for bound in _bindings(each))]
    owned = _owned(bindings)
    if owned is None:
        return True
    typed = {each.arg for each in _arguments(function) if each.annotation is not None}
    changed = [target for each in inside for target in _changed(each, typed)]
    return any(_is_of_others(thing, owned) or levels(thing, owned) <= depth for thing, depth in changed)


def _owned(bindings: Sequence[_Bound]) -> dict[str, int] | None:
    """The levels of each variable, from below all of its bindings; None where they are too entangled."""
    owned = {bound.name: ALL for bound in bindings if not bound.depth}
    bindings = [bound for bound in bindings if bound.name in owned]
    for _ in range(_ROUNDS):
        before = dict(owned)
        for bound in bindings:
            value = levels(bound.value, owned) if bound.value is not None else 0
            owned[bound.name] = min(owned[bound.name], value + bound.depth)
        if owned == before:
            return owned
    return None


def _changed(node: ast.AST, typed: Collection[str]) -> Iterator[tuple[ast.expr, int]]:
    """What ``node`` changes: the variable that leads there, and how deep inside it the change is."""
    stored = isinstance(node, ast.Subscript | ast.Attribute) and not isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Subscript | ast.Attribute) and (stored or is_changing(node)):
        yield root(node.value)
    elif isinstance(node, ast.Call):
        yield from map(root, _changed_by_call(node))
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        yield from [(node.target, 0)] if node.target.id in typed or not _is_sum_with_number(node) else []


def _changed_by_call(node: ast.Call) -> Iterator[ast.expr]:
    """What a function changes that is called: its first argument, or what a keyword names."""
    got = node.args[1] if called(node) == "getattr" and len(node.args) > 1 else None
    changing = isinstance(got, ast.Constant) and got.value in _METHODS
    if node.args and (changing or called(node) in _FUNCTIONS):
        yield node.args[0]
    for keyword in node.keywords:
        off = isinstance(keyword.value, ast.Constant) and not keyword.value.value
        if keyword.arg == "inplace" and isinstance(node.func, ast.Attribute) and not off:
            yield node.func.value
        elif keyword.arg == "out" and not off:
            yield keyword.value


def _is_sum_with_number(node: ast.AugAssign) -> bool:
    """``count += 1``, which only numbers can do as a rule; a list can do ``items *= 2``."""
    value = node.value.value if isinstance(node.value, ast.Constant) else None
    return isinstance(value, int | float | complex) and not isinstance(node.op, ast.Mult)


def _is_of_others(thing: ast.expr, owned: Mapping[str, int]) -> bool:
    """Whether it is a variable that the function does not bind."""
    return isinstance(thing, ast.Name) and thing.id not in owned


def is_changing(node: ast.expr) -> bool:
    """Whether ``node`` is a method that changes its object."""
    return isinstance(node, ast.Attribute) and node.attr in _METHODS


def _arguments(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.arg]:
    return (each for each in ast.walk(function.args) if isinstance(each, ast.arg))


def _parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[_Bound]:
    for each in _arguments(function):
        yield _Bound(each.arg, ast.Constant(0) if is_immutable(each.annotation) else None)


def _bindings(node: ast.AST) -> Iterator[_Bound]:
    """What ``node`` binds, and what it puts into objects."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _assigned(target, node.value)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield from _assigned(node.target, node.value)
    elif isinstance(node, ast.AugAssign):
        yield from _assigned(node.target, ast.BinOp(node.target, node.op, node.value))
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield from _assigned(node.target, element(node.iter))
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        yield from _assigned(node.optional_vars, None)
    elif isinstance(node, ast.arg):
        yield _Bound(node.arg, None)
    elif isinstance(node, ast.MatchAs | ast.MatchStar | ast.MatchMapping):
        name = node.rest if isinstance(node, ast.MatchMapping) else node.name
        yield from [_Bound(name, None)] if name else []
    elif isinstance(node, ast.Call):
        yield from _put_in(node)


def _assigned(target: ast.expr, value: ast.expr | None) -> Iterator[_Bound]:
    if isinstance(target, ast.Name):
        yield _Bound(target.id, value)
    elif isinstance(target, ast.Starred):
        yield from _assigned(target.value, ast.List([element(value)]) if value is not None else None)
    elif isinstance(target, ast.Tuple | ast.List):
        values = value.elts if isinstance(value, ast.Tuple | ast.List) else []
        paired = len(values) == len(target.elts)
        inner = element(value) if value is not None else None
        for number, each in enumerate(target.elts):
            yield from _assigned(each, values[number] if paired else inner)
    elif isinstance(target, ast.Subscript | ast.Attribute):
        yield from _stored(target.value, [value])


def _put_in(node: ast.Call) -> Iterator[_Bound]:
    """What a call puts into the object that it changes."""
    name = called(node)
    if isinstance(node.func, ast.Attribute) and name in _METHODS:
        values = [*node.args[name in _KEYED :], *(each.value for each in node.keywords)]
        yield from _stored(
            node.func.value, [element(each) if name in _SPREADING else each for each in values]
        )
    elif name in _FUNCTIONS and node.args:
        yield from _stored(node.args[0], node.args[1:])


def _stored(place: ast.expr, values: Sequence[ast.expr | None]) -> Iterator[_Bound]:
    holder, depth = root(place)
    if isinstance(holder, ast.Name):
        yield from (_Bound(holder.id, value, depth + 1) for value in values)
