"""What pages say of committed records is what the records say."""

import gzip
import json
import shlex

import pytest

from benchmarks.papers import main, told_command
from egcfg_lsp import cli
from egcfg_lsp.cli import bench_job
from engine.bench.store import About, RunStore, TaskResult


def test_pages_and_pictures_of_this_project_are_those_of_its_records(capsys):
    assert (main(["--check"]), capsys.readouterr().err) == (0, "")


PAGE = """\
# Results

<!-- results: mbpp/tiny -->
old
<!-- end -->

By <!--solved:mbpp/tiny/direct,guided-->7<!--end--> of 4.
<!-- methods: mbpp/* -->
<!-- end -->
<!-- within: seconds mbpp/tiny/guided -->
<!-- end -->
<!-- pairs: mbpp/tiny/direct, guided -->
<!-- end -->
It is <!--gap: written mbpp/tiny/direct, guided--><!--end-->.
<!-- repairs: repair/tiny repair/tuned -->
<!-- end -->
<!-- reasoning: reasoning/tiny.json reasoning/tuned.json -->
<!-- end -->
![Solved](pictures/solved-mbpp.svg)
"""


@pytest.fixture
def project(tmp_path):
    """A project with records of two runs of four tasks, of which one and two are solved."""
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    (tmp_path / "docs" / "page.md").write_text(PAGE)
    for name, solved in (("direct", 1), ("guided", 2)):
        settings = {"model": {"name": "tiny"}, "budget": {"tokens": 50}}
        about = About("mbpp", name.replace("guided", "eg-cfg"), settings, {}, "same", 4)
        folder = tmp_path / "benchmarks" / "results" / "mbpp" / "tiny" / name
        with RunStore(folder, about).opened(resume=False):
            pass
        lines = [
            TaskResult(str(n), solved=n < solved, wall_s=2.0 + n, generated_tokens=10 * n, prompt_tokens=7)
            for n in range(4)
        ]
        (folder / "records.jsonl").write_text("".join(json.dumps(line.as_json()) + "\n" for line in lines))
    answers = [{"passed": number == 0, "same": number > 1, "body": ""} for number in range(4)]
    repairs = {"settings": {}}, {"number": 511, "passed": True}, {"number": 512, "repair": answers}
    packed = gzip.compress("".join(json.dumps(line) + "\n" for line in repairs).encode())
    for name in ("tiny", "tuned"):
        folder = tmp_path / "benchmarks" / "results" / "repair" / name
        folder.mkdir(parents=True)
        (folder / "records.jsonl.gz").write_bytes(packed)
    (tmp_path / "benchmarks" / "results" / "reasoning").mkdir()
    for name, right in (("tiny", 1), ("tuned", 2)):
        result = {"measure": "state", "asked": 2, "right": right, "rate": right / 2, "interval": [0.1, 1.0]}
        questions = {"state a": True, "state b": right == 2 or None}
        told = {"results": [result | {"unread": 2 - right}], "questions": questions}
        file = tmp_path / "benchmarks" / "results" / "reasoning" / f"{name}.json"
        file.write_text(json.dumps(told))
    return tmp_path


def test_tables_numbers_and_pictures_are_written_and_then_hold(project, capsys):
    assert main(["--check"], project) == 1
    said = capsys.readouterr().err
    for place in ("docs/page.md:4", "docs/page.md:7", "docs/pictures/solved-mbpp.svg:1"):
        assert f"{place}: not what the records say\n" in said
    assert (project / "docs" / "page.md").read_text() == PAGE
    assert main([], project) == 0
    assert main(["--check"], project) == 0
    page = (project / "docs" / "page.md").read_text()
    shared = "egcfg bench mbpp --data mbpp.jsonl --model tiny"
    assert f"| folder | command: `{shared}` and | solved |" in page
    row = "| `mbpp/tiny/direct` | `--strategy direct --budget 50t` | 1 of 4 | 25.0 | 0–75 | 7 | 15 | 3.5 |"
    assert row in page
    assert "By <!--solved:mbpp/tiny/direct,guided-->1, 2<!--end--> of 4." in page
    assert "| `guided` | 2 of 4 (0–100 %), 3.5 s |" in page
    assert "| % within seconds | 3 |\n| --- | --- |\n| `mbpp/tiny/guided` | 50 |" in page
    assert "| against `mbpp/tiny/direct` | within | tasks | only first |" in page
    row = "| `mbpp/tiny/guided` | 5.0 s | 4 | 0 | 1 | +25.0 | +0.0 to +75.0 | 1 |\n"
    assert row in page
    gap = "+25.0 % of tasks (95 %: +0.0 to +75.0; p = 1; within 50 written tokens)"
    assert f"It is <!--gap: written mbpp/tiny/direct, guided-->{gap}<!--end-->." in page
    told = "the turn of the repair rung | 1 of 2 | 25.0 (25–25) | 50.0 (50–50) | 1"
    assert f"| `repair/tiny` | {told} |  |\n| `repair/tuned` | {told} | 1 |\n" in page
    assert "| `reasoning/tiny.json` | state | 1 of 2 | 50.0 (10–100) | 1 |  |\n" in page
    assert "| `reasoning/tuned.json` | state | 2 of 2 | 100.0 (10–100) | 0 | 1 |\n" in page
    assert "<title>mbpp: " in (project / "docs" / "pictures" / "solved-mbpp.svg").read_text()


