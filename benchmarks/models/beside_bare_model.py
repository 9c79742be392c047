"""Measures what decoding costs beside the bare model, with models of the size that people use.

They are made here, of random weights: a Qwen2 of 0.5 billion parameters with 151,936 tokens, a GGUF file of
that shape in Q8_0, and 24 layers of width 64. Each figure is the median of several runs; what is compared
takes turns within a run. Small models run the same code in seconds: their figures mean nothing.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import nan
from pathlib import Path
from statistics import median

import torch
from transformers.utils import logging

from benchmarks.figures import Figure
from benchmarks.models import completions, guided_lines, passes
from benchmarks.models.random_models import RandomModels
from benchmarks.models.sizes import FORMAT, FUNCTIONS, Setting
from engine.types import SettingsError

RUNS = 3


@dataclass(frozen=True)
class Measurement:
    """``run`` gives the values of ``figures``, run after run; ``figures`` have none."""

    run: Callable[[Setting], AsyncIterator[dict[str, float]]]
    figures: tuple[Figure, ...]


def _figure(name: str, unit: str, goal: str, about: str) -> Figure:
    return Figure(name, nan, unit, about, goal)


_LARGE = f"0.5 B, {FORMAT} as the engine chooses here, one thread"
_BEHIND = f"behind 300 shared tokens; {_LARGE}"
_STEP = f"steps of the scheduler, candidates' growth included, over their forward passes, {_BEHIND}"
_GUIDED = "tokens/s; lines of 12 tokens behind 300, conditional 450; 0.5 B, one thread"
_DRAFTED = f"{_GUIDED}; with random weights drafts are made by guided decoding itself, so all of it is right"
_HOST = "torch backend's pass over transformers' forward with its cache; 24 layers of width 64, one thread"
_READS = (
    "most of passes that draw 12 and 96 tokens or decide a guided one, by an accelerator's code on the CPU"
)
_DEFAULT = f"0.5 B, {FORMAT} as the engine chooses here, threads by default"
_SHORT = f"first lines of 4 to 11 tokens; {_DEFAULT}"
_EIGHT = f"a default completion with 8 agents in {completions.COMPLETION_S:g} s; {_DEFAULT}"
_PEAK = "absolute peak of resident memory of a process that completes with 8 agents, over 4 bytes a weight"

MEASUREMENTS = (
    Measurement(
        passes.sampling,
        (
            _figure(
                "sampling_ms_per_row",
                "ms",
                "<= 0.5",
                "drawn from flat logits of 151,936 tokens, 12 rows at once, one thread",
            ),
        ),
    ),
    Measurement(
        passes.candidates,
        (
            _figure("candidates_step_over_pass_12", "x", "<= 1.1", _STEP),
            _figure(
                "candidates_tokens_per_s_over_generate",
                "x",
                ">= 1.3",
                f"12 samples, decoding alone, over transformers' generate behind a cached prompt; {_BEHIND}",
            ),
            _figure("candidates_tokens_per_s", "1/s", "", f"12 samples, {_BEHIND}"),
            _figure("generate_tokens_per_s", "1/s", "", f"transformers, 12 samples, {_BEHIND}"),
        ),
    ),
    Measurement(
        passes.candidates_of_eight,
        (_figure("candidates_step_over_pass_96", "x", "<= 1.15", _STEP),),
    ),
    *(
        Measurement(
            run,
            (
                _figure(f"guided_over_plain_{name}", "x", f">= {goal}", f"{_GUIDED}; {number}"),
                _figure(f"guided_drafts_over_plain_{name}", "x", ">= 1.5", f"{_DRAFTED}; {number}"),
                _figure(f"plain_tokens_per_s_{name}", "1/s", "", f"{_GUIDED}; {number}"),
            ),
        )
        for run, name, goal, number in (
            (guided_lines.of_transformers, "transformers", 0.93, f"{FORMAT} as the engine chooses here"),
            (guided_lines.of_float32, "float32", 0.93, "float32"),
            (guided_lines.of_llama_cpp, "llama_cpp", 0.9, "Q8_0"),
        )
    ),
    Measurement(
        passes.host,
        tuple(
            figure
            for rows, goal in zip(passes.HOST_ROWS, (0.6, 0.5, 0.3), strict=True)
            for figure in (
                _figure(f"host_ms_per_pass_{rows}", "x", f"<= {goal}", f"{rows} rows; {_HOST}"),
                _figure(f"host_ms_{rows}", "ms", "", f"{rows} rows; torch backend's pass"),
                _figure(f"host_ms_{rows}_transformers", "ms", "", f"{rows} rows; transformers' forward"),
            )
        ),
    ),
    Measurement(
        passes.reads,
        (
            _figure("bytes_to_host_per_row", "B", "<= 64", _READS),
            _figure("device_waits_per_pass", "", "== 1", _READS),
        ),
    ),
    Measurement(
        completions.loop,
        (
            _figure("loop_blocked_ms_max", "ms", "<= 20", f"largest delay of a heartbeat; {_EIGHT}"),
            _figure(
                "loop_busy_ms_max", "ms", "", "most processor time of the loop's thread between two beats"
            ),
            _figure(
                "loop_blocked_ms_idle", "ms", "", "the same delay while nothing is done: the machine's own"
            ),
        ),
    ),
    Measurement(
        completions.first_line,
        (
            _figure(
                "first_line_s",
                "s",
                "<= 4.5",
                f"request to first line, median of {FUNCTIONS} functions, budget 4 s; {_SHORT}",
            ),
        ),
    ),
    Measurement(
        completions.memory,
        (_figure("peak_memory_over_weights", "x", "<= 1.25", f"{_PEAK}; stored as float32"),),
    ),
    Measurement(
        completions.memory_of_half,
        (_figure("peak_memory_over_weights_of_bfloat16", "x", "", f"{_PEAK}; stored as bfloat16"),),
    ),
)


def measure(
    models: str = "large", only: Sequence[str] = (), repeat: int = RUNS, keep: str | None = None
) -> list[Figure]:
    """All figures, or those in ``only``, from ``repeat`` runs each.

    ``models``: ``large`` or ``small``. ``keep``: a folder for the models, to be used again; 4 GB. Raises
    ``SettingsError`` for a figure that there is not.
    """
    names = [figure.figure for each in MEASUREMENTS for figure in each.figures]
    if unknown := set(only).difference(names):
        raise SettingsError(f"There is no figure {sorted(unknown)[0]}. There are {', '.join(names)}.")
    torch.set_num_threads(1)
    logging.disable_progress_bar()  # type: ignore[no-untyped-call]
    with _folder(keep) as folder:
        setting = Setting(RandomModels(folder, models == "small"), repeat, models == "small")
        return [figure for each in MEASUREMENTS for figure in _measured(each, setting, only)]


@contextmanager
def _folder(keep: str | None) -> Iterator[Path]:
    if keep is not None:
        Path(keep).mkdir(parents=True, exist_ok=True)
        yield Path(keep)
    else:
        with tempfile.TemporaryDirectory() as name:
            yield Path(name)


def _measured(measurement: Measurement, setting: Setting, only: Sequence[str]) -> list[Figure]:
    """Medians of the figures that are wanted; none where nothing could be measured."""
    wanted = [figure for figure in measurement.figures if not only or figure.figure in only]
    values = asyncio.run(_values(measurement, setting)) if wanted else {}
    found = [_median(figure, values[figure.figure]) for figure in wanted if figure.figure in values]
    if setting.small:
        return [
            replace(figure, about=f"small models, so it means nothing: {figure.about}") for figure in found
        ]
    return found


async def _values(measurement: Measurement, setting: Setting) -> dict[str, list[float]]:
    values: defaultdict[str, list[float]] = defaultdict(list)
    async for run in measurement.run(setting):
        for name, value in run.items():
            values[name].append(value)
    return values


def _median(figure: Figure, values: list[float]) -> Figure:
    runs = f"{len(values)} runs: {min(values):.3g} to {max(values):.3g}" if len(values) > 1 else "one run"
    return replace(figure, value=median(values), about=f"{figure.about}; {runs}")
