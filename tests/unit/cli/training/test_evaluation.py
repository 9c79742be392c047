"""``egcfg eval``: what is refused by name, and the difference between two models."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.cli import main

LIVE = {
    "id": "own_1",
    "function_name": "largest",
    "code": "def largest(nums):\n    return max(nums)\n",
    "input": "largest(nums = [1, 3])",
    "output": "3",
}


def records(folder: Path, *found: dict[str, Any]) -> str:
    path = folder / "records.jsonl.gz"
    path.write_bytes(gzip.compress("".join(json.dumps(one) + "\n" for one in found).encode()))
    return str(path)


def answers(folder: Path, name: str, **right: bool | None) -> str:
    path = folder / name
    path.write_text(
        json.dumps({"form": "chat", "questions": {f"path {key} ab": one for key, one in right.items()}})
    )
    return str(path)


@pytest.mark.parametrize(
    ("found", "options", "said"),
    [
        ([], [], "records.jsonl.gz holds no records."),
        ([LIVE], ["--as", "cruxeval"], "record 1 (own_1): its code does not define f"),
        ([LIVE], ["--limit", "0"], "--limit should be 1 or more"),
    ],
)
def test_what_cannot_be_asked_about_is_named(tmp_path, capsys, found, options, said):
    assert main(["eval", "reasoning", "--data", records(tmp_path, *found), *options]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.weights
def test_files_are_known_by_their_fields_and_can_be_compared(weights, tmp_path, capsys):
    wrong = {**LIVE, "id": "own_2", "output": "1"}
    reasoning = ["eval", "reasoning", "--quiet", "--data", records(tmp_path, LIVE, wrong)]
    assert main([*reasoning, "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert [(one["measure"], one["asked"]) for one in found["results"]] == [("livecodebench-o", 1)]
    assert [one.startswith("livecodebench-o own_1 ") for one in found["questions"]] == [True]
    assert "own_2" in found["left_out"][0]
    assert "1 records or inputs are left out" in err
    (tmp_path / "one.json").write_text(out)
    assert main(["eval", "compare", str(tmp_path / "one.json"), str(tmp_path / "one.json"), "--json"]) == 0
    [one] = json.loads(capsys.readouterr().out)["comparisons"]
    assert (one["questions"], one["difference"], one["p"]) == (1, 0, 1)


def test_two_models_are_compared_question_by_question(tmp_path, capsys):
    first = answers(tmp_path, "a.json", a=True, b=False, c=None, d=False, e=True, f=False, g=False, h=False)
    second = answers(tmp_path, "b.json", a=True, b=True, c=True, d=True, e=True, f=True, g=True, h=True)
    assert main(["eval", "compare", first, second, "--json"]) == 0
    [one] = json.loads(capsys.readouterr().out)["comparisons"]
    assert (one["first"], one["second"], one["only_first"], one["only_second"]) == (2, 8, 0, 6)
    assert one["difference"] == 0.75
    assert one["p"] == pytest.approx(2 / 2**6)
    low, high = one["interval"]
    assert 0 < low < 0.75 < high <= 1
    assert main(["eval", "compare", first, second]) == 0
    assert "+75.0%" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ({"a": True}, "b.json lacks 1 of path, such as path b ab"),
        ({"a": True, "b": True, "c": True}, "a.json lacks 1 of path, such as path c ab"),
    ],
)
def test_files_over_different_questions_are_refused_by_name(tmp_path, capsys, second, said):
    first = answers(tmp_path, "a.json", a=True, b=False)
    assert main(["eval", "compare", first, answers(tmp_path, "b.json", **second)]) == 2
    assert said in capsys.readouterr().err


def test_what_holds_no_answers_is_refused(tmp_path, capsys):
    (tmp_path / "a.json").write_text("{}")
    assert main(["eval", "compare", str(tmp_path / "a.json"), str(tmp_path / "a.json")]) == 2
    assert "a.json has no questions; write it with `egcfg eval reasoning --json`" in capsys.readouterr().err
    assert main(["eval", "compare", str(tmp_path / "no.json"), str(tmp_path / "a.json")]) == 2
    assert "no.json cannot be read" in capsys.readouterr().err
