"""Measures a candidate on tests of pytest, collected once, beside pytest itself on the same files."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from benchmarks.figures import Figure
from sandbox import Item, Limits, Outcome, Overlay, SandboxPool, TestCase

TEXT = "def double(x): pass\n"
PROGRAM = "def double(x):\n    y = 2 * x\n    return y\n"
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
_RUNS = 40
_LIMITS = Limits(wall_s=20, cpu_s=20)


async def figures() -> AsyncIterator[Figure]:
    """A candidate on ten plain tests, and on twenty with fixtures and parameters; and pytest's own time."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "pytest.ini").write_text("[pytest]\n")
        (root / "doubling.py").write_text(PROGRAM)
        async with SandboxPool(project=root, parallel=1) as pool:
            for kind, text, about, goal in (
                ("10_plain", PLAIN, "ten plain tests", 8),
                ("20_fixtures", FIXTURES, "ten tests of two rows with fixtures", 25),
            ):
                file = root / f"test_{kind}.py"
                file.write_text(text)
                for trace in (True, False):
                    value = await _median(pool, file, text, trace)
                    how = "traced" if trace else "untraced"
                    yield Figure(f"items_ms_{kind}_{how}", value, "ms", f"{about}, {how}", f"<= {goal}")
                yield Figure(f"pytest_ms_{kind}", _pytest(file), "ms", f"{about}, by a new pytest")


async def _median(pool: SandboxPool, file: Path, text: str, trace: bool) -> float:
    """Milliseconds of one run, the first ones left out."""
    root = file.parent
    shown = Overlay(str(root / "doubling.py"), TEXT, 1, str(root), module="doubling", path=(str(root),))
    names = re.findall(r"^def (test_\d+)", text, re.MULTILINE)
    tests = [TestCase(name, "", item=Item(str(file), name)) for name in names]
    values = []
    for _ in range(_RUNS):
        began = time.perf_counter()
        result = await pool.run(PROGRAM, tests, _LIMITS, trace=trace, folder=root, overlay=shown)
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
