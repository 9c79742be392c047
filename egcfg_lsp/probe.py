"""Looks, before anything is generated, whether a task's program and tests can run at all."""

from __future__ import annotations

from dataclasses import dataclass, replace

from egcfg_lsp.errors import UsageError
from engine.services import Sandbox
from engine.types import INDENT, Task
from sandbox import Limits, TestResult

_IMPORTS = ("ModuleNotFoundError", "ImportError")
_SKIPPED = "Skipped: "
"""So begins what the sandbox says of a test that pytest does not run."""
_REFUSED = "PermissionError"
"""The sandbox refused what the test itself does; the function does nothing yet."""


@dataclass(frozen=True)
class Probed:
    """The task with the tests that can run, and those that cannot: (id, reason)."""

    task: Task
    unusable: tuple[tuple[str, str], ...] = ()


async def probe(task: Task, sandbox: Sandbox, limits: Limits) -> Probed:
    """Runs the task with an empty body. Tests whose imports fail, and those pytest skips, are left out.

    Raises ``UsageError`` when the file's own imports fail, ``SandboxError`` when nothing can run.
    """
    result = await sandbox.run(task.program(INDENT + "pass\n"), task.tests, limits, trace=False)
    if result.exception is not None and result.exception.startswith(_IMPORTS):
        raise UsageError(
            f"The code around {task.name} cannot be run: {result.exception}. "
            "Name an interpreter that has what it imports with --python (in an editor: egcfg.interpreter)."
        )
    unusable = tuple((each.test.id, reason) for each in result.tests if (reason := obstacle(each)))
    tests = tuple(each.test for each in result.tests if not obstacle(each))
    return Probed(replace(task, tests=tests), unusable)


def obstacle(result: TestResult) -> str:
    """Why a test cannot pass whatever the function does; nothing if it can."""
    text = result.exception or ""
    if result.test.item is not None:
        return text.removeprefix(_SKIPPED) if text.startswith((_SKIPPED, _REFUSED, *_IMPORTS)) else ""
    # its own imports, before the function was called
    imports = "import " in result.test.setup + result.test.source
    return text if imports and text.startswith(_IMPORTS) else ""
