"""The items of a configuration: synthesised once, then read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from engine.support.errors import DataError
from engine.train.data.item_maker import Maker
from engine.train.tasks.constrained.programs import USUAL, Recipe
from engine.train.tuning.config import CODEGEN, SFT, Config
from engine.train.whitebox import items
from engine.train.whitebox.forms import COMPLETION
from engine.train.whitebox.items import INPUT, OUTPUT, QUESTION, TrainingItem
from engine.train.whitebox.rewards import BOTH
from sandbox import SandboxPool


def of_stage(config: Config, stage: str, tell: Callable[[str], None]) -> list[TrainingItem]:
    """The items of a stage, from its file; those of reasoning are synthesised first where it is missing.

    A file in its place, such as one that ``egcfg train difficulty`` has thinned out, is used as it is.
    """
    path = path_of(config, stage)
    if not path.is_file():
        if stage == CODEGEN:
            raise DataError(f"There is no {path}; write it with `egcfg train import --as code --out {path}`.")
        tell(f"Synthesising {path}")
        counts, seed = _shares(config, stage), _seed(config, stage)
        items.write(path, asyncio.run(_of_kinds(counts, seed, path, config.data.recipe)))
    found = items.read(path)
    if not config.reward.alpha:
        found = [replace(item, questions=()) if item.kind == OUTPUT else item for item in found]
    if config.form != COMPLETION:
        return found
    r = Random(config.data.seed)
    single = [one for item in found for one in items.apart(item, r)]
    return single if stage == SFT else [one for one in single if _is_scored(config, one)]


def _is_scored(config: Config, item: TrainingItem) -> bool:
    """Whether stage I pays for ``item``: not for a question by itself of a kind that is not scored."""
    return item.kind != QUESTION or config.reward.scored in (BOTH, item.questions[0].kind)


def path_of(config: Config, stage: str) -> Path:
    """Where the items of a stage lie."""
    return Path(config.out) / "data" / f"{stage}.jsonl"


def kept_path_of(config: Config, stage: str) -> Path:
    """Where the items lie that the difficulty filter keeps of a stage."""
    return path_of(config, stage).with_suffix(".kept.jsonl")


def write_items(path: Path, kind: str, count: int, seed: int, recipe: Recipe = USUAL) -> None:
    """Writes ``count`` items of one kind; goes on where a run before was killed."""
    items.write(path, asyncio.run(_of_kinds({kind: count}, seed, path, recipe)))


async def _of_kinds(counts: Mapping[str, int], seed: int, path: Path, recipe: Recipe) -> list[TrainingItem]:
    found: list[TrainingItem] = []
    async with SandboxPool(parallel=2) as pool:
        for kind, count in counts.items():
            maker = Maker(pool, kind, seed, recipe)
            found += [item async for item in maker.collected(path, kind).items(count)]
    return found


def _shares(config: Config, stage: str) -> dict[str, int]:
    count = config.data.sft if stage == SFT else config.data.white_box
    inputs = round(config.data.input_share * count)
    return {OUTPUT: count - inputs, INPUT: inputs}


def _seed(config: Config, stage: str) -> int:
    """The warm-up's items are drawn apart from those of stage I."""
    return 2 * config.data.seed + (stage == SFT)
