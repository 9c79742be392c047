"""BigCodeBench (Zhuo et al., 2024): functions that use many libraries, judged by classes of ``unittest``.

Each test method is one hidden test. It is judged inside the program's process, so that its pass cannot be
trusted against a program that means to deceive.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import replace

from engine.bench.problem import LIBRARY_LIMITS, LIBRARY_TRIAL_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import docstring, from_prompt, imported_modules, names_of, parsed_doctests
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import TestCase

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
    shown = tuple(_examples(prompt, name))
    task = from_prompt(prompt, name, shown)
    return _problem(record, task, "" if shown else "its docstring shows no result")


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
        limits=LIBRARY_LIMITS,
        trial_limits=LIBRARY_TRIAL_LIMITS,
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
    tree = parse(prompt + "    pass\n") or parse(prompt)
    known = {*vars(builtins), *_defined(ast.unparse(tree) if tree is not None else "")}
    before = ""
    for number, example in enumerate(parsed_doctests(prompt), 1):
        used = names_of(example.source)
        if example.want.strip() and name in used and used <= known | _defined(before):
            source, want = example.source.strip(), example.want.rstrip("\n")
            yield TestCase(f"doctest {name}:{number}", source, want, before)
        elif not example.want.strip() and parse(example.source) is not None:
            before += example.source


def _defined(source: str) -> set[str]:
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
