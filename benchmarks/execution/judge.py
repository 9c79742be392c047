"""Judging reference solutions in the sandbox, beside one fresh interpreter a task, on data sets given.

The folder of the data sets is named by EGCFG_DATASETS. Both judges run two programs at a time, in turns of
fifty tasks, so that whatever else the machine does hits both.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from benchmarks.figures import Figure
from egcfg_lsp.project_bench.workload import PRELOADED
from engine.bench.datasets import load
from engine.bench.problems.problem import Problem
from engine.bench.running.hidden_judge import HiddenJudge
from sandbox import SandboxPool

FILES = {"humaneval": "humaneval.jsonl.gz", "mbpp": "mbpp.jsonl.gz"}
AT_ONCE = 2
TURN = 50
SLOW_S = 1.0
"""Tasks that compute for longer are left out of the ratio: there the interpreter is all there is."""

Judged = Callable[[Problem], Awaitable[bool]]


def measure() -> list[Figure]:
    """All figures, from one run. Exits when the data sets are not there."""
    folder = os.environ.get("EGCFG_DATASETS")
    if not folder:
        sys.exit("Name the folder of the data sets: EGCFG_DATASETS=... python -m benchmarks judge")
    problems = [one for name, file in FILES.items() for one in load(name, str(Path(folder) / file)).problems]
    return asyncio.run(_measure(problems))


async def _measure(problems: Sequence[Problem]) -> list[Figure]:
    async with SandboxPool(parallel=AT_ONCE, preload=PRELOADED) as pool:
        judge = HiddenJudge(pool)

        async def confined(problem: Problem) -> bool:
            return (await judge.judge_program(problem, problem.gold)).solved

        ours: dict[str, tuple[bool, float]] = {}
        plain: dict[str, tuple[bool, float]] = {}
        wall_ours = wall_plain = 0.0
        for start in range(0, len(problems), TURN):
            turn = problems[start : start + TURN]
            wall_ours += await _judged(turn, confined, ours)
            wall_plain += await _judged(turn, _fresh, plain)
    slow = {name for name, (_, seconds) in plain.items() if seconds > SLOW_S}
    quick_ours, quick_plain = (
        sum(seconds for name, (_, seconds) in found.items() if name not in slow) for found in (ours, plain)
    )
    return [
        Figure("judge_solved", sum(ok for ok, _ in ours.values()), "tasks", f"of {len(problems)}, sandbox"),
        Figure("plain_solved", sum(ok for ok, _ in plain.values()), "tasks", "fresh interpreters"),
        Figure("judge_wall_s", wall_ours, "s", "HumanEval and MBPP, 2 at once", "<= 600"),
        Figure("plain_wall_s", wall_plain, "s", "the same in fresh interpreters, unconfined"),
        Figure("judge_speedup", quick_plain / quick_ours, "x", f"without {len(slow)} slow tasks", ">= 5"),
        Figure("judge_speedup_all", wall_plain / wall_ours, "x", "slow tasks included"),
    ]


async def _judged(problems: Sequence[Problem], judged: Judged, into: dict[str, tuple[bool, float]]) -> float:
    """Wall-clock seconds of all, ``AT_ONCE`` at a time."""
    waiting = iter(problems)

    async def work() -> None:
        for problem in waiting:
            began = time.perf_counter()
            solved = await judged(problem)
            into[problem.id] = solved, time.perf_counter() - began

    began = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return time.perf_counter() - began


async def _fresh(problem: Problem) -> bool:
    """What most harnesses do: program and tests in one script, judged by the exit status."""
    tests = "\n".join(f"{test.setup}\n{test.source}" for test in problem.hidden.unseal())
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"{problem.gold}\n{tests}\n", stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait() == 0