def test_a_command_beside_records_comes_before_what_settings_tell(project):
    folder = project / "benchmarks" / "results" / "mbpp" / "tiny" / "direct"
    (folder / "command").write_text("egcfg bench mbpp --old |\n")
    assert main([], project) == 0
    assert "| `mbpp/tiny/direct` | `--old \\|` |" in (project / "docs" / "page.md").read_text()


@pytest.mark.parametrize("name", ["solved-humaneval.svg", "solved-mbpp.svg"])
def test_a_picture_without_records_or_pages_goes(project, capsys, name):
    (project / "docs" / "page.md").write_text(PAGE.replace("solved-mbpp.svg", "another.svg"))
    stale = project / "docs" / "pictures" / name
    stale.write_text("<svg/>")
    assert main(["--check"], project) == 1
    assert f"docs/pictures/{name}:1: " in capsys.readouterr().err
    assert main([], project) == 0
    assert not stale.exists()


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            "results: mbpp/tiny -->",
            "results: mbpp/tiny/guided -->",
            "benchmarks/results/mbpp/tiny/direct: in no",
        ),
        (
            "results: mbpp/tiny -->",
            "results: mbpp/huge -->",
            "docs/page.md:3: benchmarks/results has no records",
        ),
        ("results: mbpp/tiny -->", "rows: mbpp/tiny -->", "docs/page.md:3: there is no mark 'rows'"),
        ("old\n<!-- end -->", "old", "docs/page.md:3: the mark has no end"),
        ("within: seconds", "within: euros", "docs/page.md:10: there is no 'euros'"),
        (
            "gap: written mbpp/tiny/direct, guided",
            "gap: written mbpp/tiny/direct",
            "docs/page.md:14: gap takes two runs",
        ),
        ("reasoning/tiny.json", "reasoning/gone.json", "reasoning/gone.json cannot be read: No such file"),
        ("reasoning/tiny.json", "reasoning/bare.json", "reasoning/bare.json has no results; write it with"),
    ],
)
def test_what_cannot_be_made_is_told_with_its_place_and_nothing_is_written(
    project, capsys, before, after, told
):
    (project / "benchmarks" / "results" / "reasoning" / "bare.json").write_text(
        '{"questions": {"state a": true}}'
    )
    page = project / "docs" / "page.md"
    page.write_text(PAGE.replace(before, after))
    assert main([], project) == 1
    assert told in capsys.readouterr().err
    assert page.read_text() == PAGE.replace(before, after)


def test_settings_that_no_option_says_need_a_command_beside_them(project, capsys):
    folder = project / "benchmarks" / "results" / "mbpp" / "tiny" / "direct"
    about = json.loads((folder / "run.json").read_text())
    about["settings"]["method"] = {"rounds": 8, "choose": "first"}
    (folder / "run.json").write_text(json.dumps(about))
    assert main([], project) == 1
    assert "no option of today says method.rounds=8" in capsys.readouterr().err
    (folder / "command").write_text("egcfg bench mbpp --rounds 8")
    assert main([], project) == 0


COMMANDS = (
    "--strategy direct",
    "--strategy auto --budget 60s",
    "--strategy sample-k --set num-candidates=10 --budget 2000t,8000rt,20programs",
    "--strategy eg-cfg --set agents=paper --set gamma=0.5 --set harvest=no --set device=cuda --set threads=1",
    "--strategy code-tree --set variants=no-abort,no-scoring --set depth=2 --split all --set timeout=5",
    "--strategy eg-cfg --set race=yes --set template=few-shot --set memory-mb=1024",
    "--preset paper,no-cfg",
    "--preset paper --set max-new-tokens=700",
    "--preset minimal-trace,no-candidates --set horizon=3",
)


def settings(command):
    """What a run of the command would note of its settings."""
    arguments = cli._parser(["bench"]).parse_args([*shlex.split(command)[1:], "--out", "runs"])
    asked = bench_job.parse(arguments)
    about = bench_job._work(asked, None).settings()
    return asked.strategy, {**about, "split": asked.split, "timeout": asked.timeout_s}


@pytest.mark.parametrize("options", COMMANDS)
def test_the_command_that_settings_tell_has_the_same_settings(monkeypatch, options):
    monkeypatch.setattr(bench_job, "consented", lambda python, trust, folder: python)
    monkeypatch.setattr(bench_job, "_shots", lambda asked: ())
    strategy, found = settings(f"egcfg bench mbpp --data mbpp.jsonl --model mine {options}")
    known = json.loads(json.dumps(found))
    told = told_command(About("mbpp", strategy, known, {}, "", 1))
    assert settings(told) == (strategy, found)
