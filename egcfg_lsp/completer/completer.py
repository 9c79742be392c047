"""Completes a function against its tests, for the editor and the command line.

Callers find the function, open its sandbox and the model, and deliver the result. This module does what lies
between: overlay files, preflight of the tests, warnings, the plan, and the call of the engine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import module_name
from egcfg_lsp.discovery.task import FunctionUnderTest
from egcfg_lsp.errors import UsageError
from engine.completion import Engaged, complete_with
from engine.core.events import Progress
from engine.core.execution import Located, Pool, Sandbox, beside
from engine.core.options import Method
from engine.core.task import INDENT, Completion, Task
from sandbox import Limits, Outcome, Overlay, RunResult, TestResult
from sandbox.judge import NO_THREAD, refusal


def overlay(
    document: Document, function: Function, root: Path, open_texts: Mapping[Path, str] | None = None
) -> Overlay | None:
    """Returns the overlay for candidates and tests of ``function``; ``None`` if its file has no path."""
    if document.path is None:
        return None
    file, root = document.path.absolute(), root.absolute()
    others = [
        (str(path), text)
        for path, text in (open_texts or {}).items()
        if path.suffix == ".py" and path.is_relative_to(root) and path != file
    ]
    module = module_name(file, root, document.text)
    return Overlay(
        file=str(file),
        text=without_body(document, function),
        line=function.first + 1,
        root=str(root),
        texts=tuple(others),
        module=module.name,
        path=tuple(map(str, module.path)),
    )


def without_body(document: Document, function: Function) -> str:
    """Returns the text with only the docstring, or ``pass``, for a body that may be incomplete or invalid.

    Lines below keep their numbers.
    """
    lines, docstring = document.lines, function.docstring_item
    start = docstring.end if docstring is not None else function.colon
    end = lines.end(function.last)
    if end < start:
        end = lines.end(start.line)
    left = "" if docstring is not None else " pass"
    removed = "\n" * (end.line - start.line)
    return document.text[: lines.offset(start)] + left + removed + document.text[lines.offset(end) :]


_IMPORTS = ("ModuleNotFoundError", "ImportError")
_TOLD = (
    re.compile(r"(?i:environment variable)\W*\b([A-Z][A-Z0-9_]{2,})\b"),
    re.compile(r"\b([A-Z][A-Z0-9_]{2,})\b.*(?i:environment variable|envvar)"),
)
"""What ``os.environ`` and libraries for settings say: ``environs``; ``decouple`` and ``django-environ``."""
_SKIPPED = "Skipped: "
"""So begins what the sandbox says of a test that pytest does not run."""


@dataclass(frozen=True)
class Probed:
    """The task with the tests that can run, and those that cannot: (id, reason)."""

    task: Task
    unusable: tuple[tuple[str, str], ...] = ()
    slow: str = ""
    """The first test that was stopped because its time was over, while the function did nothing."""


async def probe(task: Task, sandbox: Sandbox, limits: Limits) -> Probed:
    """Runs the task with an empty body.

    Left out are tests whose imports fail, those pytest skips, those that do what the sandbox refuses, and
    those of pytest that do not get to the function, so that no body could change their verdict. Raises
    ``UsageError`` when the file's own imports fail, ``SandboxError`` when nothing can run.
    """
    program = task.program(INDENT + "pass\n")
    result = await sandbox.run(program, task.tests, limits)
    if lacking := lacks_variable(result.exception):
        raise UsageError(f"The code around {task.name} cannot be run: {lacking}.")
    if result.exception is not None and result.exception.startswith(_IMPORTS):
        raise UsageError(
            f"The code around {task.name} cannot be run: {result.exception}. "
            "Name an interpreter that has what it imports with --python (in an editor: egcfg.interpreter)."
        )
    if result.called_early:  # whatever went wrong may be due to the empty body
        return Probed(task)
    result, unusable = usable(result)
    others = await beside(task, result, lambda tests: sandbox.run(program, tests, limits))
    unusable += tuple(others.items())
    tests = tuple(each.test for each in result.tests if each.test.id not in others)
    in_turn = sorted(result.tests, key=lambda each: each.test.item is not None)  # pytest comes last
    late = (each.test.id for each in in_turn if each.outcome is Outcome.TIMEOUT)
    return Probed(replace(task, tests=tests), unusable, next(late, ""))


def too_slow(test: str, limits: Limits, longer: str) -> str:
    """Explains that a test timed out while the function did nothing; ``longer`` names the setting."""
    return f"{test} was not done after {limits.wall_s:g} s, before anything was written: {longer}"


def usable(result: RunResult) -> tuple[RunResult, tuple[tuple[str, str], ...]]:
    """Splits off tests that no body could pass: returns the rest, and those with (id, reason)."""
    told = [(each, obstacle(each)) for each in result.tests]
    unusable = tuple((each.test.id, reason) for each, reason in told if reason)
    tests = tuple(each for each, reason in told if not reason)
    if not unusable or result.exception is not None:
        return result, ()
    failed = [each.outcome for each in tests if each.outcome is not Outcome.PASS]
    return replace(result, tests=tests, outcome=failed[0] if failed else Outcome.PASS), unusable


def lacks_variable(exception: str | None) -> str:
    """Returns which environment variable is missing, and the mend; empty for any other exception."""
    told = next(filter(None, (each.search(exception or "") for each in _TOLD)), None)
    if told is None:
        return ""
    name = told[1]
    return (
        f"it needs the environment variable {name}; name it with --set environment={name} "
        f"(egcfg run: --env {name}; in an editor: egcfg.environment)"
    )


def obstacle(result: TestResult) -> str:
    """Returns why a test cannot pass whatever the function does; empty if it can."""
    text = result.exception or ""
    if NO_THREAD in text and (result.trace.events or result.trace.truncated):
        return ""  # what the empty body gave may have filled the memory
    if refused := refusal(result.exception) or lacks_variable(result.exception):
        return refused
    if result.test.item is not None:
        return text.removeprefix(_SKIPPED) if text.startswith((_SKIPPED, *_IMPORTS)) else ""
    # its own imports, before the function was called
    imports = "import " in result.test.setup + result.test.source
    return text if imports and text.startswith(_IMPORTS) else ""


@dataclass(frozen=True)
class Prepared:
    """A task whose tests can run, with the model and sandbox that run them."""

    task: Task
    sandbox: Sandbox
    limits: Limits
    unverified: bool
    """Tests were found, and none of them can run."""

    async def complete(
        self,
        method: Method,
        engage: Callable[[], Awaitable[Engaged]],
        listen: Callable[[Progress], None],
        *stops: asyncio.Event,
    ) -> Completion:
        """Completes the task with what ``engage`` gives, which is not called when one of ``stops`` is set.

        Ends with the best so far when one of ``stops`` is set.
        """
        limits, strategy = self.limits, method.strategy
        return await complete_with(engage, self.task, limits, strategy, listen, *stops)


@dataclass(frozen=True)
class Completer:
    """Prepares and traces functions of the project at ``root``, in its sandbox."""

    pool: Pool
    root: Path
    limits: Limits
    warn: Callable[[str], None]
    """Called with a sentence for each test that is left out or slow."""
    longer: str
    """Names the setting that gives tests more time."""
    open_texts: Mapping[Path, str] = field(default_factory=dict)
    """Texts that count instead of what is on disk, by absolute path."""

    async def prepare(self, found: FunctionUnderTest) -> Prepared:
        """Runs the tests with an empty body, and leaves out those that cannot run.

        Raises ``UsageError`` when the file's own imports fail, ``SandboxError`` when nothing can run.
        """
        shown = self._shown(found)
        sandbox = Located(self.pool, found.path.parent, shown)
        probed = await probe(found.site.task, sandbox, self.limits)
        left_out = (*found.skipped, *probed.unusable)
        self.warn_left_out(left_out)
        if probed.slow:
            self.warn(too_slow(probed.slow, self.limits, self.longer))
        unverified = bool(left_out and not probed.task.tests)
        return Prepared(probed.task, sandbox, self.limits, unverified)

    async def trace(self, found: FunctionUnderTest) -> RunResult:
        """Runs the document as it stands, traced, on those of the function's tests that can run."""
        sandbox = Located(self.pool, found.path.parent, self._shown(found))
        result = await sandbox.run_file(found.document.text, found.site.task.tests, self.limits)
        result, unusable = usable(result)
        self.warn_left_out(unusable)
        return result

    def warn_left_out(self, tests: tuple[tuple[str, str], ...]) -> None:
        """Warns of each of ``tests``: (id, reason)."""
        for name, reason in tests:
            self.warn(left_out(name, reason))

    def _shown(self, found: FunctionUnderTest) -> Overlay | None:
        return overlay(found.document, found.function, self.root, self.open_texts)


def left_out(name: str, reason: str) -> str:
    """Says of a test that it is not run."""
    return f"{name} is left out: {reason}"
