"""Sources taken apart into tasks: prompts, references, starter code, and examples in docstrings."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence

from engine.core.task import INDENT, Task
from engine.decoding.executable import parse
from sandbox import TestCase

Function = ast.FunctionDef | ast.AsyncFunctionDef
_ARROW = re.compile(
    r"\s*[`'\"]?\s*(?:#\s*)?(?:={1,3}>|-{1,2}>|==|=|➞|→|returns?|should\s+return"
    r"|should\s+be(?:\s+equal\s+to)?|is\s+equal\s+to)\s*"
)
_TRUTH = {"true": "True", "false": "False"}
_CLOSING = (")", "]", "}")
_LONGEST = 400


def from_prompt(prompt: str, name: str, tests: Sequence[TestCase] = (), imports: str = "") -> Task:
    """The task of completing ``name``, the last such function of ``prompt``, which ends before its body.

    Raises ``ValueError`` when that is not what it is.
    """
    text = prompt.rstrip() + "\n"
    tree = parse(text + INDENT + "pass\n") or parse(text)
    function = _function(tree, name, "its prompt has no function {}, or is not Python")
    lines = text.splitlines(keepends=True)
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)]) - 1
    written = ast.get_docstring(function, clean=False)
    opening = function.body[0].lineno - 1 if written is not None else _body_line(function)
    begun = (function.body[0].end_lineno or opening) if written is not None else opening
    above = lines[:first]
    taken = {
        line
        for node in (tree.body if tree is not None else ())
        if isinstance(node, ast.Import | ast.ImportFrom)
        for line in range(node.lineno - 1, node.end_lineno or node.lineno)
    }
    rest = "".join(line for number, line in enumerate(above) if number not in taken).strip("\n")
    return Task(
        name=name,
        signature="".join(lines[first:opening]),
        docstring="".join(lines[opening:begun]),
        body="".join(lines[begun:]),
        imports=imports + "".join(line for number, line in enumerate(above) if number in taken),
        preamble=rest + "\n\n\n" if rest.strip() else "",
        description=_prose(inspect.cleandoc(written or _late_docstring(function))),
        tests=tuple(tests),
    )


def _function(tree: ast.Module | ast.ClassDef | None, name: str, problem: str) -> Function:
    """The last function of that name. Raises ``ValueError`` with ``problem`` if there is none."""
    found = [node for node in tree.body if isinstance(node, Function) and node.name == name] if tree else []
    if not found:
        raise ValueError(problem.format(name))
    return found[-1]


def _body_line(function: Function) -> int:
    """The index of the line after the signature."""
    return max(function.body[0].lineno - 1, function.lineno)


def _late_docstring(function: Function) -> str:
    """What was meant as a docstring, but stands after other statements."""
    for statement in function.body:
        match statement:
            case ast.Expr(ast.Constant(str(text))):
                return text
    return ""


def from_reference(code: str, name: str, text: str, tests: Sequence[TestCase], used: str) -> Task:
    """The task of writing ``name``, of which only its words, and from its reference the signature, are given.

    Classes and functions of the reference that ``used`` (the tests) speak of are given too.
    """
    tree, spoken = parse(code), parse(used)
    function = _function(tree, name, "its code has no function {}")
    bare = type(function)(**{**vars(function), "body": [ast.Pass()], "decorator_list": []})
    names = {node.id for node in ast.walk(spoken) if isinstance(node, ast.Name)} if spoken else set()
    helpers = [
        ast.unparse(node)
        for node in (tree.body if tree is not None else ())
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in names - {name}
    ]
    return Task(
        name=name,
        signature=ast.unparse(bare).rpartition("\n")[0] + "\n",
        docstring=docstring(text),
        preamble="".join(helper + "\n\n\n" for helper in helpers),
        description=text,
        tests=tuple(tests),
    )


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


def from_starter(starter: str, name: str, text: str, count: int) -> Task:
    """The task of writing ``name``, a function or a method of ``class Solution`` in ``starter`` code.

    Without starter code the function takes ``count`` arguments. Raises ``ValueError`` where the starter code
    has no such function.
    """
    code = starter.expandtabs(len(INDENT)).rstrip()
    if not code:
        parameters = ", ".join(f"argument_{number}" for number in range(1, count + 1))
        return Task(name, f"def {name}({parameters}):\n", docstring(text), description=text)
    last = code.split("\n")[-1]
    indent = last[: len(last) - len(last.lstrip())] + INDENT
    tree = parse(f"{code}\n{indent}pass\n") or parse(code)
    if tree is None:
        raise ValueError("its starter_code is not Python")
    inside = next((node for node in tree.body if isinstance(node, ast.ClassDef)), None)
    function = _function(inside or tree, name, "its starter_code has no function {}")
    lines = code.split("\n")
    above = "\n".join(lines[: function.lineno - 1]).rstrip()
    return Task(
        f"{inside.name}.{name}" if inside is not None else name,
        textwrap.dedent("\n".join(lines[function.lineno - 1 : _body_line(function)])) + "\n",
        docstring(text),
        imports="from typing import *\n",
        preamble=f"{above}\n" if above else "",
        depth=int(inside is not None),
        description=text,
    )


def docstring(text: str) -> str:
    """``text`` as the lines of a docstring, indented by four."""
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if escaped.endswith('"'):
        escaped = escaped[:-1] + '\\"'
    body = escaped.replace("\n", "\n" + INDENT)
    closing = "\n" + INDENT if "\n" in escaped else ""
    return f'{INDENT}"""{body}{closing}"""\n'


def imported_modules(source: str) -> tuple[str, ...]:
    """Modules that a source needs from outside the standard library; it may be no Python as a whole."""
    found: dict[str, None] = {}
    for line in source.splitlines():
        tree = parse(line.strip()) if line.strip().startswith(("import ", "from ")) else None
        for node in tree.body if tree is not None else ():
            if isinstance(node, ast.Import):
                found |= dict.fromkeys(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found[node.module.partition(".")[0]] = None
    return tuple(name for name in found if name not in sys.stdlib_module_names)


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is a literal of Python."""
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def names_of(source: str) -> set[str]:
    """The names that a source speaks of."""
    tree = parse(source)
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree is not None else set()


