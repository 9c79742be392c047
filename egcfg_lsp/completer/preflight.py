"""Checks, before anything is generated, whether a task's program and tests can run at all."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from egcfg_lsp.errors import UsageError
from engine.entered import beside
from engine.services import Sandbox
from engine.types import INDENT, Task
from sandbox import Limits, Outcome, RunResult, TestResult
from sandbox.judge import NO_THREAD, refusal

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
        f"it needs the environment variable {name}; name it with --env {name} "
        "(in an editor: egcfg.environment)"
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
