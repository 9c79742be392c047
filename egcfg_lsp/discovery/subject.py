"""Whether a piece of test code exercises the function under test."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from egcfg_lsp.discovery.function import Function

CONSTRUCTORS = frozenset({"__init__", "__new__", "__post_init__"})


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

    def used_in(self, trees: Iterable[ast.AST]) -> bool:
        """Whether the code mentions the function, or a method of its name (of whatever object).

        Operators and the like are written without their name; they count wherever the class does.
        """
        nodes = [node for tree in trees for node in ast.walk(tree)]
        if not self.method:
            return self.concerns(nodes)
        if self.method in CONSTRUCTORS or self.method.startswith("__"):
            return True
        return any(isinstance(node, ast.Attribute) and node.attr == self.method for node in nodes)

    def concerns(self, nodes: Iterable[ast.AST]) -> bool:
        """Whether the function or the class is mentioned at all among ``nodes``."""
        return any(
            isinstance(node, ast.Name) and node.id == self.name and isinstance(node.ctx, ast.Load)
            for node in nodes
        )
