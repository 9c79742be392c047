"""Models as QualityFlow's quality checker: the confusion matrix on held-out programs.

``python -m benchmarks.solved.checker [MODEL ...]`` puts programs for held-out functions to each model (the
one that ships, if none is named): for every function its reference, and the same with a small mistake in
it. What the checker says, by imagined execution of visible tests and by yes or no, is compared with what
all tests say. Records go to ``results/strategies/checker.jsonl``; two models make a before and an after.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from benchmarks.solved.strategies import SEED, held_out
from benchmarks.solved.strategy_runs import RESULTS, VISIBLE
from engine.bench.reporting.workflow_steps import Confusion
from engine.judge import Judge
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.base import LanguageModel
from engine.lm.transformers import load
from engine.services import Plan, Services
from engine.strategies.common.quality_checks import CodeChecker
from engine.strategies.roles import Desk, Written
from engine.train.tasks import mutation
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Usage
from engine.workflow import Workflow
from sandbox import Outcome, SandboxPool

KINDS = {"quality-checker": (), "yes-no-checker": ("yes-no-checker",)}
"""Roles, and the variants that bring them in."""


@dataclass(frozen=True)
class Found:
    """One role on all programs."""

    model: str
    role: str
    programs: int
    correct: int
    """Of the programs, by visible and hidden tests."""
    matrix: Confusion
    asked: int
    unreadable: int
    """Answers that were left to the role's default: it asked twice, and could read neither."""

    def __str__(self) -> str:
        said = ", ".join(f"{name} {_percent(getattr(self.matrix, name))}" for name in _RATES)
        counts = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in asdict(self.matrix).items())
        return (
            f"{self.model}, {self.role}: {self.programs} programs, {self.correct} of them correct; {counts}; "
            f"{said}; {self.unreadable} of {self.asked} answers unreadable twice"
        )


_RATES = ("accuracy", "precision", "recall", "specificity")


def _percent(share: float | None) -> str:
    return "undefined" if share is None else f"{100 * share:.0f} %"


def programs(samples: Sequence[Sample]) -> Iterator[tuple[Sample, str]]:
    """Each sample with its reference's body, and with that of a mistaken one where a mistake fits."""
    random = Random(f"checker {SEED}")
    for sample in samples:
        yield sample, sample.body
        try:
            wrong = mutation.mutated(textwrap.dedent(sample.body), random)
        except ValueError:
            continue
        yield sample, textwrap.indent(wrong, "    ")


async def measure(folder: Path, count: int) -> list[Found]:
    """Both roles on ``count`` functions."""
    pairs = list(programs(held_out(count)))
    model = await load(str(folder), threads=1)
    try:
        async with SandboxPool(parallel=2) as pool:
            return [await _role(folder.name, role, model, pool, pairs) for role in KINDS]
    finally:
        await model.close()


async def _role(
    name: str, role: str, model: LanguageModel, pool: SandboxPool, pairs: Sequence[tuple[Sample, str]]
) -> Found:
    plan, services = Plan((Agent(),), workflow=Workflow(variants=KINDS[role])), Services(model, pool, VISIBLE)

    async def one(sample: Sample, body: str) -> tuple[tuple[bool, bool], int, int]:
        judge = Judge(sample.task, services, Usage())
        written = Written(body, await judge.run(body, None, whole=True), await judge.attempt(body, None))
        verdict = await CodeChecker(Desk(judge, services, plan)).check(written)
        hidden = await pool.run(sample.task.program(body), sample.hidden, VISIBLE, trace=False)
        count = judge.workings.count(role)
        correct = written.passed and hidden.outcome is Outcome.PASS
        return (verdict.accepted, correct), count.asked, count.defaulted

    found = await asyncio.gather(*(one(*pair) for pair in pairs))
    said = [judged for judged, _, _ in found]
    asked, unreadable = sum(count for _, count, _ in found), sum(count for _, _, count in found)
    matrix = Confusion(
        right_accepts=said.count((True, True)),
        wrong_accepts=said.count((True, False)),
        right_rejects=said.count((False, False)),
        wrong_rejects=said.count((False, True)),
    )
    correct = matrix.right_accepts + matrix.wrong_rejects
    return Found(name, role, len(said), correct, matrix, asked, unreadable)


def main(arguments: list[str] | None = None) -> None:
    """Measures, prints, and writes the records."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solved.checker", description=__doc__)
    parser.add_argument("models", nargs="*", type=Path, default=[SHIPPED_MODEL])
    parser.add_argument("--functions", type=int, default=50)
    given = parser.parse_args(arguments)
    found = [each for folder in given.models for each in asyncio.run(measure(folder, given.functions))]
    RESULTS.mkdir(parents=True, exist_ok=True)
    with (RESULTS / "checker.jsonl").open("w", encoding="utf-8") as file:
        for each in found:
            print(each)
            file.write(json.dumps(asdict(each)) + "\n")


if __name__ == "__main__":
    main()
