"""One TOML file says everything about a model's stages."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any

from engine.core.options import between, one_of
from engine.support import data_file
from engine.support.errors import SettingsError
from engine.train.grammar import Recipe
from engine.train.repair import Pairs
from engine.train.rewards import ALPHA, BOTH, SCORED
from engine.train.trials import Difficulty

FOLDER = Path(__file__).parent / "configs"
SFT, WHITE_BOX, CODEGEN = "sft", "white-box", "codegen"
REPAIR, REVISE = "repair", "revise"
EXECVERIFY, REPAIRING = (SFT, WHITE_BOX, CODEGEN), (REPAIR, REVISE)
STAGES = EXECVERIFY + REPAIRING
SUPERVISED = (SFT, REPAIR)


@dataclass(frozen=True)
class Data(Recipe):
    """How many items are synthesized for each stage, each from draws of its own, and of which programs."""

    sft: int = field(default=30_000, metadata=between(0))
    white_box: int = field(default=30_000, metadata=between(0))
    input_share: float = field(default=0.5, metadata=between(0, 1))
    """Of the reasoning items, how many ask for an input (O→I)."""
    seed: int = 1


@dataclass(frozen=True)
class Filter(Difficulty):
    """The difficulty filter of the stages; without tries, there is none."""

    model: str = ""
    """Which model tries; empty: the one that is tuned, as it is before its first stage."""
    stages: tuple[str, ...] = field(default=(SFT, WHITE_BOX), metadata=one_of(STAGES))
    """Whose items are filtered."""


@dataclass(frozen=True)
class Reward:
    """Of stage I."""

    alpha: float = field(default=ALPHA, metadata=between(0, 1))
    """How much the white-box questions count. 0: they are not asked."""
    scored: str = field(default=BOTH, metadata=one_of(SCORED))
    """``both``, or one kind of question alone (``state``: DF-only, ``flow``: CF-only)."""


@dataclass(frozen=True)
class Config:
    """A model and its stages."""

    model: str
    """A model of the catalog, a GGUF file, a folder or a name on the hub."""
    out: str
    """Folder of data, checkpoints, logs and the tuned models."""
    form: str = "chat"
    """How reasoning is asked (``chat.toml`` and ``plain.toml`` in ``engine/train``)."""
    template: str = "few-shot"
    """How code is asked (``engine/prompts``)."""
    dtype: str = "auto"
    """``auto``: bfloat16, but float32 on a processor that does not multiply such numbers."""
    threads: int = field(default=0, metadata=between(0))
    """Of a processor; 0: as torch likes. One is fastest for a small model on a busy machine."""
    data: Data = field(default_factory=Data)
    reward: Reward = field(default_factory=Reward)
    difficulty: Filter = field(default_factory=Filter)
    lora: Mapping[str, Any] = field(default_factory=dict)
    """Options of peft's ``LoraConfig``: few weights are trained, and an adapter comes out. Empty: all weights
    are trained."""
    repair: Pairs = field(default_factory=Pairs)
    stages: tuple[str, ...] = field(default=EXECVERIFY, metadata=one_of(STAGES))
    """Which of the stages ``egcfg train execverify`` runs, in their order."""
    trainers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, metadata=one_of(STAGES))
    """Per stage, options of trl's ``SFTConfig`` or ``GRPOConfig`` under trl's own names."""

    def items(self, stage: str) -> Path:
        """Where the items of a stage lie."""
        return Path(self.out) / "data" / f"{REPAIR if stage in REPAIRING else stage}.jsonl"

    def kept(self, stage: str) -> Path:
        """Where the items lie that the difficulty filter keeps of a stage."""
        return self.items(stage).with_suffix(".kept.jsonl")

    def filters(self, stage: str) -> bool:
        """Whether the items of a stage are filtered."""
        return self.difficulty.tries > 0 and stage in self.difficulty.stages


def names() -> list[str]:
    """The configurations that come with the engine, the rows of the paper's tables and figures among them."""
    return sorted(str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.toml"))


def load(name: str, changes: Sequence[tuple[str, str]] = ()) -> Config:
    """A configuration by its name, or from a user's ``.toml`` file, on top of its ``base`` if it has one.

    ``changes`` replace keys, such as ``("difficulty.tries", "0")``. Raises ``SettingsError`` naming the file
    and what is wrong with it.
    """
    path = _path(name, Path())
    data = _with_base(name, path, ())
    for key, value in changes:
        data = _merged(data, _nested(key.split("."), value))
    config = data_file.table(path, Config, data)
    if wrong := next(_wrong(config, ""), ""):
        raise SettingsError(f"{path}: {wrong}.")
    if config.difficulty.tries and (wrong := config.difficulty.wrong()):
        raise SettingsError(f"{path}: in difficulty {wrong}.")
    return config


def _path(name: str, folder: Path) -> Path:
    return folder / name if name.endswith(".toml") else FOLDER / f"{name}.toml"


def _with_base(name: str, path: Path, above: tuple[Path, ...]) -> dict[str, Any]:
    """What the file says, on top of what its base says. Raises ``SettingsError`` for a circle."""
    shown = ", ".join(name for name in names() if "/" not in name)
    unknown = (
        f"There is no configuration {name!r}. There are {shown}, the rows of {FOLDER / 'papers'} as "
        "papers/NAME, or name a .toml file."
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


def _nested(keys: Sequence[str], value: str) -> dict[str, Any]:
    """A value of TOML below its keys; what is none is a text."""
    if len(keys) > 1:
        return {keys[0]: _nested(keys[1:], value)}
    try:
        return {keys[0]: tomllib.loads(f"value = {value}")["value"]}
    except tomllib.TOMLDecodeError:
        return {keys[0]: value}


def _wrong(settings: Any, name: str) -> Iterator[str]:
    """What lies outside the bounds of its field."""
    for one in fields(settings):
        value, shown = getattr(settings, one.name), name + one.name
        if is_dataclass(value):
            yield from _wrong(value, f"{shown}.")
        for text in [value] if isinstance(value, str) else value if "choices" in one.metadata else ():
            if text not in one.metadata.get("choices", [text]):
                yield f"{shown} has {text!r}; it may have {', '.join(one.metadata['choices'])}"
        low, high = one.metadata.get("low"), one.metadata.get("high")
        if low is not None and not low <= value <= (value if high is None else high):
            yield f"{shown} should be {f'at least {low}' if high is None else f'between {low} and {high}'}"
