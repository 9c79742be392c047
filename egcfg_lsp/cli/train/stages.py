"""``egcfg train execverify`` and ``repair``: tune a model with trl, stage by stage."""

from __future__ import annotations

import argparse
import os
import warnings

from egcfg_lsp.cli.common.options import assignment
from egcfg_lsp.cli.common.output import ExitCode, emit_json, note
from engine.train import config

EXECVERIFY = "tune a model: sft (warm-up), white-box (GRPO, stage I), codegen (GRPO on unit tests, stage II)"
REPAIR = "tune a model to repair its programs: repair (sft on pairs of its own), revise (GRPO)"


def configure_execverify(step: argparse.ArgumentParser) -> None:
    _configure(step, "execverify")


def configure_repair(step: argparse.ArgumentParser) -> None:
    _configure(step, "repair")


def _configure(step: argparse.ArgumentParser, usual: str) -> None:
    step.add_argument(
        "--config",
        default=usual,
        metavar="NAME|FILE",
        help=f"a TOML file, or a bundled one: {usual} (default), qwen2.5-coder-7b (one GPU), "
        "qwen2.5-coder-7b-full (eight), papers/ROW (see docs/execverify.md)",
    )
    step.add_argument("--model", help="instead of the configuration's")
    step.add_argument("--out", help="output folder, instead of the configuration's")
    step.add_argument(
        "--set",
        action="append",
        default=[],
        type=assignment,
        metavar="KEY=VALUE",
        help="any other key of the configuration, such as difficulty.tries=0",
    )
    step.add_argument(
        "--only", choices=config.STAGES, help="this stage alone, even if it is finished; default: all"
    )
    step.add_argument("--json", action="store_true", help="print the last report of each stage as JSON")
    step.add_argument("--quiet", action="store_true", help="no progress bar")


def main(arguments: argparse.Namespace) -> int:
    """Says nothing of what libraries will change in their next versions."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)
        return _trained(arguments)


def _trained(arguments: argparse.Namespace) -> int:
    from engine.train.stages import TuningStage, check_tasks

    given = {name: value for name in ("model", "out") if (value := getattr(arguments, name))}
    quoted = [(name, f"'{value}'") for name, value in given.items()]
    chosen = config.load(arguments.config, [*arguments.set, *quoted])
    is_first = os.environ.get("RANK", "0") == "0"
    tell = note if is_first else lambda text: None
    wanted = [arguments.only] if arguments.only else [name for name in config.STAGES if name in chosen.stages]
    if is_first and config.CODEGEN in wanted:
        check_tasks(chosen)
    for name in wanted:
        stage = TuningStage(chosen, name, arguments.quiet, tell)
        if stage.finished and not arguments.only:
            tell(f"{name} is finished: {stage.folder / 'model'}")
            continue
        try:
            last = stage.run()
        except KeyboardInterrupt:
            tell(f"What is done is kept in {chosen.out}; the same command goes on from there.")
            raise
        if arguments.json and is_first:
            emit_json({"stage": name, "model": str(stage.folder / "model"), "last": last})
        tell(f"{stage.folder / 'model'} is the model; {stage.folder} has trainer_state.json.")
    return ExitCode.PASSED
