"""Strategies on servers that give whole answers: what they ask, and what cannot work there."""

from __future__ import annotations

from typing import Any

import pytest

from engine.completion import complete
from engine.core.events import LineDecided
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Completion, Task
from engine.decoding.services import Plan, Services
from engine.lm import openai
from engine.lm.base import Speed
from engine.strategies import STRATEGIES
from engine.strategies.auto import GUIDED_AT, MOST_ROUNDS
from engine.support.errors import SettingsError
from sandbox import TestCase
from tests.unit.lm.openai.served import serving

TASK = Task(
    name="spans",
    signature="def spans(numbers):\n",
    description="Whole numbers as text: in rising order, each once, three or more in a row as first-last.",
    tests=(
        TestCase("1", "assert spans([1, 2, 3, 5]) == '1-3,5'"),
        TestCase("2", "assert spans([]) == ''"),
        TestCase("3", "assert spans([4, 2, 2]) == '2,4'"),
    ),
)
BODY = "    found = str(numbers)\n    return found\n"
SAID = f"Sure.\n```python\ndef spans(numbers):\n{BODY}```\n1. Think.\nOutput: 1\nScore: 5\nrefine"
"""A program that works, and a word of everything else that may be asked."""
GUIDED = ("eg-cfg", "eg-cfg-thinker")
"""They decide tokens by their distributions."""
PROGRAMS = {"auto": 1 + 3 * MOST_ROUNDS, "direct": 1, "resample": 3, "sample-k": 3}
"""Of those that ask no roles."""


def body(text: str) -> dict[str, float]:
    """Writes ``BODY`` wherever it is asked, and ends."""
    written = next(length for length in range(len(BODY), -1, -1) if text.endswith(BODY[:length]))
    return {BODY[written:]: 1.0} if BODY[written:] else {}


async def asked(
    pool: object,
    strategy: str,
    task: Task = TASK,
    *,
    chat: bool = False,
    streams: bool = True,
    **workflow: Any,
) -> tuple[list[dict[str, Any]], Completion, list[str]]:
    """What the server was asked, the completion, and the lines that were told on the way."""
    told: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, LineDecided):
            told.append(event.line)

    async with serving(body) as served:
        served.length, served.streams = 32_768, streams
        served.says = (lambda asked: SAID) if chat else None
        model = await openai.load(served.url, "scripted", **({"api": "chat"} if chat else {}))
        model.speed = Speed({3: 3 / GUIDED_AT, 48: 1.0}) if chat else model.speed
        model.context_length = 32_768
        before = len(served.bodies)
        plan = Plan(
            (Agent(3, template=model.template),),
            Decoding(in_turn=True),
            Workflow(programs=3, depth=2, width=2, progressions=2, plans=2, **workflow),
        )
        services = Services(model, pool, listen=listen)
        try:
            completion = await complete(task, services, plan, strategy)
        except SettingsError:
            assert len(served.bodies) == before
            raise
        finally:
            await model.close()
    return served.bodies[before:], completion, told


@pytest.mark.parametrize("strategy", [*GUIDED, "code-tree"])
async def test_what_is_guided_is_refused_by_a_chat_server(pool, strategy):
    workflow = {"solver": "eg-cfg"} if strategy == "code-tree" else {}
    with pytest.raises(SettingsError, match="needs the probabilities of next tokens") as caught:
        await asked(pool, strategy, chat=True, **workflow)
    assert ("quality-flow, code-tree" in str(caught.value)) is (strategy != "code-tree")


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in GUIDED])
async def test_every_other_strategy_runs_on_a_chat_server(pool, strategy):
    _, completion, _ = await asked(pool, strategy, chat=True)
    assert completion.code == BODY
    assert len(completion.samples) == (3 if strategy == "sample-k" else 0)
    assert completion.usage.generated_tokens > 0
    forms = {rung.name.rpartition(" ")[2] for rung in completion.workings.rungs[1:]}
    assert forms == ({"chat", "program"} if strategy == "auto" else set()), "fast as it is, nothing is guided"


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in (*GUIDED, "memory")])
@pytest.mark.parametrize("streams", [True, False])
async def test_each_answer_of_a_completions_server_is_one_request(pool, strategy, streams):
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
