"""Writes shards of what is run in the sandbox first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from engine.train.data import corpus
from engine.train.data.corpus import Encoded
from engine.train.examples import dynamic, role_replies
from engine.train.examples.material import Example
from engine.train.tasks.catalog import Catalog
from engine.train.whitebox import asking
from sandbox import SandboxPool

LONGEST = 640
"""Tokens; longer examples cost more than they teach."""


async def _dynamic(everything: Catalog, r: Random, pool: SandboxPool) -> Sequence[Example]:
    return [await dynamic.dynamic(everything, r, pool)]


Maker = Callable[[Catalog, Random, SandboxPool], Awaitable[Sequence[Example]]]
"""Makes one example or several, or none where runs did not go as planned."""
MAKERS: dict[str, Maker] = {
    "dynamic": _dynamic,
    "questions": asking.questions,
    "roles": role_replies.roles,
}
"""By kind; ``expert`` is made with a model, too."""


async def write_shards(
    make: Maker,
    kind: str,
    everything: Catalog,
    tokenizer: Tokenizer,
    folder: Path,
    count: int,
    seed: int,
    per_shard: int = 500,
) -> AsyncIterator[Path]:
    """Writes ``count`` examples of ``kind`` that ``make`` gives; yields every shard when it is complete."""
    random = Random(f"{kind} {seed}")
    batch: list[Encoded] = []
    number = 0
    async with SandboxPool(parallel=2) as pool:
        while number < count:
            made = await make(everything, random, pool)
            for encoded in _short(made, tokenizer)[: count - number]:
                number += 1
                batch.append(encoded)
                if len(batch) == per_shard or number == count:
                    path = folder / f"{kind}-{seed:03}-{number:07}.npz"
                    corpus.write(path, batch)
                    batch = []
                    yield path


def _short(made: Sequence[Example], tokenizer: Tokenizer) -> list[Encoded]:
    encoded = (corpus.encoded(example, tokenizer) for example in made)
    return [example for example in encoded if len(example.tokens) <= LONGEST]
