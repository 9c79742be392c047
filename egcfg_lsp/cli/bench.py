"""``egcfg bench``: measures strategies on benchmarks, or on a project of your own."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.questions import offer
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES

SUMMARY = "measure strategies on benchmarks or on your own project"
DESCRIPTION = """\
Completes every task of a benchmark with a strategy (`gold`: the references), judges it by hidden tests, and
records it in the folder RUN; `egcfg report RUN` sums up. NAME is humaneval (-et, -plus), mbpp (-sanitized,
-et, -plus), ds1000, codecontests, cruxeval-o, cruxeval-i, apps (-introductory, -interview, -competition),
livecodebench (-easy, -medium, -hard) or bigcodebench (-instruct). Of a FOLDER, tested functions are redone.
"""
EXAMPLES = f"""\
{options.VARIANTS}
examples:
  egcfg bench mbpp --data mbpp.jsonl --strategy eg-cfg --model ./my-model --out runs/guided
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.usage = "egcfg bench NAME|FOLDER --out RUN [--data FILE] [options]"
    data = parser.add_argument_group("tasks")
    data.add_argument("name", metavar="NAME|FOLDER")
    data.add_argument("--data", metavar="FILE|HUB_NAME", help="the data set; only a HUB_NAME is downloaded")
    data.add_argument("--split", choices=("test", "all"), help="default: test for mbpp, all for its variants")
    data.add_argument("--limit", type=_count, metavar="N", help="only the first N tasks")
    data.add_argument("--ids", metavar="ID,...", help="only these tasks")
    data.add_argument("--shard", type=_shard, default=(1, 1), metavar="I/N", help="only part I of N")
    run = parser.add_argument_group("run")
    run.add_argument("--out", type=Path, required=True, metavar="RUN", help="folder for the records")
    run.add_argument("--resume", action="store_true", help="continue the run in --out")
    run.add_argument(
        "--budget",
        metavar="N",
        help="60s; 2000t: tokens written; 8000rt: read or written; 20programs; default: 30s for auto",
    )
    run.add_argument(
        "--preset",
        metavar="NAME,...",
        help="paper; ablations: no-candidates, no-cfg, minimal-trace",
    )
    run.add_argument("--mbpp-shots", metavar="FILE", help="MBPP file; tasks 2, 3, 4 become prompt examples")
    run.add_argument("--judge", type=Path, metavar="RUN", help="judge the programs of RUN; no model is asked")
    run.add_argument(
        "--concurrency",
        type=_count,
        metavar="N",
        help="tasks at once, per worker; default: 4, 1 with seconds",
    )
    run.add_argument(
        "--workers",
        type=_workers,
        default=(1, False, 0.0),
        metavar="N",
        help="processes; ray:N[:GPUS] actors of Ray",
    )
    options.add_interpreter(run)
    method = parser.add_argument_group("method")
    options.add_strategy(method, (*STRATEGIES, "sample-k", "gold"))
    options.add_model(method)


def main(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.cli.bench_job import job, parse
    from egcfg_lsp.cli.common.interrupt import run_interruptible

    if Path(arguments.name).is_dir() and arguments.data:
        raise UsageError(f"{arguments.name} is a folder and needs no --data.")
    if arguments.strategy != "gold" and not arguments.judge:
        offer(options.settings(arguments).model)
    return run_interruptible(job(parse(arguments)).run())


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return int(text)


def _workers(text: str) -> tuple[int, bool, float]:
    """How many, whether by Ray, and GPUs of each: ``4``, ``ray:4`` or ``ray:4:0.5``."""
    match = re.fullmatch(r"(ray:)?([1-9]\d*)(?::(\d+(?:\.\d+)?))?", text)
    if match is None or (match[3] and not match[1]):
        raise argparse.ArgumentTypeError(f"{text!r} is no N, ray:N or ray:N:GPUS")
    return int(match[2]), match[1] is not None, float(match[3] or 0)


def _shard(text: str) -> tuple[int, int]:
    part, slash, parts = text.partition("/")
    if not (slash and part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r} is no I/N such as 2/8")
    return int(part), int(parts)
