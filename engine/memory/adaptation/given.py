"""Forms into which what is given may have to be brought first: lower case, without spaces, a date.

A form is tried only if words of the description call for it, or the values in the tests, or annotations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
    elements: type | None = None
    """Of all its elements; None where they do not count."""

    def fits(self, value: Any) -> bool:
        """Whether ``value`` can be brought into it."""
        elements = iter(value) if self.elements is not None and isinstance(value, Iterable) else ()
        return type(value) is self.kind and all(type(each) is self.elements for each in elements)


def _form(code: str, words: str, kind: type = str, elements: type | None = None) -> GivenForm:
    return GivenForm(code, re.compile(rf"\b(?:{words})\b", re.IGNORECASE), kind, elements)


_CASE = r"case|(?:upper|lower)-?case|capitals?|case-?insensitiv\w+"
_SPACES = r"spaces?|whitespace|blanks?|strip\w*|trim\w*|padding|padded"
_EMPTY = r"(?:empty|blank) (?:[a-z]+ )?(?:\w+ ){0,2}(?:dropped|ignored|skipped|left out|removed|do not count)"
_DROP = r"(?:drop|ignore|skip|leave out|remove)(?:s|ping|ing)? (?:any |all |the )?(?:empty|blank)"
_NO_EMPTY = rf"{_EMPTY}|{_DROP}"
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
    _form("[each.strip() for each in {}]", _SPACES, list, str),
    _form("[each.strip() for each in {} if each.strip()]", _NO_EMPTY, list, str),
    _form("[each.lower() for each in {}]", _CASE, list, str),
    _form("[each for each in {} if each is not None]", r"None|missing", list),
    _form("abs({})", r"negative|sign|absolute", int),
)
_PREFIX = re.compile(
    r"""(?:leading|optional|starting|first) ["'`]?(?P<before>[#$@+/.]|[A-Za-z](?=["'`]))"""
    r"""|["'`]?(?P<after>[#$@+/])["'`]? (?:sign )?(?:is|may be) (?:optional|missing|left out|ignored)"""
)


def with_given(body: str, request: Request) -> Iterator[str]:
    """``body`` (indented) with its arguments in another form first."""
    yield from _with_dates(body, request)
    described = request.task.description
    for form in (*FORMS, *_without_prefix(described)):
        if form.words.search(described):
            for number, parameter in enumerate(request.parameters):
                values = _values(request, number)
                if values and all(map(form.fits, values)):
                    yield _placed(body, [f"{parameter.name} = {form.code.format(parameter.name)}"])


def _without_prefix(described: str) -> Iterator[GivenForm]:
    """Forms without a character that may stand in front, as a description says: ``a leading "v" is fine``."""
    for match in _PREFIX.finditer(described):
        character = match["before"] or match["after"]
        yield GivenForm(f'{{}}.removeprefix("{character}")', re.compile(""), str)


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
