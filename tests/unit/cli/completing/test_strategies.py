"""Strategies of roles from the command line and from settings."""

import argparse
import dataclasses
import json

import pytest

from egcfg_lsp import settings_export
from egcfg_lsp.cli import main
from egcfg_lsp.cli.common import options
from egcfg_lsp.completer.completer import plan
from egcfg_lsp.settings import STRATEGIES
from engine import strategies

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
