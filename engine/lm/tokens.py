"""Tokens and texts: control tokens, marks of fill-in-the-middle, line ends, and which prompts fit a model.

A tokenizer reads ``<|im_end|>`` as the end of a turn wherever it stands, in a docstring too. So a user's text
is marked: behind the first character of every spelling of a control token stands a ``CUT``, and a marked text
is encoded piece by piece. Text without such spellings stays as it is, and so do its tokens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from typing import NamedTuple

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


class Marks(NamedTuple):
    """Special tokens that stand before the prefix, the suffix and the middle."""

    prefix: str
    suffix: str
    middle: str


KNOWN = (
    Marks("<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"),
    Marks("<fim_prefix>", "<fim_suffix>", "<fim_middle>"),
    Marks("<fim-prefix>", "<fim-suffix>", "<fim-middle>"),
    Marks("<｜fim▁begin｜>", "<｜fim▁hole｜>", "<｜fim▁end｜>"),
)
"""Of Qwen-Coder and others, StarCoder, SantaCoder, DeepSeek-Coder."""


def marks(vocabulary: Container[str]) -> Marks | None:
    """The marks of a model whose special tokens these are, if it has any that are known."""
    return next((known for known in KNOWN if all(mark in vocabulary for mark in known)), None)


class TokenLines:
    """The texts of single tokens. ``decode`` gives the text of tokens."""

    def __init__(self, decode: Callable[[Sequence[int]], str]) -> None:
        self._decode = decode
        self._texts: dict[int, str] = {}

    def text(self, token: int) -> str:
        """The text of one token, with LF for every line end."""
        found = self._texts.get(token)
        if found is None:
            found = self._decode([token]).replace("\r\n", "\n").replace("\r", "\n")
            self._texts[token] = found
        return found


class LineTracker:
    """Follows the lines of one text while tokens are added to it."""

    def __init__(self, lines: TokenLines, last: int) -> None:
        """``last`` is the token that the text ends with."""
        self._lines = lines
        self._at_start = lines.text(last).endswith("\n")
        self.ends = 0
        """Line ends so far."""
        self.begins = False
        """The last token begins a line at column 0."""

    def add(self, token: int) -> bool:
        """Takes the next token; returns whether it ends a line, or begins one at column 0."""
        text = self._lines.text(token)
        ends = text.count("\n")
        begun = text[text.rfind("\n") + 1 :]
        self.begins = bool(begun) and not begun[0].isspace() and (ends > 0 or self._at_start)
        if text:
            self._at_start = not begun
        self.ends += ends
        return ends > 0 or self.begins


CHAT, FILE = "chat", "base-file"
FORMS = (
    (r"(?i)[-_. ](instruct|chat|it|tuned)\b", CHAT),
    (r"(?i)[-_. ](base|pt|hf|python)\b", FILE),
    (r"(?i)qwen[\d.]*(-coder)?-[\d.]+b\b", FILE),
    (r"(?i)(starcoder|santacoder|stable-?code|codegen|deepseek-coder-[\d.]+b\b|codegemma-[\d.]+b\b)", FILE),
    (r"(?i)(llama-?[\d.]*-[\d.]+b|granite-[\d.]+b-code|smollm\d?-[\d.]+m)\b", FILE),
)
"""Names of models, and what they get; the first pattern that is found counts."""


def fitting_form(name: str, has_turns: bool) -> str:
    """The template for the model ``name``, or names: where none tells, ``chat`` if it has a chat template.

    A model without one is never asked in turns.
    """
    if not has_turns:
        return FILE
    return next((form for pattern, form in FORMS if re.search(pattern, name)), CHAT)
