"""What a function needs around it to run: imports, helpers, and the class or function it stands in."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tree_sitter import Node

from egcfg_lsp.discovery.source.document import DEFINITIONS, Document
from egcfg_lsp.discovery.source.examples import examples_of
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import ModuleNames, Statement, free_names, is_valid
from egcfg_lsp.discovery.source.outline import outline
from engine.core.task import INDENT, Task


@dataclass(frozen=True)
class Container:
    """The lines of a top-level statement around a function inside it, in normal form."""

    before: str = ""
    after: str = ""
    depth: int = 0


def top_statement(function: Function) -> Node:
    """The statement at the top of the module that a function stands in; its own, most often."""
    node = function.node
    assert node is not None
    while node.parent is not None and node.parent.parent is not None:
        node = node.parent
    return node


def container(
    document: Document, function: Function, normal: Sequence[str], first: int, depth: int
) -> Container:
    """``normal`` are the normal lines of the statement around the function, from line ``first``."""
    if depth == 0:
        return Container()
    broken = _broken_lines(document, function)
    before = [normal[at - first] for at in range(first, function.first) if at not in broken]
    after = [normal[at - first] for at in range(function.last + 1, first + len(normal)) if at not in broken]
    full = Container(_lines(before), _lines(after), depth)
    probe = full.before + INDENT * depth + "def probe(): pass\n" + full.after
    return full if is_valid(probe) else Container(_headers(document, function, depth), "", depth)


def _lines(texts: Iterable[str]) -> str:
    return "".join(text + "\n" for text in texts)


def _broken_lines(document: Document, function: Function) -> set[int]:
    """Lines of statements beside the function, or beside what it stands in, that have syntax errors."""
    broken: set[int] = set()
    node = function.node
    while node is not None and node.parent is not None and node.parent.parent is not None:
        for beside in node.parent.named_children:
            if beside.type == "comment":  # which may stand behind a statement, anywhere on its line
                continue
            astray = node.parent.type == "block" and _column(beside) != _column(node)
            if beside != node and (beside.has_error or beside.is_missing or astray):
                broken.update(range(document.start(beside).line, document.end(beside).line + 1))
        node = node.parent
    return broken


def _column(node: Node) -> int:
    return node.start_point[1]


def _headers(document: Document, function: Function, depth: int) -> str:
    """Only what opens the blocks around the function."""
    around: list[str] = []
    node = function.node.parent if function.node is not None else None
    while node is not None:
        colon = next((child for child in node.children if child.type == ":"), None)
        if node.type in DEFINITIONS and colon is not None:
            lines = document.lines.slice(document.start(node), document.end(colon))
            around.insert(0, " ".join(part.strip() for part in lines.splitlines()))
        node = node.parent
    around = ["if True:"] * (depth - len(around)) + around[-depth:]
    return _lines(INDENT * level + header for level, header in enumerate(around))


@dataclass(frozen=True)
class Rest:
    """Statements of a module by what a body turns out to need, beyond what its task needs anyway.

    A body is read in the ``scope`` where it stands, which decides what names are global. What stands above
    ``line`` may come before the statements that stand below the function, if it is at the top of the module.
    """

    module: ModuleNames
    scope: Container
    line: int
    names: frozenset[str]
    chosen: frozenset[Statement]

    def __call__(self, function: str) -> tuple[str, str]:
        more = self.module.needed(self.names | free_names(self.scope.before + function + self.scope.after))
        fresh = [each for each in more if each not in self.chosen]
        above = [each for each in fresh if each.first < self.line and not self.scope.depth]
        below = [each for each in fresh if each not in above]
        return _apart(above), _apart(below)


def _scope(function: Function, inside: Container) -> Container:
    """What is around a function as far as it has to do with names: a class has not."""
    if "def" in function.parents:
        return inside
    return Container(_lines(INDENT * level + "if True:" for level in range(inside.depth)), "", inside.depth)


def surround(document: Document, function: Function, task: Task, inside: Container) -> Task:
    """The task with the imports and module-level statements that it, its tests or its words need.

    The others are at hand for bodies that use them, and are told to the model in short.
    """
    own = function.name.partition(".")[0]
    others = [each for each in document.statements if not _is_same(each, function, own)]
    names = _names(document, function, task, inside) | mentioned(task.docstring, others) | {own}
    names |= {name for each in others if each.is_import and each.is_standard for name in each.binds}
    module = ModuleNames(others)
    chosen = _settled(module, names)
    imports = [each.source for each in chosen if each.is_import]
    known = frozenset(chosen)
    left = (each for each in others if each not in known)
    before = [each for each in chosen if not each.is_import and each.first < function.first]
    after = [each for each in chosen if not each.is_import and each.first > function.first]
    return replace(
        task,
        imports=_lines(imports) + ("\n\n" if imports else ""),
        preamble="".join(_spaced(before)) + inside.before,
        epilogue=inside.after + _apart(after),
        depth=inside.depth,
        outline=outline(left, function.first),
        rest=Rest(module, _scope(function, inside), function.first, names, known),
    )


def _settled(module: ModuleNames, names: frozenset[str]) -> list[Statement]:
    """What is needed, with whatever else binds the same names, so that nothing has to bind them later."""
    chosen = module.needed(names)
    while len(more := module.needed(names.union(*(each.binds for each in chosen)))) > len(chosen):
        chosen = more
    return chosen


def _names(document: Document, function: Function, task: Task, inside: Container) -> frozenset[str]:
    """Global names that the task and its tests read."""
    program = inside.before + _indented(task, inside.depth) + inside.after
    valid = is_valid(program)
    names = free_names(program) if valid else _identifiers(document, top_statement(function))
    sources = {f"{test.setup}\n{test.source}" for test in task.tests if test.docstring is None}
    sources |= {examples_of(test.docstring.text) for test in task.tests if test.docstring is not None}
    return names.union(*map(free_names, sources))


def _indented(task: Task, depth: int) -> str:
    return replace(task, depth=depth, imports="", preamble="", epilogue="").program(INDENT + "pass\n")


def _is_same(statement: Statement, function: Function, own: str) -> bool:
    """Whether a statement is the function's own, or another definition of its name."""
    if statement.first <= function.first <= statement.last:
        return True
    definition = isinstance(statement.tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    return definition and own in statement.binds


def _identifiers(document: Document, node: Node) -> frozenset[str]:
    """Every name in a piece of source that has syntax errors."""
    found, waiting = set(), [node]
    while waiting:
        at = waiting.pop()
        if at.type == "identifier":
            found.add(document.source(at))
        waiting.extend(at.children)
    return frozenset(found)


def mentioned(prose: str, statements: Iterable[Statement]) -> set[str]:
    """Names of the module that a docstring writes as code: with an underscore, call or back-quotes."""
    known = {name for each in statements if not each.is_star for name in each.binds}
    words = set()
    for word in prose.split():
        bare = word.strip(".,:;!?*`'\"()[]")
        as_code = "`" in word or "(" in word or "_" in bare or bare[1:] != bare[1:].lower()
        words |= {bare.partition("(")[0]} if as_code else set()
    return words & known


def _spaced(statements: Sequence[Statement]) -> Iterator[str]:
    """Sources with two empty lines around definitions, as the style guide has it."""
    for at, each in enumerate(statements):
        following = statements[at + 1] if at + 1 < len(statements) else None
        plain = following is not None and not (_is_block(each) or _is_block(following))
        yield each.source + ("\n" if plain else "\n\n\n")


def _apart(statements: Iterable[Statement]) -> str:
    """Sources of statements that stand below something."""
    return "".join("\n\n" + each.source + "\n" for each in statements)


def _is_block(statement: Statement) -> bool:
    return hasattr(statement.tree, "body")
