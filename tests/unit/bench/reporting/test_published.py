"""Figures of the papers: how many there are, cells that were read twice, and when they are shown."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.cli.bench_options import parse
from engine.bench.reporting.comparable import methods
from engine.bench.reporting.published import figures, published
from engine.bench.running.store import About, RunStore
from engine.bench.running.task_result import TaskResult

CELLS = {
    "eg-cfg": {"1": 50, "2": 37, "3": 19, "4": 13, "5": 16, "6": 20, "section 4.1": 2},
    "qualityflow": {
        "1": 72, "2": 10, "3": 19, "4": 100, "5": 25, "6": 136, "7": 24, "8": 18, "9": 12, "10": 9, "11": 72,
        "12": 72, "figure 2": 3,
    },
    "codetree": {"2": 150, "3": 18, "4": 8, "5": 4},
    "execverify": {"1": 64, "2": 110, "3": 24, "4": 10, "5": 3, "8": 24, "figure 6": 4},
}  # fmt: skip


def cell(paper, table, dataset, model, method, measure, setting=""):
    wanted = (paper, table, dataset, model, method, measure, setting)
    [found] = [
        one.value
        for one in figures()
        if (one.paper, one.table, one.dataset, one.model, one.method, one.measure, one.setting) == wanted
    ]
    return found


def test_every_table_has_its_cells():
    counted = Counter((one.paper, one.table) for one in figures())
    assert counted == {(paper, table): n for paper, tables in CELLS.items() for table, n in tables.items()}


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("eg-cfg", "1", "mbpp-et", "DeepSeek-V3-0324", "LPW", "rsr"), 1.13),
        (("eg-cfg", "2", "humaneval", "LLaMA 3", "LDB", "accuracy"), 99.4),
        (("eg-cfg", "3", "codecontests", "DeepSeek-V3-0324", "CodeSim", "accuracy"), 52.72),
        (("eg-cfg", "4", "ds1000", "GPT-3.5 Turbo", "DocPrompting", "accuracy"), 45.5),
        (("eg-cfg", "5", "mbpp", "DeepSeek-V3-0324", "LPW", "seconds, sd"), 210.84),
        (("eg-cfg", "6", "mbpp-et", "DeepSeek-Coder 1.3B", "EG-CFG, no CFG", "accuracy"), 48.2),
        (("qualityflow", "1", "humaneval", "Opus", "QualityFlow", "pass@1, debug", "relaxed"), 89.02),
        (("qualityflow", "3", "mbpp", "Sonnet", "QualityFlow", "pass@5", "standard"), 96.2),
        (
            ("qualityflow", "4", "mbpp", "Opus", "code quality checker", "recall, clarifier", "standard"),
            99.3,
        ),
        (
            ("qualityflow", "5", "mbpp", "Sonnet", "code quality checker", "specificity", "yes-no-checker"),
            12.63,
        ),
        (("qualityflow", "6", "mbpp-plus", "Opus", "test quality checker", "recall", "standard"), 89.74),
        (("qualityflow", "7", "mbpp-plus", "Opus", "QualityFlow", "pass@1", "no-test-checker"), 77.25),
        (("qualityflow", "10", "humaneval", "Sonnet", "QualityFlow", "pass@1", "relaxed, no-revert"), 98.17),
        (
            ("qualityflow", "11", "mbpp", "Sonnet", "QualityFlow", "input tokens, self debugger", "standard"),
            8481,
        ),
        (
            (
                "qualityflow", "12", "humaneval", "Sonnet", "QualityFlow", "output tokens, total",
                "relaxed, one prompt",
            ),
            661,
        ),
        (("codetree", "2", "codecontests", "GPT-4o", "CodeTree", "pass@1"), 43.0),
        (("codetree", "2", "mbpp", "Llama-3.1-8B", "Resample", "pass@1"), 91.0),
        (("codetree", "3", "codecontests", "GPT-4o", "CodeTree-BFS", "pass@1", "depth=2,width=5"), 39.4),
        (("codetree", "4", "humaneval-plus", "GPT-4o-mini", "CodeTree", "pass@1", "no-abort"), 81.1),
        (
            ("execverify", "1", "reval path", "Qwen2.5-Coder-Instruct 7B", "SFT + I/O O/I RL", "accuracy"),
            51.4,
        ),
        (
            (
                "execverify", "2", "livecodebench-hard", "Qwen2.5-Coder-Instruct 7B",
                "SFT + white-box RL + UT RL", "pass@1",
            ),
            5.9,
        ),
        (
            (
                "execverify", "3", "reval path", "Qwen2.5-Coder-Instruct 7B", "SFT + white-box RL",
                "accuracy", "DF-only",
            ),
            54.6,
        ),
    ],
)  # fmt: skip
def test_cells(where, value):
    assert cell(*where) == value


def about(strategy, dataset="mbpp", *options):
    """What ``egcfg bench`` writes down of a run."""
    import argparse

    from egcfg_lsp.cli import bench
    from egcfg_lsp.project_bench.workload import Work

    parser = argparse.ArgumentParser()
    bench.configure(parser)
    given = [dataset, "--data", "x.jsonl", "--out", "run", "--strategy", strategy, *options]
    chosen = parse(parser.parse_args(given))
    work = Work(
        chosen.strategy,
        chosen.model,
        chosen.method,
        "python",
        preset=chosen.preset,
        budget=chosen.budget,
    )
    return About(dataset, chosen.strategy, work.settings(), {}, "same", 1)


def labels(given):
    return {f"{one.method} {one.setting}".strip() for one in methods(given)}


@pytest.mark.parametrize(
    ("strategy", "options", "wanted"),
    [
        ("eg-cfg", [], set()),
        ("eg-cfg", ["--preset", "no-cfg"], set()),
        ("eg-cfg", ["--preset", "paper"], {"EG-CFG"}),
        ("eg-cfg", ["--preset", "paper,no-cfg"], {"EG-CFG, no CFG"}),
        ("eg-cfg", ["--preset", "paper,no-candidates"], {"EG-CFG, no beam search"}),
        ("eg-cfg", ["--preset", "paper,no-cfg,minimal-trace"], set()),
        ("eg-cfg", ["--preset", "paper", "--budget", "500t"], set()),
        ("direct", ["--template", "few-shot"], {"baseline"}),
        ("direct", [], {"Direct", "zero-shot"}),
        ("quality-flow", [], {"QualityFlow standard", "code quality checker standard", "QualityFlow"}),
        (
            "quality-flow",
            ["--variant", "no-revert,relaxed"],
            {"QualityFlow relaxed, no-revert", "code quality checker relaxed, no-revert"},
        ),
        ("quality-flow", ["--search", "progressions=1"], set()),
        ("quality-flow", ["--solver", "eg-cfg"], set()),
        ("quality-flow", ["--budget", "500t"], set()),
        ("code-tree", [], {"CodeTree"}),
        ("code-tree", ["--variant", "no-abort"], {"CodeTree no-abort"}),
        ("code-tree", ["--variant", "no-abort,no-scoring"], set()),
        ("code-tree", ["--variant", "eager"], set()),
        ("code-tree", ["--variant", "bfs"], {"CodeTree-BFS", "CodeTree-BFS depth=3,width=3"}),
        (
            "code-tree",
            ["--variant", "dfs", "--search", "depth=4,width=2"],
            {"CodeTree-DFS depth=4,width=2"},
        ),
        ("code-tree", ["--search", "programs=10"], set()),
        ("map-coder", [], {"MapCoder"}),
        ("map-coder", ["--search", "plans=3"], set()),
        ("reflexion", [], {"Reflexion"}),
        ("resample", ["--num-candidates", "20"], {"Resample"}),
        ("resample", [], set()),
        ("chain-of-thought", [], {"CoT"}),
        ("self-debug", ["--variant", "no-traces"], set()),
        ("sample-k", [], set()),
    ],
)
def test_which_methods_a_run_did_the_same_as(strategy, options, wanted):
    assert labels(about(strategy, "mbpp", *options)) == wanted


def test_every_method_that_can_be_compared_is_printed_somewhere():
    printed = {(one.paper, one.method, one.setting) for one in figures()}
    for strategy in ("direct", "quality-flow", "code-tree", "map-coder", "reflexion", "chain-of-thought"):
        for one in methods(about(strategy)):
            assert (one.paper, one.method, one.setting) in printed


def test_a_figure_stands_once_whichever_tables_print_it():
    rows = published("mbpp", methods(about("quality-flow")))
    assert [(row.figure.label, row.figure.value) for row in rows].count(("QualityFlow, Sonnet", 94.2)) == 1


@pytest.fixture
def run(tmp_path):
    def made(strategy, *options):
        store = RunStore(tmp_path / strategy, about(strategy, "mbpp", *options))
        with store.opened(resume=False):
            store.append(TaskResult("11", solved=True, hidden=("pass",), level="easy"))
            store.append(TaskResult("12", hidden=("fail",), level="hard"))
        return str(store.folder)

    return made


def test_prompts_of_other_models_are_not_the_papers():
    given = about("eg-cfg", "mbpp", "--preset", "paper")
    assert methods(given, {"few-shot", "long-code"})
    assert methods(given, {"scripted"}) == ()


def test_a_figure_is_printed_only_beside_a_run_that_did_the_same(run, capsys, tmp_path):
    assert main(["report", run("eg-cfg")]) == 0
    assert "paper:" not in capsys.readouterr().out
    page = tmp_path / "page.html"
    assert main(["report", run("code-tree"), "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert "paper: CodeTree, GPT-4o-mini" in told
    assert "MapCoder" not in told
    assert "paper: CodeTree, GPT-4o-mini<br><span class=soft>CodeTree, table 2</span>" in page.read_text()


def test_all_figures_are_printed_when_asked_for(run, capsys):
    assert main(["report", run("eg-cfg"), "--published", "all"]) == 0
    told = capsys.readouterr().out
    for name in ("MGDebugger", "LPW", "Strategy List", "AgentCoder"):
        assert (f"paper: {name}" in told) == (name != "AgentCoder")  # which has a pass@5 alone


def test_levels_are_reported_apart(run, capsys):
    folder = run("direct")
    assert main(["report", folder]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "direct easy 1/1 100.0" in told
    assert "direct hard 0/1 0.0" in told
    assert main(["report", folder, "--json"]) == 0
    levels = json.loads(capsys.readouterr().out)["levels"]
    assert (levels["easy"]["solved"], levels["hard"]["tasks"]) == (1, 1)
