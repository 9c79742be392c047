"""How much of a body its tests did not run: what they say nothing of."""

from __future__ import annotations

import ast

from engine.types import Task
from sandbox import RunResult


def unrun(task: Task, body: str, result: RunResult) -> float:
    """Share (0 to 1) of the statements of ``body`` that no test of ``result`` ran; 0 where a trace is cut."""
    traces = [test.trace for test in result.tests]
    try:
        tree = ast.parse(f"def _():\n{body}")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return 0.0
    statements = [node.lineno - 2 for node in ast.walk(tree.body[0]) if isinstance(node, ast.stmt)][1:]
    if (
        not statements
        or not all(trace.events for trace in traces)
        or any(trace.truncated for trace in traces)
    ):
        return 0.0
    ran = {event.line - task.body_line for trace in traces for event in trace.events}
    return sum(line not in ran for line in statements) / len(statements)
