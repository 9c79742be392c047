"""Small mistakes in working code, made in its text so that its style does not give them away."""

from __future__ import annotations

import io
import keyword
import tokenize
from collections.abc import Sequence
from random import Random

from engine.support import renaming

_MISTAKES = """
+ - *|- +|* +|// * - %|/ * //|% // *|** *|< > <=|> < >=|<= < >=|>= > <=|== != >=|!= ==|+= -= =|-= +=|*= +=
and or|or and|min max|max min|True False|False True|upper lower|lower upper|all any|any all|sum len
sorted list|append insert|startswith endswith|endswith startswith|keys values|values keys
continue break|break continue
"""
_SWAPS = {
    line.split()[0]: tuple(line.split()[1:]) for line in _MISTAKES.strip().replace("|", "\n").splitlines()
}
"""What may stand by mistake in the place of a word."""
_LIBRARY = frozenset(
    "len range sum min max sorted list set dict str int float abs enumerate zip any all".split()
)


def mutated(body: str, r: Random) -> str:
    """``body`` (at column 0) with one or two small mistakes, still parsable.

    Raises ``ValueError`` when there is no place for one.
    """
    for _ in range(8):
        changed = body
        for _ in range(r.choice((1, 1, 1, 2))):
            changed = _once(changed, r)
        try:
            renaming.parse(changed)
        except SyntaxError:
            continue
        if changed != body:
            return changed
    raise ValueError("no mistake fits")


def _once(body: str, r: Random) -> str:
    tokens = [
        token
        for token in tokenize.generate_tokens(io.StringIO(body).readline)
        if token.type in (tokenize.OP, tokenize.NAME, tokenize.NUMBER)
    ]
    names = sorted({token.string for token in tokens if _variable(token)})
    options = [(token, choices) for token in tokens if (choices := _instead(token, names))]
    if not options:
        raise ValueError("nothing to change")
    token, choices = r.choice(options)
    (line, column), (_, end) = token.start, token.end
    lines = body.split("\n")
    lines[line - 1] = lines[line - 1][:column] + r.choice(choices) + lines[line - 1][end:]
    return "\n".join(lines)


def _instead(token: tokenize.TokenInfo, names: Sequence[str]) -> Sequence[str]:
    """What could stand in the place of ``token`` by mistake."""
    if token.type == tokenize.NUMBER:
        number = int(token.string) if token.string.isdigit() else None
        return [] if number is None else [str(number + 1), str(max(0, number - 1))]
    if token.string in _SWAPS:
        return _SWAPS[token.string]
    return [name for name in names if name != token.string] if _variable(token) else []


def _variable(token: tokenize.TokenInfo) -> bool:
    named = token.type == tokenize.NAME and not keyword.iskeyword(token.string)
    return named and token.string not in _LIBRARY
