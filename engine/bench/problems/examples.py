"""Examples in a docstring, as visible tests: doctests, and lines such as ``f(3) => 6``."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator

from engine.decoding.executable import parse
from sandbox import TestCase

_ARROW = re.compile(
    r"\s*[`'\"]?\s*(?:#\s*)?(?:={1,3}>|-{1,2}>|==|=|➞|→|returns?|should\s+return"
    r"|should\s+be(?:\s+equal\s+to)?|is\s+equal\s+to)\s*"
)
_TRUTH = {"true": "True", "false": "False"}
_CLOSING = (")", "]", "}")
_LONGEST = 400


def examples(docstring: str, name: str) -> tuple[TestCase, ...]:
    """The docstring's examples of ``name``; doctests if it has any, else lines with an arrow."""
    found = tuple(_doctests(docstring, name)) or tuple(_arrows(docstring, name))
    return tuple(dict.fromkeys(found))


def prose(docstring: str) -> str:
    """The docstring without its doctests."""
    try:
        parts = doctest.DocTestParser().parse(docstring)
    except ValueError:
        return docstring.strip()
    return "\n".join(part.strip("\n") for part in parts if isinstance(part, str) and part.strip()).strip()


def _doctests(docstring: str, name: str) -> Iterator[TestCase]:
    try:
        found = doctest.DocTestParser().get_examples(docstring)
    except ValueError:
        return
    for number, example in enumerate(found, 1):
        if example.want.strip() and _calls(example.source, name):
            yield TestCase(f"doctest {name}:{number}", example.source.strip(), example.want.rstrip("\n"))


def _calls(source: str, name: str) -> bool:
    tree = parse(source)
    return tree is not None and any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        for node in ast.walk(tree)
    )


def _arrows(docstring: str, name: str) -> Iterator[TestCase]:
    number = 0
    for start in re.finditer(rf"\b{re.escape(name)}\(", docstring):
        call = _whole_call(docstring[start.start() : start.start() + _LONGEST])
        after = docstring[start.start() + len(call) :].split("\n")[0]
        arrow = _ARROW.match(after)
        value = _value(after[arrow.end() :]) if call and arrow else None
        if value is not None:
            number += 1
            source = f"assert {' '.join(call.split())} == {value}"
            yield TestCase(f"example {name}:{number}", source)


def _whole_call(text: str) -> str:
    """The call at the start of ``text``, whose arguments must be literals; nothing if there is none."""
    for end in (at + 1 for at, sign in enumerate(text) if sign == ")"):
        tree = parse(text[:end])
        if tree is not None:
            [statement, *_] = tree.body
            call = statement.value if isinstance(statement, ast.Expr) else None
            literal = isinstance(call, ast.Call) and all(_is_literal(each) for each in call.args)
            return text[:end] if literal else ""
    return ""


def _is_literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError):
        return False
    return True


def _value(text: str) -> str | None:
    """The literal that ``text`` begins with, as far as it reaches."""
    text = text.strip().rstrip("`")
    text = _TRUTH.get(text, text)
    ends = [len(text), *reversed([match.start() for match in re.finditer(r"[\s.,;#)\]}`]", text)])]
    for end in ends:
        for part in (text[: end + (text[end : end + 1] in _CLOSING)], text[:end]):
            tree = parse(part.strip().rstrip(",")) if part.strip() else None
            match tree:
                case ast.Module([ast.Expr(value)]) if _is_literal(value):
                    return ast.unparse(value)
    return None
