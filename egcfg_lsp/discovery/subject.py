"""Whether a piece of test code exercises the function under test."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from egcfg_lsp.discovery.function import Function

CALLS = {
    "__len__": {"len"}, "__str__": {"str", "format", "print"}, "__repr__": {"repr", "str", "print"},
    "__iter__": {"list", "tuple", "set", "iter", "sorted", "sum", "dict", "enumerate", "zip", "max", "min"},
    "__next__": {"next"}, "__hash__": {"hash", "set", "dict"}, "__bool__": {"bool"}, "__abs__": {"abs"},
    "__int__": {"int"}, "__float__": {"float"}, "__round__": {"round"}, "__reversed__": {"reversed"},
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
    "__iter__": (ast.For, ast.comprehension, ast.Starred), "__bool__": (ast.Not, ast.If, ast.Assert),
    "__str__": (ast.FormattedValue,), "__repr__": (ast.FormattedValue,), "__enter__": (ast.With,),
    "__exit__": (ast.With,), "__format__": (ast.FormattedValue,),
}  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """A function at the top of a module, or a method of a class there."""

    name: str
    """The name at the top of the module: the function's, or the outermost class's."""
    method: str = ""

    @classmethod
    def of(cls, function: Function) -> Subject:
        """What tests can reach of ``function``."""
        first, _, rest = function.reachable_name.partition(".")
        return cls(first, rest.rpartition(".")[2])

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
        names = {n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        return bool(names & (calls or set())) or any(isinstance(node, syntax or ()) for node in nodes)

    def concerns(self, nodes: Iterable[ast.AST]) -> bool:
        """Whether the function or the class is mentioned at all among ``nodes``."""
        return any(
            isinstance(node, ast.Name) and node.id == self.name and isinstance(node.ctx, ast.Load)
            for node in nodes
        )
