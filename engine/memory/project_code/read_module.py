"""Reads the functions of a module without importing it."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.decoding.executable import parse
from engine.memory.parameters import Parameter, positional
from engine.memory.project_code.loading import at_import, imports, is_run_as_script
from engine.memory.project_code.mentions import (
    CHANGES,
    EFFECTS,
    Mentions,
    all_inside,
    first_lines,
    imported,
    mentioned,
)
from engine.memory.project_code.mutation import changes_what_outlives_it, is_changing
from engine.memory.words import words

_HARMLESS_DECORATORS = frozenset(
    ("staticmethod", "cache", "lru_cache", "functools.cache", "functools.lru_cache")
)
_UNFINISHED = ("NotImplementedError", "NotImplemented")
_Function = ast.FunctionDef | ast.AsyncFunctionDef
_BLOCK = ast.stmt | ast.ExceptHandler | ast.match_case


@dataclass(frozen=True)
class ReadFunction:
    """A function as its module's text tells it."""

    name: str
    """``to_cents``, or ``Money.to_cents`` for a static method."""
    parameters: tuple[Parameter, ...]
    returns: str
    words: tuple[str, ...]
    """Of its name, its docstring's first paragraph and its parameters."""
    mentions: Mentions
    """See :mod:`engine.memory.project_code.mentions`."""
    line: int
    source: str = ""
    """Its text at column 0, from ``def`` on."""
    is_cached: bool = False
    """It keeps its results, by a decorator."""


@dataclass(frozen=True)
class ReadModule:
    """What a text defines: functions that others may call, and what all its definitions speak of."""

    functions: tuple[ReadFunction, ...] = ()
    definitions: Mapping[str, Mentions] = field(default_factory=dict)
    """By name of a function, method, class or variable; several of one name together."""
    start: Mapping[str, int] = field(default_factory=dict)
    """What is spoken of by what runs when it is imported, each with the first line that does."""
    acts: bool = False
    """It does more than define when it is imported."""
    imports: frozenset[str] = frozenset()
    """Dotted names of the modules that it may import; relative ones begin with dots."""
    imported: tuple[str, ...] = ()
    """What stands at its left margin as imports, one name a line."""
    public: tuple[str, ...] | None = None
    """Names in its ``__all__``, if that is a list of them."""
    own: frozenset[str] = frozenset()
    """Names that it binds otherwise than by what stands at its left margin as imports."""


def read_module(text: str) -> ReadModule | None:
    """The finished functions and static methods of a module; None where it does not parse."""
    tree = parse(text)
    if tree is None:
        return None
    try:
        start = at_import(tree)
        return ReadModule(
            tuple(_functions(tree, text.split("\n"))),
            _definitions(tree),
            first_lines(each for each in start.nodes if not _only_binds(each)),
            start.acts,
            imports(tree),
            tuple(_imported(tree)),
            _public(tree),
            frozenset(name for each in tree.body if not _only_binds(each) for name in _bound(each)),
        )
    except RecursionError:  # nested deeper than Python can follow
        return ReadModule(acts=True)


def read_imports(text: str) -> ReadModule | None:
    """What a module imports, and what runs then, without its functions; None where it does not parse."""
    tree = parse(text)
    if tree is None:
        return None
    start = at_import(tree)
    return ReadModule((), {}, first_lines(start.nodes), start.acts, imports(tree))


def _only_binds(node: ast.AST) -> bool:
    """Whether it is an import whose names tell what is used of it."""
    return isinstance(node, ast.Import | ast.ImportFrom) and node.names[0].name != "*"


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (ast.unparse(ast.Import([alias])) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (ast.unparse(ast.ImportFrom(node.module, [each], node.level)) for each in node.names)


def _public(tree: ast.Module) -> tuple[str, ...] | None:
    """What ``__all__`` lists."""
    for node in tree.body:
        if not isinstance(node, ast.Assign) or [ast.unparse(each) for each in node.targets] != ["__all__"]:
            continue
        if isinstance(node.value, ast.List | ast.Tuple):
            every = (each.value for each in node.value.elts if isinstance(each, ast.Constant))
            return tuple(each for each in every if isinstance(each, str))
    return None


def _functions(tree: ast.Module, lines: Sequence[str]) -> Iterator[ReadFunction]:
    """Functions that are bound once, at the left margin, and static methods of such classes."""
    bound = [name for each in tree.body if not is_run_as_script(each) for name in _bound(each)]
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or bound.count(node.name) > 1:
            continue
        if isinstance(node, ast.FunctionDef):
            yield from _function(node, "", lines)
            continue
        inside = [name for each in node.body for name in _bound(each)]
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef) and "staticmethod" in _decorators(inner):
                yield from _function(inner, f"{node.name}.", lines) if inside.count(inner.name) == 1 else ()


