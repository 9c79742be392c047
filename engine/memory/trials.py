"""What is tried of memory for a task: known functions as they are, and adapted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.memory.adaptation.adapted import Adapted, with_other_constants
from engine.memory.adaptation.constants import constants
from engine.memory.adaptation.forms import brought
from engine.memory.memory import Found, Memory
from engine.memory.recollection import Tried
from engine.memory.types import Edit, Known, Order, Request

_BOUND = 15
_CHANGED = 10
_OTHER_RESULTS = 12
"""Functions that are tried with further constants, with other constants, and for results of another type."""


@dataclass(frozen=True)
class Trial:
    """A body that is to be run."""

    known: Known
    order: Order
    body: str
    likeness: float
    rank: int
    edit: Edit


def as_they_are(memory: Memory, asked: Request) -> Iterator[Trial]:
    """The functions that take what the task gives, the likest first."""
    return _made(memory.search(asked), asked)


def adapted(memory: Memory, asked: Request, tried: Sequence[Tried]) -> Iterator[Iterable[Trial]]:
    """Kinds of adapted functions, the less changed first; ``tried`` is read when a kind is begun."""
    told = asked.task.description + " " + asked.name.replace("_", " ")
    named = replace(asked, constants=constants(told))
    if named.constants:
        yield _made(memory.search(named, _BOUND), named, "bound")
        yield list(_with_other_constants(tried, named))
    yield _made(memory.search(_of_any_result(asked), _OTHER_RESULTS), asked)
    yield list(_brought(tried))


def _made(found: Sequence[Found], asked: Request, edit: Edit = "") -> Iterator[Trial]:
    for rank, each in enumerate(found, 1):
        for order in each.orders:
            body = each.known.body(asked, order)
            if body is not None:
                yield Trial(each.known, order, body, each.likeness, rank, edit)


def _with_other_constants(tried: Iterable[Tried], named: Request) -> Iterator[Trial]:
    for each in tried:
        if not each.edit and each.rank <= _CHANGED:
            for body in with_other_constants(each.body, named):
                yield _changed(each, body, "constant")


def _of_any_result(asked: Request) -> Request:
    return replace(asked, calls=tuple(replace(each, shown=False) for each in asked.calls))


def _brought(tried: Iterable[Tried]) -> Iterator[Trial]:
    for each in tried:
        if not each.passes:
            for body in brought(each.body, each.result):
                yield _changed(each, body, "result")


def _changed(tried: Tried, body: str, edit: Edit) -> Trial:
    return Trial(Adapted(tried.known, body), tried.order, body, tried.likeness, tried.rank, edit)
