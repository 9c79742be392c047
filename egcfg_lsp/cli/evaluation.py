"""``egcfg eval``: what a model can do, on tasks and programs that training never saw."""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import ModelSettings

if TYPE_CHECKING:
    from engine.services import Sandbox
    from engine.train.whitebox.reasoning import Asked, ReasoningResult

SUMMARY = "measure a model: reasoning about execution, completions"
DESCRIPTION = """\
`reasoning`: CRUXEval, and REval's questions (coverage, state, path, output) about held-out programs.
`held-out`: completions of held-out tasks by each strategy, judged by hidden tests.
"""
EXAMPLES = """\
examples:
  egcfg eval reasoning --model ./my-model --data cruxeval.jsonl.gz
  egcfg eval reasoning --programs 50 --json
  egcfg eval held-out engine/models/default --tasks 50 --only "greedy,best of 12"
"""
_FORMS = ("completion", "plain", "chat")


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    _configure_reasoning(what.add_parser("reasoning", help="CRUXEval and REval-style questions"))
    _configure_held_out(what.add_parser("held-out", help="completions of held-out tasks"))


def _configure_reasoning(parser: argparse.ArgumentParser) -> None:
    known = os.environ.get("EGCFG_DATASETS")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        default=Path(known) / "cruxeval.jsonl.gz" if known else None,
        help="CRUXEval's records; default: cruxeval.jsonl.gz in the folder EGCFG_DATASETS",
    )
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N of these records")
    parser.add_argument(
        "--programs", type=int, default=200, metavar="N", help="number of held-out programs; default: 200"
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--form",
        metavar="NAME|FILE",
        help=f"how to ask: {', '.join(_FORMS)}; default: completion for models of this engine, else chat",
    )
    parser.add_argument(
        "--most", type=int, metavar="N", help="tokens per reply; default: 64, or 1024 for chat"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    options.add_model(parser)


def _configure_held_out(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", type=Path, nargs="?", help="a model folder; default: the model that ships")
    parser.add_argument("--tasks", type=int, default=100, help="tasks of each set; default: 100")
    parser.add_argument("--sets", default="combinations,wordings,entries", help="default: all three")
    parser.add_argument(
        "--only", default="", help="only methods whose names contain one of these (comma-separated)"
    )
    parser.add_argument("--seed", type=int, default=7, help="seed of the tasks; default: 7")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("runs/default/evaluation"),
        help="writes OUT.json and OUT.md; default: runs/default/evaluation",
    )


@dataclass(frozen=True)
class ReasoningOptions:
    """What is asked about executions, and how."""

    model: ModelSettings
    data: Path | None
    """CRUXEval's records."""
    limit: int | None
    """Only so many of these."""
    programs: int
    """Of our own."""
    seed: int
    form: str
    """Name or file; empty: the one that fits the model."""
    most: int
    """Tokens of a reply; 0: as fits the form."""
    json: bool
    quiet: bool


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


def _reasoning_options(arguments: argparse.Namespace) -> ReasoningOptions:
    if arguments.programs < 0:
        raise UsageError("--programs should be 0 or more.")
    return ReasoningOptions(
        model=options.model_settings(arguments),
        data=arguments.data,
        limit=arguments.limit,
        programs=arguments.programs,
        seed=arguments.seed,
        form=arguments.form or "",
        most=arguments.most or 0,
        json=arguments.json,
        quiet=arguments.quiet,
    )


def _held_out_options(arguments: argparse.Namespace) -> HeldOutOptions:
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


def main(arguments: argparse.Namespace) -> int:
    if arguments.what == "held-out":
        return _held_out(_held_out_options(arguments))
    return _reasoning(_reasoning_options(arguments))


def _held_out(chosen: HeldOutOptions) -> int:
    from engine.train.evaluation import report

    asyncio.run(
        report.report(chosen.model, chosen.sets, chosen.tasks, chosen.methods, chosen.seed, chosen.out)
    )
    return ExitCode.PASSED


def _reasoning(chosen: ReasoningOptions) -> int:
    found, form = asyncio.run(_examined(chosen))
    if chosen.json:
        emit_json({"form": form, "results": [_as_data(result) for result in found]})
    else:
        emit(_as_text(found, form))
    return ExitCode.PASSED


async def _examined(chosen: ReasoningOptions) -> tuple[list[ReasoningResult], str]:
    """The results, and the form in which was asked."""
    import sys

    from egcfg_lsp.cli.train.bars import TrainingBar
    from egcfg_lsp.resources import compose
    from engine.prompts import load
    from engine.train.whitebox import forms
    from engine.train.whitebox.reasoning import Examiner

    model = await compose.open_model(chosen.model, measured=False)
    bar = TrainingBar("questions", chosen.quiet)
    try:
        name = chosen.form or ("completion" if model.template == "native" else "chat")
        form = forms.chosen(name)
        most = chosen.most or (1024 if form is not None and form.chat else 64)
        async with compose.open_sandbox(sys.executable, None) as sandbox:
            examiner = Examiner(model, sandbox, form, load(model.template), most)
            asked = await _asked(chosen, sandbox)
            done = iter(range(1, len(asked) + 1))
            return await examiner.examine(asked, lambda: bar.step(next(done), len(asked))), name
    finally:
        bar.close()
        await model.close()


async def _asked(chosen: ReasoningOptions, sandbox: Sandbox) -> list[Asked]:
    from engine.bench.problems.dataset_records import read
    from engine.train.tasks import catalog
    from engine.train.whitebox import reasoning

    asked: list[Asked] = []
    if chosen.data is None:
        note("CRUXEval is left out: name its records with --data, or their folder in EGCFG_DATASETS.")
    else:
        asked += reasoning.cruxeval(read(str(chosen.data)).records[: chosen.limit])
    if chosen.programs:
        asked += await reasoning.reval(catalog.full(), sandbox, chosen.programs, chosen.seed)
    if not asked:
        raise UsageError("There is nothing to ask; give --programs or --data.")
    return asked


def _as_data(result: ReasoningResult) -> dict[str, object]:
    return {
        "measure": result.measure,
        "asked": result.asked,
        "right": result.right,
        "rate": round(result.rate, 4),
        "interval": [round(end, 4) for end in result.interval],
        "unread": result.unread,
        "guess": None if result.guess is None else round(result.guess, 4),
    }


def _as_text(found: list[ReasoningResult], form: str) -> str:
    rows = [f"{'':<12} {'right':>6} {'asked':>6} {'rate':>7}  95 % interval    unread   (asked as {form})"]
    for result in found:
        low, high = result.interval
        guess = f"   {result.guess:.1%} by one and the same answer" if result.guess is not None else ""
        rows.append(
            f"{result.measure:<12} {result.right:>6} {result.asked:>6} {result.rate:>7.1%}  "
            f"{low:>6.1%} to {high:>6.1%} {result.unread:>7}{guess}"
        )
    return "\n".join(rows) + "\n"
