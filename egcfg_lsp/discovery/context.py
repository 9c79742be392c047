"""What a function needs around it to run, and what the model is told of its project."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tree_sitter import Node

from egcfg_lsp.discovery.doctests import examples_of
from egcfg_lsp.discovery.document import DEFINITIONS, Document, Function, walk
from egcfg_lsp.discovery.imports import Import, Project, bound_by, imports_of
from egcfg_lsp.discovery.names import ModuleNames, Statement, free_names, is_valid, parse
from egcfg_lsp.discovery.project import NOT_SOURCE
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
    broken = _brokenjoined(document, function)
    before = [normal[at - first] for at in range(first, function.first) if at not in broken]
    after = [normal[at - first] for at in range(function.last + 1, first + len(normal)) if at not in broken]
    full = Container(joined(before), joined(after), depth)
    probe = full.before + INDENT * depth + "def probe(): pass\n" + full.after
    return full if is_valid(probe) else Container(_headers(document, function, depth), "", depth)


def joined(texts: Iterable[str]) -> str:
    """The texts as complete lines."""
    return "".join(text + "\n" for text in texts)


def _brokenjoined(document: Document, function: Function) -> set[int]:
    """Lines of statements beside the function, or beside what it stands in, that have syntax errors."""
    broken: set[int] = set()
    node = function.node
    while node is not None and node.parent is not None and node.parent.parent is not None:
        for beside in node.parent.named_children:
            if beside.type == "comment":  # which may stand behind a statement, anywhere on its line
                continue
            astray = node.parent.type == "block" and beside.start_point[1] != node.start_point[1]
            if beside != node and (beside.has_error or beside.is_missing or astray):
                broken.update(range(document.start(beside).line, document.end(beside).line + 1))
        node = node.parent
    return broken


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
    return joined(INDENT * level + header for level, header in enumerate(around))


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
    return Container(joined(INDENT * level + "if True:" for level in range(inside.depth)), "", inside.depth)


def surround(document: Document, function: Function, task: Task, inside: Container) -> Task:
    """The task with the imports and module-level statements that it, its tests or its words need.

    The others are at hand for bodies that use them.
    """
    own = function.name.partition(".")[0]
    others = [each for each in document.statements if not _is_same(each, function, own)]
    names = _names(document, function, task, inside) | _mentioned(task.docstring, others) | {own}
    names |= {name for each in others if each.is_import and each.is_standard for name in each.binds}
    module = ModuleNames(others)
    chosen = _settled(module, names)
    imports = [each.source for each in chosen if each.is_import]
    known = frozenset(chosen)
    before = [each for each in chosen if not each.is_import and each.first < function.first]
    after = [each for each in chosen if not each.is_import and each.first > function.first]
    return replace(
        task,
        imports=joined(imports) + ("\n\n" if imports else ""),
        preamble="".join(_spaced(before)) + inside.before,
        epilogue=inside.after + _apart(after),
        depth=inside.depth,
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
    bare = replace(task, depth=inside.depth, imports="", preamble="", epilogue="")
    program = inside.before + bare.program(INDENT + "pass\n") + inside.after
    valid = is_valid(program)
    names = free_names(program) if valid else _identifiers(document, top_statement(function))
    sources = {f"{test.setup}\n{test.source}" for test in task.tests if test.docstring is None}
    sources |= {examples_of(test.docstring.text) for test in task.tests if test.docstring is not None}
    return names.union(*map(free_names, sources))


def _is_same(statement: Statement, function: Function, own: str) -> bool:
    """Whether a statement is the function's own, or another definition of its name."""
    if statement.first <= function.first <= statement.last:
        return True
    definition = isinstance(statement.tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    return definition and own in statement.binds


def _identifiers(document: Document, node: Node) -> frozenset[str]:
    """Every name in a piece of source that has syntax errors."""
    named = (each for each in walk(node, lambda child: True) if each.type == "identifier")
    return frozenset(map(document.source, named))


def _mentioned(prose: str, statements: Iterable[Statement]) -> set[str]:
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
        plain = following is not None and not any(hasattr(one.tree, "body") for one in (each, following))
        yield each.source + ("\n" if plain else "\n\n\n")


def _apart(statements: Iterable[Statement]) -> str:
    """Sources of statements that stand below something."""
    return "".join("\n\n" + each.source + "\n" for each in statements)


LONGEST = 600
"""Characters of a statement's head, so that one large class does not take all the room."""
_LINE = 100
"""Characters of the longest assignment that is told."""
_MEMBERS = 20
"""Of a class."""


def _commented(text: str) -> str:
    """``text`` as comments: a model that sees functions without bodies would write another one."""
    lines = (line for line in text.split("\n") if line.strip() not in ("", "..."))
    return "".join(f"# {line}\n" for line in lines)


def _short(each: Statement) -> str:
    """A statement's text for the model; nothing if it says nothing of use, or cannot be written."""
    tree = each.tree
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        try:
            return ast.unparse(_head(tree))
        except (ValueError, RecursionError):
            return ""
    return each.source if _is_short(tree) else ""


def _is_short(tree: ast.stmt) -> bool:
    """Whether it is an assignment on a line, without texts, which may be secrets."""
    on_a_line = tree.lineno == tree.end_lineno and (tree.end_col_offset or 0) <= _LINE
    if not isinstance(tree, ast.Assign | ast.AnnAssign) or not on_a_line:
        return False
    constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return not any(isinstance(value, str | bytes) for value in constants)


def _head(tree: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> ast.stmt:
    """Its first lines, the first line of its docstring, and of a class its attributes and methods."""
    head = copy.copy(tree)
    inner = list(islice(_inside(tree), _MEMBERS)) if isinstance(tree, ast.ClassDef) else []
    text = (ast.get_docstring(tree) or "").partition("\n")[0][:_LINE]
    described = [ast.Expr(ast.Constant(text))] if text else []
    head.body = [*described, *(inner or [ast.Expr(ast.Constant(...))])]
    return head


def _inside(tree: ast.ClassDef) -> Iterator[ast.stmt]:
    for each in tree.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            yield _head(each)
        elif _is_short(each):
            yield each


Read = Callable[[Path], Document | None]
"""Reads a file of the project, as an open editor has it; None if it cannot be read."""

MOST = 1600
"""Characters, about 400 tokens."""
_HOPS = 3
"""Imports that are followed from one file to the next, as packages import their names from modules."""
_WORD = re.compile(r"[^\W\d]\w*")


class _Definition(NamedTuple):
    """A statement of another file of the project."""

    file: Path
    statement: Statement


def definitions(document: Document, task: Task, root: Path, read: Read) -> str:
    """The definitions that ``task`` imports from the project at ``root``, each file below its name.

    First those that its signature, docstring or tests name, then what these name in turn, then the others; as
    many as there is room for.
    """
    imports = parse(task.imports)
    if document.path is None or imports is None:
        return ""
    path, root = document.path.absolute(), root.absolute()
    finder = _Finder(Project(path, document.defined, root, read), path, root)
    said = "".join(
        [task.signature, task.docstring, *(f"{test.setup}\n{test.source}\n" for test in task.tests)]
    )
    words = {*_WORD.findall(said)}
    imported = list(imports_of(imports))
    named = [each for each in imported if bound_by(each[1]) in words]
    others = [each for each in imported if bound_by(each[1]) not in words]
    first = list(finder.all_of(named, said))
    ranked = [*first, *finder.named_by(first), *finder.all_of(others, task.preamble)]
    chosen: dict[Path, list[tuple[int, str]]] = {}
    room = MOST
    for file, statement in dict.fromkeys(ranked):
        text = _commented(_short(statement))
        if text and len(text) <= min(room, LONGEST):
            chosen.setdefault(file, []).append((statement.first, text))
            room -= len(text)
    return "".join(
        f"# In {file.relative_to(root).as_posix()}:\n{''.join(text for _, text in sorted(texts))}\n"
        for file, texts in chosen.items()
    )


@dataclass(frozen=True)
class _Finder:
    """Finds what the file at ``path`` imports in the files of the project at ``root``."""

    project: Project
    path: Path
    root: Path

    def all_of(self, imported: Iterable[tuple[Import, ast.alias]], said: str) -> Iterator[_Definition]:
        """What ``imported`` stands for; of a module the names that ``said`` takes from it."""
        for node, alias in imported:
            source = self.project.source_of(node, self.path) if isinstance(node, ast.ImportFrom) else None
            if found := self._look_up(source, alias.name):
                yield found
            elif isinstance(module := self.project.imported(node, alias, self.path), Path):
                used = re.findall(rf"\b{re.escape(bound_by(alias))}((?:\.\w+)+)", said)
                inside = (self._inside(module, dotted) for dotted in dict.fromkeys(used))
                yield from filter(None, inside)

    def named_by(self, found: Iterable[_Definition]) -> Iterator[_Definition]:
        """What the heads of ``found`` name in turn."""
        for file, statement in found:
            names = (name for name in _WORD.findall(_short(statement)) if name not in statement.binds)
            yield from filter(None, (self._look_up(file, name) for name in dict.fromkeys(names)))

    def _inside(self, module: Path, dotted: str) -> _Definition | None:
        """What ``.b.C`` of a module is."""
        for name in dotted.split(".")[1:]:
            if found := self._look_up(module, name):
                return found
            inner = self.project.attribute(module, name)
            if not isinstance(inner, Path):
                return None
            module = inner
        return None

    def _look_up(self, file: Path | None, name: str, hops: int = _HOPS) -> _Definition | None:
        """The definition of ``name`` in ``file``, or in the file that it is imported from."""
        document = self.project.document(file) if file is not None and self._is_own(file) else None
        for each in document.statements if document is not None else ():
            if file is None or name not in each.binds:
                continue
            if not each.is_import:
                return _Definition(file, each)
            for node, alias in imports_of(each.tree):
                if hops and isinstance(node, ast.ImportFrom) and bound_by(alias) == name:
                    return self._look_up(self.project.source_of(node, file), alias.name, hops - 1)
        return None

    def _is_own(self, file: Path) -> bool:
        """Whether it is a file of the project and not of an environment in it."""
        inside = file.suffix == ".py" and file.is_relative_to(self.root)
        return inside and NOT_SOURCE.isdisjoint(file.relative_to(self.root).parts)
