"""Whether an answer tells what the program computed, or only what its own objects made of the question.

A program can answer with objects that are equal to everything, or that give 0 whatever is subtracted. Where
the question itself puts such an answer beside other data (``f(3) - 6``, ``[6].count(f(3))``), the comparison
happens inside, and the program sees enough of the test to pass it without computing anything.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Iterator

_COMPARING = frozenset("isclose allclose array_equal approx isnan isinf isfinite".split())
_BUILTINS = frozenset("all any isinstance issubclass callable hasattr filter max min pow divmod".split())
_METHODS = frozenset(
    """startswith endswith issubset issuperset isdisjoint symmetric_difference isalnum isalpha isascii
    isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper equals""".split()
)
"""Of builtin types and of pandas', which an answer might only pretend to be."""
_LOOKUPS = frozenset(("count", "get", "index", "pop", "remove", "replace"))
"""Methods that compare their argument with what their owner holds."""
_MODULES = sys.stdlib_module_names | {"np", "numpy", "pd", "pandas", "pytest", "torch"}
_HARMLESS = frozenset(("getattr", "join", "map", "round"))
"""What has other data beside the answer that cannot stand for it."""
_SPELLED = (ast.List, ast.Tuple, ast.Set, ast.Dict)
_DECIDING = (ast.Compare, ast.BoolOp, ast.Lambda, ast.NamedExpr, ast.IfExp)


def telling(question: ast.expr) -> bool:
    """True if the program cannot give the right answer without knowing it."""
    return not any(map(_judges, _done(question)))


def _done(node: ast.AST) -> Iterator[ast.AST]:
    """What is done with the program's answers: all but the plain arguments of its own functions."""
    yield node
    if isinstance(node, ast.Call) and not _is_pythons(node.func) and not any(map(_asks, _arguments(node))):
        yield from _done(node.func)
    else:
        for part in ast.iter_child_nodes(node):
            yield from _done(part)


def _judges(node: ast.AST) -> bool:
    """True if Python's own operation may decide something about an answer and other data."""
    match node:
        case ast.BinOp(left, _, right):
            return _varies(left) or _varies(right)
        case ast.Set(items) | ast.Dict(items):
            return len(items) > 1 and any(item is not None and _varies(item) for item in items)
        case ast.Subscript(value, index):
            return _asks(index) or (_varies(index) and not isinstance(value, ast.Name))
        case ast.comprehension(_, _, conditions):
            return bool(conditions)
        case ast.Call(ast.Attribute(ast.Name(), name)) if name in _LOOKUPS and any(map(_asks, node.args)):
            return True
        case ast.Call(function):
            return _is_judge(function) or (_is_pythons(function) and _mixes(node))
    return isinstance(node, _DECIDING)


def _is_judge(function: ast.expr) -> bool:
    match function:
        case ast.Name(name):
            return name in _BUILTINS | _COMPARING
        case ast.Attribute(_, name):
            return name in _METHODS | _COMPARING or name[:2] == name[-2:] == "__"
    return False


def _is_pythons(function: ast.expr) -> bool:
    """A builtin, a function of a well-known module, or a method of what the test spells out."""
    match function:
        case ast.Name(name):
            return hasattr(builtins, name)
        case ast.Attribute(ast.Name(name)):
            return name in _MODULES
        case ast.Attribute(owner):
            return not _varies(owner) or isinstance(owner, _SPELLED)
    return False


def _mixes(call: ast.Call) -> bool:
    """True if an answer and something else are among the arguments, or in a list that is one."""
    arguments = _arguments(call)
    if isinstance(call.func, ast.Attribute) and not isinstance(call.func.value, ast.Name):
        return call.func.attr not in _HARMLESS and any(map(_varies, (call.func.value, *arguments)))
    spread = [
        argument.elts if isinstance(argument, (ast.List, ast.Tuple)) else [argument] for argument in arguments
    ]
    several = len(arguments) > 1 and getattr(call.func, "id", None) not in _HARMLESS
    return (several and any(map(_varies, arguments))) or any(
        len(set(map(_varies, items))) > 1 for items in spread
    )


def _arguments(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _asks(expression: ast.AST) -> bool:
    return any(isinstance(node, ast.Call) for node in ast.walk(expression))


def _varies(expression: ast.AST) -> bool:
    """True if it may be, or hold, an answer of the program."""
    return any(isinstance(node, (ast.Call, ast.Name)) for node in ast.walk(expression))
