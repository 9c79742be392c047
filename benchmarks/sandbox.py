"""Measures runs in the sandbox, beside a fresh interpreter, a fork without confinement, and pytest itself."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from unittest.mock import AsyncMock, patch

from benchmarks.figures import Figure
from sandbox import Item, Limits, Outcome, Overlay, SandboxPool, TestCase

PROGRAM = textwrap.dedent("""\
    def clamp(value, low, high):
        if value < low:
            value = low
        if value > high:
            value = high
        return value
""")
ASSERTS = ("assert clamp(5, 1, 9) == 5", "assert clamp(-3, 1, 9) == 1", "assert clamp(12, 1, 9) == 9")
AT_ONCE = 2
ROUNDS = 7
_LIMITS = Limits(wall_s=20, cpu_s=20)

Run = Callable[[], Awaitable[None]]


def measure() -> list[Figure]:
    """All figures, from one run."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with AsyncExitStack() as stack:
        pool = await stack.enter_async_context(SandboxPool(parallel=AT_ONCE))
        bare_pool = await stack.enter_async_context(_BarePool(parallel=AT_ONCE))
        return [
            *await _runs(pool, bare_pool),
            *[figure async for figure in _starts()],
            *[figure async for figure in _items()],
        ]


async def _runs(pool: SandboxPool, bare_pool: SandboxPool) -> list[Figure]:
    tests = _cases(ASSERTS)

    async def confined() -> None:
        await _passes(pool, PROGRAM, tests)

    async def bare() -> None:
        await _passes(bare_pool, PROGRAM, tests)

    run, fork, fresh = await _in_turn([(confined, 60), (bare, 60), (_fresh, 6)], AT_ONCE)
    run_alone, fresh_alone = await _in_turn([(confined, 60), (_fresh, 6)], 1)
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
        Figure("confined_run_ms_alone", run_alone, "ms", "one after the other"),
    ]


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


def _cases(asserts: Sequence[str]) -> list[TestCase]:
    return [TestCase(f"benchmark:{number}", source) for number, source in enumerate(asserts)]


class _BarePool(SandboxPool):
    """A pool whose interpreter is not confined, for programs of ours only."""

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


# Tests of pytest, collected once

TEXT = "def double(x): pass\n"
DOUBLE = "def double(x):\n    y = 2 * x\n    return y\n"
_HEAD = "import pytest\nfrom doubling import double\n\n"
PLAIN = _HEAD + "".join(f"def test_{n}():\n    assert double({n}) == {2 * n}\n\n" for n in range(10))
FIXTURES = (
    _HEAD
    + "@pytest.fixture\ndef one():\n    return 1\n\n"
    + "@pytest.fixture\ndef pair(one):\n    yield one, one + 1\n\n"
    + "".join(
        f"@pytest.mark.parametrize('x', [{n}, -{n}])\ndef test_{n}(pair, x, tmp_path):\n"
        f"    assert double(x) == 2 * x and pair\n\n"
        for n in range(1, 11)
    )
)


async def _items() -> AsyncIterator[Figure]:
    """A candidate on ten plain tests, and on twenty with fixtures and parameters; and pytest's own time."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "pytest.ini").write_text("[pytest]\n")
        (root / "doubling.py").write_text(DOUBLE)
        async with SandboxPool(project=root, parallel=1) as pool:
            for kind, text, about, goal in (
                ("10_plain", PLAIN, "ten plain tests", 8),
                ("20_fixtures", FIXTURES, "ten tests of two rows with fixtures", 25),
            ):
                file = root / f"test_{kind}.py"
                file.write_text(text)
                for trace in (True, False):
                    value = await _item_ms(pool, file, text, trace)
                    how = "traced" if trace else "untraced"
                    yield Figure(f"items_ms_{kind}_{how}", value, "ms", f"{about}, {how}", f"<= {goal}")
                yield Figure(f"pytest_ms_{kind}", _pytest(file), "ms", f"{about}, by a new pytest")


async def _item_ms(pool: SandboxPool, file: Path, text: str, trace: bool) -> float:
    """Milliseconds of one run, the first ones left out."""
    root = file.parent
    shown = Overlay(str(root / "doubling.py"), TEXT, 1, str(root), module="doubling", path=(str(root),))
    names = re.findall(r"^def (test_\d+)", text, re.MULTILINE)
    tests = [TestCase(name, "", item=Item(str(file), name)) for name in names]
    values = []
    for _ in range(40):
        began = time.perf_counter()
        result = await pool.run(DOUBLE, tests, _LIMITS, trace=trace, folder=root, overlay=shown)
        values.append(1000 * (time.perf_counter() - began))
        if result.outcome is not Outcome.PASS:
            raise RuntimeError(f"the benchmark's own program fails: {result}")
    return statistics.median(values[5:])


def _pytest(file: Path) -> float:
    values = []
    for _ in range(3):
        began = time.perf_counter()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
        subprocess.run(command, cwd=file.parent, capture_output=True, check=True)
        values.append(1000 * (time.perf_counter() - began))
    return statistics.median(values)
