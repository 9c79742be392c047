"""Forms into which what is given may have to be brought first: lower case, without spaces, a date.

A form is tried only if words of the description call for it, or the values in the tests, or annotations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from engine.memory.adaptation.edits import with_results
from engine.memory.types import Request
from engine.support.renaming import below_imports, leading_imports

_ISO = re.compile(r"\d{4}-\d{2}-\d{2}")
_DATE = "date.fromisoformat({})"
_IMPORT = "from datetime import date"
_ANNOTATED = ("date", "datetime.date")


@dataclass(frozen=True)
class GivenForm:
    """A way to bring an argument into another form."""

    code: str
    """With ``{}`` for the parameter."""
    words: re.Pattern[str]
    """Some of them must stand in the description."""
    kind: type
    """Of the argument."""


def _form(code: str, words: str, kind: type = str) -> GivenForm:
    return GivenForm(code, re.compile(rf"\b(?:{words})\b", re.IGNORECASE), kind)


_CASE = r"case|(?:upper|lower)-?case|capitals?|case-?insensitiv\w+"
_SPACES = r"spaces?|whitespace|blanks?|strip\w*|trim\w*|padding|padded"
_MARKS = r"dash(?:es)?|hyphens?|separators?|punctuation"
FORMS = (
    _form("{}.lower()", _CASE),
    _form("{}.upper()", _CASE),
    _form("{}.strip()", _SPACES),
    _form("{}.strip().lower()", _CASE),
    _form('{}.replace(" ", "")', _SPACES),
    _form('{}.replace("-", "")', _MARKS),
    _form('{}.replace(" ", "").replace("-", "")', _MARKS),
    _form("sorted({})", r"unsorted|any order|unordered|order", list),
    _form("list(dict.fromkeys({}))", r"duplicates?|distinct|unique|repeat(?:s|ed)?", list),
    _form("abs({})", r"negative|sign|absolute", int),
)


def with_given(body: str, request: Request) -> Iterator[str]:
    """``body`` (indented) with its arguments in another form first."""
    yield from _with_dates(body, request)
    for form in FORMS:
        if form.words.search(request.task.description):
            for number, parameter in enumerate(request.parameters):
                values = _values(request, number)
                if values and all(type(value) is form.kind for value in values):
                    yield _placed(body, [f"{parameter.name} = {form.code.format(parameter.name)}"])


def _with_dates(body: str, request: Request) -> Iterator[str]:
    """``body`` with dates for their texts, or with texts for the dates that it is given and should return."""
    texts = [each.name for number, each in enumerate(request.parameters) if _is_date(request, number)]
    if texts:
        yield _placed(body, [f"{name} = {_DATE.format(name)}" for name in texts], _IMPORT)
    dates = [each.name for each in request.parameters if each.annotation in _ANNOTATED]
    changed = body
    if request.returns in _ANNOTATED:
        changed = with_results(body, lambda text, _: _DATE.format(text)) or ""
    if changed and (dates or changed != body):
        yield _placed(
            changed, [f"{name} = {name}.isoformat()" for name in dates], _IMPORT * (changed != body)
        )


def _values(request: Request, number: int) -> list[Any]:
    """Those of a parameter; none if one of them is not known."""
    found = [call.arguments[number] for call in request.calls if number in call.arguments]
    return found if len(found) == len(request.calls) else []


def _is_date(request: Request, number: int) -> bool:
    values = _values(request, number)
    return bool(values) and all(isinstance(value, str) and _is_iso(value) for value in values)


def _is_iso(text: str) -> bool:
    try:
        return bool(_ISO.fullmatch(text)) and date.fromisoformat(text) is not None
    except ValueError:
        return False


def _placed(body: str, lines: list[str], needed: str = "") -> str:
    """``body`` with ``lines`` below its imports, of which ``needed`` is one."""
    further = [needed] if needed and needed not in leading_imports(body) else []
    return below_imports(body, [*further, *lines])
