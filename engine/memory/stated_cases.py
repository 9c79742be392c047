"""Cases that a description states in words: ``None for an empty list``, ``a negative n raises ValueError``.

Few examples show them, and many known functions do otherwise there. So a case becomes a test of what passes
the visible ones, and lines that take care of it. Read are, of the one parameter that can be meant: that it is
empty, negative, below or above a number, or outside of a range.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.memory.types import Call, Request
from engine.support.renaming import below_imports
from sandbox import TestCase

_OUTCOME = (
    r"(?P<outcome>[\"'`]{0,2}(?:None|True|False|\w*Error)\b[\"'`]{0,2}|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\d)"
    r"|zero\b|(?:an? |the )?empty (?:string|list|dict|dictionary|tuple|set)\b"
    r"|\"[^\"\n]{0,20}\"|'[^'\n]{0,20}'|\[\]|\{\}|\(\))"
)
_NO_VERB = r"(?!(?:raises?|gives?|returns?|is|are|or|and)\b)"
_EMPTY = (
    rf"(?P<empty>(?:an? |the |its )?(?:empty|blank)(?: {_NO_VERB}[a-z]+)?"
    rf"|(?:there(?: is|'s| are| was| were) )?(?:no|nothing|none)\b(?: {_NO_VERB}[a-z]+){{0,3}})"
)
_NUMBER = r"-?\d+(?:\.\d+)?|zero\b|one\b"
_NO_MORE = r"(?![\w.,]*\d)(?! (?!(?:raises?|gives?|returns?|is|are|means?|or)\b)[a-z])"
_BELOW = (
    r"(?P<one>(?:zero|0) or (?:below|less|negative|smaller)|negative or zero|not positive)\b"
    rf"|(?P<zero>(?:an? |any |the )?negative\b(?: {_NO_VERB}[a-z]+)?)"
    rf"|(?:below|less than|under|smaller than|lower than) (?P<below>{_NUMBER})(?!\d|\.\d)"
)
_ABOVE = rf"(?:above|greater than|more than|over|larger than|higher than) (?P<above>{_NUMBER}){_NO_MORE}"
_RANGE = rf"(?P<low>{_NUMBER}) ?(?:to|and|through|-|–|\.\.\.?) ?(?P<high>{_NUMBER})"
_OUTSIDE = (
    r"(?:outside|out of|not (?:with)?in|not between)(?: of)?"
    rf"(?: (?:the range )?(?:of |from )?{_RANGE}{_NO_MORE}| (?P<told>(?:(?:that|this|the|its) )?range|it)\b)"
)
_CASE = rf"(?:{_EMPTY}|{_BELOW}|{_ABOVE}|{_OUTSIDE})"
_ALONE = r"(?!,? (?:and|but|unless|except|if|when|while|with|without)\b)"
_LINK = (
    r"(?: (?:is|are) (?:returned|raised|given))?,? (?:for|if|when|on|with|where)(?: (?:the|its|a|an|\w+))??"
)
_GIVES = r",? ?(?:raises?|gives?|returns?|yields?|is|are|means?|->|→|=>|:)(?: back)?(?: an?| the)?"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_OUTCOME}{_LINK}(?: (?:\w+ )?(?:is|are|was|were))? {_CASE}{_ALONE}",
        rf"(?<!non-)(?<!not )\b{_CASE}{_GIVES} {_OUTCOME}",
    )
)
_WORDS = {
    "zero": "0",
    "one": "1",
    "empty string": "''",
    "empty list": "[]",
    "empty dict": "{}",
    "empty dictionary": "{}",
    "empty tuple": "()",
    "empty set": "set()",
}
_EMPTIES: dict[type[Any], str] = {str: "''", list: "[]", tuple: "()", dict: "{}"}
_EXACT = ("None", "True", "False")
_READ = 4_000
"""Characters of a description that are read."""


@dataclass(frozen=True)
class Bound:
    """A number that an argument is below or above."""

    relation: Literal["<", ">"]
    number: float

    @property
    def beyond(self) -> float:
        """The nearest whole step that is."""
        return self.number - 1 if self.relation == "<" else self.number + 1

    def holds(self, value: Any) -> bool:
        """Whether ``value`` is a number that is."""
        if type(value) not in (int, float):
            return False
        return bool(value < self.number if self.relation == "<" else value > self.number)

    @property
    def code(self) -> str:
        """Behind an argument's name, as Python writes it."""
        return f"{self.relation} {self.number!r}"

    def __str__(self) -> str:
        return f"{'below' if self.relation == '<' else 'above'} {self.number!r}"


