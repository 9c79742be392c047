"""One training example as text: a prompt that is read, and an answer that is learned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from engine.decoding.dynamic_signal import Executed, render
from engine.prompts import Template, load
from engine.train.examples.as_method import as_method
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.synthesis import Sample, Telling, Unusable
from engine.types import Task

_METHODS = 0.07
"""Share of the samples that are told as methods of a small class."""
_SHARES = {"entries": 0.5, "families": 0.2, "compositions": 0.3}


@dataclass(frozen=True)
class Example:
    """What the model reads, and what it should write after it."""

    prompt: str
    answer: str
    kind: str = "plain"


@cache
def template(gap: bool = False) -> Template:
    """The format that the model is trained on, alone or with text after the cursor."""
    return load("native-gap" if gap else "native")


def example(task: Task, answer: str, executed: Sequence[Executed] = (), kind: str = "plain") -> Example:
    """``answer`` to the prior prompt of ``task`` or, with candidates, to the conditional one.

    The prompt ends where the engine's does, so what is learned is what will be asked.
    """
    form = template(gap=bool(task.after.strip()))
    texts = form.prompt(task)
    signal = render(task, executed, form.signal) if executed else ""
    return Example(texts.shared + signal + texts.opening, answer + form.end, kind)


def plain(catalog: Catalog, r: Random) -> Example:
    """An ordinary task and its solution."""
    drawn = training_sample(catalog, r)
    return example(drawn.task, drawn.body)


def training_sample(material: Catalog, r: Random) -> Sample:
    """A telling of something that is not held out."""
    telling = Telling(wordings=lambda entry, doc: not catalog.held_wording(entry, doc))
    while True:
        try:
            drawn = synthesis.sample(training_entry(material, r), r, telling)
            return as_method(drawn, r) if r.random() < _METHODS else drawn
        except Unusable:
            continue


def training_entry(material: Catalog, r: Random) -> Entry:
    """Something that is not held out, from one of the catalog's three parts, or from its chosen modules."""
    part = "entries" if material.modules else r.choices(list(_SHARES), list(_SHARES.values()))[0]
    if part == "entries" and material.known_entries:
        return r.choice(material.known_entries)
    if part == "families" and material.families:
        return catalog.drawn(r, material.families, held=False)
    return catalog.drawn(r, material.compositions, held=False)
