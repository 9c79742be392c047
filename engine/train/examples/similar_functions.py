"""Tasks below known functions that are like them, of which none, one or several are of use.

The text is that of ``similar-tokens`` in decoding. Where the task's own function stands among them, the
description often says nothing, so that the answer can only be read there.
"""

from __future__ import annotations

import dataclasses
from random import Random

from engine.memory import library
from engine.prompts.similar import placed
from engine.train.examples import material
from engine.train.examples.material import Example
from engine.train.examples.neighbors import neighbors
from engine.train.tasks import library_file, wording
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.synthesis import Sample

_MOST = 3
_OWN_SHARE = 0.4
"""Of the tasks whose own function is shown, if it is one of the library's."""
_VAGUE_SHARE = 0.5
"""Of these, the share with a description that says nothing."""


def similar(everything: Catalog, r: Random) -> Example:
    """A training task below one to three known functions."""
    return below(material.training_sample(everything, r), everything, r, own=r.random() < _OWN_SHARE)


def below(sample: Sample, everything: Catalog, r: Random, *, own: bool) -> Example:
    """``sample`` below known functions like it, with its own among them or not."""
    count = r.randint(1, _MOST)
    shown = neighbors(sample, everything, _MOST + count)
    shown = sorted(r.sample(shown, min(count, len(shown))), key=shown.index)
    task = sample.task
    if own and sample.entry.key in everything.by_name:
        shown = [*shown[: count - 1], sample.entry]
        r.shuffle(shown)
        if r.random() < _VAGUE_SHARE:
            task = dataclasses.replace(task, description=r.choice(wording.VAGUE))
    text = "".join(_placed(entry) for entry in shown)
    return material.example(dataclasses.replace(task, similar=text), sample.body, kind="similar")


def _placed(entry: Entry) -> str:
    known = library.function(library_file.record(entry))
    return placed(known.where, known.source)
