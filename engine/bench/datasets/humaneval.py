"""HumanEval and its extensions: a prompt with signature and docstring, hidden tests.

The visible tests are the docstring's examples, where they can be read as calls with a literal result.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from engine.bench.problem import FUNCTION_LIMITS, LONG_LIMITS, PLUS_LIMITS, Hidden, HiddenTest, Problem
from engine.bench.records import DatasetRecord
from engine.bench.sources import examples, from_prompt
from engine.bench.test_scripts import from_asserts, from_check, from_evalplus
from engine.core.task import INDENT
from sandbox import Limits


def plain(record: DatasetRecord) -> Problem:
    """HumanEval (Chen et al., 2021)."""
    return _problem(record, from_check(record.text("test"), record.text("entry_point")), FUNCTION_LIMITS)


def extended(record: DatasetRecord) -> Problem:
    """HumanEval-ET (Dong et al., 2023): a list of asserts; those of HumanEval itself are not run again."""
    return _problem(record, from_asserts(record.texts("test_case_list"), prefix="et"), LONG_LIMITS)


def plus(record: DatasetRecord) -> Problem:
    """HumanEval+ (EvalPlus), in the file's ``OriginFmt`` form."""
    if "plus_input" in record:
        raise ValueError(
            "it stores no expected results; use HumanEvalPlus-OriginFmt.jsonl.gz of the same release"
        )
    return _problem(record, from_evalplus(record.text("test"), record.text("entry_point")), PLUS_LIMITS)


def _problem(record: DatasetRecord, hidden: Sequence[HiddenTest], limits: Limits) -> Problem:
    prompt, name = record.text("prompt"), record.text("entry_point")
    return Problem(
        id=record.identifier("task_id"),
        task=from_prompt(prompt, name, examples(_docstring(prompt, name), name)),
        hidden=Hidden(hidden),
        gold=prompt + record.text("canonical_solution"),
        limits=limits,
    )


def _docstring(prompt: str, name: str) -> str:
    tree = ast.parse(prompt.rstrip() + "\n" + INDENT + "pass\n")
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return (ast.get_docstring(functions[-1]) or "") if functions else ""
