"""``egcfg train synth --model``, ``import``, ``teach``, ``difficulty`` and ``stats``."""

from __future__ import annotations

import json

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from engine.lm.scripted import Scripted
from engine.train.whitebox.items import read
from tests.unit.train.teaching.teachers import answering, programmer

RECORD = {"program": "def f(x):\n    y = x + 1\n    return y\n", "call": "f(1)", "output": "2"}


@pytest.fixture
def teacher(monkeypatch):
    """``teacher(make)`` makes the model that every command opens from now on."""

    def use(make):
        async def open_model(settings, **options):
            return make()

        monkeypatch.setattr(compose, "open_model", open_model)

    return use


def items(folder, *arguments):
    records = folder / "records.jsonl"
    records.write_text(json.dumps(RECORD) + "\n")
    assert main(["train", "import", str(records), "--out", str(folder / "items.jsonl"), *arguments]) == 0
    return folder / "items.jsonl"


def test_a_teacher_writes_items_and_nothing_is_asked_twice(teacher, tmp_path, capsys):
    out = tmp_path / "items.jsonl"
    teacher(lambda: answering(programmer))
    command = ["train", "synth", "--kind", "output", "--model", "t", "--levels", "1", "--most", "200"]
    assert main([*command, "--count", "8", "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kept"] == len(read(out)) == 8
    assert found["refused"]["no program"] > 0
    assert found["tokens"] > 0
    teacher(lambda: Scripted({}))
    assert main([*command, "--count", "2", "--out", str(out), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["kept"], again["tokens"]) == (2, 0)
    assert main([*command, "--count", "2", "--seed", "1", "--out", str(out)]) == 2
    assert "begun with seed = 0, not 1; remove it" in capsys.readouterr().err


def test_a_teacher_explains_items(teacher, tmp_path, capsys):
    def explain(question):
        assert "what does the call return" in question.lower()
        return "<reasoning>\nOne more.\n</reasoning>\n<answer>\n2\n</answer>"

    path, out = items(tmp_path, "--as", "output"), tmp_path / "taught.jsonl"
    teacher(lambda: answering(explain))
    assert main(["train", "teach", str(path), str(out), "--model", "t", "--most", "200", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kept"] == 1
    assert read(out)[0].explanation == "One more."
    teacher(lambda: answering(lambda question: "<answer>\n3\n</answer>"))
    assert (
        main(["train", "teach", str(path), str(tmp_path / "no.jsonl"), "--model", "t", "--tries", "1"]) == 1
    )
    assert "refused: wrong in every try" in capsys.readouterr().err
    assert (tmp_path / "no.jsonl").read_text() == ""


def test_difficulty_asks_only_what_is_left(teacher, tmp_path, capsys):
    path, out = items(tmp_path, "--as", "output"), tmp_path / "kept.jsonl"
    teacher(lambda: Scripted({"# answers\n": {"2\n<|end|>": 1.0}}))
    command = ["train", "difficulty", str(path), str(out), "--tries", "2", "--at-most", "1", "--json"]
    assert main([*command]) == 1
    assert json.loads(capsys.readouterr().out) == {"kept": 0, "of": 1, "solved": {"2": 1}}
    teacher(lambda: Scripted({}))
    command[command.index("--at-most") + 1] = "2"
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == {"kept": 1, "of": 1, "solved": {"2": 1}}


def test_statistics_are_printed(tmp_path, capsys):
    path = items(tmp_path, "--as", "output")
    capsys.readouterr()
    assert main(["train", "stats", str(path)]) == 0
    out = capsys.readouterr().out
    assert "programs by level                  1" in out
    assert "items.jsonl.journal                1" in out
    assert main(["train", "stats", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["types"] == {"int": 1}
    assert found["attempts"] == {"items.jsonl.journal": {"kept": 1}}


def test_a_grammar_keeps_to_what_is_asked_for(tmp_path, capsys):
    out = tmp_path / "items.jsonl"
    command = ["train", "synth", "--kind", "input", "--count", "6", "--out", str(out)]
    assert main([*command, "--levels", "2", "--library-calls", "1", "--simple-inputs", "--quiet"]) == 0
    assert all(item.key.startswith("constrained.2.") and "import " in item.program for item in read(out))
    assert f"{out}: 6 items" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["synth", "--kind", "output", "--out", "o", "--weak"], "--weak goes with --model"),
        (["synth", "--kind", "output", "--out", "o", "--library-calls", "2"], "between 0 and 1"),
        (["synth", "--kind", "output", "--out", "o", "--model", "t", "--heat", "-1"], "--heat"),
        (["teach", "nowhere.jsonl", "o", "--model", "t"], "egcfg train synth"),
        (["teach", "i", "o", "--tries", "0"], "--tries should be at least 1"),
        (["import", "nowhere.jsonl", "--as", "code", "--out", "o"], "no nowhere.jsonl to import"),
        (["stats", "nowhere.jsonl"], "no nowhere.jsonl"),
    ],
)
def test_what_does_not_go_together_is_said(tmp_path, monkeypatch, capsys, arguments, said):
    monkeypatch.chdir(tmp_path)
    assert main(["train", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_level_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["train", "synth", "--levels", "4"])
    assert "no list of levels such as 1,2,3" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[1]\n", "own.jsonl:1: This is no training item"),
        (b'{"kind": "code"}\n{"a": ', "own.jsonl:1: This is no training item"),
        (b"\xff\xfe", "own.jsonl cannot be read"),
        (b"", "own.jsonl holds no items"),
        (None, "own.jsonl cannot be read: Is a directory"),
    ],
)
@pytest.mark.parametrize("command", [["stats"], ["teach", "--model", "t"], ["difficulty"]], ids=" ".join)
def test_a_file_without_items_is_named(teacher, tmp_path, capsys, command, content, said):
    teacher(lambda: Scripted({}))
    path = tmp_path / "own.jsonl"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    out = [] if command == ["stats"] else [str(tmp_path / "out.jsonl")]
    assert main(["train", command[0], str(path), *out, *command[1:]]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out.jsonl").exists()


@pytest.mark.parametrize("place", ["folder", "file/items.jsonl"])
@pytest.mark.parametrize("step", ["synth", "import", "teach", "difficulty"])
def test_a_place_that_cannot_be_written_is_named_before_anything_is_done(
    teacher, tmp_path, capsys, step, place
):
    def asked():
        raise AssertionError("no model is needed to see that")

    path = items(tmp_path, "--as", "output")
    teacher(asked)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    out = str(tmp_path / place)
    command = {
        "synth": ["--kind", "output", "--count", "1", "--out", out],
        "import": [str(tmp_path / "records.jsonl"), "--as", "output", "--out", out],
        "teach": [str(path), out, "--model", "t"],
        "difficulty": [str(path), out],
    }[step]
    assert main(["train", step, *command]) == 2
    told = capsys.readouterr().err
    assert f"egcfg: {out}" in told
    assert ("is a folder; name a file in it" if place == "folder" else "Not a directory. Free space") in told
    assert not (tmp_path / "folder.journal").exists()


def test_records_that_there_are_none_of_are_named(tmp_path, capsys):
    (tmp_path / "none.jsonl").write_text("\n")
    command = ["train", "import", str(tmp_path / "none.jsonl"), "--as", "output", "--out", "o.jsonl"]
    assert main(command) == 2
    assert "none.jsonl holds no records" in capsys.readouterr().err
