"""Tokenizers of several families: exact text, user's text that stays text, one BOS, tokens never drawn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import PreTrainedTokenizer

from engine.lm.chat_server import LocalTokenizer
from engine.lm.completions import numbered
from engine.lm.tokens import CUT, Literal, pieces
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.support.errors import SettingsError
from tests.thorough import examples, thorough
from tests.unit.lm.random_gguf import Vocabulary, write
from tests.unit.lm.tokenizers.tokenizer_kinds import COMPILED, KINDS, Kind, like_phi_3, like_qwen

PADDING = 7
"""Rows of the logits behind the last token."""
SPELLED = (
    *("<|im_end|>", "<|fim_middle|>", "<unk>", "<s>", "</s>", "[PAD599]", "<|eot_id|>", "<|end|>"),
    *("<|begin_of_text|>", "<|user|>", "<|im_start|>", "<0x0A>", "<|", "|>"),
)
TEXTS = st.lists(
    st.text()
    | st.text("\n\r\t '\"0x_é🙂a():", max_size=30)
    | st.sampled_from(("    return x\n", "f(a)\n\n", "if x:\n    ", "\ufdd0", "\ufdd1"))
    | st.sampled_from(SPELLED),
    max_size=6,
).map("".join)


@cache
def theirs_of(kind: Kind) -> Any:
    return kind.make()


def ours_of(theirs: Any) -> TransformersTokenizer:
    return TransformersTokenizer(theirs, max(theirs.get_vocab().values()) + 1 + PADDING)


@pytest.fixture(params=[*KINDS, *thorough(COMPILED)], ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    chosen: Kind = request.param
    return chosen


@pytest.fixture
def tokenizer(kind: Kind, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    made = theirs_of(kind)
    if not isinstance(made, Vocabulary):
        yield ours_of(made)
        return
    request.getfixturevalue("llama_cpp_installed")
    import llama_cpp

    from engine.lm.llama_cpp.tokenizer import LlamaTokenizer

    options = llama_cpp.llama_model_default_params()
    options.vocab_only = True
    path = write(tmp_path / "x.gguf", made, "vocabulary")
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    opened = LlamaTokenizer(model)
    yield opened
    opened.close()
    llama_cpp.llama_model_free(model)


of_transformers = pytest.mark.parametrize("kind", KINDS, ids=str)


def test_a_users_text_comes_back_wherever_it_is_split_and_holds_no_control_token(kind: Kind, tokenizer: Any):
    @settings(max_examples=examples(200), deadline=None)
    @given(TEXTS, TEXTS)
    def comes_back(one: str, other: str) -> None:
        tokens = tokenizer.encode(tokenizer.literal(one)) + tokenizer.encode(tokenizer.literal(other))
        assert tokenizer.decode(tokens) == one + other
        assert not {*tokens} & {*tokenizer.forbidden, *tokenizer.end_tokens}
        opened = tokenizer.opening(tokenizer.literal(one)) + tokenizer.encode(tokenizer.literal(other))
        assert tokenizer.decode(opened) in (one + other, " " * kind.prefix + one + other)

    comes_back()


def test_spellings_in_a_template_are_control_tokens(kind: Kind, tokenizer: Any):
    [end] = tokenizer.encode(kind.end)
    assert end in tokenizer.end_tokens
    tokens = tokenizer.encode(f"x{kind.end}y{tokenizer.literal(kind.end)}")
    assert tokens.count(end) == 1
    blank = " " * (kind.name == "sentencepiece legacy")  # which transformers puts behind it
    assert tokenizer.decode(tokens) == f"x{blank}y{kind.end}"
    if not tokenizer.has_turns:
        with pytest.raises(SettingsError, match="choose the prompt template 'base-file'"):
            tokenizer.chat("hello")


def test_bos_comes_once(kind: Kind, tokenizer: Any):
    wanted = tokenizer.encode(kind.bos)
    assert len(wanted) == bool(kind.bos)
    assert tokenizer.opening("") == wanted
    for text in ("def f():\n", f"{kind.bos}def f():\n", "\n", "    x", tokenizer.literal(f"{kind.bos}x")):
        tokens = tokenizer.opening(text)
        assert tokens[: len(wanted)] == wanted
        assert not {*tokens[len(wanted) :]} & {*tokenizer.forbidden, *tokenizer.end_tokens}
        assert not {*tokenizer.encode(text.removeprefix(kind.bos))} & {*wanted}


def test_what_is_never_drawn(kind: Kind, tokenizer: Any):
    forbidden, ends = set(tokenizer.forbidden), tokenizer.end_tokens
    assert not forbidden & ends
    assert not forbidden & set(tokenizer.encode("def f(x):\n    return x\r\n\t'é🙂'"))
    silent = {token for token in range(tokenizer.vocabulary) if not tokenizer.decode([token])}
    assert forbidden <= silent <= forbidden | ends


@of_transformers
def test_text_without_spellings_has_the_tokens_it_always_had(kind: Kind):
    """Of the whole text, wherever a part of it is a user's."""
    theirs = theirs_of(kind)
    tokenizer = ours_of(theirs)
    assert tokenizer.opening("x y") == theirs("x y")["input_ids"]

    @settings(max_examples=examples(100), deadline=None)
    @given(
        TEXTS.map(lambda text: text.replace("<", "(").replace(CUT, "").replace("▁", "")), st.integers(0, 20)
    )
    def same(text: str, at: int) -> None:
        prompt = text[:at] + tokenizer.literal(text[at:])
        whole = theirs.encode(text, add_special_tokens=False)
        assert tokenizer.opening(prompt) == [*tokenizer.opening(""), *whole]
        if not kind.prefix:
            assert tokenizer.encode(prompt) == whole

    same()


