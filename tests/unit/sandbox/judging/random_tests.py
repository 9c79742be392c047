"""Random tests of a function that says what it was given; Python passes each of them."""

from __future__ import annotations

import contextlib
import io
import re
import textwrap
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sandbox import TestCase

PROGRAM = '''def f(value=0, *more):
    """The type of a value, and what it holds."""
    holds = isinstance(value, (list, tuple, set, frozenset, dict, str, bytes)) or hasattr(value, "__next__")
    return type(value).__name__, sorted(str(each)[:2] for each in value) if holds else str(value)[:6]

def grow(items):
    items.append(9)
    return len(items)
'''
IMPORTS = """import math, contextlib
from collections import Counter
from datetime import date
from fractions import Fraction
"""
_BEGINNING = ["g = f", "h = lambda x: [x]", "a = 1", "b = [1, 2]", "c = 'xy'", "d = {1: 2}"]
_NAMES = "abcd"
_VALUES = (
    "range(4)|range(1, 9, 3)|list|int|len|sorted|ValueError|...|None|[1, 2]|(1, [2])|{1: 2}|{1, 2}|b'a'|-0.0|"
    "frozenset([1])|slice(3)|{1: 2}.items()|iter([1, 2])|zip([1, 2], 'ab')|enumerate('ab')|reversed([1, 2])|"
    "map(str, [1, 2])|(x for x in [1, 2])|[x for x in 'ab']|[range(3)]|lambda x: x|math|math.pi|"
    "Counter('aab')|Fraction(1, 2)|date(2020, 1, 1)|1|2|'ab'|''|True|[]|{}|[[]]|3.5|set()|f|grow|g|h"
).split("|")
_EXPRESSIONS = (
    "[E, E]|(E,)|{'k': E}|E + E|E * 2|f(E)|g(E)|h(E)|list(E)|sorted(E)|len(E)|E[0]|zip(E, E)|"
    "[f(y) for y in E]|[y for y in E]|(f(y) for y in E)|E if E else E|E == E|E or E|not E|isinstance(E, int)|"
    "isinstance(E, list)|next(iter(E))|"
    "tuple(E)|dict(E)|E[1:]|enumerate(E)|grow(N)|E.copy()|N.pop()|max(E)|sum(E)|type(E)|set(E)|"
    "{y: f(y) for y in E}|E in E|E is None|E.__name__|math.floor(E)|any(E)|all(f(y) for y in E)"
).split("|")
_STATEMENTS = (
    "N = E|N = E|N = E|N = N|N += E|N.append(E)|N, N = E, E|N = f(N)|f(N)|grow(N)|for N in E:\nS|"
    "if E:\nS\nelse:\nS|def h(x):\n    return E|def h(x):\n    N = x\n    return f(N)|"
    "h = lambda x: E|g = f|g = grow|try:\nS\nexcept ValueError:\n    pass|"
    "with contextlib.suppress(TypeError):\nS|del N|N[0] = E|N.sort()|"
    "N.update(E)|while N:\nS\n    break|N = N.copy()|N = N = E|import math as g|N: list = E|assert E or True|"
    "class K:\n    z = E\nN = K().z|print(E)|N = [N, N]|N.extend(N)|N[0].append(1)"
).split("|")
_DEEPEST = 2
_LONGEST = 300
"""Characters of an expected value."""


def drawn(seed: int) -> TestCase:
    """The test of that number: some statements, and assertions of what ``f`` says of the names then."""
    r = Random(seed)
    lines = list(_BEGINNING)
    for _ in range(r.randint(1, 6)):
        _add(lines, _statement(r, 0))
        if r.random() < 0.4:
            _assert(lines, f"f({_expression(r, 1) if r.random() < 0.3 else r.choice(_NAMES)})")
    for name in r.sample(_NAMES, 2):
        _assert(lines, f"f({name})")
    cut = r.randint(0, len(_BEGINNING))
    setup = IMPORTS + "".join(f"{line}\n" for line in lines[:cut])
    return TestCase(f"test[{seed}]", "\n".join([*lines[cut:], "assert f(1) == ('int', '1')"]), setup=setup)


def _filled(r: Random, templates: Sequence[str], makers: dict[str, Callable[[], str]]) -> str:
    """One of ``templates``, with what each single capital letter stands for."""
    return re.sub(r"\b[ENS]\b", lambda found: makers[found.group()](), r.choice(templates))


def _expression(r: Random, depth: int) -> str:
    if depth > _DEEPEST or r.random() < 0.45:
        return r.choice(_VALUES) if r.random() < 0.6 else r.choice(_NAMES)
    makers = {"E": lambda: _expression(r, depth + 1), "N": lambda: r.choice(_NAMES)}
    return _filled(r, _EXPRESSIONS, makers)


def _statement(r: Random, depth: int) -> str:
    def inner() -> str:
        return textwrap.indent(_statement(r, depth + 1) if depth < _DEEPEST else "pass", "    ")

    makers = {"E": lambda: _expression(r, 0), "N": lambda: r.choice(_NAMES), "S": inner}
    return _filled(r, _STATEMENTS, makers)


def _add(lines: list[str], line: str) -> None:
    """Adds a line if Python gets through all of them then."""
    with contextlib.suppress(Exception):
        _after([*lines, line])
        lines.append(line)


def _assert(lines: list[str], question: str) -> None:
    """Adds the assertion that what is asked has the value that it has."""
    with contextlib.suppress(Exception):
        answer = repr(eval(question, _after(lines)))
        if len(answer) <= _LONGEST:
            _add(lines, f"assert {question} == {answer}")


def _after(lines: Sequence[str]) -> dict[str, Any]:
    names: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec("\n".join([PROGRAM, IMPORTS, *lines]), names)
    return names
