"""Whole tasks with answers as large models give them: long, in Markdown, with apologies, cut off."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.completion import complete
from engine.core.errors import SettingsError
from engine.core.events import Progress
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Completion
from engine.core.transcript import Node
from engine.decoding.services import Plan, Services
from engine.lm import openai
from engine.strategies import STRATEGIES
from sandbox import TestCase
from tests.unit.lm.openai.served import serving
from tests.unit.strategies.cast import transcript
from tests.unit.strategies.recorded import TASK, Recording

GOLDEN = Path(__file__).parents[2] / "golden" / "strategies"
GENERAL = ("spans([7, 8]) == '7,8'", "spans([-1, 0, 1, 1]) == '-1-1'", "spans([3, 2, 1, 9]) == '1-3,9'")
"""What the visible tests leave open."""


async def played(
    pool: object, recording: Recording, strategy: str, heard: list[Progress], **workflow: object
) -> Completion:
    async with serving() as served:
        served.says = recording.answer
        model = await openai.load(served.url, "recorded", api="chat")
        model.context_length = 32_768
        plan = Plan(
            (Agent(template=model.template),),
            Decoding(in_turn=True),
            Workflow(**workflow),  # type: ignore[arg-type]
        )
        services = Services(model, pool, listen=heard.append)  # type: ignore[arg-type]
        completion = await complete(TASK, services, plan, strategy)
        await model.close()
        assert completion.workings.roles
        spent = sum(count.tokens for count in completion.workings.roles.values())
        assert completion.usage.generated_tokens == spent
        assert completion.usage.forward_passes == len(served.bodies) - 1
    return completion


def as_it_was(name: str, heard: Sequence[Progress], completion: Completion) -> None:
    told = transcript(heard) + f"\n>>> {completion.how}, passed: {completion.passed}\n{completion.code}"
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


async def is_general(pool: object, completion: Completion) -> bool:
    tests = [TestCase(str(number), f"assert {test}") for number, test in enumerate(GENERAL)]
    result = await pool.run(completion.task.program(completion.code), tests)  # type: ignore[attr-defined]
    assert result.all_pass, result
    return True


async def test_a_whole_quality_flow_with_a_large_model(pool):
    recording, heard = Recording("quality-flow"), []
    completion = await played(pool, recording, "quality-flow", heard, progressions=2)
    assert recording.unused == []
    as_it_was("quality-flow-recorded", heard, completion)
    assert completion.passed
    assert await is_general(pool, completion)
    steps, roles = completion.workings.steps, completion.workings.roles
    assert [step.name for step in steps] == ["generator", "debug 1", "debug 2", "debug 3", "clarifier 1"]
    assert [any(check.accepted for check in step.checks) for step in steps] == [False] * 4 + [True]
    assert roles["generator"].asked_again == 1  # cut off
    assert roles["repair"].defaulted > 0  # an apology without code, twice
    assert roles["rewrite"].asked_again > 0  # a question in return
    assert (completion.workings.tests_kept, completion.workings.tests_dropped) == (3, 1)
    assert "import itertools" in completion.code
    assert "values = numbers" in completion.code


def nodes(completion: Completion) -> list[Node]:
    """Of the search, in the order in which they were written."""
    search = completion.workings.search
    assert search is not None
    return [search.nodes[number] for number in sorted(search.nodes)]


async def test_a_whole_code_tree_with_a_large_model(pool):
    """The critic's order: a refined program's children, and after an abort what is beside it."""
    recording, heard = Recording("code-tree"), []
    completion = await played(pool, recording, "code-tree", heard)
    as_it_was("code-tree-recorded", heard, completion)
    assert completion.passed
    assert await is_general(pool, completion)
    assert [unused[:25] for unused in recording.unused] == ["solver: def spans(numbers"]  # not visited
    found = nodes(completion)
    assert [(node.parent, node.action) for node in found] == [
        (0, "refine"),
        (1, "abort"),
        (1, "abort"),
        (0, "refine"),
        (4, "accept"),
    ]
    assert [node.passed for node in found] == [2, 1, 0, 3, 3]
    assert "from itertools import groupby" in found[1].code  # which came last, after what needs it
    assert "def shown(run):" in found[1].code
    assert found[2].code == ""  # a refusal, twice
    assert found[4].code == completion.code


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


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in (*GUIDED, "memory")])
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
