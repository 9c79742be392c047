"""Finds a function's body in a chat model's answer: in one of several blocks of code, or cut off. Pure.

The body gets the imports, helpers and constants that the model wrote outside of the function.
"""

from __future__ import annotations

import ast
import builtins
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.task import INDENT, Task, indented
from engine.decoding.executable import parse, parses, read

_OPENING = re.compile(r"[ \t>]*(`{3,}|~{3,})[ \t]*([\w+.#-]*)[^`\n]*$")
_PYTHON = ("", "python", "python3", "py")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class CodeBlock:
    """A fenced block of code."""

    language: str
    """In lower case; often nothing."""
    text: str
    """Its complete lines, moved to column 0."""
    closed: bool = True
    """False where the answer ends in the middle of it."""


def code_blocks(answer: str) -> list[CodeBlock]:
    """The blocks in their order."""
    return [part for part in _parts(answer) if isinstance(part, CodeBlock)]


def prose(answer: str) -> str:
    """What stands around the blocks."""
    return "".join(part for part in _parts(answer) if isinstance(part, str))


def _parts(answer: str) -> Iterator[str | CodeBlock]:
    """Lines of prose, and blocks."""
    fence, language, lines = "", "", list[str]()
    for line in answer.splitlines():
        match = _OPENING.match(line)
        if not fence and match:
            fence, language = match[1], match[2].lower()
        elif not fence:
            yield f"{line}\n"
        elif match and match[1].startswith(fence) and line.strip(" \t>") == match[1]:
            yield _block(language, lines)
            fence, lines = "", []
        else:
            lines.append(line)
    if fence:
        yield _block(language, lines, closed=False)


def _block(language: str, lines: list[str], closed: bool = True) -> CodeBlock:
    return CodeBlock(language, textwrap.dedent("".join(f"{line}\n" for line in lines)), closed)


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
    text = _helpers(task, node, sources) + _renamed(task, node) + own
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


def _helpers(task: Task, function: ast.AST, sources: Sequence[str]) -> str:
    """What ``function`` uses of the top level of ``sources`` and the task's file does not have, indented.

    Of several definitions of a name the last one counts.
    """
    offered = dict(each for source in sources for each in _definitions(source))
    known = {*dir(builtins), *_known(task)}
    wanted, needed = _read_names(function) - known, set[str]()
    while new := {offered[name] for name in wanted if name in offered} - needed:
        needed |= new
        wanted |= set().union(*(_read_names(read(text) or ast.Module([], [])) for text in new)) - known
    ordered = dict.fromkeys(text for text in offered.values() if text in needed)
    return "".join(indented(text, INDENT) + "\n" for text in ordered)


def _definitions(source: str) -> Iterator[tuple[str, str]]:
    """Names that the top level of ``source`` defines, and the statements that do it."""
    tree, lines = read(source), source.split("\n")
    for statement in tree.body if tree is not None else ():
        first = min([statement.lineno, *(each.lineno for each in getattr(statement, "decorator_list", ()))])
        text = "\n".join(lines[first - 1 : statement.end_lineno])
        yield from ((name, text) for name in _defined(statement))


def _known(task: Task) -> set[str]:
    """Names that the file has without the answer, the function's own among them."""
    own = {task.name.rpartition(".")[0], task.name.rpartition(".")[2]}
    trees = (read(text) for text in (task.imports, task.preamble, task.epilogue))
    return own.union(*(_defined(statement) for tree in trees if tree is not None for statement in tree.body))


def _defined(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.ImportFrom(module="__future__"):
            return set()
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {(alias.asname or alias.name).partition(".")[0] for alias in names}
        case ast.Assign(targets=targets):
            return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            return {name}
    return set()


def _read_names(tree: ast.AST) -> set[str]:
    """That ``tree`` reads, and neither assigns nor has for parameters."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    assigned = {node.id for node in nodes if not isinstance(node.ctx, ast.Load)}
    return {node.id for node in nodes} - assigned - parameters
