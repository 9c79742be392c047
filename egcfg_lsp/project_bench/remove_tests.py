"""Removes tests from Python texts: docstring examples, test functions and what only they use."""

from __future__ import annotations

import ast
import doctest
import re
import warnings
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from egcfg_lsp.discovery.source.examples import parsed_examples
from egcfg_lsp.discovery.source.lines import Lines, Position, in_code_points, leading
from egcfg_lsp.discovery.test_search.doctests import deciding
from egcfg_lsp.discovery.test_search.scopes import FUNCTIONS

_OPENING = re.compile(r"[a-zA-Z]*(\"\"\"|'''|\"|')")
_KEPT = ("test", "Test", "pytest", "__")
"""How names begin that mean something to pytest or Python."""


class CannotCut(Exception):
    """The text cannot be taken apart, or would not be what it should."""


class _Cut(NamedTuple):
    """What stands between two offsets of a text, and what is to stand there."""

    start: int
    end: int
    text: str = ""


def without_examples(text: str, ids: Container[str], module: str) -> str:
    """``text`` without doctest examples by their ids; ``module`` is in those of the module's docstring.

    Raises ``CannotCut``.
    """
    cuts: list[_Cut] = []
    kept: list[tuple[str, str]] = []
    for name, node in _docstrings(_parsed(text), module):
        parsed = _examples(node)
        places = [at for where, at in deciding(parsed, name) if where in ids]
        cuts += [_cut_of(text, node, parsed[at]) for at in places]
        kept += [_shown(example) for at, example in enumerate(parsed) if at not in places]
    cut = _applied(text, cuts)
    left = [_shown(each) for _, node in _docstrings(_parsed(cut), module) for each in _examples(node)]
    if left != kept:
        raise CannotCut("other examples would change")
    return cut


def without_functions(text: str, names: Container[str]) -> str:
    """``text`` without the functions of these simple names, at its top and in classes. Raises ``CannotCut``.

    Each leaves a ``pass``, so that what is around it stays whole. Comments above it go too.
    """
    cut = _applied(text, [_cut_whole(text, node) for node in _functions(_parsed(text), names)])
    left = _parsed(cut)
    if any(True for _ in _functions(left, names)) or any(word in names for word in _words(left)):
        raise CannotCut("a function is still there, or still spoken of")
    return cut


def without_unused(text: str, before: str) -> str:
    """``text`` without data and helpers that something in ``before`` spoke of, and now nothing does.

    Raises ``CannotCut``.
    """
    once = Counter(_words(_parsed(before)))
    while True:
        tree = _parsed(text)
        now = Counter(_words(tree))
        unused = [each for each in _definitions(tree) if _is_left_over(each, once, now)]
        if not unused:
            return text
        text = _applied(text, [_cut_whole(text, each) for each in unused])


def has_function(text: str, name: str) -> bool:
    """Whether ``without_functions`` finds it. Raises ``CannotCut``."""
    return any(True for _ in _functions(_parsed(text), (name,)))


