"""The program that passes first is not the answer where others pass too and hold better."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.bench.presets import PRESETS, preset
from engine.completion import complete
from engine.core.events import Compared, PassFound, Progress
from engine.core.options import Agent, Decoding
from engine.core.task import Task, Usage
from engine.decoding.services import Budget, Meter, Plan, Services
from engine.lm.scripted import Scripted
from engine.selection.choose import SHARE, Purse
from engine.strategies import STRATEGIES, chooses
from engine.support.errors import ModelError
from sandbox import TestCase

HALF = Task(
    "half",
    "def half(n):\n",
    description="Half of a whole number, rounded down.",
    tests=(TestCase("a", "assert half(4) == 2"),),
)
LESS = "    return n - 2\n"
WHOLE = "    return n // 2\n"
SHIFTED = "    return n >> 1\n"
NAMED = "    result = n // 2\n    return result\n"
OPENING = "<|body|>\n"
LINES = (LESS, WHOLE, SHIFTED, "    result = n // 2\n", "    return result\n", "    return 2\n")
AGENT = Agent(num_candidates=12, horizon=8, temperature=1.0, gamma=0.5)


def model(weights: dict[str, float], task: str = OPENING) -> Scripted:
    """One that writes a line at a time, so that programs are short."""
    return Scripted({task: weights}, tokens=LINES)


def plan(*agents: Agent, **decoding: object) -> Plan:
    return Plan(agents or (AGENT,), Decoding(**{"choose": "alike", "seed": 1, **decoding}))  # type: ignore[arg-type]


RIGHT_IN_TWO_WAYS = {LESS: 0.46, WHOLE: 0.32, SHIFTED: 0.22}


async def test_the_likeliest_of_the_largest_group_is_the_answer(pool):
    """``n - 2`` is the likeliest program, and alone."""
    heard: list[Progress] = []
    services = Services(model(RIGHT_IN_TWO_WAYS), pool, listen=heard.append)
    first = await complete(HALF, services, plan(choose="first"), "eg-cfg")
    assert (first.code, first.selection) == (LESS, None)
    assert not any(isinstance(event, PassFound | Compared) for event in heard)
    chosen = await complete(HALF, services, plan(), "eg-cfg")
    assert chosen.code == WHOLE
    assert chosen.passed
    assert chosen.verified
    assert chosen.selection is not None
    assert str(chosen.selection) == "2 of 3 passing programs behave alike"
    assert [group.bodies for group in chosen.selection.groups] == [(WHOLE, SHIFTED), (LESS,)]
    assert chosen.selection.first == LESS
    assert chosen.selection.groups[0].unlike == ""
    call, _, difference = chosen.selection.groups[1].unlike.partition(": ")
    assert call.startswith("half(")
    assert ", not " in difference
    assert services.model.open_contexts == 0  # type: ignore[attr-defined]


STATED = replace(HALF, description="Half of a whole number, rounded down; 0 for a negative number.")
GUARD = "    if n < 0:\n        return 0\n"


async def test_what_holds_already_stays(pool):
    right = "    return max(0, n // 2)\n"
    scripted = Scripted({OPENING: {right: 1.0}}, tokens=[right])
    completion = await complete(STATED, Services(scripted, pool), plan(), "eg-cfg")
    assert (completion.code, completion.how == "chosen") == (right, False)


async def test_lines_for_a_case_never_cost_a_test(pool):
    """What the description seems to state, a test denies."""
    denied = replace(STATED, tests=(*STATED.tests, TestCase("b", "assert half(-4) == -2")))
    completion = await complete(denied, Services(model({WHOLE: 1.0}), pool), plan(), "eg-cfg")
    assert completion.code == WHOLE


async def test_the_first_pass_is_told_before_others_are_sought(pool):
    heard: list[Progress] = []
    services = Services(model(RIGHT_IN_TWO_WAYS), pool, listen=heard.append)
    completion = await complete(HALF, services, plan(), "eg-cfg")
    [found, compared] = [event for event in heard if isinstance(event, PassFound | Compared)]
    assert isinstance(found, PassFound)
    assert found.code == LESS
    assert isinstance(compared, Compared)
    assert compared.selection is completion.selection


async def test_a_program_that_ignores_its_parameter_loses_to_a_less_likely_one(pool):
    services = Services(model({"    return 2\n": 0.8, WHOLE: 0.2}), pool)
    completion = await complete(HALF, services, plan(), "eg-cfg")
    assert completion.code == WHOLE
    assert str(completion.selection) == "one of 2 passing programs, which behave differently"


async def test_further_samples_are_drawn_within_half_of_the_tokens(pool):
    """The likeliest program passes; only samples can find the others."""
    long_prompt = replace(HALF, description="Half of a whole number. " * 40)
    scripted = model(RIGHT_IN_TWO_WAYS)
    first = await complete(long_prompt, Services(scripted, pool), plan(choose="first"))
    chosen = await complete(long_prompt, Services(scripted, pool), plan())
    assert (first.code, chosen.code) == (LESS, WHOLE)
    spent, in_all = (each.usage.prompt_tokens + each.usage.generated_tokens for each in (first, chosen))
    assert spent < in_all <= (1 + SHARE) * spent
    assert scripted.open_contexts == 0


async def test_where_tokens_are_few_the_first_stays(pool):
    short = replace(HALF, description="")
    completion = await complete(short, Services(Scripted({OPENING: {LESS: 0.5, WHOLE: 0.5}}), pool), plan())
    assert completion.selection is None
    assert completion.how == "decoded"


def test_a_purse_holds_no_more_than_a_share_and_what_a_budget_leaves():
    usage = Usage(prompt_tokens=100, generated_tokens=20)
    purse = Purse(usage)
    usage.generated_tokens += 25
    assert (purse.used, purse.left) == (25, 35)


async def test_the_same_program_in_other_words_is_one_program(pool):
    commented = "    return n // 2  # half\n"
    services = Services(Scripted({OPENING: {WHOLE: 0.5, commented: 0.5}}), pool)
    completion = await complete(HALF, services, plan(), "eg-cfg")
    assert completion.selection is None


async def test_a_spent_budget_leaves_the_first(pool):
    scripted = model(RIGHT_IN_TWO_WAYS)
    meter = Meter(Budget(programs=4))
    (bounded, sandbox), spent = meter.of(scripted, pool), meter.spent
    completion = await complete(HALF, Services(bounded, sandbox), plan(), "eg-cfg", spent)
    assert (completion.code, completion.selection) == (LESS, None)
    assert completion.how == "harvested"
    assert scripted.open_contexts == 0


async def test_a_stop_while_programs_are_compared_leaves_the_first(pool):
    stop = asyncio.Event()
    scripted = model(RIGHT_IN_TWO_WAYS)

    def listen(event: Progress) -> None:
        if isinstance(event, PassFound):
            stop.set()

    completion = await complete(HALF, Services(scripted, pool, listen=listen), plan(), "eg-cfg", stop)
    assert (completion.code, completion.how, completion.selection) == (LESS, "harvested", None)
    assert scripted.open_contexts == 0


async def test_an_error_while_others_are_sought_leaves_the_first(pool):
    scripted = model(RIGHT_IN_TWO_WAYS)

    def listen(event: Progress) -> None:
        if isinstance(event, PassFound):
            scripted.backend.forward = broken  # type: ignore[method-assign]

    def broken(steps: object) -> list[object]:
        raise ModelError("out of memory")

    completion = await complete(HALF, Services(scripted, pool, listen=listen), plan(), "eg-cfg")
    assert (completion.code, completion.passed) == (LESS, True)


async def test_cancelling_leaves_nothing_open(pool):
    scripted = model(RIGHT_IN_TWO_WAYS)
    found = asyncio.Event()

    def listen(event: Progress) -> None:
        if isinstance(event, PassFound):
            found.set()

    work = asyncio.create_task(complete(HALF, Services(scripted, pool, listen=listen), plan(), "eg-cfg"))
    await found.wait()
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    assert work.cancelled()
    assert scripted.open_contexts == 0


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_which_strategies_choose(strategy):
    assert chooses(strategy, Decoding(choose="alike")) == (strategy in ("auto", "eg-cfg", "eg-cfg-thinker"))
    assert not chooses(strategy, Decoding())
    assert not chooses(strategy, Decoding(choose="alike", harvest=False))


@pytest.mark.parametrize("name", PRESETS)
def test_presets_of_the_paper_do_not_choose(name):
    assert preset(plan(), name).decoding.choose == "first"


async def test_without_tests_nothing_is_compared(pool):
    heard: list[Progress] = []
    services = Services(model(RIGHT_IN_TWO_WAYS), pool, listen=heard.append)
    completion = await complete(replace(HALF, tests=()), services, plan(), "eg-cfg")
    assert completion.selection is None
    assert not any(isinstance(event, PassFound) for event in heard)
