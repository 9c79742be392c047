"""``egcfg train sft | white-box | codegen | stages``: tunes any transformers model with trl."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit_json, note

if TYPE_CHECKING:
    from engine.train.tuning.stage import TuningStage

_NAMES = ("sft", "white-box", "codegen")


@dataclass(frozen=True)
class Tuning:
    """One command: some of the stages, one after the other."""

    SUMMARY: str
    stages: Sequence[str]

    def configure(self, step: argparse.ArgumentParser) -> None:
        step.add_argument(
            "--config",
            required=True,
            metavar="NAME|FILE",
            help="a TOML file, or a bundled one: qwen2.5-coder-7b (one GPU), "
            "qwen2.5-coder-7b-full (eight), papers/ROW (see docs/execverify.md)",
        )
        step.add_argument("--model", help="instead of the configuration's")
        step.add_argument("--out", help="output folder, instead of the configuration's")
        step.add_argument(
            "--init", default="", metavar="MODEL", help="start from this model instead of the last stage's"
        )
        step.add_argument("--resume", action="store_true", help="continue from the last checkpoint in --out")
        step.add_argument(
            "--no-filter", action="store_true", help="train on all items, whatever [difficulty] says"
        )
        step.add_argument("--json", action="store_true", help="print the last report of each stage as JSON")
        step.add_argument("--quiet", action="store_true", help="no progress bar")

    def main(self, arguments: argparse.Namespace) -> int:
        from engine.train.tuning import config, ranks
        from engine.train.tuning.stage import TuningStage

        chosen = config.load(arguments.config)
        given = {name: value for name in ("model", "out") if (value := getattr(arguments, name))}
        chosen = replace(chosen, **given)
        if arguments.no_filter:
            chosen = replace(chosen, difficulty=config.Difficulty())
        tell = note if ranks.is_first() else _nobody
        for name in self.stages if len(self.stages) == 1 else _ordered(self.stages, chosen.stages):
            stage = TuningStage(chosen, name, arguments.resume, arguments.init, tell=tell)
            if len(self.stages) > 1 and stage.finished:
                tell(f"{name} is finished: {stage.folder / 'model'}")
            else:
                _run(stage, arguments.quiet, arguments.json)
        return ExitCode.PASSED


def _ordered(stages: Sequence[str], wanted: Sequence[str]) -> list[str]:
    return [name for name in stages if name in wanted]


def _nobody(text: str) -> None:
    """The first of several processes says it."""


def _run(stage: TuningStage, quiet: bool, as_json: bool) -> None:
    from egcfg_lsp.cli.train.bars import TrainingBar
    from engine.train.tuning import ranks
    from engine.train.tuning.listening import Listener

    bar, filtering = TrainingBar(stage.name, quiet), TrainingBar("difficulty", quiet)
    reports: list[dict[str, object]] = []

    def report(record: Mapping[str, object]) -> None:
        bar.tell(record)
        reports.append(dict(record))

    try:
        folder: Path = replace(stage, listen=Listener(step=bar.step, report=report, filtered=filtering)).run()
    finally:
        bar.close()
        filtering.close()
    if as_json and ranks.is_first():
        emit_json({"stage": stage.name, "model": str(folder), "last": _last(reports)})
    stage.tell(f"{folder} is the model; {stage.folder} has log.jsonl.")


def _last(reports: Sequence[dict[str, object]]) -> dict[str, object]:
    """The last report of a step, not of the whole run."""
    return next((report for report in reversed(reports) if "train_runtime" not in report), {})


SFT = Tuning("fine-tune a model on right answers about executions (warm-up)", ("sft",))
WHITE_BOX = Tuning("GRPO on outputs, inputs and white-box questions (stage I)", ("white-box",))
CODEGEN = Tuning("GRPO on unit tests (stage II)", ("codegen",))
STAGES = Tuning("run sft, white-box and codegen in turn; finished ones are skipped", _NAMES)
