"""Whether a known function can take what a task gives it, and in which order."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from engine.memory.parameters import Parameter
from engine.memory.types import Known, Order, Request
from engine.memory.words import words

_PERMUTED = 3
"""Of so many parameters all orders are tried; of more, the task's own."""
MOST_ORDERS = 2
"""Orders in which a function is tried."""
_TAKES = {
    "int": ("int", "bool"),
    "float": ("float", "int"),
    "complex": ("complex", "float", "int"),
    "str": ("str",),
    "bool": ("bool",),
    "bytes": ("bytes",),
    "list": ("list", "tuple"),
    "tuple": ("tuple", "list"),
    "set": ("set", "frozenset"),
    "frozenset": ("set", "frozenset"),
    "dict": ("dict",),
    "Mapping": ("dict",),
    "None": ("NoneType",),
    "Iterator": ("Iterator",),
    "Generator": ("Iterator",),
    "Iterable": ("Iterator", "list", "tuple", "set", "frozenset", "dict", "str"),
}
"""By the annotation's first word, the types of values that it may take, or that may come of it."""


def orders(known: Known, request: Request) -> list[Order]:
    """The likeliest orders in which ``known`` may take what the task gives, few."""
    if not _returns(known, request):
        return []
    required = sum(not each.default for each in known.parameters)
    ways = _ways(request)
    fitting = [
        order
        for order in ways
        if required <= len(order) <= len(known.parameters) and _fits(known.parameters, order, request)
    ]
    return sorted(fitting, key=lambda order: _strangeness(known.parameters, order, request))[:MOST_ORDERS]


def _ways(request: Request) -> Iterator[Order]:
    """Orders of all the task's parameters and some of the attributes; then without one that is spare."""
    count, further = len(request.parameters), len(request.attributes)
    yield from _arranged(tuple(range(count)))
    for given in range(count + 1, min(count + further, _PERMUTED) + 1):
        for order in permutations(range(count + further), given):
            if {*range(count)} <= {*order}:
                yield order
    for spare in request.spare:
        yield from _arranged(tuple(number for number in range(count) if number != spare))


def _arranged(numbers: Order) -> Iterator[Order]:
    yield from permutations(numbers) if len(numbers) <= _PERMUTED else [numbers]


def _fits(parameters: Sequence[Parameter], order: Order, request: Request) -> bool:
    for parameter, number in zip(parameters, order, strict=False):
        annotation = _of_any_number(parameter.annotation)
        wanted = request.given[number].annotation
        if wanted and annotation and not _alike(annotation, wanted):
            return False
        values = (call.arguments[number] for call in request.calls if number in call.arguments)
        if not all(accepts(annotation, value) for value in values):
            return False
    return True


def _of_any_number(annotation: str) -> str:
    """``float`` for ``int``: what was written for whole numbers may as well serve for others."""
    return "float" if annotation == "int" else annotation


def _strangeness(parameters: Sequence[Parameter], order: Order, request: Request) -> tuple[int, int, Order]:
    """Fewer parameters of the same name come last, then more attributes; else the task's order is first."""
    same = sum(
        bool({*words(parameter.name)} & {*words(request.given[number].name)})
        for parameter, number in zip(parameters, order, strict=False)
    )
    return -same, len(order), order


def _returns(known: Known, request: Request) -> bool:
    if known.returns and request.returns and not _alike(_of_any_number(known.returns), request.returns):
        return False
    fractions = any(isinstance(each, float) for call in request.calls for each in call.arguments.values())
    annotation = _of_any_number(known.returns) if fractions else known.returns
    return all(accepts(annotation, call.expected) for call in request.calls if call.shown)


def _alike(one: str, other: str) -> bool:
    """Whether two annotations may mean the same; what is not known may."""
    left, right = _heads(one), _heads(other)
    if not left or not right:
        return True
    taken = {kind for head in left for kind in _TAKES[head]}
    return any(kind in taken for head in right for kind in _TAKES[head])


def accepts(annotation: str, value: Any) -> bool:
    """Whether a parameter so annotated may take ``value``; what is not known may."""
    heads = _heads(annotation)
    return not heads or any(type(value).__name__ in _TAKES[head] for head in heads)


@lru_cache(maxsize=1 << 14)
def _heads(annotation: str) -> tuple[str, ...]:
    """The first words of an annotation's alternatives; none if one of them is not known."""
    try:
        tree = ast.parse(annotation.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return ()
    found = tuple(_head(each) for each in _alternatives(tree))
    return found if all(head in _TAKES for head in found) else ()


def _alternatives(tree: ast.expr) -> Iterator[ast.expr]:
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.BitOr):
        yield from _alternatives(tree.left)
        yield from _alternatives(tree.right)
    elif isinstance(tree, ast.Subscript) and _head(tree.value) == "Optional":
        yield from (tree.slice, ast.Constant(None))
    else:
        yield tree


def _head(tree: ast.expr) -> str:
    if isinstance(tree, ast.Subscript):
        return _head(tree.value)
    if isinstance(tree, ast.Attribute):
        return tree.attr
    if isinstance(tree, ast.Constant):
        return "None" if tree.value is None else str(tree.value)
    name = tree.id if isinstance(tree, ast.Name) else ""
    return {"List": "list", "Dict": "dict", "Tuple": "tuple", "Set": "set"}.get(name, name)
