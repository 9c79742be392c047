"""The services of a strategy: a model, a sandbox, limits, and a listener."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from engine.lm.base import LanguageModel
from engine.memory.recollection import NOTHING, Recollection
from engine.progress import Progress
from engine.types import Agent, Decoding
from engine.workflow import Workflow
from sandbox import Limits, RunResult, TestCase


class Sandbox(Protocol):
    """Runs one program on all its tests, confined; see ``sandbox.SandboxPool``."""

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = ..., *, trace: bool = True
    ) -> RunResult: ...


@dataclass(frozen=True)
class Services:
    model: LanguageModel
    sandbox: Sandbox
    limits: Limits = field(default_factory=Limits)
    listen: Callable[[Progress], None] = lambda event: None
    recollection: Recollection = NOTHING
    """What memory found for the task; no answer yet, or no model would be asked."""


@dataclass(frozen=True)
class Plan:
    """The agents of a task, the preferred first, and what they share."""

    agents: tuple[Agent, ...]
    decoding: Decoding = field(default_factory=Decoding)
    workflow: Workflow = field(default_factory=Workflow)
    """For strategies of roles."""
