"""Probes of tasks with executed candidates: can the model read traces?"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from engine.train import corpus, dynamic, synth
from engine.train.catalog import Catalog
from engine.train.dynamic import Signalled
from engine.train.synthesis import Sample
from sandbox import SandboxPool


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
