"""A transformers tokenizer as ``base.Tokenizer``, exact in the middle of a text.

Tokenizers are made for whole texts: those that follow SentencePiece put a blank in front of what they encode,
and drop the first blank of what they decode. Prompts and answers come in parts.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from engine.lm.chat_template import ChatTemplate
from engine.lm.tokens import ENDS, Literal, looks_like_control, marks, pieces
from engine.support.errors import ModelError, SettingsError
from engine.support.files import TooLarge, content
from engine.support.own_process import command

_ANCHORS = ("\n", "a", ".", "=")
"""What stands in front of a text; one of them does not merge with it."""


class TransformersTokenizer:
    """Exact text: nothing is cleaned up, added or merged."""

    def __init__(self, tokenizer: Any, vocabulary: int, end_tokens: Iterable[int] = ()) -> None:
        """``vocabulary``: the width of the logits; ``end_tokens``: what its configuration says."""
        self._tokenizer = tokenizer
        self.vocabulary = vocabulary
        known = {text: token for text, token in tokenizer.get_vocab().items() if token < vocabulary}
        self.infill = marks(known)
        self._controls = _controls(tokenizer) | {known[mark]: mark for mark in self.infill or ()}
        self.end_tokens = frozenset(_ends(tokenizer, self._controls, end_tokens)).intersection(
            range(vocabulary)
        )
        unknown = set(range(vocabulary)).difference(known.values())
        silent = self._controls.keys() - self.end_tokens
        self.forbidden: Sequence[int] = tuple(sorted(unknown.union(silent).intersection(range(vocabulary))))
        self._anchor = self._whole(_ANCHORS[1])
        self._anchor_text = self._text(self._anchor)
        self._adds_blank = self._anchored("a") != self._anchor
        self._first = _first_tokens(tokenizer)
        self._literal = Literal(_spellings(known, self._controls))

    @property
    def begins(self) -> str:
        """What the tokenizer itself puts in front of a text, such as BOS."""
        return str(self._tokenizer.decode(self._first))

    @property
    def has_turns(self) -> bool:
        """Whether it has a chat template."""
        return bool(getattr(self._tokenizer, "chat_template", None))

    def literal(self, text: str) -> str:
        """``text`` of a user, marked so that spellings of control tokens in it are encoded as text."""
        return self._literal(text)

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` in the middle of a text, its control tokens recognized, none added."""
        return [token for piece in pieces(text) for token in self._middle(piece)]

    def opening(self, text: str) -> list[int]:
        """Tokens of ``text`` at the beginning of a prompt, behind the tokenizer's own first tokens, once."""
        first, *rest = pieces(text)
        tokens = self._whole(first)
        if tokens[: len(self._first)] != self._first:
            tokens = [*self._first, *tokens]
        return [*tokens, *(token for piece in rest for token in self._middle(piece))]

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens`` in the middle of a text, control tokens left out.

        Incomplete UTF-8 gives replacement characters.
        """
        spoken = [token for token in tokens if token not in self._controls]
        return self._text([*self._anchor, *spoken]).removeprefix(self._anchor_text)

    def chat(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template, ``ModelError`` when it cannot be used.
        """
        if not self.has_turns:
            raise SettingsError("The model has no chat template: choose the prompt template 'base-file'.")
        return self._template.filled(text)

    @cached_property
    def _template(self) -> ChatTemplate:
        """Filled in by us, since transformers would do it in this process, without limits."""
        try:
            source = str(self._tokenizer.get_chat_template())
        except ValueError as error:
            raise ModelError(f"The model's chat template cannot be used: {error}") from None
        return ChatTemplate(source, self._tokenizer.special_tokens_map)

    def _whole(self, text: str) -> list[int]:
        """Tokens of a text as the tokenizer itself gives them, without BOS and EOS."""
        return list(self._tokenizer.encode(text, add_special_tokens=False))

    def _middle(self, text: str) -> list[int]:
        return self._anchored(text) if self._adds_blank else self._whole(text)

    def _anchored(self, text: str) -> list[int]:
        """What changes behind a text that does not merge with ``text``."""
        for anchor in _ANCHORS:
            before, both = self._whole(anchor), self._whole(anchor + text)
            if both[: len(before)] == before:
                return both[len(before) :]
        return self._whole(text)

    def _text(self, tokens: Sequence[int]) -> str:
        text: str = self._tokenizer.decode(
            list(tokens),
            skip_special_tokens=True,
            clean_up_tokenization_spaces=False,
            spaces_between_special_tokens=False,
        )
        return text


