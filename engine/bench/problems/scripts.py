"""Test scripts taken apart, so that most of their assertions can be judged outside the program.

A ``check(candidate)`` that ran as one piece inside could be talked into a pass. Each assertion at its top
becomes a test of its own. Of those that compare a call with a literal, the program never sees what is
expected. Loops of assertions stay whole, and their verdicts are not trusted.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from engine.bench.problems.problem import HiddenTest
from engine.decoding.executable import parse

_FIRST_CALL = re.compile(r"^check\(\w+\)\s*$", re.MULTILINE)


def from_check(script: str, name: str, prefix: str = "check") -> list[HiddenTest]:
    """The tests of a script that defines ``check(candidate)``, for the function ``name``.

    A script that does not parse is one test, which nothing can pass. Raises ``ValueError`` when it is no
    such script.
    """
    tree = parse(script)
    if tree is None:
        return [HiddenTest("script", script)]
    check = _check(tree)
    renamed = _Renamed(check.args.args[0].arg, name)
    setup = [ast.unparse(each) for each in tree.body if each is not check and not _is_noise(each)]
    tests: list[HiddenTest] = []
    for statement in map(renamed.visit, check.body):
        if _is_vacuous(statement):
            continue
        if _judges(statement):
            source = ast.unparse(statement)
            tests.append(HiddenTest(f"{prefix}:{len(tests) + 1}", source, "\n".join(setup)))
        else:
            setup.append(ast.unparse(statement))
    if not tests:
        raise ValueError("its check asserts nothing")
    return tests


def from_asserts(asserts: Sequence[str], setup: str = "", prefix: str = "assert") -> list[HiddenTest]:
    """One test for each; those that do not parse fail by themselves."""
    return [HiddenTest(f"{prefix}:{number}", source, setup) for number, source in enumerate(asserts, 1)]


def _check(tree: ast.Module) -> ast.FunctionDef:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "check" and len(node.args.args) == 1:
            return node
    raise ValueError("its test defines no check(candidate)")


def _is_noise(statement: ast.stmt) -> bool:
    """The METADATA of HumanEval, and a call of check that stands there already."""
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0]) == "METADATA"
    return bool(_FIRST_CALL.match(ast.unparse(statement)))


def _is_vacuous(statement: ast.stmt) -> bool:
    """``assert True``, of which HumanEval has many."""
    return isinstance(statement, ast.Assert) and ast.unparse(statement.test) == "True"


def _judges(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(statement))


class _Renamed(ast.NodeTransformer):
    """``candidate`` by the function's own name."""

    def __init__(self, old: str, new: str) -> None:
        self._old, self._new = old, new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.copy_location(ast.Name(self._new, node.ctx), node) if node.id == self._old else node
