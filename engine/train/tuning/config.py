"""One TOML file says everything about a model's stages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.support import data_file
from engine.train.whitebox.forms import COMPLETION
from engine.train.whitebox.questions import FLOW, STATE
from engine.train.whitebox.rewards import ALPHA, BOTH
from engine.types import SettingsError

FOLDER = Path(__file__).parent.parent / "configs"
SFT, WHITE_BOX, CODEGEN = "sft", "white-box", "codegen"
STAGES = (SFT, WHITE_BOX, CODEGEN)


@dataclass(frozen=True)
class Data:
    """How many items are synthesised for each stage, each from draws of its own."""

    sft: int = 30_000
    white_box: int = 30_000
    codegen: int = 10_000
    input_share: float = 0.5
    """Of the reasoning items, how many ask for an input (O→I)."""
    seed: int = 1


@dataclass(frozen=True)
class Reward:
    """Of stage I."""

    alpha: float = ALPHA
    scored: str = BOTH
    """``both``, or one kind of question alone (``state``: DF-only, ``flow``: CF-only)."""


@dataclass(frozen=True)
class Config:
    """A model and its stages."""

    model: str
    """A folder or a name on the hub; ``default``: the model that ships."""
    out: str
    """Folder of data, checkpoints, logs, curves and the tuned models."""
    form: str = "chat"
    """How reasoning is asked (``engine/train/whitebox``)."""
    template: str = "few-shot"
    """How code is asked (``engine/prompts``)."""
    dtype: str = "bfloat16"
    threads: int = 0
    """Of a processor; 0: as torch likes. One is fastest for a small model on a busy machine."""
    data: Data = field(default_factory=Data)
    reward: Reward = field(default_factory=Reward)
    lora: Mapping[str, Any] = field(default_factory=dict)
    """Options of peft's ``LoraConfig``: few weights are trained, and merged into the model at the end. Empty:
    all weights are trained."""
    trainers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Per stage, options of trl's ``SFTConfig`` or ``GRPOConfig`` under trl's own names."""


def names() -> list[str]:
    """The configurations of stages that come with the engine."""
    return sorted(path.stem for path in FOLDER.glob("*.toml") if "trainers" in data_file.read(path))


def load(name: str) -> Config:
    """A configuration by its name, or from a user's ``.toml`` file.

    Raises ``SettingsError`` naming the file and what is wrong with it.
    """
    path = Path(name) if name.endswith(".toml") else FOLDER / f"{name}.toml"
    unknown = f"There is no configuration {name!r}. There are {', '.join(names())}, or name a .toml file."
    config = data_file.table(path, Config, data_file.read(path, unknown))
    _check(path, config)
    return config


def _check(path: Path, config: Config) -> None:
    if not 0 <= config.reward.alpha <= 1:
        raise SettingsError(f"{path}: reward.alpha should lie between 0 and 1, not at {config.reward.alpha}.")
    if config.form == COMPLETION and config.reward.alpha != ALPHA:
        raise SettingsError(
            f"{path}: with form = {COMPLETION!r} every question is paid by itself; leave reward.alpha out."
        )
    if config.reward.scored not in (BOTH, STATE, FLOW):
        raise SettingsError(
            f"{path}: reward.scored should be {BOTH}, {STATE} or {FLOW}, not {config.reward.scored!r}."
        )
    if not 0 <= config.data.input_share <= 1:
        raise SettingsError(f"{path}: data.input_share should lie between 0 and 1.")
    if unknown := sorted(config.trainers.keys() - set(STAGES)):
        raise SettingsError(f"{path} has trainers.{unknown[0]}; it may have {', '.join(STAGES)}.")
