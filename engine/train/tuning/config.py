"""One TOML file says everything about a model's stages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.support import data_file
from engine.support.errors import SettingsError
from engine.train.tasks.constrained.constraints import SHARES
from engine.train.tasks.constrained.programs import Recipe
from engine.train.whitebox.forms import COMPLETION
from engine.train.whitebox.questions import FLOW, STATE
from engine.train.whitebox.rewards import ALPHA, BOTH

FOLDER = Path(__file__).parent.parent / "configs"
SFT, WHITE_BOX, CODEGEN = "sft", "white-box", "codegen"
STAGES = (SFT, WHITE_BOX, CODEGEN)


@dataclass(frozen=True)
class Data:
    """How many items are synthesised for each stage, each from draws of its own."""

    sft: int = 30_000
    white_box: int = 30_000
    input_share: float = 0.5
    """Of the reasoning items, how many ask for an input (O→I)."""
    levels: tuple[float, ...] = tuple(map(float, SHARES))
    """Of the programs under constraints."""
    library_calls: float = 0.0
    """Of the programs under constraints, how many are about the standard library."""
    mutated: float = 0.5
    """Of their inputs, how many are changed by their types."""
    simple: bool = False
    """Their inputs are short."""
    seed: int = 1

    @property
    def recipe(self) -> Recipe:
        """The programs under constraints."""
        levels = tuple(int(level) for level in self.levels)
        return Recipe(levels, self.library_calls, self.mutated, self.simple)


@dataclass(frozen=True)
class Difficulty:
    """The difficulty filter (ExecVerify, 2.1.2); without tries, there is none."""

    tries: int = 0
    """How often an item is tried."""
    at_most: int = 3
    """Items that are solved more often are left out."""
    at_least: int = 0
    """Items that are solved less often are left out."""
    temperature: float = 1.0
    max_tokens: int = 1024
    """Of a try."""
    model: str = ""
    """Which model tries; empty: the one that is tuned, as it is before its first stage."""
    stages: tuple[str, ...] = (SFT, WHITE_BOX)
    """Whose items are filtered."""

    def keeps(self, solved: int) -> bool:
        """Whether an item is kept that was solved so often."""
        return self.at_least <= solved <= self.at_most


@dataclass(frozen=True)
class Reward:
    """Of stage I."""

    alpha: float = ALPHA
    """How much the white-box questions count. 0: they are not asked."""
    scored: str = BOTH
    """``both``, or one kind of question alone (``state``: DF-only, ``flow``: CF-only)."""


@dataclass(frozen=True)
class Config:
    """A model and its stages."""

    model: str
    """A folder or a name on the hub."""
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
    difficulty: Difficulty = field(default_factory=Difficulty)
    lora: Mapping[str, Any] = field(default_factory=dict)
    """Options of peft's ``LoraConfig``: few weights are trained, and merged into the model at the end. Empty:
    all weights are trained."""
    stages: tuple[str, ...] = STAGES
    """Which of the stages ``egcfg train stages`` runs, in their order."""
    trainers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Per stage, options of trl's ``SFTConfig`` or ``GRPOConfig`` under trl's own names."""


def names() -> list[str]:
    """The configurations of stages that come with the engine, without those of the paper's rows."""
    return sorted(path.stem for path in FOLDER.glob("*.toml") if "trainers" in data_file.read(path))


def paper_names() -> list[str]:
    """The rows of the paper's tables and figures, each on top of another configuration."""
    return sorted(f"papers/{path.stem}" for path in (FOLDER / "papers").glob("*.toml"))


def load(name: str) -> Config:
    """A configuration by its name, or from a user's ``.toml`` file, on top of its ``base`` if it has one.

    Raises ``SettingsError`` naming the file and what is wrong with it.
    """
    path = _path(name, Path())
    config = data_file.table(path, Config, _with_base(name, path, ()))
    _check(path, config)
    return config


def _path(name: str, folder: Path) -> Path:
    return folder / name if name.endswith(".toml") else FOLDER / f"{name}.toml"


def _with_base(name: str, path: Path, above: tuple[Path, ...]) -> dict[str, Any]:
    """What the file says, on top of what its base says. Raises ``SettingsError`` for a circle."""
    unknown = (
        f"There is no configuration {name!r}. There are {', '.join(names())}, the rows of "
        f"{FOLDER / 'papers'} as papers/NAME, or name a .toml file."
    )
    data = data_file.read(path, unknown)
    base = data.pop("base", None)
    if base is None:
        return data
    if not isinstance(base, str) or path in above:
        raise SettingsError(f"{path}: base should name another configuration, not {base!r}.")
    return _merged(_with_base(base, _path(base, path.parent), (*above, path)), data)


def _merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key; anything else of ``above`` replaces what is below it."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _check(path: Path, config: Config) -> None:
    if not 0 <= config.reward.alpha <= 1:
        raise SettingsError(f"{path}: reward.alpha should lie between 0 and 1, not at {config.reward.alpha}.")
    if config.form == COMPLETION and config.reward.alpha not in (0, ALPHA):
        raise SettingsError(
            f"{path}: with form = {COMPLETION!r} every question is paid by itself; leave reward.alpha out, "
            "or set it to 0 to ask none."
        )
    if config.reward.scored not in (BOTH, STATE, FLOW):
        raise SettingsError(
            f"{path}: reward.scored should be {BOTH}, {STATE} or {FLOW}, not {config.reward.scored!r}."
        )
    if not 0 <= config.data.input_share <= 1:
        raise SettingsError(f"{path}: data.input_share should lie between 0 and 1.")
    _check_data(path, config.data)
    _check_difficulty(path, config.difficulty)
    if unknown := sorted(set(config.stages) - set(STAGES)):
        raise SettingsError(f"{path}: stages has {unknown[0]!r}; it may have {', '.join(STAGES)}.")
    if unknown := sorted(config.trainers.keys() - set(STAGES)):
        raise SettingsError(f"{path} has trainers.{unknown[0]}; it may have {', '.join(STAGES)}.")


def _check_data(path: Path, data: Data) -> None:
    for name in ("library_calls", "mutated"):
        if not 0 <= getattr(data, name) <= 1:
            raise SettingsError(f"{path}: data.{name} should lie between 0 and 1.")
    if not set(data.levels) <= SHARES.keys():
        raise SettingsError(f"{path}: data.levels may hold 1, 2 and 3.")


def _check_difficulty(path: Path, difficulty: Difficulty) -> None:
    if difficulty == Difficulty():
        return
    if not 0 <= difficulty.at_least <= difficulty.at_most <= difficulty.tries or difficulty.tries < 1:
        raise SettingsError(
            f"{path}: in difficulty it should be 0 <= at_least <= at_most <= tries, with tries above 0."
        )
    if unknown := sorted(set(difficulty.stages) - {SFT, WHITE_BOX, CODEGEN}):
        raise SettingsError(f"{path}: difficulty.stages has {unknown[0]!r}; it may have {', '.join(STAGES)}.")
