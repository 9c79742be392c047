"""What the command line says of a model that is slow."""

from __future__ import annotations

import json
import sys

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose, model_speed
from egcfg_lsp.settings import ModelSettings
from engine.lm import speed_measurement
from engine.lm.scripted import Scripted
from engine.lm.speed import Speed

DOUBLE = 'def double(x):\n    """Twice x.\n\n    >>> double(3)\n    6\n    """\n    ...\n'
BODY = "    y = x + x\n    return y\n"
SLOW = Speed(read=50, rows_1=3.3, rows_12=30, rows_96=64)
SNAIL = Speed(read=5, rows_1=0.5, rows_12=4, rows_96=6)


@pytest.fixture
def completed(monkeypatch, tmp_path, capsys):
    """``completed(speed, *arguments)``: the exit code, what was on stdout, and on stderr."""
    file = tmp_path / "a.py"
    file.write_text(DOUBLE)

    def run(speed, *arguments):
        async def open_model(settings, **options):
            model = Scripted({"<|body|>\n": {BODY: 1.0}}, tokens=["    ", "return "])
            model.speed = speed
            return model

        monkeypatch.setattr(compose, "open_model", open_model)
        code = main(["complete", str(file), "--python", sys.executable, *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_the_plan_is_told_with_its_reason_and_is_part_of_the_result(completed):
    code, out, err = completed(SLOW, "--deadline", "20", "--json", "--verbose")
    plan = (
        "the likeliest program alone, line by line; "
        "the model reads 50 and writes 3.3 tokens/s, and there are 20 s"
    )
    assert f"  plan: {plan}\n" in err
    result = json.loads(out)
    assert (code, result["passed"], result["plan"]) == (0, True, plan)


def test_when_not_even_a_first_try_fits_it_is_said_what_would(completed):
    _, _, err = completed(SNAIL, "--deadline", "60", "--verbose")
    assert "2 lines of the likeliest program, and no first try, which takes 79 s" in err
    assert "the model reads 5.0 and writes 0.5 tokens/s, and there are 60 s" in err


def test_without_a_deadline_there_are_30_seconds_and_with_a_budget_nothing_is_cut_short(completed):
    _, _, err = completed(SLOW, "--verbose")
    assert "tokens/s, and there are 30 s" in err
    code, _, err = completed(SNAIL, "--verbose", "--budget", "500tokens")
    assert code == 0
    assert err.count("plan: ") == 1
    assert "tokens/s, for 120 s" in err


@pytest.mark.parametrize(("speed", "arguments"), [(SLOW, ("--agents", "2")), (None, ())])
def test_what_was_not_chosen_is_not_told(completed, speed, arguments):
    code, _, err = completed(speed, "--verbose", *arguments)
    assert code == 0
    assert "plan:" not in err


def test_agents_are_a_number_or_auto_or_paper(capsys):
    with pytest.raises(SystemExit):
        main(["complete", "a.py", "--agents", "many"])
    assert "'many' is neither a number nor 'auto' or 'paper'" in capsys.readouterr().err


@pytest.fixture
def loaded(monkeypatch):
    """Models that are loaded, and those that were measured."""
    opened, measured = [], []

    async def load(*names, **options):
        opened.append(Scripted(lambda text: {}))
        return opened[-1]

    async def measure(model):
        measured.append(model)
        return SLOW

    monkeypatch.setattr("engine.lm.transformers.load", load)
    monkeypatch.setattr("engine.lm.openai.load", load)
    monkeypatch.setattr(speed_measurement, "measure", measure)
    return measured


async def test_a_local_model_knows_its_speed_and_is_measured_once(loaded, speed_file):
    first = await compose.open_model(ModelSettings("own/model"))
    second = await compose.open_model(ModelSettings("own/model"))
    assert (first.speed, second.speed) == (SLOW, SLOW)
    assert loaded == [first]
    assert speed_file.is_file()
    assert model_speed.speed_file() == speed_file


async def test_a_served_model_and_one_of_a_benchmark_are_not_measured(loaded):
    served = ModelSettings(name="m", backend="openai", base_url="http://localhost:1/v1")
    assert (await compose.open_model(served)).speed is None
    assert (await compose.open_model(ModelSettings("own/model"), measured=False)).speed is None
    assert loaded == []
