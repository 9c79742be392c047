"""Measures what each rung of the ladder solves a second, of tasks that the likeliest program does not solve.

The tasks are those of MBPP outside of its test split, since what is tuned by them says nothing of others.
Every rung is a run of ``egcfg bench``, task after task, with a folder of its own that is resumed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from benchmarks.command import egcfg, options
from benchmarks.figures import Figure
from engine.bench.store import BenchRun, TaskResult
from engine.strategies.auto import LONGEST

FIRST, LAST = 511, 974
"""Numbers of the tasks for validation and training."""
MOST_S = 60
"""Seconds for a task: nobody waits longer for one rung."""
LIKELIEST = "likeliest"


def _sampled(count: int, temperature: float, *more: str) -> list[str]:
    sampling = options(temperature=f"{temperature:g}")
    return ["--strategy", "resample", "--set", f"num-candidates={count}", *sampling, *more]


RUNGS: Mapping[str, Sequence[str]] = {
    LIKELIEST: ["--strategy", "direct", "--set", f"max-new-tokens={LONGEST}"],
    "samples_12": _sampled(12, 0.8),
    "samples_24": _sampled(24, 0.8),
    "samples_48": _sampled(48, 0.8),
    "base_file_12": _sampled(12, 0.8, "--set", "template=base-file"),
    "warmer_12": _sampled(12, 1.2),
    "guided": ["--strategy", "eg-cfg", "--set", "agents=1", "--set", "gamma=1"],
    "reflexion_3": ["--strategy", "reflexion", "--set", "programs=3"],
}
"""How ``egcfg bench`` is asked for each."""


@dataclass(frozen=True)
class Worth:
    """What a rung does with its tasks, on average."""

    rung: str
    tasks: int
    solved: float
    """A share of them."""
    seconds: float
    written: float
    read: float

    @classmethod
    def of(cls, rung: str, results: Sequence[TaskResult]) -> Worth:
        """Solved is what passes the visible tests and the hidden ones; in MBPP these are the same."""
        return cls(
            rung,
            len(results),
            solved=mean(result.solved for result in results),
            seconds=mean(result.wall_s for result in results),
            written=mean(result.generated_tokens for result in results),
            read=mean(result.prompt_tokens for result in results),
        )

    @property
    def a_second(self) -> float:
        """The share that is solved in a second."""
        return self.solved / self.seconds


def measure(data: str, out: str, tasks: int = 40, **model: str) -> list[Figure]:
    """All figures, the rung that solves most a second first; ``out`` keeps what is known already."""
    run = _Runs(data, Path(out), options(**model))
    likeliest = run.results(LIKELIEST, every(tasks))
    failed = [result.task for result in likeliest if not result.solved]
    if not failed:
        sys.exit("The likeliest program solves all of these tasks; name more of them by --tasks.")
    others = [Worth.of(rung, run.results(rung, failed)) for rung in RUNGS if rung != LIKELIEST]
    return figures([Worth.of(LIKELIEST, likeliest), *others])


def every(count: int) -> list[str]:
    """Numbers of so many tasks, equally far apart."""
    step = max(1, (LAST - FIRST + 1) // count)
    return [str(number) for number in range(FIRST, LAST + 1, step)][:count]


@dataclass(frozen=True)
class _Runs:
    """Runs of ``egcfg bench``."""

    data: str
    out: Path
    model: Sequence[str]

    def results(self, rung: str, ids: Sequence[str]) -> list[TaskResult]:
        """Of these tasks; those that are in the folder are not run again."""
        folder = self.out / rung
        asked = ["--data", self.data, "--split", "all", "--ids", ",".join(ids), "--budget", f"{MOST_S}s"]
        egcfg(["bench", "mbpp", *asked, *RUNGS[rung], *self.model, "--out", str(folder), "--resume"])
        return [
            result
            for result in BenchRun.read(folder).results
            if result.task in ids and result.status == "judged"
        ]


def figures(found: Sequence[Worth]) -> list[Figure]:
    """One kind after the other, each in the order of what rungs solve a second."""
    best = sorted(found, key=lambda each: each.a_second, reverse=True)
    return [
        *(Figure(f"{e.rung}_a_second", 100 * e.a_second, "%/s", "solved a second") for e in best),
        *(Figure(f"{e.rung}_solved", 100 * e.solved, "%", f"of {e.tasks} tasks") for e in best),
        *(Figure(f"{e.rung}_s", e.seconds, "s", "for each task") for e in best),
        *(Figure(f"{e.rung}_written", e.written, "tokens", "for each task") for e in best),
        *(Figure(f"{e.rung}_read", e.read, "tokens", "for each task") for e in best),
    ]
