"""What a program of a level must be like, in words and by its syntax tree (ExecVerify, B.1 and Table 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.train.tasks.constrained.structure import Structure, structure

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

    def told(self) -> Iterator[str]:
        """One sentence each."""
        if self.level == 1:
            yield "Make exactly one call. Use no if, loop, comprehension or conditional expression."
            return
        if self.calls > 1:
            yield f"Make at least {self.calls} calls of methods or functions, of more than one kind."
        if self.chain:
            yield f"Use {_in_words(self.chain)}."
            deepest = "Nest no block in another." if self.level == 2 else "Nest blocks at most three deep."
            yield f"{deepest} Use no other kinds of blocks than {_listed(self._kinds)}."

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


def _listed(kinds: frozenset[str]) -> str:
    return ", ".join(sorted(kinds))


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
