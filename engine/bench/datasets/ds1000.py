"""DS-1000 (Lai et al., 2022): snippets for data-science libraries, judged by each record's own harness.

A snippet is written as the body of a function and then taken out of it. The harness compares inside the
same process as the snippet, so its verdicts cannot be trusted against a program that means to deceive.
"""

from __future__ import annotations

import ast
import sys
import textwrap

from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.bench.problems.prompt_sources import docstring
from engine.decoding.executable import parse
from engine.types import Task
from sandbox import Limits

_LIMITS = Limits(wall_s=360, cpu_s=60, memory_mb=8192, open_files=256, file_mb=64)
_INSIDE = "### BEGIN SOLUTION"
"""The snippet stands in an open function body, and keeps its indentation."""
_SNIPPET = "solution"


def problem(record: DatasetRecord) -> Problem:
    """One record."""
    prompt, harness = record.text("prompt"), record.text("code_context")
    tree = parse(harness)
    if tree is None or "test_execution" not in harness:
        raise ValueError("its code_context is no harness with test_execution")
    number = record.object("metadata").get("problem_id")
    if not isinstance(number, int):
        raise ValueError("metadata.problem_id is missing")
    inside = prompt.rstrip().endswith(_INSIDE)
    tests = [f"{name}({_SNIPPET})" for name in ("test_execution", "test_string") if f"def {name}" in harness]
    return Problem(
        id=str(number),
        task=_task(prompt),
        hidden=Hidden([HiddenTest(test.partition("(")[0], test) for test in tests]),
        gold=_judged(harness, record.text("reference_code")),
        limits=_LIMITS,
        needs=_modules(harness + "\n" + _context(tree)),
        assemble=Harness(harness, inside).assemble,
    )


class Harness:
    """Puts a completion into a record's harness."""

    def __init__(self, harness: str, inside: bool) -> None:
        self._harness = harness
        self._inside = inside

    def assemble(self, task: Task, code: str) -> str:
        """The harness, and the snippet as text."""
        return _judged(self._harness, code if self._inside else textwrap.dedent(code))


def _judged(harness: str, snippet: str) -> str:
    return f"{harness}\n{_SNIPPET} = {snippet!r}\n"


def _task(prompt: str) -> Task:
    return Task(_SNIPPET, f"def {_SNIPPET}():\n", docstring(prompt.strip()), description=prompt.strip())


def _context(tree: ast.Module) -> str:
    """The program around the snippet, a text in the harness."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "exec_context":
            return str(ast.literal_eval(node.value)).replace("[insert]", "pass")
    return ""


def _modules(source: str) -> tuple[str, ...]:
    """The modules from outside the standard library that a source imports."""
    found: dict[str, None] = {}
    for line in source.splitlines():
        tree = parse(line.strip()) if line.strip().startswith(("import ", "from ")) else None
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.Import):
                found |= dict.fromkeys(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found[node.module.partition(".")[0]] = None
    return tuple(name for name in found if name not in sys.stdlib_module_names)
