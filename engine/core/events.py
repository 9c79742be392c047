"""Events that a strategy sends to listeners while it works."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.options import Agent
from engine.core.task import Executed
from engine.core.transcript import Selection
from sandbox import RunResult


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


@dataclass(frozen=True)
class PassFound:
    """A program passes all visible tests; it is compared with others that pass before it is the answer."""

    code: str
    result: RunResult


@dataclass(frozen=True)
class Compared:
    """Programs that pass were compared, and one of them chosen."""

    selection: Selection


Progress = (
    CandidatesRan
    | LineDecided
    | Attempt
    | AgentEnded
    | RungBegan
    | RoleAnswered
    | RoleWrote
    | StepTaken
    | PassFound
    | Compared
)
