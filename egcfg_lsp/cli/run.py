"""``egcfg run``: one program against tests, in the sandbox."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common.interpreter_question import consented
from egcfg_lsp.cli.common.options import add_environment, add_interpreter, check_seconds, environment
from egcfg_lsp.cli.common.output import LONGER_RUN, ExitCode, complain, emit, emit_json
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.lines import verdict
from engine.support.text import tests_passed
from sandbox import Item, Limits, Outcome, Overlay, Refused, RunResult, TestCase

SUMMARY = "run a program against tests, confined"
DESCRIPTION = """\
Runs PROGRAM.py against tests in the sandbox, and prints the result of each test. Without --test, it uses
the tests of the program's functions, found as for `egcfg complete`.
"""
EXAMPLES = """\
examples:
  egcfg run fib.py
  egcfg run fib.py --test "fib(10) == 55" --test "fib(0) == 0"
  egcfg run fib.py --test "value = fib(3); assert value > 1" --timeout 5 --json
  egcfg run fib.py --test tests/test_fib.py::test_large
"""
_NODE = re.compile(r"(?P<file>[^\s:]+\.py)::(?P<name>\w+(::\w+)*(\[.*\])?)", re.DOTALL)
"""A test as pytest names it."""
_NO_TESTS = "pass: it runs; no tests were found, --test gives some"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program", metavar="PROGRAM.py")
    parser.add_argument(
        "--test",
        action="append",
        default=[],
        metavar="EXPR",
        help="an expression that should be true, statements, or FILE.py::NAME of a pytest test",
    )
    parser.add_argument(
        "--timeout", type=float, default=2.0, metavar="S", help="seconds for all tests together; default: 2"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    add_interpreter(parser)
    add_environment(parser)


@dataclass(frozen=True)
class RunOptions:
    """What is run, and how."""

    program: Path
    tests: tuple[TestCase, ...]
    """Given ones; without any, those of the program's functions are looked for."""
    limits: Limits
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""
    json: bool


