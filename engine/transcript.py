"""Transcript of a strategy: the calls of its roles, its steps, its search."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from engine.search_tree import Tree
from engine.support.phrases import counted
from sandbox import TestCase


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
class Workings:
    """Grows while a strategy works, so that an interrupted one has it too."""

    roles: dict[str, RoleCount] = field(default_factory=dict)
    steps: list[TranscriptStep] = field(default_factory=list)
    programs: list[WrittenProgram] = field(default_factory=list)
    """Of a strategy of roles, and of ``resample``."""
    designed: list[DesignedTest] = field(default_factory=list)
    search: Tree | None = None
    rungs: list[Rung] = field(default_factory=list)

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
