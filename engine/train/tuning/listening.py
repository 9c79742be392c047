"""What happens in training, for whoever watches: a line of JSON for each report, and a bar's position."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.support.files import append


@dataclass(frozen=True)
class Listener:
    """Told how far training is."""

    step: Callable[[int, int], None] = lambda step, steps: None
    """Steps done, and steps in all."""
    report: Callable[[Mapping[str, Any]], None] = lambda record: None


def callback(listener: Listener, log: Path, more: Callable[[], Mapping[str, float]]) -> Any:
    """A callback of transformers' trainer. ``more`` is asked for further figures at every report."""
    from transformers import TrainerCallback

    class Reporting(TrainerCallback):
        def on_step_end(self, args: Any, state: Any, control: Any, **_: Any) -> None:
            listener.step(state.global_step, state.max_steps)

        def on_log(self, args: Any, state: Any, control: Any, logs: Any = None, **_: Any) -> None:
            record = {"step": state.global_step, **_plain(logs or {}), **more()}
            log.parent.mkdir(parents=True, exist_ok=True)
            append(log, json.dumps(record))
            listener.report(record)

    return Reporting()


def _plain(logs: Mapping[str, Any]) -> dict[str, float]:
    return {key: round(float(value), 6) for key, value in logs.items() if isinstance(value, int | float)}
