"""What the benchmarks of the engine work on: the model that ships, and tasks that it was not trained on."""

from __future__ import annotations

from pathlib import Path

from engine.train import catalog, synth
from engine.types import Task

MODEL = str(Path(__file__).parent.parent / "engine" / "models" / "default")


def tasks(count: int, seed: int = 11) -> list[Task]:
    """Held-out tellings of everyday functions, always the same ones."""
    return [sample.task for sample in synth.held_samples(catalog.full(), "wordings", count, seed)]
