"""``egcfg eval``: measures how well models reason about what programs do, and compares them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json, named_file_errors, note
from egcfg_lsp.cli.train.data import bar, data_options, followed, resumable
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import compose
from engine.core.execution import Sandbox
from engine.support.files import write_text
from engine.train import evaluation, prompts, reval
from engine.train.collection import Journal, beside, digest
from engine.train.evaluation import Asked, Examiner
from engine.train.public_questions import QuestionFile, questions_in

SUMMARY = "measure a model: reasoning about execution"
DESCRIPTION = """\
`reasoning` asks a model what happens when programs run: public questions (CRUXEval, LiveCodeBench's code
execution, REval, the examples of BigCodeBench), or items of `egcfg train`.
`compare` compares two models on the same questions, with a paired test.
To complete public benchmarks (HumanEval, MBPP, LiveCodeBench), use egcfg bench.
"""
EXAMPLES = """\
examples:
  egcfg eval reasoning --model ./my-model --data cruxeval.jsonl.gz --data execution.jsonl --out mine.json
  egcfg eval compare before.json mine.json
"""
_REASONING = "Ask a model about runs: CRUXEval, LiveCodeBench, REval, BigCodeBench."
_COMPARE = "Compare two models on the same questions: difference, interval, exact paired test."
_NOTHING = "There is nothing to ask; name records with --data, or their folder in EGCFG_DATASETS."
_MOST_NAMED = 5
"""Records that are left out, by name."""


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    reasoning = what.add_parser("reasoning", help=_REASONING, description=_REASONING)
    reasoning.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        action="append",
        help="records of a public data set, may be given several times; default: cruxeval.jsonl.gz in the "
        "folder EGCFG_DATASETS",
    )
    reasoning.add_argument("--limit", type=int, metavar="N", help="only the first N records of each file")
    reasoning.add_argument(
        "--json", action="store_true", help="one JSON object on stdout, for `egcfg eval compare`"
    )
    reasoning.add_argument(
        "--out",
        type=Path,
        metavar="FILE.json",
        help="the same in a file, answer by answer: after a kill, the same command goes on",
    )
    reasoning.add_argument("--quiet", action="store_true", help="no progress bar")
    options.add_model(
        reasoning, "form=plain: docs/training-data.md; of the model, such as device=cuda: docs/options.md"
    )
    compare = what.add_parser("compare", help=_COMPARE, description=_COMPARE)
    for name in ("first", "second"):
        compare.add_argument(
            name,
            type=Path,
            metavar=name.upper(),
            help="what `egcfg eval reasoning --out` wrote, or the folder of a run of `egcfg bench`",
        )
    compare.add_argument("--json", action="store_true", help="one JSON object on stdout")


def main(arguments: argparse.Namespace) -> int:
    with named_file_errors():
        if arguments.what == "compare":
            found = evaluation.compared(arguments.first, arguments.second)
            if arguments.json:
                emit_json({"comparisons": found})
            else:
                emit(_comparison_text(found))
        else:
            _reasoning(arguments)
        return ExitCode.PASSED


def _reasoning(arguments: argparse.Namespace) -> None:
    if arguments.limit is not None and arguments.limit < 1:
        raise UsageError("--limit should be 1 or more.")
    out = arguments.out and followed(arguments.out, "answers.json")
    work = _answers(arguments, out)
    answers = resumable(work, out) if out else asyncio.run(work)
    if out:
        write_text(out, json.dumps(answers, indent=2) + "\n")
    if arguments.json:
        emit_json(answers)
    else:
        emit(_as_text(answers))


async def _answers(arguments: argparse.Namespace, out: Path | None) -> dict[str, Any]:
    """Those of ``out``'s journal, and the model's to all other questions, as plain data.

    The journal begins once the model is there: a name that was mistyped is not kept.
    """
    chosen, settings = data_options(arguments)
    form = prompts.load(chosen.form)
    most = chosen.reply_tokens or (1024 if form.chat else 64)
    async with compose.open_sandbox(sys.executable, None) as sandbox:
        asked, left_out = await _asked(arguments, sandbox)
        words = digest(f"{one.identity} {one.text(form)}" for one in asked)
        model = await compose.open_model(settings)
        try:
            journal = Journal(
                out and beside(out), {"model": settings.name, "questions": words, "reply_tokens": most}
            )
            with bar("questions", len(asked), arguments.quiet) as advance:
                marked = await Examiner(model, sandbox, form, most).marked(asked, journal, advance)
        finally:
            await model.close()
    score = reval.consistency(marked)
    ends = [] if score is None else [round(score.low, 4), round(score.high, 4)]
    return {
        "form": chosen.form,
        "results": evaluation.results(marked),
        "left_out": left_out,
        "questions": {one.identity: right for one, right in marked},
        **({} if score is None else {"consistency": {"score": round(score.value, 4), "interval": ends}}),
    }


async def _asked(arguments: argparse.Namespace, sandbox: Sandbox) -> QuestionFile:
    """All questions, and the records of files that none can be asked about."""
    asked: list[Asked] = []
    left_out: list[str] = []
    folder = os.environ.get("EGCFG_DATASETS")
    for path in arguments.data or ([Path(folder) / "cruxeval.jsonl.gz"] if folder else []):
        found = await questions_in(path, arguments.limit, sandbox)
        asked += found.questions
        left_out += found.left_out
    if left_out:
        note(f"{len(left_out)} records or inputs are left out:")
        more = [f"and {len(left_out) - _MOST_NAMED} more (all of them with --json)"]
        for one in left_out[:_MOST_NAMED] + more * (len(left_out) > _MOST_NAMED):
            note(f"  {one}")
    if not asked:
        raise UsageError(_NOTHING)
    return QuestionFile(asked, left_out)


def _as_text(answers: Mapping[str, Any]) -> str:
    form = answers["form"]
    rows = [f"{'':<15} {'right':>6} {'asked':>6} {'rate':>7}  95 % interval    unread   (asked as {form})"]
    for one in answers["results"]:
        low, high = one["interval"]
        guess = f"   {one['guess']:.1%} by one and the same answer" if one["guess"] is not None else ""
        rows.append(
            f"{one['measure']:<15} {one['right']:>6} {one['asked']:>6} {one['rate']:>7.1%}  "
            f"{low:>6.1%} to {high:>6.1%} {one['unread']:>7}{guess}"
        )
    if (found := answers.get("consistency")) is not None:
        score, low, high = (100 * each for each in (found["score"], *found["interval"]))
        rows.append(
            f"REval's consistency score: {score:.1f} of 100 ({low:.1f} to {high:.1f}, 95 % by bootstrap over "
            "its probes)"
        )
    return "\n".join(rows) + "\n"


def _comparison_text(found: Sequence[Mapping[str, Any]]) -> str:
    wide = max(12, *(len(one["measure"]) for one in found))
    rows = [
        f"{'':<{wide}} {'questions':>9} {'first':>6} {'second':>6} {'only 1':>6} {'only 2':>6}  difference"
        "   95 % interval       p (McNemar, exact)"
    ]
    for one in found:
        low, high = (f"{end:+.1%}" for end in one["interval"])
        rows.append(
            f"{one['measure']:<{wide}} {one['questions']:>9} {one['first']:>6} {one['second']:>6} "
            f"{one['only_first']:>6} {one['only_second']:>6}  {one['difference']:>+10.1%}   "
            f"{low:>6} to {high:<6}    {one['p']:.2g}"
        )
    return "\n".join(rows) + "\n"
