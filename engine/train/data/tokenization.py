"""The tokenizer: byte-level BPE that llama.cpp reproduces exactly, with every line end a token end.

``Split`` by the pattern that llama.cpp calls ``qwen2``, a second one that isolates line ends, then
bytes. No Unicode normalisation: what was written is what is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from engine.support.files import refilling

SPECIAL = (
    "<|pad|>",
    "<|end|>",
    "<|task|>",
    "<|tests|>",
    "<|signal|>",
    "<|candidate|>",
    "<|run|>",
    "<|body|>",
)
VOCABULARY = 2560
_PATTERN = "|".join(
    (
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)",
        r"[^\r\n\p{L}\p{N}]?\p{L}+",
        r"\p{N}",
        r" ?[^\s\p{L}\p{N}]+[\r\n]*",
        r"\s*[\r\n]+",
        r"\s+(?!\S)",
        r"\s+",
    )
)


def train(texts: Iterable[str], vocabulary: int = VOCABULARY) -> Tokenizer:
    """A tokenizer of ``vocabulary`` tokens, learned from ``texts``."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(_PATTERN), "isolated"),
            pre_tokenizers.Split(Regex(r"[\r\n]"), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=vocabulary,
            special_tokens=list(SPECIAL),
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    return tokenizer


def save(tokenizer: Tokenizer, folder: Path, length: int) -> None:
    """Writes ``tokenizer`` so that ``AutoTokenizer`` loads it from ``folder``."""
    import transformers

    fast_tokenizer: Any = transformers.PreTrainedTokenizerFast
    fast = fast_tokenizer(
        tokenizer_object=tokenizer,
        pad_token="<|pad|>",
        eos_token="<|end|>",
        additional_special_tokens=list(SPECIAL[2:]),
        model_max_length=length,
        clean_up_tokenization_spaces=False,
    )
    with refilling(folder) as fresh:
        fast.save_pretrained(fresh)


def load(folder: Path) -> Tokenizer:
    """The tokenizer in ``folder``."""
    return Tokenizer.from_file(str(folder / "tokenizer.json"))
