"""Evaluates a model folder and writes the result down, for machines and for its card."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.lm.base import LanguageModel
from engine.lm.transformers import load
from engine.support.files import write_text
from engine.train.data import synth
from engine.train.evaluation import evaluate, signal_gain, trace_reading
from engine.train.evaluation.evaluate import MeasuredMethod, MethodScore
from engine.train.evaluation.role_methods import role_methods
from engine.train.evaluation.signal_gain import GainOfSplit
from engine.train.tasks import catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, SettingsError
from sandbox import SandboxPool

SIGNAL = "signal"
"""Among wanted methods: the gain that the dynamic signal gives."""
READING = "reading"
"""Among wanted methods: whether the model reads traces; measured with any other method, too."""


async def report(
    model_path: Path, sets: Sequence[str], tasks: int, wanted: Sequence[str], seed: int, out: Path
) -> None:
    """Every wanted method on every set, trace reading and the signal's gain: ``<out>.json`` and ``<out>.md``.

    Strategies of roles are measured only where they are wanted by name, and nothing but trace reading or the
    signal's gain where that is all that is wanted. Raises ``SettingsError`` for a set or method that there
    is not.
    """
    check(sets, wanted)
    everything = catalog.full()
    methods = _methods(wanted)
    record: dict[str, Any] = {"sets": {}, "signal": {}, "tasks": tasks, "seed": seed}
    texts: list[str] = []
    model = await load(str(model_path))
    try:
        async with SandboxPool(parallel=2) as pool:
            samples = {name: synth.held_samples(everything, name, tasks, seed) for name in sets}
            if methods:
                scores = await _scores(model, pool, samples, methods)
                record |= {"sets": {name: [asdict(one) for one in row] for name, row in scores.items()}}
                texts.append(evaluate.table(scores))
            if methods or READING in wanted:
                gate = await trace_reading.measure(model, pool, everything, tasks, seed)
                record |= {"gate": asdict(gate)}
                texts.append(gate.table)
            if not wanted or SIGNAL in wanted:
                gains = await _gains(model, pool, samples, seed)
                record |= {"signal": {name: [asdict(one) for one in row] for name, row in gains.items()}}
                texts.append(signal_gain.table(gains))
    finally:
        await model.close()
    text = "\n".join(texts)
    write(out, record, text)
    print(text)


def check(sets: Sequence[str], wanted: Sequence[str]) -> None:
    """Raises ``SettingsError`` for a set, or a part of a method's name, that there is not."""
    for name in sets:
        if name not in evaluate.SETS:
            raise SettingsError(f"There is no set {name!r}; there are {', '.join(evaluate.SETS)}.")
    for part in wanted:
        if part not in (SIGNAL, READING) and not _methods([part]):
            names = ", ".join(method.name for method in _methods([""]))
            raise SettingsError(f"No method is called like {part!r}; there are {SIGNAL}, {READING}, {names}.")


def _methods(wanted: Sequence[str]) -> list[MeasuredMethod]:
    known = [*evaluate.methods(), *role_methods()] if wanted else evaluate.methods()
    return [method for method in known if not wanted or any(part in method.name for part in wanted)]


async def _scores(
    model: LanguageModel,
    pool: SandboxPool,
    samples: Mapping[str, Sequence[Sample]],
    methods: Sequence[MeasuredMethod],
) -> dict[str, list[MethodScore]]:
    scores: dict[str, list[MethodScore]] = {name: [] for name in samples}
    for name, tasks in samples.items():
        for method in methods:
            scores[name].append(await evaluate.score(model, pool, tasks, method))
            print(name, scores[name][-1], flush=True)
    return scores


async def _gains(
    model: LanguageModel, pool: SandboxPool, samples: Mapping[str, Sequence[Sample]], seed: int
) -> dict[str, list[GainOfSplit]]:
    agent = Agent(gamma=1.0, template=model.template)
    return {
        name: signal_gain.by_split(await signal_gain.gains(model, pool, tasks, agent, seed))
        for name, tasks in samples.items()
    }


def write(out: Path, record: dict[str, Any], text: str) -> None:
    """Writes ``<out>.json`` and ``<out>.md``."""
    out.parent.mkdir(parents=True, exist_ok=True)
    write_text(out.with_suffix(".json"), json.dumps(record, indent=1) + "\n")
    write_text(out.with_suffix(".md"), text)
