"""``egcfg eval held-out``: completes held-out tasks, and measures what the dynamic signal contributes."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode
from egcfg_lsp.errors import UsageError

SUMMARY = "complete held-out tasks; test trace reading and what the dynamic signal adds"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", type=Path, nargs="?", help="a model folder; default: the model that ships")
    parser.add_argument("--tasks", type=int, default=100, help="tasks of each set; default: 100")
    parser.add_argument(
        "--sets", default="combinations,wordings,entries", help="default: combinations,wordings,entries"
    )
    parser.add_argument(
        "--only",
        default="",
        help="only methods whose names contain one of these (comma-separated); `signal`: what the dynamic "
        "signal adds to the log-probability of the right body; `reading`: whether traces are read",
    )
    parser.add_argument("--seed", type=int, default=7, help="seed of the tasks; default: 7")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("runs/default/evaluation"),
        help="writes OUT.json and OUT.md; default: runs/default/evaluation",
    )


@dataclass(frozen=True)
class HeldOutOptions:
    """Which tasks are completed, and by which methods."""

    model: Path
    tasks: int
    """Of each set."""
    sets: tuple[str, ...]
    methods: tuple[str, ...]
    """Parts of their names; empty: all."""
    seed: int
    out: Path
    """Without an ending."""


def main(arguments: argparse.Namespace) -> int:
    from engine.train.evaluation import report

    chosen = _options(arguments)
    asyncio.run(
        report.report(chosen.model, chosen.sets, chosen.tasks, chosen.methods, chosen.seed, chosen.out)
    )
    return ExitCode.PASSED


def _options(arguments: argparse.Namespace) -> HeldOutOptions:
    from engine.lm.backends import SHIPPED_MODEL

    if arguments.tasks < 1:
        raise UsageError("--tasks should be 1 or more.")
    return HeldOutOptions(
        model=arguments.model or SHIPPED_MODEL,
        tasks=arguments.tasks,
        sets=tuple(arguments.sets.split(",")),
        methods=tuple(name for name in arguments.only.split(",") if name),
        seed=arguments.seed,
        out=arguments.out,
    )
