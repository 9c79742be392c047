"""Presets: the paper's run and its ablations, and what contradicts them."""

import argparse
from dataclasses import replace

import pytest

from egcfg_lsp.cli import bench
from egcfg_lsp.cli.bench_job import parse
from egcfg_lsp.errors import UsageError
from engine.bench.datasets import load
from engine.bench.judge import HiddenJudge
from engine.bench.presets import (
    PAPER,
    PRESETS,
    named_presets,
    preset,
)
from engine.bench.solver import MethodSolver
from engine.core.options import PAPER_TEMPLATES, Agent, Decoding, paper_agents, without_repeats
from engine.decoding.services import USUAL_S, Budget, Plan
from engine.support.errors import EngineError, SettingsError
from tests.scripted import Scripted
from tests.unit.bench import samples as data

PLAN = Plan((Agent(12, 8, 0.7, 0.0), Agent(12, 8, 0.7, 0.5), Agent(12, 8, 0.7, 3.0)), Decoding())

GOOD, BAD = "    return 3 * n\n", "    return 2 * n\n"


@pytest.mark.parametrize("names", [*PRESETS, *(f"paper,{name}" for name in PRESETS[1:])])
def test_no_preset_harvests(names):
    assert not preset(PLAN, names).decoding.harvest


@pytest.mark.parametrize("own", ["few-shot", "chat", "base-file"])
def test_the_papers_grid(own):
    """156 agents; those that are not guided write the same program at any temperature."""
    grid = paper_agents()
    assert {(one.num_candidates, one.template) for one in grid} == {(3, name) for name in PAPER_TEMPLATES}
    made = preset(replace(PLAN, agents=(Agent(template=own),)), PAPER)
    assert made.agents == without_repeats(grid, made.decoding)
    assert (len(grid), len(made.agents), len(without_repeats(grid, Decoding(harvest=True)))) == (
        156,
        146,
        156,
    )
    assert [one.template for one in made.agents if one.gamma == 0] == list(PAPER_TEMPLATES)
    assert (made.decoding.trace, made.decoding.think_tokens > 0) == ("full", True)


@pytest.mark.parametrize(
    ("names", "agents", "trace", "part", "left"),
    [
        ("paper,no-cfg", 48, "full", "gamma", {1.0}),
        ("paper,no-candidates", 146, "full", "num_candidates", {1}),
        ("minimal-trace,paper", 146, "minimal", "num_candidates", {3}),
    ],
)
def test_the_papers_grid_without_a_part(names, agents, trace, part, left):
    made = preset(replace(PLAN, agents=(Agent(template="long-code"),)), names)
    assert (len(made.agents), made.decoding.trace) == (agents, trace)
    assert {getattr(one, part) for one in made.agents} == left


def test_names_have_an_order():
    assert named_presets(" no-cfg, paper") == ("paper", "no-cfg")
    for names, told in (("none", "no preset 'none'"), ("no-cfg,no-cfg", "named twice")):
        with pytest.raises(SettingsError, match=told):
            named_presets(names)
    with pytest.raises(SettingsError, match="gamma is 0"):
        preset(replace(PLAN, agents=PLAN.agents[:1]), "no-cfg")


async def test_a_candidate_is_never_the_answer(write, pool):
    """Half of the samples pass; the guided program, which is the likelier one, does not."""
    [problem] = load("humaneval", write([data.TRIPLE])).problems
    for names in (PAPER, "no-cfg", "paper,no-candidates"):
        model = Scripted({"<|body|>\n": {GOOD: 0.45, BAD: 0.55}})
        plan = preset(replace(PLAN, decoding=replace(PLAN.decoding, in_turn=True)), names)
        plan = replace(plan, agents=plan.agents[:2])
        result = await MethodSolver(model, pool, HiddenJudge(pool), plan, "eg-cfg").solve(problem)
        assert (result.code, result.how, result.solved) == (BAD, "decoded", False), names


def given(arguments):
    parser = argparse.ArgumentParser()
    bench.configure(parser)
    return parse(parser.parse_args(["mbpp", "--out", "run", *arguments.split()]))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--preset paper --set agents=4", "--set agents should be paper with the preset paper"),
        ("--preset paper --set gamma=1", "The preset paper fixes gamma"),
        ("--preset paper --strategy direct", "--strategy should be eg-cfg with"),
        ("--preset no-cfg --strategy resample", "--strategy should be eg-cfg or eg-cfg-thinker"),
        ("--preset no-cfg --set gamma=0.5", "--set gamma should be 1 with the preset no-cfg"),
        ("--preset no-candidates --set num-candidates=3", "--set num-candidates should be 1"),
        ("--preset minimal-trace --set trace=full", "--set trace should be minimal"),
        ("--preset paper --set trace=changes", "--set trace should be full"),
        ("--preset nothing", "no preset 'nothing'"),
        ("--judge RUN --model mine", "--model has no effect on the programs of --judge RUN"),
        ("--judge RUN --set beams=yes", "--set has no effect"),
    ],
)
def test_what_contradicts_a_preset_is_refused_before_anything_is_loaded(arguments, told):
    with pytest.raises((UsageError, EngineError), match=told):
        given(arguments)


@pytest.mark.parametrize(
    ("arguments", "strategy", "budget", "at_once"),
    [
        ("--preset paper,minimal-trace --set trace=minimal --set agents=paper", "eg-cfg", Budget(), 4),
        (
            "--preset no-candidates --set num-candidates=1 --set beams=yes --set race=yes",
            "eg-cfg",
            Budget(),
            4,
        ),
        ("--preset no-cfg --set gamma=1 --strategy eg-cfg-thinker", "eg-cfg-thinker", Budget(), 4),
        ("", "auto", Budget(seconds=USUAL_S), 1),
        ("--budget 500t", "auto", Budget(tokens=500), 4),
        ("--budget 500t,9s", "auto", Budget(tokens=500, seconds=9), 1),
        ("--budget 9s --concurrency 3", "auto", Budget(seconds=9), 3),
        ("--strategy eg-cfg", "eg-cfg", Budget(), 4),
    ],
)
def test_tasks_with_seconds_run_alone_and_the_ladder_always_has_a_bound(arguments, strategy, budget, at_once):
    """Seconds mean little where tasks share a model."""
    chosen = given(arguments)
    assert (chosen.strategy, chosen.budget, chosen.concurrency) == (strategy, budget, at_once)
