"""``egcfg run``: one program against tests, in the sandbox; or, traced, one function on its tests."""

from __future__ import annotations

import argparse
import ast
import asyncio
import io
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.output import LONGER_RUN, ExitCode, complain, emit, emit_json
from egcfg_lsp.cli.common.questions import consented
from egcfg_lsp.errors import UsageError
from egcfg_lsp.reports.lines import render, verdict
from engine.support.text import harmless_line, tests_passed
from sandbox import Item, Limits, Outcome, Overlay, Refused, RunResult, TestCase, TestResult
from sandbox.syntax import steady

if TYPE_CHECKING:
    from egcfg_lsp.discovery.document import Document, Function

SUMMARY = "run a program against tests, confined"
DESCRIPTION = """\
Runs PROGRAM.py against tests in the sandbox, and prints the result of each test. Without --test, it uses
the tests of the program's functions, found as for `egcfg complete`. With --trace, it shows the source of one
function with two columns: how often each line ran, and the values it assigned ('total = 1 | 3 | 6').
"""
EXAMPLES = """\
examples:
  egcfg run fib.py
  egcfg run fib.py --test "fib(10) == 55" --test "fib(0) == 0"
  egcfg run fib.py --test "value = fib(3); assert value > 1" --timeout 5 --json
  egcfg run fib.py --test tests/test_fib.py::test_large
  egcfg run --trace shop.py::Basket.total
"""
_TIMEOUT_S, _TRACE_TIMEOUT_S = 2, 20
"""A function that was written by hand is expected to end."""
_NODE = re.compile(r"(?P<file>[^\s:]+\.py)::(?P<name>\w+(::\w+)*(\[.*\])?)", re.DOTALL)
"""A test as pytest names it."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program", metavar="PROGRAM.py")
    tests = parser.add_mutually_exclusive_group()
    tests.add_argument(
        "--test",
        action="append",
        default=[],
        metavar="EXPR",
        help="an expression that should be true, statements, or FILE.py::NAME of a pytest test",
    )
    tests.add_argument("--tests", type=Path, metavar="PATH", help="also take tests from this file or folder")
    parser.add_argument(
        "--timeout",
        type=float,
        metavar="S",
        help=f"seconds for all tests together; default: {_TIMEOUT_S}, with --trace {_TRACE_TIMEOUT_S}",
    )
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="one JSON object on stdout")
    output.add_argument(
        "--trace", action="store_true", help="show what each line of PROGRAM.py::NAME did on its tests"
    )
    options.add_interpreter(parser)
    options.add_environment(parser)


def main(arguments: argparse.Namespace) -> int:
    options.check_seconds(arguments, "timeout")
    return _trace(arguments) if arguments.trace else _run(arguments)


def _limits(arguments: argparse.Namespace, usual: float) -> Limits:
    seconds = usual if arguments.timeout is None else arguments.timeout
    return Limits(wall_s=seconds, cpu_s=seconds)


def _run(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.discovery.project import without_dots
    from egcfg_lsp.files.source_file import content, named_encoding

    given = tuple(_test(source) for source in arguments.test)
    path = without_dots(Path(arguments.program)).absolute()
    raw = content(Path(arguments.program), pipes=True)
    try:
        program = io.TextIOWrapper(io.BytesIO(raw), named_encoding(raw)).read()
    except (SyntaxError, UnicodeError) as error:  # to Python it is no program
        return _show(_not_run(given, Outcome.ERROR, f"SyntaxError: {error} ({path.name})"), arguments.json)
    tests = given or _own_tests(path, program, options.test_files(arguments.tests))
    python = consented(arguments.python, arguments.trust, path.parent)
    try:
        result = asyncio.run(_in_sandbox(python, path, program, tests, bool(given), arguments))
    except Refused as refusal:
        if arguments.json:
            emit_json(as_json(_not_run(tests, Outcome.REFUSED, str(refusal))))
        raise
    result = _naming(path.name, result if given else _without_unusable(result))
    return _show(result, arguments.json)


def _naming(name: str, result: RunResult) -> RunResult:
    """A syntax error names the file, not what the sandbox calls the program."""

    def renamed(exception: str | None) -> str | None:
        if exception is None or not exception.startswith("SyntaxError"):
            return exception
        return exception.replace("(egcfg_program.py, line", f"({name}, line")

    tests = tuple(replace(test, exception=renamed(test.exception)) for test in result.tests)
    return replace(result, tests=tests, exception=renamed(result.exception))


async def _in_sandbox(
    python: str,
    path: Path,
    program: str,
    tests: Sequence[TestCase],
    given: bool,
    arguments: argparse.Namespace,
) -> RunResult:
    from egcfg_lsp.discovery.project import module_name, packages, project_root
    from egcfg_lsp.resources.compose import open_sandbox

    # tests of files import what they need from the whole project
    whole = not given or any(test.item is not None for test in tests) or packages(path)
    project = project_root(path) if whole else path.parent
    module = module_name(path, project, program)
    shown = Overlay(
        str(path), program, 1, str(project), module=module.name, path=tuple(map(str, module.path))
    )
    variables, limits = options.environment(arguments.env), _limits(arguments, _TIMEOUT_S)
    async with open_sandbox(python, project, parallel=1, environment=variables) as sandbox:
        return await sandbox.run(program, tests, limits, folder=path.parent, overlay=shown)


def _own_tests(path: Path, program: str, named: tuple[Path, ...]) -> tuple[TestCase, ...]:
    """The tests of the program's functions, as they are found for completions; names what is left out."""
    from egcfg_lsp.discovery.document import Document
    from egcfg_lsp.discovery.tests_of import TestIndex

    document, index = Document(program, path), TestIndex(named=named)
    if not path.is_file() or not document.is_valid:
        return ()
    found = [index.find(document, function) for function in document.functions]
    _name_left_out(dict.fromkeys(skipped for one in found for skipped in one.skipped))
    cases: dict[TestCase, TestCase] = {}
    for case in (case for one in found for case in one.cases):  # several functions may share a test
        item = case.item
        same = replace(case, id="", item=replace(item, calls=()) if item is not None else None)
        known = cases.setdefault(same, case)
        if item is not None and known.item is not None:
            calls = tuple(dict.fromkeys((*known.item.calls, *item.calls)))
            cases[same] = replace(known, item=replace(item, calls=calls))
    return tuple(cases.values())


