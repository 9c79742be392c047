"""Docstring texts: one wording in the many shapes that people write it in."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from random import Random

_WIDTH = 76
VAGUE = (
    "",
    "",
    "Do it.",
    "See the tests.",
    "Do what the tests say.",
    "Helper.",
    "TODO",
    "Compute the result.",
)
"""Descriptions that say nothing."""


def phrase(r: Random, doc: str, names: Mapping[str, str]) -> str:
    """``doc`` with its ``{parameter}`` places filled, and small liberties in how it is written."""
    quote = r.choice(("", "", "", "`", "`", "'", "``")) if "'" not in doc else ""
    text = doc.format(**{old: f"{quote}{new}{quote}" for old, new in names.items()})
    style = r.random()
    if style < 0.12:
        text = _lowered(text).rstrip(".")
    elif style < 0.2:
        text = text.rstrip(".")
    elif style < 0.3 and text[-1:].isalnum():
        text += "."
    elif style < 0.34:
        text = r.choice(("TODO: ", "Task: ", "Write a function to ", "A function to ", "Should ")) + _lowered(
            text
        )
    return text


def description(r: Random, text: str, params: Sequence[str], returns: str) -> str:
    """The docstring's text: a line, a wrapped paragraph, or a summary with sections.

    ``params`` are ``name: type``; the sections name them as Google, Sphinx and NumPy styles do.
    """
    style = r.random()
    if style < 0.84:
        return text if len(text) <= 96 else textwrap.fill(text, _WIDTH)
    if style < 0.92:
        head, stop, rest = text.partition(". ")
        return f"{head}.\n\n{textwrap.fill(rest, _WIDTH)}" if stop else textwrap.fill(text, r.randint(30, 50))
    return textwrap.fill(text, _WIDTH) + "\n\n" + _sections(r, params, returns)


def _sections(r: Random, params: Sequence[str], returns: str) -> str:
    pairs = [[part.strip() for part in param.partition("=")[0].partition(":")[::2]] for param in params]
    style = r.random()
    if style < 0.6:
        args = "\n".join(
            f"    {name} ({kind}): {_gloss(r, name)}"
            if r.random() < 0.6
            else f"    {name}: {_gloss(r, name)}"
            for name, kind in pairs
        )
        return f"Args:\n{args}\n\nReturns:\n    {returns}" if r.random() < 0.8 else f"Args:\n{args}"
    lines = [f":param {name}: {_gloss(r, name)}" for name, _ in pairs]
    return "\n".join([*lines, f":return: {returns}"])


def _gloss(r: Random, name: str) -> str:
    return r.choice((f"the {name}", "the input", f"{name} to use", "input value", f"The {name}."))


def _lowered(text: str) -> str:
    """``text`` with a small first letter, unless it begins with an acronym or a name."""
    return text[:1].lower() + text[1:] if re.match(r"[A-Z][a-z ]", text) else text
