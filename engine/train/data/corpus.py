"""Training examples as tokens: shards on disk, and batches of similar length."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import torch
from tokenizers import Tokenizer
from torch import Tensor

from engine.support.files import replacing
from engine.train.examples.material import Example

POOL = 1536
"""Examples that are sorted by length together."""


@dataclass(frozen=True)
class Encoded:
    """``tokens[start:]`` is the answer."""

    tokens: npt.NDArray[np.uint16]
    start: int


@dataclass(frozen=True)
class Batch:
    """``tokens`` is ``(examples, length)``, padded on the right with 0."""

    tokens: Tensor
    answer: Tensor
    """``(examples, length)``, true where a token of the answer stands."""
    filled: Tensor
    """``(examples, length)``, true where anything stands."""

    def to(self, device: str) -> Batch:
        """The same on ``device``."""
        return Batch(self.tokens.to(device), self.answer.to(device), self.filled.to(device))


def encoded(example: Example, tokenizer: Tokenizer) -> Encoded:
    """Prompt and answer are tokenised apart, as they are in decoding."""
    prompt = tokenizer.encode(example.prompt, add_special_tokens=False).ids
    answer = tokenizer.encode(example.answer, add_special_tokens=False).ids
    return Encoded(np.array(prompt + answer, dtype=np.uint16), len(prompt))


def write(path: Path, examples: Sequence[Encoded]) -> None:
    """A shard: all tokens in one array, with the lengths and the starts of the answers."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        np.savez(
            file,
            tokens=np.concatenate([example.tokens for example in examples]),
            lengths=np.array([len(example.tokens) for example in examples], dtype=np.int32),
            starts=np.array([example.start for example in examples], dtype=np.int32),
        )


def read(path: Path) -> list[Encoded]:
    """The examples of a shard."""
    with np.load(path) as data:
        ends = np.cumsum(data["lengths"])
        pieces = np.split(data["tokens"], ends[:-1])
        return [Encoded(piece, int(start)) for piece, start in zip(pieces, data["starts"], strict=True)]


def stream(
    folder: Path, kind: str, r: Random, longest: int, part: tuple[int, int] = (0, 1)
) -> Iterator[Encoded]:
    """Examples of one kind for ever; every shard ``kind-*.npz`` once before any is repeated.

    Shards that appear meanwhile come next. ``part`` is ``(which, of how many)`` of every shard.
    """
    seen: dict[Path, int] = {}
    while True:
        paths = sorted(folder.glob(f"{kind}-*.npz"))
        if not paths:
            raise FileNotFoundError(f"No {kind}-*.npz in {folder}; make some with `synth`.")
        fewest = min(seen.get(path, 0) for path in paths)
        path = r.choice([path for path in paths if seen.get(path, 0) == fewest])
        seen[path] = fewest + 1
        examples = read(path)[part[0] :: part[1]]
        r.shuffle(examples)
        yield from (example for example in examples if len(example.tokens) <= longest)


def batches(
    folder: Path,
    mixture: Mapping[str, float],
    size: int,
    r: Random,
    longest: int,
    part: tuple[int, int] = (0, 1),
) -> Iterator[Batch]:
    """Batches of about ``size`` tokens for ever, the kinds mixed by their shares of examples."""
    streams = {kind: stream(folder, kind, r, longest, part) for kind in mixture}
    while True:
        kinds = r.choices(list(mixture), list(mixture.values()), k=POOL)
        pool = sorted((next(streams[kind]) for kind in kinds), key=lambda example: len(example.tokens))
        groups = list(grouped(pool, size))
        r.shuffle(groups)
        yield from map(batch, groups)


def grouped(examples: Sequence[Encoded], size: int) -> Iterator[list[Encoded]]:
    """Cuts a list sorted by length into groups of at most ``size`` padded tokens."""
    group: list[Encoded] = []
    for example in examples:
        if group and (len(group) + 1) * len(example.tokens) > size:
            yield group
            group = []
        group.append(example)
    if group:
        yield group


def batch(examples: Sequence[Encoded]) -> Batch:
    """``examples`` in one rectangle."""
    length = max(len(example.tokens) for example in examples)
    tokens = np.zeros((len(examples), length), dtype=np.int64)
    answer = np.zeros((len(examples), length), dtype=bool)
    filled = np.zeros((len(examples), length), dtype=bool)
    for row, example in enumerate(examples):
        tokens[row, : len(example.tokens)] = example.tokens
        answer[row, example.start : len(example.tokens)] = True
        filled[row, : len(example.tokens)] = True
    return Batch(torch.from_numpy(tokens), torch.from_numpy(answer), torch.from_numpy(filled))
