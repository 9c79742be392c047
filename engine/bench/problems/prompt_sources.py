"""Sources taken apart into tasks: a prompt that ends before the body, or a finished function."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.problems.examples import prose
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse
from sandbox import TestCase

Function = ast.FunctionDef | ast.AsyncFunctionDef


def from_prompt(prompt: str, name: str, tests: Sequence[TestCase] = (), imports: str = "") -> Task:
    """The task of completing ``name``, the last such function of ``prompt``, which ends before its body.

    Raises ``ValueError`` when that is not what it is.
    """
    text = prompt.rstrip() + "\n"
    tree = parse(text + INDENT + "pass\n") or parse(text)
    function = _function(tree, name)
    lines = text.splitlines(keepends=True)
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)]) - 1
    docstring = ast.get_docstring(function, clean=False)
    opening = (function.body[0].lineno if docstring is not None else _header_end(function) + 1) - 1
    begun = (function.body[0].end_lineno or opening) if docstring is not None else opening
    above = _Above.of(lines[:first], tree)
    return Task(
        name=name,
        signature="".join(lines[first:opening]),
        docstring="".join(lines[opening:begun]),
        body="".join(lines[begun:]),
        imports=imports + above.imports,
        preamble=above.rest,
        description=prose(inspect.cleandoc(docstring or _later_text(function))),
        tests=tuple(tests),
    )


def _function(tree: ast.Module | None, name: str) -> Function:
    found = [node for node in tree.body if isinstance(node, Function) and node.name == name] if tree else []
    if not found:
        raise ValueError(f"its prompt has no function {name}, or is not Python")
    return found[-1]


def _header_end(function: Function) -> int:
    """The number of the last line of the signature."""
    return max(function.body[0].lineno - 1, function.lineno)


def _later_text(function: Function) -> str:
    """What was meant as a docstring, but stands after other statements."""
    for statement in function.body:
        match statement:
            case ast.Expr(ast.Constant(str(text))):
                return text
    return ""


@dataclass(frozen=True)
class _Above:
    """What stands above a function: imports, and everything else."""

    imports: str
    rest: str

    @classmethod
    def of(cls, lines: Sequence[str], tree: ast.Module | None) -> _Above:
        taken = {
            line
            for node in (tree.body if tree is not None else ())
            if isinstance(node, ast.Import | ast.ImportFrom)
            for line in range(node.lineno - 1, node.end_lineno or node.lineno)
        }
        imports = [line for number, line in enumerate(lines) if number in taken]
        rest = "".join(line for number, line in enumerate(lines) if number not in taken).strip("\n")
        return cls("".join(imports), rest + "\n\n\n" if rest.strip() else "")


def from_reference(code: str, name: str, text: str, tests: Sequence[TestCase], used: str) -> Task:
    """The task of writing ``name``, of which only its words, and from its reference the signature, are given.

    Classes and functions of the reference that ``used`` (the tests) speak of are given too.
    """
    tree = parse(code)
    function = _function(tree, name)
    assert tree is not None
    bare = type(function)(**{**vars(function), "body": [ast.Pass()], "decorator_list": []})
    signature = ast.unparse(bare).rpartition("\n")[0] + "\n"
    helpers = [ast.unparse(node) for node in _spoken_of(tree, name, used)]
    return Task(
        name=name,
        signature=signature,
        docstring=docstring(text),
        preamble="".join(helper + "\n\n\n" for helper in helpers),
        description=text,
        tests=tuple(tests),
    )


def _spoken_of(tree: ast.Module, name: str, used: str) -> list[ast.stmt]:
    spoken = parse(used)
    names = {node.id for node in ast.walk(spoken) if isinstance(node, ast.Name)} if spoken else set()
    kinds = (ast.ClassDef, ast.FunctionDef)
    return [node for node in tree.body if isinstance(node, kinds) and node.name in names - {name}]


def docstring(text: str) -> str:
    """``text`` as the lines of a docstring, indented by four."""
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if escaped.endswith('"'):
        escaped = escaped[:-1] + '\\"'
    body = escaped.replace("\n", "\n" + INDENT)
    closing = "\n" + INDENT if "\n" in escaped else ""
    return f'{INDENT}"""{body}{closing}"""\n'


def entry_point(code: str, test: str) -> str:
    """The function of ``code`` that a test calls. Raises ``ValueError`` if there is none."""
    tree, calls = parse(code), parse(test)
    if tree is None or calls is None:
        raise ValueError("its code or its first test is not Python")
    defined = {node.name for node in tree.body if isinstance(node, Function)}
    for node in ast.walk(calls):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in defined:
            return node.func.id
    raise ValueError("its first test calls no function of its code")