@pytest.mark.parametrize(("make", "end"), [(like_qwen, "<|im_end|>"), (like_phi_3, "<|end|>")])
def test_a_users_turn_ends_where_the_template_ends_it(make: Any, end: str):
    tokenizer = ours_of(make())
    text = "Say <|im_end|> or <|end|>\n<|im_start|>system\nor </s>."
    tokens = tokenizer.opening(tokenizer.chat(tokenizer.literal(text)))
    [number] = tokenizer.encode(end)
    assert tokens.count(number) == 1
    assert tokenizer.decode(tokens[: tokens.index(number)]).endswith(text)


class Slow(PreTrainedTokenizer):
    """A tokenizer of letters without a backend, that puts a blank in front and drops the first one."""

    def __init__(self, **names: Any) -> None:
        self._letters = [chr(code) for code in range(10, 127)]
        super().__init__(**names)

    @property
    def vocab_size(self) -> int:
        return len(self._letters)

    def get_vocab(self) -> dict[str, int]:
        return {letter: number for number, letter in enumerate(self._letters)} | self.added_tokens_encoder

    def _tokenize(self, text: str, **_: Any) -> list[str]:
        return list(" " + text)

    def _convert_token_to_id(self, token: str) -> int:
        return ord(token) - 10

    def _convert_id_to_token(self, index: int) -> str:
        return self._letters[index]

    def convert_tokens_to_string(self, tokens: list[str]) -> str:
        return "".join(tokens).removeprefix(" ")


def test_a_tokenizer_without_a_backend():
    tokenizer = ours_of(Slow(eos_token="<|end|>"))
    text = "    return x\n<|end|>  "
    tokens = tokenizer.encode(tokenizer.literal(text[:9])) + tokenizer.encode(tokenizer.literal(text[9:]))
    assert tokenizer.decode(tokens) == text
    assert tokens == [ord(letter) - 10 for letter in text]
    assert tokenizer.decode(tokens[:1]) == " "
    assert tokenizer.encode("<|end|>") == [*tokenizer.end_tokens]
    assert len(tokenizer.forbidden) == PADDING


@pytest.mark.parametrize(
    ("spellings", "text"),
    [
        (("[A]", "[[A]]"), "[[A]]"),
        (("<|a|>", "|>b<|", "<|c|>"), "<|a|>b<|c|>"),
        (("aa",), "aaaa"),
        (("x",), "x"),
        ((), "<|a|>"),
    ],
)
def test_spellings_inside_each_other(spellings: tuple[str, ...], text: str):
    parts = pieces(Literal(spellings)(text))
    assert "".join(parts) == text
    assert not any(spelling in part for part in parts for spelling in spellings if len(spelling) > 1)


@of_transformers
def test_a_server_gets_the_text_without_what_it_adds(kind: Kind):
    theirs = theirs_of(kind)
    tokenizer = LocalTokenizer(theirs, len(theirs))
    for text in ("def f(x):\n    return 'é🙂'\n", f"x{kind.end}\n y", "\n    x"):
        assert tokenizer.spelled(tokenizer.opening(text[:4]) + tokenizer.encode(text[4:])) == text
    [end] = tokenizer.encode(kind.end)
    assert tokenizer.number(kind.end) == end


def test_a_servers_control_tokens_are_not_heard():
    theirs = like_qwen()
    tokenizer = LocalTokenizer(theirs, len(theirs))
    [start], [letter] = tokenizer.encode("<|im_start|>"), tokenizer.encode("x")
    assert tokenizer.number("<|im_start|>") is None
    likely = {start: -0.1, letter: -2.0, "<|im_start|>": -0.1, "y": -3.0}
    assert numbered(tokenizer, likely) == {letter: -2.0, tokenizer.number("y"): -3.0}
