"""How a completion was found, read from the events of its search."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.reports import page
from egcfg_lsp.reports.search_history import EventLog, changed_lines, history
from engine.core.events import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    Executed,
    LineDecided,
    Rung,
    RungBegan,
    Shift,
)
from engine.core.options import Agent
from engine.core.task import Completion, Task, Usage
from engine.support.text import harmless
from sandbox import Outcome, RunResult, TestCase, TestResult

CASE = TestCase("t", "f(3) == 6")
PASS = RunResult(Outcome.PASS, (TestResult(CASE, Outcome.PASS, True, "f(3)", "6", "6"),))
FAIL = RunResult(Outcome.FAIL, (TestResult(CASE, Outcome.FAIL, True, "f(3)", "4", "6"),))
TASK = Task("f", "def f(x):\n", body="    x += 0\n", tests=(CASE,))
ONE, TWO, FIRST = Agent(), Agent(gamma=1.0), Agent(1, 512, 0.0, 0.0)
PLAIN = Agent(1, 1, 0.0, 0.0)
WRONG, RIGHT = "    return x\n", "    return 2 * x\n"
SHIFT = Shift("return", 0.2, 0.9, 0.95, "pass")


def ran(agent, line, *programs):
    executed = tuple(Executed(TASK.body + code, result) for code, result in programs)
    return CandidatesRan(agent, line, executed)


def record(*events, code=RIGHT, result=PASS, agent=ONE, how="decoded", task=TASK):
    return EventLog("f", list(events), Completion(task, code, result, "eg-cfg", agent, Usage(), how))


RACE = (
    ran(FIRST, 1, (WRONG, FAIL)),
    Attempt(FIRST, WRONG, FAIL),
    AgentEnded(FIRST, "failed"),
    ran(TWO, 1, (WRONG, FAIL)),
    LineDecided(TWO, 1, WRONG, WRONG, (SHIFT,)),
    RungBegan(2, "12 samples"),
    ran(TWO, 1, (WRONG, FAIL)),
    ran(ONE, 1, (WRONG, FAIL), (RIGHT, PASS)),
    LineDecided(ONE, 1, "    y = x\n", "    y = x\n", (SHIFT,)),
    ran(ONE, 2, (RIGHT, PASS)),
    AgentEnded(ONE, "harvested"),
)


TOLD = "The first program fails 1 of 1 test. "
FIRST_PASSES = "The first program that the model wrote passes."


@pytest.mark.parametrize(
    ("found", "how"),
    [
        (record(Attempt(FIRST, RIGHT, PASS)), FIRST_PASSES),
        (record(Attempt(None, RIGHT, PASS), agent=None), FIRST_PASSES),
        (record(*RACE, how="harvested"), TOLD + "2 programs were tried, and this one passes."),
        (
            record(*RACE),
            TOLD + "This one was written line by line, and passes; 2 programs were tried on the way.",
        ),
        (
            record(*RACE[:3], code=WRONG, result=FAIL),
            "One program was tried, and none passes all tests; this one passes most.",
        ),
        (
            record(ran(ONE, 1, ("    return x + x\n", PASS), (RIGHT, PASS)), how="harvested"),
            "The first program passes as well. 2 programs were tried, and this one passes.",
        ),
        (record(code="", result=FAIL, agent=None), "No program was found; 0 programs ran."),
        (
            record(result=RunResult(Outcome.PASS, ())),
            "There are no tests: this is what the model finds likeliest.",
        ),
        (record(ran(PLAIN, 1, (WRONG, FAIL)), how="begun"), "There was time for these first lines only."),
    ],
)
def test_how_it_was_found_is_told_in_a_sentence(found, how):
    assert history(found).how() == how


def test_rounds_are_kept_apart_and_the_last_of_the_winner_won():
    found = history(record(*RACE, how="harvested"))
    places = [(search.agent, search.rung, found.won(search)) for search in found.searches]
    assert places == [(FIRST, 1, False), (TWO, 1, False), (TWO, 2, False), (ONE, 2, True)]
    assert [line.number for line in found.searches[-1].lines] == [1, 2]
    assert [search.agent for search, _ in found.guided] == [ONE, TWO]


def test_what_is_written_line_by_line_counts_as_one_program():
    lines = [
        part
        for number, text in enumerate(("    y = x\n", "    y = x\n    return y + x\n"), 1)
        for part in (ran(PLAIN, number, (text, FAIL)), LineDecided(PLAIN, number, text, text))
    ]
    found = history(record(*lines, Attempt(PLAIN, RIGHT, PASS), agent=PLAIN))
    assert [program.body for program in found.programs] == [TASK.body + RIGHT]
    assert found.first_passed


BODIES = st.lists(st.sampled_from(["    a\n", "    b\n", "    c\n", "\n"]), min_size=1, max_size=8).map(
    "".join
)


@given(BODIES, BODIES)
def test_changed_lines_hold_both_bodies(before, after):
    marked = list(changed_lines(before, after))
    assert {mark for mark, _ in marked} <= {" ", "-", "+"}
    for side, body in (("-", before), ("+", after)):
        kept = [line for mark, line in marked if mark in (" ", side)]
        assert kept == body.rstrip("\n").split("\n")


def test_each_rung_is_listed_with_what_it_cost():
    found = record(*RACE, how="harvested")
    found.completion.workings.rungs.append(Rung("12 samples", 1.5, 300, 40, 12, passed=True))
    for told in (page.text(found), page.page(found)):
        assert "12 samples" in told
        assert "1.5 s" in told
    assert "How it was found" not in page.page(record(*RACE))


def test_guidance_is_shown_even_if_what_it_wrote_is_not_the_answer():
    told = page.article(record(*RACE[:5], code=WRONG, result=FAIL, agent=FIRST))
    assert [(line.search, line.number) for line in told.guided] == [("Search 1", 1)]
    html = page.page(record(*RACE[:5], code=WRONG, result=FAIL, agent=FIRST))
    assert "return: 20% alone, 90% with traces, 95% guided, the model alone would have written pass" in html
    assert "No line was guided" not in html


def test_what_a_program_holds_is_no_markup_and_hides_nothing():
    shown = ran(ONE, 1, ("    return '<b>' \"&\u202e\x1b\"\n", FAIL))
    html = page.page(record(shown, code="    '<i>\u2066\x9b'\n"))
    assert "<b>'" not in html
    assert "&lt;b&gt;" in html
    assert "&lt;i&gt;" in html
    assert html == harmless(html)
    assert "\u241b" in html
