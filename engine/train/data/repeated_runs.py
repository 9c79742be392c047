"""Detects programs whose results depend on chance or set order, by running them in two interpreters."""

from __future__ import annotations

from engine.core.execution import Sandbox
from engine.support.async_tasks import together
from engine.train.whitebox.execution import Execution, execute


async def run_twice(
    sandboxes: tuple[Sandbox, Sandbox], program: str, call: str
) -> tuple[Execution | None, bool]:
    """Runs ``call`` in both sandboxes; the execution, and whether both runs were alike."""
    first, second = await together(execute(sandbox, program, call) for sandbox in sandboxes)
    return first, first == second
