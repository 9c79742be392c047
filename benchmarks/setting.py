"""Provides the model and the tasks for benchmarks of the engine; training never saw the tasks."""

from __future__ import annotations

from benchmarks.places import ROOT
from engine.train.data import synth
from engine.train.tasks import catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Task

MODEL = str(ROOT / "engine" / "models" / "default")


def samples(count: int, seed: int = 11) -> list[Sample]:
    """Held-out tellings of everyday functions with their solutions, always the same ones."""
    return synth.held_samples(catalog.full(), "wordings", count, seed)


def tasks(count: int) -> list[Task]:
    """The tasks of ``samples``."""
    return [sample.task for sample in samples(count)]
