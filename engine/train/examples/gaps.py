"""Tasks with lines of their answer missing: what stands before the gap and after it is given."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.train.examples import material
from engine.train.examples.material import Example
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample


def gap(everything: Catalog, r: Random) -> Example:
    """A training task whose body lacks some lines, and those lines."""
    while True:
        found = cut(material.training_sample(everything, r), r)
        if found is not None:
            return found


def cut(sample: Sample, r: Random) -> Example | None:
    """``sample`` without some lines, but with at least one after them.

    Nothing where it has one line only, or where the lines are blank.
    """
    lines = sample.body.splitlines(keepends=True)
    if len(lines) < 2:
        return None
    first = r.randrange(len(lines) - 1)
    end = r.randrange(first + 1, len(lines))
    missing = "".join(lines[first:end])
    if not missing.strip():
        return None
    task = replace(sample.task, body="".join(lines[:first]), after="".join(lines[end:]))
    return material.example(task, missing, kind="gap")
