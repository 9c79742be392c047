"""The examples in a docstring or text."""

from __future__ import annotations

import doctest

UNKNOWN = 0
"""Among the options of an example: that one of them is not known here."""
for _name in ("NUMBER", "ALLOW_UNICODE", "ALLOW_BYTES"):
    doctest.register_optionflag(_name)


class _Parser(doctest.DocTestParser):
    """Takes examples with options that it does not know, too."""

    def _find_options(self, source: str, name: str, lineno: int) -> dict[int, bool]:
        try:
            options: dict[int, bool] = super()._find_options(source, name, lineno)  # type: ignore[misc]
        except ValueError:
            return {UNKNOWN: True}
        return options


def parsed_examples(docstring: str) -> list[doctest.Example]:
    """The examples of a docstring. Raises ``ValueError`` where doctest would."""
    return _Parser().get_examples(docstring)


def examples_of(text: str) -> str:
    """The source of all examples of a text; nothing where they are malformed."""
    try:
        return "".join(example.source for example in parsed_examples(text))
    except ValueError:
        return ""
