"""What strategies that need no distributions ask of a completions server: a request for each answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.completion import complete
from engine.core.events import LineDecided
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Completion, Task
from engine.decoding.services import Plan, Services
from engine.lm import openai
from engine.strategies import STRATEGIES
from engine.strategies.auto import MOST_ROUNDS
from tests.unit.lm.openai.served import serving
from tests.unit.strategies.test_chat_server import TASK

BODY = "    found = str(numbers)\n    return found\n"
NEEDED = ("eg-cfg", "eg-cfg-thinker")
"""They decide tokens by their distributions."""
PROGRAMS = {"auto": 1 + 3 * MOST_ROUNDS, "direct": 1, "resample": 3, "sample-k": 3}
"""Of those that ask no roles."""


def body(text: str) -> dict[str, float]:
    """Writes ``BODY`` wherever it is asked, and ends."""
    written = next(length for length in range(len(BODY), -1, -1) if text.endswith(BODY[:length]))
    return {BODY[written:]: 1.0} if BODY[written:] else {}


async def asked(
    pool: object, strategy: str, task: Task = TASK, streams: bool = True
) -> tuple[list[dict[str, Any]], Completion, list[str]]:
    """What the server was asked, the completion, and the lines that were told on the way."""
    told: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, LineDecided):
            told.append(event.line)

    async with serving(body) as served:
        served.length, served.streams = 32_768, streams
        model = await openai.load(served.url, "scripted")
        before = len(served.bodies)
        plan = Plan(
            (Agent(3, template=model.template),),
            Decoding(in_turn=True),
            Workflow(programs=3, depth=2, width=2, progressions=2, plans=2),
        )
        completion = await complete(task, Services(model, pool, listen=listen), plan, strategy)  # type: ignore[arg-type]
        await model.close()
    return served.bodies[before:], completion, told


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in (*NEEDED, "memory")])
@pytest.mark.parametrize("streams", [True, False])
async def test_each_answer_is_one_request(pool, strategy, streams):
    bodies, completion, _ = await asked(pool, strategy, streams=streams)
    assert completion.code == BODY
    counts = completion.workings.roles.values()
    answers = PROGRAMS.get(strategy) or sum(count.asked + count.asked_again for count in counts)
    assert len(bodies) == answers
    assert all(each["max_tokens"] > 1 for each in bodies)
    assert completion.usage.forward_passes == answers


async def test_lines_of_a_program_are_told_as_they_come(pool):
    _, _, told = await asked(pool, "direct")
    assert told == BODY.splitlines(keepends=True)


async def test_without_tests_nothing_is_guided_and_distributions_are_not_asked_for(pool):
    task = Task(TASK.name, TASK.signature, description=TASK.description)
    bodies, completion, _ = await asked(pool, "eg-cfg", task)
    assert (len(bodies), completion.code) == (1, BODY)
