"""Rewrites assertions of unittest and pytest as plain statements that need neither."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from egcfg_lsp.discovery.checks.aliases import dotted

COMPARISONS: dict[str, type[ast.cmpop]] = {
    **dict.fromkeys(
        ("Equal", "Equals", "ListEqual", "TupleEqual", "DictEqual", "SetEqual", "SequenceEqual"), ast.Eq
    ),
    "MultiLineEqual": ast.Eq,
    "NotEqual": ast.NotEq,
    "Is": ast.Is,
    "IsNot": ast.IsNot,
    "In": ast.In,
    "NotIn": ast.NotIn,
    "Less": ast.Lt,
    "LessEqual": ast.LtE,
    "Greater": ast.Gt,
    "GreaterEqual": ast.GtE,
}
RAISES = frozenset({"pytest.raises", "raises", "self.assertRaises", "self.assertRaisesRegex"})
APPROX = ("pytest.approx", "approx")


class Untranslatable(Exception):
    """An assertion that has no plain form; the text is a reason."""


def plain(statement: ast.stmt) -> ast.stmt | None:
    """The plain statement for a unittest assertion or an expected exception; ``None`` for anything else.

    Raises ``Untranslatable``.
    """
    if isinstance(statement, ast.Expr) and isinstance(call := statement.value, ast.Call):
        name = dotted(call.func)
        if name in RAISES:
            return _raises_call(call)
        if name.startswith("self.assert"):
            return ast.Assert(_condition(name.removeprefix("self.assert"), call))
        if name in ("self.fail", "pytest.fail", "pytest.skip", "self.skipTest"):
            raise Untranslatable(f"it calls {name}")
    if isinstance(statement, ast.With) and len(statement.items) == 1:
        call_or_not = statement.items[0].context_expr
        if isinstance(call_or_not, ast.Call) and dotted(call_or_not.func) in RAISES:
            return _raises_block(statement, call_or_not)
    return None


def _condition(name: str, call: ast.Call) -> ast.expr:
    arguments = [*call.args, *(k.value for k in call.keywords if k.arg in ("first", "second", "expr"))]
    if name in COMPARISONS and len(arguments) >= 2:
        return ast.Compare(arguments[0], [COMPARISONS[name]()], [arguments[1]])
    if name in ("IsInstance", "NotIsInstance") and len(arguments) >= 2:
        check = ast.Call(ast.Name("isinstance", ast.Load()), arguments[:2], [])
        return check if name == "IsInstance" else ast.UnaryOp(ast.Not(), check)
    if name in ("IsNone", "IsNotNone") and arguments:
        operator = ast.Is() if name == "IsNone" else ast.IsNot()
        return ast.Compare(arguments[0], [operator], [ast.Constant(None)])
    if name in ("True", "_") and arguments:
        return arguments[0]
    if name == "False" and arguments:
        return ast.UnaryOp(ast.Not(), arguments[0])
    if name in ("AlmostEqual", "AlmostEquals", "NotAlmostEqual") and len(arguments) >= 2:
        return _almost(name, call, arguments)
    if name == "CountEqual" and len(arguments) >= 2:
        return _call("sorted({0}, key=repr) == {1}", arguments[0], _sorted(arguments[1]))
    raise Untranslatable(f"it calls self.assert{name}")


def _almost(name: str, call: ast.Call, arguments: Sequence[ast.expr]) -> ast.expr:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if "delta" in given:
        condition = _call("abs({0} - {1}) <= {2}", *arguments[:2], given["delta"])
    else:
        places = given.get("places", arguments[2] if len(arguments) > 2 else ast.Constant(7))
        condition = _within_places(arguments[0], arguments[1], places)
    return ast.UnaryOp(ast.Not(), condition) if name.startswith("Not") else condition


def _within_places(first: ast.expr, second: ast.expr, places: ast.expr) -> ast.expr:
    """What ``round(first - second, places) == 0`` means, with both sides in plain view."""
    if isinstance(places, ast.Constant) and isinstance(places.value, int):
        return _call("abs({0} - {1}) <= {2}", first, second, ast.Constant(0.5 * 10**-places.value))
    return _call("round({0} - {1}, {2}) == 0", first, second, places)


def _sorted(node: ast.expr) -> ast.expr:
    """``sorted(node, key=repr)``, done already if it is a literal."""
    try:
        return ast.parse(repr(sorted(ast.literal_eval(node), key=repr)), mode="eval").body
    except (ValueError, TypeError, SyntaxError):
        return _call("sorted({0}, key=repr)", node)


def _call(template: str, *arguments: ast.expr) -> ast.expr:
    """The expression ``template`` with its numbered gaps filled."""
    names = [f"gap_{number}" for number in range(len(arguments))]
    tree = ast.parse(template.format(*names), mode="eval").body
    fillings = dict(zip(names, arguments, strict=True))

    class Fill(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.AST:
            return fillings.get(node.id, node)

    filled = Fill().visit(tree)
    assert isinstance(filled, ast.expr)
    return filled


def _raises_call(call: ast.Call) -> ast.stmt:
    """``assertRaises(Error, function, *arguments)``."""
    at = 2 if dotted(call.func).endswith("Regex") else 1
    if len(call.args) <= at:
        raise Untranslatable(f"it calls {dotted(call.func)} without a function")
    match = call.args[1] if at == 2 else None
    body = ast.Expr(ast.Call(call.args[at], call.args[at + 1 :], call.keywords))
    return _expecting(call.args[0], [body], match)


def _raises_block(block: ast.With, call: ast.Call) -> ast.stmt:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    regex = dotted(call.func).endswith("Regex") and len(call.args) > 1
    match = call.args[1] if regex else given.get("match")
    if block.items[0].optional_vars is not None:
        raise Untranslatable("it looks into the exception that it expects")
    if not call.args or set(given) - {"match"}:
        raise Untranslatable(f"it calls {dotted(call.func)} in a way that has no plain form")
    return _expecting(call.args[0], block.body, match)


def _expecting(error: ast.expr, body: list[ast.stmt], match: ast.expr | None) -> ast.stmt:
    name = ast.unparse(error)
    handler: list[ast.stmt] = [ast.Pass()]
    if match is not None:
        search = _call("__import__('re').search({0}, str(error))", match)
        handler = [ast.Assert(search)]
    caught = ast.ExceptHandler(error, "error" if match is not None else None, handler)
    failure = ast.parse(f"raise AssertionError({name + ' was not raised'!r})").body
    return ast.Try(body, [caught], failure, [])


def without_approx(test: ast.expr) -> ast.expr:
    """``x == approx(0.3)`` as a bound on the difference, with pytest's tolerance, for plain numbers."""
    if not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq)):
        return test
    left, right = test.left, test.comparators[0]
    if (expected := _approximate(left)) is not None:
        left, right = right, left
    else:
        expected = _approximate(right)
    if expected is None:
        return test
    value, tolerance = expected
    return _call("abs({0} - {1}) <= {2}", left, value, ast.Constant(tolerance))


def _approximate(node: ast.expr) -> tuple[ast.expr, float] | None:
    """The number in ``approx(number)`` and how far from it is near enough."""
    if not (isinstance(node, ast.Call) and dotted(node.func) in APPROX and len(node.args) == 1):
        return None
    try:
        value = ast.literal_eval(node.args[0])
        given = {keyword.arg: ast.literal_eval(keyword.value) for keyword in node.keywords}
        relative = given.get("rel", None if "abs" in given else 1e-6)
        absolute = float(given.get("abs", 1e-12))
        return node.args[0], max(abs(value) * float(relative or 0), absolute)
    except (ValueError, TypeError):
        return None
