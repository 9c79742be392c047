"""What happens in a program, as it tells itself: it is rewritten to report where it is and what it holds."""

from __future__ import annotations

import ast
from typing import Any

from engine.train.questions import FLOW
from sandbox import Limits


class Reporting(ast.NodeTransformer):
    """Rewrites functions so that they report where they are and what they hold."""

    def generic_visit(self, node):
        super().generic_visit(node)
        inside = isinstance(node, ast.stmt | ast.excepthandler | ast.match_case)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if inside and isinstance(block, list) and not isinstance(node, ast.ClassDef):
                setattr(node, name, [new for old in block for new in self._reported(old)])
        if isinstance(node, ast.For | ast.While):
            held = [_report("_after", node)] if isinstance(node, ast.For) else []
            node.body = [*held, *node.body, _report("_at", node)]
            for inner in ast.walk(node):
                for block in (getattr(inner, "body", None), getattr(inner, "orelse", None)):
                    self._before_continue(block, node)
        return node

    def _reported(self, statement):
        plain = isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr)
        if not hasattr(statement, "lineno"):
            return [statement]
        return [_report("_at", statement), statement, *([_report("_after", statement)] if plain else [])]

    def _before_continue(self, block, loop):  # the innermost loop comes first
        if not (isinstance(block, list) and block and isinstance(block[-1], ast.Continue)):
            return
        if not any(getattr(one, "of", None) == "continue" for one in block):
            report = _report("_at", loop)
            report.of = "continue"
            block.insert(-1, report)


def _report(name, node):
    held = ", dict(locals())" if name == "_after" else ""
    [statement] = ast.parse(f"{name}({node.lineno}{held})").body
    for inner in ast.walk(statement):
        if hasattr(inner, "lineno"):
            del inner.lineno
    return statement


REPORTER = """\
_log = []
def _at(line):
    _log.append((line, None))
def _after(line, held):
    _log.append((line, {k: (repr(v), type(v).__name__) for k, v in held.items()}))
"""


async def reports(pool, program, call):
    tree = Reporting().visit(ast.parse(program))
    source = ast.unparse(ast.fix_missing_locations(tree))
    whole = f"{REPORTER}{source}\ntry:\n    {call}\nfinally:\n    print(repr(_log))\n"
    result = await pool.run(whole, [], Limits(output_bytes=500_000), trace=False)
    found: list[tuple[int, Any]] = ast.literal_eval(result.stdout.strip())
    return found


def check(question, log, program):
    arrivals = [number for number, (line, held) in enumerate(log) if held is None and line == question.line]
    begin = arrivals[question.occurrence - 1]
    later = log[begin + 1 :]
    if question.kind == FLOW:
        following = next(line for line, held in later if held is None)
        assert program.split("\n")[following - 1].rstrip() == question.answer
        assert question.is_right(question.answer)
        return
    held = next((held for line, held in later if line == question.line and held is not None), None)
    if held is None:
        return  # a header that is no assignment: nothing reports after it
    value, kind = held[question.variable]
    assert question.is_right(f"{value}; {kind}"), (question, value, kind)
