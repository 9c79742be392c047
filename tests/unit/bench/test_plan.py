"""What ``python -m benchmarks plan`` asks ``egcfg bench`` for."""

from types import SimpleNamespace

import pytest

from benchmarks import plan
from egcfg_lsp import cli
from egcfg_lsp.cli.common import options


@pytest.mark.parametrize("rung", plan.RUNGS)
def test_each_rung_is_asked_for_by_options_that_bench_has(monkeypatch, tmp_path, rung):
    read = []
    parser = cli._parser(["bench"])
    monkeypatch.setattr(plan, "egcfg", lambda words: read.append(options.settings(parser.parse_args(words))))
    monkeypatch.setattr(plan.BenchRun, "read", lambda folder: SimpleNamespace(results=()))
    assert plan._Runs("mbpp.jsonl", tmp_path, ["--model", "mine"]).results(rung, ["511"]) == []
    assert [settings.model.name for settings in read] == ["mine"]
