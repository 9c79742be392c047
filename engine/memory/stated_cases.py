"""Cases that a description states in words: ``None for an empty list``, ``a negative n raises ValueError``.

Few examples show them, and many known functions do otherwise there. So a case becomes a test of what passes
the visible ones, and lines that take care of it. Only two are read, of the one parameter that can be meant:
that it is empty, and that it is negative or below another number.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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
_BELOW = (
    r"(?P<one>(?:zero|0) or (?:below|less|negative|smaller)|negative or zero|not positive)\b"
    rf"|(?P<zero>(?:an? |any |the )?negative\b(?: {_NO_VERB}[a-z]+)?)"
    r"|(?:below|less than|under|smaller than) (?P<number>-?\d+|zero|one)\b(?!\.\d)"
)
_CASE = rf"(?:{_EMPTY}|{_BELOW})"
_LINK = (
    r"(?: (?:is|are) (?:returned|raised|given))?,? (?:for|if|when|on|with|where)(?: (?:the|its|a|an|\w+))??"
)
_GIVES = r",? ?(?:raises?|gives?|returns?|yields?|is|are|means?|->|→|=>|:)(?: back)?(?: an?| the)?"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_OUTCOME}{_LINK}(?: (?:\w+ )?(?:is|are|was|were))? {_CASE}",
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


@dataclass(frozen=True)
class StatedCase:
    """What a description says of a call with one argument that is empty, or below a number."""

    parameter: str
    below: int | None
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
        condition = f"not {self.parameter}" if self.below is None else f"{self.parameter} < {self.below}"
        wrong = "empty" if self.below is None else f"below {self.below}"
        if not self.raises:
            return f"if {condition}:\n    return {self.outcome}\n"
        return f'if {condition}:\n    raise {self.outcome}("{self.parameter} must not be {wrong}")\n'

    def test(self, name: str) -> TestCase:
        """Of the function ``name``."""
        call = f"{name}({', '.join(self.arguments)})"
        if self.raises:
            source = f"try:\n    {call}\nexcept {self.outcome}:\n    pass\nelse:\n    assert False\n"
        else:
            source = f"assert {call} {'is' if self.outcome in _EXACT else '=='} {self.outcome}"
        return TestCase(f"stated {call}", source)


def stated_cases(request: Request) -> tuple[StatedCase, ...]:
    """The cases that the description of ``request`` states and no test shows, each parameter's once."""
    shown = next((call for call in request.calls if _is_whole(call, request)), None)
    if shown is None or request.method:
        return ()
    found: dict[tuple[str, bool], StatedCase] = {}
    text = " ".join(request.task.description.split())
    for match in (match for pattern in _PATTERNS for match in pattern.finditer(text)):
        below = None if match["empty"] else _bound(match)
        number, outcome = _meant(request, below), _outcome(match["outcome"], request)
        if number is not None and outcome is not None:
            name, arguments = request.parameters[number].name, _arguments(shown, number, below)
            found.setdefault((name, below is None), StatedCase(name, below, arguments, outcome))
    return tuple(found.values())


def guarded(body: str, cases: Sequence[StatedCase]) -> str:
    """``body`` (indented) that takes care of ``cases`` first, below its imports."""
    return below_imports(body, "".join(case.guard for case in cases).splitlines())


def _is_whole(call: Call, request: Request) -> bool:
    """Whether all its arguments are known."""
    count = len(call.arguments)
    return 0 < count <= len(request.parameters) and {*call.arguments} == {*range(count)}


def _bound(match: re.Match[str]) -> int:
    """The number that an argument is below."""
    if match["one"] or match["zero"]:
        return 1 if match["one"] else 0
    return int(_WORDS.get(match["number"].lower(), match["number"]))


def _meant(request: Request, below: int | None) -> int | None:
    """The number of the only parameter that can be empty, or below a number; None if a test shows that."""
    if any(_is_case(value, below) for call in request.calls for value in call.arguments.values()):
        return None
    kinds = tuple(_EMPTIES) if below is None else (int, float)
    fitting = [number for number in range(len(request.parameters)) if _always(request, number, kinds)]
    return fitting[0] if len(fitting) == 1 else None


def _is_case(value: Any, below: int | None) -> bool:
    if below is None:
        return type(value) in _EMPTIES and not value
    return type(value) in (int, float) and value < below


def _always(request: Request, number: int, kinds: tuple[type, ...]) -> bool:
    """Whether every call gives the parameter a value of one of ``kinds``."""
    given = [call.arguments.get(number) for call in request.calls]
    return bool(given) and all(type(value) in kinds for value in given)


def _arguments(call: Call, number: int, below: int | None) -> tuple[str, ...]:
    """Those of ``call``, one of them empty or below the number."""
    kind = type(call.arguments[number])
    instead = _EMPTIES[kind] if below is None else repr(kind(below - 1))
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
