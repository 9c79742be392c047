"""Constants that a request names: numbers, quoted texts, signs called by their names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.memory.parameters import Parameter

MOST = 6
_TOKEN = re.compile(
    r"""(?P<quoted>"[^"\n]{0,20}"|'[^'\n]{0,20}'(?!\w)|`[^`\n]{1,20}`)|(?P<number>(?<![\w.])-?\d+(?:\.\d+)?(?!\w|\.\d))"""
    r"""|(?P<word>[A-Za-z]+)"""
)
_NUMBERS = dict(
    zip(
        "zero one two three four five six seven eight nine ten eleven twelve hundred thousand".split(),
        (*range(13), 100, 1000),
        strict=True,
    )
)
_INPUTS = (
    "arrays dates dicts dictionaries integers ints intervals lists matrices numbers of points ranges "
    "sequences sets sorted strings texts times tuples values vectors versions"
).split()
"""Behind "one" or "two" they name what is given: two lists, one of the numbers."""
_SIGNS = {
    "space": " ",
    "spaces": " ",
    "comma": ",",
    "commas": ",",
    "hyphen": "-",
    "hyphens": "-",
    "dash": "-",
    "dashes": "-",
    "underscore": "_",
    "underscores": "_",
    "colon": ":",
    "semicolon": ";",
    "slash": "/",
    "dot": ".",
    "dots": ".",
    "star": "*",
    "stars": "*",
    "asterisk": "*",
    "asterisks": "*",
    "tab": "\t",
    "newline": "\n",
    "pipe": "|",
}


def constants(text: str) -> tuple[Parameter, ...]:
    """The constants that ``text`` names, in its order, each once, at most ``MOST``.

    A name is the constant as Python writes it: ``Parameter("','", "str")`` for a comma.
    """
    found = dict.fromkeys(_constants(text))
    return tuple(Parameter(repr(value), type(value).__name__) for value, _ in found)[:MOST]


def _constants(text: str) -> Iterator[tuple[object, type]]:
    """Each with its type, for 1 is equal to 1.0."""
    for match in _TOKEN.finditer(text):
        if (quoted := match["quoted"]) is not None:
            yield quoted[1:-1], str
        elif (number := match["number"]) is not None:
            value = float(number) if "." in number else int(number)
            yield value, type(value)
        elif (word := match["word"].lower()) in _NUMBERS:
            if word not in ("one", "two") or not _counts_inputs(text[match.end() :]):
                yield _NUMBERS[word], int
        elif word in _SIGNS:
            yield _SIGNS[word], str


def _counts_inputs(rest: str) -> bool:
    """Whether the first word of ``rest`` is one of ``_INPUTS``."""
    following = rest.split(maxsplit=1)
    return bool(following) and following[0].strip(".,;:").lower() in _INPUTS
