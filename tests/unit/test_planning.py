"""Plans from speeds: numbers in, plan out; no model."""

from __future__ import annotations

import itertools

import pytest

from engine.lm.speed import Speed
from engine.planning import LADDER, USED, WHOLE, Costs, fit
from engine.prompts.shortening import PromptSize
from engine.services import Plan
from engine.types import Agent, Decoding

FAST_GPU = Speed(read=2900, rows_1=500, rows_12=2200, rows_96=3700)
"""Of a very small model on two cores."""
HALF_BILLION = Speed(read=50, rows_1=3.3, rows_12=30, rows_96=64)
"""Of 0.5 billion float32 parameters on the same."""
SEVEN_BILLION = Speed(read=6, rows_1=0.5, rows_12=4, rows_96=6)
AGENTS = tuple(Agent(12, 8, 0.8 + number / 10, 0.5, "few-shot") for number in range(8))
PROMPTS = (PromptSize("few-shot", 480), PromptSize("base-file", 100), PromptSize("base-file", 80))
SHORT = (PromptSize("scripted", 70),)


def planned(speed, seconds, prompts=PROMPTS, tested=True, fixed=(), agents=AGENTS, **decoding):
    """The plan for so many seconds."""
    given = Plan(agents, Decoding(**{"deadline_s": seconds, "first_try": True, **decoding}))
    return fit(given, speed, seconds, iter(prompts), tested=tested, fixed=fixed)


def slower(speed, times):
    return Speed(*(rate / times for rate in (speed.read, speed.rows_1, speed.rows_12, speed.rows_96)))


@pytest.mark.parametrize("times", [0.1, 1, 2])
@pytest.mark.parametrize("seconds", [4, 20, 120])
def test_a_fast_model_works_with_all_agents_even_on_a_machine_half_as_fast(seconds, times):
    made = planned(slower(FAST_GPU, times), seconds, SHORT)
    assert made.agents == AGENTS
    assert made.decoding == Decoding(deadline_s=seconds, first_try=True)


def test_the_note_says_what_was_chosen_and_why():
    assert planned(FAST_GPU, 4, SHORT).note == (
        "8 agents, 12 candidates of 8 lines; the model reads 2,900 and writes 500 tokens/s, and there are 4 s"
    )
    assert planned(FAST_GPU, 4, SHORT, deadline_s=None).note.endswith("500 tokens/s, for 4 s")
    assert planned(HALF_BILLION, 6).note == (
        "1 line of the likeliest program, and no first try, which takes 12 s; a prompt of 80 tokens; "
        "the model reads 50 and writes 3.3 tokens/s, and there are 6 s"
    )
    assert planned(SEVEN_BILLION, 4).note.startswith(
        "not even a line is to be expected; a line takes 30 s, a first try 78 s; "
    )
    assert planned(HALF_BILLION, 20).note.startswith("the likeliest program alone, line by line; ")
    assert planned(FAST_GPU, 4, tested=False).note.startswith("plain decoding, for there are no tests; ")


def test_half_a_billion_parameters_in_four_seconds_write_lines_from_the_shortest_prompt():
    made = planned(HALF_BILLION, 4)
    assert made.decoding.plain
    assert not made.decoding.first_try
    assert made.decoding.prompt_tokens == 80
    assert {agent.template for agent in made.agents} == {"base-file"}


def test_with_more_time_there_is_more_of_the_method():
    """Plain lines, then an agent with more and more candidates; never less for more time."""
    plans = [planned(HALF_BILLION, seconds) for seconds in (4, 20, 60, 80, 120, 400)]
    rows = [0 if one.decoding.plain else sum(agent.num_candidates for agent in one.agents) for one in plans]
    assert rows == sorted(rows)
    assert rows[0] == 0
    assert rows[-1] == 12
    assert len(set(rows)) >= 2


def test_where_reading_is_slow_nothing_is_guided_unless_it_is_asked_for():
    assert {agent.gamma for agent in planned(HALF_BILLION, 120).agents} == {0.0}
    assert min(agent.gamma for agent in planned(HALF_BILLION, 120, fixed=("gamma",)).agents) > 0
    assert min(agent.gamma for agent in planned(FAST_GPU, 20).agents) > 0


