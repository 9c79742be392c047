"""Strategies on a chat server, which gives whole answers and no probabilities."""

from __future__ import annotations

import pytest

from engine.completion import complete
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Task
from engine.decoding.services import Plan, Services
from engine.lm import openai
from engine.strategies import STRATEGIES
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


@pytest.mark.parametrize("strategy", ["eg-cfg", "eg-cfg-thinker", "code-tree"])
async def test_what_is_guided_is_refused_before_anything_is_asked(pool, strategy):
    async with serving() as served:
        served.says = lambda body: "ready"
        model = await openai.load(served.url, "recorded", api="chat")
        before = len(served.bodies)
        plan = Plan((Agent(),), workflow=Workflow(solver="eg-cfg" if strategy == "code-tree" else "plain"))
        with pytest.raises(SettingsError, match="needs the probabilities of next tokens") as caught:
            await complete(TASK, Services(model, pool), plan, strategy)
        assert len(served.bodies) == before
        await model.close()
    assert ("quality-flow, code-tree" in str(caught.value)) is (strategy != "code-tree")


GUIDED = ("eg-cfg", "eg-cfg-thinker")


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in GUIDED])
async def test_every_other_strategy_runs_on_a_chat_server(pool, strategy):
    """Whatever it is asked, the model answers with a program that works and a word of everything else."""
    said = "Sure.\n```python\ndef spans(numbers):\n    return str(numbers)\n```\n"
    said += "1. Think.\nOutput: 1\nScore: 5\nrefine"
    async with serving() as served:
        served.says = lambda body: said
        model = await openai.load(served.url, "recorded", api="chat")
        model.context_length = 32_768
        plan = Plan(
            (Agent(3, template=model.template),),
            Decoding(in_turn=True),
            Workflow(programs=3, depth=2, width=2, progressions=2),
        )
        completion = await complete(TASK, Services(model, pool), plan, strategy)
        await model.close()
    assert completion.code == "    return str(numbers)\n"
    assert len(completion.samples) == (3 if strategy == "sample-k" else 0)
    assert completion.usage.generated_tokens > 0
