"""``egcfg train questions``: prints questions about a call of a program, with answers."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.options import add_interpreter, test_files
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json
from egcfg_lsp.cli.common.questions import consented
from egcfg_lsp.errors import UsageError

if TYPE_CHECKING:
    from egcfg_lsp.discovery.targets import Target
    from engine.train.whitebox.execution import Execution
    from engine.train.whitebox.questions import Question

SUMMARY = "print white-box questions about a program, with the answers its trace proves"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="PROGRAM.py[::NAME]")
    parser.add_argument(
        "--call", metavar="EXPR", help="what to run, such as 'f(3)'; default: the first test found"
    )
    parser.add_argument("--tests", type=Path, metavar="PATH", help="also take tests from this file or folder")
    parser.add_argument("--most", type=int, default=10, metavar="N", help="number of questions; default: 10")
    parser.add_argument("--seed", type=int, default=0, help="seed of the choice; default: 0")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    add_interpreter(parser)


@dataclass(frozen=True)
class QuestionOptions:
    """Which call is asked about, and how often."""

    target: str
    call: str | None
    """None: of the first test found."""
    tests: tuple[Path, ...]
    """Files that are searched for tests first."""
    most: int
    seed: int
    json: bool
    python: str
    trust: bool
    """An interpreter found in a project may be started."""


def parse(arguments: argparse.Namespace) -> QuestionOptions:
    """Raises ``UsageError`` for values that lie outside their range."""
    if not 1 <= arguments.most <= 10:
        raise UsageError(f"--most should lie between 1 and 10, not at {arguments.most}.")
    return QuestionOptions(
        target=arguments.target,
        call=arguments.call,
        tests=test_files(arguments.tests),
        most=arguments.most,
        seed=arguments.seed,
        json=arguments.json,
        python=arguments.python,
        trust=arguments.trust,
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    from egcfg_lsp.discovery.targets import parse_target
    from egcfg_lsp.files import project_root

    target = parse_target(options.target, force=True, finished=True)
    root = project_root.root(target.file.path)
    python = consented(options.python, options.trust, root)
    execution = asyncio.run(_executed(options, target, root, python))
    from engine.train.whitebox.questions import sampled

    found = sampled(execution, Random(options.seed), options.most)
    if options.json:
        emit_json(
            {
                "program": execution.program,
                "call": execution.call,
                "output": execution.output,
                "truncated": execution.truncated,
                "questions": [question.as_data() for question in found],
            }
        )
    else:
        emit(as_text(execution, found))
    return ExitCode.PASSED


async def _executed(options: QuestionOptions, target: Target, root: Path, python: str) -> Execution:
    from egcfg_lsp.resources.compose import open_sandbox
    from engine.train.whitebox.execution import execute

    program = target.document.text
    async with open_sandbox(python, root, parallel=1) as sandbox:
        call, setup = options.call, ""
        if call is None:
            call, setup = _first_call(options, target)
        execution = await execute(sandbox, program, call, setup=setup)
    if execution is None:
        raise UsageError(f"{options.target} cannot be run: it fails when it is loaded; try `egcfg run`.")
    if not execution.steps:
        raise UsageError(
            f"{call} runs no line that can be asked about; name another call with --call, such as 'f(3)'."
        )
    return execution


def _first_call(options: QuestionOptions, target: Target) -> tuple[str, str]:
    """The first call in a test, with what must run before it."""
    import ast

    from egcfg_lsp.discovery.test_search.index import TestIndex
    from sandbox.judge import invocation, of_function

    index = TestIndex(named=options.tests)
    for function in target.functions:
        for case in index.find(target.document, function).cases:
            if case.item is None:
                calls, setup = [invocation(case)], case.setup
            else:
                calls, setup = [check.call for check in of_function(case.source)], ""
            for call in calls:
                with contextlib.suppress(SyntaxError):
                    ast.parse(call, mode="eval")
                    return call, setup
    raise UsageError("No test with a call was found; name one with --call, such as 'f(3)'.")


def as_text(execution: Execution, found: tuple[Question, ...]) -> str:
    """The program with line numbers, the call, and every question with its answer."""
    from engine.train.whitebox.forms import numbered

    rows = [numbered(execution.program)]
    rows.append(f"{execution.call} gives {execution.output or 'no value that has a literal'}")
    if execution.truncated:
        rows.append("(only the beginning of the run was recorded)")
    for number, question in enumerate(found, 1):
        rows += [f"{number:>2}. {question.text}", f"    {question.answer.strip()}"]
    return "\n".join(rows) + "\n"
