"""``egcfg complete``: completes functions against their tests."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import ON_STDERR, complain, note
from egcfg_lsp.errors import UsageError, interrupted_afterwards

if TYPE_CHECKING:
    from egcfg_lsp.discovery.targets import Target

SUMMARY = "complete unfinished functions"
DESCRIPTION = """\
Completes functions against their doctests and pytest tests. FILE alone means every unfinished function in
it: one whose body is '...', 'pass', 'raise NotImplementedError', a TODO, or missing.

The completed function goes to stdout, everything else to stderr. Ctrl-C stops with the best result so far.
"""
EXAMPLES = f"""\
{options.VARIANTS}
examples:
  egcfg complete text.py                     all unfinished functions of a file
  egcfg complete shop.py::Basket.total       one method
  egcfg complete shop.py --write --quiet     what passes its tests, into the file
  egcfg complete shop.py --strategy code-tree --budget 5000t --explain
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.usage = "egcfg complete TARGET ... [options]"
    task = parser.add_argument_group("task")
    task.add_argument("targets", nargs="+", metavar="FILE[::NAME | :LINE[:COL]]")
    task.add_argument("--tests", type=Path, metavar="PATH", help="also take tests from this file or folder")
    task.add_argument("--force", action="store_true", help="also replace functions that are complete")
    options.add_interpreter(task)
    output = parser.add_argument_group("output")
    output.add_argument("--write", action="store_true", help="write functions that pass into the file")
    output.add_argument("--diff", action="store_true", help="print a patch instead of the function")
    output.add_argument("--json", action="store_true", help="one JSON object per function on stdout")
    output.add_argument(
        "--explain",
        type=Path,
        nargs="?",
        const=ON_STDERR,
        metavar="HTML",
        help="show the search: as a page, or on stderr",
    )
    said = output.add_mutually_exclusive_group()
    said.add_argument("--quiet", action="store_true", help="no progress")
    said.add_argument("--verbose", action="store_true", help="show every program tried, and the cost")
    method = parser.add_argument_group("method")
    options.add_strategy(method)
    options.add_budget(method)
    options.add_model(method)


def main(arguments: argparse.Namespace) -> int:
    if arguments.json and arguments.diff:
        raise UsageError("--json and --diff both want stdout; choose one.")
    explain = arguments.explain
    if explain not in (None, ON_STDERR) and explain.suffix not in (".html", ".htm"):
        raise UsageError(f"--explain writes a page: {explain} should end in .html. Functions come before it.")
    if explain is not None and not explain.parent.is_dir():
        raise UsageError(f"--explain {explain}: there is no folder {explain.parent}; make it first.")
    options.check_seconds(arguments, "time")
    options.settings(arguments)
    options.test_files(arguments.tests)
    targets = _targets(arguments.targets, arguments.force)
    job = None
    try:
        if not arguments.quiet:
            note(_begun(targets))  # before what takes seconds: imports, the sandbox, the model
        with interrupted_afterwards():
            from egcfg_lsp.cli.common.interrupt import run_interruptible
            from egcfg_lsp.cli.complete_job import CompleteJob, parse

        job = CompleteJob(parse(arguments), targets)
        return run_interruptible(job.run())
    except KeyboardInterrupt:
        if job is None or not job.began:  # else it has told what it did not try
            complain(f"Not tried: {', '.join(_names(targets))}.")
        raise


def _names(targets: Sequence[Target]) -> list[str]:
    return [target.label(function) for target in targets for function in target.functions]


def _begun(targets: Sequence[Target]) -> str:
    """Says what is going to be done."""
    names, files = _names(targets), len({target.file.path for target in targets})
    what = names[0] if len(names) == 1 else f"{len(names)} functions"
    return f"Completing {what}{f' in {files} files' if files > 1 else ''}."


def _targets(texts: Sequence[str], force: bool) -> list[Target]:
    """What the texts name. Of several files, those with nothing to write are told and left out."""
    from egcfg_lsp.discovery.targets import NothingUnfinished, parse_target

    targets = []
    for text in texts:
        if Path(text).is_dir():
            names = f"name Python files in it, such as {Path(text) / '*.py'}"
            raise UsageError(f"{text} is a directory; {names}.")
        try:
            targets.append(parse_target(text, force))
        except NothingUnfinished as nothing:
            if len(texts) == 1:
                raise
            complain(str(nothing))
    if not targets:
        raise UsageError("There is nothing to complete.")
    return targets
