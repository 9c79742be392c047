"""A search over programs as a value (CodeTree, section 3.2): its nodes, their scores and decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

_IDEA_CHARS = 60


@dataclass(frozen=True)
class Node:
    """One program of the tree."""

    number: int
    """1-based, in the order in which programs were begun."""
    parent: int
    """0 is the task itself."""
    depth: int
    """1 for a program written from a strategy."""
    idea: str
    """The strategy or the reflection that it was written from; empty if there was none."""
    code: str
    passed: int
    total: int
    """Visible tests."""
    executed: float
    """Score of the execution, 0 to 1: the share of visible tests that pass."""
    judged: float | None = None
    """Score of the critic, 0 to 1; None where it was not asked."""
    action: str = "open"
    """``refine``, ``abort`` or ``accept``; ``open`` where nothing was decided."""
    remark: str = ""
    """What the critic says of it: why it has its scores, and what has to be improved."""

    @property
    def score(self) -> float:
        """The sum of both (CodeTree, equation 7)."""
        return self.executed + (self.judged or 0.0)


@dataclass
class Tree:
    """All nodes so far; ``answer`` is the number of the one that is submitted."""

    nodes: dict[int, Node] = field(default_factory=dict)
    answer: int | None = None

    def put(self, node: Node) -> None:
        """Adds a node, or a newer state of one; the best one so far becomes the answer."""
        self.nodes[node.number] = node
        self.answer = self.best().number

    def best(self) -> Node:
        """The accepted node, or else the one of the highest score, the earlier among equals."""
        return max(self.nodes.values(), key=lambda node: (node.action == "accept", node.score, -node.number))

    def children(self, number: int) -> list[Node]:
        """In the order of their numbers."""
        found = [node for node in self.nodes.values() if node.parent == number]
        return sorted(found, key=lambda node: node.number)

    def path(self) -> list[int]:
        """From the first program to the answer."""
        found: list[int] = []
        number = self.answer or 0
        while number:
            found.append(number)
            number = self.nodes[number].parent
        return found[::-1]

    def as_data(self) -> dict[str, Any]:
        """Plain data, for a record."""
        nodes = [
            asdict(self.nodes[number]) | {"score": self.nodes[number].score} for number in sorted(self.nodes)
        ]
        return {"answer": self.answer, "path": self.path(), "nodes": nodes}


def draw(tree: Tree) -> str:
    """The tree as text: a line for each program; ``*`` is the path to the answer.

    Scores are written as execution + critic.
    """
    return "".join(line + "\n" for line in ["task", *_branches(tree, 0, "")])


def _branches(tree: Tree, parent: int, indent: str) -> Iterator[str]:
    children = tree.children(parent)
    for child in children:
        last = child is children[-1]
        yield f"{indent}{'└' if last else '├'}─{_line(tree, child)}"
        yield from _branches(tree, child.number, indent + ("   " if last else "│  "))


def _line(tree: Tree, node: Node) -> str:
    mark = "*" if node.number in tree.path() else " "
    judged = "" if node.judged is None else f" + {node.judged:.2f}"
    answer = "  <- answer" if node.number == tree.answer else ""
    idea = " ".join(node.idea.split())
    shown = idea if len(idea) <= _IDEA_CHARS else idea[: _IDEA_CHARS - 3] + "..."
    tests = f"{node.passed}/{node.total}"
    return (
        f"{mark}{node.number}  {tests}  {node.executed:.2f}{judged}  {node.action}  {shown}".rstrip() + answer
    )
