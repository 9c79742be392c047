"""``egcfg complete --budget``, with a scripted model and the real sandbox."""

import json

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.settings import STRATEGIES
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


def complete(capsys, *arguments):
    """(exit code, stdout, stderr)"""
    code = main(["complete", *map(str, arguments)])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("strategy", sampled(STRATEGIES, 3))
def test_every_strategy_ends_where_its_tokens_do(shop, capsys, model, strategy):
    model(twice={NEAR: 1.0})
    code, out, err = complete(capsys, shop, "--strategy", strategy, "--budget", "3t", "--json")
    told = json.loads(out)
    assert (code, told["how"], told["passed"]) == (1, "interrupted", False)
    assert told["usage"]["generated_tokens"] == 3
    assert "the budget of 3 tokens is spent: no program was finished before" in err
    assert "interrupted" not in err
    assert "time is up" not in err


@pytest.mark.parametrize(("budget", "said"), [("50t", "50 tokens"), ("1programs", "1 program")])
def test_the_best_attempt_is_shown(shop, capsys, model, budget, said):
    model(twice={NEAR: 0.5, OTHER: 0.5})
    code, out, err = complete(capsys, shop, "--budget", budget)
    assert code == 1
    assert out in (TWICE.replace("    ...\n", NEAR), TWICE.replace("    ...\n", OTHER))
    assert f"the budget of {said} is spent: this is the best program so far" in err


def test_where_no_test_passes_no_best_program_is_promised(shop, capsys, model):
    model(twice={"    return x - x\n": 0.5, "    return x - 1\n": 0.5})
    arguments = ["--strategy", "resample", "--set", "num-candidates=8", "--budget", "1programs"]
    code, out, err = complete(capsys, shop, *arguments)
    assert (code, out) == (1, "")
    assert "the budget of 1 program is spent: no program passed a test before" in err


def test_every_function_has_the_whole_budget(shop, capsys, model):
    shop.write_text(TWICE + "\n\n" + TWICE.replace("twice", "double"))
    model(twice={NEAR: 1.0}, double={RIGHT: 1.0})
    code, out, err = complete(capsys, shop, "--budget", "300t", "--json")
    assert [json.loads(line)["passed"] for line in out.splitlines()] == [False, True]
    assert code == 1
    assert err.count("is spent") == 1


def test_an_unfinished_program_without_tests_is_shown_and_not_written(shop, capsys, model):
    shop.write_text(UNTESTED)
    model(twice={NEAR: 1.0})
    code, out, err = complete(capsys, shop, "--strategy", "quality-flow", "--budget", "60t", "--write")
    assert code == 1
    assert out == UNTESTED.replace("    ...\n", NEAR)
    assert shop.read_text() == UNTESTED
    assert "not written: it was cut short, and has no tests\n" in err
