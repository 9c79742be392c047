"""Evaluates a model folder and writes the result down, for machines and for its card."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from engine.lm.transformers import load
from engine.train import catalog, evaluate, synth
from engine.train.evaluate import Score
from sandbox import SandboxPool


async def report(
    model_path: Path, sets: Sequence[str], tasks: int, wanted: Sequence[str], seed: int, out: Path
) -> dict[str, list[Score]]:
    """Scores of every wanted method on every set; also ``<out>.json`` and ``<out>.md``."""
    everything = catalog.full()
    methods = [
        method for method in evaluate.methods() if not wanted or any(part in method.name for part in wanted)
    ]
    scores: dict[str, list[Score]] = {}
    model = await load(str(model_path))
    try:
        async with SandboxPool(parallel=2) as pool:
            for name in sets:
                samples = synth.held_samples(everything, name, tasks, seed)
                scores[name] = []
                for method in methods:
                    scores[name].append(await evaluate.score(model, pool, samples, method))
                    print(name, scores[name][-1], flush=True)
    finally:
        await model.close()
    out.parent.mkdir(parents=True, exist_ok=True)
    lines = {name: [asdict(score) for score in results] for name, results in scores.items()}
    out.with_suffix(".json").write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")
    out.with_suffix(".md").write_text(evaluate.table(scores), encoding="utf-8")
    print(evaluate.table(scores))
    return scores
