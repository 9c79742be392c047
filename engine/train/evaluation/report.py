"""Evaluates a model folder and writes the result down, for machines and for its card."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.lm.transformers import load
from engine.support.files import write_text
from engine.train.data import synth
from engine.train.evaluation import evaluate, trace_reading
from engine.train.evaluation.evaluate import MethodScore
from engine.train.evaluation.role_methods import role_methods
from engine.train.tasks import catalog
from sandbox import SandboxPool


async def report(
    model_path: Path, sets: Sequence[str], tasks: int, wanted: Sequence[str], seed: int, out: Path
) -> None:
    """Every wanted method on every set, and the gate of trace reading: ``<out>.json`` and ``<out>.md``.

    Strategies of roles are measured only where they are wanted by name.
    """
    everything = catalog.full()
    known = [*evaluate.methods(), *role_methods()] if wanted else evaluate.methods()
    methods = [method for method in known if not wanted or any(part in method.name for part in wanted)]
    scores: dict[str, list[MethodScore]] = {}
    model = await load(str(model_path))
    try:
        async with SandboxPool(parallel=2) as pool:
            for name in sets:
                samples = synth.held_samples(everything, name, tasks, seed)
                scores[name] = []
                for method in methods:
                    scores[name].append(await evaluate.score(model, pool, samples, method))
                    print(name, scores[name][-1], flush=True)
            gate = await trace_reading.measure(model, pool, everything, tasks, seed)
    finally:
        await model.close()
    record: dict[str, Any] = {
        "sets": {name: [asdict(score) for score in results] for name, results in scores.items()}
    }
    record |= {"gate": asdict(gate), "tasks": tasks, "seed": seed}
    text = f"{evaluate.table(scores)}\n{gate.table}"
    write(out, record, text)
    print(text)


def write(out: Path, record: dict[str, Any], text: str) -> None:
    """Writes ``<out>.json`` and ``<out>.md``."""
    out.parent.mkdir(parents=True, exist_ok=True)
    write_text(out.with_suffix(".json"), json.dumps(record, indent=1) + "\n")
    write_text(out.with_suffix(".md"), text)
