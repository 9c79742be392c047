"""Measures one run in the sandbox, beside a fresh interpreter and a fork without confinement."""

from __future__ import annotations

import asyncio
import importlib.util
import statistics
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock, patch

from benchmarks.execution import items
from benchmarks.figures import Figure
from sandbox import Limits, Outcome, SandboxPool, TestCase

PROGRAM = textwrap.dedent("""\
    def clamp(value, low, high):
        if value < low:
            value = low
        if value > high:
            value = high
        return value
""")
ASSERTS = ("assert clamp(5, 1, 9) == 5", "assert clamp(-3, 1, 9) == 1", "assert clamp(12, 1, 9) == 9")
LOOP = textwrap.dedent("""\
    def walk(count):
        total = 0
        for number in range(count):
            total += number
        return total
""")
AT_ONCE = 2
ROUNDS = 7
_LIMITS = Limits(wall_s=20, cpu_s=20, events=100_000)

Run = Callable[[], Awaitable[None]]


def measure() -> list[Figure]:
    """All figures, from one run."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with AsyncExitStack() as stack:
        pool = await stack.enter_async_context(SandboxPool(parallel=AT_ONCE))
        bare_pool = await stack.enter_async_context(_bare())
        return [
            *await _runs(pool, bare_pool),
            Figure("trace_us_per_event_delivered", await _delivered(pool), "us", "recorded, sent and read"),
            *[figure async for figure in _starts()],
            *[figure async for figure in _growth(pool)],
            *[figure async for figure in items.figures()],
        ]


async def _runs(pool: SandboxPool, bare_pool: SandboxPool) -> list[Figure]:
    tests = _cases(ASSERTS)

    async def confined() -> None:
        await _passes(pool, PROGRAM, tests)

    async def bare() -> None:
        await _passes(bare_pool, PROGRAM, tests)

    (run, fork, fresh), (run_alone, fork_alone, fresh_alone) = [
        await _in_turn([(confined, 60), (bare, 60), (_fresh, 6)], at_once) for at_once in (AT_ONCE, 1)
    ]
    return [
        Figure("confined_run_ms_amortised", run, "ms", "traced, 3 asserts, 2 in flight", "<= 2.0"),
        Figure(
            "speedup_over_fresh_interpreter",
            fresh_alone / run,
            "x",
            "one untraced python -I over it",
            ">= 12",
        ),
        Figure("speedup_at_equal_load", fresh / run, "x", "untraced python -I, also 2 in flight"),
        Figure("confinement_over_bare_fork", run / fork, "x", "the same without confinement", "<= 1.3"),
        Figure("fresh_interpreter_ms_amortised", fresh, "ms", "2 in flight"),
        Figure("bare_fork_ms_amortised", fork, "ms", "2 in flight"),
        Figure("confined_run_ms_alone", run_alone, "ms", "one after the other"),
        Figure("bare_fork_ms_alone", fork_alone, "ms", "one after the other"),
        Figure("fresh_interpreter_ms_alone", fresh_alone, "ms", "one after the other"),
    ]


async def _delivered(pool: SandboxPool) -> float:
    """Longer loops, traced and not: the slope of the difference over the number of events."""
    counts = (50, 1050)
    seconds: dict[tuple[int, bool], float] = {}
    events: dict[int, int] = {}
    for count in counts:
        tests = _cases([f"assert walk({count}) == {sum(range(count))}"])
        result = await pool.run(LOOP, tests, _LIMITS)
        events[count] = len(result.tests[0].trace.events)
        for trace in (True, False):
            seconds[count, trace] = await _median(partial(_passes, pool, LOOP, tests, trace), 15)
    few, many = counts
    traced, plain = (seconds[many, on] - seconds[few, on] for on in (True, False))
    return 1e6 * (traced - plain) / (events[many] - events[few])


async def _starts() -> AsyncIterator[Figure]:
    """From nothing to an interpreter that can fork."""
    wanted: list[tuple[str, tuple[str, ...], str]] = [("zygote_ready_ms", (), "<= 150")]
    if importlib.util.find_spec("numpy"):
        wanted.append(("zygote_ready_numpy_ms", ("numpy",), "<= 700"))
    for name, preload, goal in wanted:

        async def start(modules: Sequence[str] = preload) -> None:
            async with SandboxPool(parallel=1, preload=modules):
                pass

        about = "started and confined" + (", with numpy" if preload else "")
        yield Figure(name, 1000 * await _median(start, 5), "ms", about, goal)


async def _growth(pool: SandboxPool) -> AsyncIterator[Figure]:
    """How the cost of a run grows, one after the other."""
    for count in (1, 10, 100):
        tests = _cases([f"assert clamp({number}, 0, 200) == {number}" for number in range(count)])
        cost = 1000 * await _median(partial(_passes, pool, PROGRAM, tests), 9)
        yield Figure(f"run_ms_{count}_tests", cost, "ms", "traced")
    for count in (10, 100, 1000):
        tests = _cases([f"assert walk({count // 2}) == {sum(range(count // 2))}"])
        cost = 1000 * await _median(partial(_passes, pool, LOOP, tests), 9)
        yield Figure(f"run_ms_{count}_events", cost, "ms", "one test")
    for count in (1, 8, 64):

        async def together(candidates: int = count) -> None:
            runs = (_passes(pool, PROGRAM, _cases(ASSERTS)) for _ in range(candidates))
            await asyncio.gather(*runs)

        yield Figure(
            f"batch_ms_{count}_candidates", 1000 * await _median(together, 5), "ms", "asked for at once"
        )


def _cases(asserts: Sequence[str]) -> list[TestCase]:
    return [TestCase(f"benchmark:{number}", source) for number, source in enumerate(asserts)]


def _bare() -> SandboxPool:
    """A pool whose interpreter is not confined, for programs of ours only."""
    return _BarePool(parallel=AT_ONCE)


class _BarePool(SandboxPool):
    async def start(self) -> None:
        worker = str(Path(__file__).parent / "bare_worker.py")
        with (
            patch(
                "sandbox.host.launch.worker_command",
                lambda python: [python, "-I", "-B", "-X", "utf8", worker],
            ),
            patch("sandbox.confinement.trial_failure", AsyncMock(return_value=None)),
        ):
            await super().start()


async def _passes(pool: SandboxPool, program: str, tests: Sequence[TestCase], trace: bool = True) -> None:
    result = await pool.run(program, tests, _LIMITS, trace=trace)
    if result.outcome is not Outcome.PASS:
        raise RuntimeError(f"the benchmark's own program fails: {result}")


async def _fresh() -> None:
    """The same program and asserts in a new interpreter: what a run costs without all this."""
    source = PROGRAM + "\n".join(ASSERTS)
    process = await asyncio.create_subprocess_exec(sys.executable, "-I", "-c", source)
    if await process.wait():
        raise RuntimeError("the benchmark's own program fails in a fresh interpreter")


async def _in_turn(runs: Sequence[tuple[Run, int]], at_once: int) -> list[float]:
    """Median milliseconds of each run, measured in alternating rounds of so many runs."""
    found: list[list[float]] = [[] for _ in runs]
    for _ in range(ROUNDS):
        for (run, count), values in zip(runs, found, strict=True):
            values.append(1000 * await _amortised(run, count, at_once))
    return [statistics.median(values) for values in found]


async def _amortised(run: Run, count: int, at_once: int) -> float:
    """Seconds per run, ``at_once`` of them in flight all the time."""
    left = iter(range(count))

    async def work() -> None:
        for _ in left:
            await run()

    began = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(at_once)))
    return (time.perf_counter() - began) / count


async def _median(run: Run, count: int) -> float:
    """Seconds of one run, the first left out."""
    await run()
    values = []
    for _ in range(count):
        began = time.perf_counter()
        await run()
        values.append(time.perf_counter() - began)
    return statistics.median(values)
