"""Applies the difficulty filter in a stage, once, with a journal to resume after a kill."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.lm.backends import load_model
from engine.prompts import load as load_template
from engine.support.errors import SettingsError
from engine.train.data.journal import Journal, digest
from engine.train.tuning import data
from engine.train.tuning.config import Config
from engine.train.tuning.difficulty import Trial
from engine.train.whitebox import forms, items
from engine.train.whitebox.items import TrainingItem
from engine.train.whitebox.prompts import Asker, Rewarder
from sandbox import SandboxPool


def filtered(
    config: Config,
    stage: str,
    everything: Sequence[TrainingItem],
    tell: Callable[[str], None],
    share: Callable[[float], None],
) -> list[TrainingItem]:
    """The items of a stage that the filter keeps, written beside them.

    Raises ``SettingsError`` when tries were begun with other settings, or nothing is left to train on.
    """
    path = data.path_of(config, stage)
    journal = Journal(path.with_name(f"{stage}.difficulty.journal"), settings(config, everything))
    if missing := len(everything) - len(journal.done):
        tell(f"Trying {missing} of {len(everything)} items of {stage}, {config.difficulty.tries} times each")
    counts = asyncio.run(_tried(config, everything, journal, share))
    pairs = zip(everything, counts, strict=True)
    kept = [item for item, solved in pairs if config.difficulty.keeps(solved)]
    spread = ", ".join(f"{solved}: {count}" for solved, count in sorted(Counter(counts).items()))
    tell(f"The difficulty filter keeps {len(kept)} of {len(everything)} items ({spread})")
    if not kept:
        raise SettingsError(f"The difficulty filter keeps no item of {stage}; raise difficulty.at_most.")
    items.write(data.kept_path_of(config, stage), kept)
    return kept


def settings(config: Config, everything: Sequence[TrainingItem]) -> dict[str, Any]:
    """On what the counts rest."""
    return {
        "difficulty.tries": config.difficulty.tries,
        "difficulty.temperature": config.difficulty.temperature,
        "difficulty.max_tokens": config.difficulty.max_tokens,
        "difficulty.model": config.difficulty.model or config.model,
        "form": config.form,
        "data.seed": config.data.seed,
        "items": digest(item.as_json() for item in everything),
    }


async def _tried(
    config: Config, everything: Sequence[TrainingItem], journal: Journal, share: Callable[[float], None]
) -> list[int]:
    chosen = config.difficulty
    if len(journal.done) == len(everything):
        return [int(journal.done[number]["solved"]) for number in range(len(everything))]
    name = chosen.model or config.model
    model = await load_model(name, dtype=config.dtype)
    try:
        async with SandboxPool(sys.executable, parallel=2) as sandbox:
            asker = Asker(forms.chosen(config.form), load_template(config.template), model.tokenizer)
            trial = Trial(
                model, Rewarder(asker, sandbox), chosen.tries, chosen.temperature, chosen.max_tokens
            )
            return await trial.all(everything, config.data.seed, journal, share)
    finally:
        await model.close()
