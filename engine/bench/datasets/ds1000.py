"""DS-1000 (Lai et al., 2022): snippets for data-science libraries, judged by each record's own harness.

A snippet is written as the body of a function behind the prompt's own code, and then taken out of it. The
visible test is the example that the prompt shows, if it shows one (``ds1000_example``). The harness compares
inside the same process as the snippet, so its verdicts cannot be trusted against a program that means to
deceive.
"""

from __future__ import annotations

import ast
import textwrap
from dataclasses import replace

from engine.bench.datasets.ds1000_example import NoExample, example
from engine.bench.datasets.ds1000_prompt import SNIPPET, SnippetPrompt, taken_apart
from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.imported_modules import imported_modules
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import Limits

_LIMITS = Limits(wall_s=360, cpu_s=60, memory_mb=8192, open_files=256, file_mb=64)
_TRIAL_LIMITS = Limits(wall_s=12, cpu_s=6, memory_mb=4096, open_files=256)
"""Of running a snippet on the visible example: libraries take a second to load."""
PRELOADED = ("numpy", "pandas")
_MARK = "[insert]"


def problem(record: DatasetRecord) -> Problem:
    """One record."""
    prompt, harness = record.text("prompt"), record.text("code_context")
    tree = parse(harness)
    if tree is None or "test_execution" not in harness:
        raise ValueError("its code_context is no harness with test_execution")
    number = record.object("metadata").get("problem_id")
    if not isinstance(number, int):
        raise ValueError("metadata.problem_id is missing")
    context = _context(tree)
    parts = taken_apart(prompt, _imports(context))
    task, unguided = _with_example(parts)
    tests = [f"{name}({SNIPPET})" for name in ("test_execution", "test_string") if f"def {name}" in harness]
    return Problem(
        id=str(number),
        task=task,
        hidden=Hidden([HiddenTest(test.partition("(")[0], test) for test in tests]),
        gold=_judged(harness, record.text("reference_code")),
        limits=_LIMITS,
        trial_limits=_TRIAL_LIMITS,
        needs=imported_modules(harness + "\n" + context.replace(_MARK, "pass")),
        unguided=unguided,
        assemble=Harness(harness, parts.inside, parts.result).assemble,
    )


def _with_example(parts: SnippetPrompt) -> tuple[Task, str]:
    """The task with the prompt's example as its test; without one, the reason."""
    try:
        return replace(parts.task, tests=(example(parts),)), ""
    except NoExample as reason:
        return parts.task, str(reason)


class Harness:
    """Puts a completion into a record's harness."""

    def __init__(self, harness: str, inside: bool, result: tuple[str, ...]) -> None:
        self._harness = harness
        self._inside = inside
        self._result = result

    def assemble(self, task: Task, code: str) -> str:
        """The harness, and the snippet as text."""
        return _judged(self._harness, code if self._inside else self._snippet(code))

    def _snippet(self, code: str) -> str:
        """The body as statements of a module: what its last one returns is assigned."""
        text = textwrap.dedent(code)
        tree = parse(f"def {SNIPPET}():\n{code}")
        function = tree.body[0] if tree is not None else None
        last = function.body[-1] if isinstance(function, ast.FunctionDef) else None
        if not (self._result and isinstance(last, ast.Return) and last.value is not None):
            return text
        lines = text.split("\n")[: last.lineno - 2]
        return "\n".join([*lines, f"{', '.join(self._result)} = {ast.unparse(last.value)}", ""])


def _judged(harness: str, snippet: str) -> str:
    return f"{harness}\n{SNIPPET} = {snippet!r}\n"


def _context(tree: ast.Module) -> str:
    """The program around the snippet, a text in the harness."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "exec_context":
            return str(ast.literal_eval(node.value))
    return ""


def _imports(context: str) -> str:
    """What is imported before the snippet runs."""
    lines = (
        line for line in context.partition(_MARK)[0].split("\n") if line.startswith(("import ", "from "))
    )
    return "".join(f"{line}\n" for line in lines if parse(line) is not None)
