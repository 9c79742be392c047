"""How a program is built, by its syntax tree (ExecVerify, Table 4); what a level asks for (B.1)."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

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
    return Structure(
        lines=sum(bool(line.strip()) and not line.lstrip().startswith("#") for line in source.splitlines()),
        depth=_depth(tree),
        branches=sum(isinstance(node, ast.If | ast.IfExp) for node in nodes),
        loops=sum(isinstance(node, _LOOPS) for node in nodes),
        nesting=_nesting(tree),
        chains=frozenset(_chains(tree, ())),
        calls=sum(_is_counted(node, target) for node in nodes),
    )


def _chains(node: ast.AST, above: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every block with those around it; ``elif`` stands beside its ``if``."""
    for child, inside in _children(node):
        kind = _BLOCKS.get(type(child))
        chain = above if kind is None else (*(above if inside else above[:-1]), kind)
        if kind is not None:
            yield chain
        yield from _chains(child, chain)


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """The children, and whether each stands inside ``node``: an ``elif`` does not."""
    for child in ast.iter_child_nodes(node):
        match node, child:
            case ast.If(orelse=[only], col_offset=at), ast.If(col_offset=place) if only is child:
                yield child, place != at
            case _:
                yield child, True


def _nesting(node: ast.AST) -> int:
    kinds = (*_BLOCKS, *_DEFINITIONS)
    found = (_nesting(each) + inside * isinstance(each, kinds) for each, inside in _children(node))
    return max(found, default=0)


def _depth(node: ast.AST) -> int:
    return 1 + max(map(_depth, ast.iter_child_nodes(node)), default=0)


def _is_counted(node: ast.AST, target: str) -> bool:
    if not isinstance(node, ast.Call):
        return False
    return not isinstance(node.func, ast.Name) or node.func.id not in _PLAIN - {target}


SHARES = {1: 0.209, 2: 0.142, 3: 0.649}
"""Of the levels, as in the paper's Table 5."""
DEEPEST = 3
_SHALLOW = frozenset({"if", "for"})
_ALL = _SHALLOW | {"while"}


@dataclass(frozen=True)
class Constraints:
    """The structure that is asked for."""

    level: int
    """0: any structure."""
    calls: int = 1
    """At least; of level 1, exactly."""
    chain: tuple[str, ...] = ()
    """Blocks that must lie in each other, the outermost first."""

    def sentences(self) -> Iterator[str]:
        """One sentence each."""
        if self.level == 1:
            yield "Make exactly one call. Use no if, loop, comprehension or conditional expression."
            return
        if self.calls > 1:
            yield f"Make at least {self.calls} calls of methods or functions, of more than one kind."
        if self.chain:
            yield f"Use {_in_words(self.chain)}."
            deepest = "Nest no block in another." if self.level == 2 else "Nest blocks at most three deep."
            yield f"{deepest} Use no other kinds of blocks than {', '.join(sorted(self._kinds))}."

    def broken_by(self, source: str, target: str = "") -> str:
        """Which of these ``source`` breaks, in few words; empty if it keeps them all."""
        found = structure(source, target)
        if self.level == 0:
            return ""
        if self.level == 1:
            return _not_flat(found)
        if found.calls < self.calls:
            return "too few calls"
        if found.kinds - self._kinds:
            return "other kinds of blocks"
        if found.blocks > (1 if self.level == 2 else DEEPEST):
            return "nested too deep"
        return "" if self.chain in _tails(found) else "blocks are missing"

    @property
    def _kinds(self) -> frozenset[str]:
        return _SHALLOW if self.level == 2 else _ALL


def _tails(found: Structure) -> set[tuple[str, ...]]:
    """All chains of blocks that lie directly in each other."""
    return {chain[start:] for chain in found.chains for start in range(len(chain) + 1)} | {()}


def _not_flat(found: Structure) -> str:
    if found.branches or found.loops or found.chains:
        return "has control flow"
    return "" if found.calls == 1 else "more than one call"


def _in_words(chain: Sequence[str]) -> str:
    return " inside ".join(f"{'an' if kind == 'if' else 'a'} `{kind}`" for kind in reversed(chain))


def drawn(level: int, r: Random) -> Constraints:
    """Constraints of ``level``."""
    if level == 1:
        return Constraints(1)
    if level == 2:
        return Constraints(2, r.randint(2, 3), (r.choice(("if", "for")),))
    depth = r.randint(2, DEEPEST)
    return Constraints(3, r.randint(2, 4), tuple(r.choice(("if", "for", "while")) for _ in range(depth)))


def level_of(source: str) -> int:
    """The level whose structure ``source`` has; 0: none."""
    level = min(structure(source).blocks + 1, DEEPEST)
    calls = 1 if level == 1 else 2
    return 0 if Constraints(level, calls).broken_by(source) else level
