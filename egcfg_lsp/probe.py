"""Looks, before anything is generated, whether a task's program and tests can run at all."""

from __future__ import annotations

from dataclasses import dataclass, replace

from egcfg_lsp.errors import UsageError
from engine.services import Sandbox
from engine.types import INDENT, Task
from sandbox import Limits, TestResult

_IMPORTS = ("ModuleNotFoundError", "ImportError")


@dataclass(frozen=True)
class Probed:
    """The task with the tests that can run, and those that cannot: (id, reason)."""

    task: Task
    unusable: tuple[tuple[str, str], ...] = ()


async def probe(task: Task, sandbox: Sandbox, limits: Limits) -> Probed:
    """Runs the task with an empty body. Tests whose imports fail are left out.

    Raises ``UsageError`` when the file's own imports fail, ``SandboxError`` when nothing can run.
    """
    result = await sandbox.run(task.program(INDENT + "pass\n"), task.tests, limits, trace=False)
    if result.exception is not None and result.exception.startswith(_IMPORTS):
        raise UsageError(
            f"The code around {task.name} cannot be run: {result.exception}. "
            "Name an interpreter that has what it imports with --python (in an editor: egcfg.interpreter)."
        )
    unusable = tuple((test.test.id, test.exception or "") for test in result.tests if _import_failed(test))
    broken = {name for name, _ in unusable}
    tests = tuple(test for test in task.tests if test.id not in broken)
    return Probed(replace(task, tests=tests), unusable)


def _import_failed(result: TestResult) -> bool:
    """Its own imports, before the function was called."""
    return (
        result.exception is not None
        and result.exception.startswith(_IMPORTS)
        and "import " in result.test.setup + result.test.source
    )
