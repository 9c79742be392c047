"""Reports training progress: a line of JSON for each report, and a bar's position."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.support.files import append, write_text
from engine.train.tuning import ranks


@dataclass(frozen=True)
class Listener:
    """Told how far training is."""

    step: Callable[[int, int], None] = lambda step, steps: None
    """Steps done, and steps in all."""
    report: Callable[[Mapping[str, Any]], None] = lambda record: None
    filtered: Callable[[float], None] = lambda share: None
    """The share of the items that the difficulty filter has tried."""


def callback(listener: Listener, log: Path, more: Callable[[], Mapping[str, float]]) -> Any:
    """A callback of transformers' trainer. ``more`` is asked for further figures at every report.

    Of several processes all are asked, and the first one writes.
    """
    from transformers import TrainerCallback

    class Reporting(TrainerCallback):
        def on_step_end(self, args: Any, state: Any, control: Any, **_: Any) -> None:
            if ranks.is_first():
                listener.step(state.global_step, state.max_steps)

        def on_log(self, args: Any, state: Any, control: Any, logs: Any = None, **_: Any) -> None:
            record = {"step": state.global_step, **_plain(logs or {}), **more()}
            if not ranks.is_first():
                return
            log.parent.mkdir(parents=True, exist_ok=True)
            append(log, json.dumps(record))
            listener.report(record)

    return Reporting()


def shorten(log: Path, steps: int) -> None:
    """Keeps the lines of the first ``steps`` steps; what a kill cut off is dropped."""
    if not log.is_file():
        return
    kept = [line for line in log.read_text("utf-8").splitlines() if _is_of(line, steps)]
    write_text(log, "".join(line + "\n" for line in kept))


def _is_of(line: str, steps: int) -> bool:
    try:
        return int(json.loads(line)["step"]) <= steps
    except (ValueError, TypeError, KeyError):
        return False


def _plain(logs: Mapping[str, Any]) -> dict[str, float]:
    return {key: round(float(value), 6) for key, value in logs.items() if isinstance(value, int | float)}
