"""``egcfg train questions``: prints questions about a call of a program, with answers."""

from __future__ import annotations

import argparse
import ast
import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

from egcfg_lsp.cli.common.options import add_interpreter, test_files
from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json
from egcfg_lsp.cli.common.questions import consented
from egcfg_lsp.discovery.project import project_root
from egcfg_lsp.discovery.targets import Target, parse_target
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources.compose import open_sandbox
from engine.train.execution import Execution, execute
from engine.train.prompts import numbered
from engine.train.questions import Question, sampled
from sandbox.judge import invocation, of_function

SUMMARY = "print white-box questions about a program, with the answers its trace proves"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="PROGRAM.py[::NAME]")
    parser.add_argument(
        "--call", metavar="EXPR", help="what to run, such as 'f(3)'; default: the first test found"
    )
    parser.add_argument("--tests", type=Path, metavar="PATH", help="also take tests from this file or folder")
    parser.add_argument("--seed", type=int, default=0, help="seed of the choice; default: 0")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    add_interpreter(parser)


def main(arguments: argparse.Namespace) -> int:
    target = parse_target(arguments.target, force=True, finished=True)
    call, setup = arguments.call, ""
    if call is None:
        call, setup = _first_call(target, test_files(arguments.tests))
    root = project_root(target.path)
    python = consented(arguments.python, arguments.trust, root)
    execution = asyncio.run(_executed(target, call, setup, python, root))
    if execution is None:
        raise UsageError(f"{arguments.target} cannot be run: it fails when it is loaded; try `egcfg run`.")
    if not execution.steps:
        raise UsageError(
            f"{call} runs no line that can be asked about; name another call with --call, such as 'f(3)'."
        )
    found = sampled(execution, Random(arguments.seed))
    if arguments.json:
        told = {name: getattr(execution, name) for name in ("program", "call", "output", "truncated")}
        emit_json({**told, "questions": [question.as_data() for question in found]})
    else:
        emit(_as_text(execution, found))
    return ExitCode.PASSED


async def _executed(target: Target, call: str, setup: str, python: str, root: Path) -> Execution | None:
    async with open_sandbox(python, root, parallel=1) as sandbox:
        return await execute(sandbox, target.document.text, call, setup=setup)


def _first_call(target: Target, tests: Sequence[Path]) -> tuple[str, str]:
    """The first call in a test, with what must run before it."""
    index = TestIndex(named=tuple(tests))
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


def _as_text(execution: Execution, found: Sequence[Question]) -> str:
    """The program with line numbers, the call, and every question with its answer."""
    rows = [numbered(execution.program)]
    rows.append(f"{execution.call} gives {execution.output or 'no value that has a literal'}")
    if execution.truncated:
        rows.append("(only the beginning of the run was recorded)")
    for number, question in enumerate(found, 1):
        rows += [f"{number:>2}. {question.text}", f"    {question.answer.strip()}"]
    return "\n".join(rows) + "\n"
