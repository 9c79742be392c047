"""Budgets: what they are written like, what counts, and that they end a task."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.completion import complete
from engine.core.options import Agent
from engine.core.task import Allowance, Usage
from engine.decoding.services import Budget, Meter, Plan, Services
from engine.support.errors import SettingsError
from tests.scripted import Scripted
from tests.unit.mean import BAD, TASK

AGENT = Agent(num_candidates=4, temperature=1.0, gamma=0.5)
COUNTS = st.integers(1, 10**17)


@given(COUNTS, COUNTS, COUNTS, COUNTS)
def test_all_units_may_stand_together(seconds, tokens, both, programs):
    text = f"{seconds}s, {tokens}t,{both} rt, {programs}programs"
    assert Budget.parse(text) == Budget(tokens, programs, both, seconds)


@pytest.mark.parametrize(
    ("budget", "told"),
    [
        (Budget(tokens=1), "1 token"),
        (Budget(tokens=2000), "2000 tokens"),
        (Budget(read_and_written=8000), "8000 tokens read or written"),
        (Budget(programs=1), "1 program"),
        (Budget(tokens=5, programs=20, seconds=2.5), "2.5 s, 5 tokens, 20 programs"),
        (Budget(), ""),
    ],
)
def test_a_budget_is_told_in_words(budget, told):
    assert str(budget) == told


@pytest.mark.parametrize(
    "text", ["", "60", "0t", "-1s", "5tokens", "2000t;60s", "60s,", "1.5s", "9" * 30 + "t"]
)
def test_what_is_no_budget_is_refused_with_what_is_one(text):
    with pytest.raises(SettingsError, match="A budget is written 60s, 2000t, 8000rt or 20programs, not "):
        Budget.parse(text)


@pytest.mark.parametrize(
    ("allowance", "left"),
    [
        (Allowance(100, print), 80),
        (Allowance(None, print, 100), 30),
        (Allowance(30, print, 100), 10),
        (Allowance(None, print), None),
        (Allowance(None, print, 60), 0),
    ],
)
def test_read_tokens_count_where_both_are_bounded_and_only_there(allowance, left):
    assert Usage(prompt_tokens=50, generated_tokens=20, allowance=allowance).tokens_left == left


async def spent(pool, budget):
    """What a task that comes to no end costs within ``budget``, and how it ended."""
    model, meter = Scripted({"<|body|>\n": {BAD: 0.6, "    return values\n": 0.4}}), Meter(budget)
    metered, sandbox = meter.of(model, pool)
    completion = await complete(TASK, Services(metered, sandbox), Plan((AGENT,)), "auto", meter.spent)
    assert model.open_contexts == 0
    return completion, model


async def test_a_task_ends_before_it_reads_or_writes_too_much(pool):
    completion, model = await spent(pool, Budget(tokens=100))
    usage = completion.usage
    assert completion.how == "interrupted"
    assert 90 < usage.generated_tokens <= 100 < usage.prompt_tokens + usage.generated_tokens
    most = len(model.backend.passes[0][0].tokens) + 50
    completion, _ = await spent(pool, Budget(read_and_written=most))
    usage = completion.usage
    assert completion.how == "interrupted"
    assert usage.generated_tokens > 40
    assert usage.prompt_tokens + usage.generated_tokens <= most


async def test_a_prompt_that_is_too_long_for_it_is_not_read(pool):
    completion, model = await spent(pool, Budget(read_and_written=3))
    assert (completion.how, completion.code) == ("interrupted", "")
    assert model.backend.passes == []


async def test_a_task_ends_with_the_last_program_that_it_may_run(pool):
    completion, _ = await spent(pool, Budget(programs=1))
    assert (completion.how, completion.code) == ("interrupted", BAD)