def _function(node: ast.FunctionDef, owner: str, lines: Sequence[str]) -> Iterator[ReadFunction]:
    arguments = node.args
    required = [default for default in arguments.kw_defaults if default is None]
    if required or node.name.startswith(("test", "__")) or not _decorators(node) <= _HARMLESS_DECORATORS:
        return
    statements = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
    if all(map(_is_unfinished, statements)):
        return
    try:
        parameters = positional(arguments)
        returns = ast.unparse(node.returns) if node.returns is not None else ""
    except (RecursionError, ValueError):  # a default that is too deep, or a number of too many digits
        return
    about = (ast.get_docstring(node) or "").partition("\n\n")[0].partition(">>>")[0]
    told = words(" ".join((owner, node.name, about, *(each.name for each in parameters))))
    source = textwrap.dedent("\n".join(lines[node.lineno - 1 : node.end_lineno])) + "\n"
    is_cached = bool(_decorators(node) - {"staticmethod"})
    yield ReadFunction(
        owner + node.name, parameters, returns, tuple(told), _spoken_of(node), node.lineno, source, is_cached
    )


def _decorators(node: ast.FunctionDef) -> set[str]:
    return {_dotted(each.func if isinstance(each, ast.Call) else each) for each in node.decorator_list}


def _dotted(node: ast.expr) -> str:
    """``functools.cache`` as it is written; something that is no name for anything longer."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "?"


def _is_unfinished(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise):
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id in _UNFINISHED
    shown = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(statement, ast.Pass) or isinstance(shown, ast.Constant)


def _bound(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement binds, or whose value it takes away."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, _Function | ast.ClassDef):
            yield node.name
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (name for name, _ in imported(node))
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        waiting += ast.iter_child_nodes(node)


def _spoken_of(node: _Function) -> Mentions:
    """What a function speaks of, its decorators and defaults included."""
    inside = list(all_inside(node.body))
    own = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
    own |= {each.id for each in inside if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    of_others = {name for each in inside if isinstance(each, ast.Global) for name in each.names}
    defaults = [each for each in (*node.args.defaults, *node.args.kw_defaults) if each is not None]
    around = all_inside([*node.decorator_list, *defaults])
    found = mentioned(inside, frozenset(own - of_others)) | mentioned(around)
    return found | {CHANGES} if changes_what_outlives_it(node) else found


def _definitions(tree: ast.Module) -> dict[str, Mentions]:
    """What each name of a module stands for: all that its functions, classes and assignments speak of."""
    found: dict[str, set[str]] = {}
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            for name, meant in imported(node):
                found.setdefault(name, set()).update(meant - {name} if name not in EFFECTS else meant)
        elif isinstance(node, _Function):
            found.setdefault(node.name, set()).update(_spoken_of(node))
        elif isinstance(node, ast.ClassDef):
            found.setdefault(node.name, set()).update(_of_class(node))
            waiting += node.body
        else:
            parts = list(ast.iter_child_nodes(node))
            waiting += [each for each in parts if isinstance(each, _BLOCK)]
            annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
            own = [each for each in parts if not isinstance(each, _BLOCK) and each is not annotation]
            for name in set(_filled(own)):
                found.setdefault(name, set()).update(mentioned(all_inside(own), frozenset((name,))))
    return {name: frozenset(meant) for name, meant in found.items() if meant}


def _filled(parts: Iterable[ast.AST]) -> Iterator[str]:
    """The variables and attributes that ``parts`` bind, or into whose values they put something."""
    inside = list(all_inside(parts))
    comprehensions = [each.target for each in inside if isinstance(each, ast.comprehension)]
    elsewhere = {id(each) for each in all_inside(comprehensions)}
    for node in inside:
        if id(node) in elsewhere:
            continue
        if isinstance(node, ast.Call) and is_changing(node.func):
            yield from _receiver(node.func)
        elif isinstance(node, ast.Name | ast.Attribute | ast.Subscript) and not isinstance(
            node.ctx, ast.Load
        ):
            yield from _last_name(node)


def _receiver(method: ast.expr) -> Iterator[str]:
    """``names`` of ``names.append``."""
    if isinstance(method, ast.Attribute) and isinstance(method.value, ast.Name):
        yield method.value.id


def _last_name(place: ast.expr) -> Iterator[str]:
    """``tables`` of ``app.tables[key]``."""
    while isinstance(place, ast.Subscript):
        place = place.value
    if isinstance(place, ast.Name | ast.Attribute):
        yield place.id if isinstance(place, ast.Name) else place.attr


def _of_class(node: ast.ClassDef) -> Mentions:
    """What a class and its methods speak of; methods may change their own object."""
    methods = [_spoken_of(each) for each in node.body if isinstance(each, _Function)]
    others = [each for each in node.body if not isinstance(each, _Function)]
    around = mentioned(all_inside([*others, *node.bases, *node.decorator_list]))
    return around.union(*methods) - {CHANGES, node.name}
