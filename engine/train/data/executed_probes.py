"""Probes of what is run in the sandbox first: can the model read traces, and imagine them?"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from engine.train.data import corpus, synth
from engine.train.examples import dynamic, role_replies
from engine.train.examples.dynamic import Signalled
from engine.train.examples.material import Example
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample
from sandbox import SandboxPool


async def write_probes(
    everything: Catalog, tokenizer: Tokenizer, folder: Path, count: int = synth.PROBE
) -> None:
    """The probes ``gate`` and those of roles, each of held-out tasks."""
    async with SandboxPool(parallel=2) as pool:
        gates = await held_gates(everything, pool, count, seed=2)
        played = await _held_roles(everything, pool, count)
    for name, examples in {"gate": [gate.example for _, gate in gates], **played}.items():
        encoded = [corpus.encoded(example, tokenizer) for example in examples]
        corpus.write(folder / f"probe-{name}.npz", encoded)


async def _held_roles(everything: Catalog, pool: SandboxPool, count: int) -> dict[str, list[Example]]:
    """Imagined runs and judgements, by what a probe of them is called."""
    random = Random("roles")
    found: dict[str, list[Example]] = {"imagined": [], "judged": []}
    for sample in synth.held_samples(everything, "combinations", count, seed=4):
        told = await dynamic.right_and_wrong(sample, everything, random, pool)
        if told is not None:
            task, *programs = told
            found["imagined"] += [role_replies.imagined(task, program, random) for program in programs]
            found["judged"] += [role_replies.judged(task, program) for program in programs]
    return found


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
