"""The training plan: data, duration and learning rate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.support import data_file
from engine.types import SettingsError

_CONFIGS = Path(__file__).parent.parent / "configs"


@dataclass(frozen=True)
class ModelShape:
    """A Llama's dimensions."""

    vocabulary: int = 2560
    width: int = 160
    layers: int = 6
    heads: int = 5
    inner: int = 448
    positions: int = 2048

    def model(self) -> Any:
        """A fresh ``LlamaForCausalLM`` with tied embeddings, without dropout."""
        from transformers import LlamaConfig, LlamaForCausalLM

        return LlamaForCausalLM(
            LlamaConfig(
                vocab_size=self.vocabulary,
                hidden_size=self.width,
                intermediate_size=self.inner,
                num_hidden_layers=self.layers,
                num_attention_heads=self.heads,
                num_key_value_heads=self.heads,
                max_position_embeddings=self.positions,
                tie_word_embeddings=True,
                pad_token_id=0,
                eos_token_id=1,
                bos_token_id=None,
            )
        )


@dataclass(frozen=True)
class TrainingPlan:
    """How long, on what, and how fast."""

    minutes: float
    mixture: Mapping[str, float] = field(default_factory=lambda: {"plain": 0.85, "copy": 0.15})
    batch_tokens: int = 6144
    longest: int = 1024
    """Examples with more tokens are left out."""
    rate: float = 0.02
    """Muon's learning rate; AdamW, for embeddings and norms, has a fifth of it."""
    warm_up: int = 40
    fall: float = 0.3
    """Share of the budget over which the rate falls to 0."""
    prompt_weight: float = 0.1
    """What a prompt's token counts compared with an answer's: reading is worth learning, too."""
    prompt_share: float = 0.25
    """Share of prompt tokens that are looked at in a step."""
    save_every_s: float = 300.0
    log_every: int = 25
    """Steps."""
    threads: int = 1
    """Threads of each process."""
    compiled: bool = False
    """Compile the model first: a third faster in bfloat16, a sixth in float32; wants a C++ compiler."""
    device: str = "cpu"
    """``cpu`` or ``cuda``."""
    precision: str | None = None
    """What passes are computed in: ``float32`` or ``bfloat16``; ``None`` is float32 on a processor, else
    bfloat16. Processors that multiply bfloat16 train 2.5 times as fast with it, with the same losses."""
    seed: int = 0
    steps: int | None = None
    """Stop after so many steps, whatever the time."""

    @property
    def halved(self) -> bool:
        """Whether passes are computed in bfloat16; weights and their updates are float32 in any case."""
        return self.precision == "bfloat16" or (self.precision is None and self.device != "cpu")

    def pace(self, step: int, elapsed_s: float) -> float:
        """Factor of the learning rate."""
        done = elapsed_s / (60 * self.minutes)
        if self.steps is not None:
            done = max(done, step / self.steps)
        return min(1.0, (step + 1) / self.warm_up, max(0.0, (1 - done) / self.fall) if self.fall else 1.0)


def load(name: str) -> tuple[ModelShape, dict[str, Any]]:
    """A shape, and what a plan is to be made with, from the TOML file of that name, or of one's own.

    Raises ``SettingsError`` naming the file and what is wrong with it.
    """
    path = Path(name) if name.endswith(".toml") else _CONFIGS / f"{name}.toml"
    data = data_file.read(path, f"There is no configuration {name!r}; there is gpu, or name a .toml file.")
    shape = data_file.table(path, ModelShape, data.pop("shape", {}), "shape")
    chosen = data.pop("plan", {})
    data_file.table(
        path, TrainingPlan, {"minutes": 1, **chosen} if isinstance(chosen, dict) else chosen, "plan"
    )
    if data:
        raise SettingsError(f"{path} has {sorted(data)[0]!r}; pretraining takes the tables shape and plan.")
    return shape, chosen
