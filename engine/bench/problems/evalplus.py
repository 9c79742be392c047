"""EvalPlus scripts: two long lists of inputs and results with a loop, taken apart into single tests.

How they compare: equal, or, if the expected value is a float or a sequence of floats, close within 1e-7
relatively and ``atol`` (at least 1e-6). What has another form stays one test, judged inside.
"""

from __future__ import annotations

import ast
import inspect

from engine.bench.problems import close_values
from engine.bench.problems.problem import HiddenTest
from engine.decoding.executable import parse

_PLAIN = (
    "out != exp and atol != 0",
    "exact_match = out == exp",
)
_SETS = "out = set(out)"
_TRUTHS = "is not None"
"""Scripts that also take any value for true: these stay whole."""
_SPELLED = ("inf", "nan")
_CLOSE = inspect.getsource(close_values)


def from_script(script: str, name: str) -> list[HiddenTest]:
    """The tests of a script for the function ``name``."""
    tree = parse(script)
    if tree is None:
        raise ValueError("its test is not Python")
    checked = any(isinstance(node, ast.FunctionDef) and node.name == "check" for node in tree.body)
    return _apart(_Script(script, tree), name) or [
        HiddenTest("script", script + (f"\ncheck({name})\n" if checked else ""))
    ]


class _Script:
    """A parsed script that gives back the source of its parts, quickly: some have a million characters."""

    def __init__(self, source: str, tree: ast.Module) -> None:
        self.tree = tree
        self._lines = source.encode().split(b"\n")

    def text(self, node: ast.expr) -> str:
        """The source of a node, with the names that the scripts import written out."""
        if node.lineno != node.end_lineno:
            return ast.unparse(_Spelled().visit(node))
        text = self._lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
        if any(name in text for name in _SPELLED):
            return ast.unparse(_Spelled().visit(node))
        return text


def _apart(script: _Script, name: str) -> list[HiddenTest]:
    tree = script.tree
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    body = (
        functions["check"].body
        if "check" in functions and _takes_candidate(functions["check"])
        else tree.body
    )
    lists = {
        node.targets[0].id: node.value.elts
        for node in body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.List)
    }
    inputs, results, atol = lists.get("inputs"), lists.get("results"), _tolerance(body)
    compare = ast.unparse(functions["assertion"]) if "assertion" in functions else ""
    if inputs is None or results is None or atol is None or not _is_known(compare):
        return []
    sets = _SETS in compare
    tests = []
    for number, (given, wanted) in enumerate(zip(inputs, results, strict=False), 1):
        if not isinstance(given, ast.List):
            return []
        call = f"{name}({', '.join(map(script.text, given.elts))})"
        tests.append(_test(script, number, call, wanted, atol, sets))
    return tests


def _is_known(compare: str) -> bool:
    return any(each in compare for each in _PLAIN) and _TRUTHS not in compare


def _takes_candidate(function: ast.FunctionDef) -> bool:
    return [argument.arg for argument in function.args.args] == ["candidate"]


def _tolerance(body: list[ast.stmt]) -> float | None:
    """``atol`` of the loop ``for i, (inp, exp) in ...: assertion(f(*inp), exp, atol)``."""
    match body[-1]:
        case ast.For(body=[ast.Expr(ast.Call(ast.Name("assertion"), [ast.Call(), ast.Name("exp"), bound]))]):
            value = ast.literal_eval(bound)
            return float(value) if isinstance(value, int | float) else None
    return None


def _test(script: _Script, number: int, call: str, wanted: ast.expr, atol: float, sets: bool) -> HiddenTest:
    where, expected = f"plus:{number}", script.text(wanted)
    if sets:
        return HiddenTest(where, f"assert set({call}) == set({expected})")
    items = wanted.elts if isinstance(wanted, ast.List | ast.Tuple) else None
    floats = bool(items) and all(map(_is_float, items)) if items is not None else _is_float(wanted)
    if not floats and (items is not None or not atol):
        return HiddenTest(where, f"assert {call} == {expected}")
    if items is not None:
        call, expected = f"list({call})", f"[{', '.join(map(script.text, items))}]"
    return HiddenTest(where, f"assert {call} == approx({expected}, rel=1e-07, abs={atol or 1e-6!r})", _CLOSE)


def _is_float(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return _is_float(node.operand)
    if isinstance(node, ast.Name):
        return node.id in _SPELLED
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


class _Spelled(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in _SPELLED:
            return ast.Call(ast.Name("float", ast.Load()), [ast.Constant(node.id)], [])
        return node
