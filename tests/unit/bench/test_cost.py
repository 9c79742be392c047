"""What is solved at equal cost, and the picture of it."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.cli.display.solved_curves import solved_over_seconds
from engine.bench.cost import CURRENCIES, as_data, at_equal_cost, curve, reach, shares, solved_within, steps
from engine.bench.store import About, BenchRun, TaskResult

SECONDS, WRITTEN, BOTH = CURRENCIES


def made(results, name="run", data="same", **budget):
    about = About("mbpp", "direct", {"budget": budget}, {}, data, len(results))
    return BenchRun(name, about, tuple(results))


def result(number, solved, seconds=1.0, written=0, read=0, **more):
    return TaskResult(
        str(number), solved=solved, wall_s=seconds, generated_tokens=written, prompt_tokens=read, **more
    )


RESULTS = st.lists(
    st.builds(
        result,
        st.integers(0, 9),
        st.booleans(),
        st.floats(0, 5_000),
        st.integers(0, 100_000),
        st.integers(0, 100_000),
        status=st.sampled_from(("judged", "failed", "not run")),
    ),
    unique_by=lambda one: one.task,
)
RUNS = st.builds(
    made,
    RESULTS,
    seconds=st.none() | st.integers(1, 100),
    tokens=st.none() | st.integers(1, 10_000),
)


@given(RUNS, st.sampled_from(CURRENCIES))
def test_more_money_never_solves_less_and_all_of_it_solves_all(run, currency):
    points = curve(run, currency)
    assert points == sorted(points)
    assert [share for _, share in points] == sorted(share for _, share in points)
    at = [0, *steps([run], currency), reach(run, currency)]
    found = [sum(solved_within(run, currency, cost).values()) for cost in sorted(at)]
    assert found == sorted(found)
    solved = sum(each.solved for each in run.results if each.status != "not run")
    assert found[-1] == solved
    if points:
        counted = sum(each.status != "not run" for each in run.results)
        assert points[-1][1] == pytest.approx(solved / counted)


@given(RUNS, RUNS)
def test_at_equal_cost_the_order_of_runs_says_nothing(first, second):
    there, back = at_equal_cost([first, second]), at_equal_cost([second, first])
    for one, other in zip(there, back, strict=True):
        assert (one.currency, one.within, one.paired.p) == (other.currency, other.within, other.paired.p)
        assert (one.paired.only_first, one.paired.only_second) == (
            other.paired.only_second,
            other.paired.only_first,
        )
        assert one.paired.difference.value == pytest.approx(-other.paired.difference.value)
        assert one.within <= min(reach(run, one.currency) for run in (first, second))


def test_what_the_dearer_run_solves_later_does_not_count():
    cheap = made([result(1, True, 1, 10, 100), result(2, False, 2, 20, 100)], "cheap", programs=3)
    dear = made([result(1, True, 2, 15, 500), result(2, True, 9, 90, 500)], "dear", programs=3)
    found = {
        one.currency.key: (one.within, one.paired.only_first, one.paired.only_second)
        for one in at_equal_cost([cheap, dear])
    }
    assert found == {"seconds": (2, 0, 0), "written": (20, 0, 0), "read_or_written": (120, 1, 0)}
    assert at_equal_cost([cheap, made(dear.results, data="other")]) == []


def test_a_budget_is_the_cost_even_where_no_task_came_so_far_or_one_was_late():
    """A task that its budget ended has the program that was there then."""
    run = made([result(1, True, 60.4), result(2, True, 5.0)], seconds=60)
    assert reach(run, SECONDS) == 60
    assert sum(solved_within(run, SECONDS, 60).values()) == 2
    assert at_equal_cost([run, made([result(1, True, 70.0)])])[0].within == 60


def test_a_run_that_nothing_bounded_would_solve_no_more_for_more():
    free = made([result(1, True, 1.0), result(2, False, 3.0)], "free")
    dear = made([result(1, True, 2.0), result(2, True, 9.0)], "dear", seconds=60)
    assert [one.within for one in at_equal_cost([free, dear])] == [60]
    assert at_equal_cost([free, dear])[0].paired.only_second == 1
    assert at_equal_cost([free, made([result(1, True, 7.0)], "other")])[0].within == 7


def test_cached_tokens_are_not_read():
    run = made([result(1, True, written=5, read=7, cached_tokens=1_000)])
    assert curve(run, BOTH) == [(12.0, 1.0)]


def test_tables_begin_where_something_is_solved_and_end_where_all_is():
    run = made([result(1, True, 4.0), result(2, True, 40.0), result(3, False, 400.0)])
    assert steps([run], SECONDS) == [10, 30, 60]
    assert shares(run, SECONDS, [10, 30, 60]) == [1 / 3, 1 / 3, 2 / 3]
    assert steps([made([result(1, True, 0.0)])], SECONDS) == []


def test_plain_data_has_each_pair_once():
    runs = [made([result(1, True, 1.0)], name) for name in "abc"]
    data = [as_data(run, runs[:number]) for number, run in enumerate(runs)]
    assert [[pair["first"] for pair in one["equal_cost"]] for one in data] == [[], ["a"], ["a", "b"]]
    assert data[0]["solved_within"]["seconds"] == {1: 1.0}


def drawn(runs):
    """Paths of the curves, as points, and all texts of the picture."""
    tree = ET.fromstring(solved_over_seconds(runs))
    texts = ["".join(one.itertext()) for one in tree.iter("text")]
    paths = [one.get("d") for one in tree.iter("path") if one.get("class") == "run"]
    return [[float(number) for number in re.findall(r"[\d.]+", path)] for path in paths], texts


@given(st.lists(RUNS, max_size=3))
def test_curves_go_right_and_up(runs):
    paths, _ = drawn(runs)
    assert len(paths) == len(runs)
    for first, bottom, *path in paths:
        right, up = [first, *path[::2]], [bottom, *path[1::2]]
        assert right == sorted(right)
        assert up == sorted(up, reverse=True)


def test_names_in_the_picture_are_text():
    paths, texts = drawn([made([result(1, True), result(2, False)], "<script>&\x1b", tokens=1)])
    assert len(paths) == 1
    assert "<script>&␛, 1 of 2" in texts
