"""Runs of a strategy with a scripted model."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.completion import complete
from engine.core.events import Progress
from engine.core.options import Agent, Decoding
from engine.core.task import Completion, Task
from engine.decoding.services import Plan, Services
from sandbox import Limits, Outcome, RunResult, TestResult
from tests.scripted import Scripted

OPENING = "<|body|>\n"
"""What the prompt of a scripted model ends with."""
Event = TypeVar("Event")


class Sandbox:
    """Answers with what ``answer`` gives for a program, and remembers the limits of each run."""

    def __init__(self, answer: Callable[[str], Awaitable[RunResult]]) -> None:
        self.answer = answer
        self.limits: list[Limits] = []

    async def run(self, program: str, tests: object, limits: Limits, *, trace: bool = True) -> RunResult:
        self.limits.append(limits)
        return await self.answer(program)


def everywhere(outcome: Outcome, task: Task, **fields: Any) -> RunResult:
    """One outcome for all tests of a task."""
    call = f"{task.name}()"
    return RunResult(outcome, tuple(TestResult(test, outcome, True, call, **fields) for test in task.tests))


@dataclass(frozen=True)
class Ran:
    """What came of it, and what was told on the way."""

    completion: Completion
    heard: list[Progress]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.heard if isinstance(event, kind)]


async def ran(
    sandbox: Any,
    model: Scripted,
    task: Task,
    *agents: Agent,
    strategy: str = "eg-cfg",
    stops: Sequence[asyncio.Event] = (),
    hear: Callable[[Progress], object] = id,
    **decoding: Any,
) -> Ran:
    """Completes ``task``, and leaves no context of the model open. ``hear`` gets every event."""
    heard: list[Progress] = []

    def listen(event: Progress) -> None:
        heard.append(event)
        hear(event)

    try:
        plan = Plan(agents, Decoding(**decoding))
        found = await complete(task, Services(model, sandbox, listen=listen), plan, strategy, *stops)
    finally:
        assert model.open_contexts == 0
    return Ran(found, heard)
