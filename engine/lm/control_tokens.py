"""Control tokens: which tokens steer a model, which of them end a text, and how a user's text stays text.

A tokenizer reads ``<|im_end|>`` as the end of a turn wherever it stands, in a docstring too. So a user's text
is marked: behind the first character of every spelling of a control token stands a ``CUT``, and a marked text
is encoded piece by piece. Text without such spellings stays as it is, and so do its tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

CUT = "\ufdd0"
"""Where a marked text is cut before it is encoded: a code point that is no character."""
_KEPT = "\ufdd1"
"""Follows a ``CUT`` that the user wrote."""
_CUTS = re.compile(f"{CUT}(?!{_KEPT})")
_LOOKS = re.compile(r"<[|｜].*[|｜]>|</?s>|<unk>|<pad>", re.DOTALL)

ENDS = frozenset(
    (
        "<|end|>",
        "</s>",
        "<|endoftext|>",
        "<|end_of_text|>",
        "<｜end▁of▁sentence｜>",
        "<|im_end|>",
        "<|eot_id|>",
        "<|eom_id|>",
        "<|end_of_turn|>",
        "<end_of_turn>",
        "<|EOT|>",
        "<EOT>",
        "<|return|>",
        "<|fim_pad|>",
        "<fim_pad>",
        "<fim-pad>",
        "<|file_sep|>",
        "<file_sep>",
        "<|repo_name|>",
        "<repo_name>",
    )
)
"""Control tokens after which nothing belongs to the answer: ends of texts and turns, other files."""


def looks_like_control(text: str) -> bool:
    """Decides by its spelling whether an added token is a control token, whatever its tokenizer calls it."""
    return _LOOKS.fullmatch(text) is not None


class Literal:
    """Marks a user's text so that ``pieces`` holds no spelling of a control token."""

    def __init__(self, spellings: Iterable[str]) -> None:
        """``spellings`` of one character cannot be cut, and are left out."""
        cuttable = sorted({spelling for spelling in spellings if len(spelling) > 1})
        first = "".join(sorted({re.escape(spelling[0]) for spelling in cuttable}))
        rest = "|".join(map(re.escape, cuttable))
        self._beginnings = re.compile(rf"(?=[{first}])(?={rest}).", re.DOTALL) if cuttable else None

    def __call__(self, text: str) -> str:
        """``text``, marked. Marking a text twice spoils it."""
        text = text.replace(CUT, CUT + _KEPT)
        if self._beginnings is None:
            return text
        return self._beginnings.sub(lambda found: found[0] + CUT, text)


def pieces(text: str) -> list[str]:
    """Splits a marked text; the pieces joined are the text before it was marked."""
    if CUT not in text:
        return [text]
    return [piece.replace(CUT + _KEPT, CUT) for piece in _CUTS.split(text)]


def plain(text: str) -> str:
    """The text before it was marked."""
    return "".join(pieces(text))
