"""Test scripts taken apart, so that most of their assertions can be judged outside the program.

A ``check(candidate)`` that ran as one piece inside could be talked into a pass. Each assertion at its top
becomes a test of its own. Of those that compare a call with a literal, the program never sees what is
expected. Loops of assertions stay whole, and their verdicts are not trusted.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Sequence

from engine.bench import printed
from engine.bench.problem import HiddenTest
from engine.decoding.executable import parse

APPROX = f"import cmath\nfrom typing import Any\n\n\n{inspect.getsource(printed.approx)}"
"""Setup of tests that name ``approx``."""
_FIRST_CALL = re.compile(r"^check\(\w+\)\s*$", re.MULTILINE)
_PLAIN = ("out != exp and atol != 0", "exact_match = out == exp")
_SETS = "out = set(out)"
_TRUTHS = "is not None"
"""EvalPlus scripts that also take any value for true: these stay whole."""
_NAMED_FLOATS = ("inf", "nan")


def from_check(script: str, name: str) -> list[HiddenTest]:
    """The tests of a script that defines ``check(candidate)``, for the function ``name``.

    A script that does not parse is one test, which nothing can pass. Raises ``ValueError`` when it is no
    such script.
    """
    tree = parse(script)
    if tree is None:
        return [HiddenTest("script", script)]
    check = _check(tree)
    rename = _Rename(check.args.args[0].arg, name)
    setup = [ast.unparse(each) for each in tree.body if each is not check and not _is_noise(each)]
    tests: list[HiddenTest] = []
    for statement in map(rename.visit, check.body):
        source = ast.unparse(statement)
        if isinstance(statement, ast.Assert) and ast.unparse(statement.test) == "True":
            continue  # HumanEval has many
        if any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(statement)):
            tests.append(HiddenTest(f"check:{len(tests) + 1}", source, "\n".join(setup)))
        else:
            setup.append(source)
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


class _Rename(ast.NodeTransformer):
    """``candidate`` by the function's own name."""

    def __init__(self, old: str, new: str) -> None:
        self._old, self._new = old, new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.copy_location(ast.Name(self._new, node.ctx), node) if node.id == self._old else node


def from_evalplus(script: str, name: str) -> list[HiddenTest]:
    """The tests of an EvalPlus script: two long lists of inputs and results with a loop, taken apart.

    They compare for equality or, if the expected value is a float or a sequence of floats, within 1e-7
    relatively and ``atol`` (at least 1e-6). A script of another form stays one test, judged inside.
    """
    tree = parse(script)
    if tree is None:
        raise ValueError("its test is not Python")
    checked = any(isinstance(node, ast.FunctionDef) and node.name == "check" for node in tree.body)
    whole = HiddenTest("script", script + (f"\ncheck({name})\n" if checked else ""))
    return _EvalPlus(script, tree).tests(name) or [whole]


class _EvalPlus:
    """A parsed script that gives back the source of its parts, quickly: some have a million characters."""

    def __init__(self, source: str, tree: ast.Module) -> None:
        self._lines = source.encode().split(b"\n")
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        check = functions.get("check")
        takes = check is not None and [each.arg for each in check.args.args] == ["candidate"]
        self._body = check.body if check is not None and takes else tree.body
        self._compare = ast.unparse(functions["assertion"]) if "assertion" in functions else ""

    def tests(self, name: str) -> list[HiddenTest]:
        """None where the script has not the usual form."""
        lists = {
            node.targets[0].id: node.value.elts
            for node in self._body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.List)
        }
        inputs, results, atol = lists.get("inputs"), lists.get("results"), self._tolerance()
        known = any(each in self._compare for each in _PLAIN) and _TRUTHS not in self._compare
        if inputs is None or results is None or atol is None or not known:
            return []
        tests = []
        for number, (given, wanted) in enumerate(zip(inputs, results, strict=False), 1):
            if not isinstance(given, ast.List):
                return []
            call = f"{name}({', '.join(map(self._text, given.elts))})"
            tests.append(self._test(f"plus:{number}", call, wanted, atol))
        return tests

    def _tolerance(self) -> float | None:
        """``atol`` of the loop ``for i, (inp, exp) in ...: assertion(f(*inp), exp, atol)``."""
        match self._body[-1]:
            case ast.For(
                body=[ast.Expr(ast.Call(ast.Name("assertion"), [ast.Call(), ast.Name("exp"), bound]))]
            ):
                value = ast.literal_eval(bound)
                return float(value) if isinstance(value, int | float) else None
        return None

    def _test(self, where: str, call: str, wanted: ast.expr, atol: float) -> HiddenTest:
        expected = self._text(wanted)
        if _SETS in self._compare:
            return HiddenTest(where, f"assert set({call}) == set({expected})")
        items = wanted.elts if isinstance(wanted, ast.List | ast.Tuple) else None
        floats = bool(items) and all(map(_is_float, items)) if items is not None else _is_float(wanted)
        if not floats and (items is not None or not atol):
            return HiddenTest(where, f"assert {call} == {expected}")
        if items is not None:
            call, expected = f"list({call})", f"[{', '.join(map(self._text, items))}]"
        source = f"assert {call} == approx({expected}, rel=1e-07, abs={atol or 1e-6!r})"
        return HiddenTest(where, source, APPROX)

    def _text(self, node: ast.expr) -> str:
        """The source of a node, with the names that the scripts import written out."""
        if node.lineno == node.end_lineno:
            text = self._lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
            if not any(name in text for name in _NAMED_FLOATS):
                return text
        return ast.unparse(_SpellFloats().visit(node))


def _is_float(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return _is_float(node.operand)
    if isinstance(node, ast.Name):
        return node.id in _NAMED_FLOATS
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


class _SpellFloats(ast.NodeTransformer):
    """``inf`` and ``nan`` as calls of ``float``."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in _NAMED_FLOATS:
            return ast.Call(ast.Name("float", ast.Load()), [ast.Constant(node.id)], [])
        return node
