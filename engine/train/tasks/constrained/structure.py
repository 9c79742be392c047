"""How a program is built, by its syntax tree: the measures of ExecVerify's Table 4."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_BLOCKS: dict[type[ast.AST], str] = {
    ast.If: "if",
    ast.For: "for",
    ast.While: "while",
    ast.AsyncFor: "for",
    ast.Try: "try",
    ast.With: "with",
    ast.AsyncWith: "with",
    ast.Match: "match",
}
_LOOPS = (
    ast.For,
    ast.While,
    ast.AsyncFor,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
)
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_PLAIN = frozenset("range len list tuple set frozenset dict str int float bool sorted".split())
"""Functions that loops and conversions need: not counted as calls."""


@dataclass(frozen=True)
class Structure:
    """The measures of one program."""

    lines: int
    """Neither empty nor comments."""
    depth: int
    """Of the whole syntax tree."""
    branches: int
    """``if``, ``elif`` and conditional expressions."""
    loops: int
    """``for``, ``while`` and comprehensions."""
    nesting: int
    """Of structured blocks, functions and classes."""
    chains: frozenset[tuple[str, ...]]
    """Blocks in blocks, the outermost first: ``("for", "if")`` is an ``if`` in a ``for``."""
    calls: int
    """Calls of methods and functions, but for ``range``, ``len`` and conversions."""

    @property
    def blocks(self) -> int:
        """How deep blocks lie in each other, functions and classes aside."""
        return max(map(len, self.chains), default=0)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of blocks that there are."""
        return frozenset(kind for chain in self.chains for kind in chain)


def structure(source: str, target: str = "") -> Structure:
    """The measures of ``source``; calls of the function ``target`` count. Raises ``SyntaxError``."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    chains = [(*chain, kind) for chain, kind in _chains(tree, ())]
    return Structure(
        lines=sum(bool(line.strip()) and not line.lstrip().startswith("#") for line in source.splitlines()),
        depth=_depth(tree),
        branches=sum(isinstance(node, ast.If | ast.IfExp) for node in nodes),
        loops=sum(isinstance(node, _LOOPS) for node in nodes),
        nesting=_nesting(tree),
        chains=frozenset(chains),
        calls=sum(_is_counted(node, target) for node in nodes),
    )


def _chains(node: ast.AST, above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every block with those around it; ``elif`` stands beside its ``if``."""
    for child, inside in _children(node):
        kind = _BLOCKS.get(type(child))
        if kind is None:
            yield from _chains(child, above)
        else:
            around = above if inside else above[:-1]
            yield around, kind
            yield from _chains(child, (*around, kind))


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """The children, and whether each stands inside ``node``: an ``elif`` does not."""
    for child in ast.iter_child_nodes(node):
        yield child, not _is_elif(node, child)


def _is_elif(node: ast.AST, child: ast.AST) -> bool:
    if not isinstance(node, ast.If) or not isinstance(child, ast.If):
        return False
    return node.orelse == [child] and node.col_offset == child.col_offset


def _nesting(node: ast.AST) -> int:
    return max((_nesting(child) + _deeper(child) * inside for child, inside in _children(node)), default=0)


def _deeper(node: ast.AST) -> bool:
    return type(node) in _BLOCKS or isinstance(node, _DEFINITIONS)


def _depth(node: ast.AST) -> int:
    return 1 + max(map(_depth, ast.iter_child_nodes(node)), default=0)


def _is_counted(node: ast.AST, target: str) -> bool:
    if not isinstance(node, ast.Call):
        return False
    return not isinstance(node.func, ast.Name) or node.func.id not in _PLAIN - {target}
