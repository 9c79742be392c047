"""BigCodeBench (Zhuo et al., 2024): functions that use many libraries, judged by classes of ``unittest``.

Each test method is one hidden test. It is judged inside the program's process, so that its pass cannot be
trusted against a program that means to deceive.
"""

from __future__ import annotations

import ast
import builtins
import doctest
import re
from collections.abc import Iterator
from dataclasses import replace

from engine.bench.problems.dataset_records import DatasetRecord
from engine.bench.problems.imported_modules import imported_modules
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.bench.problems.prompt_sources import docstring, from_prompt
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import Limits, TestCase

PRELOADED = ("numpy", "pandas")
_LIMITS = Limits(wall_s=360, cpu_s=60, memory_mb=8192, open_files=256, file_mb=64)
_TRIAL_LIMITS = Limits(wall_s=12, cpu_s=6, memory_mb=4096, open_files=256)
_STARTING = re.compile(r"\n*You should write self-contained code starting with:.*", re.DOTALL)
_RUN = """\
def run_method(owner, name):
    import unittest
    result = unittest.TestResult()
    unittest.TestSuite([owner(name)]).run(result)
    for _, text in result.failures + result.errors:
        raise AssertionError(text[-2000:])
    if result.testsRun != 1 or result.unexpectedSuccesses:
        raise AssertionError(f"{name} was not run")
"""


def complete(record: DatasetRecord) -> Problem:
    """The function with its docstring, whose examples are the visible tests."""
    prompt, name = record.text("complete_prompt"), record.text("entry_point")
    task = from_prompt(prompt, name)
    shown = tuple(_examples(prompt, name))
    return _problem(record, replace(task, tests=shown), "" if shown else "its docstring shows no result")


def instruct(record: DatasetRecord) -> Problem:
    """The function described in words, without examples."""
    text = _STARTING.sub("", record.text("instruct_prompt")).strip()
    task = from_prompt(record.text("code_prompt"), record.text("entry_point"))
    task = replace(task, docstring=docstring(text), description=text)
    return _problem(record, task, "its instructions show no example")


def _problem(record: DatasetRecord, task: Task, unguided: str) -> Problem:
    script = record.text("test")
    return Problem(
        id=record.identifier("task_id"),
        task=task,
        hidden=Hidden(list(_methods(script))),
        gold=record.text("complete_prompt") + record.text("canonical_solution"),
        limits=_LIMITS,
        trial_limits=_TRIAL_LIMITS,
        needs=imported_modules(record.text("code_prompt") + "\n" + script),
        unguided=unguided,
    )


def _methods(script: str) -> Iterator[HiddenTest]:
    """One test for each method. Raises ``ValueError`` for a script without any."""
    tree = parse(script)
    found = [
        (node.name, method.name)
        for node in (tree.body if tree is not None else ())
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name.startswith("test")
    ]
    if not found:
        raise ValueError("its test has no class of unittest with test methods")
    for owner, method in found:
        yield HiddenTest(f"{owner}.{method}", f"run_method({owner}, {method!r})", f"{script}\n\n{_RUN}")


def _examples(prompt: str, name: str) -> Iterator[TestCase]:
    """Examples that show a result of the function; what stands before one runs before it."""
    try:
        found = doctest.DocTestParser().get_examples(prompt)
    except ValueError:
        return
    known, before = _defined(prompt), ""
    for number, example in enumerate(found, 1):
        names = _used(example.source)
        if example.want.strip() and name in names and names <= known | _assigned(before):
            yield TestCase(
                f"doctest {name}:{number}", example.source.strip(), example.want.rstrip("\n"), before
            )
        elif not example.want.strip() and parse(example.source) is not None:
            before += example.source


def _defined(prompt: str) -> set[str]:
    tree = parse(prompt + "    pass\n") or parse(prompt)
    return {*vars(builtins), *_assigned(ast.unparse(tree) if tree is not None else "")}


def _assigned(source: str) -> set[str]:
    """Names that statements at the top of a source define."""
    tree, found = parse(source), set[str]()
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {
                each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)
            }
    return found


def _used(source: str) -> set[str]:
    tree = parse(source)
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree is not None else set()
