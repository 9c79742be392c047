"""Models of random weights in the structure of Qwen2, made when they are first asked for.

Their tokenizer splits Python as people's do: a byte-level one, trained on the standard library. The rest of
its vocabulary are terms of sums, so that what a random model draws is a program nearly always, and runs.
"""

from __future__ import annotations

import json
import shutil
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, Qwen2Config, Qwen2ForCausalLM

from benchmarks.models.random_gguf import QWEN2_05B, Shape
from benchmarks.models.random_gguf import write as write_gguf
from benchmarks.models.random_vocabulary import CHAT_TOKENS, CONTROL, NORMAL, UNUSED, Vocabulary

NARROW = Shape("qwen2", 2048, 24, 64, 192, 4, 2, 16, 4096)
"""So small that a pass takes what Python and the dispatch of operators take."""
TINY = replace(NARROW, layers=3, vocabulary=8192)
"""For trying the benchmark itself."""
PADDING = 271
"""Rows of the vocabulary that the tokenizer does not know; as many as in Qwen2."""
TRAINED = 4096
"""Tokens of Python at most; an eighth of a smaller vocabulary."""
LINE_TOKENS = 12
"""One term in so many ends a line."""
QUIET = 0.05
"""Factor of the embedding in ``varied``."""
_LINE_END = "Ċ" + 4 * "Ġ"
"""With the indentation of the next line, in the byte-level alphabet."""
_SOURCES, _SOURCE_CHARACTERS = 40, 50_000
"""Files of the standard library that the tokenizer is trained on, and how much of each."""
_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n"
    "{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


class RandomModels:
    """Model files under one folder; what lies there from an earlier run is used again."""

    def __init__(self, folder: Path, small: bool = False) -> None:
        self._folder = folder
        self._small = small
        self.large = TINY if small else QWEN2_05B
        """The shape of the model that stands for those that people use."""

    def folder(self, dtype: str) -> Path:
        """The large model in the format of transformers, stored as ``float32`` or ``bfloat16``."""
        return self._made(f"large-{dtype}", lambda path: write(path, self.large, dtype))

    def varied(self) -> Path:
        """The large model as bfloat16, with little of a token's own embedding in what it predicts.

        The others repeat their likeliest token, so that few lines end; here rounding decides between tokens.
        """
        return self._made("large-varied", lambda path: write(path, self.large, "bfloat16", QUIET))

    def narrow(self) -> Path:
        """Many layers of little width, as float32."""
        return self._made("narrow", lambda path: write(path, TINY if self._small else NARROW, "float32"))

    def gguf(self) -> Path:
        """The large model's shape and vocabulary for llama.cpp, as Q8_0."""
        words = vocabulary(self.large.vocabulary)
        return self._made("large-q8_0.gguf", lambda path: write_gguf(path, self.large, words, "q8_0"))

    def _made(self, name: str, make: Callable[[Path], None]) -> Path:
        """The file or folder, whole or not there."""
        path = self._folder / f"{'small-' if self._small else ''}{name}"
        if not path.exists():
            part = path.with_name(f"part-{path.name}")
            if part.is_dir():
                shutil.rmtree(part)
            make(part)
            part.rename(path)
        return path


def write(folder: Path, shape: Shape, dtype: str, embedding: float = 1.0) -> None:
    """Writes configuration, tokenizer and weights: the same ones in every ``dtype``, but rounded.

    ``embedding``: a factor of it.
    """
    words = vocabulary(shape.vocabulary)
    folder.mkdir(parents=True)
    tokenizer(words).save_pretrained(folder)
    torch.manual_seed(0)
    model = Qwen2ForCausalLM(
        Qwen2Config(
            vocab_size=shape.vocabulary,
            hidden_size=shape.width,
            intermediate_size=shape.inner,
            num_hidden_layers=shape.layers,
            num_attention_heads=shape.heads,
            num_key_value_heads=shape.kv_heads,
            max_position_embeddings=shape.context,
            tie_word_embeddings=True,
            bos_token_id=None,
            eos_token_id=words.eos,
        )
    )
    with torch.no_grad():
        model.model.embed_tokens.weight.mul_(embedding)
    model.to(getattr(torch, dtype)).save_pretrained(folder)


def vocabulary(size: int) -> Vocabulary:
    """``size`` tokens: those of Python, terms, control tokens, and rows that no text has."""
    trained = json.loads(_trained(min(TRAINED, size // 8)).to_str())["model"]
    tokens = sorted(trained["vocab"], key=trained["vocab"].__getitem__)
    known = size - PADDING - len(CHAT_TOKENS)
    tokens += islice(_terms(), known - len(tokens))
    kinds = [NORMAL] * known + [CONTROL] * len(CHAT_TOKENS) + [UNUSED] * PADDING
    tokens += [*CHAT_TOKENS, *(f"[PAD{number}]" for number in range(PADDING))]
    merges = [pair if isinstance(pair, str) else " ".join(pair) for pair in trained["merges"]]
    return Vocabulary("gpt2", tokens, kinds, None, tokens.index("<|im_end|>"), False, "qwen2", merges)


def tokenizer(words: Vocabulary) -> PreTrainedTokenizerFast:
    """``words`` as a tokenizer of transformers, with a chat template."""
    known = [token for token, kind in zip(words.tokens, words.kinds, strict=True) if kind != UNUSED]
    merges = [(first, second) for first, _, second in (pair.partition(" ") for pair in words.merges)]
    backend = Tokenizer(models.BPE({token: number for number, token in enumerate(known)}, merges))
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    backend.decoder = decoders.ByteLevel()
    backend.add_special_tokens(list(CHAT_TOKENS))
    made = PreTrainedTokenizerFast(  # type: ignore[no-untyped-call]
        tokenizer_object=backend, eos_token=words.tokens[words.eos]
    )
    made.chat_template = _TEMPLATE
    return made


def _trained(size: int) -> Tokenizer:
    """A byte-level tokenizer of ``size`` tokens."""
    backend = Tokenizer(models.BPE())
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=size, initial_alphabet=alphabet, show_progress=False)
    backend.train_from_iterator(_sources(), trainer)
    return backend


def _sources() -> Iterator[str]:
    library = Path(sysconfig.get_path("stdlib"))
    for file in islice(sorted(library.glob("*.py")), _SOURCES):
        yield file.read_text(encoding="utf-8", errors="replace")[:_SOURCE_CHARACTERS]


def _terms() -> Iterator[str]:
    """``+1000``, ``+1001``, ...: whatever is made of them is an expression, or lines of expressions."""
    for number in count(1000):
        yield f"+{number}{'' if number % LINE_TOKENS else _LINE_END}"
