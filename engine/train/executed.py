"""Writes shards and probes of tasks with executed candidates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from engine.train import corpus, dynamic, synth
from engine.train.catalog import Catalog
from engine.train.corpus import Encoded
from engine.train.dynamic import Signalled
from engine.train.synthesis import Sample
from sandbox import SandboxPool

LONGEST = 640
"""Tokens; longer examples cost more than they teach."""


async def write_shards(
    everything: Catalog, tokenizer: Tokenizer, folder: Path, count: int, seed: int, per_shard: int = 500
) -> AsyncIterator[Path]:
    """Writes ``count`` examples of kind ``dynamic``; yields every shard when it is complete."""
    random = Random(f"dynamic {seed}")
    batch: list[Encoded] = []
    async with SandboxPool(parallel=2) as pool:
        for number in range(1, count + 1):
            batch.append(await _short(everything, tokenizer, random, pool))
            if len(batch) == per_shard or number == count:
                path = folder / f"dynamic-{seed:03}-{number:07}.npz"
                corpus.write(path, batch)
                batch = []
                yield path


async def _short(everything: Catalog, tokenizer: Tokenizer, r: Random, pool: SandboxPool) -> Encoded:
    while True:
        encoded = corpus.encoded(await dynamic.dynamic(everything, r, pool), tokenizer)
        if len(encoded.tokens) <= LONGEST:
            return encoded


async def write_gate(
    everything: Catalog, tokenizer: Tokenizer, folder: Path, count: int = synth.PROBE
) -> None:
    """The probe ``gate``: held-out tasks without a docstring, one passing and two failing candidates."""
    async with SandboxPool(parallel=2) as pool:
        gates = await held_gates(everything, pool, count, seed=2)
    encoded = [corpus.encoded(gate.example, tokenizer) for _, gate in gates]
    corpus.write(folder / "probe-gate.npz", encoded)


async def held_gates(
    everything: Catalog, pool: SandboxPool, count: int, seed: int
) -> list[tuple[Sample, Signalled]]:
    """Held-out tasks whose candidates say what the missing docstring does not."""
    random = Random(f"gate {seed}")
    found: list[tuple[Sample, Signalled]] = []
    for sample in synth.held_samples(everything, "combinations", 6 * count, seed):
        gate = await dynamic.gate(everything, sample, random, pool)
        if gate is not None:
            found.append((sample, gate))
        if len(found) == count:
            break
    return found
