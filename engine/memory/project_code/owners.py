"""Tracks how much of an object belongs to the function that has it: see :mod:`.mutation`."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence

ALL = 6
"""So many levels count as all."""
_COPYING = frozenset(
    "list dict set tuple frozenset bytearray sorted Counter defaultdict deque OrderedDict iter map filter "
    "reversed chain cycle islice copy split rsplit splitlines partition rpartition keys values "
    "most_common".split()
)
"""Functions and methods whose result is new, and may hold what they were given."""
_JOINING = frozenset(("sum", "from_iterable"))
"""Functions whose result is new, and may hold what is in the parts of what they were given."""
_PAIRING = frozenset("enumerate zip items zip_longest combinations permutations product groupby".split())
"""Functions and methods whose result holds new tuples of that."""
_PLAIN = frozenset(
    "len int float str bool abs round ord chr repr ascii bin hex oct format join replace strip lower "
    "upper deepcopy range divmod bytes complex count StringIO BytesIO md5 sha1 sha256 sha512 blake2b".split()
)
"""Functions and methods whose result shares nothing with what they were given."""
_REACHING = frozenset(("setdefault", "get", "pop", "popleft", "popitem"))
"""Methods that give what their object holds."""
_IMMUTABLE = frozenset("int float str bool bytes complex Decimal Fraction date datetime timedelta".split())
_AROUND_TYPES = frozenset("None Optional Union typing decimal fractions".split())

_TYPES = frozenset("int float str bool bytes list dict set tuple Counter deque".split())


def called(node: ast.Call) -> str:
    """The last name of the called function."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def is_immutable(annotation: ast.expr | None) -> bool:
    """Whether values so annotated never change: ``int``, ``decimal.Decimal``, ``"float | None"``."""
    nodes = ast.walk(annotation) if annotation is not None else ()
    named = {name for node in nodes for name in _names(node)}
    return bool(named & _IMMUTABLE) and named <= _IMMUTABLE | _AROUND_TYPES


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name | ast.Attribute):
        return [node.id if isinstance(node, ast.Name) else node.attr]
    quoted = node.value if isinstance(node, ast.Constant) else None
    return re.findall(r"\w+", quoted) if isinstance(quoted, str) else []


def element(node: ast.expr) -> ast.expr:
    """The expression of what ``node`` holds."""
    return ast.Subscript(node, ast.Constant(0), ast.Load())


def root(node: ast.expr) -> tuple[ast.expr, int]:
    """``groups`` and 1 of ``groups[key]``."""
    depth = 0
    while (inner := _holder(node)) is not None:
        node, depth = inner, depth + 1
    return node, depth


def levels(node: ast.expr, owned: Mapping[str, int]) -> int:
    """How many levels of the value of ``node`` belong to the function, by those of its variables."""
    if isinstance(node, ast.Name):
        return owned.get(node.id, ALL if node.id in _TYPES else 0)
    if (holder := _holder(node)) is not None:
        within = levels(holder, owned)
        default = node.args[1:] if isinstance(node, ast.Call) else []
        return min([within if within >= ALL else max(within - 1, 0), *_all(default, owned)])
    if isinstance(node, ast.Call):
        return _of_result(node, owned)
    if isinstance(node, ast.BinOp):
        return max(1, min(_all([node.left, node.right], owned)))
    if isinstance(node, ast.Subscript):  # a slice
        return max(1, levels(node.value, owned))
    if isinstance(node, ast.IfExp):
        return min(_all([node.body, node.orelse], owned))
    if isinstance(node, ast.BoolOp):
        return min(_all(node.values, owned))
    held = _held(node)
    if held is not None:
        return min([ALL, *(1 + each for each in _all(held, owned))])
    return ALL if isinstance(node, ast.Constant | ast.JoinedStr | ast.Compare | ast.UnaryOp) else 0


def _all(nodes: Sequence[ast.expr], owned: Mapping[str, int]) -> list[int]:
    return [levels(each, owned) for each in nodes]


def _holder(node: ast.expr) -> ast.expr | None:
    """``groups`` of ``groups[key]``, ``groups.key`` and ``groups.get(key)``."""
    if isinstance(node, ast.Attribute) or (
        isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice)
    ):
        return node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _REACHING:
        return node.func.value
    return None


def _held(node: ast.expr) -> list[ast.expr] | None:
    """What a new object holds; None where ``node`` makes none."""
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return [element(each.value) if isinstance(each, ast.Starred) else each for each in node.elts]
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return [value if key is not None else element(value) for key, value in pairs]
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
        return [node.elt]
    return [node.value] if isinstance(node, ast.DictComp) else None


def _of_result(node: ast.Call, owned: Mapping[str, int]) -> int:
    name = called(node)
    if name in _PLAIN:
        return ALL
    given = [*node.args, *(each.value for each in node.keywords)]
    if isinstance(node.func, ast.Attribute) and not given:
        given = [node.func.value]
    within = min([ALL, *_all([each for each in given if not isinstance(each, ast.Lambda)], owned)])
    if name in _JOINING:
        return max(1, within - 1)
    if name in _COPYING:
        return max(1, within)
    if name in _PAIRING:
        return min(ALL, 1 + max(1, within))
    return min(ALL, 1 + within) if name[:1].isupper() else 0
