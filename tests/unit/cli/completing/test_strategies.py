"""Strategies of roles from the command line and from settings."""

import argparse
import dataclasses
import json

import pytest

from egcfg_lsp import settings_export
from egcfg_lsp.cli import main
from egcfg_lsp.cli.common import options
from egcfg_lsp.completer.completer import plan
from egcfg_lsp.settings import STRATEGIES, parse
from engine import strategies
from engine.bench.store import BenchRun
from engine.core.options import Method
from engine.support.errors import SettingsError
from tests.unit.bench import samples as data

SHOP = '''\
def twice(x):
    """Two times x.

    >>> twice(2)
    4
    >>> twice(5)
    10
    """
    ...
'''
RIGHT, NEAR = "    return x + x\n", "    return x * x\n"


@pytest.fixture
def shop(tmp_path):
    path = tmp_path / "shop.py"
    path.write_text(SHOP)
    return path


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_completes_from_the_command_line(shop, capsys, model, strategy):
    model(twice={RIGHT: 1.0})
    assert main(["complete", str(shop), "--strategy", strategy, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["code"], told["strategy"], told["verified"]) == (RIGHT, strategy, True)


def test_the_search_is_drawn_and_in_the_record(shop, capsys, model):
    model(twice={NEAR: 1.0})
    arguments = [
        "--strategy",
        "code-tree",
        "--set",
        "programs=4",
        "--set",
        "depth=2",
        "--set",
        "width=2",
        "--explain",
        "--json",
    ]
    assert main(["complete", str(shop), *arguments]) == 1
    told = capsys.readouterr()
    assert "├─*1  1/2  0.50 + 0.50  refine  <- answer\n  │  ├─ 2  1/2" in told.err
    assert "critic-outputs: 4 asked, 4 again, 4 by default" in told.err
    record = json.loads(told.out)
    assert record["workings"]["search"]["path"] == [1]
    assert record["workings"]["roles"]["critic-action"]["defaulted"] == 4


def test_without_a_search_explain_tells_the_answer(shop, capsys, model):
    model(twice={RIGHT: 1.0})
    assert main(["complete", str(shop), "--strategy", "direct", "--explain"]) == 0
    assert "The first program that the model wrote passes.\n" in capsys.readouterr().err


def test_variants_solver_and_forms_of_ones_own(shop, tmp_path, capsys, model):
    model(twice={RIGHT: 0.5, NEAR: 0.5})
    forms = tmp_path / "forms"
    forms.mkdir()
    (forms / "critic-verification.toml").write_text('ask = "Good?"\nmax_new_tokens = 3\n')
    arguments = [
        "--strategy",
        "code-tree",
        "--set",
        "variants=no-abort, no-scoring",
        "--set",
        "solver=eg-cfg",
    ]
    assert main(["complete", str(shop), *arguments, "--set", f"roles={forms}", "--json"]) == 0
    roles = json.loads(capsys.readouterr().out)["workings"]["roles"]
    assert not {"critic-action", "critic-outputs"} & roles.keys()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["--strategy", "code-tree", "--set", "variants=relaxed"],
            "no variant 'relaxed'. It has eager, bfs, dfs",
        ),
        (
            ["--strategy", "direct", "--set", "variants=bfs"],
            "direct has no variant 'bfs'. It has none.",
        ),
        (
            ["--strategy", "quality-flow", "--set", "variants=no-revert,relaxed,yes-no-checker,no-checker"],
            "Of the strategy quality-flow, the variants relaxed and yes-no-checker exclude each other: each "
            "of them takes the place of imagined execution. The nearest that works is no-revert,relaxed.",
        ),
        (
            ["--strategy", "code-tree", "--set", "variants=bfs,no-abort"],
            "the variants bfs and no-abort exclude each other: that order has no critic, whose work could be "
            "left out. The nearest that works is bfs.",
        ),
        (["--set", "depth=0"], "depth should be between 1 and 100"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_loaded(shop, capsys, model, arguments, complaint):
    opened = model(twice={RIGHT: 1.0})
    assert main(["complete", str(shop), *arguments]) == 2
    assert complaint in capsys.readouterr().err
    assert opened == []


@pytest.mark.parametrize(
    ("strategy", "alone", "together"),
    [
        (
            "quality-flow",
            {"relaxed", "no-checker", "yes-no-checker"},
            {"no-test-checker", "no-clarifier", "no-revert"},
        ),
        (
            "code-tree",
            {"eager", "bfs", "dfs", "strategy-list"},
            {"no-verification", "no-abort", "no-scoring"},
        ),
    ],
)
def test_which_variants_go_together(strategy, alone, together):
    """One of those that stand alone with one another; all of the others at once."""
    assert alone | together == set(strategies.variants(strategy))
    strategies.check(strategy, sorted(together))
    for one in alone:
        for other in alone - {one}:
            with pytest.raises(SettingsError, match="exclude each other"):
                strategies.check(strategy, (one, other))
        for other in together:
            without_critic = strategy == "code-tree" and one != "eager"
            if without_critic or (one, other) == ("no-checker", "no-revert"):
                with pytest.raises(SettingsError, match="exclude each other"):
                    strategies.check(strategy, (other, one))
            else:
                strategies.check(strategy, (one, other))


def test_bench_refuses_what_contradicts_itself(tmp_path, capsys, model):
    (tmp_path / "shop.py").write_text(SHOP.replace("...", "return 2 * x"))
    arguments = ["--strategy", "code-tree", "--set", "variants=dfs,bfs", "--out", str(tmp_path / "run")]
    assert main(["bench", str(tmp_path), *arguments]) == 2
    assert "The nearest that works is dfs." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["complete", "bench"])
