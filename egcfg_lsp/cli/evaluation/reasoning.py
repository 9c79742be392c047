"""``egcfg eval reasoning``: asks a model questions about runs."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json, note
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import ModelSettings

if TYPE_CHECKING:
    from engine.core.execution import Sandbox
    from engine.train.evaluation.examination import MarkedQuestion, ReasoningResult
    from engine.train.whitebox.reasoning import Asked

SUMMARY = "ask a model about runs: CRUXEval, LiveCodeBench, REval, BigCodeBench"
_FORMS = ("completion", "plain", "chat")
_KINDS = ("bigcodebench", "cruxeval", "livecodebench", "reval")
_MOST_TOLD = 5
"""Records that are left out and told by name."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        action="append",
        help="records of a public data set, may be given several times; default: cruxeval.jsonl.gz in the "
        "folder EGCFG_DATASETS",
    )
    parser.add_argument(
        "--as", dest="kind", choices=_KINDS, help="format of FILE; default: recognized by its fields"
    )
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N records of each file")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--form",
        metavar="NAME|FILE",
        help=f"how to ask: {', '.join(_FORMS)}; default: chat",
    )
    parser.add_argument(
        "--most", type=int, metavar="N", help="tokens per reply; default: 64, or 1024 for chat"
    )
    parser.add_argument(
        "--json", action="store_true", help="one JSON object on stdout, for `egcfg eval compare`"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    options.add_model(parser)


@dataclass(frozen=True)
class ReasoningOptions:
    """What is asked about executions, and how."""

    model: ModelSettings
    data: tuple[Path, ...]
    """Records of public data sets."""
    kind: str
    """Of all of them; empty: their fields tell."""
    limit: int | None
    """Only so many records of each."""
    seed: int
    form: str
    """Name or file; empty: the one that fits the model."""
    most: int
    """Tokens of a reply; 0: as fits the form."""
    json: bool
    quiet: bool


def main(arguments: argparse.Namespace) -> int:
    chosen = _options(arguments)
    marked, left_out, form = asyncio.run(_examined(chosen))
    if chosen.json:
        emit_json(_as_data(marked, left_out, form))
    else:
        emit(_as_text(marked, form))
    return ExitCode.PASSED


def _options(arguments: argparse.Namespace) -> ReasoningOptions:
    if arguments.limit is not None and arguments.limit < 1:
        raise UsageError("--limit should be 1 or more.")
    known = os.environ.get("EGCFG_DATASETS")
    usual = [Path(known) / "cruxeval.jsonl.gz"] if known else []
    return ReasoningOptions(
        model=options.settings(arguments).model,
        data=tuple(arguments.data or usual),
        kind=arguments.kind or "",
        limit=arguments.limit,
        seed=arguments.seed,
        form=arguments.form or "",
        most=arguments.most or 0,
        json=arguments.json,
        quiet=arguments.quiet,
    )


async def _examined(chosen: ReasoningOptions) -> tuple[list[MarkedQuestion], list[str], str]:
    """The questions with their marks, the records left out, and the form in which was asked."""
    import sys

    from egcfg_lsp.cli.train.bars import TrainingBar
    from egcfg_lsp.resources import compose
    from engine.prompts import load
    from engine.train.evaluation.examination import Examiner
    from engine.train.whitebox import forms

    bar = TrainingBar("questions", chosen.quiet)
    async with compose.open_sandbox(sys.executable, None) as sandbox:
        asked, left_out = await _asked(chosen, sandbox)
        model = await compose.open_model(chosen.model)
        try:
            name = chosen.form or "chat"
            form = forms.chosen(name)
            most = chosen.most or (1024 if form is not None and form.chat else 64)
            examiner = Examiner(model, sandbox, form, load(model.template), most)
            done = iter(range(1, len(asked) + 1))
            marked = await examiner.marked(asked, lambda: bar.step(next(done), len(asked)))
            return marked, left_out, name
        finally:
            bar.close()
            await model.close()


async def _asked(chosen: ReasoningOptions, sandbox: Sandbox) -> tuple[list[Asked], list[str]]:
    """All questions, and the records of files that none can be asked about."""
    from engine.train.evaluation.published.question_records import questions_in

    asked: list[Asked] = []
    left_out: list[str] = []
    if not chosen.data:
        raise UsageError(
            "There is nothing to ask; name records with --data, or their folder in EGCFG_DATASETS."
        )
    for path in chosen.data:
        found = await questions_in(path, chosen.kind, chosen.limit, sandbox)
        asked += found.questions
        left_out += found.left_out
    _tell(left_out)
    if not asked:
        raise UsageError(
            "There is nothing to ask; name records with --data, or their folder in EGCFG_DATASETS."
        )
    return asked, left_out


def _tell(left_out: Sequence[str]) -> None:
    if left_out:
        note(f"{len(left_out)} records or inputs are left out:")
    for one in left_out[:_MOST_TOLD]:
        note(f"  {one}")
    if len(left_out) > _MOST_TOLD:
        note(f"  and {len(left_out) - _MOST_TOLD} more (all of them with --json)")


def _as_data(marked: Sequence[MarkedQuestion], left_out: Sequence[str], form: str) -> dict[str, Any]:
    from engine.train.evaluation import examination

    score = examination.consistency_of(marked)
    data: dict[str, Any] = {
        "form": form,
        "results": [_result(result) for result in examination.results(marked)],
        "left_out": list(left_out),
        "questions": {one.identity: one.right for one in marked},
    }
    if score is not None:
        data["consistency"] = {
            "score": round(score.value, 4),
            "interval": [round(score.low, 4), round(score.high, 4)],
        }
    return data


def _result(result: ReasoningResult) -> dict[str, object]:
    return {
        "measure": result.measure,
        "asked": result.asked,
        "right": result.right,
        "rate": round(result.rate, 4),
        "interval": [round(end, 4) for end in result.interval],
        "unread": result.unread,
        "guess": None if result.guess is None else round(result.guess, 4),
    }


def _as_text(marked: Sequence[MarkedQuestion], form: str) -> str:
    from engine.train.evaluation import examination

    rows = [f"{'':<15} {'right':>6} {'asked':>6} {'rate':>7}  95 % interval    unread   (asked as {form})"]
    for result in examination.results(marked):
        low, high = result.interval
        guess = f"   {result.guess:.1%} by one and the same answer" if result.guess is not None else ""
        rows.append(
            f"{result.measure:<15} {result.right:>6} {result.asked:>6} {result.rate:>7.1%}  "
            f"{low:>6.1%} to {high:>6.1%} {result.unread:>7}{guess}"
        )
    if (score := examination.consistency_of(marked)) is not None:
        rows.append(
            f"REval's consistency score: {100 * score.value:.1f} of 100 ({100 * score.low:.1f} to "
            f"{100 * score.high:.1f}, 95 % by bootstrap over its probes)"
        )
    return "\n".join(rows) + "\n"