def _name_left_out(tests: Sequence[tuple[str, str]] | dict[tuple[str, str], None]) -> None:
    from egcfg_lsp.completer.completer import left_out

    for name, reason in tests:
        complain(left_out(name, reason))


def _without_unusable(result: RunResult) -> RunResult:
    """The result without tests that no program could pass, which are named."""
    from egcfg_lsp.completer.completer import usable

    left, unusable = usable(result)
    _name_left_out(unusable)
    if unusable and not left.tests:
        return replace(left, outcome=Outcome.ERROR, exception="none of the tests can be run")
    return left


def _not_run(tests: Sequence[TestCase], outcome: Outcome, reason: str) -> RunResult:
    """The same outcome for all tests."""
    results = tuple(TestResult(test, outcome, True, test.source, exception=reason) for test in tests)
    return RunResult(outcome, results, exception=reason)


def _test(source: str) -> TestCase:
    """A check, or a test of a file. Raises UsageError if it says nothing, or there is no such file."""
    if all(line.strip()[:1] in ("", "#") for line in source.splitlines()):
        raise UsageError(f"--test {source!r} tests nothing; give an expression that should hold.")
    from egcfg_lsp.discovery.project import without_dots

    node = _NODE.fullmatch(source.strip())
    if node is None:
        return TestCase(id=source, source=_assertion(source))
    file = without_dots(Path(node["file"])).absolute()
    if not file.is_file():
        raise UsageError(f"There is no file {node['file']} to take the test {node['name']} from.")
    return TestCase(id=source, source=source, item=Item(str(file), node["name"]))


