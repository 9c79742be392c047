"""Small tokenizers of the kinds that people's models have, built without a network.

Their merges are made from a list of words, so that the tokens that matter are there: some go across line
ends, some are indentation, some are half a character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors

from engine.lm.tokens import KNOWN
from tests.unit.lm import random_gguf
from tests.unit.lm.random_gguf import Vocabulary, byte_level

WORDS = (
    *(")\n\n", ":\n    ", "\n    ", "\n\n", "\r\n", "        ", " return", "return", " = ", "def"),
    *("self", " in", "for", "é"),
)
CHATML = (
    "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content | trim }}<|im_end|>\n{% endfor %}"
    "<|im_start|>assistant\n"
)
LLAMA_3 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|"
    r"\s+(?!\S)|\s+"
)


@dataclass(frozen=True)
class Kind:
    """A tokenizer, and what should come of it."""

    name: str
    make: Callable[[], Any]
    """Transformers' tokenizer, or the vocabulary of a file for llama.cpp."""
    end: str
    """How its end of a text or a turn is spelled."""
    bos: str = ""
    prefix: bool = False
    """A blank is put in front of what begins with none."""

    def __str__(self) -> str:
        return self.name


def merged(words: Iterable[str], vocabulary: dict[str, int]) -> list[tuple[str, str]]:
    """Merges that put ``words`` together, from the left or two halves; adds all steps to ``vocabulary``."""
    merges = []
    for word in words:
        doubles = [2**power for power in range(1, 4)] if set(word) == {word[0]} else None
        for end in doubles or range(2, len(word) + 1):
            if end <= len(word) and word[:end] not in vocabulary:
                vocabulary[word[:end]] = len(vocabulary)
                start = end // 2 if doubles else end - 1
                merges.append((word[:start], word[start:end]))
    return merges


def special(tokenizer: Tokenizer, *texts: str) -> None:
    tokenizer.add_special_tokens([AddedToken(text, normalized=False, special=True) for text in texts])


def fast(tokenizer: Tokenizer, **names: Any) -> Any:
    from transformers import PreTrainedTokenizerFast

    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, **names)


def in_front(tokenizer: Tokenizer, bos: str) -> Any:
    return processors.TemplateProcessing(
        single=f"{bos} $A", pair=f"{bos} $A {bos} $B", special_tokens=[(bos, tokenizer.token_to_id(bos))]
    )


def bytewise(*, ignore_merges: bool = False) -> Tokenizer:
    """BPE of bytes, with merges across line ends and in indentation."""
    letters = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {letter: number for number, letter in enumerate(alphabet)}
    words = [letters.pre_tokenize_str(word)[0][0] for word in WORDS]
    merges = merged(words, vocabulary)
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=merges, ignore_merges=ignore_merges))
    tokenizer.pre_tokenizer = letters
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def like_qwen() -> Any:
    """No BOS, a chat template, marks for gaps that are not called special."""
    tokenizer = bytewise()
    special(tokenizer, "<|endoftext|>", "<|im_start|>", "<|im_end|>")
    tokenizer.add_tokens([AddedToken(mark, normalized=False) for mark in (*KNOWN[0], "<tool_call>")])
    return fast(tokenizer, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=CHATML)


def like_llama_3() -> Any:
    """Words are split by a pattern, whole words need no merges, BOS comes in front."""
    tokenizer = bytewise(ignore_merges=True)
    split = pre_tokenizers.Split(Regex(LLAMA_3), behavior="isolated")
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([split, tokenizer.pre_tokenizer])
    reserved = (f"<|reserved_special_token_{number}|>" for number in range(30))
    special(tokenizer, "<|begin_of_text|>", "<|end_of_text|>", "<|eot_id|>", *reserved)
    tokenizer.post_processor = in_front(tokenizer, "<|begin_of_text|>")
    return fast(tokenizer, bos_token="<|begin_of_text|>", eos_token="<|end_of_text|>")


def pieces() -> dict[str, int]:
    """What every vocabulary after SentencePiece begins with: control tokens, bytes, letters."""
    texts = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), "▁"]
    texts += [chr(code) for code in range(33, 127)]
    return {text: number for number, text in enumerate(texts)}


def words_with_blanks() -> list[str]:
    return [word.replace(" ", "▁") for word in WORDS if word.isascii() and "\n" not in word]


def sentencepiece(scheme: str) -> Tokenizer:
    """BPE of letters and bytes. ``scheme`` says where blanks are put in front: ``legacy``, ``first``..."""
    vocabulary = pieces()
    merges = merged(words_with_blanks(), vocabulary)
    model = models.BPE(vocab=vocabulary, merges=merges, unk_token="<unk>", fuse_unk=True, byte_fallback=True)
    tokenizer = Tokenizer(model)
    steps = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    tokenizer.decoder = decoders.Sequence([*steps, decoders.Strip(" ", 1, 0)] if scheme != "never" else steps)
    if scheme == "legacy":
        tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    else:
        tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme=scheme, split=False)
    special(tokenizer, "<unk>", "<s>", "</s>")
    return tokenizer


def like_llama_2(scheme: str) -> Any:
    tokenizer = sentencepiece(scheme)
    tokenizer.post_processor = in_front(tokenizer, "<s>")
    return fast(tokenizer, bos_token="<s>", eos_token="</s>", unk_token="<unk>")


def like_phi_3() -> Any:
    """No BOS; the end of a text is not called special; marks of turns swallow the line end behind them."""
    tokenizer = sentencepiece("first")
    marks = ("<|user|>", "<|assistant|>", "<|end|>")
    tokenizer.add_special_tokens([AddedToken(mark, rstrip=True, special=True) for mark in marks])
    template = "{% for m in messages %}<|{{ m.role }}|>\n{{ m.content }}<|end|>\n{% endfor %}<|assistant|>\n"
    return fast(tokenizer, eos_token="<|end|>", chat_template=template)


def sentencepiece_file(space_prefix: bool) -> Vocabulary:
    return random_gguf.sentencepiece(600, space_prefix)


def with_eos() -> Vocabulary:
    """What is no part of a prompt, although the file asks for it."""
    words = sentencepiece_file(True)
    return replace(words, said={**words.said, "add_eos_token": True})


KINDS = (
    Kind("byte-level", like_qwen, "<|im_end|>"),
    Kind("tiktoken-like", like_llama_3, "<|eot_id|>", bos="<|begin_of_text|>"),
    Kind("sentencepiece legacy", lambda: like_llama_2("legacy"), "</s>", bos="<s>", prefix=True),
    Kind("sentencepiece first", lambda: like_llama_2("first"), "</s>", bos="<s>", prefix=True),
    Kind("sentencepiece never", lambda: like_llama_2("never"), "</s>", bos="<s>"),
    Kind("sentencepiece without BOS", like_phi_3, "<|end|>", prefix=True),
)
"""Of transformers."""
COMPILED = (
    Kind("llama.cpp", lambda: sentencepiece_file(True), "</s>", bos="<s>", prefix=True),
    Kind("llama.cpp without blanks in front", lambda: sentencepiece_file(False), "</s>", bos="<s>"),
    Kind("llama.cpp with EOS", with_eos, "</s>", bos="<s>", prefix=True),
    Kind("llama.cpp of bytes", lambda: byte_level(600, 8), "<|im_end|>"),
)
