"""Tasks with lines of their answer missing: what stands before the gap and after it is given."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.train import material
from engine.train.catalog import Catalog
from engine.train.material import Example


def gap(everything: Catalog, r: Random) -> Example:
    """A training task whose body lacks some lines, at least one line from its end, and those lines."""
    while True:
        sample = material.training_sample(everything, r)
        lines = sample.body.splitlines(keepends=True)
        if len(lines) > 1:
            break
    first = r.randrange(len(lines) - 1)
    end = r.randrange(first + 1, len(lines))
    task = replace(sample.task, body="".join(lines[:first]), after="".join(lines[end:]))
    return material.example(task, "".join(lines[first:end]), kind="gap")