def _expression(source: str) -> ast.Expression:
    return ast.parse(source, mode="eval")


def _assertion(test: str) -> str:
    """An expression as the assertion that it holds; statements as they are."""
    try:
        condition = steady(_expression, test.strip()).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return test
    try:
        return ast.unparse(ast.Assert(condition))
    except (ValueError, RecursionError):  # numbers of too many digits, or nested too deeply
        return f"assert ({test.strip()}\n)"


def _show(result: RunResult, json: bool) -> int:
    if json:
        emit_json(as_json(result))
    else:
        emit(as_text(result))
    return _exit_code(result)


def _exit_code(result: RunResult) -> int:
    return ExitCode.PASSED if result.outcome is Outcome.PASS else ExitCode.FAILED


def as_json(result: RunResult) -> dict[str, Any]:
    """The result as the command prints it; ``events`` counts what the tracer saw."""
    attributes = ("trusted", "actual", "expected", "exception")
    return {
        "outcome": result.outcome.value,
        "tests": [
            {"test": test.test.id, "outcome": test.outcome.value}
            | {name: getattr(test, name) for name in attributes}
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
        lines.append(harmless_line(f"{result.outcome.value}: {result.exception}"))
    else:
        lines += [verdict(test, LONGER_RUN) for test in result.tests]
    if result.tests:
        lines.append(tests_passed(result))
    elif result.exception is None:
        lines.append("pass: it runs; no tests were found, --test gives some")
    return "\n".join(lines)


def _trace(arguments: argparse.Namespace) -> int:
    """Runs the file as it stands on the tests of one of its functions, and shows that function."""
    from egcfg_lsp.discovery.project import project_root
    from egcfg_lsp.discovery.targets import parse_target
    from egcfg_lsp.discovery.task import find
    from egcfg_lsp.discovery.tests_of import TestIndex

    if arguments.test:
        raise UsageError("--trace takes the function's own tests; name more of them with --tests.")
    target = parse_target(arguments.program, force=True, finished=True)
    if len(target.functions) != 1:
        names = ", ".join(function.name for function in target.functions[:10])
        raise UsageError(f"{arguments.program} has several functions, such as {names}; write FILE::NAME.")
    [function] = target.functions
    if function.is_unfinished:
        raise UsageError(
            f"{function.name} is not written yet; `egcfg complete {arguments.program}` does that."
        )
    found = find(TestIndex(named=options.test_files(arguments.tests)), target.document, function)
    _name_left_out(found.skipped)
    if not found.site.task.tests:
        raise UsageError(
            f"No tests found for {function.name}; write a doctest, or name their file with --tests."
        )
    root = project_root(target.path)
    python = consented(arguments.python, arguments.trust, root)

    async def traced() -> RunResult:
        from egcfg_lsp.completer.completer import Completer
        from egcfg_lsp.resources.compose import open_sandbox

        variables, limits = options.environment(arguments.env), _limits(arguments, _TRACE_TIMEOUT_S)
        async with open_sandbox(python, root, parallel=1, environment=variables) as pool:
            return await Completer(pool, root, limits, complain, LONGER_RUN).trace(found)

    result = asyncio.run(traced())
    if not result.tests:
        raise UsageError("None of the tests can be run.")
    emit(_traced_lines(target.document, function, result))
    return _exit_code(result)


def _traced_lines(document: Document, function: Function, result: RunResult) -> str:
    """The function's lines, without its docstring, once for each test."""
    if result.exception is not None:
        return harmless_line(f"{document.path} cannot be run: {result.exception}") + "\n"
    shown = [*range(function.first, function.colon.line + 1), *range(function.body_start, function.last + 1)]
    lines = {at + 1: document.lines[at].expandtabs(4) for at in dict.fromkeys(shown)}
    runs = [render(lines, test, LONGER_RUN) for test in result.tests]
    return "\n".join([*runs, tests_passed(result) + "\n"])
