"""Whether a piece of test code exercises the function under test."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import Statement

_ITERATES = {
    "all", "any", "dict", "enumerate", "filter", "frozenset", "iter", "list", "map", "max", "min", "next",
    "set", "sorted", "sum", "tuple", "zip",
}  # fmt: skip
_LOOPS = (ast.For, ast.comprehension, ast.Starred)
CALLS = {
    "__len__": {"len"}, "__str__": {"str", "format", "print"}, "__repr__": {"repr", "str", "print"},
    "__iter__": _ITERATES, "__next__": _ITERATES, "__hash__": {"hash", "set", "dict"},
    "__bool__": {"bool"}, "__abs__": {"abs"}, "__int__": {"int"},
    "__float__": {"float"}, "__round__": {"round"}, "__reversed__": {"reversed"},
    "__format__": {"format"}, "__bytes__": {"bytes"}, "__enter__": set(), "__exit__": set(),
}  # fmt: skip
SYNTAX: dict[str, tuple[type[ast.AST], ...]] = {
    "__eq__": (ast.Eq,), "__ne__": (ast.NotEq,), "__lt__": (ast.Lt,), "__le__": (ast.LtE,),
    "__gt__": (ast.Gt,), "__ge__": (ast.GtE,), "__contains__": (ast.In, ast.NotIn), "__add__": (ast.Add,),
    "__sub__": (ast.Sub,), "__mul__": (ast.Mult,), "__truediv__": (ast.Div,), "__mod__": (ast.Mod,),
    "__floordiv__": (ast.FloorDiv,), "__pow__": (ast.Pow,), "__matmul__": (ast.MatMult,),
    "__and__": (ast.BitAnd,), "__or__": (ast.BitOr,), "__xor__": (ast.BitXor,), "__neg__": (ast.USub,),
    "__invert__": (ast.Invert,), "__lshift__": (ast.LShift,), "__rshift__": (ast.RShift,),
    "__getitem__": (ast.Subscript,), "__setitem__": (ast.Subscript,), "__delitem__": (ast.Subscript,),
    "__iter__": _LOOPS, "__next__": _LOOPS, "__bool__": (ast.Not, ast.If, ast.Assert),
    "__str__": (ast.FormattedValue,), "__repr__": (ast.FormattedValue,), "__enter__": (ast.With,),
    "__exit__": (ast.With,), "__format__": (ast.FormattedValue,),
}  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """A function at the top of a module, or a method of a class there."""

    name: str
    """The name at the top of the module: the function's, or the outermost class's."""
    method: str = ""
    known_as: frozenset[str] = frozenset()
    """Other names at the top of the module that give the class, one derived from it, or its objects."""

    @classmethod
    def of(cls, function: Function, module: Iterable[Statement] = ()) -> Subject:
        """Returns what tests can reach of ``function``, which stands in ``module``."""
        first, _, rest = function.reachable_name.partition(".")
        method = rest.rpartition(".")[2]
        return cls(first, method, _giving(first, list(module)) if method else frozenset())

    @property
    def names(self) -> frozenset[str]:
        """All names at the top of the module that a test may reach it by."""
        return self.known_as | {self.name}

    @property
    def is_special(self) -> bool:
        """A method that Python calls without its name being written."""
        return self.method.startswith("__") and self.method.endswith("__")

    def used_in(self, trees: Iterable[ast.AST]) -> bool:
        """Whether the code mentions the function, or a method of its name (of whatever object).

        Special methods count where the syntax or the built-in that calls them is used.
        """
        nodes = [node for tree in trees for node in ast.walk(tree)]
        if not self.method:
            return self.concerns(nodes)
        if any(isinstance(node, ast.Attribute) and node.attr == self.method for node in nodes):
            return True
        calls, syntax = CALLS.get(self.method), SYNTAX.get(self.method)
        if calls is None and syntax is None:
            return self.is_special
        names = {_called(node) for node in nodes if isinstance(node, ast.Call)}
        return bool(names & (calls or set())) or any(isinstance(node, syntax or ()) for node in nodes)

    def concerns(self, nodes: Iterable[ast.AST]) -> bool:
        """Whether the function or the class is mentioned at all among ``nodes``."""
        return any(
            isinstance(node, ast.Name) and node.id in self.names and isinstance(node.ctx, ast.Load)
            for node in nodes
        )


def _called(call: ast.Call) -> str:
    """The name of a function that is called, or of the method ``format``."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return "format" if isinstance(call.func, ast.Attribute) and call.func.attr == "format" else ""


def _giving(name: str, module: Sequence[Statement]) -> frozenset[str]:
    """Names of classes derived from ``name``, of variables made of it, and of functions that return it."""
    found = {name}
    while True:
        more = {
            bound for each in module if not each.is_import and not each.binds <= found
            for bound in each.binds if not found.isdisjoint(_given_by(each.tree))
        }  # fmt: skip
        if more <= found:
            return frozenset(found - {name})
        found |= more


def _given_by(tree: ast.stmt) -> set[str]:
    """Names in the bases of a class, in an assigned value, or in what a function returns."""
    roots: list[ast.AST] = []
    if isinstance(tree, ast.ClassDef):
        roots += tree.bases
    elif isinstance(tree, ast.Assign | ast.AnnAssign) and tree.value is not None:
        roots.append(tree.value)
    elif isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef):
        returns = (ast.Return, ast.Yield)
        roots += [node.value for node in ast.walk(tree) if isinstance(node, returns) and node.value]
    return {node.id for root in roots for node in ast.walk(root) if isinstance(node, ast.Name)}
