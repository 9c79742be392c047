"""Forms into which a result may have to be brought: a list of it, its opposite, words for yes and no.

What a function gave on the tests is compared with what they expect: a form is tried if it makes the one of
the other in every test, so that hardly any is run in vain.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.memory.adaptation.edits import closed, constants, with_constant, with_results
from sandbox import RunResult

_FAILS = (TypeError, ValueError, LookupError, ArithmeticError, AttributeError, RecursionError)
_LABELS = (str, int)
"""Types of what may stand for True and False."""

_OF_ITEMS = ("list({})", "tuple({})", "set({})", "sorted({})")
_OF_LIST = re.compile(r"list\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
"""A list made of something, which another form may as well be made of."""


@dataclass(frozen=True)
class Form:
    """A way to bring a result into another form."""

    code: str
    """With ``{}`` for the result, in parentheses where it needs them."""
    apply: Callable[[Any], Any]
    whole: bool = False
    """The result needs no parentheses, for it is an argument."""
    words: str = ""
    """By which a description means it, of a form that makes one value of many: a regular expression."""

    def written(self, text: str, node: ast.expr) -> str | None:
        """The expression ``text``, whose tree is ``node``, in this form; of a literal, what comes of it.

        None where nothing can come of a literal; but None stays None.
        """
        literal = _literal(text)
        if literal is not None:
            try:
                return repr(self.apply(literal[0]))
            except _FAILS:
                return "None" if literal[0] is None else None
        if self.code in _OF_ITEMS and (inner := _OF_LIST.fullmatch(text)) and isinstance(node, ast.Call):
            text = inner[1]
        return self.code.replace("{}", text if self.whole else closed(text, node))


def _call(name: str, apply: Callable[[Any], Any], words: str = "") -> Form:
    return Form(f"{name}({{}})", apply, whole=True, words=words)


def _joined(mark: str, value: Any) -> str:
    return mark.join(value)


def _rounded(digits: int, value: Any) -> Any:
    return round(value, digits)


def _negated(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return not value


FORMS = (
    Form("not {}", _negated),
    _call("list", list),
    _call("tuple", tuple),
    _call("set", set),
    _call("sorted", sorted),
    Form("sorted({}, reverse=True)", lambda value: sorted(value, reverse=True), whole=True),
    _call("dict", dict),
    _call("str", str),
    _call("int", int),
    _call("float", float),
    _call("bool", bool),
    *(Form(f"round({{}}, {digits})", partial(_rounded, digits), whole=True) for digits in (1, 2, 3)),
    _call("round", round),
    _call("len", len, r"how many|count|number|length"),
    _call("abs", abs),
    _call("sum", sum, r"sum|total|together"),
    _call("max", max, r"largest|biggest|highest|greatest|max\w*|most|latest|longest"),
    _call("min", min, r"smallest|lowest|least|min\w*|earliest|shortest"),
    Form("-{}", lambda value: -value),
    Form("{}[::-1]", lambda value: value[::-1]),
    Form("{}[0]", lambda value: value[0], words=r"first|front|head|beginning"),
    Form("{}[-1]", lambda value: value[-1], words=r"last|final|tail|end"),
    *(Form(f"{mark!r}.join({{}})", partial(_joined, mark), whole=True) for mark in ("", " ", ", ", "\n")),
    Form("{}.upper()", lambda value: value.upper()),
    Form("{}.lower()", lambda value: value.lower()),
    Form("list(map(list, {}))", lambda value: list(map(list, value)), whole=True),
    Form("list(map(tuple, {}))", lambda value: list(map(tuple, value)), whole=True),
    Form("list(map(str, {}))", lambda value: list(map(str, value)), whole=True),
)

_OTHER_TYPES = tuple(form for form in FORMS if form.code in ("list({})", "tuple({})"))
"""What may be tried although all tests expect the same: nothing of the result is lost."""


def brought(body: str, result: RunResult, description: str = "") -> Iterator[str]:
    """``body`` changed so that what it gave, by ``result``, becomes what the tests expect."""
    pairs = _pairs(result)
    different = len({repr(wanted) for _, wanted in pairs})
    forms = (*FORMS, *_labels(pairs)) if different > 1 else _OTHER_TYPES if different else ()
    fitting = [form for form in forms if all(_makes(form, given, wanted) for given, wanted in pairs)]
    for form in _meant(fitting, description):
        changed = with_results(body, form.written)
        if changed is not None:
            yield changed
    if different > 1:
        yield from _other_constant(body, pairs)


def _meant(fitting: Sequence[Form], description: str) -> Iterator[Form]:
    """``fitting`` without forms that make one value of many, unless it is the only such, or words mean it."""
    several = sum(bool(form.words) for form in fitting) > 1
    for form in fitting:
        if not form.words or not several or re.search(rf"\b(?:{form.words})\b", description, re.IGNORECASE):
            yield form


def _pairs(result: RunResult) -> list[tuple[Any, Any]]:
    """What each test got, and what it expects; nothing if that is not known of all."""
    found = []
    for each in result.tests:
        given, wanted = _literal(each.actual), _literal(each.expected)
        if given is None or wanted is None:
            return []
        found.append((given[0], wanted[0]))
    return found


def _literal(text: str | None) -> tuple[Any] | None:
    """The value of a literal in a tuple of its own; None for anything else."""
    try:
        return None if text is None else (ast.literal_eval(text),)
    except (*_FAILS, SyntaxError, MemoryError):
        return None


def _makes(form: Form, given: Any, wanted: Any) -> bool:
    try:
        return _same(form.apply(given), wanted)
    except _FAILS:
        return False


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _labels(pairs: Sequence[tuple[Any, Any]]) -> Iterator[Form]:
    """Words or numbers for True and False, if both are expected."""
    if not all(isinstance(given, bool) and isinstance(wanted, _LABELS) for given, wanted in pairs):
        return
    yes = {repr(wanted): wanted for given, wanted in pairs if given}
    no = {repr(wanted): wanted for given, wanted in pairs if not given}
    if len(yes) == len(no) == 1 and not all(isinstance(wanted, bool) for _, wanted in pairs):
        (one,), (other,) = yes.values(), no.values()
        yield Form(f"{one!r} if {{}} else {other!r}", lambda value: one if value else other, whole=True)


def _other_constant(body: str, pairs: Sequence[tuple[Any, Any]]) -> Iterator[str]:
    """``body`` with another constant as its result where all tests that fail got the same one."""
    wrong = {(repr(given), repr(wanted)) for given, wanted in pairs if not _same(given, wanted)}
    if len(wrong) != 1:
        return
    ((given, wanted),) = wrong
    spots = [spot for spot in constants(body) if spot.is_result and repr(spot.value) == given]
    if spots:
        yield with_constant(body, spots, ast.literal_eval(wanted))