@lru_cache(maxsize=16)
def _parsed(text: str) -> ast.Module:
    """The tree, which nobody changes. Raises ``CannotCut``."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise CannotCut(f"the text is not valid Python: {error}") from None


def _applied(text: str, cuts: Iterable[_Cut]) -> str:
    for start, end, new in sorted(cuts, reverse=True):
        text = text[:start] + new + text[end:]
    return text


# Examples


def _docstrings(tree: ast.Module, module: str) -> Iterator[tuple[str, ast.Constant]]:
    """The docstrings of the module and of all functions and classes, with their qualified names."""
    waiting: list[tuple[str, ast.AST]] = [("", tree)]
    while waiting:
        name, node = waiting.pop()
        if (literal := _literal(node)) is not None:
            yield name or module, literal
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                inner = f"{name}.{child.name}".lstrip(".")
            waiting.append((inner, child))


def _literal(node: ast.AST) -> ast.Constant | None:
    """The docstring of a module, class or function."""
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    first = node.body[0].value if node.body and isinstance(node.body[0], ast.Expr) else None
    return first if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def _examples(node: ast.Constant) -> list[doctest.Example]:
    try:
        return parsed_examples(str(node.value))
    except ValueError:
        return []


def _shown(example: doctest.Example) -> tuple[str, str]:
    return example.source, example.want


def _cut_of(text: str, node: ast.Constant, example: doctest.Example) -> _Cut:
    """An example's lines; the literal's quotes stay. Raises ``CannotCut``."""
    lines = Lines(text)
    start, end = _place(lines, node)
    opening = _OPENING.match(text[start:end])
    first = node.lineno - 1 + example.lineno
    after = first + example.source.count("\n") + example.want.count("\n")
    if opening is None or after > len(lines) or ">>>" not in lines[first]:
        raise CannotCut("the lines of a docstring are not those of its literal")
    inside = start + opening.end(), end - len(opening[1])
    begin = max(lines.starts[first], inside[0])
    stop = min(lines.starts[after] if after < len(lines) else len(text), inside[1])
    closes = stop == inside[1] and begin == lines.starts[first]
    return _Cut(begin, stop, leading(lines[first]) if closes else "")


def _place(lines: Lines, node: ast.expr | ast.stmt) -> tuple[int, int]:
    """The offsets of a node."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    ends = ((node.lineno - 1, node.col_offset), (node.end_lineno - 1, node.end_col_offset))
    start, end = (lines.offset(Position(at, in_code_points(lines[at], column))) for at, column in ends)
    return start, end


# Functions, and what they leave unused


def _functions(tree: ast.Module, names: Container[str]) -> Iterator[ast.stmt]:
    for each in _in_module_and_classes(tree):
        if isinstance(each, FUNCTIONS) and each.name in names:
            yield each


def _in_module_and_classes(tree: ast.Module) -> Iterator[ast.stmt]:
    """Statements that are not in functions, those inside ``if`` and the like too."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        for child in ast.iter_child_nodes(waiting.pop()):
            if isinstance(child, ast.stmt):
                yield child
            if not isinstance(child, (*FUNCTIONS, ast.expr)):
                waiting.append(child)


def _definitions(tree: ast.Module) -> list[ast.stmt]:
    """What gives names to data, functions and classes, each on lines of its own."""
    every = list(_in_module_and_classes(tree))
    starts = Counter(each.lineno for each in every)
    ends = Counter(each.end_lineno for each in every if isinstance(each, ast.Assign | ast.AnnAssign))
    kinds = (ast.Assign, ast.AnnAssign, ast.ClassDef, *FUNCTIONS)
    return [
        each
        for each in every
        if isinstance(each, kinds) and starts[each.lineno] == 1 >= ends[each.end_lineno]
    ]


def _is_left_over(each: ast.stmt, once: Counter[str], now: Counter[str]) -> bool:
    own, bound = Counter(_words(each)), _bound(each)
    kept = _KEPT if isinstance(each, (ast.ClassDef, *FUNCTIONS)) else ("pytest", "__")
    if not bound or any(name.startswith(kept) for name in bound):
        return False
    return all(now[name] == own[name] < once[name] for name in bound)


def _bound(each: ast.stmt) -> set[str]:
    """The names that a definition binds; none if it also does something else."""
    if isinstance(each, (ast.ClassDef, *FUNCTIONS)):
        return {each.name}
    targets: Sequence[ast.expr] = each.targets if isinstance(each, ast.Assign) else ()
    targets = [each.target] if isinstance(each, ast.AnnAssign) else targets
    parts = [part for target in targets for part in ast.walk(target)]
    plain = all(isinstance(part, (ast.Name, ast.Tuple, ast.List, ast.expr_context)) for part in parts)
    return {part.id for part in parts if isinstance(part, ast.Name)} if plain else set()


def _words(tree: ast.AST) -> Iterator[str]:
    """The identifiers that code speaks of, and its strings, which may be names for pytest."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _cut_whole(text: str, node: ast.stmt) -> _Cut:
    """A statement's lines, with decorators and comments above."""
    lines = Lines(text)
    decorators = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(each.lineno for each in decorators)]) - 1
    indent = leading(lines[first])
    while first > 0 and lines[first - 1].startswith(indent + "#"):
        first -= 1
    last = (node.end_lineno or node.lineno) - 1
    return _Cut(lines.starts[first], lines.offset(lines.end(last)), indent + "pass")
