"""What is tried of memory for a task: known functions as they are, and adapted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest

from engine.memory.adaptation.adapted import Adapted, with_other_constants
from engine.memory.adaptation.constants import constants
from engine.memory.adaptation.forms import brought
from engine.memory.adaptation.given import with_given
from engine.memory.memory import Found, Memory
from engine.memory.recollection import Tried
from engine.memory.stated_cases import guarded, stated_cases
from engine.memory.types import REUSED, Edit, Known, Order, Request

_BOUND = 15
_CHANGED = 10
_OTHER_RESULTS = 12
_KEPT_TO_CASES = 3
"""Functions that are tried with further constants, with other constants (what is given in another form, lines
for cases that tests show), for results of another type, and with lines for cases that no test shows."""


@dataclass(frozen=True)
class Trial:
    """A body that is to be run."""

    known: Known
    order: Order
    body: str
    likeness: float
    rank: int
    """Among those of the same kind: that are called, or repeated."""
    edit: Edit


def as_they_are(memory: Memory, asked: Request) -> Iterator[Trial]:
    """The functions that take what the task gives: the likest of those that are called, then the likest."""
    found = memory.search(asked)
    called = next((each for each in found if each.known.how == REUSED), None)
    return _made(sorted(found, key=lambda each: each is not called), asked)


def with_stated_cases(tried: Iterable[Tried]) -> Iterator[Trial]:
    """The likeliest of what passes but for cases that the description states, with lines for these."""
    broken = (each for each in tried if each.broken)
    for each in nlargest(_KEPT_TO_CASES, broken, key=lambda each: each.probability_but_for_cases):
        yield _changed(each, guarded(each.body, each.broken), each.edit or "case")


def adapted(memory: Memory, asked: Request, tried: Sequence[Tried]) -> Iterator[Iterable[Trial]]:
    """Kinds of adapted functions, the less changed first; ``tried`` is read when a kind is begun."""
    told = asked.task.description + " " + asked.name.replace("_", " ")
    named = replace(asked, constants=constants(told))
    if named.constants:
        yield _made(memory.search(named, _BOUND), named, "bound")
        yield list(_with_other_constants(tried, named))
    yield list(_with_given(tried, asked))
    yield _made(memory.search(_of_any_result(asked), _OTHER_RESULTS), asked)
    yield list(_with_shown_cases(tried, asked))
    yield list(_brought(tried, asked.task.description))


def _made(found: Sequence[Found], asked: Request, edit: Edit = "") -> Iterator[Trial]:
    ranks = Counter[str]()
    for each in found:
        ranks[each.known.how] += 1
        for order in each.orders:
            body = each.known.body(asked, order)
            if body is not None:
                yield Trial(each.known, order, body, each.likeness, ranks[each.known.how], edit)


def _with_other_constants(tried: Iterable[Tried], named: Request) -> Iterator[Trial]:
    for each in tried:
        if not each.edit and each.rank <= _CHANGED:
            for body in with_other_constants(each.body, named):
                yield _changed(each, body, "constant")


def _with_shown_cases(tried: Iterable[Tried], asked: Request) -> Iterator[Trial]:
    """What passes some tests, with lines for the cases that the description states, where tests show some."""
    cases = stated_cases(asked, shown_too=True)
    if len(cases) > len(stated_cases(asked)):
        for each in tried:
            if not each.edit and not each.passes and each.result.passed and each.rank <= _CHANGED:
                yield _changed(each, guarded(each.body, cases), "case")


def _with_given(tried: Iterable[Tried], asked: Request) -> Iterator[Trial]:
    for each in tried:
        if not each.edit and not each.passes and each.rank <= _CHANGED:
            for body in with_given(each.body, asked):
                yield _changed(each, body, "given")


def _of_any_result(asked: Request) -> Request:
    return replace(asked, calls=tuple(replace(each, shown=False) for each in asked.calls), returns="")


def _brought(tried: Iterable[Tried], description: str) -> Iterator[Trial]:
    for each in tried:
        if not each.passes:
            for body in brought(each.body, each.result, description):
                yield _changed(each, body, "result")


def _changed(tried: Tried, body: str, edit: Edit) -> Trial:
    return Trial(Adapted(tried.known, body), tried.order, body, tried.likeness, tried.rank, edit)