def test_the_first_prompt_that_can_be_read_in_time_is_taken():
    assert planned(HALF_BILLION, 120).decoding.prompt_tokens is None
    assert {agent.template for agent in planned(HALF_BILLION, 120).agents} == {"few-shot"}
    assert planned(HALF_BILLION, 20).decoding.prompt_tokens == 100


def test_prompts_that_are_not_needed_are_not_counted():
    def sizes():
        yield PROMPTS[0]
        raise AssertionError("the first prompt is short enough")

    assert planned(FAST_GPU, 4, sizes()).decoding.prompt_tokens is None


def test_same_numbers_same_plan():
    assert planned(HALF_BILLION, 30) == planned(HALF_BILLION, 30)


def test_what_is_set_stays():
    agents = tuple(Agent(5, 3, agent.temperature, 0.5, "few-shot") for agent in AGENTS)
    made = planned(HALF_BILLION, 30, agents=agents, fixed=("num_candidates", "horizon"))
    assert {(agent.num_candidates, agent.horizon) for agent in made.agents} == {(5, 3)}
    loose = planned(HALF_BILLION, 4, agents=agents)
    assert {(agent.num_candidates, agent.horizon) for agent in loose.agents} == {(3, WHOLE)}


def test_a_first_try_that_would_be_cut_short_is_not_begun():
    """Agents after a first try need four times its seconds; without one they may begin earlier."""
    seconds = 4 * Costs(HALF_BILLION).body() - 1
    assert planned(HALF_BILLION, seconds).decoding.plain
    without = planned(HALF_BILLION, seconds, first_try=False)
    assert not without.decoding.plain
    assert without.agents


@pytest.mark.parametrize("tested", [True, False])
@pytest.mark.parametrize("speed", [FAST_GPU, HALF_BILLION, SEVEN_BILLION])
def test_what_is_chosen_is_expected_to_fit(speed, tested):
    costs = Costs(speed)
    for seconds in (0.1, 1, 4, 20, 120, 3600):
        made = planned(speed, seconds, tested=tested)
        if made.decoding.plain:
            continue
        reading = costs.read(made.decoding.prompt_tokens or PROMPTS[0].tokens)
        line = costs.guided_line(made.agents, made.decoding.signal_tokens) if tested else 0
        assert reading + costs.body() + line <= USED * seconds


def test_each_rung_costs_less_than_the_one_above():
    for speed in (FAST_GPU, HALF_BILLION):
        seconds = [
            Costs(speed).guided_line([Agent(rung.candidates)] * rung.agents, rung.signal_tokens)
            for rung in LADDER
        ]
        assert all(richer > poorer for richer, poorer in itertools.pairwise(seconds))


def test_passes_lie_on_lines_between_the_measured_ones_and_beyond():
    speed = Speed(read=100, rows_1=10, rows_12=60, rows_96=96)
    assert [round(speed.pass_s(rows), 3) for rows in (1, 12, 54, 96, 180)] == [0.1, 0.2, 0.6, 1.0, 1.8]
    odd = Speed(read=100, rows_1=10, rows_12=240, rows_96=960)
    assert odd.pass_s(12) == odd.pass_s(1) == 0.1, "more rows never take less time"


@pytest.mark.parametrize(
    "speed",
    [Speed(6800, 300, 1900, 2700), Speed(6000, 220, 2100, 7000), Speed(7500, 340, 1900, 6900)],
)
def test_the_shipped_model_as_it_was_measured_on_a_busy_machine_has_all_agents(speed):
    assert planned(speed, 4, SHORT).agents == AGENTS


@pytest.mark.parametrize(("seconds", "share"), [(4, 0.0), (4000, 0.3)])
def test_a_signal_has_its_share_of_the_context_where_all_agents_can_read_so_much(seconds, share):
    """Eight agents read 0.3 of 32,768 tokens each in a quarter of the time."""
    made = fit(
        Plan(AGENTS, Decoding(deadline_s=seconds)),
        FAST_GPU,
        seconds,
        PROMPTS,
        tested=True,
        context_length=32_768,
    )
    assert made.decoding.signal_share == share
    assert made.decoding.signal_tokens == 600


def test_a_plan_with_shorter_signals_has_no_share():
    short = planned(HALF_BILLION, 4)
    assert (short.decoding.signal_tokens < 600, short.decoding.signal_share) == (True, 0.0)
