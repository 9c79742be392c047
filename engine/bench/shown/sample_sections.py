"""Inputs and outputs that the text of a programming contest shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from engine.bench.problems.starter_code import callee
from engine.core.task import Task
from engine.decoding.executable import parse
from sandbox import TestCase

_SAMPLE = re.compile(r"-{2,}\s*(?:sample|example)\s+(input|output)[^\n]*?-{2,}\s*", re.IGNORECASE)
_PLAIN = re.compile(r"(?:sample |example )?(input|output)(?:\s*(?:#|no\.?)?\s*\d+)?\s*:?\s*", re.IGNORECASE)
_EXAMPLES = re.compile(r"(?:-{2,}\s*)?(?:examples?|samples?)\s*\d*\s*:?(?:\s*-{2,})?\s*", re.IGNORECASE)
_CALLED = re.compile(r"(?im)^[^\w\n]*input[^\w\n]*?[:=] *(.+)\n+[^\w\n]*output[^\w\n]*?[:=] *(.+)$")
_WORDS = {"true": True, "false": False, "null": None}
_END = re.compile(r"(?:-{2,}.*-{2,}|notes?\b.*|explanations?\b.*|constraints?\b.*)\s*", re.IGNORECASE)


def samples(text: str) -> list[tuple[str, str]]:
    """The pairs of input and output in order; an input without an output is left out."""
    pairs: list[tuple[str, str]] = []
    given: str | None = None
    for kind, lines in _sections(text):
        if kind == "input":
            given = lines
        elif given is not None:
            pairs.append((given, lines))
            given = None
    return pairs


def _sections(text: str) -> Iterator[tuple[str, str]]:
    """Shown inputs and outputs; those that only describe a format stand outside the examples."""
    kind, lines, in_examples = "", list[str](), False
    for line in [*text.replace("\r\n", "\n").split("\n"), "-----End-----"]:
        bare = line.strip()
        heading = _SAMPLE.fullmatch(bare) or (
            _PLAIN.fullmatch(bare) if _is_shown(bare, in_examples) else None
        )
        ends = _END.fullmatch(bare) or _EXAMPLES.fullmatch(bare)
        if not heading and not ends:
            lines.append(line)
            continue
        if kind:
            yield kind, "\n".join(lines).strip("\n") + "\n"
        kind, lines = heading[1].lower() if heading else "", []
        in_examples = bool(heading) or bool(_EXAMPLES.fullmatch(bare))


def _is_shown(line: str, in_examples: bool) -> bool:
    """Whether a heading without dashes is one of an example."""
    return in_examples or line.lower().startswith(("sample", "example"))


def called_samples(task: Task, text: str) -> tuple[TestCase, ...]:
    """Tests of lines such as ``Input: xs = [1, 2], k = 3`` above ``Output: 5``."""
    found = (_assertion(task, given, wanted) for given, wanted in _CALLED.findall(text))
    sources = dict.fromkeys(source for source in found if source)
    return tuple(TestCase(f"sample:{number}", source) for number, source in enumerate(sources, 1))


def _assertion(task: Task, given: str, wanted: str) -> str:
    """Nothing where arguments or result are no literals."""
    match parse(f"f({given.strip()})"), parse(wanted.strip()):
        case ast.Module([ast.Expr(ast.Call(ast.Name("f")) as call)]), ast.Module([ast.Expr(result)]):
            values = [*call.args, *(keyword.value for keyword in call.keywords), result]
        case _:
            return ""
    if not all(map(_is_literal, values)):
        return ""
    arguments = ast.unparse(_Spelled().visit(call)).removeprefix("f")
    return f"assert {callee(task)}{arguments} == {ast.unparse(_Spelled().visit(result))}"


def _is_literal(node: ast.expr) -> bool:
    kinds = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.UnaryOp, ast.USub, ast.Load)
    return all(
        isinstance(each, kinds) or (isinstance(each, ast.Name) and each.id in _WORDS)
        for each in ast.walk(node)
    )


class _Spelled(ast.NodeTransformer):
    """``true``, ``false`` and ``null`` as Python spells them."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(_WORDS[node.id]) if node.id in _WORDS else node