def test_help_and_settings_list_all_variants(capsys, command):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = " ".join(capsys.readouterr().out.split())
    about = settings_export.page()
    for name in strategies.STRATEGIES:
        if known := strategies.variants(name):
            assert f"{name}: {', '.join(known)}" in told
            assert f"{name}: {', '.join(known)}" in about


def test_forms_that_are_not_there(shop, capsys, model):
    model(twice={RIGHT: 1.0})
    assert main(["complete", str(shop), "--strategy", "reflexion", "--set", "roles=nowhere"]) == 2
    assert "There is no folder nowhere with forms of roles." in capsys.readouterr().err


def test_bench_judges_every_step_by_the_hidden_tests(tmp_path, model):
    """Greedily the model writes what passes the visible test alone."""
    path = tmp_path / "data.jsonl"
    path.write_text(json.dumps(data.GREET) + "\n")
    model(greet={"    return 'hi Ann'\n": 0.9, "    return 'hi ' + name\n": 0.1})
    arguments = [
        "--strategy",
        "quality-flow",
        "--set",
        "variants=relaxed",
        "--out",
        str(tmp_path / "run"),
    ]
    assert main(["bench", "humaneval", "--data", str(path), *arguments]) == 0
    run = BenchRun.read(tmp_path / "run")
    about, [result] = run.about, run.results
    assert about.settings["method"]["variants"] == ["relaxed"]
    assert result.roles["generator"]["asked"] >= 1
    [step] = result.steps
    assert (step["name"], step["accepted"], step["solved"]) == ("generator", True, result.solved)
    assert step["checks"] == [[True, result.solved]]
    assert result.solved is False


def test_an_editor_can_set_them():
    given = {
        "method": {"strategy": "quality-flow"},
        "set": {"variants": ["relaxed"], "solver": "eg-cfg", "progressions": 2},
    }
    settings, complaints = parse(given)
    assert complaints == []
    workflow = plan(settings.method, "scripted").workflow
    assert (workflow.variants, workflow.solver, workflow.progressions) == (("relaxed",), "eg-cfg", 2)
    _, complaints = parse({"method": {"strategy": "quality"}, "set": {"solver": "magic"}})
    assert len(complaints) == 2


def test_settings_and_engine_know_the_same_strategies():
    assert {*STRATEGIES, "sample-k"} == set(strategies.STRATEGIES)
    for name in strategies.STRATEGIES:
        assert callable(strategies.strategy(name))
        assert len(set(strategies.variants(name))) == len(strategies.variants(name))
    with pytest.raises(SettingsError):
        plan(Method(strategy="code-tree", variants=("relaxed",)), "scripted")


def test_every_option_is_set_by_its_name(shop, capsys):
    parser = argparse.ArgumentParser()
    options.add_model(parser)
    given = ["nucleus=0.9", "beams=yes", "refresh-every=2", "signal-share=0.5", "trace=minimal", "drafts=no"]
    given += [
        "temperature=0.7",
        "programs=3",
        "agents=4",
        "variants=relaxed",
        "variants=no-revert,no-clarifier",
    ]
    words = [word for each in given for word in ("--set", each)]
    method = options.settings(parser.parse_args(words)).method
    made = plan(dataclasses.replace(method, strategy="quality-flow"), "scripted")
    shared = made.decoding
    assert (shared.nucleus, shared.beams, shared.refresh_every, shared.signal_share) == (0.9, True, 2, 0.5)
    assert (shared.trace, shared.drafts, made.workflow.programs) == ("minimal", False, 3)
    assert made.workflow.variants == ("relaxed", "no-revert", "no-clarifier")
    assert {agent.temperature for agent in made.agents} == {0.7}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("beams=maybe", "beams should be true or false, not 'maybe'"),
        ("nucleus=high", "nucleus should be a number, not 'high'"),
        ("refresh-every=1.5", "refresh-every should be a whole number"),
        ("depth=-1", "depth should be between 1 and 100, not -1"),
        ("agents=13", "agents should be between 1 and 12, not 13"),
        ("agents=many", "agents should be paper or between 1 and 12, not 'many'"),
        ("timeout=inf", "timeout should be between 0.01"),
        ("temprature=1", "Did you mean temperature"),
    ],
)
def test_what_cannot_be_set(shop, capsys, text, said):
    assert main(["complete", str(shop), "--set", text]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--gamma", "1"], "--gamma is gone: use --set gamma=VALUE"),
        (["--no-harvest"], "use --set harvest=no"),
        (["--search", "depth=3"], "such as --set programs=20"),
        (["--untested", "--api=chat"], "use --set untested=shown. --api=chat is gone"),
        (["--set", "gamma"], "is no KEY=VALUE"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_options_that_are_gone_name_what_says_the_same(shop, capsys, words, said):
    with pytest.raises(SystemExit) as end:
        main(["complete", str(shop), *words])
    assert end.value.code == 2
    assert said in capsys.readouterr().err
