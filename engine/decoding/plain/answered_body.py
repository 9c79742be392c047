"""Finds a function's body in a chat model's answer: in one of several blocks of code, or cut off. Pure."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.task import INDENT, Task
from engine.decoding.executable import parse, parses, read
from engine.decoding.plain.answered_helpers import helpers
from engine.support.markdown import code_blocks

_PYTHON = ("", "python", "python3", "py")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class AnsweredBody:
    """The lines of a body, as ``Task.program`` takes them."""

    text: str
    whole: bool
    """It parses in its place, and nothing of it is missing."""


def answered_body(task: Task, answer: str) -> AnsweredBody | None:
    """The body of the last whole function of the task's name, with what it needs of the code around it.

    Without a whole one, as much as there is of the last. None: there is no code of this function.
    """
    sources = _sources(answer)
    for source in reversed(sources):
        if text := _whole(task, source, sources) or _bare(task, source):
            return AnsweredBody(text, whole=True)
    for source in reversed(sources):
        if text := _beginning(task, source):
            return AnsweredBody(text, whole=False)
    return None


def _sources(answer: str) -> list[str]:
    """The Python of an answer; all of it where there are no blocks."""
    blocks = code_blocks(answer)
    return [block.text for block in blocks if block.language in _PYTHON] if blocks else [f"{answer}\n"]


def _whole(task: Task, source: str, sources: Sequence[str]) -> str | None:
    """The body of the function in ``source``; None if there is none, or only a placeholder."""
    tree = read(source)
    node = _function(tree, task) if tree is not None else None
    if node is None or not (statements := _statements(node)):
        return None
    own = _without_given(task, _lines(source, node, statements))
    if own is None:
        return None
    text = helpers(task, node, sources) + _renamed(task, node) + own
    return text if parses(task.function(text)) else None


def _function(tree: ast.Module, task: Task) -> _Function | None:
    """The last function of the task's name, in a class or outside."""
    name = task.name.rpartition(".")[2]
    found = [node for node in ast.walk(tree) if isinstance(node, _Function) and node.name == name]
    return max(found, key=lambda node: node.lineno, default=None)


def _statements(node: _Function) -> list[ast.stmt]:
    """Of the body, without its docstring; none if they are a placeholder."""
    first, *rest = node.body
    statements = rest if isinstance(first, ast.Expr) and _is_text(first.value) else node.body
    return [] if all(map(_is_placeholder, statements)) else statements


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _is_placeholder(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value is ...
    return isinstance(statement, ast.Pass)


def _lines(source: str, node: _Function, statements: Sequence[ast.stmt]) -> str:
    """The statements as they are written where they stand as in a function at column 0; else unparsed."""
    lines = source.split("\n")
    first = statements[0].lineno - 1
    header = node.body[0].lineno if statements[0] is not node.body[0] else node.lineno
    moves = statements[0].col_offset != len(INDENT) or "\t" in lines[first] or first < header
    if moves and parse(source) is None:  # what newer syntax is read as is not what it says
        return textwrap.indent(textwrap.dedent("\n".join(lines[first : node.end_lineno])), INDENT) + "\n"
    if moves:
        return "".join(textwrap.indent(ast.unparse(each), INDENT) + "\n" for each in statements)
    decorated = [each.lineno for each in getattr(statements[0], "decorator_list", ())]
    first = min([first, *(number - 1 for number in decorated)])
    while lines[first - 1].startswith(f"{INDENT}#"):
        first -= 1
    return "".join(f"{line}\n" for line in lines[first : node.end_lineno])


def _without_given(task: Task, text: str) -> str | None:
    """``text`` without the lines that stand before and after the cursor; None if it lacks them."""
    before, after = task.body.rstrip(), task.after.rstrip()
    if not text.startswith(before) or not text.rstrip().endswith(after):
        return None
    kept = text[len(before) :].lstrip("\n") if before else text
    return kept.rstrip()[: len(kept.rstrip()) - len(after)].rstrip(" ") if after else kept


def _renamed(task: Task, node: _Function) -> str:
    """A line that gives the parameters the names that the answer has for them."""
    tree = read(f"{task.signature}    pass\n")
    ours = _function(tree, task) if tree is not None else None
    if ours is None:
        return ""
    names = [(their.arg, our.arg) for their, our in zip(_parameters(node), _parameters(ours), strict=False)]
    if not (changed := [(their, our) for their, our in names if their != our]):
        return ""
    theirs, given = (", ".join(side) for side in zip(*changed, strict=True))
    return f"{INDENT}{theirs} = {given}\n"


def _parameters(node: _Function) -> list[ast.arg]:
    return [*node.args.posonlyargs, *node.args.args]


def _bare(task: Task, source: str) -> str | None:
    """A source that is nothing but a body which returns something."""
    if re.search(r"^\s*(?:async\s+)?(?:def|class)\s", source, re.MULTILINE) or "return" not in source:
        return None
    text = textwrap.indent(textwrap.dedent(source.strip("\n")), INDENT) + "\n"
    return text if parses(task.function(text)) else None


def _beginning(task: Task, source: str) -> str | None:
    """What there is of a function that is cut off, or is no Python: from its last ``def`` on."""
    name = re.escape(task.name.rpartition(".")[2])
    found = list(
        re.finditer(rf"^([ \t]*)(?:async[ \t]+)?def[ \t]+{name}\b[^\n]*:[ \t]*\n", source, re.MULTILINE)
    )
    if not found:
        return None
    lines = []
    for line in source[found[-1].end() :].split("\n"):
        if line.strip() and not line.startswith(found[-1][1] + " "):
            break
        lines.append(line)
    text = textwrap.indent(textwrap.dedent("\n".join(lines)).strip("\n"), INDENT)
    text = re.sub(r'\A\s*("""|\'\'\').*?\1[ \t]*\n', "", text, flags=re.DOTALL)
    return _without_given(replace(task, after=""), f"{text}\n") if text.strip() else None
