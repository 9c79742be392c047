"""``egcfg trace``: shows what each line of a function did on its tests."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.options import (
    add_environment,
    add_interpreter,
    check_seconds,
    environment,
    test_files,
)
from egcfg_lsp.cli.common.output import LONGER_RUN, ExitCode, complain, emit
from egcfg_lsp.completer.completer import left_out
from egcfg_lsp.errors import UsageError
from engine.support.text import tests_passed
from sandbox import DEFAULT_LIMITS, Limits, Outcome, RunResult

if TYPE_CHECKING:
    from egcfg_lsp.discovery.document import Document, Function
    from egcfg_lsp.discovery.targets import Target

SUMMARY = "show what each line did on the tests"
DESCRIPTION = """\
Runs a function on its tests in the sandbox and shows its source with two columns: how often each line ran,
and the values it assigned ('total = 1 | 3 | 6' for three runs).
"""
EXAMPLES = """\
examples:
  egcfg trace shop.py::Basket.total
"""
_TIMEOUT_S = 20
"""Longer than for candidates, since a function that was written by hand is expected to end."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE::NAME")
    parser.add_argument("--tests", type=Path, metavar="PATH", help="also take tests from this file or folder")
    parser.add_argument(
        "--timeout",
        type=float,
        default=_TIMEOUT_S,
        metavar="S",
        help=f"seconds for all tests together; default: {_TIMEOUT_S}",
    )
    add_interpreter(parser)
    add_environment(parser)


@dataclass(frozen=True)
class TraceOptions:
    """What is traced, and how."""

    target: str
    tests: tuple[Path, ...]
    """Files that are searched for tests first."""
    limits: Limits
    """Of all tests together."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""


def parse(arguments: argparse.Namespace) -> TraceOptions:
    """Raises ``UsageError`` for values that lie outside their range."""
    check_seconds(arguments, "timeout")
    return TraceOptions(
        target=arguments.target,
        tests=test_files(arguments.tests),
        limits=replace(DEFAULT_LIMITS, wall_s=arguments.timeout, cpu_s=arguments.timeout),
        python=arguments.python,
        trust=arguments.trust,
        environment=environment(arguments.env),
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    from egcfg_lsp.discovery.project import project_root
    from egcfg_lsp.discovery.targets import parse_target

    target = parse_target(options.target, force=True, finished=True)
    function = _function(options.target, target)
    root = project_root(target.file.path)
    python = consented(options.python, options.trust, root)
    result = asyncio.run(_run(options, target.document, function, root, python))
    emit(as_text(target.document, function, result))
    return ExitCode.PASSED if result.outcome is Outcome.PASS else ExitCode.FAILED


def _function(named: str, target: Target) -> Function:
    """The one function of a target. Raises ``UsageError`` for several, and for one that is not written."""
    if len(target.functions) != 1:
        names = ", ".join(function.name for function in target.functions[:10])
        raise UsageError(f"{named} has several functions, such as {names}; write FILE::NAME.")
    [function] = target.functions
    if function.is_unfinished:
        raise UsageError(f"{function.name} is not written yet; `egcfg complete {named}` does that.")
    return function


async def _run(
    options: TraceOptions, document: Document, function: Function, root: Path, python: str
) -> RunResult:
    """The file as it stands, on the tests of one of its functions."""
    from egcfg_lsp.completer.completer import Completer
    from egcfg_lsp.discovery.task import find
    from egcfg_lsp.discovery.tests_of import TestIndex
    from egcfg_lsp.resources.compose import open_sandbox

    found = find(TestIndex(named=options.tests), document, function)
    for name, reason in found.skipped:
        complain(left_out(name, reason))
    if not found.site.task.tests:
        raise UsageError(
            f"No tests found for {function.name}; write a doctest, or name their file with --tests."
        )
    async with open_sandbox(python, root, parallel=1, environment=options.environment) as pool:
        result = await Completer(pool, root, options.limits, complain, LONGER_RUN).trace(found)
    if not result.tests:
        raise UsageError("None of the tests can be run.")
    return result


def as_text(document: Document, function: Function, result: RunResult) -> str:
    """The function's lines, without its docstring, once for each test."""
    from egcfg_lsp.reports.lines import render

    if result.exception is not None:
        return f"{document.path} cannot be run: {result.exception}\n"
    shown = [*range(function.first, function.colon.line + 1), *range(function.body_start, function.last + 1)]
    lines = {at + 1: document.lines[at].expandtabs(4) for at in dict.fromkeys(shown)}
    runs = [render(lines, test, LONGER_RUN) for test in result.tests]
    return "\n".join([*runs, tests_passed(result) + "\n"])
