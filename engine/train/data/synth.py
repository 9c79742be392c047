"""Writes shards of examples and the probes that are watched in training."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from tokenizers import Tokenizer

from engine.train.data import corpus
from engine.train.examples import gaps, material, micro_copy, similar_functions
from engine.train.examples.material import Example
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample, Telling, Unusable

Maker = Callable[[Random], Example]
PROBE = 96


def makers(everything: Catalog) -> dict[str, Maker]:
    """What can be made without executing anything in the sandbox, by kind."""
    return {
        "plain": partial(material.plain, everything),
        "copy": micro_copy.copying,
        "gap": partial(gaps.gap, everything),
        "similar": partial(similar_functions.similar, everything),
    }


def write_shards(
    make: Maker, kind: str, tokenizer: Tokenizer, folder: Path, count: int, seed: int, per_shard: int = 5000
) -> Iterator[Path]:
    """Writes ``count`` different examples of ``kind``; yields every shard when it is complete."""
    random = Random(f"{kind} {seed}")
    seen: set[int] = set()
    batch: list[corpus.Encoded] = []
    while len(seen) < count:
        example = make(random)
        identity = hash((example.prompt, example.answer))
        if identity in seen:
            continue
        seen.add(identity)
        batch.append(corpus.encoded(example, tokenizer))
        if len(batch) == per_shard or len(seen) == count:
            path = folder / f"{kind}-{seed:03}-{len(seen):07}.npz"
            corpus.write(path, batch)
            batch = []
            yield path


def held_samples(everything: Catalog, what: str, count: int, seed: int) -> list[Sample]:
    """Tasks for evaluation: ``entries``, ``wordings`` or ``combinations`` that training never sees."""
    random = Random(f"{what} {seed}")
    samples: list[Sample] = []
    while len(samples) < count:
        try:
            samples.append(_held_sample(everything, what, random))
        except Unusable:
            continue
    return samples


def _held_sample(everything: Catalog, what: str, r: Random) -> Sample:
    if what == "entries":
        return synthesis.sample(r.choice(everything.unseen_entries), r, Telling(plain=True, min_tests=2))
    if what == "wordings":
        known = [
            entry
            for entry in everything.known_entries
            if any(catalog.held_wording(entry, doc) for doc in entry.docs)
        ]
        telling = Telling(wordings=catalog.held_wording, plain=True, min_tests=2)
        return synthesis.sample(r.choice(known), r, telling)
    entry = catalog.drawn(r, everything.compositions + everything.families, held=True)
    return synthesis.sample(entry, r, Telling(plain=True, min_tests=2))


def write_probes(everything: Catalog, tokenizer: Tokenizer, folder: Path) -> None:
    """The small fixed sets behind ``probes``."""

    def write(name: str, examples: Iterable[Example]) -> None:
        path = folder / f"probe-{name}.npz"
        corpus.write(path, [corpus.encoded(example, tokenizer) for example in examples])

    for what in ("entries", "wordings", "combinations"):
        samples = held_samples(everything, what, PROBE, seed=1)
        write(what, (material.example(sample.task, sample.body) for sample in samples))
    random = Random("gap")
    gaps_made = [
        gaps.cut(sample, random) for sample in held_samples(everything, "combinations", PROBE, seed=3)
    ]
    write("gap", filter(None, gaps_made))
    random = Random("similar")
    samples = held_samples(everything, "wordings", PROBE, seed=4)
    write("similar", (similar_functions.below(sample, everything, random, own=True) for sample in samples))
    random = Random("copying")
    for name, make in (
        ("copy-docstring", micro_copy.from_docstring),
        ("copy-candidates", micro_copy.from_candidates),
    ):
        write(name, (make(random) for _ in range(PROBE)))