def auto_tokenizer(path_or_id: str) -> Any:
    """The transformers tokenizer of a folder or a model of the hub. Raises ``ModelError``."""
    try:
        return read_tokenizer(path_or_id)
    except Exception as error:
        reason = " ".join(str(error).split())[:300]
        raise ModelError(f"There is no tokenizer in {path_or_id}: {reason}") from None


_FILE = "tokenizer.json"
_SETTINGS = ("tokenizer_config.json", "special_tokens_map.json", "added_tokens.json")
LARGEST_SETTINGS, LARGEST_FILE = 2**22, 2**26
"""Bytes of a file of settings and of all chat templates, and of any other file beside the weights;
tokenizers have some 2**25."""
MOST_ENTRIES = 2**14
"""Of a list or a table of settings."""
IF_THERE: Mapping[str, Any] = {"_raise_exceptions_for_missing_entries": False}
"""An option to fetch a file from the hub."""
SECONDS, MEMORY = 20, 2**32
"""Of processor time, and bytes, to read it and to encode texts such as programs have."""
_WAIT = 6 * SECONDS
"""On the clock: a process that may have no more memory can stop for ever."""
MOST_ADDED = 2**14
"""Tokens beside the vocabulary: transformers takes time by the square of them."""
_TRIAL = """
import os, resource, sys
os.environ["TOKENIZERS_PARALLELISM"] = "false"
for kind, most in ((resource.RLIMIT_CPU, int(sys.argv[2])), (resource.RLIMIT_DATA, int(sys.argv[3]))):
    resource.setrlimit(kind, (most, most))
from tokenizers import Tokenizer
tokenizer = Tokenizer.from_file(sys.argv[1])
for text in ("a", "A", "0", " ", "\\n", "\\t", "_", "(", "a ", "aA0_ ", "\\r\\n  ", "f(x):\\n  return x\\n"):
    tokenizer.encode(text * 500)
if len(tokenizer.get_added_tokens_decoder()) > int(sys.argv[4]):
    os.abort()
"""


def read_tokenizer(path_or_id: str) -> Any:
    """The same. Its file is tried in a process with limits, for it may make a text grow without end.

    Raises ``ModelError`` where that breaks down, ``ValueError`` for settings that cannot be, and what
    transformers raises.
    """
    from transformers import AutoTokenizer

    folder = Path(path_or_id)
    with contextlib.suppress(OSError):  # transformers says what cannot be fetched
        folder = folder if folder.is_dir() else _fetched(path_or_id)
    check_files(folder)
    file = (folder / _FILE).resolve()
    if file.is_file() and not _survives(file, file.stat()):
        raise ModelError(
            f"The {_FILE} of {path_or_id} cannot be used: a process that read it and encoded short texts "
            f"took more than {SECONDS} s or {MEMORY >> 20} MB, broke down, or found more than {MOST_ADDED:,} "
            "added tokens. Use another model."
        )
    return AutoTokenizer.from_pretrained(path_or_id, trust_remote_code=False)


def _fetched(name: str) -> Path:
    """The folder with what the hub has of a model's tokenizer. Raises OSError."""
    from transformers.utils.hub import cached_file

    found = [cached_file(name, each, **IF_THERE) for each in (_FILE, *_SETTINGS)]
    return Path(next(filter(None, found), "")).parent


