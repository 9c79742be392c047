"""Strategies, their options and budgets from the command line, with a scripted model and the real sandbox."""

import argparse
import json

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources.compose import plan
from egcfg_lsp.settings import STRATEGIES, Settings, assigned, parse
from tests.thorough import sampled

TWICE = '''\
def twice(x):
    """Two times x.

    >>> twice(2)
    4
    >>> twice(5)
    10
    """
    ...
'''
UNTESTED = 'def twice(x):\n    """Two times x."""\n    ...\n'
RIGHT, NEAR, OTHER = "    return x + x\n", "    return x * x\n", "    return x + 5\n"


@pytest.fixture
def shop(tmp_path):
    path = tmp_path / "shop.py"
    path.write_text(TWICE)
    return path


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_completes(shop, complete, model, strategy):
    model(twice={RIGHT: 1.0})
    code, out, _ = complete(shop, "--strategy", strategy, "--json")
    told = json.loads(out)
    assert (code, told["code"], told["strategy"], told["verified"]) == (0, RIGHT, strategy, True)


@pytest.mark.parametrize("strategy", sampled(STRATEGIES, 3))
def test_every_strategy_ends_where_its_tokens_do(shop, complete, model, strategy):
    model(twice={NEAR: 1.0})
    code, out, err = complete(shop, "--strategy", strategy, "--budget", "3t", "--json")
    told = json.loads(out)
    assert (code, told["how"], told["passed"]) == (1, "interrupted", False)
    assert told["usage"]["generated_tokens"] == 3
    assert "the budget of 3 tokens is spent: no program was finished before" in err
    assert "interrupted" not in err
    assert "time is up" not in err


NO_PROGRAM = "--strategy resample --set num-candidates=8 --budget 1programs"


@pytest.mark.parametrize(
    ("source", "bodies", "arguments", "shown", "said"),
    [
        (
            TWICE,
            (NEAR, OTHER),
            "--budget 50t",
            (NEAR, OTHER),
            "50 tokens is spent: this is the best program so",
        ),
        (TWICE, (NEAR, OTHER), "--budget 1programs", (NEAR, OTHER), "1 program is spent: this is the best"),
        (TWICE, ("    return x - 1\n",), NO_PROGRAM, (), "is spent: no program passed a test before"),
        (
            UNTESTED,
            (NEAR,),
            "--strategy quality-flow --budget 60t --write",
            (NEAR,),
            "not written: it was cut short, and has no tests\n",
        ),
    ],
    ids="tokens programs none untested".split(),
)
def test_the_best_attempt_is_shown(shop, complete, model, source, bodies, arguments, shown, said):
    shop.write_text(source)
    model(twice={body: 1 / len(bodies) for body in bodies})
    code, out, err = complete(shop, *arguments.split())
    assert code == 1
    assert out in ([source.replace("    ...\n", body) for body in shown] or [""])
    assert said in err
    assert shop.read_text() == source


def test_every_function_has_the_whole_budget(shop, complete, model):
    shop.write_text(TWICE + "\n\n" + TWICE.replace("twice", "double"))
    model(twice={NEAR: 1.0}, double={RIGHT: 1.0})
    code, out, err = complete(shop, "--budget", "300t", "--json")
    assert [json.loads(line)["passed"] for line in out.splitlines()] == [False, True]
    assert (code, err.count("is spent")) == (1, 1)


def test_the_search_is_drawn_and_in_the_record(shop, complete, model):
    model(twice={NEAR: 1.0})
    search = "--strategy code-tree --set programs=4 --set depth=2 --set width=2 --explain --json"
    code, out, err = complete(shop, *search.split())
    assert code == 1
    assert "├─*1  1/2  0.50 + 0.50  refine  <- answer\n  │  ├─ 2  1/2" in err
    assert "critic-outputs: 4 asked, 4 again, 4 by default" in err
    workings = json.loads(out)["workings"]
    assert workings["search"]["path"] == [1]
    assert workings["roles"]["critic-action"]["defaulted"] == 4


FLOW = "--strategy quality-flow --set variants=no-revert,relaxed,yes-no-checker,no-checker"
TREE = "--strategy code-tree --set variants="


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"{TREE}relaxed", "no variant 'relaxed'. It has eager, bfs, dfs"),
        ("--strategy direct --set variants=bfs", "direct has no variant 'bfs'. It has none."),
        (FLOW, "relaxed and yes-no-checker exclude each other"),
        (FLOW, "The nearest that works is no-revert,relaxed."),
        (f"{TREE}bfs,no-abort", "bfs and no-abort exclude each other"),
        ("--set beams=maybe", "beams should be true or false, not 'maybe'"),
        ("--set nucleus=high", "nucleus should be a number, not 'high'"),
        ("--set refresh-every=1.5", "refresh-every should be a whole number"),
        ("--set depth=-1", "depth should be between 1 and 100, not -1"),
        ("--set agents=13", "agents should be between 1 and 12, not 13"),
        ("--set agents=many", "agents should be paper or between 1 and 12, not 'many'"),
        ("--set timeout=inf", "timeout should be between 0.01"),
        ("--set temprature=1", "Did you mean temperature"),
        ("--gamma 1", "--gamma is gone: use --set gamma=VALUE"),
        ("--no-harvest", "use --set harvest=no"),
        ("--search depth=3", "such as --set programs=20"),
        ("--untested --api=chat", "use --set untested=shown. --api=chat is gone"),
        ("--set gamma", "is no KEY=VALUE"),
        ("--nonsense", "unrecognized arguments: --nonsense"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_loaded(shop, capsys, model, words, said):
    opened = model(twice={RIGHT: 1.0})
    try:
        code = main(["complete", str(shop), *words.split()])
    except SystemExit as end:
        code = end.code
    assert (code, opened) == (2, [])
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["memory", "similar-tokens"])
def test_an_option_that_is_gone_for_good_says_so_wherever_it_is_given(name):
    assert options.moved(f"--{name}").startswith(f"--{name} is gone: ")
    with pytest.raises(UsageError, match=f"{name} is gone: "):
        assigned(Settings(), name, "0")
    for data in ({"memory": "off"}, {"set": {name: "off"}}, {"method": {"similarTokens": 9}}):
        settings, complaints = parse(data)
        assert settings == Settings()
        assert [" is gone: " in each for each in complaints] == [True]


def test_every_option_is_set_by_its_name():
    given = "nucleus=0.9 beams=yes refresh-every=2 signal-share=0.5 trace=minimal drafts=no temperature=0.7 "
    given += "programs=3 agents=4 strategy=quality-flow variants=relaxed variants=no-revert,no-clarifier"
    parser = argparse.ArgumentParser()
    options.add_model(parser)
    words = [word for each in given.split() for word in ("--set", each)]
    made = plan(options.settings(parser.parse_args(words)).method, "scripted")
    shared = made.decoding
    assert (shared.nucleus, shared.beams, shared.refresh_every, shared.signal_share) == (0.9, True, 2, 0.5)
    assert (shared.trace, shared.drafts, made.workflow.programs) == ("minimal", False, 3)
    assert made.workflow.variants == ("relaxed", "no-revert", "no-clarifier")
    assert {agent.temperature for agent in made.agents} == {0.7}