@dataclass(frozen=True)
class StatedCase:
    """What a description says of a call with one argument that is empty, or beyond a number."""

    parameter: str
    bound: Bound | None
    """None: it is empty."""
    arguments: tuple[str, ...]
    """Of the call, as Python writes them."""
    outcome: str
    """What comes of it as Python writes it, or the name of an exception."""

    @property
    def raises(self) -> bool:
        return self.outcome.endswith("Error")

    @property
    def guard(self) -> str:
        """The lines, at column 0, that take care of it."""
        condition = f"not {self.parameter}" if self.bound is None else f"{self.parameter} {self.bound.code}"
        wrong = "be empty" if self.bound is None else f"be {self.bound}"
        if not self.raises:
            return f"if {condition}:\n    return {self.outcome}\n"
        return f'if {condition}:\n    raise {self.outcome}("{self.parameter} must not {wrong}")\n'

    def test(self, name: str) -> TestCase:
        """Of the function ``name``."""
        call = f"{name}({', '.join(self.arguments)})"
        if self.raises:
            source = f"try:\n    {call}\nexcept {self.outcome}:\n    pass\nelse:\n    assert False\n"
        else:
            source = f"assert {call} {'is' if self.outcome in _EXACT else '=='} {self.outcome}"
        return TestCase(f"stated {call}", source)


def stated_cases(request: Request, *, shown_too: bool = False) -> tuple[StatedCase, ...]:
    """The cases that the description of ``request`` states, each parameter's once.

    Without those that a test shows, or ``shown_too``.
    """
    shown = next((call for call in request.calls if _is_whole(call, request)), None)
    if shown is None or request.method:
        return ()
    found: dict[tuple[str, str], StatedCase] = {}
    text = " ".join(request.task.description[:_READ].split())
    for match in (match for pattern in _PATTERNS for match in pattern.finditer(text)):
        for bound in _bounds(match, text):
            number, outcome = _meant(request, bound), _outcome(match["outcome"], request)
            if number is not None and outcome is not None and (shown_too or not _is_shown(request, bound)):
                name, arguments = request.parameters[number].name, _arguments(shown, number, bound)
                case = StatedCase(name, bound, arguments, outcome)
                found.setdefault((name, bound.relation if bound else ""), case)
    return tuple(found.values())


def guarded(body: str, cases: Sequence[StatedCase]) -> str:
    """``body`` (indented) that takes care of ``cases`` first, below its imports."""
    return below_imports(body, "".join(case.guard for case in cases).splitlines())


def _is_whole(call: Call, request: Request) -> bool:
    """Whether all its arguments are known."""
    count = len(call.arguments)
    return 0 < count <= len(request.parameters) and {*call.arguments} == {*range(count)}


def _bounds(match: re.Match[str], text: str) -> Sequence[Bound | None]:
    """What an argument is beyond, in one way or the other; None where it is empty."""
    if match["empty"]:
        return (None,)
    if match["one"] or match["zero"]:
        return (Bound("<", 1 if match["one"] else 0),)
    if match["below"] or match["above"]:
        return (Bound("<" if match["below"] else ">", _number(match["below"] or match["above"])),)
    within = match if match["low"] else _only_range(text)
    return (Bound("<", _number(within["low"])), Bound(">", _number(within["high"]))) if within else ()


def _only_range(text: str) -> re.Match[str] | None:
    """The range that ``text`` tells elsewhere; None if it tells none, or more."""
    told = list(re.finditer(rf"(?<![\w.-]){_RANGE}(?![\w]|[.,]\d)", text, re.IGNORECASE))
    return told[0] if len(told) == 1 else None


def _number(text: str) -> float:
    written = _WORDS.get(text.lower(), text)
    return float(written) if "." in written else int(written)


def _meant(request: Request, bound: Bound | None) -> int | None:
    """The number of the only parameter that can be empty, or a number."""
    kinds = tuple(_EMPTIES) if bound is None else (int, float)
    fitting = [number for number in range(len(request.parameters)) if _always(request, number, kinds)]
    return fitting[0] if len(fitting) == 1 else None


def _is_shown(request: Request, bound: Bound | None) -> bool:
    """Whether a test shows such an argument."""
    return any(_is_case(value, bound) for call in request.calls for value in call.arguments.values())


def _is_case(value: Any, bound: Bound | None) -> bool:
    return type(value) in _EMPTIES and not value if bound is None else bound.holds(value)


def _always(request: Request, number: int, kinds: tuple[type, ...]) -> bool:
    """Whether every call gives the parameter a value of one of ``kinds``."""
    given = [call.arguments.get(number) for call in request.calls]
    return bool(given) and all(type(value) in kinds for value in given)


def _arguments(call: Call, number: int, bound: Bound | None) -> tuple[str, ...]:
    """Those of ``call``, one of them empty or beyond the number."""
    kind = type(call.arguments[number])
    instead = _EMPTIES[kind] if bound is None else repr(kind(bound.beyond))
    return tuple(instead if place == number else repr(each) for place, each in sorted(call.arguments.items()))


def _outcome(text: str, request: Request) -> str | None:
    """What ``text`` says, as Python writes it; None if the function cannot mean it."""
    bare = re.sub(r"^(?:an?|the) ", "", text.strip("`"), flags=re.IGNORECASE)
    written = _WORDS.get(bare.lower(), bare)
    if written.endswith("Error"):
        kind = getattr(builtins, written, None)
        return written if isinstance(kind, type) and issubclass(kind, Exception) else None
    if written == "set()":
        value: Any = set()
    else:
        try:
            value = ast.literal_eval(written)
        except (ValueError, SyntaxError):
            return None
    kinds = {type(call.expected) for call in request.calls if call.shown}
    if kinds == {float} and type(value) is int:
        return repr(float(value))
    return repr(value) if value is None or type(value) in kinds else None