# Examples in docstrings


def examples(docstring: str, name: str) -> tuple[TestCase, ...]:
    """The docstring's examples of ``name``: doctests if it has any, else lines such as ``f(3) => 6``."""
    found = tuple(_doctests(docstring, name)) or tuple(_arrows(docstring, name))
    return tuple(dict.fromkeys(found))


def parsed_doctests(text: str) -> list[doctest.Example]:
    """The doctests of a text; none where it cannot be read."""
    try:
        return doctest.DocTestParser().get_examples(text)
    except ValueError:
        return []


def _prose(docstring: str) -> str:
    """The docstring without its doctests."""
    try:
        parts = doctest.DocTestParser().parse(docstring)
    except ValueError:
        return docstring.strip()
    return "\n".join(part.strip("\n") for part in parts if isinstance(part, str) and part.strip()).strip()


def _doctests(docstring: str, name: str) -> Iterator[TestCase]:
    for number, example in enumerate(parsed_doctests(docstring), 1):
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
        call = _call_at(docstring[start.start() : start.start() + _LONGEST])
        after = docstring[start.start() + len(call) :].split("\n")[0]
        arrow = _ARROW.match(after)
        value = _literal_at(after[arrow.end() :]) if call and arrow else None
        if value is not None:
            number += 1
            yield TestCase(f"example {name}:{number}", f"assert {' '.join(call.split())} == {value}")


def _call_at(text: str) -> str:
    """The call at the start of ``text``, whose arguments must be literals; nothing if there is none."""
    for end in (at + 1 for at, sign in enumerate(text) if sign == ")"):
        match parse(text[:end]):
            case ast.Module([ast.Expr(ast.Call(args=arguments)), *_]) if all(map(is_literal, arguments)):
                return text[:end]
            case ast.Module():
                return ""
    return ""


def _literal_at(text: str) -> str | None:
    """The literal that ``text`` begins with, as far as it reaches."""
    text = text.strip().rstrip("`")
    text = _TRUTH.get(text, text)
    ends = [len(text), *reversed([match.start() for match in re.finditer(r"[\s.,;#)\]}`]", text)])]
    for end in ends:
        for part in (text[: end + (text[end : end + 1] in _CLOSING)], text[:end]):
            match parse(part.strip().rstrip(",")) if part.strip() else None:
                case ast.Module([ast.Expr(value)]) if is_literal(value):
                    return ast.unparse(value)
    return None
