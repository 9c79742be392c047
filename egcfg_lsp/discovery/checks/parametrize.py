"""Expands ``pytest.mark.parametrize`` where its values are literals."""

from __future__ import annotations

import ast
import itertools
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from egcfg_lsp.discovery.checks.aliases import dotted

MOST_CASES = 200
NO_LITERAL = (ValueError, TypeError, SyntaxError, MemoryError, RecursionError)
"""What ``ast.literal_eval`` raises."""
SKIPPING = ("skip", "skipif", "xfail")


class NotWrittenOut(Exception):
    """Parameters that only running the test file would tell; the text is a reason."""


@dataclass(frozen=True)
class ParameterRow:
    """One set of arguments."""

    id: str
    values: Mapping[str, ast.expr]
    skipped: str = ""
    """Why the case is left out."""


def rows(decorators: Iterable[ast.expr], constants: Mapping[str, ast.expr]) -> list[ParameterRow]:
    """One row per case, in pytest's order, with pytest's ids; a single row without id if not parametrized.

    ``constants`` are values of the test file's module-level names. Raises ``NotWrittenOut``.
    """
    marks = [each for each in decorators if isinstance(each, ast.Call) and is_mark(each.func, "parametrize")]
    sets = [_numbered(_rows_of(mark, constants)) for mark in reversed(marks)]
    found = []
    for combination in itertools.islice(itertools.product(*sets), MOST_CASES):
        values = {name: value for row in combination for name, value in row.values.items()}
        skipped = next((row.skipped for row in combination if row.skipped), "")
        found.append(ParameterRow("-".join(row.id for row in combination), values, skipped))
    if math.prod(map(len, sets)) > MOST_CASES:
        found.append(ParameterRow("", {}, f"of its many cases only the first {MOST_CASES} count"))
    return found


def argument_names(decorators: Iterable[ast.expr]) -> list[str]:
    """Names that get values from ``parametrize``. Raises ``NotWrittenOut``."""
    marks = [each for each in decorators if isinstance(each, ast.Call) and is_mark(each.func, "parametrize")]
    return [name for mark in marks for name in _names(_arguments(mark)["argnames"])]


def is_mark(node: ast.expr, name: str) -> bool:
    """``pytest.mark.name``, or ``mark.name``, or ``name`` itself for ``parametrize``."""
    return dotted(node) in (f"pytest.mark.{name}", f"mark.{name}") or dotted(node) == name == "parametrize"


def _rows_of(mark: ast.Call, constants: Mapping[str, ast.expr]) -> list[ParameterRow]:
    arguments = _arguments(mark)
    names = _names(arguments["argnames"])
    single = len(names) == 1 and isinstance(ast.literal_eval(arguments["argnames"]), str)
    values = _elements(arguments["argvalues"], constants)
    ids = _ids(arguments.get("ids"), len(values))
    return [_row(names, value, at, ids[at], single) for at, value in enumerate(values)]


def _arguments(mark: ast.Call) -> dict[str, ast.expr]:
    given = {keyword.arg: keyword.value for keyword in mark.keywords if keyword.arg}
    arguments = dict(zip(("argnames", "argvalues"), mark.args, strict=False)) | given
    if "argnames" not in arguments or "argvalues" not in arguments or "indirect" in arguments:
        raise NotWrittenOut("its parameters are passed through fixtures")
    return arguments


def _names(node: ast.expr) -> list[str]:
    """``"a, b"``, ``("a", "b")`` or ``["a", "b"]``."""
    try:
        value = ast.literal_eval(node)
        names = value.split(",") if isinstance(value, str) else list(value)
    except NO_LITERAL:
        raise NotWrittenOut("the names of its parameters are not written out") from None
    return [str(name).strip() for name in names if str(name).strip()]


def _elements(node: ast.expr, constants: Mapping[str, ast.expr]) -> Sequence[ast.expr]:
    if isinstance(node, ast.Name) and node.id in constants:
        node = constants[node.id]
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        if any(isinstance(element, ast.Starred) for element in node.elts):
            raise NotWrittenOut("its parameters are not written out")
        return node.elts
    if isinstance(node, ast.Call) and dotted(node.func) == "range":
        try:
            limits = [int(ast.literal_eval(argument)) for argument in node.args]
            return [ast.Constant(number) for number in range(*limits)[: MOST_CASES + 1]]
        except (ValueError, TypeError):
            pass
    raise NotWrittenOut("its parameters are not written out")


def _ids(node: ast.expr | None, count: int) -> list[str | None]:
    try:
        value = ast.literal_eval(node) if node is not None else None
    except NO_LITERAL:
        value = None
    known = [None if each is None else str(each) for each in value] if isinstance(value, list | tuple) else []
    return [*known, *[None] * count][:count]


def _row(names: Sequence[str], value: ast.expr, at: int, id_: str | None, single: bool) -> ParameterRow:
    values: Sequence[ast.expr] = [value]
    skipped = ""
    if isinstance(value, ast.Call) and dotted(value.func) in ("pytest.param", "param"):
        given = {keyword.arg: keyword.value for keyword in value.keywords}
        if isinstance(named := given.get("id"), ast.Constant):
            id_ = str(named.value)
        marks = ast.walk(given["marks"]) if "marks" in given else iter(())
        if any(isinstance(mark, ast.Attribute) and mark.attr in SKIPPING for mark in marks):
            skipped = "it is marked to be skipped"
        values = value.args
    elif not single:
        if not isinstance(value, ast.Tuple | ast.List):
            raise NotWrittenOut("its parameters are not written out")
        values = value.elts
    if len(values) != len(names):
        raise NotWrittenOut(f"it has {len(names)} parameters, but is given {len(values)} values")
    id_ = id_ or "-".join(_id(name, each, at) for name, each in zip(names, values, strict=True))
    return ParameterRow(id_, dict(zip(names, values, strict=True)), skipped)


def _id(name: str, node: ast.expr, at: int) -> str:
    """A value's part of the id, as pytest makes it."""
    try:
        value = ast.literal_eval(node)
    except NO_LITERAL:
        return f"{name}{at}"
    if value is None or isinstance(value, bool | int | float | complex):
        return str(value)
    if isinstance(value, bytes):
        return value.decode("ascii", "backslashreplace")
    if isinstance(value, str):
        return value.encode("unicode_escape").decode("ascii")
    return f"{name}{at}"


def _numbered(found: list[ParameterRow]) -> list[ParameterRow]:
    """Equal ids are told apart by a number."""
    counts = Counter(row.id for row in found)
    used: Counter[str] = Counter()
    result = []
    for row in found:
        id_ = row.id
        if counts[id_] > 1:
            id_ += ("_" if id_[-1:].isdigit() else "") + str(used[row.id])
            used[row.id] += 1
        result.append(ParameterRow(id_, row.values, row.skipped))
    return result