def parse(arguments: argparse.Namespace) -> RunOptions:
    """Raises ``UsageError`` for values that lie outside their range, and for tests that test nothing."""
    check_seconds(arguments, "timeout")
    return RunOptions(
        program=Path(arguments.program),
        tests=tuple(_test(source) for source in arguments.test),
        limits=replace(Limits(), wall_s=arguments.timeout, cpu_s=arguments.timeout),
        python=arguments.python,
        trust=arguments.trust,
        environment=environment(arguments.env),
        json=arguments.json,
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    from egcfg_lsp.files.source_file import content

    path = options.program.absolute()
    raw = content(options.program, pipes=True)
    try:
        program = _decoded(raw)
    except (SyntaxError, UnicodeError) as error:  # to Python it is no program
        return _told(_not_run(options.tests, Outcome.ERROR, f"SyntaxError: {error}"), options)
    tests = options.tests or _own_tests(path, program)
    python = consented(options.python, options.trust, path.parent)
    project = _project(path, whole=not options.tests or any(test.item is not None for test in tests))
    try:
        result = asyncio.run(_run(python, project, path, program, tests, options))
    except Refused as refusal:
        if options.json:
            emit_json(as_json(_not_run(tests, Outcome.REFUSED, str(refusal))))
        complain(str(refusal))
        return ExitCode.REFUSED
    return _told(result if options.tests else _without_unusable(result), options)


def _own_tests(path: Path, program: str) -> tuple[TestCase, ...]:
    """The tests of the program's functions, as they are found for completions; names what is left out."""
    from egcfg_lsp.discovery.document import Document
    from egcfg_lsp.discovery.tests_of import TestIndex

    if not path.is_file():
        return ()
    document, index = Document(program, path), TestIndex()
    if not document.is_valid:
        return ()
    found = [index.find(document, function) for function in document.functions]
    for name, reason in dict.fromkeys(skipped for one in found for skipped in one.skipped):
        complain(f"{name} is left out: {reason}")
    cases: dict[TestCase, TestCase] = {}
    for case in (case for one in found for case in one.cases):  # several functions may share a test
        item = case.item
        same = replace(case, id="", item=replace(item, calls=()) if item is not None else None)
        known = cases.setdefault(same, case)
        if item is not None and known.item is not None:
            calls = tuple(dict.fromkeys((*known.item.calls, *item.calls)))
            cases[same] = replace(known, item=replace(item, calls=calls))
    return tuple(cases.values())


def _without_unusable(result: RunResult) -> RunResult:
    """The result without tests that no program could pass, which are named."""
    from egcfg_lsp.completer.completer import usable

    left, unusable = usable(result)
    for name, reason in unusable:
        complain(f"{name} is left out: {reason}")
    if unusable and not left.tests:
        return replace(left, outcome=Outcome.ERROR, exception="none of the tests can be run")
    return left


def _project(path: Path, *, whole: bool) -> Path:
    """The folder that the program is run in; with the ``whole`` project, its tests import what they need."""
    from egcfg_lsp.discovery.project import packages, project_root

    return project_root(path) if whole or packages(path) else path.parent


def _told(result: RunResult, options: RunOptions) -> int:
    if options.json:
        emit_json(as_json(result))
    else:
        emit(as_text(result))
    return ExitCode.PASSED if result.outcome is Outcome.PASS else ExitCode.FAILED


async def _run(
    python: str, project: Path, path: Path, program: str, tests: Sequence[TestCase], options: RunOptions
) -> RunResult:
    from egcfg_lsp.discovery.project import module_name
    from egcfg_lsp.resources.compose import open_sandbox

    module = module_name(path, project, program)
    folders = tuple(map(str, module.path))
    shown = Overlay(str(path), program, 1, str(project), module=module.name, path=folders)
    async with open_sandbox(python, project, parallel=1, environment=options.environment) as sandbox:
        return await sandbox.run(program, tests, options.limits, folder=path.parent, overlay=shown)


def _test(source: str) -> TestCase:
    """A check, or a test of a file. Raises UsageError if it says nothing, or there is no such file."""
    if all(line.strip()[:1] in ("", "#") for line in source.splitlines()):
        raise UsageError(f"--test {source!r} tests nothing; give an expression that should hold.")
    node = _NODE.fullmatch(source.strip())
    if node is None:
        return TestCase(id=source, source=_assertion(source))
    file = Path(node["file"]).absolute()
    if not file.is_file():
        raise UsageError(f"There is no file {node['file']} to take the test {node['name']} from.")
    return TestCase(id=source, source=source, item=Item(str(file), node["name"]))


def _assertion(test: str) -> str:
    """An expression as the assertion that it holds; statements as they are."""
    import ast

    try:
        condition = ast.parse(test.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return test
    try:
        return ast.unparse(ast.Assert(condition))
    except (ValueError, RecursionError):  # numbers of too many digits, or nested too deeply
        return f"assert ({test.strip()}\n)"


def as_json(result: RunResult) -> dict[str, Any]:
    """The result as the command prints it; ``events`` counts what the tracer saw."""
    return {
        "outcome": result.outcome.value,
        "tests": [
            {
                "test": test.test.id,
                "outcome": test.outcome.value,
                "trusted": test.trusted,
                "actual": test.actual,
                "expected": test.expected,
                "exception": test.exception,
            }
            for test in result.tests
        ],
        "events": sum(len(test.trace.events) for test in result.tests),
        "stdout": result.stdout,
        "exception": result.exception,
        "wall_ms": round(result.wall_ms, 3),
    }


def as_text(result: RunResult) -> str:
    """One line per test, and what the program printed."""
    lines = [result.stdout.rstrip("\n")] if result.stdout else []
    if result.exception is not None:
        lines.append(f"{result.outcome.value}: {result.exception}")
    else:
        lines += [verdict(test, LONGER_RUN) for test in result.tests]
    if result.tests:
        lines.append(tests_passed(result))
    elif result.exception is None:
        lines.append(_NO_TESTS)
    return "\n".join(lines)


def _not_run(tests: Sequence[TestCase], outcome: Outcome, reason: str) -> RunResult:
    """The same outcome for all tests."""
    from sandbox import TestResult

    results = tuple(TestResult(test, outcome, True, test.source, exception=reason) for test in tests)
    return RunResult(outcome, results, exception=reason)


def _decoded(raw: bytes) -> str:
    """The text of a program. Raises SyntaxError, UnicodeError."""
    import io

    from egcfg_lsp.files.source_file import named_encoding

    return io.TextIOWrapper(io.BytesIO(raw), named_encoding(raw)).read()
