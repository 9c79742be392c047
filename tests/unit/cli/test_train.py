"""``egcfg train`` and ``egcfg eval``: items, statistics, questions, comparisons, refusals by name."""

import gzip
import json

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from engine.train.items import read
from tests.scripted import Scripted
from tests.unit.train.teachers import answering, programmer

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
    few = ["--set", "level=1", "--set", "reply-tokens=200"]
    command = ["train", "synth", "--model", "t", *few]
    assert main([*command, "--count", "8", "--out", str(out), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kept"] == len(read(out)) == 8
    assert found["refused"]["no program"] > 0
    assert found["tokens"] > 0
    teacher(lambda: Scripted({}))
    assert main([*command, "--count", "2", "--out", str(out), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["kept"], again["tokens"]) == (2, 0)
    assert main([*command, "--count", "2", "--set", "seed=1", "--out", str(out)]) == 2
    assert "begun with seed = 0, not 1; remove it" in capsys.readouterr().err


def test_a_teacher_explains_items(teacher, tmp_path, capsys):
    def explain(question):
        assert "what does the call return" in question.lower()
        return "<reasoning>\nOne more.\n</reasoning>\n<answer>\n2\n</answer>"

    path, out = items(tmp_path, "--as", "output"), tmp_path / "taught.jsonl"
    command = ["train", "synth", "--explain", str(path), "--model", "t", "--set", "reply-tokens=200"]
    teacher(lambda: answering(explain))
    assert main([*command, "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kept"] == 1
    assert read(out)[0].explanation == "One more."
    teacher(lambda: answering(lambda question: "<answer>\n3\n</answer>"))
    assert main([*command, "--out", str(tmp_path / "no.jsonl"), "--set", "tries=1"]) == 1
    assert "refused: wrong in every try" in capsys.readouterr().err
    assert (tmp_path / "no.jsonl").read_text() == ""


def test_the_filter_asks_only_what_is_left(teacher, tmp_path, capsys):
    path, out = items(tmp_path, "--as", "output"), tmp_path / "kept.jsonl"
    teacher(lambda: Scripted({"# answers\n": {"2\n<|end|>": 1.0}}))
    chosen = ["--set", "form=plain", "--set", "tries=2", "--json"]
    command = ["train", "synth", "--filter", str(path), "--out", str(out), *chosen]
    assert main([*command, "--set", "at-most=1"]) == 1
    assert json.loads(capsys.readouterr().out) == {"kept": 0, "of": 1, "solved": {"2": 1}}
    teacher(lambda: Scripted({}))
    assert main([*command, "--set", "at-most=2"]) == 0
    assert json.loads(capsys.readouterr().out) == {"kept": 1, "of": 1, "solved": {"2": 1}}


def test_statistics_are_printed(tmp_path, capsys):
    path = str(items(tmp_path, "--as", "output"))
    assert main(["train", "stats", path]) == 0
    out = capsys.readouterr().out
    assert "programs by level                  1" in out
    assert "items.jsonl.journal                1" in out
    assert main(["train", "stats", path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["types"] == {"int": 1}
    assert found["attempts"] == {"items.jsonl.journal": {"kept": 1}}


def test_a_grammar_keeps_to_what_is_asked_for(tmp_path, capsys):
    out = tmp_path / "items.jsonl"
    command = ["train", "synth", "--kind", "input", "--count", "6", "--out", str(out)]
    chosen = [part for text in ("level=2", "library-calls=1", "simple=yes") for part in ("--set", text)]
    assert main([*command, *chosen, "--quiet"]) == 0
    assert all(item.key.startswith("constrained.2.") and "import " in item.program for item in read(out))
    assert f"{out}: 6 items" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("synth --out o --set weak=yes", "weak goes with --model"),
        ("synth --out o --set library-calls=2", "library-calls should be between 0 and 1"),
        ("synth --out o --set level=4", "level should be between 0 and 3"),
        ("synth --out o --set speed=4", "There is no option speed"),
        ("synth --filter i --out o --set at-most=20", "at_least <= at_most <= tries"),
        ("synth --explain nowhere.jsonl --out o --model t", "egcfg train synth"),
        ("import nowhere.jsonl --as code --out o", "no nowhere.jsonl to import"),
        ("import /dev/null --as output --out o", "null holds no records"),
        ("stats nowhere.jsonl", "no nowhere.jsonl"),
        ("execverify --config nothing", "There is no configuration 'nothing'"),
        ("execverify --config qwen2.5-coder-7b --set reward.alpha=2", "reward.alpha should be"),
        ("execverify --out o", "with `egcfg train import --as code --out o/data/codegen.jsonl`"),
        ("teach a b", "teach is gone: use egcfg train synth --explain IN.jsonl --out OUT.jsonl."),
        ("sft --config x", "sft is gone: use egcfg train execverify --only sft."),
        ("synth --out o --heat 1", "--heat is gone: use --set temperature=T."),
        ("execverify --config x --no-filter", "--no-filter is gone: use --set difficulty.tries=0."),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_written(tmp_path, monkeypatch, capsys, arguments, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("EGCFG_DATASETS", raising=False)
    try:
        code = main(["train", *arguments.split()])
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[1]\n", "own.jsonl:1: This is no training item"),
        (b'{"kind": "code"}\n{"a": ', "own.jsonl:1: This is no training item"),
        (b'{"a": 1}\n', "own.jsonl:1: This is no training item (it has other fields"),
        (b"\xff\xfe", "own.jsonl cannot be read"),
        (b"", "own.jsonl holds no items"),
        (None, "own.jsonl cannot be read: Is a directory"),
    ],
)
@pytest.mark.parametrize("command", ["stats", "synth --model t --explain", "synth --filter"])
def test_a_file_without_items_is_named(teacher, tmp_path, capsys, command, content, said):
    teacher(lambda: Scripted({}))
    path = tmp_path / "own.jsonl"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    out = [] if command == "stats" else ["--out", str(tmp_path / "out.jsonl")]
    assert main(["train", *command.split(), str(path), *out]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out.jsonl").exists()


@pytest.mark.parametrize(
    ("place", "said"), [("folder", "is a folder; name a file in it"), ("file/items.jsonl", "Not a directory")]
)
@pytest.mark.parametrize(
    "step", ["synth", "synth --model t --explain items.jsonl", "import --as output records.jsonl"]
)
def test_a_place_that_cannot_be_written_is_named_before_a_model_is_loaded(
    teacher, tmp_path, monkeypatch, capsys, step, place, said
):
    items(tmp_path, "--as", "output")
    monkeypatch.chdir(tmp_path)
    teacher(None)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    assert main(["train", *step.split(), "--out", str(tmp_path / place)]) == 2
    complaint = capsys.readouterr().err
    assert f"egcfg: {tmp_path / place}" in complaint
    assert said in complaint
    assert not (tmp_path / "folder.journal").exists()


DOUBLE = 'def double(x):\n    """\n    >>> double(3)\n    6\n    """\n    y = 2 * x\n    return y\n'


@pytest.mark.parametrize(
    ("program", "options", "code", "said"),
    [
        (DOUBLE, [], 0, "double(3) gives 6\n 1. "),
        (DOUBLE, ["--call", "double(4)"], 0, "double(4) gives 8\n 1. "),
        ("def f():\n    return 1\nraise ValueError\n", ["--call", "f()"], 2, "cannot be run"),
        ("def f():\n    yield 1\n", ["--call", "f()"], 2, "runs no line that can be asked"),
    ],
    ids=["doctest", "call", "raises", "generator"],
)
def test_questions_about_a_program_are_printed(tmp_path, capsys, program, options, code, said):
    path = tmp_path / "own.py"
    path.write_text(program)
    assert main(["train", "questions", str(path), *options]) == code
    out, err = capsys.readouterr()
    assert said in (err if code else out)
    if not code:
        assert main(["train", "questions", str(path), *options, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert [one["variable"] for one in found["questions"]] == ["y"]
        assert said + found["questions"][0]["text"] in out


LIVE = {
    "id": "own_1",
    "function_name": "largest",
    "code": "def largest(nums):\n    return max(nums)\n",
    "input": "largest(nums = [1, 3])",
    "output": "3",
}


def records(folder, *found):
    path = folder / "records.jsonl.gz"
    path.write_bytes(gzip.compress("".join(json.dumps(one) + "\n" for one in found).encode()))
    return str(path)


@pytest.mark.parametrize(
    ("found", "options", "said"),
    [
        ([], [], "records.jsonl.gz holds no records."),
        ([{**LIVE, "output": "4"}], [], "There is nothing to ask; name records with --data"),
        ([LIVE], ["--limit", "0"], "--limit should be 1 or more"),
    ],
)
def test_what_cannot_be_asked_about_is_named(tmp_path, capsys, found, options, said):
    assert main(["eval", "reasoning", "--data", records(tmp_path, *found), *options]) == 2
    assert said in capsys.readouterr().err


def test_files_are_known_by_their_fields_and_can_be_compared(teacher, tmp_path, capsys):
    wrong = {**LIVE, "id": "own_2", "output": "1"}
    teacher(lambda: Scripted({"# answers\n": {"3\n<|end|>": 1.0}}))
    data = ["--data", records(tmp_path, LIVE, wrong), "--set", "form=plain"]
    assert main(["eval", "reasoning", "--quiet", *data, "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    [one], [question], [why] = found["results"], found["questions"], found["left_out"]
    assert (one["measure"], one["asked"], one["right"]) == ("livecodebench-o", 1, 1)
    assert question.startswith("livecodebench-o own_1 ")
    assert "own_2" in why
    assert "1 records or inputs are left out" in err
    assert main(["eval", "reasoning", "--quiet", *data]) == 0
    assert "livecodebench-o      1      1  100.0%" in capsys.readouterr().out
    (tmp_path / "one.json").write_text(out)
    assert main(["eval", "compare", str(tmp_path / "one.json"), str(tmp_path / "one.json"), "--json"]) == 0
    [one] = json.loads(capsys.readouterr().out)["comparisons"]
    assert (one["questions"], one["difference"], one["p"]) == (1, 0, 1)


def test_answers_in_a_file_are_kept_question_by_question(teacher, tmp_path, capsys):
    teacher(lambda: Scripted({"# answers\n": {"3\n<|end|>": 1.0}}))
    out = tmp_path / "new" / "answers.json"
    data = ["--data", records(tmp_path, LIVE), "--set", "form=plain", "--out", str(out)]
    assert main(["eval", "reasoning", *data]) == 0
    assert "livecodebench-o      1      1  100.0%" in capsys.readouterr().out
    first = out.read_text()
    teacher(lambda: Scripted({"# answers\n": {"4\n<|end|>": 1.0}}))
    assert main(["eval", "reasoning", *data, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(first) == json.loads(out.read_text())
    assert main(["eval", "reasoning", *data, "--set", "reply-tokens=7"]) == 2
    said = capsys.readouterr().err
    assert "answers.json.journal was begun with reply_tokens = 64, not 7; remove it" in said
    assert main(["eval", "reasoning", *data[:-1], str(tmp_path)]) == 2
    assert f"name a file in it, such as {tmp_path / 'answers.json'}" in capsys.readouterr().err


def test_a_model_that_is_not_there_leaves_nothing_behind(tmp_path, capsys):
    out = tmp_path / "new" / "answers.json"
    data = ["--data", records(tmp_path, LIVE), "--set", "form=plain", "--out", str(out)]
    assert main(["eval", "reasoning", *data, "--model", "nowhere.gguf"]) == 2
    assert "nowhere.gguf" in capsys.readouterr().err
    assert not out.parent.exists()


@pytest.fixture
def compare(tmp_path, monkeypatch):
    """``compare(first, second, ...)`` compares the answers that each question got."""
    monkeypatch.chdir(tmp_path)

    def made(first, second, *options):
        for name, right in (("a.json", first), ("b.json", second)):
            marked = {f"path {key} ab": one for key, one in right.items()}
            (tmp_path / name).write_text(json.dumps({"form": "chat", "questions": marked}))
        return main(["eval", "compare", "a.json", "b.json", *options])

    return made


def test_two_models_are_compared_question_by_question(compare, capsys):
    first = {"a": True, "b": False, "c": None, "d": False, "e": True, "f": False, "g": False, "h": False}
    second = dict.fromkeys(first, True)
    assert compare(first, second, "--json") == 0
    [one] = json.loads(capsys.readouterr().out)["comparisons"]
    assert (one["first"], one["second"], one["only_first"], one["only_second"]) == (2, 8, 0, 6)
    assert (one["difference"], one["p"]) == (0.75, pytest.approx(2 / 2**6))
    low, high = one["interval"]
    assert 0 < low < 0.75 < high <= 1
    assert compare(first, second) == 0
    assert "+75.0%" in capsys.readouterr().out


def test_files_over_different_questions_are_refused_by_name(compare, tmp_path, capsys):
    first = {"a": True, "b": False}
    assert compare(first, {"a": True}) == compare(first, {**first, "c": True}) == 2
    said = capsys.readouterr().err
    assert "b.json lacks 1 of path, such as path b ab" in said
    assert "a.json lacks 1 of path, such as path c ab" in said
    (tmp_path / "a.json").write_text("{}")
    for name in ("a.json", "no.json"):
        assert main(["eval", "compare", name, "b.json"]) == 2
    said = capsys.readouterr().err
    assert "a.json has no questions; write it with `egcfg eval reasoning --out`" in said
    assert "no.json cannot be read" in said
