"""Records what a strategy does: events for listeners, and the workings that stay with its completion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.core.options import Agent
from engine.support.text import counted
from sandbox import RunResult, TestCase


@dataclass
class RoleCount:
    """What one role did."""

    asked: int = 0
    asked_again: int = 0
    """Answers that could not be read, so that it was asked once more."""
    defaulted: int = 0
    """Second answers that could not be read either, or questions that do not fit the model's context."""
    prompt_tokens: int = 0
    """Of its questions, whether they were computed or found in a cache."""
    tokens: int = 0
    """Of its answers, counted as ``Usage.generated_tokens`` are; those of execution-guided decoding are
    counted with the task's alone."""

    def add(self, tokens: int, prompt_tokens: int) -> None:
        """Counts one answer."""
        self.tokens += tokens
        self.prompt_tokens += prompt_tokens


@dataclass(frozen=True)
class QualityCheck:
    """A quality checker's judgement of a program."""

    code: str
    accepted: bool


@dataclass(frozen=True)
class TranscriptStep:
    """A step of a workflow."""

    name: str
    code: str
    """What would be submitted if the workflow ended with this step, revert aside."""
    checks: tuple[QualityCheck, ...] = ()
    accepted: bool = False
    """The checker accepted one of this step's programs, which ended the workflow."""


@dataclass(frozen=True)
class WrittenProgram:
    """A whole program of a strategy, in the order in which they were written."""

    code: str
    answer_before: str | None
    """What would have been submitted just before it was written; ``None`` before the first."""
    passed: int = 0
    """Visible tests, where they were run before it was recorded."""


@dataclass
class DesignedTest:
    """A test that a role wrote."""

    test: TestCase
    triggered: bool = False
    """A program failed it, so that it was put to the test checker."""
    kept: bool | None = None
    """Whether the test checker agreed with it; ``None`` if it was not asked."""


@dataclass(frozen=True)
class Rung:
    """What one rung of the ladder did, and what it cost (``engine.strategies.auto``)."""

    name: str
    seconds: float
    read: int
    """Tokens of prompts and signals."""
    written: int
    """Tokens."""
    programs: int
    """That were run."""
    passed: bool

    @property
    def cost(self) -> str:
        """What it took, in words."""
        tokens = f"{self.written:,} tokens written, {self.read:,} read"
        return f"{self.seconds:.1f} s, {tokens}, {counted(self.programs, 'program')} run"


@dataclass
class Repeats:
    """How often a model wrote the failing program again that its prompt showed."""

    shown: int = 0
    """Programs that were written where a prompt showed one."""
    repeated: int = 0

    def count(self, is_same: bool) -> None:
        """Counts a program."""
        self.shown += 1
        self.repeated += is_same


@dataclass
class Workings:
    """Grows while a strategy works, so that an interrupted one has it too."""

    roles: dict[str, RoleCount] = field(default_factory=dict)
    steps: list[TranscriptStep] = field(default_factory=list)
    programs: list[WrittenProgram] = field(default_factory=list)
    """Of a strategy of roles, and of ``resample``."""
    designed: list[DesignedTest] = field(default_factory=list)
    search: Tree | None = None
    rungs: list[Rung] = field(default_factory=list)
    repeats: Repeats = field(default_factory=Repeats)

    def count(self, role: str) -> RoleCount:
        """The counters of a role."""
        return self.roles.setdefault(role, RoleCount())

    @property
    def tests_kept(self) -> int:
        """Designed tests that the test checker agreed with."""
        return sum(each.kept is True for each in self.designed)

    @property
    def tests_dropped(self) -> int:
        return sum(each.kept is False for each in self.designed)

    def answers(self, last: str) -> list[str]:
        """What would have been submitted after each program; ``last`` is the answer of the whole."""
        found = [program.answer_before or "" for program in self.programs[1:]]
        return [*found, last] if self.programs else []

    def as_data(self) -> dict[str, Any]:
        """Plain data, without what is empty."""
        data = {
            "roles": {name: asdict(count) for name, count in self.roles.items()},
            "tests_kept": self.tests_kept,
            "tests_dropped": self.tests_dropped,
            "steps": [{"name": step.name, "accepted": step.accepted} for step in self.steps],
            "search": self.search.as_data() if self.search is not None else None,
            "rungs": [asdict(rung) for rung in self.rungs],
        }
        return {name: value for name, value in data.items() if value}


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


@dataclass(frozen=True)
class Executed:
    """An executable candidate (its whole body, in normal form) and what it did on the visible tests."""

    body: str
    result: RunResult


@dataclass(frozen=True)
class Shift:
    """One token of a guided line, with its probabilities (0 to 1)."""

    text: str
    prior: float
    conditional: float
    """After the dynamic signal."""
    guided: float
    instead: str = ""
    """What the prior alone would have taken; empty if it is the same."""


@dataclass(frozen=True)
class CandidatesRan:
    """The candidates of a line were executed on the visible tests."""

    agent: Agent
    line_number: int
    """1-based, counted from the cursor."""
    executed: tuple[Executed, ...]
    whole: bool = False
    """It is a whole program, told alone when it has run: nothing is decided line by line."""


@dataclass(frozen=True)
class LineDecided:
    """Guided decoding chose a line."""

    agent: Agent
    line_number: int
    line: str
    body: str
    """All new lines so far."""
    shifts: tuple[Shift, ...] = ()
    """How guidance moved its tokens, where that was wanted (``Decoding.shifts``)."""


@dataclass(frozen=True)
class Attempt:
    """A whole program was judged on the visible tests."""

    agent: Agent | None
    code: str
    result: RunResult


@dataclass(frozen=True)
class AgentEnded:
    """An agent is through; ``reason`` is ``passed``, ``failed`` or ``harvested``."""

    agent: Agent
    reason: str


@dataclass(frozen=True)
class RungBegan:
    """Nothing passed so far, and something else is tried; ``number`` counts from 1."""

    number: int
    name: str


@dataclass(frozen=True)
class RoleAnswered:
    """A role was asked, and gave a readable answer or none."""

    role: str
    question: str
    answer: str
    readable: bool


@dataclass(frozen=True)
class RoleWrote:
    """A role wrote a program; ``readable`` if it is one."""

    role: str
    question: str
    """What the model was told besides the task; empty where it cannot be told anything."""
    code: str
    readable: bool


@dataclass(frozen=True)
class StepTaken:
    """A strategy went a step further, such as ``debug 2``; ``detail`` says what came of it."""

    name: str
    detail: str


Progress = (
    CandidatesRan | LineDecided | Attempt | AgentEnded | RungBegan | RoleAnswered | RoleWrote | StepTaken
)
