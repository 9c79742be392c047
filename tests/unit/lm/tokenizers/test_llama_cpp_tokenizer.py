"""llama.cpp's tokenizer on vocabularies without a model: after SentencePiece, and of bytes."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.support.errors import SettingsError
from tests.thorough import examples
from tests.unit.lm.tokenizers.tokenizer_kinds import bytewise, like_llama_2

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("llama_cpp_installed")]
SPELLED = ("<s>", "</s>", "<|im_end|>", "<|fim_middle|>", "<unk>", "[unused]")
TEXTS = st.lists(
    st.text() | st.text("\n\r\t '\"0x_é🙂a():", max_size=30) | st.sampled_from(("    return x\n", *SPELLED)),
    max_size=5,
).map("".join)
CHATML = "{% for m in messages %}{{ bos_token }}{{ m.content }}<|im_end|>{% endfor %}"
_NORMAL, _UNKNOWN, _CONTROL, _USER, _UNUSED, _BYTE = range(1, 7)
"""GGUF's kinds of tokens."""


def write(path: Path, texts: Sequence[str], kinds: Sequence[int], **options: Any) -> Path:
    """A GGUF file with a vocabulary and nothing else. Later tokens after SentencePiece merge later."""
    import gguf

    writer = gguf.GGUFWriter(path, "llama")
    merges = options.get("merges")
    writer.add_tokenizer_model("llama" if merges is None else "gpt2")
    writer.add_token_list(texts)
    writer.add_token_types(kinds)
    if merges is None:
        writer.add_token_scores([-float(number) for number in range(len(texts))])
    else:
        writer.add_tokenizer_pre("qwen2")
        writer.add_token_merges(merges)
    for name in ("bos", "eos"):
        if name in options:
            getattr(writer, f"add_{name}_token_id")(options[name])
    for name in ("add_bos_token", "add_eos_token", "add_space_prefix"):
        if name in options:
            getattr(writer, f"add_{name}")(options[name])
    if "chat" in options:
        writer.add_chat_template(options["chat"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    """Its tokenizer."""
    import llama_cpp

    from engine.lm.llama_cpp.tokenizer import LlamaTokenizer

    options = llama_cpp.llama_model_default_params()
    options.vocab_only = True
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    assert model
    tokenizer = LlamaTokenizer(model)
    try:
        yield tokenizer
    finally:
        tokenizer.close()
        llama_cpp.llama_model_free(model)


KINDS_BY_TEXT = {"<unk>": _UNKNOWN, "<s>": _CONTROL, "</s>": _CONTROL, "<|im_end|>": _CONTROL}
KINDS_BY_TEXT |= {"<|fim_middle|>": _USER, "[unused]": _UNUSED}


def after_sentencepiece(path: Path, **options: Any) -> Path:
    """Letters, words and bytes as Llama 2 has them, a turn's end, a mark not called control, a free row."""
    known = like_llama_2("legacy").get_vocab()
    texts = [*sorted(known, key=known.__getitem__), "<|im_end|>", "<|fim_middle|>", "[unused]"]
    kinds = [KINDS_BY_TEXT.get(text, _BYTE if re.fullmatch("<0x..>", text) else _NORMAL) for text in texts]
    return write(path, texts, kinds, bos=1, eos=2, add_bos_token=True, **options)


def of_bytes(path: Path) -> Path:
    """BPE of bytes without BOS, whose words go across line ends."""
    inner = json.loads(bytewise().to_str())["model"]
    texts = [*sorted(inner["vocab"], key=inner["vocab"].__getitem__), *SPELLED]
    kinds = [KINDS_BY_TEXT.get(text, _NORMAL) for text in texts]
    merges = [" ".join(merge) for merge in inner["merges"]]
    return write(path, texts, kinds, eos=texts.index("</s>"), merges=merges)


FILES: dict[str, Callable[[Path], Path]] = {
    "sentencepiece": after_sentencepiece,
    "sentencepiece without blanks in front": partial(after_sentencepiece, add_space_prefix=False),
    "sentencepiece with EOS": partial(after_sentencepiece, add_eos_token=True),
    "bytes": of_bytes,
}


@pytest.fixture(params=FILES)
def tokenizer(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    with opened(FILES[request.param](tmp_path / "vocabulary.gguf")) as tokenizer:
        yield tokenizer


def test_text_comes_back_wherever_it_is_split(tokenizer: Any):
    @settings(max_examples=examples(100), deadline=None)
    @given(TEXTS, TEXTS)
    def comes_back(one: str, other: str) -> None:
        tokens = tokenizer.encode(tokenizer.literal(one)) + tokenizer.encode(tokenizer.literal(other))
        assert tokenizer.decode(tokens) == one + other
        assert not {*tokens} & {*tokenizer.forbidden, *tokenizer.end_tokens}
        opened = tokenizer.opening(tokenizer.literal(one)) + tokenizer.encode(tokenizer.literal(other))
        assert tokenizer.decode(opened) in (one + other, " " + one + other)

    comes_back()


def test_control_tokens_are_found_and_nothing_is_put_behind_them(tokenizer: Any):
    for text in ("</s>", "<|im_end|>"):
        [end] = tokenizer.encode(text)
        assert end in tokenizer.end_tokens
        tokens = tokenizer.encode(f"x{text}y{text}\n  z")
        assert tokens.count(end) == 2
        assert tokenizer.decode(tokens) == "xy\n  z"
    [mark] = tokenizer.encode("<|fim_middle|>")
    assert mark in tokenizer.forbidden
    assert tokenizer.decode([mark]) == ""


def test_what_is_never_drawn(tokenizer: Any):
    drawable = {*range(tokenizer.vocabulary)} - {*tokenizer.forbidden} - tokenizer.end_tokens
    assert all(tokenizer._pieces[token] for token in drawable)
    assert tokenizer.vocabulary - len(drawable) == len(SPELLED)


def test_bos_comes_once(tmp_path: Path):
    with opened(after_sentencepiece(tmp_path / "x.gguf", chat=CHATML, add_eos_token=True)) as tokenizer:
        assert tokenizer.opening("") == [1]
        for text in ("def f():\n", "<s>def f():\n", tokenizer.chat("hello"), tokenizer.literal("<s>x")):
            tokens = tokenizer.opening(text)
            assert tokens[0] == 1
            assert tokens.count(1) == 1
            assert 2 not in tokens
        assert tokenizer.has_turns
    with opened(of_bytes(tmp_path / "y.gguf")) as tokenizer:
        assert tokenizer.opening("") == []
        assert tokenizer.opening("x\n") == tokenizer.encode("x\n")
        assert not tokenizer.has_turns
        with pytest.raises(SettingsError, match="choose the prompt template 'base-file'"):
            tokenizer.chat("hello")
