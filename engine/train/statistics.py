"""The data-set statistics of ExecVerify (A.2 to A.4, B.3): levels, complexity, types, questions, refusals."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any

from engine.decoding.executable import parse
from engine.train.execution import is_literal, literal
from engine.train.items import CODE, CONSTRAINED, TAUGHT, TrainingItem
from engine.train.questions import FLOW, STATE
from engine.train.structure import level_of, structure

_MEASURES = {
    "lines of code": "lines",
    "depth of the syntax tree": "depth",
    "branches": "branches",
    "loops": "loops",
    "nesting of blocks": "nesting",
}
"""Of the paper's Table 4, each with its field of ``Structure``."""


def statistics(items: Sequence[TrainingItem]) -> dict[str, Any]:
    """The figures of ``items``, as plain data."""
    programs = [source for source in dict.fromkeys(map(_source, items)) if parse(source) is not None]
    structures = [structure(source) for source in programs]
    asked = [item.questions for item in items if item.questions]
    return {
        "kinds": _counted(item.kind for item in items),
        "programs": len(programs),
        "levels": _counted(str(level_of(source) or "none") for source in programs),
        "complexity": {
            name: _middle(getattr(one, of) for one in structures) for name, of in _MEASURES.items()
        },
        "types": _counted(filter(None, map(_subject, items))),
        "questions": {
            "all": _mean(map(len, asked)),
            "control flow": _mean(sum(one.kind == FLOW for one in each) for each in asked),
            "data flow": _mean(sum(one.kind == STATE for one in each) for each in asked),
        },
        "tests": _middle(len(item.tests) for item in items if item.kind == CODE),
        "explained": sum(bool(item.explanation) for item in items),
    }


def _subject(item: TrainingItem) -> str:
    """The type or module that an item is about: of its key, or of its call's first argument."""
    source, _, rest = item.key.partition(".")
    if source in (CONSTRAINED, TAUGHT):
        _, owner, name = rest.split(".")[:3]
        return name if owner == "builtins" else owner
    tree = parse(item.call)
    match tree and tree.body:
        case [ast.Expr(ast.Call(args=[first, *_]))] if is_literal(ast.unparse(first)):
            return type(literal(ast.unparse(first))).__name__
    return ""


def _source(item: TrainingItem) -> str:
    return item.task.program(item.body) if item.task and item.body else item.program


def _counted(values: Iterable[str]) -> dict[str, int]:
    return dict(Counter(values).most_common())


def _mean(values: Iterable[int]) -> float:
    found = list(values)
    return round(fmean(found), 2) if found else 0.0


def _middle(values: Iterable[int]) -> tuple[float, float]:
    found = list(values)
    return _mean(found), float(median(found)) if found else 0.0
