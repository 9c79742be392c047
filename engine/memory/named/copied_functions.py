"""Functions of a folder that no import reaches: their bodies are copied."""

from __future__ import annotations

import ast
import builtins
import symtable
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.memory.names import in_names_of
from engine.memory.project import ProjectSource
from engine.memory.project_code.read_module import ReadFunction, ReadModule
from engine.memory.project_code.told_by_text import ToldByText
from engine.memory.types import Order, Request
from engine.support.renaming import bound_by

_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))
"""What every module has; ``__name__`` is another one in each."""


@dataclass(frozen=True)
class CopiedFunction(ToldByText):
    """A function of a named folder, which needs nothing of its file but imports."""

    where: str
    function: ReadFunction
    text: str
    """Its body at column 0, without the docstring."""
    imports: tuple[str, ...]

    how: ClassVar[str] = "recalled"
    hoists: ClassVar[bool] = True

    def body(self, request: Request, order: Order) -> str | None:
        """Its body in the names of the task."""
        name = self.function.name.rpartition(".")[2]
        return in_names_of(request, order, self.parameters, name, self.text, self.imports)


@dataclass(frozen=True)
class FolderSource:
    """The functions of a folder called ``name``."""

    name: str
    functions: ProjectSource
    """As they were read; nothing calls them."""
    besides: object = None
    """The key of the file that is worked on, which is not read."""

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """See ``Source.likeness``."""
        return self.functions.likeness(words)

    def function(self, number: int) -> CopiedFunction | None:
        """See ``Source.function``; None where it has effects, or needs what is not copied, as a cache."""
        known = self.functions.functions
        key, module, function = known.named(number)
        if key == self.besides or function.is_cached or self.functions.leads_astray(function.mentions):
            return None
        text = body_text(function.source)
        imports = needed_imports(function.source, known.module(key), known.modules())
        if text is None or imports is None:
            return None
        inner = module.removeprefix(f"{self.name}.")
        where = ".".join(filter(None, (self.name, inner, function.name)))
        return CopiedFunction(where, function, text, imports)


def body_text(source: str) -> str | None:
    """The body of a function at column 0, without its docstring; None where it cannot stand alone."""
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    given = definition.args
    if given.vararg or given.kwarg or given.kwonlyargs:
        return None
    has_docstring = ast.get_docstring(definition, clean=False) is not None
    statements = definition.body[has_docstring:]
    first, last = statements[0], statements[-1]
    above = definition.body[0].end_lineno if has_docstring else first.lineno - 1
    if first.lineno == definition.lineno or _has_long_text(statements):
        return "\n".join(map(ast.unparse, statements))
    lines = source.split("\n")[above : last.end_lineno]
    text = textwrap.dedent("\n".join(lines))
    return text if _same(text, statements) else "\n".join(map(ast.unparse, statements))


def _has_long_text(statements: Sequence[ast.stmt]) -> bool:
    """Whether a text goes over several lines, which must not be indented otherwise."""
    every = (each for statement in statements for each in ast.walk(statement))
    texts = (each for each in every if isinstance(each, ast.Constant | ast.JoinedStr))
    return any(each.lineno != each.end_lineno for each in texts)


def _same(text: str, statements: Sequence[ast.stmt]) -> bool:
    try:
        tree = ast.parse("def _():\n" + textwrap.indent(text, " "))
    except SyntaxError:  # lines that share one with something else
        return False
    assert isinstance(tree.body[0], ast.FunctionDef)
    return [*map(ast.dump, tree.body[0].body)] == [*map(ast.dump, statements)]


def needed_imports(source: str, module: ReadModule, folder: Collection[str]) -> tuple[str, ...] | None:
    """The import lines that a function needs of its ``module``.

    None where it needs anything else of it, or imports what only the folder has: its modules are ``folder``.
    """
    [function] = symtable.symtable(source, "copied", "exec").get_children()[-1:]
    needed = {*_globals(function)} - {function.get_name()}
    bound = {name: line for line in module.imported for name in bound_by(line)}
    found = {line for name, line in bound.items() if name in needed}
    tree = ast.parse(source)
    inner = [ast.unparse(each) for each in ast.walk(tree) if isinstance(each, ast.Import | ast.ImportFrom)]
    if not needed.isdisjoint(module.own) or not needed <= bound.keys() | _BUILTINS:
        return None
    if any(_is_own(line, folder) for line in (*found, *inner)):
        return None
    return tuple(line for line in module.imported if line in found)


def _globals(table: symtable.SymbolTable) -> Iterator[str]:
    yield from (each.get_name() for each in table.get_symbols() if each.is_global())
    for inner in table.get_children():
        yield from _globals(inner)


def _is_own(line: str, own: Collection[str]) -> bool:
    statement = ast.parse(line).body[0]
    if isinstance(statement, ast.ImportFrom):
        names = ["" if statement.level else statement.module or ""]
    else:
        assert isinstance(statement, ast.Import)
        names = [alias.name for alias in statement.names]
    tops = {each.partition(".")[0] for each in own}
    return any(name.partition(".")[0] in {*tops, ""} for name in names)
