"""Questions about execution as training examples, put just as ``egcfg eval reasoning`` puts them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.services import Sandbox
from engine.train.examples import material
from engine.train.examples.material import Example
from engine.train.tasks.catalog import Catalog
from engine.train.whitebox import items, reasoning
from engine.train.whitebox.execution import Execution
from engine.train.whitebox.reasoning import Asked
from engine.types import INDENT

_CONSTRAINED = 0.5
"""Share of programs under constraints; the others are of the library and compositions."""


async def questions(everything: Catalog, r: Random, sandbox: Sandbox) -> list[Example]:
    """REval's four questions about one call of a training program, and the call that gives its output."""
    if r.random() < _CONSTRAINED:
        _, execution = await items.constrained(sandbox, r)
    else:
        execution = await items.executed(material.training_sample(everything, r), sandbox, r)
    kept = items.usable(execution)
    return list(about(kept, r)) if kept else []


def about(execution: Execution, r: Random) -> Iterator[Example]:
    """Every question about ``execution``, each with its answer."""
    for asked in reasoning.about(execution, "", r):
        yield _example(asked, asked.value)
    function = execution.call.partition("(")[0]
    inverse = Asked(reasoning.INPUT, "", execution.program, function, "", execution.output or "")
    yield _example(inverse, execution.call)


def _example(asked: Asked, answer: str) -> Example:
    return material.example(reasoning.as_task(asked), f"{INDENT}return {answer}\n", kind="questions")