def check_files(folder: Path) -> None:
    """Refuses what transformers would read beside the weights for very long, or elsewhere.

    Raises ``ValueError``, OSError.
    """
    templates = [*folder.glob("*.jinja"), *folder.glob("additional_chat_templates/*")]
    of_the_model = [folder.resolve(), folder.resolve().parent.parent / "blobs"] if folder.is_dir() else []
    for file in (*folder.glob("*"), *templates):
        if file.is_symlink() and not any(file.resolve().is_relative_to(each) for each in of_the_model):
            raise ValueError(f"its {file.name} is a link that leads elsewhere")
    if sum(file.stat().st_size for file in templates) > LARGEST_SETTINGS:
        raise ValueError(f"its chat templates have more than {LARGEST_SETTINGS >> 20} MiB")
    for pattern in ("*.json", "*.txt", "*.model"):
        for file in folder.glob(pattern):
            if file.stat().st_size > LARGEST_FILE:
                raise ValueError(f"its {file.name} has more than {LARGEST_FILE >> 20} MiB")
    for name in _SETTINGS:
        told = read_json(folder / name, LARGEST_SETTINGS) if (folder / name).exists() else {}
        if "fast_tokenizer_files" in told:
            raise ValueError(f"its {name} names other files for the tokenizer")


def read_json(
    file: Path,
    most: int,
    check: Callable[[dict[str, Any]], Any] | None = None,
    entries: int | None = MOST_ENTRIES,
) -> dict[str, Any]:
    """The table that a file holds, of lists and tables of so many ``entries``.

    Raises ``ValueError``, OSError.
    """
    try:
        found = json.loads(content(file, most), object_hook=check)
    except RecursionError:
        raise ValueError(f"its {file.name} is nested too deeply") from None
    except ValueError as error:
        raise ValueError(f"its {file.name} is not JSON ({error})") from None
    except TooLarge:
        raise ValueError(f"its {file.name} has more than {most >> 20} MiB") from None
    if not isinstance(found, dict):
        raise ValueError(f"its {file.name} is no table")
    level: list[Any] = [found]
    while entries is not None and level:
        nested = [each for each in level if isinstance(each, dict | list)]
        if any(len(each) > entries for each in nested):
            raise ValueError(f"its {file.name} has a list or table of more than {entries:,} entries")
        level = [part for each in nested for part in (each.values() if isinstance(each, dict) else each)]
    return found


@cache
def _survives(file: Path, stamp: os.stat_result) -> bool:
    """Whether a process that uses the tokenizer of ``file``, as it is now, ends by itself."""
    trial = command(_TRIAL, str(file), str(SECONDS), str(MEMORY), str(MOST_ADDED))
    where: dict[str, Any] = {"stdin": subprocess.DEVNULL, "capture_output": True, "cwd": "/"}
    try:
        return subprocess.run(trial, timeout=_WAIT, **where).returncode >= 0
    except subprocess.TimeoutExpired:
        return False


def _controls(tokenizer: Any) -> dict[int, str]:
    """Spellings of control tokens: special ones, and added ones that look like it or swallow blanks."""
    added = {
        number: str(token)
        for number, token in tokenizer.added_tokens_decoder.items()
        if token.special or token.lstrip or token.rstrip or looks_like_control(str(token))
    }
    return added | dict(zip(tokenizer.all_special_ids, tokenizer.all_special_tokens, strict=True))


def _ends(tokenizer: Any, controls: Mapping[int, str], configured: Iterable[int]) -> Iterator[int]:
    yield from configured
    yield from (token for token, text in controls.items() if text in ENDS)
    if tokenizer.eos_token_id is not None:
        yield tokenizer.eos_token_id


def _spellings(known: Container[str], controls: Mapping[int, str]) -> list[str]:
    """What a user's text must not be read as: control tokens, and tokens that stand for a byte."""
    in_bytes = [spelling for byte in range(256) if (spelling := f"<0x{byte:02X}>") in known]
    return [*controls.values(), *in_bytes]


def _first_tokens(tokenizer: Any) -> list[int]:
    """What the tokenizer puts in front of a text, such as BOS."""
    text = tokenizer("a", add_special_tokens=False)["input_ids"]
    whole = tokenizer("a")["input_ids"]
    places = (at for at in range(len(whole)) if whole[at : at + len(text)] == text)
    return list(whole[: next(places, 0)])
